"""What holds after every move of every game."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import CHANCE
from engine.trio import moves
from engine.trio.components import COLOURS, TILES
from engine.trio.events import (
    Drew,
    Ended,
    Passed,
    TrioMade,
)
from engine.trio.game import GAME
from engine.trio.score import is_trio
from engine.trio.state import Stage
from tests.trio.games import GAMES, game
from tests.trio.invariants import Ledger, every_tile

games = given(st.integers(1, GAMES))
few = settings(max_examples=30)


@games
@few
def test_what_must_hold_holds_after_every_move(seed: int) -> None:
    ledger: Ledger | None = None
    for before, _, told, after in game(seed):
        ledger = ledger or Ledger(before)
        for event in told:
            ledger.hear(event)
        ledger.look_at(after)


@pytest.mark.rule("trio.win.trio")
@games
@few
def test_only_the_mover_can_complete_a_trio(seed: int) -> None:
    """And only by a step or an entry: both teams can never have one at once."""
    for before, move, told, after in game(seed):
        made = [
            colour
            for colour in COLOURS
            if is_trio(after.circles, after.pieces[colour], colour, after.line)
        ]
        if made:
            assert made == [before.active]
            assert isinstance(move, moves.Step | moves.Enter)
            assert after.stage is Stage.OVER
        assert [event.colour for event in told if isinstance(event, TrioMade)] == made


@games
@few
def test_the_tiles_are_those_of_the_box(seed: int) -> None:
    for _, _, _, after in game(seed):
        assert every_tile(after) == Counter(TILES)


@games
@few
def test_only_the_team_to_move_moves_and_each_move_costs_a_point(seed: int) -> None:
    for before, move, _, after in game(seed):
        if isinstance(move, moves.Step | moves.Enter):
            opponent = before.active.opponent
            assert before.pieces[opponent] == after.pieces[opponent]
            assert after.points == before.points - 1 or after.stage in (Stage.END, Stage.OVER)
            assert len(set(before.pieces[before.active]) ^ set(after.pieces[before.active])) in (
                1,
                2,
            )
        else:
            assert before.pieces == after.pieces
        assert (after.points > 0) == (after.stage is Stage.MOVE)


@games
@few
def test_turns_go_round_and_chance_never_comes_without_a_word(seed: int) -> None:
    """After a tile is laid, a draw comes only when the player has ended the turn."""
    for before, move, told, after in game(seed):
        if after.to_act == CHANCE and before.to_act != CHANCE:
            assert isinstance(move, moves.End)
        if any(isinstance(event, Passed) for event in told):
            assert after.turn == (before.turn + 1) % before.seats
        else:
            assert after.turn == before.turn or isinstance(move, moves.Start | moves.Partner)
        assert any(isinstance(event, Ended) for event in told) == (after.stage is Stage.OVER)


@games
@few
def test_no_seat_learns_what_another_drew(seed: int) -> None:
    for _, _, told, after in game(seed):
        for event in told:
            if isinstance(event, Drew):
                for viewer in (*range(after.seats), None):
                    assert (event.seen_by(viewer).pattern is None) == (viewer != event.seat)
        for viewer in range(after.seats):
            seen = GAME.observe(after, viewer)
            assert seen.hand == after.hands[viewer]
            hidden = [hand for seat, hand in enumerate(after.hands) if seat != viewer]
            assert sorted(seen.unseen) == sorted(sum(hidden, after.pile))


@games
@few
def test_a_position_reads_back_from_its_line(seed: int) -> None:
    for _, _, _, after in game(seed):
        assert str(GAME.position(str(after))) == str(after)
