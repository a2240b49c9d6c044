"""What can happen on the way: the one source of the log, the voice and the motion."""

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.game import OpenEvent
from engine.core.rule import Rule
from engine.violet.components import TORECH, Card, EventCard, Space, Suit


@dataclass(frozen=True, slots=True)
class EventOffered:
    """Torech was offered an event card; only he knows which (None for the others)."""

    name: ClassVar = "event-offered"
    event: EventCard | None

    def seen_by(self, viewer: int | None) -> "EventOffered":
        return self if viewer == TORECH else replace(self, event=None)


@dataclass(frozen=True, slots=True)
class EventChosen:
    """Torech kept one of the offered event cards."""

    name: ClassVar = "event-chosen"
    event: EventCard | None

    def seen_by(self, viewer: int | None) -> "EventChosen":
        return self if viewer == TORECH else replace(self, event=None)


@dataclass(frozen=True, slots=True)
class EventsArranged:
    """Torech laid his event cards face down before the fear, the first one nearest."""

    name: ClassVar = "events-arranged"
    events: tuple[EventCard, ...] | None

    def seen_by(self, viewer: int | None) -> "EventsArranged":
        return self if viewer == TORECH else replace(self, events=None)


@dataclass(frozen=True, slots=True)
class Dealt(OpenEvent):
    """A card of the deck came to a place of the market, counted from 0."""

    name: ClassVar = "dealt"
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class FirstChosen(OpenEvent):
    """Violet said who picks first."""

    name: ClassVar = "first-chosen"
    seat: int


@dataclass(frozen=True, slots=True)
class Picked(OpenEvent):
    """A seat took a card from a place of the market into its hand."""

    name: ClassVar = "picked"
    seat: int
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class Led(OpenEvent):
    """The first card of a trick was played."""

    name: ClassVar = "led"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Followed(OpenEvent):
    """The second card of a trick was played."""

    name: ClassVar = "followed"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(OpenEvent):
    """The cards were compared; `rule` decided, `trump` was in force."""

    name: ClassVar = "trick-won"
    winner: int
    card: Card
    beaten: Card
    trump: Suit | None
    rule: Rule


@dataclass(frozen=True, slots=True)
class Advanced(OpenEvent):
    """Violet went on; `forced` after a lost trick."""

    name: ClassVar = "advanced"
    source: Space
    target: Space
    forced: bool


@dataclass(frozen=True, slots=True)
class Held(OpenEvent):
    """Violet lost and could not go on: the rule is that of the Precipice or the faery ring."""

    name: ClassVar = "held"
    space: Space
    rule: Rule


@dataclass(frozen=True, slots=True)
class Rested(OpenEvent):
    """Violet rested."""

    name: ClassVar = "rested"
    space: Space


@dataclass(frozen=True, slots=True)
class LanternChanged(OpenEvent):
    """The fuel is another."""

    name: ClassVar = "lantern-changed"
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BonusGained(OpenEvent):
    """A seat received the bonus card of a location."""

    name: ClassVar = "bonus-gained"
    seat: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class Discarded(OpenEvent):
    """Cards went to the discard."""

    name: ClassVar = "discarded"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FearFed(OpenEvent):
    """A pair went face down to Fear Discard 1, and the pair there to Fear Discard 2."""

    name: ClassVar = "fear-fed"
    pair: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class FearWoke(OpenEvent):
    """The pair of Fear Discard 2 was revealed: difference and lantern penalty."""

    name: ClassVar = "fear-woke"
    pair: tuple[Card, Card]
    difference: int
    penalty: int


@dataclass(frozen=True, slots=True)
class FearMoved(OpenEvent):
    """The fear came nearer."""

    name: ClassVar = "fear-moved"
    source: Space
    target: Space


@dataclass(frozen=True, slots=True)
class EventRevealed(OpenEvent):
    """The fear reached an event card; `kept` when Torech holds it for later."""

    name: ClassVar = "event-revealed"
    space: Space
    event: EventCard
    kept: bool


@dataclass(frozen=True, slots=True)
class EventHappened(OpenEvent):
    """An event that needs no space happens: gust, storm, howl, or fear in the air, reached."""

    name: ClassVar = "event-happened"
    event: EventCard


@dataclass(frozen=True, slots=True)
class EventPlaced(OpenEvent):
    """An event was put on a space; `suit` is what an improvised space has become."""

    name: ClassVar = "event-placed"
    event: EventCard
    space: Space
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class EventLost(OpenEvent):
    """An event does nothing: on this space, or wherever it would be put (None)."""

    name: ClassVar = "event-lost"
    event: EventCard
    space: Space | None


@dataclass(frozen=True, slots=True)
class HandShown(OpenEvent):
    """A seat laid its hand open."""

    name: ClassVar = "hand-shown"
    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Consulted:
    """A seat looked through the discard; only it knows what lies there (None for the others)."""

    name: ClassVar = "consulted"
    seat: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> "Consulted":
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat may have swapped a hand card for a discarded one; only it knows (None: nothing)."""

    name: ClassVar = "swapped"
    seat: int
    given: Card | None
    taken: Card | None

    def seen_by(self, viewer: int | None) -> "Swapped":
        return self if viewer == self.seat else replace(self, given=None, taken=None)


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a card of the deck."""

    name: ClassVar = "drew"
    seat: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat shuffled so many cards of its hand into the deck; only it knows which."""

    name: ClassVar = "returned"
    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> "Returned":
        return self if viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looked at a card of the deck; 0 is the topmost."""

    name: ClassVar = "looked"
    seat: int
    index: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> "Looked":
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took one of the cards looked at."""

    name: ClassVar = "took"
    seat: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> "Took":
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class MarketRenewed(OpenEvent):
    """A seat replaced the market: with a bonus card, or with Planning (None)."""

    name: ClassVar = "market-renewed"
    seat: int
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class SleeveUsed(OpenEvent):
    """Torech swapped a hand card for an open one."""

    name: ClassVar = "sleeve-used"
    given: Card
    taken: Card
    place: int


@dataclass(frozen=True, slots=True)
class IngenuityUsed(OpenEvent):
    """Torech picks a fifth card."""

    name: ClassVar = "ingenuity-used"


@dataclass(frozen=True, slots=True)
class Reshuffled(OpenEvent):
    """The discard became the new deck."""

    name: ClassVar = "reshuffled"
    count: int


@dataclass(frozen=True, slots=True)
class TurnBegan(OpenEvent):
    """A new trick, led by this seat."""

    name: ClassVar = "turn-began"
    leader: int


@dataclass(frozen=True, slots=True)
class Ended(OpenEvent):
    """The game is over by this rule."""

    name: ClassVar = "ended"
    winner: int
    rule: Rule


Event = (
    EventOffered
    | EventChosen
    | EventsArranged
    | Dealt
    | FirstChosen
    | Picked
    | Led
    | Followed
    | TrickWon
    | Advanced
    | Held
    | Rested
    | LanternChanged
    | BonusGained
    | Discarded
    | FearFed
    | FearWoke
    | FearMoved
    | EventRevealed
    | EventHappened
    | EventPlaced
    | EventLost
    | HandShown
    | Consulted
    | Swapped
    | Drew
    | Returned
    | Looked
    | Took
    | MarketRenewed
    | SleeveUsed
    | IngenuityUsed
    | Reshuffled
    | TurnBegan
    | Ended
)
