"""Which piece is which: a piece that moves stays the same element of the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.trio import events
from engine.trio.components import COLOURS, PIECES, Colour
from engine.trio.geometry import Circle
from engine.trio.observe import Observation


class Token(NamedTuple):
    """One piece of the box."""

    colour: Colour
    number: int

    @property
    def id(self) -> str:
        """The id of its element, such as `piece-Y-2`."""
        return f"piece-{self.colour.letter}-{self.number + 1}"


@dataclass(frozen=True, slots=True)
class Scene:
    """The pieces on the board. Tiles never move: their cell is name enough."""

    standing: Mapping[Token, Circle] = field(default_factory=dict)


def follow(scene: Scene | None, happened: Sequence[events.Event], seen: Observation) -> Scene:
    """The scene after these events; from None, a fresh one of the observation alone.

    When scene and events do not lead to what is seen, as after taking a move back, every piece
    that still fits stays and the others move.
    """
    standing = dict(scene.standing) if scene else {}
    for event in happened:
        match event:
            case events.Stepped(_, source, target):
                standing = {
                    token: target if circle == source else circle
                    for token, circle in standing.items()
                }
            case events.Entered(colour, circle):
                standing[_off_board(standing, colour)] = circle
    return Scene(_fitted(standing, seen))


def _off_board(standing: Mapping[Token, Circle], colour: Colour) -> Token:
    tokens = (Token(colour, number) for number in range(PIECES))
    return next(token for token in tokens if token not in standing)


def _fitted(standing: Mapping[Token, Circle], seen: Observation) -> dict[Token, Circle]:
    fitted: dict[Token, Circle] = {}
    for colour in COLOURS:
        there = seen.pieces[colour]
        own = {token: circle for token, circle in standing.items() if token.colour is colour}
        stay = {token: circle for token, circle in own.items() if circle in there}
        astray = [token for token in own if token not in stay]
        fitted.update(stay)
        for circle in there:
            if circle not in stay.values():
                fitted[astray.pop(0) if astray else _off_board({**own, **fitted}, colour)] = circle
    return fitted
