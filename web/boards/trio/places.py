"""Where things lie in the picture. Lengths are units of the SVG, x to the east, y to the south."""

from collections.abc import Collection

from engine.core.compass import Point, x_of, y_of
from engine.trio.geometry import Cell, Circle, cell_at, edges_of
from web.boards.extent import PITCH, Extent
from web.boards.spot import Spot

RADIUS = 41
"""Of a circle. Circles that touch by the rules very nearly touch in the picture."""

RING = 1.05
"""How much of the ring of empty cells around a tile that lies alone is in sight, in cells."""

MARGIN = 0.35
"""How much is in sight around the tiles and the places for one, in cells."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def spot(point: Point) -> Spot:
    """The middle of a cell or of a circle."""
    return Spot(x_of(point) * PITCH / 2, y_of(point) * PITCH / 2)


def extent(tiles: Collection[Cell]) -> Extent:
    """What the tiles cover; never less than the cell of the start tile."""
    columns = [0, *(x_of(cell) // 2 for cell in tiles)]
    rows = [0, *(y_of(cell) // 2 for cell in tiles)]
    return Extent(min(columns), min(rows), max(columns), max(rows), RING)


def in_sight(tiles: Collection[Cell], open_cells: Collection[Cell]) -> Box:
    """What has to be seen: the tiles, and where one may be laid now.

    Never less than a tile that lies alone with all its neighbours.
    """
    left, top, width, height = extent([*tiles, *open_cells])._replace(ring=MARGIN).box
    least = (1 + 2 * RING) * PITCH
    wide, high = max(width, least), max(height, least)
    return left - (wide - width) / 2, top - (high - height) / 2, wide, high


def cells_of(board: Extent) -> list[Cell]:
    """The cells and one ring of empty ones around them, row by row."""
    return [cell_at(*at) for row in board.rows for at in row]


def cells_in_sight(tiles: Collection[Cell], open_cells: Collection[Cell]) -> list[Cell]:
    """Of the cells of the tiles and around them those whose middle can be seen, row by row."""
    left, top, width, height = in_sight(tiles, open_cells)
    return [
        cell
        for cell in cells_of(extent(tiles))
        if left < spot(cell).x < left + width and top < spot(cell).y < top + height
    ]


def edges(tiles: Collection[Cell]) -> list[Circle]:
    """Every place of a circle at a tile, whether there is a circle or a free half."""
    return sorted({circle for cell in tiles for circle in edges_of(cell)})
