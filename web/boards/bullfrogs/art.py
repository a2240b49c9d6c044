"""Our own pictures, drawn once in `<defs>` and used everywhere by id.

Everything is centred on 0,0. A frog is about 34 units wide, a bullfrog 42, an emblem and an action
16, a card 112. Colours come from the style sheet, so that one drawing serves both themes.
"""

from functools import cache

from engine.bullfrogs.components import COLOURS, Card, Colour, Piece
from web.boards import parts
from web.boards.bullfrogs.places import SLOT_RADIUS, SLOTS

# Each army has a sign, worn on the head and flown on its cards: sprout, drop, flame, crown.
_EMBLEMS = {
    "G": '<path d="M0 8V-1M0 1C-7 1-8-3-8-7C-3-7 0-4 0 1M0 -1C7-1 8-5 8-9C3-8 0-6 0-1Z"/>',
    "B": '<path d="M0-9C4-3 6 0 6 3.5A6 5.5 0 0 1-6 3.5C-6 0-4-3 0-9Z"/>',
    "R": '<path d="M0-9C1-5 7-3 6 3A6 5.5 0 0 1-6 3C-6 0-4-1-4-4C-2-3-1-2-1 0C1-3 1-5 0-9Z"/>',
    "Y": '<path d="M-8 6L-8-5L-3.5-1L0-8L3.5-1L8-5L8 6Z"/>',
}

# And a pattern, woven into its banners and drawn on its skin: hatching, waves, dots, lozenges.
_HATCHES = {
    "G": '<path d="M-2 8L8-2M3 13L13 3"/>',
    "B": '<path d="M0 3Q2.5 0 5 3T10 3M0 8Q2.5 5 5 8T10 8"/>',
    "R": '<circle cx="2.5" cy="2.5" r="1.5"/><circle cx="7.5" cy="7.5" r="1.5"/>',
    "Y": '<path d="M5 1L9 5L5 9L1 5Z"/>',
}

_SKINS = {
    "G": '<path class="bf-mark" d="M0-10V-4"/>',
    "B": '<path class="bf-mark" d="M-13-2Q-9-4-8 2M13-2Q9-4 8 2M-12 5Q-9 4-8 9M12 5Q9 4 8 9"/>',
    "R": (
        '<g class="bf-dots"><circle cx="-11" cy="1" r="2"/><circle cx="11" cy="1" r="2"/>'
        '<circle cx="-8.5" cy="7.5" r="1.7"/><circle cx="8.5" cy="7.5" r="1.7"/>'
        '<circle cx="0" cy="-6" r="1.7"/></g>'
    ),
    "Y": '<path class="bf-dots" d="M-11.5-1L-9 3L-11.5 7L-14 3ZM11.5-1L14 3L11.5 7L9 3Z"/>',
}

_HATS = {
    "G": (
        '<path class="bf-hat" d="M0-10C-1-13-1-13 0-15C-6-14-9-17-9-20C-4-20-1-18 0-15'
        'C1-19 4-22 9-21C9-17 5-14 0-15"/>'
    ),
    "B": '<path class="bf-hat" d="M-6-10C-5-16-1-18 4-21C3-17 7-14 6-10Q0-13-6-10Z"/>',
    "R": (
        '<path class="bf-hat" d="M-5-10C-7-14-5-17-4-19C-3-17-2-17-2-15C-1-18 0-20 2-22'
        'C2-18 7-15 5-10Q0-12-5-10Z"/>'
    ),
    "Y": (
        '<path class="bf-hat" d="M-6.5-10L-8-18L-3.5-14.5L0-21L3.5-14.5L8-18L6.5-10Q0-12-6.5-10Z"/>'
    ),
}

_EYES = (
    '<circle cx="-7.5" cy="-7.5" r="5.2"/><circle cx="7.5" cy="-7.5" r="5.2"/>',
    '<g class="bf-eye"><circle cx="-7.5" cy="-7.8" r="3.5"/>'
    '<circle cx="7.5" cy="-7.8" r="3.5"/></g>'
    '<g class="bf-ink"><circle cx="-6.7" cy="-7.4" r="1.9"/>'
    '<circle cx="6.7" cy="-7.4" r="1.9"/></g>',
)


def _frog(letter: str) -> str:
    bumps, eyes = _EYES
    return (
        f'<g id="bf-frog-{letter}" class="bf-{letter}">'
        '<ellipse class="bf-shade" cy="13" rx="15" ry="4"/>'
        '<g class="bf-skin"><ellipse cx="-10.5" cy="11" rx="6" ry="3.6"/>'
        '<ellipse cx="10.5" cy="11" rx="6" ry="3.6"/>'
        f'<path d="M0-9C9-9 15-4 15 3C15 10 9 13.5 0 13.5S-15 10-15 3C-15-4-9-9 0-9Z"/>{bumps}</g>'
        '<ellipse class="bf-belly" cy="7.5" rx="8" ry="5"/>'
        f"{_SKINS[letter]}{eyes}"
        '<path class="bf-line" d="M-6.5 2Q0 6.5 6.5 2"/>'
        f"{_HATS[letter]}</g>"
    )


def _bullfrog(letter: str) -> str:
    bumps, eyes = _EYES
    return (
        f'<g id="bf-bullfrog-{letter}" class="bf-{letter}"><g transform="scale(1.06)">'
        '<ellipse class="bf-shade" cy="16" rx="20" ry="5"/>'
        '<g class="bf-skin"><ellipse cx="-13" cy="14" rx="7.5" ry="4.5"/>'
        '<ellipse cx="13" cy="14" rx="7.5" ry="4.5"/>'
        '<path d="M0-10C12-10 19-5 19 3C19 12 11 17 0 17S-19 12-19 3C-19-5-12-10 0-10Z"/>'
        f'<g transform="translate(0-1) scale(1.15)">{bumps}</g></g>'
        f'<g transform="scale(1.22)">{_SKINS[letter]}</g>'
        '<g class="bf-steel"><path d="M-13 8Q0 13 13 8L11 16Q0 20-11 16Z"/>'
        '<path d="M-22 7C-22 0-17-2-13-1L-14 10Q-19 12-22 7Z"/>'
        '<path d="M22 7C22 0 17-2 13-1L14 10Q19 12 22 7Z"/></g>'
        f'<g transform="translate(0-1) scale(1.15)">{eyes}</g>'
        '<g class="bf-steel"><path d="M-8-9C-8-19 8-19 8-9Q4-12 0-6Q-4-12-8-9Z"/></g>'
        '<path class="bf-line" d="M-8 5Q0 1.5 8 5M-5 4.2L-4.4 7M5 4.2L4.4 7"/>'
        '<g class="bf-rivets"><circle cx="-18" cy="3" r="1.2"/><circle cx="18" cy="3" r="1.2"/></g>'
        f'<g transform="translate(0 13.4) scale(.42)" class="bf-sign">{_EMBLEMS[letter]}</g>'
        f'<g transform="translate(0-4.5)">{_HATS[letter]}</g></g></g>'
    )


_ISAAC = (
    '<g id="bf-isaac"><ellipse class="bf-shade" cx="2" cy="19" rx="19" ry="4"/>'
    '<path class="bf-staff" d="M17 19L14-19"/>'
    '<path class="bf-crook" d="M14-19C13-27 22-28 22-22C22-18 17-18 17-21"/>'
    '<circle class="bf-spark" cx="18" cy="-23" r="3"/>'
    '<path class="bf-robe" d="M-12 2C-15 10-17 15-17 19H13C13 14 12 8 9 2Z"/>'
    '<path class="bf-sash" d="M-14 11Q-2 15 11.5 11L12 15Q-2 19-15.5 15Z"/>'
    '<g transform="translate(-2-4)"><path class="bf-old" d="M0-10C10-10 15-5 15 2C15 8 9 10 0 10'
    'S-15 8-15 2C-15-5-10-10 0-10Z"/>'
    '<g class="bf-old"><circle cx="-7" cy="-8" r="5"/><circle cx="7" cy="-8" r="5"/></g>'
    '<g class="bf-eye"><circle cx="-7" cy="-8" r="3.3"/><circle cx="7" cy="-8" r="3.3"/></g>'
    '<g class="bf-ink"><circle cx="-6.5" cy="-7.2" r="1.7"/><circle cx="7" cy="-7.2" r="1.7"/></g>'
    '<path class="bf-beard" d="M-11 3Q0 7 11 3C11 9 7 13 5 19Q1 15-1 22Q-4 15-7 17C-8 12-11 9-11 3Z'
    '"/>'
    '<path class="bf-brow" d="M-13-12Q-8-16-3-12.5M3-12.5Q8-16 13-12"/></g>'
    '<path class="bf-old" d="M9 3Q13-1 17 3Q17 7 12 8Z"/></g>'
)


def _army(letter: str) -> str:
    return (
        f'<g id="bf-emblem-{letter}" class="bf-sign">{_EMBLEMS[letter]}</g>'
        f'<pattern id="bf-hatch-{letter}" class="bf-hatch-{letter}" width="10" height="10" '
        f'patternUnits="userSpaceOnUse">{_HATCHES[letter]}</pattern>'
        f"{_frog(letter)}{_bullfrog(letter)}"
    )


_LEAF = (
    "M-34-56H34Q56-56 56-34V34Q56 56 34 56H-35Q-42 56-43 51L-45 45L-51 43Q-56 42-56 35V-34"
    "Q-56-56-34-56Z"
)
_BANNER = "M-34-56H34Q56-56 56-34V-27Q0-22-56-27V-34Q-56-56-34-56Z"

_ACTION = (
    '<g id="bf-action"><path class="bf-petal" d="M0 6C-5 6-9 2-9-3C-6-3-4-2-3 0C-4-4-2-7 0-9'
    'C2-7 4-4 3 0C4-2 6-3 9-3C9 2 5 6 0 6Z"/>'
    '<path class="bf-stamen" d="M0 5C-3 4-3 1 0-2C3 1 3 4 0 5Z"/></g>'
)

_LOG = (
    '<g id="bf-log"><ellipse class="bf-shade" cy="49" rx="57" ry="8"/>'
    '<path class="bf-bark" d="M-14-44L-19-58L-5-58L-2-44Z"/>'
    '<path class="bf-bark" d="M43-48H-43C-50-48-55-44-57-36L-50-27L-57-17L-52-5L-58 6L-51 17'
    'L-57 28C-57 40-52 48-44 48H43Z"/>'
    '<path class="bf-bark-shade" d="M-56 26C-30 34 20 34 43 27V48H-44C-52 48-57 40-56 26Z"/>'
    '<path class="bf-grain" d="M-46-33Q-20-38 4-34T30-35M-48-12Q-24-8-2-12T28-11M-50 11Q-22 7 2 11'
    "T29 10M-46 33Q-18 37 8 33T30 35M-28-42Q-22-44-14-42M6-42Q14-44 22-41M-30 23Q-22 20-16 23"
    'M4 22Q12 19 18 22M-36-22Q-30-25-24-22M2-23Q8-26 16-23"/>'
    '<ellipse class="bf-wood" cx="43" rx="14.5" ry="48"/>'
    '<g class="bf-grain"><ellipse cx="43" rx="10.5" ry="36"/><ellipse cx="43" rx="6.5" ry="23"/>'
    '<ellipse cx="43" rx="2.5" ry="9"/></g>'
    '<path class="bf-moss" d="M-55-38C-52-45-48-49-42-49H-22C-22-44-27-45-29-41C-31-36-36-41-40-37'
    'C-43-33-46-30-50-31C-53-32-55-34-55-38Z"/>'
    '<g class="bf-mushroom"><path d="M-41 43V51M-33 46V53"/>'
    '<path class="bf-cap" d="M-49 45C-49 36-33 36-33 45ZM-38 48C-38 42-27 42-27 48Z"/></g></g>'
)

_SIGNS = (
    '<g id="bf-fan"><rect x="-16" y="-14" width="15" height="24" rx="3" transform="rotate(-14)"/>'
    '<rect x="-7" y="-16" width="15" height="24" rx="3"/>'
    '<rect x="1" y="-14" width="15" height="24" rx="3" transform="rotate(14)"/></g>'
    '<g id="bf-pile"><rect x="-12" y="-8" width="20" height="26" rx="3"/>'
    '<rect x="-9" y="-12" width="20" height="26" rx="3"/>'
    '<rect x="-6" y="-16" width="20" height="26" rx="3"/></g>'
    '<g id="bf-trophy"><path d="M-9-16H9V-6C9 2 5 6 0 6S-9 2-9-6ZM0 6V13M-8 16H8L5 12H-5Z'
    'M-9-12H-15C-15-4-12-2-8-2M9-12H15C15-4 12-2 8-2"/></g>'
)

_LEAF_VEINS = "M0 12L-48-18M0 12L-50 30M0 12L-20 52M0 12L24 52M0 12L50 30M0 12L48-18"


@cache
def drawings() -> str:
    """All drawings, as the children of `<defs>`."""
    armies = "".join(_army(colour.letter) for colour in COLOURS)
    return (
        f"{armies}{_ISAAC}{_ACTION}{_LOG}{_SIGNS}{_RIPPLES}"
        f'<path id="bf-leaf" d="{_LEAF}"/><path id="bf-banner" d="{_BANNER}"/>'
        f'<path id="bf-veins" d="{_LEAF_VEINS}"/>'
    )


_RIPPLES = (
    '<pattern id="bf-ripples" width="240" height="150" patternUnits="userSpaceOnUse">'
    '<path class="bf-ripple" d="M18 30Q38 24 58 30M70 34Q84 30 98 34M140 74Q166 67 192 74'
    'M150 80Q166 76 182 80M30 116Q52 110 74 116M196 132Q210 128 224 132"/></pattern>'
)

DUSK = (
    '<linearGradient id="bf-evening" x1="0" y1="0" x2="0" y2="1"><stop class="bf-sky" offset="0"/>'
    '<stop class="bf-dusk" offset=".25"/><stop class="bf-lagoon" offset=".6"/>'
    '<stop class="bf-deep" offset="1"/></linearGradient>'
)
"""The evening sky in the water, as a gradient for a picture of its own."""


def used(name: str) -> str:
    """A drawing by its id."""
    return parts.used(f"bf-{name}")


def sign(name: str, box: str = "-23 -24 46 46") -> str:
    """A drawing as a picture of its own among words."""
    return parts.icon(used(name), box)


def part(name: str) -> str:
    """What points are for: cards, or who sits on the Log."""
    return sign("trophy") if name == "cards" else parts.icon(used("log"), "-62 -62 124 124")


def in_hand(card: str) -> str:
    """A card as a picture of its own."""
    return parts.icon(card, "-58 -58 116 120")


def piece(kind: Piece, colour: Colour) -> str:
    """A frog or bullfrog."""
    return used(f"{kind.word}-{colour.letter}")


_DIE = '<rect class="bf-face" x="-18" y="-18" width="36" height="36" rx="8"/>'

_WAY = '<path class="bf-way" transform="rotate({turn})" d="M0 10V-9M-7-3L0-11L7-3"/>'

_WAYS = {
    **{
        face: _WAY.format(turn=90 * quarter)
        for quarter, face in enumerate(("north", "east", "south", "west"))
    },
    "any": (
        '<path class="bf-way" d="M0-12V12M-12 0H12M-4-9L0-13L4-9M-4 9L0 13L4 9M-9-4L-13 0L-9 4'
        'M9-4L13 0L9 4"/>'
    ),
    "blank": "",
}

_PIPS = {1: ((0, 0),), 2: ((-7, -7), (7, 7)), 3: ((-9, -9), (0, 0), (9, 9))}


def movement_die(face: str) -> str:
    """Isaac's movement die: an arrow, all four ways, or nothing."""
    return f"{_DIE}{_WAYS[face]}"


def action_die(actions: int) -> str:
    """Isaac's action die."""
    pips = (f'<circle class="bf-pip" cx="{x}" cy="{y}" r="4"/>' for x, y in _PIPS[actions])
    return f"{_DIE}{''.join(pips)}"


def back(colour: Colour) -> str:
    """A card face down."""
    return (
        f'<g class="bf-{colour.letter}"><use class="bf-back" href="#bf-leaf"/>'
        f'<use href="#bf-leaf" fill="url(#bf-hatch-{colour.letter})"/></g>'
        f'<g transform="scale(2.4)"><use href="#bf-emblem-{colour.letter}"/></g>'
    )


def card(of: Card) -> str:
    """A lily pad: its spaces, its points, and on an army's banner its actions and sign."""
    circles = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{SLOT_RADIUS}"/>' for x, y in SLOTS[of.spaces]
    )
    shapes = [
        '<use class="bf-drop" href="#bf-leaf" y="4"/>',
        '<use class="bf-pad" href="#bf-leaf"/><use class="bf-vein" href="#bf-veins"/>',
    ]
    if of.colour is not None:
        letter = of.colour.letter
        shapes.append(
            f'<g class="bf-{letter}"><use class="bf-banner" href="#bf-banner"/>'
            f'<use href="#bf-banner" fill="url(#bf-hatch-{letter})"/></g>'
            f'<use href="#bf-emblem-{letter}" x="18" y="-40"/>'
        )
        shapes += [  # even four end well before the number, as large as that is on a hand's card
            f'<use href="#bf-action" transform="translate({-46 + 13 * index} -39) scale(.85)"/>'
            for index in range(of.actions)
        ]
    points = f'<circle cx="43" cy="-42" r="11.5"/><text x="43" y="-36.6">{of.points}</text>'
    shapes.append(
        f'<g class="bf-points">{parts.legible(points, 16)}</g><g class="bf-slots">{circles}</g>'
        '<use class="bf-edge" href="#bf-leaf"/>'
    )
    return "".join(shapes)
