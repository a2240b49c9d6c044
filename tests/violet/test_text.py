"""Moves and positions as text."""

from random import Random

import pytest

from engine.core.game import BadTextError
from engine.violet import GAME
from engine.violet.components import TORECH, VIOLET, parse_path, path_text
from tests.violet.forest import scene

MOVES = (
    *("offer howl", "choose fear-in-the-air", "arrange gust storm howl", "deal lake7"),
    *("first torech", "pick forest3", "lead lake7", "follow mine2", "advance", "rest"),
    *("reveal sleeve", "activate gust", "place faery-ring 9", "improvise 9 lake", "show"),
    *("consult", "swap mine2 lake9", "draw lake1", "keep lake1 lake2 forest3 mine4"),
    *("look mine9", "take mine9", "plan", "bonus mountain", "sleeve lake1 mine2", "ingenuity"),
    "pass",
)


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_back(text: str) -> None:
    assert str(GAME.move(text)) == text
    assert GAME.move(text) == GAME.move(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", "lead", "lead lake0", "lead lake10", "lead Lake7", "lead lake7 mine2", "lead  lake7"),
        *("first 1", "place howl", "place faery-ring -1", "place faery-ring 09", "improvise 9 -"),
        *("keep lake2 lake1 forest3 mine4", "keep lake1 lake1 forest3 mine4", "keep lake1"),
        *("offer rain", "bonus sea", "pass pass"),
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(BadTextError):
        GAME.move(text)


def test_a_path_is_a_letter_for_each_space() -> None:
    assert path_text(parse_path("...LFMG...")) == "...LFMG..."
    assert path_text(parse_path("...L.G.")) == "...L.G.", "the Precipice has become a Mine"
    for text in ("", "..", "LX..", "...l.."):
        with pytest.raises(BadTextError):
            parse_path(text)


def test_a_position_reads_back_with_all_it_may_hold() -> None:
    state = scene(
        "after torech torech",
        top="lake5,lake6",
        hands="lake1,lake2,lake3 mine1,mine2,mine3,mine4",
        trick="torech lake mountain8 forest8",
        discard="mountain8,forest8",
        feared="lake7,mine7 -",
        path="...LLFFFMMMMGGG... 3",
        fireflies="-",
        bonuses="-vtx",
        ring="9",
        air="2",
        revealed="sleeve,planning",
        kept="planning",
        ahead="-2:howl",
        refused="gust,storm,off-track",
        violet="mine1:tk lake4:tk 1t:lake4,mine1 top:lake5",
    )
    text = str(state)
    assert str(GAME.position(text)) == text
    assert GAME.observe(state, 0).known_top == (4,)
    assert GAME.observe(state, 1).known_top == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lead violet violet", "lead violet"),
        ("lead violet violet", "lead torech violet"),
        ("lead violet violet", "follow torech violet"),
        ("lead violet violet", "over violet violet"),
        ("fuel 16 0", "fuel 17 0"),
        ("fuel 16 0", "fuel 0 0"),
        ("fear -16", "fear 0"),
        ("fear -16", "fear -17"),
        ("lake1,lake2", "lake1,lake1"),
        ("bonuses ----", "bonuses ---"),
        ("; discard -", ""),
        ("; discard -", "; discard -; discard -"),
        ("; discard -", "; discard -; weather fine"),
        ("; discard -", "; discard -; ring 40"),
        ("; discard -", "; discard -; kept sleeve"),
        ("; discard -", "; discard -; revealed gust; pending gust"),
        ("; discard -", "; discard -; ahead -2:gust,-7:howl"),
        ("; discard -", "; discard -; violet lake1:d"),
        ("; discard -", "; discard -; violet top:lake1,lake1"),
        ("; discard -", "; discard -; violet 2k:lake1,lake5"),
        ("; discard -", "; discard -; looked 1"),
        ("; discard -", "; discard -; waiting"),
        ("; discard -", "; discard -; precipices 0"),
        ("; discard -", "; discard -; precipices 3"),
    ],
)
def test_what_cannot_be_is_not_read(old: str, new: str) -> None:
    text = str(scene())
    assert old in text
    with pytest.raises(BadTextError):
        GAME.position(text.replace(old, new, 1))


REFILL = {
    "hands": "lake1,lake2,lake3 mine1,mine2,mine3",
    "trick": "torech - mountain3 forest8",
    "discard": "mountain3,forest8",
}
"""Torech has won with a 3, and neither has refilled."""


@pytest.mark.parametrize(
    ("head", "sections"),
    [
        ("pick violet torech", {}),
        ("draw torech torech", {}),
        ("consult torech torech", {}),
        ("show torech torech", {}),
        ("effect torech torech", {}),
        ("effect torech torech", {"waiting": ""}),
        ("pick torech torech", {"waiting": ""}),
        ("look torech torech", {"waiting": ""}),
        ("effect torech torech", {"waiting": "", "bonuses": "v---"}),
    ],
)
def test_a_refill_that_cannot_be_is_not_read(head: str, sections: dict[str, str]) -> None:
    """The winner refills first, and each step belongs to the effect of a card that was played."""
    assert scene("look torech torech", **REFILL)
    assert scene("effect torech torech", **REFILL, waiting="", bonuses="t---")
    with pytest.raises(BadTextError):
        scene(head, **REFILL, **sections)


def test_what_a_seat_doubts_an_onlooker_cannot_know() -> None:
    state = scene("pick torech torech", **REFILL, violet="mine1:td mountain3:td 1t:mine1,mountain3")
    assert GAME.observe(state, VIOLET).known_hands[TORECH] == (28, 29)
    assert GAME.observe(state, None).known_hands[TORECH] == (28, 29)
    for seed in range(10):
        world = GAME.determinize(GAME.observe(state, VIOLET), Random(seed))
        assert str(GAME.position(str(world))) == str(world)


def test_a_seat_knows_its_own_hand_and_what_it_has_looked_at() -> None:
    state = scene("look torech torech", **REFILL, top="lake5,lake6", looked="2", torech="mine1:td")
    seen = GAME.observe(state, TORECH)
    assert seen.known_hands[TORECH] == seen.hand
    assert seen.known_top == (4, 5)


def test_what_a_reader_wrote_wrong_is_named() -> None:
    with pytest.raises(BadTextError) as refused:
        GAME.position(str(scene()).replace("mine9", "mine10"))
    assert refused.value.text == "mine10"
