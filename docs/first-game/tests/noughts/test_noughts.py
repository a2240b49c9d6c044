"""The rules of noughts and crosses."""

import pytest

from engine.noughts import GAME
from tests.telling import Telling

telling = Telling(GAME)
refused, moves, ending = telling.refused, telling.moves, telling.ending


@pytest.mark.rule("noughts.turn")
def test_seats_take_turns_until_it_is_over() -> None:
    assert telling.after("X--------", "mark b2").board == "X---O----"
    assert refused("XXXOO----", "mark a1") == "noughts.turn"
    assert moves("XXXOO----") == set()


@pytest.mark.rule("noughts.square")
def test_a_mark_goes_on_an_empty_square() -> None:
    assert refused("X--------", "mark a3") == "noughts.square"
    assert len(moves("X--------")) == 8


@pytest.mark.rule("noughts.win.line")
@pytest.mark.parametrize("position", ["XX-OO----", "X-OX-O---", "X-OOX----", "O-XOX----"])
def test_three_in_a_line_win(position: str) -> None:
    wins = [move for move in moves(position) if telling.after(position, move).outcome()]
    assert len(wins) == 1
    outcome = ending(position, *wins)
    assert (outcome.winners, str(outcome.rule)) == ((0,), "noughts.win.line")


@pytest.mark.rule("noughts.draw")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    outcome = ending("OXOOXXXO-", "mark c1")
    assert (outcome.winners, str(outcome.rule)) == ((0, 1), "noughts.draw")


@pytest.mark.parametrize("text", ["", "XO", "XX-------", "O--------", "XXXOOO---", "XY-------"])
def test_other_texts_are_no_boards(text: str) -> None:
    with pytest.raises(ValueError, match="board"):
        GAME.position(text)
