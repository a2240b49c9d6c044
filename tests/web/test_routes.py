"""Addresses."""

from html import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import NAMES
from tests.web.person import Person
from web.app.routes import HOME, MISSING, PARTS, Route, read_route
from web.words import Words

ADDRESSES = {
    "#/": HOME,
    "": HOME,
    "#": HOME,
    "#/games": Route("games"),
    "#/games/": Route("games"),
    "#/new/bullfrogs": Route("new", "bullfrogs"),
    "#/table/k3x9": Route("table", "k3x9"),
    "#/rules/bullfrogs": Route("rules", "bullfrogs"),
    "#/rules/bullfrogs/bullfrogs.deploy.line": Route("rules", "bullfrogs", "bullfrogs.deploy.line"),
    "#/table/a%2Fb": Route("table", "a/b"),
    "#/table": Route("games"),
    "#/replay": Route("games"),
    "#/share/": Route("games"),
    "#/review": Route("games"),
    "#/open": Route("games"),
    "#/new": HOME,
    "#/rules": HOME,
    "#/learn": HOME,
    "#/teach": Route("teach"),
    "#/python": Route("python"),
    "#/far": Route("far"),
    "#/table/a/b": MISSING,
    "#/games/of/chance": MISSING,
    "#/home": MISSING,
    "#/nowhere": MISSING,
    "#//": HOME,
    "#/new//": HOME,
    "#/learn//first": MISSING,
    "#/learn\0": MISSING,
}


@pytest.mark.parametrize(("text", "route"), ADDRESSES.items())
def test_an_address_is_read(text: str, route: Route) -> None:
    assert read_route(text) == route


@given(st.sampled_from(["table", "new"]), st.text(min_size=1))
def test_an_address_round_trips(page: str, name: str) -> None:
    route = Route(page, name)
    assert read_route(str(route)) == route


@given(st.text() | st.sampled_from(sorted(PARTS)) | st.from_regex(r"#/[a-z]+(/.*)?"))
def test_any_text_is_some_page(text: str) -> None:
    assert read_route(text).page in {"home", "missing", *PARTS}


@pytest.mark.parametrize(
    "route",
    ["#/nowhere", "#/table/none", "#/new/chess", "#/rules/chess", "#/rules/chess/x", "#/%00"],
)
def test_an_address_that_leads_nowhere_has_a_sentence_and_a_way_home(route: str) -> None:
    person = Person(route=route)
    assert 'class="note"' in person.html
    assert 'href="#/"' in person.html


@pytest.mark.parametrize("page", sorted(page for page in PARTS if page))
def test_the_beginning_of_any_address_leads_somewhere(page: str) -> None:
    person = Person(route=f"#/{page}")
    assert escape(Words("en")("app.missing.title")) not in person.html


def test_lessons_of_all_games_are_found_where_no_game_is_said() -> None:
    person = Person(route="#/learn")
    for game in NAMES:
        assert f'href="#/learn/{game}' in person.html


def test_an_unknown_rule_opens_the_book() -> None:
    person = Person(route="#/rules/bullfrogs/bullfrogs.no-such-rule")
    assert "The fight for the pond" in person.text


def test_a_page_turned_to_begins_at_its_top() -> None:
    person = Person().visit("#/settings")
    operations = [(effect["op"], effect.get("id")) for effect in person.latest]
    assert operations.index(("patch", "app")) < operations.index(("focus", "title"))
    assert ("scroll", "top") in operations


def test_the_same_address_again_changes_nothing() -> None:
    person = Person().visit("#/settings").visit("#/settings")
    assert person.latest == []
