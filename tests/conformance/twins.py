"""Pairs of games that one seat cannot tell apart, made without asking what is imagined.

Two moves look the same to a seat when it sees the same events of them. A twin is a game beside
another in which, move by move, everything looked the same to that seat, while something else
happened wherever something hidden did.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine.core.game import Event, Seat, State
from tests.conformance.play import Setting, accepted, playthrough

TRIED = 12
"""How many moves are tried where one is looked for that looks like another."""


@dataclass(frozen=True)
class Fork:
    """What a move leads to."""

    move: Any
    state: State[Any]
    events: tuple[Event, ...]

    def seen_by(self, viewer: Seat | None) -> list[Event]:
        """The events of the move as a seat saw them."""
        return [event.seen_by(viewer) for event in self.events]


def fork(state: State[Any], move: Any) -> Fork:
    """Play a move on a copy."""
    after, told = state.copy(), list[Event]()
    after.play(move, told.append)
    return Fork(move, after, tuple(told))


def alike(setting: Setting, most: int) -> Iterator[list[Any]]:
    """Equal observations of states that differ, about so many pairs for each of two seats."""
    for viewer in range(min(2, setting.seats)):
        steps = [
            step
            for stretch in twins(setting, viewer)
            for step in stretch
            if step.one.state.to_act == viewer and str(step.one.state) != str(step.other.state)
        ]
        for step in steps[:: 1 + len(steps) // most]:
            yield [setting.observe(fork.state, viewer) for fork in (step.one, step.other)]


def viewers(setting: Setting) -> tuple[Seat | None, ...]:
    """Every seat, and somebody who looks on."""
    return (*range(setting.seats), None)


@dataclass(frozen=True)
class Step:
    """One move of a game, and the move of its twin that looked the same."""

    number: int
    """How many moves were made before."""
    one: Fork
    other: Fork


Twins = tuple[Step, ...]
"""A stretch of a game, and of one that looks the same; before it both are one game."""


@cache
def twins(setting: Setting, viewer: Seat | None, seed: int = 1) -> tuple[Twins, ...]:
    """A random game in stretches, each beside a twin that the viewer cannot tell from it.

    A stretch ends when the twin cannot follow, because something that was hidden comes to light.
    """
    return tuple(_stretches(setting, viewer, seed))


def _stretches(setting: Setting, viewer: Seat | None, seed: int) -> Iterator[Twins]:
    played, random = playthrough(setting, seed), Random(f"{setting} {viewer} {seed}")
    stretch: list[Step] = []
    for number, move in enumerate(played.match.log):
        one = fork(played.states[number], move)
        beside = stretch[-1].other.state if stretch else played.states[number]
        other = _like(one, played.states[number], beside, viewer, random)
        if other is None:
            yield tuple(stretch)
            stretch = []
            other = _like(one, played.states[number], played.states[number], viewer, random)
        assert other is not None
        if stretch or str(one.move) != str(other.move):
            stretch.append(Step(number, one, other))
    if stretch:
        yield tuple(stretch)


def _like(
    one: Fork, state: State[Any], beside: State[Any], viewer: Seat | None, random: Random
) -> Fork | None:
    """What may happen beside it and looks the same to the viewer; another move if there is one."""
    moves = [move for move in accepted(beside) if move != one.move]
    hidden = state.to_act != viewer and any(event.seen_by(viewer) != event for event in one.events)
    tried = random.sample(moves, min(TRIED, len(moves))) if hidden else []
    if beside.refusal(one.move) is None:
        tried.append(one.move)
    told = one.seen_by(viewer)
    return next(
        (after for move in tried if (after := fork(beside, move)).seen_by(viewer) == told), None
    )
