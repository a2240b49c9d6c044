"""The kinds of move and their text form: `place dump=3 city=2 ...`, `draw yellow`, `hide`."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache

from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words
from engine.ratland.components import (
    EventCard,
    Piece,
    Places,
    parse_clan,
    parse_event,
    parse_food,
    parse_piece,
)


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this clan gets the active player's card (ratland.active)."""

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: this event card is revealed (ratland.event)."""

    card: EventCard

    def __str__(self) -> str:
        return f"event {self.card}"


@dataclass(frozen=True, slots=True)
class Serve:
    """Chance: the food card of this number is revealed (ratland.event)."""

    card: int

    def __str__(self) -> str:
        return f"food {self.card}"


@dataclass(frozen=True, slots=True)
class Hide:
    """Hide one cheese in the nursery (ratland.event.alarm)."""

    def __str__(self) -> str:
        return "hide"


@dataclass(frozen=True, slots=True)
class Release:
    """One rat from the graveyard to the common pile (ratland.event.holy-rat)."""

    def __str__(self) -> str:
        return "release"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do not do what the event allows."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Place:
    """Where the clan's rats go this turn; the rest stays in the pantry (ratland.place)."""

    dump: int
    city: int
    countryside: int
    left: int
    right: int
    nursery: int

    @property
    def total(self) -> int:
        """The rats that do not stay in the pantry."""
        return self.dump + self.city + self.countryside + self.left + self.right + self.nursery

    def places(self, rats: int) -> Places:
        """All seven places, for a clan with so many rats to place."""
        return Places(
            self.dump,
            self.city,
            self.countryside,
            self.left,
            self.right,
            self.nursery,
            rats - self.total,
        )

    @property
    def amounts(self) -> str:
        """The text form without its verb."""
        return " ".join(f"{place}={getattr(self, place)}" for place in PLACED)

    def __str__(self) -> str:
        return f"place {self.amounts}"


PLACED = tuple(field.name for field in fields(Place))
"""The places a placement names: all but the pantry."""


@dataclass(frozen=True, slots=True)
class Unveil:
    """Chance, which has no say in it: all have placed, and the screens go away (ratland.place).

    A move of its own, so that nobody can take a placement back after seeing the others'.
    """

    def __str__(self) -> str:
        return "unveil"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: this piece comes out of the bag (ratland.forage)."""

    piece: Piece

    def __str__(self) -> str:
        return f"draw {self.piece.word}"


@dataclass(frozen=True, slots=True)
class ThrowBack:
    """One of the pieces just drawn goes back into the bag (ratland.event.helmet)."""

    piece: Piece

    def __str__(self) -> str:
        return f"throw {self.piece.word}"


@dataclass(frozen=True, slots=True)
class Starve:
    """Which rats go to the graveyard (ratland.feed.starve)."""

    healthy: int
    poisoned: int

    def __str__(self) -> str:
        return f"starve healthy={self.healthy} poisoned={self.poisoned}"


Move = Start | TurnUp | Serve | Hide | Release | Pass | Place | Unveil | Draw | ThrowBack | Starve

draw, throw_back = cache(Draw), cache(ThrowBack)
HIDE, RELEASE, PASS, UNVEIL = Hide(), Release(), Pass(), Unveil()
NOWHERE = Place(0, 0, 0, 0, 0, 0)
"""The placement of a clan without a rat to place."""


def _amount(name: str) -> Callable[[str], int]:
    """Reads `name=3`."""

    def read(text: str) -> int:
        if not text.startswith(f"{name}="):
            raise BadTextError(name, text)
        return number(text[len(name) + 1 :])

    return read


_MAKERS: dict[str, Callable[..., Move]] = {
    "start": Start,
    "event": TurnUp,
    "food": Serve,
    "hide": Hide,
    "release": Release,
    "pass": Pass,
    "place": Place,
    "unveil": Unveil,
    "draw": Draw,
    "throw": ThrowBack,
    "starve": Starve,
}
_READERS: Readers = {
    "start": (parse_clan,),
    "event": (parse_event,),
    "food": (parse_food,),
    "hide": (),
    "release": (),
    "pass": (),
    "place": tuple(map(_amount, PLACED)),
    "unveil": (),
    "draw": (parse_piece,),
    "throw": (parse_piece,),
    "starve": (_amount("healthy"), _amount("poisoned")),
}


def parse_move(text: str) -> Move:
    """The move of a text form. Raises BadTextError."""
    verb, *arguments = words(text, "move", _READERS)
    return _MAKERS[str(verb)](*arguments)
