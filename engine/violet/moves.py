"""The kinds of move and their text form: `lead lake7`, `advance`, `swap mine2 lake9`, `pass`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words
from engine.violet.components import (
    SEAT_WORDS,
    Card,
    EventCard,
    Space,
    Suit,
    card_name,
    parse_card,
    parse_event_card,
    parse_seat,
    parse_suit,
)


@dataclass(frozen=True, slots=True)
class Offer:
    """Chance: Torech is offered this event card (violet.setup.events)."""

    event: EventCard

    def __str__(self) -> str:
        return f"offer {self.event}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Keep this one of the offered event cards (violet.setup.events)."""

    event: EventCard

    def __str__(self) -> str:
        return f"choose {self.event}"


@dataclass(frozen=True, slots=True)
class Arrange:
    """Lay the event cards down in this order, the first one where the fear comes first."""

    first: EventCard
    second: EventCard
    third: EventCard

    @property
    def events(self) -> tuple[EventCard, ...]:
        """The three in order."""
        return (self.first, self.second, self.third)

    def __str__(self) -> str:
        return f"arrange {self.first} {self.second} {self.third}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the top card of the deck goes to the market."""

    card: Card

    def __str__(self) -> str:
        return f"deal {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class First:
    """This seat picks first in this round of the draft (violet.setup.draft)."""

    seat: int

    def __str__(self) -> str:
        return f"first {SEAT_WORDS[self.seat]}"


@dataclass(frozen=True, slots=True)
class Pick:
    """Take an open card from the market into the hand (violet.refill)."""

    card: Card

    def __str__(self) -> str:
        return f"pick {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Lead:
    """Play the first card of a trick (violet.lead)."""

    card: Card

    def __str__(self) -> str:
        return f"lead {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Follow:
    """Play the second card of a trick (violet.follow)."""

    card: Card

    def __str__(self) -> str:
        return f"follow {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Advance:
    """Violet goes on by one space after a won trick (violet.advance)."""

    def __str__(self) -> str:
        return "advance"


@dataclass(frozen=True, slots=True)
class Rest:
    """Violet stays and feeds her lantern after a won trick (violet.rest)."""

    def __str__(self) -> str:
        return "rest"


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: the event card that the fear has reached is turned up (violet.events)."""

    event: EventCard

    def __str__(self) -> str:
        return f"reveal {self.event}"


@dataclass(frozen=True, slots=True)
class Activate:
    """This one of several events comes first (violet.events)."""

    event: EventCard

    def __str__(self) -> str:
        return f"activate {self.event}"


@dataclass(frozen=True, slots=True)
class Place:
    """The event happens on this space."""

    event: EventCard
    space: Space

    def __str__(self) -> str:
        return f"place {self.event} {self.space}"


@dataclass(frozen=True, slots=True)
class Improvise:
    """The space becomes this location (violet.event.improvisation)."""

    space: Space
    suit: Suit

    def __str__(self) -> str:
        return f"improvise {self.space} {self.suit.word}"


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the refilling hand is laid open (violet.effect.7)."""

    def __str__(self) -> str:
        return "show"


@dataclass(frozen=True, slots=True)
class Consult:
    """Chance: the discard is spread before the refilling seat (violet.effect.4)."""

    def __str__(self) -> str:
        return "consult"


@dataclass(frozen=True, slots=True)
class Swap:
    """Give a hand card for a discarded one (violet.effect.4)."""

    given: Card
    taken: Card

    def __str__(self) -> str:
        return f"swap {card_name(self.given)} {card_name(self.taken)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the top card of the deck goes to the hand (violet.effect.2)."""

    card: Card

    def __str__(self) -> str:
        return f"draw {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these four cards and shuffle the others into the deck (violet.effect.2)."""

    first: Card
    second: Card
    third: Card
    fourth: Card

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards."""
        return (self.first, self.second, self.third, self.fourth)

    def __str__(self) -> str:
        return " ".join(["keep", *map(card_name, self.cards)])


@dataclass(frozen=True, slots=True)
class Look:
    """Chance: the refilling seat sees the next card of the deck (violet.effect.3)."""

    card: Card

    def __str__(self) -> str:
        return f"look {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Take:
    """Take one of the cards looked at into the hand (violet.effect.3)."""

    card: Card

    def __str__(self) -> str:
        return f"take {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Replace the market with the event card Planning (violet.event.planning)."""

    def __str__(self) -> str:
        return "plan"


@dataclass(frozen=True, slots=True)
class Bonus:
    """Replace the market with the bonus card of a location (violet.bonus)."""

    suit: Suit

    def __str__(self) -> str:
        return f"bonus {self.suit.word}"


@dataclass(frozen=True, slots=True)
class Sleeve:
    """Swap a hand card for an open one of the market (violet.event.sleeve)."""

    given: Card
    taken: Card

    def __str__(self) -> str:
        return f"sleeve {card_name(self.given)} {card_name(self.taken)}"


@dataclass(frozen=True, slots=True)
class Ingenuity:
    """Pick a fifth card in this refill (violet.event.ingenuity)."""

    def __str__(self) -> str:
        return "ingenuity"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave a possibility unused."""

    def __str__(self) -> str:
        return "pass"


Move = (
    Offer
    | Choose
    | Arrange
    | Deal
    | First
    | Pick
    | Lead
    | Follow
    | Advance
    | Rest
    | Reveal
    | Activate
    | Place
    | Improvise
    | Show
    | Consult
    | Swap
    | Draw
    | Keep
    | Look
    | Take
    | Plan
    | Bonus
    | Sleeve
    | Ingenuity
    | Pass
)

# Move lists are built in every node of a search: equal moves are made once.
deal, pick, lead, follow = cache(Deal), cache(Pick), cache(Lead), cache(Follow)
draw, look, take, swap = cache(Draw), cache(Look), cache(Take), cache(Swap)
sleeve, keep, place, improvise = cache(Sleeve), cache(Keep), cache(Place), cache(Improvise)
ADVANCE, REST, SHOW, CONSULT, PLAN, INGENUITY, PASS = (
    Advance(),
    Rest(),
    Show(),
    Consult(),
    Plan(),
    Ingenuity(),
    Pass(),
)


def _space(text: str) -> Space:
    space = number(text, "space")
    if str(space) != text:
        raise BadTextError("space", text)
    return space


_MAKERS: dict[str, Callable[..., Move]] = {
    kind.__name__.lower(): kind
    for kind in (
        Offer,
        Choose,
        Arrange,
        Deal,
        First,
        Pick,
        Lead,
        Follow,
        Advance,
        Rest,
        Reveal,
        Activate,
        Place,
        Improvise,
        Show,
        Consult,
        Swap,
        Draw,
        Keep,
        Look,
        Take,
        Plan,
        Bonus,
        Sleeve,
        Ingenuity,
        Pass,
    )
}
_ONE_CARD, _TWO_CARDS = (parse_card,), (parse_card, parse_card)
_READERS: Readers = {
    "offer": (parse_event_card,),
    "choose": (parse_event_card,),
    "arrange": (parse_event_card,) * 3,
    "deal": _ONE_CARD,
    "first": (parse_seat,),
    "pick": _ONE_CARD,
    "lead": _ONE_CARD,
    "follow": _ONE_CARD,
    "advance": (),
    "rest": (),
    "reveal": (parse_event_card,),
    "activate": (parse_event_card,),
    "place": (parse_event_card, _space),
    "improvise": (_space, parse_suit),
    "show": (),
    "consult": (),
    "swap": _TWO_CARDS,
    "draw": _ONE_CARD,
    "keep": (parse_card,) * 4,
    "look": _ONE_CARD,
    "take": _ONE_CARD,
    "plan": (),
    "bonus": (parse_suit,),
    "sleeve": _TWO_CARDS,
    "ingenuity": (),
    "pass": (),
}


def parse_move(text: str) -> Move:
    """The move of a text form. Raises BadTextError."""
    verb, *arguments = words(text, "move", _READERS)
    move = _MAKERS[str(verb)](*arguments)
    if isinstance(move, Keep) and tuple(sorted(set(move.cards))) != move.cards:
        raise BadTextError("move", text)
    return move
