"""What is kept is kept twice: which of two copies holds, and that nothing readable is lost."""

import json
from typing import Any

import pytest

from engine.core.game import CHANCE
from engine.core.match import read_match
from engine.games import load
from tests.web.person import EVENING, Person, greedily
from web.app.model import Preferences
from web.words import Words

pytestmark = pytest.mark.usefixtures("table")

HEAD = "serao/1 bullfrogs colours=GB first=1 deal=fog"
DAMAGED = f"{HEAD} human:Ana human:Rui | draw"


def entry(key: str, text: str | None, newer: bool | None = True) -> dict[str, Any]:
    """The mirror holds another text."""
    return {"key": key, "text": text, "newer": newer}


def lines() -> tuple[str, str]:
    """A match when somebody is to decide, and when they have decided and are to decide again."""
    match = read_match(f"{HEAD} human:Ana human:Rui", load)
    while match.state.to_act == CHANCE:
        match.roll()
    shorter = str(match)
    match.play(greedily(match.state))
    assert match.state.to_act == 0
    return shorter, str(match)


SHORTER, LONGER = lines()
KEY = "serao.match.m"


def met(mine: str | None, other: str | None, newer: bool | None) -> Person:
    """Somebody whose browser keeps `mine`, its mirror `other`."""
    storage = {} if mine is None else {KEY: mine}
    return Person(storage, route="#/table/m", mirror=[entry(KEY, other, newer)])


@pytest.mark.parametrize(
    ("mine", "other", "newer", "holds"),
    [
        (SHORTER, LONGER, True, LONGER),  # the browser was killed
        (LONGER, SHORTER, True, SHORTER),  # killed after an undo
        (LONGER, SHORTER, False, LONGER),  # the mirror was not there for a while
        (SHORTER, LONGER, False, SHORTER),  # the same, after an undo
        (SHORTER, LONGER, None, LONGER),  # nobody knows
        (LONGER, SHORTER, None, LONGER),
        (None, LONGER, True, LONGER),  # killed in the first game of all
        (None, LONGER, None, LONGER),  # only the mirror is left
        (None, LONGER, False, None),  # deleted while the mirror was not there
        (LONGER, None, True, None),  # killed after it was deleted
        (LONGER, None, None, None),
        (LONGER, None, False, LONGER),  # deleted, then brought again
        (DAMAGED, SHORTER, False, SHORTER),  # what can be read holds
        (LONGER, DAMAGED, True, LONGER),
        (LONGER, "", True, LONGER),
        (DAMAGED, DAMAGED[:20], True, DAMAGED),  # for another version of the site, maybe
        (None, DAMAGED, True, DAMAGED),
    ],
)
def test_of_two_copies_one_holds(
    mine: str | None, other: str | None, newer: bool | None, holds: str | None
) -> None:
    person = met(mine, other, newer)
    assert person.storage is not None
    assert person.storage.get(KEY) == holds
    assert ('id="stage"' in person.html) == (holds in (SHORTER, LONGER))
    changed = holds != mine or (mine is None and other is None)
    told = person.mirrored == [KEY]
    unreadable = {mine, other} == {DAMAGED, DAMAGED[:20]}
    assert changed + told == (not unreadable), "the other copy must be told, once"


@pytest.mark.parametrize(("mine", "other"), [(DAMAGED, LONGER), (LONGER, DAMAGED)])
def test_a_damaged_copy_gives_way_but_is_not_lost(mine: str, other: str) -> None:
    person = met(mine, other, newer=mine == LONGER)
    assert person.storage is not None
    assert sorted(person.storage.values()) == sorted([DAMAGED, LONGER])
    assert person.storage[KEY] == LONGER
    assert "is damaged" in person.visit("#/games").text


def test_an_undo_outlives_the_browser() -> None:
    person = Person({KEY: LONGER}, route="#/table/m").do("lift").do("undo")
    assert person.line == SHORTER
    again = Person({KEY: LONGER}, route="#/table/m", mirror=[entry(KEY, person.line)])
    assert again.line == SHORTER


@pytest.mark.parametrize(
    ("mine", "other", "newer", "theme"),
    [
        ('{"theme": "dark"}', '{"theme": "light"}', True, "light"),
        ('{"theme": "dark"}', '{"theme": "light"}', False, "dark"),
        ('{"theme": "dark"}', "[" * 100_000, True, "dark"),
        ("{", '{"theme": "light"}', False, "light"),
        (None, '{"theme": "light"}', True, "light"),
    ],
)
def test_preferences_have_a_second_copy(
    mine: str | None, other: str, newer: bool, theme: str
) -> None:
    key = "serao.preferences"
    person = Person({} if mine is None else {key: mine}, mirror=[entry(key, other, newer)])
    assert person.app.model.preferences == Preferences(theme=theme)
    assert person.reload().app.model.preferences == Preferences(theme=theme)


def test_what_is_no_match_and_no_json_has_a_second_copy_too() -> None:
    person = Person({"serao.else": "a"}, mirror=[entry("serao.else", "b")])
    assert person.storage == {"serao.else": "b"}


def test_when_a_match_changed_comes_back_with_it() -> None:
    times = json.dumps({"m": EVENING - 7_260_000})
    person = Person({}, mirror=[entry(KEY, SHORTER), entry("serao.matches", times)])
    assert "2 hours ago" in person.visit("#/games").text


@pytest.mark.parametrize(
    "mirror", [{}, {"key": 1}, {"key": KEY, "text": 5, "newer": True}, {"key": KEY}, 7, None, []]
)
def test_an_entry_that_makes_no_sense_is_as_if_it_were_not_there(mirror: Any) -> None:
    person = Person({KEY: SHORTER}, mirror=[mirror])
    assert (person.storage, person.mirrored) == ({KEY: SHORTER}, [])


def test_a_mirror_that_comes_late_is_still_heard() -> None:
    person = Person({KEY: SHORTER}, route="#/table/m")
    person.hear_of_mirror(entry(KEY, LONGER))
    assert person.line == LONGER
    assert person.app.model.sitting is not None
    assert str(person.app.model.sitting.match) == LONGER
    assert Words("en")("app.elsewhere.title") not in person.prompt, "it was no other window"
    person.play(greedily, 1)


def test_a_mirror_that_comes_late_brings_a_whole_match() -> None:
    person = Person({}, route="#/table/m")
    assert "No such game here" in person.text
    assert 'id="stage"' in person.hear_of_mirror(entry(KEY, LONGER)).html
    person.visit("#/").hear_of_mirror(entry("serao.match.n", SHORTER))
    assert 'id="stage"' in person.visit("#/table/n").html
