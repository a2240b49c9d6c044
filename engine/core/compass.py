"""A grid of points without bounds, named by their way from the middle: `n1`, `s2e3`.

A point is one whole number, `MIDDLE + x + WIDTH * y`: x grows to the east and y to the south.
"""

import re
from functools import lru_cache

from .game import BadTextError

Point = int

WIDTH = 128
"""Wide enough for points up to 63 away from the middle, in x and in y."""

MIDDLE: Point = WIDTH * WIDTH // 2 + WIDTH // 2

NORTH, EAST, SOUTH, WEST = -WIDTH, 1, WIDTH, -1
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)

_NAME = re.compile(r"(?:([ns])([1-9][0-9]?))?(?:([ew])([1-9][0-9]?))?")


def point_at(x: int, y: int) -> Point:
    """The point so far east and south of the middle."""
    return MIDDLE + x + WIDTH * y


def x_of(point: Point) -> int:
    """How far east of the middle."""
    return point % WIDTH - MIDDLE % WIDTH


def y_of(point: Point) -> int:
    """How far south of the middle."""
    return point // WIDTH - MIDDLE // WIDTH


@lru_cache(maxsize=4096)
def way_name(point: Point, unit: int = 1) -> str:
    """`s2e3`: north or south first, in units; empty in the middle."""
    x, y = x_of(point) // unit, y_of(point) // unit
    vertical = f"{'s' if y > 0 else 'n'}{abs(y)}" if y else ""
    horizontal = f"{'e' if x > 0 else 'w'}{abs(x)}" if x else ""
    return vertical + horizontal


def parse_way(text: str, reach: int, unit: int = 1) -> Point:
    """The point of a name, `reach` units away at most in x and in y. Raises BadTextError."""
    found = _NAME.fullmatch(text)
    if not text or found is None:
        raise BadTextError("cell", text)
    vertical, rows, horizontal, columns = found.groups()
    y = int(rows or 0) * (-1 if vertical == "n" else 1)
    x = int(columns or 0) * (-1 if horizontal == "w" else 1)
    if max(abs(x), abs(y)) > reach:
        raise BadTextError("cell", text)
    return point_at(x * unit, y * unit)
