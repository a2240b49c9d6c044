"""The position: what everybody sees of it, and what is hidden."""

from dataclasses import dataclass, field
from enum import StrEnum

from ..core.fields import Copied
from ..core.game import CHANCE, NOBODY
from .components import HALVES, HAND, PIECES, Colour, Face, Kind, Pattern, team_of
from .geometry import (
    EDGES,
    OPPOSITE,
    START,
    Cell,
    Circle,
    beside,
    edges_of,
    neighbours,
    one_step_away,
    touching,
)


class Stage(StrEnum):
    """Where in the turn the game stands; the value is its word in the notation."""

    START = "start"  # chance picks who begins
    SHOW = "show"  # chance turns up a face of the start tile
    DEAL = "deal"  # chance deals the opening hands
    PLACE = "place"
    MOVE = "move"
    END = "end"
    DRAW = "draw"  # chance turns up the tile drawn
    OVER = "over"


BEFORE_THE_FIRST_TURN = frozenset({Stage.START, Stage.SHOW, Stage.DEAL})
_CHANCE_STAGES = BEFORE_THE_FIRST_TURN | {Stage.DRAW}

LINES = ("axis", "touching")
"""Which lines of three are a trio: horizontal and vertical ones, or straight touching ones."""

PLACES = ("strict", "lenient")
"""Which pieces reach a new tile: those one step away, or any on a tile beside it."""


@dataclass(slots=True, kw_only=True)
class Public(Copied):
    """What everybody sees. Whole values are immutable, so a copy is cheap."""

    seats: int = 2
    """How many play: 2, or 4 in two pairs."""
    line: str = LINES[0]
    """The choice of the option `trio_line`: one of `LINES`."""
    place: str = PLACES[0]
    """The choice of the option `place`: one of `PLACES`."""
    stage: Stage = Stage.PLACE
    turn: int = 0
    """The seat whose turn it is."""
    choosing: bool = False
    """Whether that seat may still let its partner begin (trio.first)."""
    tiles: dict[Cell, Face] = field(default_factory=dict)
    """Every tile on the table, the start tile first, then in the order they were laid."""
    circles: dict[Circle, Kind] = field(default_factory=dict)
    """Every circle and its kind."""
    pieces: list[tuple[Circle, ...]] = field(default_factory=lambda: [(), ()])
    """By colour, the circles its pieces stand on, sorted; the others are off the board."""
    points: int = 0
    """Movement points left, while moving."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.stage in _CHANCE_STAGES:
            return CHANCE
        return NOBODY if self.stage is Stage.OVER else self.turn

    @property
    def active(self) -> Colour:
        """The team whose turn it is."""
        return team_of(self.turn)

    def is_first_turn(self) -> bool:
        """Whether nothing but the start tile lies on the table (trio.points.first-turn)."""
        return len(self.tiles) == 1

    def open_cells(self, colour: Colour) -> set[Cell]:
        """Where the team may lay a tile (trio.place.reach)."""
        reached_from = one_step_away if self.place == "strict" else beside
        cells = set(neighbours(START))
        for circle in self.pieces[colour]:
            cells.update(reached_from(circle))
        return cells.difference(self.tiles)

    def lay(self, face: Face, cell: Cell) -> None:
        """Put a tile on an empty cell; its halves and those they meet become circles."""
        halves = HALVES[face]
        tiles = self.tiles
        for index, edge in enumerate(EDGES):
            met = tiles.get(cell + 2 * edge)
            if met is not None:
                half = halves[index]
                self.circles[cell + edge] = half if half is HALVES[met][OPPOSITE[index]] else None
        tiles[cell] = face

    def is_empty_circle(self, circle: Circle) -> bool:
        """Whether a circle is there without a piece on it."""
        yellow, red = self.pieces
        return circle in self.circles and circle not in yellow and circle not in red

    def steps(self, piece: Circle) -> list[Circle]:
        """Where the piece on this circle can go for one point (trio.move.step)."""
        return [circle for circle in touching(piece) if self.is_empty_circle(circle)]

    def entries(self, colour: Colour) -> list[Circle]:
        """Where a piece of the team can come in for one point (trio.move.enter)."""
        if len(self.pieces[colour]) == PIECES:
            return []
        return [circle for circle in edges_of(START) if self.is_empty_circle(circle)]

    def can_move(self, colour: Colour) -> bool:
        """Whether a point could be spent on any piece of the team."""
        return bool(self.entries(colour)) or any(map(self.steps, self.pieces[colour]))


@dataclass(slots=True, kw_only=True, eq=False)
class Position(Public):
    """Everything on and around the table."""

    hands: list[tuple[Pattern, ...]] = field(default_factory=list)
    """By seat, the tiles in hand, sorted."""
    pile: tuple[Pattern, ...] = ()
    """The tiles in the pile, sorted: its order is unknown."""

    def __post_init__(self) -> None:
        self.hands = self.hands or [()] * self.seats

    def drawing(self) -> int | None:
        """The seat chance draws a tile for now, if any; opening hands fill in turn order."""
        if self.stage is Stage.DRAW:
            return self.turn
        if self.stage is Stage.DEAL and self.pile:
            for offset in range(self.seats):
                seat = (self.turn + offset) % self.seats
                if len(self.hands[seat]) < HAND:
                    return seat
        return None
