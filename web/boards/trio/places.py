"""Where things lie in the picture. Lengths are units of the SVG, x to the east, y to the south."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.trio.geometry import Cell, Circle, Point, cell_at, edges_of, x_of, y_of

PITCH = 120
"""A tile is so wide: from the middle of a cell to the middle of the next one."""

RADIUS = 41
"""Of a circle. Circles that touch by the rules very nearly touch in the picture."""

RING = 1.05
"""How much of the ring of empty cells around the tiles is in sight, in cells."""


class Spot(NamedTuple):
    """A point of the picture."""

    x: float
    y: float

    @property
    def transform(self) -> str:
        """As CSS, so that a change of it is a motion."""
        return f"translate({self.x:g}px,{self.y:g}px)"

    @property
    def place(self) -> str:
        """As an attribute of the SVG, for what stays where it is."""
        return f"translate({self.x:g} {self.y:g})"


def spot(point: Point) -> Spot:
    """The middle of a cell or of a circle."""
    return Spot(x_of(point) * PITCH / 2, y_of(point) * PITCH / 2)


class Extent(NamedTuple):
    """The columns and rows that tiles lie in."""

    west: int
    north: int
    east: int
    south: int

    def cells(self) -> Iterator[Cell]:
        """The cells and one ring of empty ones around them, row by row."""
        for row in range(self.north - 1, self.south + 2):
            for column in range(self.west - 1, self.east + 2):
                yield cell_at(column, row)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is in sight."""
        reach = 0.5 + RING
        return (
            (self.west - reach) * PITCH,
            (self.north - reach) * PITCH,
            (self.east - self.west + 2 * reach) * PITCH,
            (self.south - self.north + 2 * reach) * PITCH,
        )


def extent(tiles: Collection[Cell]) -> Extent:
    """What the tiles cover; never less than the cell of the start tile."""
    columns = [0, *(x_of(cell) // 2 for cell in tiles)]
    rows = [0, *(y_of(cell) // 2 for cell in tiles)]
    return Extent(min(columns), min(rows), max(columns), max(rows))


def edges(tiles: Collection[Cell]) -> list[Circle]:
    """Every place of a circle at a tile, whether there is a circle or a free half."""
    return sorted({circle for cell in tiles for circle in edges_of(cell)})
