"""What a seat sees, and a state that fits it.

Hidden are the other hands, the partner's too, and the order of the pile. Everything else lies on
the table, and a player who counts knows which tiles are still to come.
"""

from dataclasses import dataclass
from random import Random

from ..core.fields import of_kind
from .components import Pattern
from .play import State
from .state import Public


@dataclass(slots=True, kw_only=True)
class Observation(Public):
    """A position through one seat's eyes."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    hand: tuple[Pattern, ...]
    """The viewer's tiles, sorted; empty for somebody who looks on."""
    hand_sizes: tuple[int, ...]
    """By seat."""
    pile_size: int
    unseen: tuple[Pattern, ...]
    """The tiles not seen by the viewer, in the pile and in the other hands; sorted."""


def observe(state: State, viewer: int | None) -> Observation:
    """The state as the seat sees it; None for somebody who only looks on."""
    others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    return Observation(
        **of_kind(Public, state),
        viewer=viewer,
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        pile_size=len(state.pile),
        unseen=tuple(sorted(sum(others, state.pile))),
    )


def determinize(observation: Observation, random: Random) -> State:
    """A state that fits the observation; hidden hands are dealt at random."""
    unseen = random.sample(observation.unseen, len(observation.unseen))
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer:
            hands.append(observation.hand)
        else:
            hands.append(tuple(sorted(unseen[:size])))
            del unseen[:size]
    return State(**of_kind(Public, observation), hands=hands, pile=tuple(sorted(unseen)))
