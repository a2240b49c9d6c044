"""What a seat sees, and imagining the rest.

Hidden are the other hands, the partner's too, and the order of the pile. Everything else lies on
the table, and a player who counts knows which tiles are still to come.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.trio.components import COLOURS, Colour, Face, Kind, Pattern
from engine.trio.geometry import Cell, Circle
from engine.trio.state import P, Position, Step


@dataclass(frozen=True, slots=True)
class Observation:
    """A position through one seat's eyes."""

    viewer: int | None
    """The seat that looks; None for somebody who looks on."""
    to_act: int
    """The seat to act, `CHANCE` or `NOBODY`."""
    turn: int
    """The seat whose turn it is."""
    choosing: bool
    """Whether that seat may still let its partner begin."""
    step: Step
    seats: int
    """How many play: 2, or 4 in two pairs."""
    line: str
    """The choice of the option `trio_line`."""
    place: str
    """The choice of the option `place`."""
    tiles: Mapping[Cell, Face]
    """Every tile on the table, the start tile first, then in the order they were laid."""
    circles: Mapping[Circle, Kind]
    """Every circle and its kind."""
    pieces: tuple[tuple[Circle, ...], ...]
    """By colour, the circles its pieces stand on, sorted; the others are off the board."""
    points: int
    """Movement points left, while moving."""
    hand: tuple[Pattern, ...]
    """The viewer's tiles, sorted; empty for somebody who looks on."""
    hand_sizes: tuple[int, ...]
    """By seat."""
    pile_size: int
    unseen: tuple[Pattern, ...]
    """The tiles not seen by the viewer, in the pile and in the other hands; sorted."""

    @property
    def active(self) -> Colour:
        """The team whose turn it is."""
        return COLOURS[self.turn % 2]


def observe(position: Position, viewer: int | None) -> Observation:
    """The position as the seat sees it; None for somebody who only looks on."""
    others = [hand for seat, hand in enumerate(position.hands) if seat != viewer]
    return Observation(
        viewer=viewer,
        to_act=position.to_act,
        turn=position.turn,
        choosing=position.choosing,
        step=position.step,
        seats=position.seats,
        line=position.line,
        place=position.place,
        tiles=dict(position.tiles),
        circles=dict(position.circles),
        pieces=tuple(position.pieces),
        points=position.points,
        hand=() if viewer is None else position.hands[viewer],
        hand_sizes=tuple(map(len, position.hands)),
        pile_size=len(position.pile),
        unseen=tuple(sorted(sum(others, position.pile))),
    )


def imagine(observation: Observation, random: Random, kind: type[P]) -> P:
    """A position of this kind that fits the observation; hidden hands are dealt at random."""
    position = kind(observation.seats, observation.line, observation.place)
    position.step = observation.step
    position.turn = observation.turn
    position.choosing = observation.choosing
    position.tiles = dict(observation.tiles)
    position.circles = dict(observation.circles)
    position.pieces = list(observation.pieces)
    position.points = observation.points
    unseen = random.sample(observation.unseen, len(observation.unseen))
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer:
            position.hands[seat] = observation.hand
        else:
            position.hands[seat] = tuple(sorted(unseen[:size]))
            del unseen[:size]
    position.pile = tuple(sorted(unseen))
    return position
