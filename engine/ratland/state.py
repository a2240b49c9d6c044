"""The position: what everybody sees of it, and what is hidden."""

from collections.abc import Collection
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from ..core.fields import Copied
from ..core.game import CHANCE, NOBODY
from .components import (
    EMPTY_BAG,
    RATS,
    Area,
    Bag,
    Clan,
    EventCard,
    Piece,
    events_to_come,
    food_to_come,
)
from .moves import Place
from .placement import Placements


class Stage(StrEnum):
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


CHANCE_STAGES = frozenset({Stage.START, Stage.EVENT, Stage.FOOD, Stage.UNVEIL, Stage.FORAGE})

_NO_SEAT = {**dict.fromkeys(CHANCE_STAGES, CHANCE), Stage.OVER: NOBODY}
"""Who acts where no seat does."""


@dataclass(slots=True, kw_only=True)
class Public(Copied):
    """What everybody sees. Whole values are immutable, so a copy is cheap."""

    stage: Stage = Stage.START
    active: int = 0
    """The seat with the active player's card, who comes first in every tie."""
    waiting: tuple[int, ...] = ()
    """The seats that still have to decide, or to draw, in this stage, in order."""
    first_game: bool = False
    """Whether the food cards come by their numbers."""
    events: tuple[EventCard, ...] = ()
    """The event cards revealed so far, oldest first; the last one is in force."""
    food: tuple[int, ...] = ()
    """The food cards revealed so far, oldest first; the last one is in force."""
    clans: list[Clan] = field(default_factory=list)
    """By seat; while rats are placed they all stand in the pantry."""
    pile: int = RATS
    """Rats in the common pile."""
    area: Area | None = None
    """The area that is searched."""
    bag: Bag = EMPTY_BAG
    """What is left in the bag."""
    drawn: tuple[Piece, ...] = ()
    """What the first of the waiting seats has drawn in this area, in order."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.clans)

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        nobody = _NO_SEAT.get(self.stage)
        return self.waiting[0] if nobody is None else nobody

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in the order that breaks ties: the active player first (ratland.ties)."""
        return _order(self.active, len(self.clans))

    def in_order(self, seats: Collection[int]) -> tuple[int, ...]:
        """These seats, each once, in the order in which they decide or draw.

        Ties go by the active player; into an area, fewer rats go first (ratland.forage).
        """
        if len(seats) < 2:  # as in most searches for food
            return tuple(seats)
        area = self.area
        ordered = [seat for seat in self.order if seat in seats]
        if area is not None:
            ordered.sort(key=[clan.places[area] for clan in self.clans].__getitem__)
        return tuple(ordered)

    @property
    def turn_number(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return len(self.events)

    @property
    def event(self) -> EventCard | None:
        """The event of the turn."""
        return self.events[-1] if self.events else None

    @property
    def events_to_come(self) -> tuple[EventCard, ...]:
        """The event cards any of which may be the next."""
        return events_to_come(self.events)

    @property
    def food_to_come(self) -> tuple[int, ...]:
        """The food cards any of which may be the next."""
        return food_to_come(self.food, self.first_game)

    def placements(self, seat: int) -> Placements:
        """Every way for this seat to place its rats (ratland.place)."""
        return _placements(self.clans[seat].healthy, len(self.clans) > 2)


@cache
def _order(active: int, seats: int) -> tuple[int, ...]:
    return (*range(active, seats), *range(active))


_placements = cache(Placements)


@dataclass(slots=True, kw_only=True, eq=False)
class Position(Public):
    """Everything on and around the table."""

    choices: tuple[Place | None, ...] = ()
    """By seat, the placement behind its screen."""
