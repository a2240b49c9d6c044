"""The table as a picture of its own: the pond, and below it what the viewer holds."""

from engine.bullfrogs.components import PIECES, lily_pad
from web.boards.bullfrogs import art
from web.boards.bullfrogs.pond import Pond
from web.boards.bullfrogs.things import View
from web.boards.still.plate import Plate, text, tray

_TRAY = 130
"""How high it is."""

_PIECE, _NUMBER, _CARD = 52, 44, 126
"""How much room things take there."""


def still(view: View) -> Plate:
    """Cards and pieces on the water at dusk; the viewer's own, with how many, below."""
    pond, seen = Pond(view), view.seen
    left, top, width, height = pond.extent.box
    place = f'x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"'
    moon = f'<circle class="bf-moon" cx="{left + 0.86 * width:g}" cy="{top + 34:g}" r="22"/>'
    drawn = f'<rect {place} fill="url(#bf-evening)"/>{moon}{pond.draw(beyond=0)}'
    if seen.viewer is None:
        return Plate(pond.extent.box, drawn, art.DUSK)
    own = seen.colours[seen.viewer]
    things: list[tuple[float, str]] = []
    for piece in PIECES:
        left_over = text(-20, 10, 26, seen.reserve(piece)[own], "font-weight: 700")
        things += [(_PIECE, art.piece(piece, own)), (_NUMBER, left_over)]
    things += [(_CARD, art.card(lily_pad(own, actions))) for actions in seen.hand]
    drawn += tray((left, top + height, width, _TRAY), things)
    return Plate((left, top, width, height + _TRAY), drawn, art.DUSK)
