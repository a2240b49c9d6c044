"""The kinds of move and their text form: `place dump=3 city=2 ...`, `draw yellow`, `hide`."""

from collections.abc import Callable
from dataclasses import fields
from typing import Annotated

from ..core.game import BadTextError
from ..core.notation import number
from ..core.verb import NumberedSeat, Verb, Word, reader
from .components import EVENT, FOOD, PIECE, PIECES, EventCard, Piece, Places


def _amount(name: str) -> Word[int]:
    """`dump=3`"""

    def read(text: str) -> int:
        if not text.startswith(f"{name}="):
            raise BadTextError(name, text)
        return number(text[len(name) + 1 :])

    return Word(lambda amount: f"{name}={amount}", read)


class Move(Verb):
    """Any of these."""


class Start(Move, word="start"):
    """Chance: this clan gets the active player's card (ratland.active)."""

    seat: NumberedSeat


class TurnUp(Move, word="event"):
    """Chance: this event card is revealed (ratland.event)."""

    card: Annotated[EventCard, EVENT]


class Serve(Move, word="food"):
    """Chance: the food card of this number is revealed (ratland.event)."""

    card: Annotated[int, FOOD]


class Hide(Move, word="hide"):
    """Hide one cheese in the nursery (ratland.event.alarm)."""


class Release(Move, word="release"):
    """One rat from the graveyard to the common pile (ratland.event.holy-rat)."""


class Pass(Move, word="pass"):
    """Do not do what the event allows."""


class Place(Move, word="place"):
    """Where the clan's rats go this turn; the rest stays in the pantry (ratland.place)."""

    dump: Annotated[int, _amount("dump")]
    city: Annotated[int, _amount("city")]
    countryside: Annotated[int, _amount("countryside")]
    left: Annotated[int, _amount("left")]
    right: Annotated[int, _amount("right")]
    nursery: Annotated[int, _amount("nursery")]

    @property
    def amounts(self) -> tuple[int, int, int, int, int, int]:
        """The rats in each of the places, in the order of `PLACED`."""
        return (self.dump, self.city, self.countryside, self.left, self.right, self.nursery)

    @property
    def total(self) -> int:
        """The rats that do not stay in the pantry."""
        return sum(self.amounts)

    def places(self, rats: int) -> Places:
        """All seven places, for a clan with so many rats to place."""
        amounts = self.amounts
        return Places._make((*amounts, rats - sum(amounts)))


PLACED = tuple(field.name for field in fields(Place))
"""The places a placement names: all but the pantry."""


class Unveil(Move, word="unveil"):
    """Chance, which has no say in it: all have placed, and the screens go away (ratland.place).

    A move of its own, so that nobody can take a placement back after seeing the others'.
    """


class Draw(Move, word="draw"):
    """Chance: this piece comes out of the bag (ratland.forage)."""

    piece: Annotated[Piece, PIECE]


class ThrowBack(Move, word="throw"):
    """One of the pieces just drawn goes back into the bag (ratland.event.helmet)."""

    piece: Annotated[Piece, PIECE]


class Starve(Move, word="starve"):
    """Which rats go to the graveyard (ratland.feed.starve)."""

    healthy: Annotated[int, _amount("healthy")]
    poisoned: Annotated[int, _amount("poisoned")]


parse_move: Callable[[str], Move] = reader("move", Move)

DRAWS, THROWS = tuple(map(Draw, PIECES)), tuple(map(ThrowBack, PIECES))
"""By piece."""
HIDE, RELEASE, PASS, UNVEIL = Hide(), Release(), Pass(), Unveil()
NOWHERE = Place(0, 0, 0, 0, 0, 0)
"""The placement of a clan without a rat to place."""
