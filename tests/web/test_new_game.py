"""Preparing a game."""

import re

import pytest

from engine.core.game import NOBODY
from engine.games import NAMES
from tests.web.person import Person
from web.app.saves import FINISHED, write_finished

pytestmark = pytest.mark.usefixtures("table")


@pytest.fixture
def person() -> Person:
    """Somebody about to choose who plays."""
    return Person().visit("#/new/bullfrogs")


def head(person: Person) -> str:
    """The beginning of the match's line, before the first move, but for the name of the deal."""
    return re.sub(r" deal=[0-9a-z-]+", "", person.line.partition(" | ")[0])


def test_it_can_be_started_as_it_is(person: Person) -> None:
    assert head(person.do("start")) == (
        "serao/1 bullfrogs colours=GB first=random human:Guest novice:Moth"
    )


def test_everything_chosen_is_in_the_match(person: Person) -> None:
    person.fill_in("new", seats="3")
    person.fill_in("new", kind_0="greedy", kind_1="human", kind_2="random", name_1="Ana")
    person.fill_in("new", colour_0="Y").fill_in("new", colour_1="R").fill_in("new", first="2")
    assert head(person.do("start")) == (
        "serao/1 bullfrogs colours=YRB first=2 greedy:Owl human:Ana random:Bat"
    )


def test_four_levels_are_offered_and_one_of_an_older_game_stays(person: Person) -> None:
    four = ("novice", "player", "expert", "master")
    assert all(f'<option value="{level}"' in person.html for level in four)
    assert 'value="greedy"' not in person.html
    person.fill_in("new", kind_1="greedy")
    assert '<option value="greedy" selected' in person.html


def test_the_form_shows_what_was_filled_in(person: Person) -> None:
    person.fill_in("new", seats="4", name_0="Ana", colour_0="R")
    assert 'value="Ana"' in person.html
    assert person.html.count('class="chair"') == 4
    assert 'data-colour="R" id="chair-0"' in person.html


def test_who_takes_another_colour_gives_theirs(person: Person) -> None:
    person.fill_in("new", colour_0="B", colour_1="B")
    assert head(person.do("start")).startswith("serao/1 bullfrogs colours=BG ")


def test_nobody_shares_a_colour_when_more_sit_down(person: Person) -> None:
    person.fill_in("new", colour_0="R", colour_1="G")
    person.fill_in("new", seats="4")
    chairs = person.app.model.draft
    assert chairs is not None
    assert sorted(chair.colour for chair in chairs.chairs) == ["B", "G", "R", "Y"]
    assert [chair.colour for chair in chairs.chairs[:2]] == ["R", "G"]


def test_a_seat_that_is_taken_away_cannot_start(person: Person) -> None:
    person.fill_in("new", seats="3", first="3")
    person.fill_in("new", seats="2", first="3")
    assert " first=random " in head(person.do("start"))


def test_what_is_not_offered_changes_nothing(person: Person) -> None:
    person.fill_in("new", seats="9", kind_0="queen", colour_0="Z", first="7")
    assert head(person.do("start")) == (
        "serao/1 bullfrogs colours=GB first=random human:Guest novice:Moth"
    )


def test_a_name_is_tidied_cut_and_never_markup(person: Person) -> None:
    person.fill_in("new", name_0="  <b>Ana</b>  &\n“Bento” and all of the others ")
    person.do("start")
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.match.players[0].name == "<b>Ana</b> & “Bento” and"
    assert "<b>Ana" not in person.html
    assert "&lt;b&gt;Ana" in person.html
    assert person.reload().app.model.sitting is not None


def test_the_name_is_remembered(person: Person) -> None:
    person.fill_in("new", name_0="Ana").do("start")
    again = person.reload().visit("#/new/bullfrogs")
    assert 'value="Ana"' in again.html
    assert "human:Ana" in again.do("start").line


def test_a_new_game_is_not_haunted_by_one_that_is_over() -> None:
    person = Person().fill_in("settings", pace="quick").visit("#/new/trio")
    person.fill_in("new", seats="4", kind_0="novice").do("start").wait_for_bots()
    assert person.state.to_act == NOBODY
    assert person.visit("#/new/trio").html.count('class="chair"') == 2


@pytest.mark.parametrize(("finished", "kind"), [(0, "novice"), (1, "player")])
def test_a_first_game_is_against_beginners(finished: int, kind: str) -> None:
    person = Person({FINISHED: write_finished({"trio": finished})})
    assert head(person.do("quick trio")).endswith(f" human:Guest {kind}:Moth")
    assert f'<option value="{kind}" selected>' in person.visit("#/new/trio").html


@pytest.mark.parametrize(("finished", "food"), [(0, "first-game"), (1, "shuffled")])
def test_a_first_game_is_prepared_as_the_rulebook_advises(finished: int, food: str) -> None:
    person = Person({FINISHED: write_finished({"ratland": finished})})
    assert f'id="food-{food}" checked>' in person.visit("#/new/ratland").html
    assert head(person.do("start")).startswith(f"serao/1 ratland food={food} ")
    assert head(person.visit("#/games").do("quick ratland")).startswith(
        f"serao/1 ratland food={food} "
    )


def test_an_unknown_game_has_a_sentence(person: Person) -> None:
    assert "This address leads to no page" in person.visit("#/new/chess").text
    person.do("start")


def test_the_home_page_counts_who_can_play() -> None:
    seats = re.findall(r'class="seats">([^<]*)', Person().html)
    assert seats == ["1 to 4 players", "2 to 4 players", "2 or 4 players", "2 players"]


def test_each_game_of_the_first_screen_leads_to_its_own_place() -> None:
    person = Person()
    for name in NAMES:
        assert f'id="game-{name}"' in person.do(f"see {name}").html
        assert person.focus == f"game-{name}"
        assert {"op": "scroll", "id": f"game-{name}", "block": "start"} in person.latest
    assert person.do("see chess").latest == []


def test_who_turns_back_from_a_new_game_finds_the_form_as_it_was_filled_in(person: Person) -> None:
    person.fill_in("new", seats="3", name_1="Rui", kind_1="human").do("start")
    assert 'value="Rui"' in person.visit("#/new/bullfrogs").html
    assert person.html.count('class="chair"') == 3


def test_a_game_is_started_once_however_often_it_is_said(person: Person) -> None:
    begun = person.do("start").route
    assert person.do("start").route == begun
