"""Whatever comes in from outside is read or refused as documented, and never breaks anything."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES
from tests.conformance.texts import ANYTHING
from tests.web.person import Person
from web.app.messages import read_message
from web.app.model import NAME_LENGTH, Model
from web.app.preparing import changed, new_draft, start, tidy
from web.app.routes import read_route
from web.app.saves import open_match, read_preferences, read_results, read_shelf

JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), ANYTHING),
    lambda inside: st.one_of(st.lists(inside), st.dictionaries(ANYTHING, inside)),
    max_leaves=12,
)


@given(st.one_of(JSON.map(json.dumps), ANYTHING))
def test_a_message_is_read_or_refused_as_it_says(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_message(text)


NO_MESSAGES = {
    "a deep list": "[" * 100_000,
    "a deep object": '{"kind":' * 100_000,
    "a giant number": "9" * 10_000,
    "no word": '{"kind": []}',
    "a list": "[]",
    "nothing": "null",
    "half of one": '{"kind": "do"}',
}


@pytest.mark.parametrize("text", NO_MESSAGES.values(), ids=NO_MESSAGES)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_message(text)


@given(st.sampled_from(["", "#/table/", "#/rules/bullfrogs/", "#/new/"]), ANYTHING)
def test_any_address_is_some_page_with_an_address(page: str, text: str) -> None:
    route = read_route(page + text)
    str(route).encode()
    assert route.page == "missing" or read_route(str(route)) == route


@given(JSON, ANYTHING)
def test_what_is_kept_is_read_whatever_it_is(data: object, text: str) -> None:
    for kept in (json.dumps(data), text, json.dumps({"name": data}), json.dumps([data])):
        read_preferences(kept).name.encode()
        read_results(kept)
        shelf = read_shelf({"serao.match.k3x9": kept, "serao.matches": kept})
        match = open_match(shelf["k3x9"].text)
        assert isinstance(match, Match | str)


@given(ANYTHING)
def test_any_name_becomes_one_that_can_be_kept(text: str) -> None:
    name = tidy(text)
    assert len(name) <= NAME_LENGTH
    str(Player(HUMAN, name)).encode()
    assert tidy(name) == name


FIELDS = (
    *("seats", "first", "food", "place", "trio_line"),
    *(f"{field}-{seat}" for field in ("name", "kind", "colour") for seat in range(4)),
)
CHOICES = ("1", "2", "3", "4", "G", "B", "human", "greedy", "first-game", "lenient")


@given(
    st.sampled_from(NAMES),
    st.dictionaries(st.sampled_from(FIELDS), st.one_of(ANYTHING, st.sampled_from(CHOICES))),
)
def test_a_new_game_can_be_played_however_its_form_was_filled_in(
    name: str, values: dict[str, str]
) -> None:
    model = Model()
    sat, id = start(model, changed(new_draft(model, name), values))
    assert sat.sitting is not None
    str(sat.sitting.match).encode()
    assert id.isalnum()


def test_a_name_with_half_a_character_is_kept_without_it() -> None:
    """A field that is cut to its length may cut a picture letter in two."""
    person = Person().visit("#/new/bullfrogs").fill_in("new", name_0="Ana \ud83d")
    person.do("start")
    assert "human:Ana " in person.line
