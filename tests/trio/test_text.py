"""The text forms of moves and positions."""

import pytest

from engine.core.game import BadTextError
from engine.trio.game import GAME

PLACE = "YR 1 place; start=RYRY n1=RRYY; Y start.n; hands RRYY,RYYY RRRY,RYRY; pile 1RRRR 4RRRY"


@pytest.mark.parametrize(
    "text",
    [
        "show RRYY",
        "start 4",
        "draw RYYY",
        "place RYYR n1e2",
        "step start.n n1.e",
        "enter start.w",
        "stop",
        "end",
    ],
)
def test_a_move_reads_back(text: str) -> None:
    assert str(GAME.move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place RRYX n1",
        "place RYY n1",
        "place RYYR",
        "place RYYR n1 n1",
        "draw YYRR",
        "start 0",
        "start 5",
        "start 01",
        "step start.n n1",
        "step n1.s n1.e",
        "Stop",
        "stop ",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadTextError):
        GAME.move(text)


def test_a_position_reads_back() -> None:
    for text in (
        PLACE,
        f"{PLACE}; options touching lenient",
        PLACE.replace("place", "end").replace("RRYY,RYYY", "RYYY"),
        PLACE.replace("place", "move 3").replace("RRYY,RYYY", "RYYY").replace("n1", "e1=RRRR n1"),
        "YRYR 3 over; start=RRYY n1=RRRR; hands - - - -".replace("; hands - - - -", ""),
        "YRYR 2 deal; start=RRYY; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY",
        "YR 1 start; -; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY",
    ):
        assert str(GAME.position(text)) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("YR 1", "RY 1"),
        ("YR 1", "YRY 1"),
        ("YR 1", "YR 3"),
        ("YR 1", "YR 0"),
        ("place", "think"),
        ("place", "place 2"),
        ("place", "move"),
        ("place", "move 2"),  # with two tiles in hand, nothing has been laid yet
        ("place", "end"),
        ("place", "deal"),
        ("place", "over"),
        ("start=RYRY", "start=RRRR"),
        ("start=RYRY", "n2=RYRY"),
        ("n1=RRYY", "n2=RRYY"),  # not beside another tile
        ("n1=RRYY", "start=RRYY"),
        ("Y start.n", "Y start.e"),  # no circle
        ("Y start.n", "Y start.n start.n"),
        ("Y start.n", "Y start.n; R start.n"),
        ("Y start.n", "G start.n"),
        ("RRYY,RYYY", "RRYY,RYYY,RYYY"),
        ("RRYY,RYYY", "YYRR,RYYY"),
        ("RRYY,RYYY RRRY,RYRY", "RRYY,RYYY"),
        ("1RRRR", "3RRRR"),  # more than there are in the box
        ("1RRRR", "999999RRRR"),
        ("1RRRR", "RRRR"),
        ("; pile", "; hands"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    assert old in PLACE
    with pytest.raises(BadTextError):
        GAME.position(PLACE.replace(old, new, 1))


@pytest.mark.rule("trio.first")
def test_only_a_pair_before_its_first_tile_chooses() -> None:
    hands = "hands RRYY,RYYY RRRY,RYRY RRYY,RYYY RRRY,RYRY"
    good = f"YRYR 2 place choosing; start=RRYY; {hands}"
    assert str(GAME.position(good)) == good
    for old, new in (
        ("place choosing", "move 2 choosing"),
        ("place choosing", "choosing"),
        ("place choosing", "place choosing choosing"),
        ("start=RRYY", "start=RRYY n1=RRYY"),
        ("hands RRYY,RYYY", "hands RRYY"),
        (good, "YR 1 place choosing; start=RRYY; hands RRYY,RYYY RRRY,RYRY"),
    ):
        assert old in good
        with pytest.raises(BadTextError):
            GAME.position(good.replace(old, new, 1))


def test_a_game_that_is_over_has_a_reason() -> None:
    row = "start=RYRY w1=RYRY e1=RYRY e2=RYRY; Y start.w start.e e1.e; hands RRYY RRYY,RRYY"
    assert GAME.position(f"YR 1 over; {row}").outcome() is not None
    for step in ("place", "move 1", "end"):
        with pytest.raises(BadTextError):
            GAME.position(f"YR 1 {step}; {row}")
    with pytest.raises(BadTextError):
        GAME.position("YR 1 over; start=RYRY; hands RRYY -")


@pytest.mark.parametrize("options", ["diagonal strict", "axis", "axis strict lenient"])
def test_unknown_options_are_refused(options: str) -> None:
    with pytest.raises(BadTextError):
        GAME.position(f"{PLACE}; options {options}")


def test_the_seats_and_options_of_a_game() -> None:
    assert GAME.seats == (2, 4)
    assert [(option.id, option.choices) for option in GAME.options(4)] == [
        ("trio_line", ("axis", "touching")),
        ("place", ("strict", "lenient")),
        ("first", ("random", "1", "2", "3", "4")),
    ]
    for seats, options in ((3, {}), (2, {"first": "3"}), (2, {"place": "anywhere"})):
        with pytest.raises(BadTextError):
            GAME.start(seats, options)


def test_a_chosen_seat_begins() -> None:
    state = GAME.start(4, {"first": "3", "place": "lenient"})
    assert str(state) == (
        "YRYR 3 show; -; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY; options axis lenient"
    )
    assert GAME.start(4, {}).chance() == [(GAME.move(f"start {seat}"), 1) for seat in range(1, 5)]
