"""What can be tapped, what can be held, and the taps that make each move.

A thing's text is what follows `tap ` in `data-do`: `card lake7` wherever it lies, `space 8`,
`lead-in 3`, `event gust`, `suit mine`, `go` (do what is picked up), `know` (show what one knows),
or a move that needs nothing else, such as `advance`. `View.picked` holds such texts too, in the
order of the taps.
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, NamedTuple

from engine.core.game import BadTextError
from engine.core.notation import number
from engine.core.verb import Verb, Word, reader
from engine.violet import moves
from engine.violet.components import Card, EventCard, Space
from engine.violet.moves import NamedCard, NamedEvent, NamedSpace, NamedSuit
from engine.violet.observe import Observation
from engine.violet.state import Stage
from engine.violet.trick import Trick
from web.boards import table

View = table.View[Observation, moves.Move, None]
"""All that Violet's table is drawn from."""


class OneCard(Verb, word="card"):
    """A card, wherever it lies."""

    card: NamedCard


class OneSpace(Verb, word="space"):
    """A space of the Path."""

    space: NamedSpace


class LeadIn(Verb, word="lead-in"):
    """A space of the fear's, so many before the Path: there is nothing to do there."""

    back: Annotated[int, Word(str, partial(number, what="space"))]


class OneEvent(Verb, word="event"):
    """An event card that is to be chosen."""

    event: NamedEvent


class OneSuit(Verb, word="suit"):
    """What an improvised space becomes."""

    suit: NamedSuit


class Go(Verb, word="go"):
    """Do what is picked up."""


class Know(Verb, word="know"):
    """Show, or put away, what the player knows of the cards."""


Whole = (
    moves.First
    | moves.Advance
    | moves.Rest
    | moves.Pass
    | moves.Plan
    | moves.Bonus
    | moves.Ingenuity
)
"""The moves that one tap makes."""

Thing = OneCard | OneSpace | LeadIn | OneEvent | OneSuit | Go | Know | Whole
parse_thing: Callable[[str], Thing] = reader("thing", Thing)

GO, KNOW = Go(), Know()


class Held(NamedTuple):
    """What is picked up, read from `View.picked`."""

    cards: tuple[Card, ...] = ()
    spaces: tuple[Space, ...] = ()
    events: tuple[EventCard, ...] = ()
    knows: bool = False
    """Whether what one knows is shown."""

    @property
    def picked(self) -> tuple[str, ...]:
        """As `View.picked` holds it."""
        cards, spaces, events = map(OneCard, self.cards), map(OneSpace, self.spaces), self.events
        known = (KNOW,) * self.knows
        return tuple(map(str, (*cards, *spaces, *map(OneEvent, events), *known)))


def lead_in(seen: Observation) -> list[Space]:
    """The spaces before the Path where something is to be seen: the fear, or events."""
    spaces = {seen.fear, *(lying.space for lying in seen.ahead)}
    return sorted(space for space in spaces if space < 0)


def held(picked: tuple[str, ...]) -> Held:
    """What is picked up. Raises BadTextError."""
    things = [parse_thing(text) for text in picked]
    for thing in things:
        if not isinstance(thing, OneCard | OneSpace | OneEvent | Know):
            raise BadTextError("picked", str(thing))
    return Held(
        tuple(thing.card for thing in things if isinstance(thing, OneCard)),
        tuple(thing.space for thing in things if isinstance(thing, OneSpace)),
        tuple(thing.event for thing in things if isinstance(thing, OneEvent)),
        KNOW in things,
    )


def last_trick(seen: Observation) -> Trick | None:
    """The last trick, until somebody is to lead another: then nothing is in play."""
    return None if seen.stage is Stage.LEAD else seen.trick


def laid_out(seen: Observation) -> tuple[Card, ...]:
    """What lies before the viewer to choose from: the discard for a 4, the deck's top for a 3."""
    if seen.viewer != seen.turn:
        return ()
    if seen.stage is Stage.SWAP:
        return seen.discard
    return seen.known_top[: seen.looked] if seen.stage is Stage.TAKE else ()


def is_offered(seen: Observation, card: Card) -> bool:
    """Whether the card lies where the stage lets one take it from."""
    return card in (laid_out(seen) if seen.stage in (Stage.SWAP, Stage.TAKE) else seen.market)


def order(events: tuple[EventCard, ...], chosen: tuple[EventCard | None, ...]) -> moves.Move | None:
    """Torech's order once all but the last are laid: that one is left over."""
    left = [event for event in chosen if event is not None and event not in events]
    if len(left) > 1:
        return None
    return moves.Arrange(*events, *left)


def taps(move: moves.Move, seen: Observation) -> tuple[Thing, ...]:
    """The taps that make a move, from nothing picked up."""
    if isinstance(move, Whole):
        return (move,)
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
    raise TypeError(move)
