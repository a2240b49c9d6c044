"""The table as a picture of its own: the board, and below it what the viewer holds."""

from engine.trio.components import PIECES, team_of
from web.boards.still.plate import Plate, filled, tray
from web.boards.trio import art
from web.boards.trio.board import Board
from web.boards.trio.things import View

_TRAY = 150
"""How high it is."""

_RING = 0.4
"""How much of the empty cells around the tiles is in sight, in cells: nobody lays one there."""

_PIECE, _TILE, _GAP = 64, 132, 24
"""How much room things take there."""


def still(view: View) -> Plate:
    """Tiles, circles and pieces on their cloth; the viewer's pieces and tiles below."""
    board, seen = Board(view), view.seen
    board.box = board.extent._replace(ring=_RING).box
    left, top, width, height = board.box
    drawn = filled(board.box, "var(--tr-linen)") + board.draw()
    if seen.viewer is None:
        return Plate(board.box, drawn)
    own = team_of(seen.viewer)
    things = [(_PIECE, art.piece(own))] * (PIECES - len(seen.pieces[own]))
    if things:
        things.append((_GAP, ""))
    things += [(_TILE, art.tile(pattern, 0)) for pattern in seen.hand]
    drawn += tray((left, top + height, width, _TRAY), things)
    return Plate((left, top, width, height + _TRAY), drawn)
