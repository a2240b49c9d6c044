"""What changes is told, in whole games: log, voice and pictures know of nothing else."""

from itertools import pairwise

import pytest

from engine.core.game import Event
from engine.violet import events, moves
from engine.violet.moves import Move
from engine.violet.play import State
from engine.violet.state import Stage
from tests.telling import every, only
from tests.violet.games import game

SEEDS = range(24)


def turns_and_piles(before: State, move: Move, told: list[Event], after: State) -> None:
    outcome = after.outcome()
    assert bool(every(events.Ended, told)) == (outcome is not None)
    if outcome is not None:
        ended = only(events.Ended, told)
        assert (outcome.winners, outcome.rule) == ((ended.winner,), ended.rule)
    if after.deck_size > before.deck_size and not isinstance(move, moves.Keep):
        assert events.Reshuffled(after.deck_size) in told


def ways(before: State, told: list[Event], after: State) -> None:
    steps = [(event.source, event.target) for event in every(events.Advanced, told)]
    assert steps == [(before.violet, after.violet)] * (before.violet != after.violet)
    for kind, was, now in (
        (events.FearMoved, before.fear, after.fear),
        (events.LanternChanged, before.fuel, after.fuel),
    ):
        changes = [tuple(vars(event).values()) for event in every(kind, told)]
        assert all(left == came for (_, left), (came, _) in pairwise(changes))
        assert (changes[0][0], changes[-1][1]) == (was, now) if changes else was == now


def cards(before: State, move: Move, told: list[Event], after: State) -> None:
    if isinstance(move, moves.Place | moves.Improvise):
        suit = move.suit if isinstance(move, moves.Improvise) else None
        assert only(events.EventPlaced, told) == events.EventPlaced(
            before.pending[0], move.space, suit
        )
    if isinstance(move, moves.Reveal):
        is_kept = move.event in after.kept
        assert only(events.EventRevealed, told) == events.EventRevealed(
            before.ahead[0].space, move.event, is_kept
        )
        assert set(before.pending) <= {*after.pending, move.event}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_changes_is_told(seed: int) -> None:
    refilling = False
    for before, move, told, after in game(seed):
        refilling |= bool(every(events.TrickWon, told))
        if refilling and after.stage is Stage.LEAD:
            assert told[-1] == events.TurnBegan(after.leader)
            refilling = False
        turns_and_piles(before, move, told, after)
        ways(before, told, after)
        cards(before, move, told, after)
