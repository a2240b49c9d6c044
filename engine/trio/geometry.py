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
differ by one: they lie on neighbouring edges of one tile. A point is one whole number,
`START + x + WIDTH * y`, with x growing to the east and y to the south.

A cell is named by its way from the start tile, north or south first: `start`, `n1`, `s2e3`. A
circle is named by the nearer to the start tile of its two cells and the edge of it: `start.n`,
`n1e2.e`.
"""

import re
from functools import cache

from engine.core.game import BadTextError

Point = int
Cell = Point
Circle = Point

WIDTH = 128
"""Wide enough: 25 connected tiles never reach further than 24 cells from the start tile."""

START: Cell = WIDTH * WIDTH // 2 + WIDTH // 2
"""Where the start tile lies."""

REACH = 30
"""The furthest a named cell may lie from the start tile, in cells east or south."""

NORTH, EAST, SOUTH, WEST = -WIDTH, 1, WIDTH, -1
EDGES = (NORTH, EAST, SOUTH, WEST)
"""From the middle of a cell to its edges, in the order in which a tile names its halves."""

OPPOSITE = (2, 3, 0, 1)
"""For each edge of a tile, by its place in `EDGES`, the edge it meets on the neighbour."""

AXIS_LINES = (2, 2 * WIDTH)
"""From circle to circle of a horizontal or vertical line."""

TOUCHING_LINES = (WIDTH - 1, WIDTH + 1)
"""From circle to circle of a straight line of touching circles."""


def cell_at(columns: int, rows: int) -> Cell:
    """The cell so many columns east and rows south of the start tile."""
    return START + 2 * columns + WIDTH * 2 * rows


def x_of(point: Point) -> int:
    """How many points east of the middle of the start tile; two to a cell."""
    return point % WIDTH - START % WIDTH


def y_of(point: Point) -> int:
    """How many points south of the middle of the start tile; two to a cell."""
    return point // WIDTH - START // WIDTH


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
    columns, rows = x_of(cell) // 2, y_of(cell) // 2
    vertical = f"{'s' if rows > 0 else 'n'}{abs(rows)}" if rows else ""
    horizontal = f"{'e' if columns > 0 else 'w'}{abs(columns)}" if columns else ""
    return vertical + horizontal or "start"


def _way(cell: Cell) -> int:
    """How far from the start tile, in points."""
    return abs(x_of(cell)) + abs(y_of(cell))


@cache
def circle_name(circle: Circle) -> str:
    """`start.n`, `n1e2.e`."""
    cell = min(cells_of(circle), key=_way)
    return f"{cell_name(cell)}.{'nesw'[EDGES.index(circle - cell)]}"


_NAME = re.compile(r"(?:([ns])([1-9][0-9]?))?(?:([ew])([1-9][0-9]?))?")


def parse_cell(text: str) -> Cell:
    """The cell of a name. Raises BadTextError."""
    if text == "start":
        return START
    found = _NAME.fullmatch(text)
    if not text or found is None:
        raise BadTextError("cell", text)
    vertical, down, horizontal, right = found.groups()
    rows = int(down or 0) * (-1 if vertical == "n" else 1)
    columns = int(right or 0) * (-1 if horizontal == "w" else 1)
    if max(abs(columns), abs(rows)) > REACH:
        raise BadTextError("cell", text)
    return cell_at(columns, rows)


def parse_circle(text: str) -> Circle:
    """The place of a circle, from its only name. Raises BadTextError."""
    cell, _, edge = text.partition(".")
    if len(edge) != 1 or edge not in "nesw":
        raise BadTextError("circle", text)
    circle = parse_cell(cell) + EDGES["nesw".index(edge)]
    if circle_name(circle) != text:
        raise BadTextError("circle", text)
    return circle
