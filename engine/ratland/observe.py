"""What a seat sees, and a state that fits it.

Hidden are the placements of the others until the last one is in, and the order of both decks.
Everything else lies on the table: rats, cheese, and which cards are still to come.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from ..core.fields import of_kind
from .moves import Place
from .play import State
from .state import Public


@dataclass(slots=True, kw_only=True)
class Observation(Public):
    """A position through one seat's eyes."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    choice: Place | None
    """The viewer's own placement, behind its screen."""
    placed: tuple[bool, ...]
    """By seat, who has placed; where, nobody sees before the last one has."""
    past: tuple[State, ...] = ()
    """Of the turns that the viewer remembers, how the clans stood and had placed their rats."""


def observe(state: State, viewer: int | None) -> Observation:
    """The state as the seat sees it; None for somebody who only looks on."""
    return Observation(
        **of_kind(Public, state),
        viewer=viewer,
        choice=None if viewer is None else state.choices[viewer],
        placed=tuple(choice is not None for choice in state.choices),
    )


def recall(observation: Observation, past: Sequence[State]) -> Observation:
    """The observation of who remembers these turns, in which the screens have gone away."""
    return replace(observation, past=tuple(past))


def determinize(observation: Observation, random: Random) -> State:
    """A state that fits the observation; the others place at random."""
    choices = [
        None
        if not placed
        else observation.choice
        if seat == observation.viewer
        else random.choice(observation.placements(seat))
        for seat, placed in enumerate(observation.placed)
    ]
    return State(**of_kind(Public, observation), choices=tuple(choices))
