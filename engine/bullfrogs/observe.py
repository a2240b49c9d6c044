"""What a seat sees, and imagining the rest.

Hidden are the other hands and the order of every pile. Everything else lies on the table, and a
player who counts knows which of an opponent's cards are still to come.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.bullfrogs.components import COLOURS, Card, Colour, Pad
from engine.bullfrogs.grid import Cell
from engine.bullfrogs.state import Isaac, P, Position, Step


@dataclass(frozen=True, slots=True)
class Observation:
    """A position through one seat's eyes. Lists of four are by colour."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    to_act: int
    """The seat to act, `CHANCE` or `NOBODY`."""
    turn: int
    """The seat whose turn it is."""
    step: Step
    colours: tuple[Colour, ...]
    """The colour of each seat, in turn order."""
    cards: Mapping[Cell, Pad]
    """Every card in the pond, the Log among them."""
    frogs: tuple[int, ...]
    """Frogs in reserve."""
    bullfrogs: tuple[int, ...]
    """Bullfrogs in reserve."""
    sunk: tuple[int, ...]
    """Bullfrogs out of the game."""
    scored: tuple[tuple[Card, ...], ...]
    """The score piles, oldest card first."""
    played: Cell | None
    """The card played this turn, while acting."""
    actions: int
    """Actions left, while acting."""
    deployed: tuple[Cell, ...]
    """Where pieces were deployed in this step."""
    sinking: Cell | None
    """The pad that sinks, while hopping."""
    winner: Colour | None
    """Who won the battle on it."""
    landings: tuple[Cell, ...]
    """The neighbours of the sinking pad that still get a piece."""
    hand: tuple[int, ...]
    """The viewer's cards by their actions, sorted; empty for somebody who looks on."""
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]
    """The cards not seen by the viewer: an opponent's hand and pile, one's own pile; sorted."""
    isaac: Isaac | None = None
    """Solo: where Isaac stands and what he is about to do."""

    @property
    def active(self) -> Colour:
        """The colour whose turn it is."""
        return self.colours[self.turn]


def observe(position: Position, viewer: int | None) -> Observation:
    """The position as the seat sees it; None for somebody who only looks on."""
    own = None if viewer is None else position.colours[viewer]
    return Observation(
        viewer=viewer,
        to_act=position.to_act,
        turn=position.turn,
        step=position.step,
        colours=position.colours,
        cards=dict(position.cards),
        frogs=tuple(position.frogs),
        bullfrogs=tuple(position.bullfrogs),
        sunk=tuple(
            position.sunk(colour) if colour in position.colours else 0 for colour in COLOURS
        ),
        scored=tuple(position.scored),
        played=position.played,
        actions=position.actions,
        deployed=position.deployed,
        sinking=position.sinking,
        winner=position.winner,
        landings=position.landings,
        hand=() if own is None else position.hands[own],
        hand_sizes=tuple(map(len, position.hands)),
        pile_sizes=tuple(map(len, position.piles)),
        unseen=tuple(
            position.piles[colour]
            if colour == own
            else tuple(sorted(position.piles[colour] + position.hands[colour]))
            for colour in COLOURS
        ),
        isaac=position.isaac,
    )


def determinize(observation: Observation, random: Random, kind: type[P]) -> P:
    """A position of this kind that fits the observation; hidden hands are dealt at random."""
    position = kind(observation.colours)
    position.step = observation.step
    position.turn = observation.turn
    position.cards = dict(observation.cards)
    position.frogs = list(observation.frogs)
    position.bullfrogs = list(observation.bullfrogs)
    position.scored = list(observation.scored)
    position.played = observation.played
    position.actions = observation.actions
    position.deployed = observation.deployed
    position.sinking = observation.sinking
    position.winner = observation.winner
    position.landings = observation.landings
    position.isaac = observation.isaac
    own = None if observation.viewer is None else observation.colours[observation.viewer]
    for colour in observation.colours:
        unseen = observation.unseen[colour]
        if colour == own:
            position.hands[colour] = observation.hand
            position.piles[colour] = unseen
            continue
        hand = random.sample(unseen, observation.hand_sizes[colour])
        position.hands[colour] = tuple(sorted(hand))
        position.piles[colour] = tuple(sorted((Counter(unseen) - Counter(hand)).elements()))
    return position
