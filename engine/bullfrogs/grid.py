"""The pond's grid: square cells without bounds, named by their way from the Log.

n1w1   n1   n1e1
  w1  log   e1        `e2s3` is written `s3e2`: north or south first.
s1w1   s1   s1e1
"""

from functools import cache
from typing import Annotated

from ..core.compass import DIRECTIONS, MIDDLE, WIDTH, Point, parse_way, way_name
from ..core.verb import Word

Cell = Point

LOG: Cell = MIDDLE
"""Where the Log lies."""

REACH = 60
"""The furthest a named cell may lie from the Log in x or in y.

Cards lie nearer: 45 in one connected group never reach further than 44 cells.
"""


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share a side, north, east, south, west (bullfrogs.adjacency)."""
    return tuple(cell + direction for direction in DIRECTIONS)


def in_line(one: Cell, other: Cell) -> bool:
    """Whether two cells share a row or a column."""
    return one // WIDTH == other // WIDTH or one % WIDTH == other % WIDTH


@cache
def cell_name(cell: Cell) -> str:
    """`log`, `n1`, `s2e3`."""
    return way_name(cell) or "log"


def parse_cell(text: str) -> Cell:
    """The cell of a name. Raises BadTextError."""
    return LOG if text == "log" else parse_way(text, REACH)


NamedCell = Annotated[Cell, Word(cell_name, parse_cell)]
