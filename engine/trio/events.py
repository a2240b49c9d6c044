"""What can happen at the table: the one source of the log, the voice and the motion."""

from ..core.event import Happening, Secret
from .components import Colour, Face, Pattern
from .geometry import Cell, Circle
from .score import Clusters, EdgePoints


class Event(Happening):
    """Any of these."""


class Shown(Event):
    """The start tile was laid with this face up."""

    face: Face


class Started(Event):
    """This seat begins."""

    colour: Colour
    seat: int


class PairStarts(Event):
    """This team begins, and this seat of it says who of the two does."""

    colour: Colour
    seat: int


class Drew(Event):
    """A tile came into a hand; only its owner knows which (None for the others)."""

    colour: Colour
    seat: int
    pattern: Secret[Pattern]


class TilePlaced(Event):
    """A tile was laid: what each edge brought, and the points of the turn in all."""

    colour: Colour
    seat: int
    face: Face
    cell: Cell
    edges: tuple[EdgePoints, ...]
    first_turn: bool
    """Whether it was the first turn of the game, which has fewer points."""
    points: int


class Stepped(Event):
    """A piece moved to a touching circle."""

    colour: Colour
    source: Circle
    target: Circle
    seat: int


class Entered(Event):
    """A piece came in on a circle of the start tile."""

    colour: Colour
    circle: Circle
    seat: int


class PointsLost(Event):
    """So many points were left, by choice or because no piece could move."""

    colour: Colour
    points: int
    seat: int


class TrioMade(Event):
    """Three pieces stand on their own colour in one line."""

    colour: Colour
    circles: tuple[Circle, ...]


class GotStuck(Event):
    """The team to lay a tile has no cell for it."""

    colour: Colour
    seat: int


class ClustersCounted(Event):
    """The last tile was played, and nobody made a trio: yellow's clusters and red's."""

    clusters: tuple[Clusters, Clusters]


class Passed(Event):
    """The turn went on to this seat."""

    colour: Colour
    seat: int


class Ended(Event):
    """The game is over."""
