"""What can happen at the table: the one source of the log, the voice and the motion."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.trio.components import Colour, Face, Pattern
from engine.trio.geometry import Cell, Circle
from engine.trio.score import Clusters, EdgePoints


class _Open:
    """An event that everybody sees."""

    __slots__ = ()

    def seen_by(self, viewer: int | None) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Shown(_Open):
    """The start tile was laid with this face up."""

    name: ClassVar = "shown"
    face: Face


@dataclass(frozen=True, slots=True)
class Started(_Open):
    """This seat begins."""

    name: ClassVar = "started"
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
class TilePlaced(_Open):
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
class Stepped(_Open):
    """A piece moved to a touching circle."""

    name: ClassVar = "stepped"
    colour: Colour
    source: Circle
    target: Circle


@dataclass(frozen=True, slots=True)
class Entered(_Open):
    """A piece came in on a circle of the start tile."""

    name: ClassVar = "entered"
    colour: Colour
    circle: Circle


@dataclass(frozen=True, slots=True)
class PointsLost(_Open):
    """So many points were left, by choice or because no piece could move."""

    name: ClassVar = "points-lost"
    colour: Colour
    points: int


@dataclass(frozen=True, slots=True)
class TrioMade(_Open):
    """Three pieces stand on their own colour in one line."""

    name: ClassVar = "trio-made"
    colour: Colour
    circles: tuple[Circle, ...]


@dataclass(frozen=True, slots=True)
class GotStuck(_Open):
    """The team to lay a tile has no cell for it."""

    name: ClassVar = "got-stuck"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class ClustersCounted(_Open):
    """The last tile was played, and nobody made a trio: yellow's clusters and red's."""

    name: ClassVar = "clusters-counted"
    clusters: tuple[Clusters, Clusters]


@dataclass(frozen=True, slots=True)
class Passed(_Open):
    """The turn went on to this seat."""

    name: ClassVar = "passed"
    colour: Colour
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(_Open):
    """The game is over."""

    name: ClassVar = "ended"


Event = (
    Shown
    | Started
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
