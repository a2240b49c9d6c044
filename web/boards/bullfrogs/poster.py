"""A small picture of the game for the home page."""

from engine.bullfrogs.components import BULLFROG, FROG, START_PAD, Card, Colour, Piece, lily_pad
from engine.bullfrogs.grid import LOG, Cell
from engine.core.compass import point_at
from web.boards import parts
from web.boards.bullfrogs import art
from web.boards.bullfrogs.places import SLOTS, middle
from web.boards.spot import Spot
from web.words import Words

_GREEN, _BLUE, _RED, _YELLOW = Colour

# A pond in the middle of a game: cards, and who stands on them in which order.
_CARDS: tuple[tuple[Cell, Card, tuple[tuple[Piece, Colour] | None, ...]], ...] = (
    (point_at(-1, -1), lily_pad(_YELLOW, 3), ((FROG, _YELLOW), None, (FROG, _BLUE))),
    (point_at(0, -1), START_PAD, ((FROG, _GREEN), (FROG, _RED), None, (BULLFROG, _BLUE))),
    (point_at(1, -1), lily_pad(_BLUE, 2), ((FROG, _YELLOW),)),
    (point_at(-2, 0), lily_pad(_RED, 4), ((FROG, _RED), (FROG, _GREEN))),
    (point_at(-1, 0), START_PAD, ((FROG, _RED), None, (BULLFROG, _GREEN), (FROG, _BLUE))),
    (point_at(1, 0), START_PAD, (None, (FROG, _YELLOW), None, (FROG, _GREEN), (FROG, _GREEN))),
    (point_at(2, 0), lily_pad(_GREEN, 3), ((FROG, _BLUE), None, None, (FROG, _RED))),
    (point_at(0, 1), START_PAD, ((FROG, _BLUE), None, (FROG, _YELLOW))),
    (point_at(1, 1), lily_pad(_RED, 2), ((FROG, _RED),)),
)
_ON_LOG = ((FROG, _RED, -26, -14), (FROG, _YELLOW, 6, -16), (BULLFROG, _RED, -8, 18))
_FOREGROUND = ((BULLFROG, _GREEN, Spot(-205, 96, 3.1)), (FROG, _YELLOW, Spot(206, 112, 2.6)))


def poster(words: Words) -> str:
    """A pond at dusk with two visitors looking on. It brings its own drawings."""
    cards = "".join(
        f'<g transform="{middle(cell).at}">{art.card(card)}{_standing(card, pieces)}</g>'
        for cell, card, pieces in _CARDS
    )
    log = "".join(_at(Spot(x, y, 0.9), piece, colour) for piece, colour, x, y in _ON_LOG)
    front = "".join(_at(spot, piece, colour) for piece, colour, spot in _FOREGROUND)
    return parts.poster(
        words("bullfrogs.poster"),
        "-300 -190 600 360",
        art.drawings() + art.DUSK,
        '<rect x="-900" y="-190" width="1800" height="360" fill="url(#bf-evening)"/>'
        '<rect x="-900" y="-190" width="1800" height="360" fill="url(#bf-ripples)"/>'
        '<circle class="bf-moon" cx="222" cy="-132" r="30"/>'
        f'<g transform="rotate(-9) translate(0 4)">{cards}'
        f'<g transform="translate({middle(LOG).x:g} 0)">{art.used("log")}{log}</g></g>{front}',
    )


def _standing(card: Card, pieces: tuple[tuple[Piece, Colour] | None, ...]) -> str:
    return "".join(
        _at(Spot(x, y), *entry)
        for (x, y), entry in zip(SLOTS[card.spaces], pieces, strict=False)
        if entry
    )


def _at(spot: Spot, piece: Piece, colour: Colour) -> str:
    return f'<g transform="{spot.at}">{art.piece(piece, colour)}</g>'
