"""Our own pictures, drawn once in `<defs>` and used everywhere by id: lamplight, brick and rats.

Everything is centred on 0,0. A rat is about 30 units long, a piece 20 across, an emblem 16, an
event 40. Each clan has a colour, a pattern on its scarves, and an emblem; each piece a shape of its
own, so that nothing is told by colour alone. Colours come from the style sheet.
"""

from functools import cache

from engine.ratland.components import PIECES, EventCard, Piece
from web.boards import parts
from web.boards.ratland import scenery
from web.boards.spot import Spot

CLANS = 4
"""Clans are drawn by their seats."""

_EMBLEMS = (
    '<path d="M4-8A9 9 0 1 0 4 8A8.5 8.5 0 0 1 4-8Z"/>',
    '<path d="M0-9L2.4-3.200L8.6-2.800L3.8 1.200L5.3 7.300L0 4L-5.3 7.300L-3.8 1.2'
    'L-8.6-2.800L-2.4-3.200Z"/>',
    '<circle cy="-4.3" r="4"/><circle cx="-4.3" cy="2" r="4"/><circle cx="4.3" cy="2" r="4"/>'
    '<path d="M-1 0H1L2 9H-2Z"/>',
    '<path fill-rule="evenodd" d="M-4-8A4.5 4.5 0 1 1-2.3-.600L5 6.700L3.5 8.200L1.8 6.5L.3 8L-1.2'
    ' 6.500L.3 5L-3.7 1A4.5 4.5 0 0 1-4-8ZM-4-5.500A1.8 1.8 0 1 0-4-1.9A1.8 1.8 0 1 0-4-5.500Z"/>',
)
"""Moon, star, clover, key."""

_PATTERNS = (
    '<path d="M0 4L4 0M-1 1L1-1M3 5L5 3"/>',
    '<circle cx="2" cy="2" r="1.2"/>',
    '<path d="M0 1H4M0 3H4"/>',
    '<path d="M0 0H2V2H0ZM2 2H4V4H2Z" fill="currentColor" stroke="none"/>',
)
"""Stripes, dots, hoops, checks."""

_SCARF = "M1.5-7L6 4.500C4 6.2 1 6.5-1.5 5.800L-2.5-7C-1-8 .5-7.8 1.5-7Z"

_BODY = (
    '<path class="rl-tail" d="M-10 4C-17 6-16-2-11-4"/><path class="rl-fur" d="M-11 6.500'
    'C-13-3-6-8.5 1-7.500C3-10 9-8.5 11-4C13.5-2 15 0 15.5 2C15.3 4 12 5.2 8 5.200L6 6.500Z"/>'
    '<path class="rl-belly" d="M-9 6.500C-7 2.5-1 2.5 2 6.500Z"/><path class="rl-paw" d="M-7 6.500'
    'H-3M3 6.500H7"/><circle class="rl-ear" cx="4.5" cy="-8" r="3.6"/>'
    '<circle class="rl-inner" cx="4.8" cy="-7.7" r="1.9"/>'
)
_FACE = (
    '<circle class="rl-eye" cx="10" cy="-2.2" r="1.3"/><circle class="rl-nose" cx="15.3" cy="1.8"'
    ' r="1.5"/><path class="rl-whisker" d="M12 2.500L7 4.500M12.5 3.200L9 6"/>'
)

_PIECES = {
    Piece.YELLOW: (
        '<path class="rl-side" d="M-9.5 1L9.5-1V6.500L-9.5 8.500Z"/><path class="rl-top" d="M-9.5 1'
        'L4-8C7.5-7 9.5-4 9.5-1Z"/><circle class="rl-hole" cx="2.5" cy="-3.5" r="1.7"/><circle'
        ' class="rl-hole" cx="-4.5" cy="5" r="1.6"/><circle class="rl-hole" cx="4" cy="3.2" r="2"/>'
    ),
    Piece.ORANGE: (
        '<circle class="rl-top" r="9.8"/><circle class="rl-ring" r="7.4"/>'
        '<text class="rl-two" y="6.800">2</text>'
    ),
    Piece.WHITE: (
        '<circle class="rl-top" r="8.8"/><circle class="rl-ring" r="5.2"/>'
        '<path class="rl-ring" d="M-2-2L2 2M2-2L-2 2"/>'
    ),
    Piece.BLACK: (
        '<rect class="rl-top" x="-8.5" y="-8.5" width="17" height="17" rx="2.5"/>'
        '<path class="rl-sign" d="M-5 0H4M.5-4L4.8 0L.5 4"/>'
    ),
    Piece.PURPLE: (
        '<path class="rl-top" d="M0-10C4-5 8-1 8 3.200A8 6.8 0 0 1-8 3.200C-8-1-4-5 0-10Z"/><path'
        ' class="rl-sign" d="M-4.8 0L-1.8 3M-1.8 0L-4.8 3M1.8 0L4.8 3M4.8 0L1.8 3M-3 6.800H3"/>'
    ),
    Piece.BLUE: (
        '<path class="rl-top" d="M0-10.500L10.5 0L0 10.500L-10.5 0Z"/>'
        '<path class="rl-sign" d="M-2.6-2.600C-2.4-6 3-5.8 2.8-2.400C2.7-.5 0-.3 0 2.200M0 5V5.3"/>'
    ),
}

_EVENTS = {
    EventCard.ABUNDANCE: (
        '<path class="rl-gold" d="M-15 4L7-10C13-8 16-3 16 2V11L-15 13Z"/>'
        '<path class="rl-line" d="M-15 4L16 2M-6 8.500A2 2 0 1 0-6 8.600'
        'M6 6.500A2.5 2.5 0 1 0 6 6.6M4-4A2 2 0 1 0 4-3.900M-10-9V-17M-14-13H-6"/>'
    ),
    EventCard.MASSIVE_ATTACKS: (
        '<path class="rl-line" d="M-14-12L8 10M14-12L-8 10M4 13L12 5M-4 13L-12 5M10 12L15 17'
        'M-10 12L-15 17"/>'
    ),
    EventCard.COUSIN: (
        '<rect class="rl-gold" x="-13" y="-6" width="26" height="19" rx="3"/>'
        '<path class="rl-line" d="M-5-6V-11H5V-6M-13 2H13M-7-6V13M7-6V13"/>'
    ),
    EventCard.HELMET: (
        '<path class="rl-gold" d="M-13 6C-14-8-6-14 0-14C6-14 14-8 13 6Z"/>'
        '<path class="rl-line" d="M-17 7H17M-3-14V4M3-14V4M-10 12H10"/>'
    ),
    EventCard.WE_MADE_IT: (
        '<path class="rl-gold" d="M-8-14C0-18 4-10 13-14V2C4 6 0-2-8 2Z"/>'
        '<path class="rl-line" d="M-8-16V16M-13 16H-3"/>'
    ),
    EventCard.DRUNK: (
        '<path class="rl-gold" d="M-4-16H4V-7C9-3 9 0 9 3V15H-9V3C-9 0-9-3-4-7Z"/>'
        '<path class="rl-line" d="M-4-12H4M-9 3H9M-9 10H9"/>'
    ),
    EventCard.ALARM: (
        '<path class="rl-gold" d="M-12 9C-8 5-11-11 0-12C11-11 8 5 12 9Z"/><path class="rl-line"'
        ' d="M0-12V-16M-3 13A3 3 0 0 0 3 13M-17-4C-17-9-15-12-13-14M17-4C17-9 15-12 13-14"/>'
    ),
    EventCard.JUST_IN_TIME: (
        '<circle class="rl-gold" r="14"/><path class="rl-line" d="M0-9V0L6 4M0-14V-17M-4-17H4"/>'
    ),
    EventCard.HOLY_RAT: (
        '<ellipse class="rl-line" cx="1" cy="-13" rx="9" ry="3.5"/>'
        '<path class="rl-gold" d="M-14 13C-17-3-6-9 2-7C11-7 15 2 17 7C16 11 9 12 5 13Z"/>'
        '<path class="rl-line" d="M8 1V1.300M-14 11C-20 10-18 2-15 1"/>'
    ),
    EventCard.END: (
        '<circle class="rl-gold" r="15"/><path class="rl-line" d="M0-15A15 15 0 0 1 0 15'
        'A15 15 0 0 10-15M-10-4H-4M4-4H10M-10 4H-4M4 4H10M0-10V-6M0 6V10"/>'
    ),
}

_SIGNS = {
    "cheese": _PIECES[Piece.YELLOW],
    "supper": (
        '<path class="rl-line" d="M-6-9V9M-9.5-9V-4A3.5 3.5 0 0 0-2.5-4V-9M6 9V-9C2-7 2-1 6 1"/>'
    ),
    "grave": (
        '<path class="rl-stone" d="M-8 9V-3A8 7 0 0 1 8-3V9Z"/>'
        '<path class="rl-line" d="M-4-2H4M0-6V3M-11 9H11"/>'
    ),
    "lost": _PIECES[Piece.BLUE],
    "sick": _PIECES[Piece.PURPLE],
    "screen": (
        '<path class="rl-gold" d="M-9-8L-3-6L3-8L9-6V8L3 6L-3 8L-9 6Z"/>'
        '<path class="rl-line" d="M-3-6V8M3-8V6"/>'
    ),
    "active": (
        '<path class="rl-gold" d="M-9 7L-10-6L-4.5-1L0-9L4.5-1L10-6L9 7Z"/>'
        '<path class="rl-line" d="M-9 7H9"/>'
    ),
    "bag": (
        '<path class="rl-sack" d="M-5-11H5L3-6C15 0 17 17 10 17H-10C-17 17-15 0-3-6Z"/>'
        '<path class="rl-line" d="M-4-6H4M-7-11C-4-9 4-13 7-11"/>'
    ),
    "raid": '<path class="rl-line" d="M-8 0H7M2-5L7 0L2 5"/>',
}


def _clan(seat: int) -> str:
    return (
        f'<pattern id="rl-pattern-{seat}" class="rl-pattern rl-clan-{seat}" width="4" height="4" '
        f'patternUnits="userSpaceOnUse">{_PATTERNS[seat]}</pattern>'
        f'<g id="rl-emblem-{seat}" class="rl-emblem">{_EMBLEMS[seat]}</g>'
        f'<g id="rl-rat-{seat}" class="rl-clan-{seat}">{_BODY}'
        f'<path class="rl-scarf" d="{_SCARF}"/>'
        f'<path fill="url(#rl-pattern-{seat})" d="{_SCARF}"/>{_FACE}</g>'
    )


_BRICKS = (
    '<pattern id="rl-bricks" width="24" height="14" patternUnits="userSpaceOnUse">'
    '<path class="rl-mortar" d="M0 .5H24M0 7.500H24M6 .5V7M18 7.500V14"/></pattern>'
)

_GRADIENTS = (
    '<linearGradient id="rl-dusk" x1="0" y1="0" x2="0" y2="1"><stop class="rl-sky-top" offset="0"/>'
    '<stop class="rl-sky-low" offset="1"/></linearGradient>'
    '<radialGradient id="rl-lamp" cx=".5" cy=".2" r=".8"><stop class="rl-lamp-in" offset="0"/>'
    '<stop class="rl-lamp-out" offset="1"/></radialGradient>'
)


@cache
def drawings() -> str:
    """All drawings, as the children of `<defs>`."""
    pieces = "".join(
        f'<g id="rl-piece-{piece.word}" class="rl-piece rl-{piece.word}">{_PIECES[piece]}</g>'
        for piece in PIECES
    )
    cards = "".join(
        f'<g id="rl-event-{card}" class="rl-event">{picture}</g>'
        for card, picture in _EVENTS.items()
    )
    signs = "".join(
        f'<g id="rl-{name}" class="rl-sign-{name}{_piece_class(name)}">{picture}</g>'
        for name, picture in _SIGNS.items()
    )
    clans = "".join(map(_clan, range(CLANS)))
    return f"{_BRICKS}{_GRADIENTS}{clans}{pieces}{cards}{signs}{scenery.rooms()}"


def _piece_class(sign: str) -> str:
    """A sign that shows a piece has that piece's colours."""
    of = {"cheese": Piece.YELLOW, "lost": Piece.BLUE, "sick": Piece.PURPLE}.get(sign)
    return "" if of is None else f" rl-piece rl-{of.word}"


def used(name: str, rest: str = "") -> str:
    """A drawing by its id."""
    return parts.used(f"rl-{name}", rest)


def at(name: str, x: float, y: float, scale: float = 1, look: str = "") -> str:
    """A drawing at a point of a larger picture."""
    names = f' class="{look}"' if look else ""
    return f'<g{names} transform="{Spot(x, y, scale).at}">{used(name)}</g>'


def fold(id: str, summary: str, inside: str, look: str = "", more: str = "") -> str:
    """What is there for whoever opens it."""
    names = f"rl-fold {look}".strip()
    return (
        f'<details id="{id}" class="{names}"{more}><summary>{summary}</summary>{inside}</details>'
    )


def icon(name: str, box: str = "-12 -12 24 24") -> str:
    """A drawing as a picture of its own between words."""
    return parts.icon(used(name), box)


def piece(one: Piece) -> str:
    """A piece as a picture of its own."""
    return icon(f"piece-{one.word}")


ARROW = parts.icon('<path class="rl-arrow" d="M2 12H36M27 4L36 12L27 20"/>', "0 0 40 24", "is-wide")
"""From who attacks to who is attacked."""


def emblem(seat: int) -> str:
    """A clan's emblem on its flag."""
    return f'<span class="rl-flag rl-clan-{seat}">{sign(seat)}</span>'


def sign(seat: int) -> str:
    """A clan's emblem in its colours, as a picture of its own."""
    return parts.icon(flag(seat), "-12 -12 24 24")


def flag(seat: int) -> str:
    """A clan's emblem in its colours, as part of a larger picture."""
    return (
        '<circle class="rl-field" r="11.5"/>'
        f'<circle fill="url(#rl-pattern-{seat})" r="11.5" opacity=".35"/>{used(f"emblem-{seat}")}'
    )
