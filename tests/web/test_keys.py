"""Keys of a table: what is marked with them, and whether they are wanted at all."""

import re

import pytest

from engine.games import NAMES
from tests.web.person import Person
from web.pages.sheet import KEYS
from web.words import LANGUAGES, Words

MOVING = (
    "serao/1 trio trio_line=axis place=strict first=1 random:Ana human:Bento | show RYRY "
    "| draw RRRY | draw RRYY | draw RRRY | draw RRRR | place RYRR n1 | stop | end | draw RYYY "
    "| place RRRY e1"
)
"""Bento may bring a piece in."""
LAYING = MOVING.rpartition(" | ")[0]
"""Bento is to lay a tile."""
PLACING = (
    "serao/1 ratland food=first-game first=1 human:Ana random:Bento | event abundance | food 1"
)
"""Ana is about to place seven rats."""


def at_table(game: str, **kept: str) -> Person:
    """Somebody whose turn it is."""
    return Person(kept).do(f"quick {game}").wait_for_bots()


def keys(person: Person) -> dict[str, str]:
    """For each key on the page, the id of what it presses."""
    tags = re.findall(r"<[^>]*\bdata-key=[^>]*>", person.html)
    found = {}
    for tag in tags:
        (id,) = re.findall(r'\bid="([^"]+)"', tag)
        for key in re.findall(r'data-key="([^"]+)"', tag)[0].split():
            assert key not in found, f"{key} presses {found[key]} and {id}"
            found[key] = id
    return found


@pytest.mark.parametrize("game", NAMES)
def test_a_key_presses_one_thing(game: str) -> None:
    person = at_table(game)
    found = keys(person)
    assert found.items() >= {"?": "help", "h": "hint", "t": "twin"}.items()
    assert ("u" in found) != (found.get("r") == "show-again")  # one place for both
    assert ("1" in found) == (game in ("bullfrogs", "trio"))  # in the others no card is held yet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_sheet_says_what_keys_do(game: str, language: str) -> None:
    person = Person(language=language).do(f"quick {game}").wait_for_bots()
    known = {key.lower() for key, _ in KEYS if len(key) == 1}
    assert {key for key in keys(person) if len(key) == 1 and not key.isdigit()} <= known
    person.do("help")
    words = Words(language)
    assert words("app.keys.i") in person.text
    assert words(f"{game}.keys") in person.text
    assert words("app.keys.off") not in person.text


def test_n_presses_the_coloured_button_or_goes_to_the_others_or_tells_what_can_be_done() -> None:
    person = Person({"serao.match.one": MOVING}, route="#/table/one")
    assert keys(person)["n"] == "offers"  # to move no more, or something on the board
    person.tap("stop")
    assert keys(person)["n"] == "offer-0"  # drawing a tile is all there is to do
    person = Person({"serao.match.one": LAYING}, route="#/table/one")
    assert keys(person)["n"] == "ask-now"


def test_letters_are_no_keys_for_those_who_do_not_want_them() -> None:
    person = at_table("trio")
    assert " data-letters" in person.html
    assert "data-letters" not in person.visit("#/settings").html
    assert re.search(r'id="letters"[^>]* checked', person.html)
    person.fill_in("settings", forced="yes", explain="yes")
    assert "data-letters" not in person.do("quick trio").html
    assert Words("en")("app.keys.off") in person.do("help").text
    assert "data-letters" not in person.reload().html
    again = person.reload().visit("#/settings").fill_in("settings", letters="yes")
    assert " data-letters" in again.do("quick trio").html


def test_pieces_beside_the_hand_have_keys() -> None:
    person = Person({"serao.match.one": MOVING}, route="#/table/one")
    assert keys(person).get("0") == "reserve"
    pond = at_table("bullfrogs")
    move = next(iter(pond.state.moves()))
    pond.tap(*pond.still_to_tap("bullfrogs", move))
    found = keys(pond)
    assert found.get("9") == "reserve-frog"
    assert found.get("0") == "reserve-bullfrog"


def test_rats_are_counted_by_keys() -> None:
    person = Person({"serao.match.one": PLACING}, route="#/table/one")
    assert 'data-counts="tap count dump"' in person.html

    def planned() -> tuple[str, ...]:
        assert person.app.model.sitting is not None
        return person.app.model.sitting.picked

    assert planned() == ()
    person.tap("count dump 3", "count city +")
    assert planned() == ("dump=3", "city=1")
    person.tap("count dump -", "count city 0")
    assert planned() == ("dump=2",)
    person.tap("count dump 8")
    assert planned() == ("dump=2",)
    assert "#/rules/ratland/" in person.prompt
    person.tap("count pantry 2")
    assert planned() == ("dump=2",)


@pytest.mark.parametrize("game", ["bullfrogs", "trio"])
def test_what_a_digit_picks_up_is_said_by_its_name(game: str) -> None:
    person = at_table(game)
    (tag,) = re.findall(r'<button[^>]*data-key="2"[^>]*>', person.html)
    (name,) = re.findall(r'aria-label="([^"]+)"', tag)
    (what,) = re.findall(r'data-do="([^"]+)"', tag)
    said = person.do(what).said
    assert said[0].rstrip(".") == name
    assert person.text_of_prompt in said[1]
    if game == "bullfrogs":  # a tile that is tapped again is turned
        assert name not in " ".join(person.press("Escape").said)
