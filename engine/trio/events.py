"""What can happen at the table: the one source of the log, the voice and the motion."""

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.game import OpenEvent
from engine.trio.components import Colour, Face, Pattern
from engine.trio.geometry import Cell, Circle
from engine.trio.score import Clusters, EdgePoints


@dataclass(frozen=True, slots=True)
class Shown(OpenEvent):
    """The start tile was laid with this face up."""

    name: ClassVar = "shown"
    face: Face


@dataclass(frozen=True, slots=True)
class Started(OpenEvent):
    """This seat begins."""

    name: ClassVar = "started"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class PairStarts(OpenEvent):
    """This team begins, and this seat of it says who of the two does."""

    name: ClassVar = "pair-starts"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A tile came into a hand; only its owner knows which (None for the others)."""

    name: ClassVar = "drew"
    colour: Colour
    seat: int
    pattern: Pattern | None

    def seen_by(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else replace(self, pattern=None)


@dataclass(frozen=True, slots=True)
class TilePlaced(OpenEvent):
    """A tile was laid: what each edge brought, and the points of the turn in all."""

    name: ClassVar = "tile-placed"
    colour: Colour
    seat: int
    face: Face
    cell: Cell
    edges: tuple[EdgePoints, ...]
    first_turn: bool
    """Whether it was the first turn of the game, which has fewer points."""
    points: int


@dataclass(frozen=True, slots=True)
class Stepped(OpenEvent):
    """A piece moved to a touching circle."""

    name: ClassVar = "stepped"
    colour: Colour
    source: Circle
    target: Circle


@dataclass(frozen=True, slots=True)
class Entered(OpenEvent):
    """A piece came in on a circle of the start tile."""

    name: ClassVar = "entered"
    colour: Colour
    circle: Circle


@dataclass(frozen=True, slots=True)
class PointsLost(OpenEvent):
    """So many points were left, by choice or because no piece could move."""

    name: ClassVar = "points-lost"
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True)
class TrioMade(OpenEvent):
    """Three pieces stand on their own colour in one line."""

    name: ClassVar = "trio-made"
    colour: Colour
    circles: tuple[Circle, ...]


@dataclass(frozen=True, slots=True)
class GotStuck(OpenEvent):
    """The team to lay a tile has no cell for it."""

    name: ClassVar = "got-stuck"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class ClustersCounted(OpenEvent):
    """The last tile was played, and nobody made a trio: yellow's clusters and red's."""

    name: ClassVar = "clusters-counted"
    clusters: tuple[Clusters, Clusters]


@dataclass(frozen=True, slots=True)
class Passed(OpenEvent):
    """The turn went on to this seat."""

    name: ClassVar = "passed"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(OpenEvent):
    """The game is over."""

    name: ClassVar = "ended"


Event = (
    Shown
    | Started
    | PairStarts
    | Drew
    | TilePlaced
    | Stepped
    | Entered
    | PointsLost
    | TrioMade
    | GotStuck
    | ClustersCounted
    | Passed
    | Ended
)
