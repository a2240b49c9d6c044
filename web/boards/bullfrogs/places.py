"""Where things lie in the picture. Lengths are units of the SVG, x to the east, y to the south."""

from collections.abc import Collection, Iterable

from engine.bullfrogs.components import Colour
from engine.bullfrogs.grid import LOG, Cell
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.state import Stage
from engine.core.compass import point_at, x_of, y_of
from web.boards.bullfrogs.scene import Floating, Token
from web.boards.extent import PITCH, Extent
from web.boards.spot import Spot

RING = 0.66
"""How much of the ring of empty cells around the cards is in sight, in cells."""


def middle(cell: Cell) -> Spot:
    """The middle of a cell."""
    return Spot(x_of(cell) * PITCH, y_of(cell) * PITCH)


def extent(cells: Collection[Cell]) -> Extent:
    """What the cards cover; never less than the Log and its four neighbours."""
    columns = [*map(x_of, cells), -1, 1]
    rows = [*map(y_of, cells), -1, 1]
    return Extent(min(columns), min(rows), max(columns), max(rows), RING)


def empty_matter(seen: Observation) -> bool:
    """Whether empty cells can be tapped now: a card is to lie there."""
    return seen.stage in (Stage.PLAY, Stage.SLIDE)


def cells_of(board: Extent) -> list[Cell]:
    """The cells and one ring of empty ones around them, row by row."""
    return [point_at(*at) for row in board.rows for at in row]


SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((-34, 14), (0, 14), (34, 14)),
    4: ((-21, -5), (21, -5), (-21, 33), (21, 33)),
    5: ((-34, -5), (0, -5), (34, -5), (-18, 33), (18, 33)),
    6: ((-34, -6), (0, -6), (34, -6), (-33, 32), (0, 32), (33, 32)),
}
"""Where the spaces of a pad are, seen from its middle: as many as it has."""

SLOT_RADIUS = 16

LANE_LEFT, LANE_RIGHT, LANE_SUM = -38, 19, 43
"""On the Log every colour has a lane: from where to where its pieces stand, and their strength."""

_LANES = {2: (-18.0, 22.0), 3: (-27.0, 2.0, 31.0), 4: (-33.0, -11.0, 11.0, 33.0)}
_LANE_SCALE = {2: 0.9, 3: 0.76, 4: 0.62}


def lanes(colours: Collection[Colour]) -> dict[Colour, tuple[float, float]]:
    """The height of each colour's lane on the Log, and how large its pieces are there."""
    scale = _LANE_SCALE[len(colours)]
    return {colour: (y, scale) for colour, y in zip(colours, _LANES[len(colours)], strict=True)}


def spots(
    cell: Cell, floating: Floating, colours: Collection[Colour]
) -> Iterable[tuple[Token, Spot]]:
    """Where each piece on a card is."""
    x, y, _ = middle(cell)
    if cell != LOG:
        for token, (dx, dy) in zip(floating.slots, SLOTS[floating.card.spaces], strict=True):
            if token:
                yield token, Spot(x + dx, y + dy)
        return
    for colour, (lane, scale) in lanes(colours).items():
        tokens = [token for token in floating.tokens if token.colour == colour]
        step = min(34 * scale, (LANE_RIGHT - LANE_LEFT) / max(1, len(tokens) - 1))
        for place, token in enumerate(tokens):
            yield token, Spot(x + LANE_LEFT + place * step, y + lane, scale)
