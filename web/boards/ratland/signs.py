"""What the table's small pictures mean."""

from engine.ratland import rulebook as rules
from engine.ratland.components import PLACES, Piece
from web.boards.ratland import art
from web.boards.ratland.clans import sign
from web.boards.ratland.things import View
from web.boards.ratland.told import RULES
from web.boards.table import Sign


def signs(view: View) -> tuple[Sign, ...]:
    """In the order in which a newcomer meets them."""
    pieces = (Sign(piece.word, art.piece(piece), rules.FORAGE) for piece in Piece)
    return (
        *pieces,
        Sign("supper", art.icon("supper"), rules.FEED),
        Sign("grave", art.icon("grave"), rules.FEED_STARVE),
        Sign("active", art.icon("active"), rules.ACTIVE),
        Sign("bag", art.icon("bag"), rules.FORAGE),
        Sign("screen", art.icon("screen"), rules.PLACE),
        *(Sign(name, sign(name), RULES.get(name, rules.ATTACK)) for name in PLACES),
    )
