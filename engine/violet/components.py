"""The cards and the board in the box: numbers as data, house values marked."""

from enum import IntEnum, StrEnum
from typing import NamedTuple

from engine.core.game import BadTextError

VIOLET, TORECH = 0, 1
"""The two seats."""

SEATS = (VIOLET, TORECH)
SEAT_WORDS = ("violet", "torech")
"""The seats in the notation."""


def parse_seat(text: str) -> int:
    """The seat of a word. Raises BadTextError."""
    if text not in SEAT_WORDS:
        raise BadTextError("seat", text)
    return SEAT_WORDS.index(text)


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


def parse_suit(text: str) -> Suit:
    """The suit of a word. Raises BadTextError."""
    for suit in SUITS:
        if suit.word == text:
            return suit
    raise BadTextError("suit", text)


VALUES = range(1, 10)
"""The values of each suit (printed in the rulebook)."""

Card = int
"""A card of the deck, counted from 0: nine of each suit in the order of the suits."""

CARDS: tuple[Card, ...] = tuple(range(len(SUITS) * len(VALUES)))

_SUITS_OF_CARDS = tuple(SUITS[card // len(VALUES)] for card in CARDS)
_VALUES_OF_CARDS = tuple(VALUES[card % len(VALUES)] for card in CARDS)
_CARD_NAMES = tuple(
    f"{suit.word}{value}" for suit, value in zip(_SUITS_OF_CARDS, _VALUES_OF_CARDS, strict=True)
)
_CARDS_OF_NAMES = {name: card for card, name in enumerate(_CARD_NAMES)}


def card_of(suit: Suit, value: int) -> Card:
    """The card of a suit with a value from 1 to 9."""
    return suit * len(VALUES) + value - 1


def suit_of(card: Card) -> Suit:
    """The suit printed on the card."""
    return _SUITS_OF_CARDS[card]


def value_of(card: Card) -> int:
    """The value printed on the card, 1 to 9."""
    return _VALUES_OF_CARDS[card]


def card_name(card: Card) -> str:
    """`lake7`, `mine1`."""
    return _CARD_NAMES[card]


def parse_card(text: str) -> Card:
    """The card of a name. Raises BadTextError."""
    card = _CARDS_OF_NAMES.get(text)
    if card is None:
        raise BadTextError("card", text)
    return card


HAND = 4
"""Cards in a full hand (printed in the rulebook)."""

MARKET = 4
"""Cards lying open to pick from (printed in the rulebook)."""

REFILL_EFFECTS = frozenset({2, 3, 4})
"""The values whose effects belong to the refill of the seat that played them."""

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

KEPT = frozenset({EventCard.SLEEVE, EventCard.PLANNING, EventCard.INGENUITY})
"""The event cards that Torech keeps for later; the others happen at once."""

PLACED = frozenset({EventCard.FAERY_RING, EventCard.OFF_TRACK, EventCard.AIR})
"""The event cards that go onto a space of Torech's choice."""

OFFERS = 3
"""How often Torech is offered event cards: one for each event space of the layout."""

OFFERED = 2
"""House value: event cards in each offer, of which he keeps one."""


def parse_event_card(text: str) -> EventCard:
    """The event card of a word. Raises BadTextError."""
    try:
        return EventCard(text)
    except ValueError:
        raise BadTextError("event card", text) from None


Space = int
"""A space of the Path, counted from Violet's start; the fear's lead-in spaces are below 0."""

Path = tuple[Suit | None, ...]
"""The location of each space, None where it has none; the last two: Precipice, Campfire."""


class Layout(NamedTuple):
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


def _path(letters: str) -> Path:
    return tuple(None if letter == "." else SUITS["LFMG".index(letter)] for letter in letters)


LAYOUT = Layout(
    path=_path("...LLLFFFMMMGGG..."),
    fireflies=frozenset({5, 9, 13}),
    lantern=16,
    dim=6,
    dark=3,
    fear=-16,
    event_spaces=(-12, -7, -2),
)
"""The board this project plays on: its printed picture was not available."""

HOUSE_VALUES: dict[str, dict[str, object]] = {
    "violet.about.board": LAYOUT._asdict(),
    "violet.setup.events": {"offered": OFFERED},
}
"""What the rulebook leaves open and this project had to settle, by the rule that shows it."""


def path_text(path: Path) -> str:
    """The path in the notation, a letter for each space: `...LLLFFFMMMGGG...`."""
    return "".join("." if suit is None else "LFMG"[suit] for suit in path)


def parse_path(text: str) -> Path:
    """The path of a text. Raises BadTextError."""
    if len(text) < 3 or set(text) - set(".LFMG"):
        raise BadTextError("path", text)
    return _path(text)
