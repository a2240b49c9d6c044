"""The position and its one-line text form."""

from collections.abc import Collection
from enum import StrEnum
from typing import Self, TypeVar

from engine.core.game import CHANCE, NOBODY
from engine.ratland.components import (
    EMPTY_BAG,
    FIRST_RATS,
    PIECES,
    RATS,
    Area,
    Bag,
    Clan,
    EventCard,
    Piece,
)
from engine.ratland.moves import Place
from engine.ratland.placement import Placements


class Step(StrEnum):
    """Where in the turn the game stands; the value is its word in the notation."""

    START = "start"  # chance picks the first active player
    EVENT = "event"  # chance reveals an event card
    FOOD = "food"  # chance reveals a food card
    ALARM = "alarm"
    HOLY_RAT = "holy-rat"
    PLACE = "place"
    UNVEIL = "unveil"  # the screens go away
    FORAGE = "forage"  # chance draws a piece from the bag
    HELMET = "helmet"
    STARVE = "starve"
    OVER = "over"


CHANCE_STEPS = frozenset({Step.START, Step.EVENT, Step.FOOD, Step.UNVEIL, Step.FORAGE})


class Position:
    """Everything on and around the table. Whole values are immutable, so a copy is cheap."""

    __slots__ = (
        "active",
        "area",
        "bag",
        "choices",
        "clans",
        "drawn",
        "events",
        "first_game",
        "food",
        "pile",
        "step",
        "waiting",
    )

    def __init__(self, seats: int, first_game: bool = False) -> None:
        self.first_game = first_game
        """Whether the food cards come by their numbers."""
        self.step = Step.START
        self.active = 0
        """The seat with the active player's card."""
        self.waiting: tuple[int, ...] = ()
        """The seats that still have to decide, or to draw, in this step, in order."""
        self.clans = [Clan()] * seats
        """By seat."""
        self.pile = RATS - FIRST_RATS * seats
        """Rats in the common pile."""
        self.events: tuple[EventCard, ...] = ()
        """The event cards revealed so far, oldest first."""
        self.food: tuple[int, ...] = ()
        """The food cards revealed so far, oldest first."""
        self.choices: tuple[Place | None, ...] = (None,) * seats
        """By seat, the placement behind its screen."""
        self.area: Area | None = None
        """The area the bag is filled for."""
        self.bag: Bag = EMPTY_BAG
        self.drawn: tuple[Piece, ...] = ()
        """What the first of the waiting seats has drawn in this area, in order."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.step in CHANCE_STEPS:
            return CHANCE
        return NOBODY if self.step is Step.OVER else self.waiting[0]

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order that breaks ties: the active player first (ratland.ties)."""
        seats = len(self.clans)
        return tuple((self.active + offset) % seats for offset in range(seats))

    def in_order(self, seats: Collection[int]) -> tuple[int, ...]:
        """These seats, each once, in the order in which they decide or draw.

        Ties go by the active player; into an area, fewer rats go first (ratland.forage).
        """
        clans, area = self.clans, self.area
        ordered = [seat for seat in self.order if seat in seats]
        if area is not None:
            ordered.sort(key=lambda seat: clans[seat].places[area])
        return tuple(ordered)

    def in_force(self, card: EventCard) -> bool:
        """Whether this is the event of the turn."""
        return self.events[-1:] == (card,)

    def placements(self, seat: int) -> Placements:
        """Every way for this seat to place its rats (ratland.place)."""
        return Placements(self.clans[seat].healthy, pantry=len(self.clans) > 2)

    def copy(self) -> Self:
        """An independent position."""
        other = object.__new__(type(self))
        other.first_game = self.first_game
        other.step = self.step
        other.active = self.active
        other.waiting = self.waiting
        other.clans = self.clans.copy()
        other.pile = self.pile
        other.events = self.events
        other.food = self.food
        other.choices = self.choices
        other.area = self.area
        other.bag = self.bag
        other.drawn = self.drawn
        return other

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        waiting = f" waiting {_clans(self.waiting)}" if self.waiting else ""
        parts = [f"{self.step} active {self.active + 1}{waiting}"]
        if self.first_game:
            parts.append("first-game")
        if self.events:
            parts.append(" ".join(["events", *self.events]))
        if self.food:
            parts.append(" ".join(["food", *map(str, self.food)]))
        parts += [_clan_text(clan) for clan in self.clans]
        for seat, choice in enumerate(self.choices):
            if choice is not None:
                parts.append(f"chose {seat + 1} {choice.amounts}")
        if self.area is not None:
            parts.append(" ".join(["bag", self.area.word, *_bag_words(self.bag)]))
        if self.drawn:
            parts.append(" ".join(["drawn", *(piece.word for piece in self.drawn)]))
        return "; ".join(parts)


P = TypeVar("P", bound=Position)


def _clans(seats: tuple[int, ...]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _clan_text(clan: Clan) -> str:
    """Everything the clan has any of."""
    amounts = clan.places._asdict() | {name: getattr(clan, name) for name in BELONGINGS}
    return " ".join(["clan", *(f"{name}={count}" for name, count in amounts.items() if count)])


def _bag_words(bag: Bag) -> list[str]:
    return [f"{piece.word}={bag[piece]}" for piece in PIECES if bag[piece]]


BELONGINGS = Clan._fields[1:]
"""What a clan has besides its healthy rats, in the notation."""
