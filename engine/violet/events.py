"""What can happen on the way: the one source of the log, the voice and the motion."""

from ..core.event import Happening, Secret
from ..core.rule import Rule
from .components import TORECH, Card, EventCard, Space, Suit


class Event(Happening):
    """Any of these."""


class EventOffered(Event, owner=TORECH):
    """Torech was offered an event card; only he knows which (None for the others)."""

    event: Secret[EventCard]


class EventChosen(Event, owner=TORECH):
    """Torech kept one of the offered event cards."""

    event: Secret[EventCard]


class EventsArranged(Event, owner=TORECH):
    """Torech laid his event cards face down before the fear, the first one nearest."""

    events: Secret[tuple[EventCard, ...]]


class Dealt(Event):
    """A card of the deck came to a place of the market, counted from 0."""

    card: Card
    place: int


class FirstChosen(Event):
    """Violet said who picks first."""

    seat: int


class Picked(Event):
    """A seat took a card from a place of the market into its hand."""

    seat: int
    card: Card
    place: int


class Led(Event):
    """The first card of a trick was played."""

    seat: int
    card: Card


class Followed(Event):
    """The second card of a trick was played."""

    seat: int
    card: Card


class TrickWon(Event):
    """The cards were compared; `rule` decided, `trump` was in force."""

    winner: int
    card: Card
    beaten: Card
    trump: Suit | None
    rule: Rule


class Advanced(Event):
    """Violet went on; `forced` after a lost trick."""

    source: Space
    target: Space
    forced: bool


class Held(Event):
    """Violet lost and could not go on: the rule is that of the Precipice or the faery ring."""

    space: Space
    rule: Rule


class Rested(Event):
    """Violet rested."""

    space: Space


class LanternChanged(Event):
    """The fuel is another."""

    before: int
    after: int


class BonusGained(Event):
    """A seat received the bonus card of a location."""

    seat: int
    suit: Suit


class Discarded(Event):
    """Cards went to the discard."""

    cards: tuple[Card, ...]


class FearFed(Event):
    """A pair went face down to Fear Discard 1, and the pair there to Fear Discard 2."""

    cards: tuple[Card, Card]


class FearWoke(Event):
    """The pair of Fear Discard 2 was revealed: difference and lantern penalty."""

    cards: tuple[Card, Card]
    difference: int
    penalty: int


class FearMoved(Event):
    """The fear came nearer."""

    source: Space
    target: Space


class EventRevealed(Event):
    """The fear reached an event card; `kept` when Torech holds it for later."""

    space: Space
    event: EventCard
    kept: bool


class EventHappened(Event):
    """An event that needs no space happens: gust, storm, howl, or fear in the air, reached."""

    event: EventCard


class EventPlaced(Event):
    """An event was put on a space; `suit` is what an improvised space has become."""

    event: EventCard
    space: Space
    suit: Suit | None


class EventLost(Event):
    """An event does nothing: on this space, or wherever it would be put (None)."""

    event: EventCard
    space: Space | None


class HandShown(Event):
    """A seat laid its hand open."""

    seat: int
    cards: tuple[Card, ...]


class Consulted(Event):
    """A seat looked through the discard; only it knows what lies there (None for the others)."""

    seat: int
    cards: Secret[tuple[Card, ...]]


class Swapped(Event):
    """A seat may have swapped a hand card for a discarded one; only it knows (None: nothing)."""

    seat: int
    given: Secret[Card]
    taken: Secret[Card]


class Drew(Event):
    """A seat drew a card of the deck."""

    seat: int
    card: Secret[Card]


class Returned(Event):
    """A seat shuffled so many cards of its hand into the deck; only it knows which."""

    seat: int
    count: int
    cards: Secret[tuple[Card, ...]]


class Looked(Event):
    """A seat looked at a card of the deck; 0 is the topmost."""

    seat: int
    index: int
    card: Secret[Card]


class Took(Event):
    """A seat took one of the cards looked at."""

    seat: int
    card: Secret[Card]


class MarketRenewed(Event):
    """A seat replaced the market: with a bonus card, or with Planning (None)."""

    seat: int
    suit: Suit | None


class SleeveUsed(Event):
    """Torech swapped a hand card for an open one."""

    given: Card
    taken: Card
    place: int


class IngenuityUsed(Event):
    """Torech picks a fifth card."""


class Reshuffled(Event):
    """The discard became the new deck."""

    count: int


class TurnBegan(Event):
    """A new trick, led by this seat."""

    leader: int


class Ended(Event):
    """The game is over by this rule."""

    winner: int
    rule: Rule
