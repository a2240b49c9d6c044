"""What an evaluation promises: a chance to win, or the points that somebody alone will end with.

Fitted to games of bots by `python -m tools.gauge all --write`, which writes `gauges.py`.
Evaluations tell more the longer a game has gone on, so that a gauge begins with one slope and ends
with another. All in whole numbers, so that every Python says the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import exp
from typing import Any

from engine.core.game import CHANCE, NOBODY, Seat, State
from web.rooms.review.gauges import AHEAD, AHEAD_ALONE, ALONE, TOGETHER

SURE = 10_000
"""A game that is won for sure: chances are counted in ten-thousandths, points in hundredths."""

POINT = 100
"""A point of somebody who plays alone."""

UNIT = 10**9
"""Slopes are counted in billionths: of odds, or of hundredths of a point, for each unit of the
evaluation."""

_STEPS, _WIDEST = 64, 16
"""Entries of the table for each unit of the odds, and how far it goes."""

_POWERS = [round(exp(-step / _STEPS) * (1 << 30)) for step in range(_STEPS * _WIDEST + 1)]
"""e to the power of minus the odds: rounded so far, they are the same on every machine."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """That of one game with so many players."""

    length: int
    """Moves of a usual game, chance's among them."""
    slopes: tuple[int, int]
    """At the beginning, and after so many moves."""
    base: tuple[int, int] | None = None
    """What somebody alone ends with where the evaluation is 0, in hundredths of a point, then and
    then; None where there are others to win against."""

    def reads(self, worths: Sequence[int], at: int) -> tuple[int, ...]:
        """Of the evaluations of all seats after so many moves: each seat's share of the win, in
        ten-thousandths, or the points that somebody alone will have, in hundredths."""
        slope = self._then(self.slopes, at)
        if self.base is not None:
            return (self._then(self.base, at) + worths[0] * slope // UNIT,)
        odds = [worth * slope * _STEPS // UNIT for worth in worths]
        most = max(odds)
        powers = [_POWERS[min(most - each, len(_POWERS) - 1)] for each in odds]
        return tuple(SURE * power // sum(powers) for power in powers)

    def _then(self, ends: tuple[int, int], at: int) -> int:
        first, last = ends
        return first + (last - first) * min(at, self.length) // self.length


@cache
def gauge(game: str, seats: int, ahead: bool = False) -> Gauge:
    """The gauge of a game with so many players; of positions as they are, or looked `ahead`."""
    if seats == 1:
        length, slopes, base = (AHEAD_ALONE if ahead else ALONE)[game]
        return Gauge(length, slopes, base)
    length, slopes = (AHEAD if ahead else TOGETHER)[game, seats]
    return Gauge(length, slopes)


def read(game: str, state: State[Any], at: int) -> tuple[int, ...]:
    """What a state promises each seat after so many moves, as `Gauge.reads`; at the end, what is.

    Of a team each seat has its share.
    """
    over = ended(state)
    return gauge(game, state.seats).reads(evaluated(game, state), at) if over is None else over


def ended(state: State[Any]) -> tuple[int, ...] | None:
    """What each seat has in the end, as `Gauge.reads`; None while the game goes on."""
    if state.to_act != NOBODY:
        return None
    outcome = state.outcome()
    assert outcome is not None
    if state.seats == 1:
        return (POINT * outcome.scores[0],)
    share = SURE // len(outcome.winners)
    return tuple(share * (seat in outcome.winners) for seat in range(state.seats))


def evaluated(game: str, state: State[Any]) -> list[int]:
    """What a state is worth to each seat at first sight."""
    evaluate = import_module(f"engine.{game}.evaluation").evaluate
    return [evaluate(state, seat) for seat in range(state.seats)]


def turns_over(by: Seat, sealed: bool, state: State[Any]) -> bool:
    """Whether somebody is to decide after chance or somebody else, so that it is worth a look.

    `by` is who moved last, maybe chance, and `sealed` whether in secret: what all decide at once is
    one.
    """
    return state.to_act not in (by, CHANCE) and not (sealed and state.sealed)
