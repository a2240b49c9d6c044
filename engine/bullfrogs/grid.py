"""The pond's grid: square cells without bounds, named by their way from the Log.

A cell is one whole number, `LOG + x + WIDTH * y`, with x growing to the east and y to the south:

            n1w1   n1   n1e1
              w1  log   e1        `e2s3` is written `s3e2`: north or south first.
            s1w1   s1   s1e1
"""

import re
from functools import cache

from engine.core.game import BadTextError

Cell = int

WIDTH = 128
"""Wide enough: 45 cards in one connected group never reach further than 44 cells from the Log."""

LOG: Cell = WIDTH * WIDTH // 2 + WIDTH // 2
"""Where the Log lies."""

REACH = 60
"""The furthest a named cell may lie from the Log in x or in y; cards lie nearer."""

NORTH, EAST, SOUTH, WEST = -WIDTH, 1, WIDTH, -1
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)


def cell_at(x: int, y: int) -> Cell:
    """The cell x columns east and y rows south of the Log."""
    return LOG + x + WIDTH * y


def x_of(cell: Cell) -> int:
    """How many columns east of the Log."""
    return cell % WIDTH - LOG % WIDTH


def y_of(cell: Cell) -> int:
    """How many rows south of the Log."""
    return cell // WIDTH - LOG // WIDTH


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share a side, north, east, south, west (bullfrogs.adjacency)."""
    return (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST)


def in_line(one: Cell, other: Cell) -> bool:
    """Whether two cells share a row or a column."""
    return one // WIDTH == other // WIDTH or one % WIDTH == other % WIDTH


@cache
def cell_name(cell: Cell) -> str:
    """`log`, `n1`, `s2e3`."""
    x, y = x_of(cell), y_of(cell)
    vertical = f"{'s' if y > 0 else 'n'}{abs(y)}" if y else ""
    horizontal = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    return vertical + horizontal or "log"


_NAME = re.compile(r"(?:([ns])([1-9][0-9]?))?(?:([ew])([1-9][0-9]?))?")


def parse_cell(text: str) -> Cell:
    """The cell of a name. Raises BadTextError."""
    if text == "log":
        return LOG
    found = _NAME.fullmatch(text)
    if not text or found is None:
        raise BadTextError("cell", text)
    vertical, rows, horizontal, columns = found.groups()
    y = int(rows or 0) * (-1 if vertical == "n" else 1)
    x = int(columns or 0) * (-1 if horizontal == "w" else 1)
    if max(abs(x), abs(y)) > REACH:
        raise BadTextError("cell", text)
    return cell_at(x, y)
