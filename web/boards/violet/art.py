"""Our own pictures, drawn once in `<defs>` and used everywhere by id: paper cut-outs by lamplight.

Everything on the path is centred on 0,0; a card is 60 units wide and 84 high, from its upper left
corner. Each suit has a colour and a sign of its own: drop, mushroom, mountain, gem.
"""

from functools import cache

from engine.violet.components import SUITS, Card, EventCard, Suit, suit_of, value_of
from web.boards import parts

# The signs of the suits, about 30 units high.
_SIGNS = {
    Suit.LAKE: (
        '<path d="M0-16C6-7 11-1 11 5A11 10.5 0 0 1-11 5C-11-1-6-7 0-16Z"/>'
        '<path class="vt-cut" d="M-6 5.5A6 6 0 0 0 0 11.2"/>'
    ),
    Suit.FOREST: (
        '<path d="M-14 1C-14-9-7-14.5 0-14.5S14-9 14 1Z"/><path d="M-4.5 3H4.5L6 13.5H-6Z"/>'
        '<g class="vt-spots"><circle cx="-6.5" cy="-4.5" r="2.3"/><circle cx="2" cy="-9" r="2.1"/>'
        '<circle cx="7" cy="-3.4" r="2.5"/></g>'
    ),
    Suit.MOUNTAIN: (
        '<path d="M-17 12.5L-4.5-13L1.5-2.5L6-8L17 12.5Z"/>'
        '<path class="vt-spots" d="M-4.5-13L-8.6-4.6L-5.5-6.4L-3-3.6L-.8-6.5Z"/>'
    ),
    Suit.MINE: (
        '<path d="M-8.5-11.5H8.5L15-3L0 14.5L-15-3Z"/>'
        '<path class="vt-cut" d="M-15-3H15M-6-3L0 13M6-3L0 13M-6-3L-3.5-11M6-3L3.5-11"/>'
    ),
}

# What a card does besides being high or low, as a small sign at its foot.
_EFFECTS = {
    1: (
        '<path d="M-11-5V5M-14-2L-11-5M-5-3.5L4 0L-5 3.5"/><path d="M12 5C12 1 13 0 13-2A3 3'
        ' 0 1 0 8-2A2.6 2.6 0 0 0 13-1.6"/>'
    ),
    2: '<path d="M-11-4H-4V6H-11ZM-6-4V-6.5H1V4H-4M-1-6.5V-8.5H6V2H1M10-2V5M6.8 2L10 5.2L13.2 2"/>',
    3: '<path d="M-11 0Q0-10 11 0Q0 10-11 0Z"/><circle r="3.2"/>',
    4: '<path d="M-10-3H7L3.5-6.5M10 3H-7L-3.5 6.5"/>',
    5: '<path d="M-11 4C-8-7 5-9 9-2C11 3 4 6 3 1.5C2.6-1.5 6-2 6 0M-11 4L-7 3.4M-4 3L-4.5 6.5'
    'M-13 6.5C-9 8 4 8 8 6.5"/>',
    6: '<path d="M0-8C4-6 6.5-6 9-6C9 2 5 6 0 8.5C-5 6-9 2-9-6C-6.5-6-4-6 0-8Z"/>',
    7: '<path d="M-12 7L-9-5L-3-3.6L-6 8.5ZM-2.6 6.6V-6H3.6V6.6ZM4 7.8L5.5-5L11.8-4.3L10 8.6Z"/>',
}

_EVENT_SIGNS = {
    EventCard.FAERY_RING: (
        '<ellipse class="vt-line" rx="15" ry="9" cy="3"/>'
        '<path d="M-4-6C-4-10 4-10 4-6ZM-1-6H1V-2H-1ZM-18 3C-18-2-9-2-9 3ZM-15 3H-12V8H-15Z'
        'M9 3C9-2 18-2 18 3ZM12 3H15V8H12ZM-5 12C-5 8 5 8 5 12ZM-1.5 12H1.5V16H-1.5Z"/>'
    ),
    EventCard.OFF_TRACK: (
        '<path class="vt-line" d="M0 15V6C0-2-12 0-12-12M0 6C0-2 12 0 12-12M-16-8L-12-13L-8-8'
        'M8-8L12-13L16-8"/>'
    ),
    EventCard.GUST: (
        '<path class="vt-line" d="M-16-4H6A4.5 4.5 0 1 0 1.5-8.5M-16 2H12A4.5 4.5 0 1 1 7.5 6.5'
        'M-16 8H0A4 4 0 1 1-4 12"/>'
    ),
    EventCard.STORM: (
        '<path d="M-12 2A6 6 0 0 1-10-9A8 8 0 0 1 5-11A6.5 6.5 0 0 1 11 2ZM2 3H-4L-7 10H-2L-5 17'
        'L5 8H0Z"/>'
    ),
    EventCard.HOWL: (
        '<path d="M-13 15C-14 3-8-3-1-5L7-16L8-9L14-6L4-1C6 5 5 11 8 15Z"/>'
        '<circle class="vt-line" cx="-11" cy="-10" r="5"/>'
    ),
    EventCard.AIR: (
        '<path d="M-12 14C-14-4-10-14 0-14S14-4 12 14L7 9L3.5 14L0 9L-3.5 14L-7 9Z"/>'
        '<g class="vt-spots"><circle cx="-4.5" cy="-3" r="2.6"/><circle cx="4.5" cy="-3"'
        ' r="2.6"/></g>'
    ),
    EventCard.IMPROVISATION: (
        '<path d="M-14 14L4-4L7-1L-11 17Z"/><path d="M9-16L10.5-11L15.5-9.5L10.5-8L9-3L7.5-8'
        'L2.5-9.5L7.5-11ZM-8-13L-7-10L-4-9L-7-8L-8-5L-9-8L-12-9L-9-10Z"/>'
    ),
    EventCard.SLEEVE: (
        '<path d="M-15 13L-9-9L8-4L4 17Z"/><path class="vt-cut" d="M-13 6L6 11"/>'
        '<path class="vt-line" d="M-3-8L1-16L14-11L8 0"/>'
    ),
    EventCard.PLANNING: (
        '<path class="vt-line" d="M-14-11H-3V3H-14ZM3-3H14V11H3ZM-8 7C-8 12-5 13-1 13'
        'M-4 10L-.5 13L-4 16M8-7C8-12 5-13 1-13M4-10L.5-13L4-16"/>'
    ),
    EventCard.INGENUITY: (
        '<path d="M-5 6C-6 2-10 0-10-6A10 10 0 0 1 10-6C10 0 6 2 5 6ZM-5 9H5V12H-5ZM-3'
        ' 14H3V16.5H-3Z"/>'
    ),
}


def _suit(suit: Suit) -> str:
    return (
        f'<g id="vt-sign-{suit.word}">{_SIGNS[suit]}</g>'
        f'<g id="vt-face-{suit.word}" class="vt-{suit.word}">'
        '<rect class="vt-paper" x="1" y="1" width="58" height="82" rx="7"/>'
        '<path class="vt-band" d="M4 62Q16 55 30 60T56 58V76A3 3 0 0 1 53 79H7A3 3 0 0 1 4 76Z"/>'
        f'<g class="vt-motif" transform="translate(33 43) scale(1.12)">{_SIGNS[suit]}</g>'
        f'<g class="vt-corner" transform="translate(48 15) scale(.42)">{_SIGNS[suit]}</g></g>'
        f'<g id="vt-stone-{suit.word}" class="vt-{suit.word}">'
        '<path class="vt-stone" d="M-39 3C-41-16-22-28 2-29C26-30 41-17 40 2C39 21 22 29-2 29'
        'C-24 29-38 20-39 3Z"/><path class="vt-moss" d="M-39 3C-38 20-24 29-2 29C22 29 39 21 40 2'
        f'C36 16 20 22-2 22C-22 22-36 15-39 3Z"/><g class="vt-motif">{_SIGNS[suit]}</g></g>'
    )


_STONE = (
    '<g id="vt-stone"><path class="vt-stone" d="M-38 2C-39-17-20-28 1-28C24-29 39-17 39 1'
    'C39 19 22 28-1 28C-24 28-37 19-38 2Z"/><path class="vt-moss" d="M-38 2C-37 19-24 28-1 28'
    'C22 28 39 19 39 1C35 15 20 21-1 21C-22 21-34 14-38 2Z"/></g><g id="vt-bridge">'
    '<path class="vt-chasm" d="M-46 32L-38-26L-24-20L-10-30L8-22L24-30L40-24L46 32L30 40L4 34'
    'L-26 42Z"/><path class="vt-rope" d="M-48-8Q0 10 48-8M-48 8Q0 26 48 8"/>'
    '<path class="vt-planks" d="M-40-4V11M-28 0V15M-15 3V18M0 4V19M15 3V18M28 0V15M40-4V11"/></g>'
    '<g id="vt-pebble"><ellipse class="vt-stone" rx="13" ry="9"/></g>'
)

_CAMPFIRE = (
    '<g id="vt-camp"><ellipse class="vt-glow" rx="64" ry="44"/><ellipse class="vt-stone" rx="40"'
    ' ry="26" cy="8"/><path class="vt-logs" d="M-22 18L20 6M22 18L-20 6"/><path class="vt-fire"'
    ' d="M0 14C-17 14-20 0-11-12C-10-6-7-5-6-7C-6-18 1-22 3-32C12-22 19-10 16 2C14 10 9 14 0 14Z"/>'
    '<path class="vt-core" d="M0 13C-8 13-10 5-4-3C-3 0 0-2 1-9C7-3 9 3 7 8C5 12 3 13 0 13Z"/></g>'
    '<g id="vt-troll"><path class="vt-fur" d="M-30 44C-34 10-22-20 0-20S34 10 30 44Z"/><ellipse'
    ' class="vt-skin" cy="-14" rx="19" ry="16"/><path class="vt-fur" d="M-20-18C-22-34-8-38-2-32'
    'C4-40 22-34 20-17C12-26-12-26-20-18Z"/><path class="vt-skin" d="M-18-12L-30-20L-26-6ZM18-12'
    'L30-20L26-6Z"/><circle class="vt-ink" cx="-7" cy="-14" r="2.6"/><circle class="vt-ink" cx="7"'
    ' cy="-14" r="2.6"/><ellipse class="vt-nose" cy="-8" rx="6" ry="5"/><path class="vt-thin"'
    ' d="M-8-1Q0 4 8-1"/><path class="vt-tusk" d="M-6-1L-5-6L-3 0ZM6-1L5-6L3 0Z"/></g>'
)

# The figures stand on 0,0, about 80 units high.
_FIGURES = (
    '<g id="vt-violet"><ellipse class="vt-shade" cy="2" rx="22" ry="7"/><path class="vt-boots"'
    ' d="M-11-6H-2V3H-13ZM2-6H11L13 3H2Z"/><path class="vt-coat" d="M-4-50C-16-44-19-20-21-4Q0 3'
    ' 21-4C19-20 16-44 4-50Z"/><path class="vt-fold" d="M0-44V-1M-9-30C-12-20-13-12-13-3"/><path'
    ' class="vt-coat" d="M-17-60C-19-79-8-86 2-90C4-80 19-76 17-60C16-47-16-47-17-60Z"/><ellipse'
    ' class="vt-face" cy="-61" rx="12" ry="12.5"/><path class="vt-hair" d="M-12-63C-12-73 0-76 3-72'
    'C9-74 13-68 12-62C7-65 3-67 2-69C-2-65-7-63-12-63Z"/><circle class="vt-ink" cx="-4.5" cy="-59"'
    ' r="1.8"/><circle class="vt-ink" cx="4.5" cy="-59" r="1.8"/><path class="vt-thin" d="M-4.5-55'
    'Q0-50 4.5-55"/><path class="vt-coat" d="M12-42C20-38 24-32 27-25L22-21C18-28 14-32 8-34Z"/>'
    '</g><g id="vt-lamp"><path class="vt-thin" d="M0-14V-9"/><path class="vt-brass" d="M-5-9H5L7-5'
    'H-7ZM-7 10H7L5 14H-5Z"/><rect class="vt-glass" x="-6" y="-5" width="12" height="15" rx="3"/>'
    '</g><g id="vt-flame"><path class="vt-fire" d="M0-7C3-3 4 0 4 2.5A4 4 0 0 1-4 2.5C-4 0-2-2 0-7'
    'Z"/></g><g id="vt-fear"><path class="vt-dread" d="M-30 18C-44 10-38-6-34-16C-30-34-14-44 0-44'
    "S30-34 34-16C38-6 44 10 30 18C26 10 22 12 18 19C13 10 9 12 5 20C0 11-5 12-9 20C-13 10-18 12-21"
    ' 18C-24 12-27 12-30 18Z"/><path class="vt-stare" d="M-16-20L-5-15C-7-9-15-10-16-20ZM16-20L5-15'
    'C7-9 15-10 16-20Z"/><path class="vt-stare" d="M-8-2L-4 1L0-2L4 1L8-2L4 5L0 2L-4 5Z"/></g>'
    '<g id="vt-torech"><ellipse class="vt-shade" cy="2" rx="22" ry="6"/><path class="vt-cap"'
    ' d="M-15-46C-14-68-4-84 12-92C8-82 15-66 15-46Z"/><path class="vt-robe" d="M-19 0'
    'C-20-24-14-42 0-42S20-24 19 0Z"/><ellipse class="vt-nisse" cy="-44" rx="15" ry="13"/><path'
    ' class="vt-beard" d="M-15-44C-16-22-6-12 0-8C6-12 16-22 15-44C10-38 5-37 0-37S-10-38-15-44Z"/>'
    '<path class="vt-brow" d="M-11-51L-2-47M11-51L2-47"/><circle class="vt-ink" cx="-5.5" cy="-46"'
    ' r="1.7"/><circle class="vt-ink" cx="5.5" cy="-46" r="1.7"/><ellipse class="vt-nose"'
    ' cy="-40.5" rx="4.4" ry="3.6"/><path class="vt-thin" d="M-4-33.5Q0-36 4-33.5"/></g>'
)

_FLIES = (
    '<g id="vt-flies"><g class="vt-fly"><circle r="7"/><circle class="vt-spark" r="2.4"/></g>'
    '<g class="vt-fly" transform="translate(17 -9)"><circle r="5"/>'
    '<circle class="vt-spark" r="1.9"/></g><g class="vt-fly" transform="translate(-15 -11)">'
    '<circle r="5"/><circle class="vt-spark" r="1.9"/></g></g>'
)

_TREES = (
    '<g id="vt-fir"><path d="M0-70L16-40H9L24-16H14L28 8H4V20H-4V8H-28L-14-16H-24L-9-40H-16Z"/></g>'
    '<g id="vt-oak"><path d="M-5 20V-6C-24-4-34-20-25-33C-30-48-14-60-2-54C8-66 28-56 26-42'
    'C40-34 34-10 16-10L5-6V20Z"/></g>'
)

_BACK = (
    '<g id="vt-back"><rect class="vt-night" x="1" y="1" width="58" height="82" rx="7"/>'
    '<rect class="vt-frame" x="6" y="6" width="48" height="72" rx="4"/>'
    '<path class="vt-moon" d="M36 27A16 16 0 1 0 40 52A13.5 13.5 0 1 1 36 27Z"/>'
    '<path class="vt-moon" d="M41 22L42.4 26L46.4 27.4L42.4 28.8L41 33L39.6 28.8L35.4 27.4L39.6 26Z'
    'M17 60L18 63L21 64L18 65L17 68L16 65L13 64L16 63Z"/></g>'
    '<g id="vt-helper"><rect class="vt-paper" x="-13" y="-17" width="26" height="34" rx="4"/></g>'
)


NIGHT = 4000
"""Radius of the night that `DARK` shades, around the lantern."""

DARK = (
    '<stop offset="0" class="vt-lit"/><stop offset=".06" class="vt-lit"/>'
    '<stop offset=".16" class="vt-unlit"/><stop offset="1" class="vt-unlit"/>'
)
"""From the middle of the night to its edge."""


@cache
def drawings() -> str:
    """All drawings, as the children of `<defs>`."""
    suits = "".join(map(_suit, SUITS))
    effects = "".join(
        f'<g id="vt-effect-{value}" class="vt-effect">{sign}</g>'
        for value, sign in _EFFECTS.items()
    )
    events = "".join(
        f'<g id="vt-event-{event}" class="vt-omen">{sign}</g>'
        for event, sign in _EVENT_SIGNS.items()
    )
    light = (
        f'<radialGradient id="vt-dark" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{NIGHT}">'
        f'{DARK}</radialGradient><radialGradient id="vt-shine">'
        '<stop offset="0" class="vt-bright"/><stop offset="1" class="vt-gone"/></radialGradient>'
    )
    return f"{light}{suits}{effects}{events}{_STONE}{_CAMPFIRE}{_FIGURES}{_FLIES}{_TREES}{_BACK}"


def used(name: str, rest: str = "") -> str:
    """A drawing by its id."""
    return parts.used(f"vt-{name}", rest)


def tree(kind: str, x: float, y: float, size: float) -> str:
    """A tree that stands there."""
    place = f"translate({x} {y}) scale({size})"
    return f'<use class="vt-tree" href="#vt-{kind}" transform="{place}"/>'


def face(card: Card) -> str:
    """The face of a card: its suit's picture, its value, and a sign for its effect."""
    value = value_of(card)
    effect = used(f"effect-{value}", ' transform="translate(30 70)"') if value in _EFFECTS else ""
    return (
        f'{used(f"face-{suit_of(card).word}")}<text class="vt-value" x="15" y="28">{value}</text>'
        f"{effect}"
    )


def card(inside: str, more: str = "") -> str:
    """A card as a picture of its own."""
    return f'<svg class="vt-picture" viewBox="0 0 60 84" aria-hidden="true">{inside}{more}</svg>'


def icon(inside: str, box: str = "-18 -18 36 36") -> str:
    """A small picture among words."""
    return parts.icon(inside, box)


def suit_icon(suit: Suit) -> str:
    """A suit's sign in its colour."""
    return icon(used(f"sign-{suit.word}", f' class="vt-motif vt-{suit.word}"'))


def event_icon(event: EventCard) -> str:
    """The sign of an event."""
    return icon(used(f"event-{event}"), "-20 -20 40 40")
