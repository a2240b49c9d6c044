"""What a seat sees, and a state that fits it.

Hidden are the other hands and the order of every pile. Everything else lies on the table, and a
player who counts knows which of an opponent's cards are still to come.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random

from ..core.fields import of_kind
from .components import COLOURS
from .play import State
from .solo import SoloState
from .state import Public


@dataclass(slots=True, kw_only=True)
class Observation(Public):
    """A position through one seat's eyes. Tuples of four are by colour."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    to_act: int
    """The seat to act, `CHANCE` or `NOBODY`."""
    hand: tuple[int, ...]
    """The viewer's cards by their actions, sorted; empty for somebody who looks on."""
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]
    """The cards not seen by the viewer: an opponent's hand and pile, one's own pile; sorted."""


def observe(state: State, viewer: int | None) -> Observation:
    """The state as the seat sees it; None for somebody who only looks on."""
    own = None if viewer is None else state.colours[viewer]
    hands, piles = state.hands, state.piles
    return Observation(
        **of_kind(Public, state),
        viewer=viewer,
        to_act=state.to_act,
        hand=() if own is None else hands[own],
        hand_sizes=tuple(map(len, hands)),
        pile_sizes=tuple(map(len, piles)),
        unseen=tuple(piles[c] if c == own else tuple(sorted(piles[c] + hands[c])) for c in COLOURS),
    )


def determinize(observation: Observation, random: Random) -> State:
    """A state that fits the observation; hidden hands are dealt at random."""
    state = (State if observation.isaac is None else SoloState)(**of_kind(Public, observation))
    own = None if observation.viewer is None else observation.colours[observation.viewer]
    for colour in observation.colours:
        hand, pile = observation.hand, observation.unseen[colour]
        if colour != own:
            hand = tuple(sorted(random.sample(pile, observation.hand_sizes[colour])))
            pile = tuple(sorted((Counter(pile) - Counter(hand)).elements()))
        state.hands[colour], state.piles[colour] = hand, pile
    return state
