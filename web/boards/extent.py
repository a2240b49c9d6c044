"""How far a board that grows has come. Lengths are units of the SVG."""

from typing import NamedTuple

from engine.core.compass import Point, x_of, y_of
from web.boards.table import At

PITCH = 120
"""From the middle of a cell to the middle of the next one."""

_NEARLY_SQUARE = 1.2
"""How much wider than high a phone's picture of a board is."""


def at(point: Point) -> At:
    """The row and column of a cell or a circle in the twin."""
    return (y_of(point), x_of(point))


class Extent(NamedTuple):
    """The columns and rows that the board covers."""

    west: int
    north: int
    east: int
    south: int
    ring: float
    """How much of the empty cells around it is in sight, in cells."""

    @property
    def rows(self) -> list[list[tuple[int, int]]]:
        """Column and row of each cell and of one ring of empty ones around them, row by row."""
        return [
            [(column, row) for column in range(self.west - 1, self.east + 2)]
            for row in range(self.north - 1, self.south + 2)
        ]

    @property
    def is_tall(self) -> bool:
        """Whether a screen that is nearly square has more room beside the board than below it."""
        _, _, width, height = self.box
        return width < _NEARLY_SQUARE * height

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is in sight."""
        reach = 0.5 + self.ring
        return (
            (self.west - reach) * PITCH,
            (self.north - reach) * PITCH,
            (self.east - self.west + 2 * reach) * PITCH,
            (self.south - self.north + 2 * reach) * PITCH,
        )
