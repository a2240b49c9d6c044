"""Where tiles and circles lie: one grid of points, twice as fine as the tiles.

A cell is named by its middle, a circle by its own place on the edge two cells share. Here `start`
has neighbours to the north and to the east, `o` are middles and `*` are places of circles:

        +---*---+                 x, y     0,-3
        |       |                                                  north
        *   o   *                   -1,-2  0,-2  1,-2            west + east
        |       |                                                  south
        +---*---+---*---+                  0,-1        2,-1
        |       |       |
        *   o   *   o   *           -1,0   0,0   1,0   2,0   3,0
        |       |       |
        +---*---+---*---+                  0,1         2,1

Both numbers of a cell are even, one number of a circle is odd. Circles touch when both numbers
differ by one: they lie on neighbouring edges of one tile.

A cell is named by its way from the start tile, north or south first: `start`, `n1`, `s2e3`. A
circle is named by the nearer to the start tile of its two cells and the edge of it: `start.n`,
`n1e2.e`.
"""

from functools import cache

from ..core.compass import (
    DIRECTIONS,
    EAST,
    MIDDLE,
    NORTH,
    SOUTH,
    WEST,
    WIDTH,
    Point,
    parse_way,
    point_at,
    way_name,
    x_of,
    y_of,
)
from ..core.game import BadTextError

Cell = Point
Circle = Point

START: Cell = MIDDLE
"""Where the start tile lies."""

REACH = 30
"""The furthest a named cell may lie from the start tile, in cells east or south.

Tiles lie nearer: 25 that are connected never reach further than 24 cells.
"""

EDGES = DIRECTIONS
"""From the middle of a cell to its edges, in the order in which a tile names its halves."""

OPPOSITE = (2, 3, 0, 1)
"""For each edge of a tile, by its place in `EDGES`, the edge it meets on the neighbour."""

AXIS_LINES = (2, 2 * WIDTH)
"""From circle to circle of a horizontal or vertical line."""

TOUCHING_LINES = (WIDTH - 1, WIDTH + 1)
"""From circle to circle of a straight line of touching circles."""

GAPS = {"axis": AXIS_LINES, "touching": TOUCHING_LINES}
"""From circle to circle of the lines that win (trio.win.trio), by the choice of `trio_line`."""


def cell_at(columns: int, rows: int) -> Cell:
    """The cell so many columns east and rows south of the start tile."""
    return point_at(2 * columns, 2 * rows)


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share an edge, north, east, south, west."""
    return tuple(cell + 2 * edge for edge in EDGES)


@cache
def edges_of(cell: Cell) -> tuple[Circle, ...]:
    """The four places of circles around a cell, north, east, south, west."""
    return tuple(cell + edge for edge in EDGES)


@cache
def cells_of(circle: Circle) -> tuple[Cell, Cell]:
    """The two cells that share the circle, west or north first."""
    edge = EAST if x_of(circle) % 2 else SOUTH
    return (circle - edge, circle + edge)


@cache
def touching(circle: Circle) -> tuple[Circle, ...]:
    """The four places of circles that touch this one, two on each of its cells."""
    return tuple(circle + along + across for along in (NORTH, SOUTH) for across in (WEST, EAST))


@cache
def one_step_away(circle: Circle) -> tuple[Cell, ...]:
    """The four cells whose edges touch the circle without holding it (trio.place.reach)."""
    mine = cells_of(circle)
    return tuple(cell for other in touching(circle) for cell in cells_of(other) if cell not in mine)


@cache
def beside(circle: Circle) -> tuple[Cell, ...]:
    """The six cells next to the two cells of the circle."""
    mine = cells_of(circle)
    return tuple(cell for tile in mine for cell in neighbours(tile) if cell not in mine)


def cell_name(cell: Cell) -> str:
    """`start`, `n1`, `s2e3`."""
    return way_name(cell, 2) or "start"


def _way(cell: Cell) -> int:
    """How far from the start tile, in points."""
    return abs(x_of(cell)) + abs(y_of(cell))


@cache
def circle_name(circle: Circle) -> str:
    """`start.n`, `n1e2.e`."""
    cell = min(cells_of(circle), key=_way)
    return f"{cell_name(cell)}.{'nesw'[EDGES.index(circle - cell)]}"


def parse_cell(text: str) -> Cell:
    """The cell of a name. Raises BadTextError."""
    return START if text == "start" else parse_way(text, REACH, 2)


def parse_circle(text: str) -> Circle:
    """The place of a circle, from its only name. Raises BadTextError."""
    cell, _, edge = text.partition(".")
    if len(edge) != 1 or edge not in "nesw":
        raise BadTextError("circle", text)
    circle = parse_cell(cell) + EDGES["nesw".index(edge)]
    if circle_name(circle) != text:
        raise BadTextError("circle", text)
    return circle
