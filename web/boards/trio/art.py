"""Our own pictures, drawn once in `<defs>` and used everywhere by id: glazed tiles in cobalt blue.

Everything is centred on 0,0. A tile is 120 units wide, a piece about 50. Yellow is the sun and has
stripes, red is the carnation and has dots. Colours come from the style sheet, so that one drawing
serves both themes.
"""

from functools import cache

from engine.trio.components import (
    COLOURS,
    PATTERN_OF,
    PATTERNS,
    ROTATIONS,
    Colour,
    Face,
    Kind,
    Pattern,
)
from web.boards import parts
from web.boards.trio.places import RADIUS

_HATCHES = {
    "Y": '<path class="tr-stripe" d="M0 0V9"/>',
    "R": '<circle cx="3" cy="3" r="1.7"/><circle cx="8.5" cy="8.5" r="1.7"/>',
}
_HATCH_TURNS = {"Y": ' patternTransform="rotate(35)"', "R": ""}
_HATCH_SIZES = {"Y": 7, "R": 11}

# The sign of each team, on its pieces and beside its players' names.
_EMBLEMS = {
    "Y": (
        '<circle r="5.2"/><path d="M0-12L2.4-7.4H-2.4ZM0 12L2.4 7.4H-2.4ZM-12 0L-7.4-2.4V2.4Z'
        "M12 0L7.4-2.4V2.4ZM-8.5-8.5L-3.5-6.9L-6.9-3.5ZM8.5-8.5L3.5-6.9L6.9-3.5Z"
        'M-8.5 8.5L-3.5 6.9L-6.9 3.5ZM8.5 8.5L3.5 6.9L6.9 3.5Z"/>'
    ),
    "R": (
        '<path d="M0 3.5C-6 3.5-10.5 1-11-3.5L-8.3-3L-8.6-8L-5.2-6L-3.8-10.5L-1-7.3'
        "L0-12L1-7.3L3.8-10.5L5.2-6L8.6-8L8.3-3L11-3.5C10.5 1 6 3.5 0 3.5Z"
        'M-2.6 4.4H2.6L1.3 7.8H.9V12.5H-.9V7.8H-1.3Z"/>'
    ),
}

# Hair-fine ornaments between the circles: a star in the middle, and at each corner a quarter of
# the rosette that four tiles make together.
_STAR = "M0-17C2.5-5 5-2.5 17 0C5 2.5 2.5 5 0 17C-2.5 5-5 2.5-17 0C-5-2.5-2.5-5 0-17Z"
_CORNER = "M-60-47A13 13 0 0 0-47-60M-60-53.5Q-54-54-53.5-60M-60-60L-52-52"

_HALF = f"M{-RADIUS}-60A{RADIUS} {RADIUS} 0 0 0 {RADIUS}-60Z"
_HALF_INSIDE = "M-31-60A31 31 0 0 0 31-60"


def _base() -> str:
    corners = "".join(
        f'<path transform="rotate({turn})" d="{_CORNER}"/>' for turn in (0, 90, 180, 270)
    )
    return (
        '<g id="tr-base"><rect class="tr-glaze" x="-59.5" y="-59.5" width="119" height="119" '
        f'rx="4"/><g class="tr-ornament"><path class="tr-star" d="{_STAR}"/><circle r="3"/>'
        f"{corners}</g></g>"
    )


def _team(letter: str) -> str:
    size = _HATCH_SIZES[letter]
    return (
        f'<pattern id="tr-hatch-{letter}" class="tr-hatch tr-{letter}" width="{size}" '
        f'height="{size}" patternUnits="userSpaceOnUse"{_HATCH_TURNS[letter]}>'
        f"{_HATCHES[letter]}</pattern>"
        f'<g id="tr-half-{letter}" class="tr-{letter}"><path class="tr-body" d="{_HALF}"/>'
        f'<path fill="url(#tr-hatch-{letter})" d="{_HALF}"/>'
        f'<path class="tr-inside" d="{_HALF_INSIDE}"/></g>'
        f'<g id="tr-circle-{letter}" class="tr-{letter}"><circle class="tr-body" r="{RADIUS}"/>'
        f'<circle fill="url(#tr-hatch-{letter})" r="{RADIUS}"/>'
        '<circle class="tr-inside" r="31"/></g>'
        f'<g id="tr-sign-{letter}" class="tr-sign">{_EMBLEMS[letter]}</g>'
        f'<g id="tr-piece-{letter}" class="tr-{letter}"><ellipse class="tr-shade" cy="10" rx="29" '
        'ry="23"/><circle class="tr-side" cy="5" r="27"/><circle class="tr-top" r="27"/>'
        f'<circle class="tr-rim" r="21.5"/><g transform="scale(1.45)" class="tr-sign">'
        f"{_EMBLEMS[letter]}</g></g>"
    )


def _tile(pattern: Pattern) -> str:
    halves = "".join(
        f'<use href="#tr-half-{half}" transform="rotate({90 * edge})"/>'
        for edge, half in enumerate(pattern)
    )
    return f'<g id="tr-tile-{pattern}"><use href="#tr-base"/>{halves}</g>'


_MIXED = f'<g id="tr-circle-mixed"><circle class="tr-seam" r="{RADIUS}"/></g>'

_SIGNS = (
    '<g id="tr-pile"><rect x="-14" y="-2" width="22" height="18" rx="2"/>'
    '<rect x="-11" y="-7" width="22" height="18" rx="2"/>'
    '<rect x="-8" y="-12" width="22" height="18" rx="2"/></g>'
    '<g id="tr-hand"><rect x="-15" y="-8" width="17" height="17" rx="2" transform="rotate(-12)"/>'
    '<rect x="-2" y="-9" width="17" height="17" rx="2" transform="rotate(9)"/></g>'
    '<g id="tr-cluster"><circle cx="-5" cy="-10.5" r="7"/><circle cx="6" r="7"/>'
    '<circle cx="-5" cy="10.5" r="7"/></g>'
    '<g id="tr-turn"><path d="M9-8A12 12 0 1 0 12 1M11-15V-7H3"/></g>'
)

_PLACE = 'x="-55" y="-55" width="110" height="110" rx="10"'
_SLOT = f'<rect class="tr-slot" {_PLACE}/>'
OPEN = f'{_SLOT}<path class="tr-plus" d="M-13 0H13M0-13V13"/>'
"""A place where a tile may lie."""
BLOCKED = f'<rect {_PLACE}/><path d="M-13-13L13 13M13-13L-13 13"/>'
"""One that is taken, for a team that has no other."""


@cache
def drawings() -> str:
    """All drawings, as the children of `<defs>`."""
    teams = "".join(_team(colour.letter) for colour in COLOURS)
    return f"{_base()}{teams}{''.join(map(_tile, PATTERNS))}{_MIXED}{_SIGNS}"


def used(name: str, rest: str = "") -> str:
    """A drawing by its name."""
    return parts.used(f"tr-{name}", rest)


def sign(name: str, box: str = "-18 -18 36 36") -> str:
    """A drawing as a picture of its own among words."""
    return parts.icon(used(name), box)


def tile(pattern: Pattern, turns: int) -> str:
    """A tile after so many quarter turns clockwise; another number of turns is a motion."""
    picture = used(f"tile-{pattern}")
    return f'<g class="tr-turned" style="transform: rotate({90 * turns}deg)">{picture}</g>'


def laid(face: Face) -> str:
    """A tile as it lies for good."""
    pattern = PATTERN_OF[face]
    turns = ROTATIONS[pattern].index(face)
    return used(f"tile-{pattern}", f' transform="rotate({90 * turns})"' if turns else "")


def circle(kind: Kind) -> str:
    """A circle that two tiles make."""
    return used("circle-mixed" if kind is None else f"circle-{kind.letter}")


def piece(colour: Colour) -> str:
    """A piece of a team."""
    return used(f"piece-{colour.letter}")


def token(colour: Colour) -> str:
    """A piece off the board."""
    return parts.icon(piece(colour), "-29 -29 58 64")


def nowhere() -> str:
    """That a tile has no place."""
    crossed = '<path class="tr-plus" d="M-24-24L24 24M-24 24L24-24"/>'
    return parts.icon(f"{_SLOT}{crossed}", "-61 -61 122 122")


def hand_tile(pattern: Pattern, turns: int) -> str:
    """A tile in hand."""
    return parts.icon(tile(pattern, turns), "-61 -61 122 122")
