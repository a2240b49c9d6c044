"""The kinds of move and their text form: `lead lake7`, `advance`, `swap mine2 lake9`, `pass`."""

from collections.abc import Callable
from functools import cache, partial
from typing import Annotated

from ..core.game import BadTextError
from ..core.notation import number
from ..core.verb import Verb, Word, reader
from .components import CARD_WORD, EVENT_WORD, SEAT_WORD, SUIT_WORD, Card, EventCard, Space, Suit

NamedCard = Annotated[Card, CARD_WORD]
NamedEvent = Annotated[EventCard, EVENT_WORD]
NamedSeat = Annotated[int, SEAT_WORD]
NamedSpace = Annotated[Space, Word(str, partial(number, what="space"))]
NamedSuit = Annotated[Suit, SUIT_WORD]


class Move(Verb):
    """Any of these."""


class Offer(Move, word="offer"):
    """Chance: Torech is offered this event card (violet.setup.events)."""

    event: NamedEvent


class Choose(Move, word="choose"):
    """Keep this one of the offered event cards (violet.setup.events)."""

    event: NamedEvent


class Arrange(Move, word="arrange"):
    """Lay the event cards down in this order, the first one where the fear comes first."""

    first: NamedEvent
    second: NamedEvent
    third: NamedEvent

    @property
    def events(self) -> tuple[EventCard, ...]:
        """The three in order."""
        return (self.first, self.second, self.third)


class Deal(Move, word="deal"):
    """Chance: the top card of the deck goes to the market."""

    card: NamedCard


class First(Move, word="first"):
    """This seat picks first in this round of the draft (violet.setup.draft)."""

    seat: NamedSeat


class Pick(Move, word="pick"):
    """Take an open card from the market into the hand (violet.refill)."""

    card: NamedCard


class Lead(Move, word="lead"):
    """Play the first card of a trick (violet.lead)."""

    card: NamedCard


class Follow(Move, word="follow"):
    """Play the second card of a trick (violet.follow)."""

    card: NamedCard


class Advance(Move, word="advance"):
    """Violet goes on by one space after a won trick (violet.advance)."""


class Rest(Move, word="rest"):
    """Violet stays and feeds her lantern after a won trick (violet.rest)."""


class Reveal(Move, word="reveal"):
    """Chance: the event card that the fear has reached is turned up (violet.events)."""

    event: NamedEvent


class Activate(Move, word="activate"):
    """This one of several events comes first (violet.events)."""

    event: NamedEvent


class Place(Move, word="place"):
    """The event happens on this space."""

    event: NamedEvent
    space: NamedSpace


class Improvise(Move, word="improvise"):
    """The space becomes this location (violet.event.improvisation)."""

    space: NamedSpace
    suit: NamedSuit


class Show(Move, word="show"):
    """Chance: the refilling hand is laid open (violet.effect.7)."""


class Consult(Move, word="consult"):
    """Chance: the discard is spread before the refilling seat (violet.effect.4)."""


class Swap(Move, word="swap"):
    """Give a hand card for a discarded one (violet.effect.4)."""

    given: NamedCard
    taken: NamedCard


class Draw(Move, word="draw"):
    """Chance: the top card of the deck goes to the hand (violet.effect.2)."""

    card: NamedCard


class Keep(Move, word="keep"):
    """Keep these four cards and shuffle the others into the deck (violet.effect.2).

    Raises BadTextError unless they stand in their order, so that there is one text for them.
    """

    first: NamedCard
    second: NamedCard
    third: NamedCard
    fourth: NamedCard

    def __post_init__(self) -> None:
        if not self.first < self.second < self.third < self.fourth:
            raise BadTextError("move", str(self))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards."""
        return (self.first, self.second, self.third, self.fourth)


class Look(Move, word="look"):
    """Chance: the refilling seat sees the next card of the deck (violet.effect.3)."""

    card: NamedCard


class Take(Move, word="take"):
    """Take one of the cards looked at into the hand (violet.effect.3)."""

    card: NamedCard


class Plan(Move, word="plan"):
    """Replace the market with the event card Planning (violet.event.planning)."""


class Bonus(Move, word="bonus"):
    """Replace the market with the bonus card of a location (violet.bonus)."""

    suit: NamedSuit


class Sleeve(Move, word="sleeve"):
    """Swap a hand card for an open one of the market (violet.event.sleeve)."""

    given: NamedCard
    taken: NamedCard


class Ingenuity(Move, word="ingenuity"):
    """Pick a fifth card in this refill (violet.event.ingenuity)."""


class Pass(Move, word="pass"):
    """Leave a possibility unused."""


parse_move: Callable[[str], Move] = reader("move", Move)

# Move lists are built in every node of a search: equal moves are made once.
deal, pick, lead, follow = cache(Deal), cache(Pick), cache(Lead), cache(Follow)
draw, look, take, swap = cache(Draw), cache(Look), cache(Take), cache(Swap)
sleeve, keep, place, improvise = cache(Sleeve), cache(Keep), cache(Place), cache(Improvise)
ADVANCE, REST, SHOW, CONSULT = Advance(), Rest(), Show(), Consult()
PLAN, INGENUITY, PASS = Plan(), Ingenuity(), Pass()
