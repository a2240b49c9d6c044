"""The tiles and pieces in the box: numbers as data, house values marked."""

from enum import IntEnum

from ..core.verb import one_of


class Colour(IntEnum):
    """The two teams. Pieces and clusters are indexed by colour."""

    YELLOW = 0
    RED = 1

    @property
    def letter(self) -> str:
        """The colour in the notation."""
        return "YR"[self]

    @property
    def opponent(self) -> "Colour":
        """The other team."""
        return RED if self is YELLOW else YELLOW


YELLOW, RED = Colour.YELLOW, Colour.RED
COLOURS = (YELLOW, RED)


def team_of(seat: int) -> Colour:
    """The team of a seat: whoever sits opposite plays for the same one."""
    return COLOURS[seat % 2]


Kind = Colour | None
"""The kind of a circle: the colour of both halves, or None when it is mixed."""

PIECES = 3
"""Pieces of each team (printed in the rulebook)."""

HAND = 2
"""Tiles in a full hand (printed in the rulebook)."""

Face = str
"""A tile as it lies: the letters of its halves, north, east, south, west, such as `RYYR`."""

Pattern = str
"""A tile as it is held: of its faces under rotation, the first in the alphabet, such as `RRYY`."""


def rotations(pattern: Pattern) -> tuple[Face, ...]:
    """The different ways a tile can lie, by quarter turns clockwise."""
    turned = (pattern[-quarter:] + pattern[:-quarter] for quarter in range(4))
    return tuple(dict.fromkeys(turned))


START_FACES: tuple[Face, ...] = ("RYRY", "RRYY")
"""House value: the two faces of the start tile; chance picks one."""

TILES: dict[Pattern, int] = {"RRRR": 2, "RRRY": 5, "RRYY": 6, "RYRY": 4, "RYYY": 5, "YYYY": 2}
"""House value: how many tiles there are of each pattern."""

PATTERNS = tuple(TILES)

ROTATIONS: dict[Pattern, tuple[Face, ...]] = {pattern: rotations(pattern) for pattern in PATTERNS}
"""For each pattern, its faces."""

PATTERN_OF: dict[Face, Pattern] = {
    face: pattern for pattern, faces in ROTATIONS.items() for face in faces
}
"""For each of the 16 faces, the tile that can lie so."""

HALVES: dict[Face, tuple[Colour, ...]] = {
    face: tuple(YELLOW if letter == "Y" else RED for letter in face) for face in PATTERN_OF
}
"""For each face, the colours of its halves, north, east, south, west."""

PILE: tuple[Pattern, ...] = tuple(
    pattern for pattern, copies in TILES.items() for _ in range(copies)
)
"""All the tiles but the start tile, sorted."""

CIRCLE_POINTS = 2
"""Movement points for each pure circle of the opponent's colour (printed in the rulebook)."""

MOST_POINTS = 4 * CIRCLE_POINTS
"""What a tile can bring at best, with a circle on each edge."""

FREE_HALF_POINTS = 1
"""Movement points for each free half of the opponent's colour (printed in the rulebook)."""

FIRST_TURN_POINTS = -2
"""What the starting player's first turn adds to its points (printed in the rulebook)."""

FEWEST_POINTS = 0
"""House value: no turn has fewer points than this."""

HOUSE_VALUES = {
    "trio.about.components": {"start-faces": START_FACES, "tiles": TILES},
    "trio.points.first-turn": {"fewest-points": FEWEST_POINTS},
}
"""What the rulebook leaves open and this project had to settle, by the rule that shows it."""

FACE = one_of("tile", PATTERN_OF)
START_FACE = one_of("start tile", START_FACES)
PATTERN = one_of("tile pattern", PATTERNS)
"""How tiles are written: the letters of their halves."""
