"""The cards and the board in the box: numbers as data, house values marked."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from ..core.game import BadTextError
from ..core.verb import named, one_of

VIOLET, TORECH = 0, 1
"""The two seats."""

SEATS = (VIOLET, TORECH)
SEAT_WORDS = ("violet", "torech")
"""The seats in the notation."""

SEAT_WORD = named("seat", SEAT_WORDS)


class Suit(IntEnum):
    """The four suits of the deck, which are the four locations of the Path."""

    LAKE = 0
    FOREST = 1
    MOUNTAIN = 2
    MINE = 3

    @property
    def word(self) -> str:
        """The suit in the notation."""
        return ("lake", "forest", "mountain", "mine")[self]


SUITS = tuple(Suit)

SUIT_WORD = one_of("suit", SUITS, lambda suit: suit.word)

VALUES = range(1, 10)
"""The values of each suit (printed in the rulebook)."""

Card = int
"""A card of the deck, counted from 0: nine of each suit in the order of the suits."""

CARDS: tuple[Card, ...] = tuple(range(len(SUITS) * len(VALUES)))

suit_of = tuple(SUITS[card // len(VALUES)] for card in CARDS).__getitem__
"""The suit printed on a card."""

value_of = tuple(VALUES[card % len(VALUES)] for card in CARDS).__getitem__
"""The value printed on a card, 1 to 9."""

card_name = tuple(f"{suit_of(card).word}{value_of(card)}" for card in CARDS).__getitem__
"""A card in the notation: `lake7`, `mine1`."""


def card_of(suit: Suit, value: int) -> Card:
    """The card of a suit with a value from 1 to 9."""
    return suit * len(VALUES) + value - 1


CARD_WORD = one_of("card", CARDS, card_name)
parse_card = CARD_WORD.read


def difference(first: Card, second: Card) -> int:
    """How far the values of two cards are apart."""
    return abs(value_of(first) - value_of(second))


HAND = 4
"""Cards in a full hand (printed in the rulebook)."""

MARKET = 4
"""Cards lying open to pick from (printed in the rulebook)."""

DRAWN = 3
"""Cards that the effect of a 2 draws (violet.effect.2)."""

LOOKED_AT = 5
"""Cards of the deck that the effect of a 3 looks at (violet.effect.3)."""

REST = 3
"""Fuel that a rest brings (printed in the rulebook)."""

STEP_COST = 1
"""Fuel for a step after a won trick (printed in the rulebook)."""

LOSS_COST = 2
"""Fuel for a lost trick (printed in the rulebook)."""

GUST_COST = 2
"""Fuel that the gust blows away (printed in the rulebook)."""


class EventCard(StrEnum):
    """Torech's ten event cards, one of each; the value is the card in the notation."""

    FAERY_RING = "faery-ring"
    OFF_TRACK = "off-track"
    GUST = "gust"
    STORM = "storm"
    HOWL = "howl"
    AIR = "fear-in-the-air"
    IMPROVISATION = "improvisation"
    SLEEVE = "sleeve"
    PLANNING = "planning"
    INGENUITY = "ingenuity"


EVENT_CARDS = tuple(EventCard)

EVENT_WORD = one_of("event card", EVENT_CARDS)

KEPT = frozenset({EventCard.SLEEVE, EventCard.PLANNING, EventCard.INGENUITY})
"""The event cards that Torech keeps for later; the others happen at once."""

PLACED = frozenset({EventCard.FAERY_RING, EventCard.OFF_TRACK, EventCard.AIR})
"""The event cards that go onto a space of Torech's choice."""

OFFERS = 3
"""How often Torech is offered event cards: one for each event space of the board."""

OFFERED = 2
"""House value: event cards in each offer, of which he keeps one."""

Space = int
"""A space of the Path, counted from Violet's start; the fear's lead-in spaces are below 0."""

Path = tuple[Suit | None, ...]
"""The location of each space, None where it has none; the last two: Precipice, Campfire."""


class Board(NamedTuple):
    """The board: everything that its picture would show. All of it is house values."""

    path: Path
    fireflies: frozenset[Space]
    """Spaces that Violet steps onto for free after a won trick."""
    lantern: int
    """Fuel at the start and at most."""
    dim: int
    """At so much fuel or less the fear moves one space more."""
    dark: int
    """At so much fuel or less it moves two spaces more instead."""
    fear: Space
    """Where the fear starts."""
    event_spaces: tuple[Space, ...]
    """Where the event cards lie face down, the first that the fear meets first."""


_LOCATIONS: dict[str, Suit | None] = dict(zip(".LFMG", (None, *SUITS), strict=True))
_LETTERS = {location: letter for letter, location in _LOCATIONS.items()}


def path_text(path: Path) -> str:
    """The path in the notation, a letter for each space: `...LLLFFFMMMGGG...`."""
    return "".join(_LETTERS[location] for location in path)


def parse_path(text: str) -> Path:
    """The path of a text. Raises BadTextError."""
    if len(text) < 3 or set(text) - _LOCATIONS.keys():
        raise BadTextError("path", text)
    return tuple(_LOCATIONS[letter] for letter in text)


BOARD = Board(
    path=parse_path("...LLLFFFMMMGGG..."),
    fireflies=frozenset({5, 9, 13}),
    lantern=16,
    dim=6,
    dark=3,
    fear=-16,
    event_spaces=(-12, -7, -2),
)
"""The board this project plays on: its printed picture was not available."""

HOUSE_VALUES: dict[str, dict[str, object]] = {
    "violet.about.board": BOARD._asdict(),
    "violet.setup.events": {"offered": OFFERED},
}
"""What the rulebook leaves open and this project had to settle, by the rule that shows it."""
