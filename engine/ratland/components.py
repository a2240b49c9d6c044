"""The cards and pieces in the box: numbers as data, house values marked."""

from collections.abc import Collection, Iterable
from enum import IntEnum, StrEnum
from functools import cache
from typing import NamedTuple

from ..core.fields import changed, value
from ..core.game import BadTextError
from ..core.notation import number
from ..core.verb import one_of

RATS = 80
"""Rats in the box (printed in the rulebook)."""

FIRST_RATS = 7
"""Rats of each clan at the start (printed in the rulebook)."""

FIRST_CHEESE = 2
"""Cheese of each clan at the start (printed in the rulebook)."""


class _Named(IntEnum):
    @property
    def word(self) -> str:
        """Its word in the notation."""
        return self.name.lower()


class Piece(_Named):
    """The pieces in the bag. A bag holds one number for each of them."""

    YELLOW = 0
    ORANGE = 1
    WHITE = 2
    BLACK = 3
    PURPLE = 4
    BLUE = 5

    @property
    def cheese(self) -> int:
        """How much cheese it is (ratland.forage)."""
        return CHEESE[self]


PIECES = tuple(Piece)
YELLOW, ORANGE, WHITE, BLACK, PURPLE, BLUE = PIECES

CHEESE = (1, 2, 0, 0, 0, 0)
"""By piece, how much cheese it is (ratland.forage)."""

PIECES_IN_THE_BOX = (32, 9, 8, 3, 3, 5)
"""By piece; the bag is filled from these (printed in the rulebook)."""

BAG_SIZE = 12
"""Pieces in a full bag, for any area of any food card."""

Bag = tuple[int, ...]
"""How many of each piece."""

EMPTY_BAG: Bag = (0,) * len(PIECES)


class Area(_Named):
    """The three places outside the sewer with food, in the order they are searched."""

    DUMP = 0
    CITY = 1
    COUNTRYSIDE = 2


AREAS = tuple(Area)


def _bag(text: str) -> Bag:
    counts = {entry[-1]: int(entry[:-1]) for entry in text.split(" ")}
    return tuple(counts.get(letter, 0) for letter in "YOWKPB")


FOOD_CARDS: dict[int, tuple[Bag, Bag, Bag]] = {
    card: (_bag(dump), _bag(city), _bag(countryside))
    for card, dump, city, countryside in (
        (1, "6Y 6W", "3Y 3O 4W 2P", "6Y 3W 3B"),
        (2, "7Y 5W", "2Y 3O 5W 2K", "5Y 2O 5B"),
        (3, "5Y 7W", "5O 2W 2K 3P", "7Y 3K 2B"),
        (4, "9Y 3K", "2Y 3O 5W 2P", "5Y 2W 5B"),
        (5, "6Y 6W", "6O 2W 2K 2P", "5Y 2O 5B"),
        (6, "7Y 5W", "3Y 4O 2W 3P", "7Y 3W 2B"),
        (7, "5Y 7W", "1Y 6O 2K 3P", "6Y 5W 1K"),
        (8, "8Y 4W", "6Y 2O 3K 1P", "6O 4W 2K"),
        (9, "4Y 8W", "2Y 4O 4W 2K", "8Y 2K 2B"),
    )
}
"""By the number on the card, what goes into the bag for each area.

Y yellow, O orange, W white, K black, P purple, B blue. Card 1 is printed in the rulebook, the
others are known from public pictures.
"""


class EventCard(StrEnum):
    """The events; the value is the card's word in the notation and in its rule's id."""

    ABUNDANCE = "abundance"
    MASSIVE_ATTACKS = "massive-attacks"
    COUSIN = "cousin"
    HELMET = "helmet"
    WE_MADE_IT = "we-made-it"
    DRUNK = "drunk"
    ALARM = "alarm"
    JUST_IN_TIME = "just-in-time"
    HOLY_RAT = "holy-rat"
    END = "end"


# asked for in every raid and search: up to Python 3.11 an enumeration is slow to name its members
MASSIVE_ATTACKS = EventCard.MASSIVE_ATTACKS
HELMET = EventCard.HELMET
WE_MADE_IT = EventCard.WE_MADE_IT

INITIAL_EVENTS = tuple(EventCard)[:5]
"""House ruling: the rulebook does not mark the backs; its order tells the two kinds apart."""

FINAL_EVENTS = tuple(EventCard)[5:]
"""Four final events and the end of the game."""

HOUSE_VALUES = {
    "ratland.event": {"initial": INITIAL_EVENTS, "final": FINAL_EVENTS},
}
"""What the rulebook leaves open and this project had to settle, by the rule that shows it."""


def events_to_come(revealed: Collection[EventCard]) -> tuple[EventCard, ...]:
    """The event cards any of which may be the next: first the initial ones, then the final."""
    pile = INITIAL_EVENTS if len(revealed) < len(INITIAL_EVENTS) else FINAL_EVENTS
    return tuple([card for card in pile if card not in revealed])


def food_to_come(revealed: Collection[int], first_game: bool) -> tuple[int, ...]:
    """The food cards any of which may be the next; by their number in a first game."""
    rest = tuple([card for card in FOOD_CARDS if card not in revealed])
    return rest[:1] if first_game else rest


FEEDING = ((3, 0), (6, 1), (9, 3), (12, 4), (15, 5), (18, 6), (20, 7), (22, 8), (24, 9))
"""Up to so many rats eat so much cheese; each rat beyond the table eats one (ratland.feed)."""


@cache
def cheese_needed(rats: int) -> int:
    """What so many rats eat (ratland.feed)."""
    for most, cheese in FEEDING:
        if rats <= most:
            return cheese
    most, cheese = FEEDING[-1]
    return cheese + rats - most


class Places(NamedTuple):
    """How many healthy rats of a clan stand in each of the seven places of its sewer."""

    dump: int = 0
    city: int = 0
    countryside: int = 0
    left: int = 0
    right: int = 0
    nursery: int = 0
    pantry: int = 0


@cache
def in_the_pantry(rats: int) -> Places:
    """So many rats, and all of them at home."""
    return Places(pantry=rats)


PLACES = Places._fields
"""The seven places in the notation."""

*_, NURSERY, PANTRY = range(len(PLACES))
"""Which of the places they are; the areas are the first three."""


@value
class Clan:
    """Everything one player owns."""

    places: Places = Places(pantry=FIRST_RATS)
    """The healthy rats."""
    cheese: int = FIRST_CHEESE
    """All of the cheese, the hidden piece included."""
    hidden: int = 0
    """Cheese in the nursery until the attacks are over (ratland.event.alarm)."""
    poisoned: int = 0
    """Rats in the infirmary: they eat, but cannot be placed."""
    lost: int = 0
    """Rats that are away: they neither eat nor can be placed."""
    graveyard: int = 0
    """Rats that starved."""

    @property
    def healthy(self) -> int:
        """The rats that can be placed."""
        return sum(self.places)

    @property
    def sewer(self) -> int:
        """The rats that must be fed (ratland.feed)."""
        return sum(self.places) + self.poisoned

    @property
    def rats(self) -> int:
        """The whole clan, poisoned and lost rats included."""
        return sum(self.places) + self.poisoned + self.lost

    @property
    def total(self) -> int:
        """Its points as if the game ended now: each grave takes one away (ratland.score)."""
        return self.rats - self.graveyard

    @property
    def at_stake(self) -> int:
        """The cheese that can be stolen (ratland.attack)."""
        return self.cheese - self.hidden

    @property
    def missing(self) -> int:
        """The cheese it lacks to feed its rats now (ratland.feed.starve)."""
        needed = cheese_needed(self.sewer)
        return needed - self.cheese if needed > self.cheese else 0

    def earning(self, cheese: int) -> "Clan":
        """The clan with so much more cheese, or with less when negative, and none of it hidden."""
        return Clan(self.places, self.cheese + cheese, 0, self.poisoned, self.lost, self.graveyard)

    def moved(self, place: int, by: int) -> "Clan":
        """The clan with more rats in one place, or with fewer when `by` is negative."""
        return self.standing(Places._make(changed(self.places, place, by)))

    def standing(self, places: Places) -> "Clan":
        """The clan with its healthy rats in these places."""
        return Clan(places, self.cheese, self.hidden, self.poisoned, self.lost, self.graveyard)

    def at_home(self) -> "Clan":
        """The clan with every healthy rat in the pantry."""
        return self.standing(in_the_pantry(self.healthy))


PIECE = one_of("piece", PIECES, lambda piece: piece.word)
AREA = one_of("area", AREAS, lambda area: area.word)
EVENT = one_of("event", EventCard)
FOOD = one_of("food card", FOOD_CARDS)
"""How pieces, areas and cards are written."""


def written_amounts(names: Iterable[str], amounts: Iterable[int]) -> list[str]:
    """Entries such as `dump=3`, one for each amount but 0."""
    return [f"{name}={amount}" for name, amount in zip(names, amounts, strict=True) if amount]


def parse_amounts(entries: Iterable[str], names: Iterable[str], what: str) -> dict[str, int]:
    """The numbers of entries such as `dump=3`, in any order; what is not named is 0.

    Raises BadTextError for a name that is unknown or stands twice.
    """
    amounts = dict.fromkeys(names, 0)
    seen = set()
    for entry in entries:
        name, _, digits = entry.partition("=")
        if name not in amounts or name in seen:
            raise BadTextError(what, entry)
        seen.add(name)
        amounts[name] = number(digits)
    return amounts
