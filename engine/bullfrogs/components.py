"""The cards and pieces in the box: numbers as data, house values marked."""

import re
from collections.abc import Iterable
from enum import IntEnum
from operator import attrgetter
from typing import Annotated, NamedTuple

from ..core.game import BadTextError
from ..core.verb import one_of

LETTERS = "GBRY"
"""The colours in the notation, in their order."""


class Colour(IntEnum):
    """The four armies. Pieces, hands, piles and scores are indexed by colour."""

    GREEN = 0
    BLUE = 1
    RED = 2
    YELLOW = 3

    @property
    def letter(self) -> str:
        """The colour in the notation."""
        return LETTERS[self]


COLOURS = tuple(Colour)

COLOUR = one_of("colour", COLOURS, attrgetter("letter"))
parse_colour = COLOUR.read
NamedColour = Annotated[Colour, COLOUR]


class Piece(IntEnum):
    """The two kinds of piece. Either takes one space."""

    FROG = 0
    BULLFROG = 1

    @property
    def word(self) -> str:
        """The piece in the notation."""
        return ("frog", "bullfrog")[self]


FROG, BULLFROG = Piece.FROG, Piece.BULLFROG
PIECES = (FROG, BULLFROG)
NamedPiece = Annotated[Piece, one_of("piece", PIECES, attrgetter("word"))]

FROGS = 14
"""Frogs of each colour (printed in the rulebook)."""

BULLFROGS = 2
"""Bullfrogs of each colour (printed in the rulebook)."""

HAND = 3
"""Cards in a full hand."""

MOST_DEPLOYED = 2
"""Pieces that come to a pad in one turn, at most (bullfrogs.deploy.max-two)."""

LOG_BONUS = 3
"""Points for the sole strongest army on the Log at the end."""

OWN_COLOUR_BONUS = 1
"""Points for each card of one's own colour in one's score pile."""


class Card(NamedTuple):
    """A card of the pond: the Log, a start pad or a lily pad of a colour."""

    colour: Colour | None
    actions: int
    spaces: int
    points: int

    def __str__(self) -> str:
        return str(self.points) if self.colour is None else f"{self.colour.letter}{self.actions}"


LOG_CARD = Card(None, 0, 4 * (FROGS + BULLFROGS) + 1, 0)
"""The Log has room for every piece in the box and is never full."""

START_PAD = Card(None, 0, 6, 6)
"""Each of the four pads beside the Log at the start (printed in the rulebook)."""

START_PADS = 4
"""Pads in the pond before the first turn."""

ACTIONS_AND_SPACES = 7
"""House value, from public reviews: on a lily pad, actions and spaces add up to this."""

DECK = (2, 2, 2, 3, 3, 3, 3, 4, 4, 4)
"""House value: the ten lily pads of a colour, by their actions."""

FOUR_PLAYER_DECK = (2, 2, 2, 3, 3, 3, 4, 4, 4)
"""With four players each removes one 3-action card (printed in the rulebook)."""

KINDS = (2, 3, 4)
"""The numbers of actions a lily pad can have."""

MOVEMENT_FACES = ("north", "east", "south", "west", "any", "blank")
"""House value: Isaac's movement die has one face each (the rulebook shows them uncounted)."""

ACTION_FACES = (1, 2, 3)
"""House value: Isaac's action die has two faces each (the rulebook shows them uncounted)."""

RECRUITS = 2
"""Frogs Isaac may recruit in one turn (printed in the rulebook)."""

RANKS = ((45, "grand-master"), (40, "commander"), (35, "duke"), (30, "knight"), (25, "soldier"))
"""The solo ranks by the fewest points they take, best first; below them all is a squire."""

HOUSE_VALUES: dict[str, dict[str, object]] = {
    "bullfrogs.about.components": {"actions-and-spaces": ACTIONS_AND_SPACES, "deck": DECK},
    "bullfrogs.solo.dice": {"movement-die": MOVEMENT_FACES, "action-die": ACTION_FACES},
}
"""What the rulebooks leave open and this project had to settle, by the rule that shows it."""

_LILY_PADS = {
    (colour, actions): Card(colour, actions, spaces, points=spaces)
    for colour in COLOURS
    for actions in KINDS
    for spaces in (ACTIONS_AND_SPACES - actions,)
}


def lily_pad(colour: Colour, actions: int) -> Card:
    """The lily pad of a colour with so many actions (2, 3 or 4)."""
    return _LILY_PADS[colour, actions]


def deck(seats: int) -> tuple[int, ...]:
    """The actions of the cards each player starts with."""
    return FOUR_PLAYER_DECK if seats == 4 else DECK


parse_card = one_of("card", (START_PAD, *_LILY_PADS.values())).read
"""`6` for a start pad, `R4` for the red lily pad with four actions. Raises BadTextError."""

Four = tuple[int, int, int, int]
"""One number per colour."""

NONE: Four = (0, 0, 0, 0)


def changed(numbers: Four, colour: Colour, by: int) -> Four:
    """As `core.fields.changed`, which cannot promise that they are still four."""
    four = list(numbers)
    four[colour] += by
    return (four[0], four[1], four[2], four[3])


class Pad(NamedTuple):
    """A card in the pond and the pieces on it (also the Log, which is a card like them)."""

    card: Card
    pieces: tuple[Four, Four]
    """Frogs by colour, then bullfrogs by colour."""
    free: int
    """Spaces left."""

    def with_piece(self, colour: Colour, piece: Piece, by: int = 1) -> "Pad":
        """The pad with one piece more, or with one less when `by` is -1."""
        frogs, bullfrogs = self.pieces
        if piece is FROG:
            return Pad(self.card, (changed(frogs, colour, by), bullfrogs), self.free - by)
        return Pad(self.card, (frogs, changed(bullfrogs, colour, by)), self.free - by)

    def strengths(self) -> Four:
        """Frogs 1, bullfrogs 2, by colour (bullfrogs.score.strength)."""
        (a, b, c, d), (e, f, g, h) = self.pieces
        return (a + 2 * e, b + 2 * f, c + 2 * g, d + 2 * h)

    def standing(self, colours: Iterable[Colour] = COLOURS) -> list[tuple[Colour, Piece]]:
        """Which of these colours' pieces stand here, each kind once, frogs first."""
        return [
            (colour, piece) for piece in PIECES for colour in colours if self.pieces[piece][colour]
        ]

    def __str__(self) -> str:
        """The pieces in the notation: `GG*B` is a green frog, a green bullfrog and a blue frog."""
        frogs, bullfrogs = self.pieces
        return "".join(
            colour.letter * frogs[colour] + (colour.letter + "*") * bullfrogs[colour]
            for colour in COLOURS
        )


def empty_pad(card: Card) -> Pad:
    """A card with no piece on it."""
    return Pad(card, (NONE, NONE), card.spaces)


def parse_pieces(card: Card, text: str) -> Pad:
    """A card with the pieces of a text such as `GG*B`, in any order. Raises BadTextError."""
    pad = empty_pad(card)
    for letter, star in re.findall(rf"([{LETTERS}])(\*?)", text):
        pad = pad.with_piece(parse_colour(letter), BULLFROG if star else FROG)
    if pad.free < 0 or not re.fullmatch(rf"([{LETTERS}]\*?)*", text):
        raise BadTextError("pad", text)
    return pad
