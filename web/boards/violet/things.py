"""What can be tapped, what can be held, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do`: `card lake7` wherever it lies, `space 8`, `event
gust`, `suit mine`, `go` (do what is picked up), `know` (show what one knows), or a move that needs
nothing else, such as `advance`. `View.picked` holds such texts too, in the order of the taps.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words
from engine.violet import moves
from engine.violet.components import (
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
from engine.violet.observe import Observation
from engine.violet.state import Step
from web.boards import table

View = table.View[Observation, moves.Move, None]
"""All that Violet's table is drawn from."""


@dataclass(frozen=True, slots=True)
class OneCard:
    """A card, wherever it lies."""

    card: Card

    def __str__(self) -> str:
        return f"card {card_name(self.card)}"


@dataclass(frozen=True, slots=True)
class OneSpace:
    """A space of the Path."""

    space: Space

    def __str__(self) -> str:
        return f"space {self.space}"


@dataclass(frozen=True, slots=True)
class OneEvent:
    """An event card that is to be chosen."""

    event: EventCard

    def __str__(self) -> str:
        return f"event {self.event}"


@dataclass(frozen=True, slots=True)
class OneSuit:
    """What an improvised space becomes."""

    suit: Suit

    def __str__(self) -> str:
        return f"suit {self.suit.word}"


@dataclass(frozen=True, slots=True)
class Go:
    """Do what is picked up."""

    def __str__(self) -> str:
        return "go"


@dataclass(frozen=True, slots=True)
class Know:
    """Show, or put away, what the player knows of the cards."""

    def __str__(self) -> str:
        return "know"


@dataclass(frozen=True, slots=True)
class Command:
    """A move that needs nothing else."""

    move: moves.Move

    def __str__(self) -> str:
        return str(self.move)


Thing = OneCard | OneSpace | OneEvent | OneSuit | Go | Know | Command

GO, KNOW = Go(), Know()

_READERS: Readers = {
    "card": (parse_card,),
    "space": (number,),
    "event": (parse_event_card,),
    "suit": (parse_suit,),
    "go": (),
    "know": (),
    "first": (parse_seat,),
    "bonus": (parse_suit,),
    "advance": (),
    "rest": (),
    "plan": (),
    "ingenuity": (),
    "pass": (),
}


def parse_thing(text: str) -> Thing:
    """The thing of a text. Raises BadTextError."""
    match words(text, "thing", _READERS):
        case ["card", int(card)]:
            return OneCard(card)
        case ["space", int(space)]:
            return OneSpace(space)
        case ["event", EventCard() as event]:
            return OneEvent(event)
        case ["suit", Suit() as suit]:
            return OneSuit(suit)
        case ["go"]:
            return GO
        case ["know"]:
            return KNOW
    return Command(moves.parse_move(text))


class Held(NamedTuple):
    """What is picked up, read from `View.picked`."""

    cards: tuple[Card, ...] = ()
    spaces: tuple[Space, ...] = ()
    events: tuple[EventCard, ...] = ()
    knows: bool = False
    """Whether what one knows is shown."""

    def things(self) -> Iterator[Thing]:
        """As things."""
        yield from map(OneCard, self.cards)
        yield from map(OneSpace, self.spaces)
        yield from map(OneEvent, self.events)
        if self.knows:
            yield KNOW

    @property
    def picked(self) -> tuple[str, ...]:
        """As `View.picked` holds it."""
        return tuple(map(str, self.things()))


def held(picked: tuple[str, ...]) -> Held:
    """What is picked up. Raises BadTextError."""
    found = Held()
    for text in picked:
        match parse_thing(text):
            case OneCard(card):
                found = found._replace(cards=(*found.cards, card))
            case OneSpace(space):
                found = found._replace(spaces=(*found.spaces, space))
            case OneEvent(event):
                found = found._replace(events=(*found.events, event))
            case Know():
                found = found._replace(knows=True)
            case _:
                raise BadTextError("picked", text)
    return found


def in_hand(seen: Observation, card: Card) -> bool:
    """Whether the viewer holds the card."""
    return card in seen.hand


def is_offered(seen: Observation, card: Card) -> bool:
    """Whether the card lies where the step lets one take it from."""
    if seen.step is Step.SWAP:
        return card in seen.discard
    if seen.step is Step.TAKE:
        return card in seen.known_top[: seen.looked]
    return card in seen.market


def order(events: tuple[EventCard, ...], chosen: tuple[EventCard | None, ...]) -> moves.Move | None:
    """Torech's order once all but the last are laid: that one is left over."""
    left = [event for event in chosen if event is not None and event not in events]
    if len(left) > 1:
        return None
    return moves.Arrange(*events, *left)


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move, from nothing picked up."""
    match move:
        case moves.Lead(card) | moves.Follow(card) | moves.Pick(card) | moves.Take(card):
            return (OneCard(card), OneCard(card))
        case moves.Swap(given, taken) | moves.Sleeve(given, taken):
            return (OneCard(given), OneCard(taken), GO)
        case moves.Keep():
            return (*map(OneCard, move.cards), GO)
        case moves.Choose(event) | moves.Activate(event):
            return (OneEvent(event), OneEvent(event))
        case moves.Arrange(first, second):
            return (OneEvent(first), OneEvent(second), GO)
        case moves.Place(_, space):
            return (OneSpace(space), OneSpace(space))
        case moves.Improvise(space, suit):
            return (OneSpace(space), OneSuit(suit))
    return (Command(move),)
