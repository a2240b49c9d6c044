"""The position: what everybody sees of it, and what is hidden."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from ..core.fields import Copied
from ..core.game import CHANCE, NOBODY
from .components import (
    CARDS,
    HAND,
    MARKET,
    SEATS,
    STEP_COST,
    SUITS,
    TORECH,
    VIOLET,
    Board,
    Card,
    EventCard,
    Path,
    Space,
    Suit,
)
from .knowledge import DISCARD, HANDS, OPEN, PLACES, View
from .memory import Memory
from .trick import Trick


class Stage(StrEnum):
    """Where in the turn the game stands; the value is its word in the notation."""

    OFFER = "offer"  # chance offers Torech event cards
    CHOOSE = "choose"  # Torech keeps one of them
    ARRANGE = "arrange"  # Torech lays them on their spaces
    DEAL = "deal"  # chance refills the market
    FIRST = "first"  # Violet says who picks first
    DRAFT = "draft"
    LEAD = "lead"
    FOLLOW = "follow"
    RESULT = "result"  # Violet has won: advance or rest
    REVEAL = "reveal"  # chance turns up an event card that the fear has reached
    ACTIVATE = "activate"  # Torech says which of several events comes first
    PLACE = "place"  # Torech says where an event happens
    BEFORE = "before"  # Torech may use his sleeve before Violet picks
    SHOW = "show"  # chance turns up the hand that a 7 asks for
    EFFECT = "effect"  # something may be used before the effect of a 2, 3 or 4
    CONSULT = "consult"  # chance spreads the discard for a 4
    SWAP = "swap"
    DRAW = "draw"  # chance turns up what a 2 draws
    KEEP = "keep"
    LOOK = "look"  # chance turns up what a 3 looks at
    TAKE = "take"
    PICK = "pick"
    AFTER = "after"  # the last chance to use a card before the refill is over
    OVER = "over"


CHANCE_STAGES = frozenset(
    {Stage.OFFER, Stage.DEAL, Stage.REVEAL, Stage.SHOW, Stage.CONSULT, Stage.DRAW, Stage.LOOK}
)

EFFECT_STAGES = {2: Stage.DRAW, 3: Stage.LOOK, 4: Stage.CONSULT}
"""How the effects begin that belong to the refill of the seat that played them, by value."""

SPENT = -2
"""A bonus card that has been used."""

FREE = -1
"""A bonus card that nobody has yet."""

Bonuses = tuple[int, ...]
"""For each suit who holds its bonus card: a seat, `FREE` or `SPENT`."""


E = TypeVar("E")


class Ahead(NamedTuple, Generic[E]):
    """An event card that lies face down before the fear; None for whoever may not know it."""

    space: Space
    event: E


@dataclass(slots=True, kw_only=True)
class Public(Copied):
    """What everybody sees. Whole values are immutable, so a copy is cheap."""

    layout: Board
    stage: Stage = Stage.OFFER
    turn: int = TORECH
    """The seat that decides, or whose cards chance turns up."""
    leader: int = VIOLET
    """Who leads this trick; while drafting, who picks first."""
    lead: Card | None = None
    """The led card, until the other follows."""
    trick: Trick | None = None
    """The last trick, from the moment both cards lie open until the next lead."""

    path: Path
    precipices: int = 1
    """How many spaces before the Campfire are the Precipice: two, when it is off track."""
    fireflies: frozenset[Space]
    violet: Space = 0
    """Violet's space."""
    fear: Space
    """The fear's space."""
    fuel: int
    out_at: int = 0
    """The lantern is out at so much fuel."""
    ring: Space | None = None
    """Where the faery ring lies."""
    air: Space | None = None
    """Where fear is in the air."""
    bonuses: Bonuses = (FREE,) * len(SUITS)

    market: tuple[Card | None, ...] = (None,) * MARKET
    """Four places; an empty one waits for the deck."""
    fear_discards: tuple[tuple[Card, Card] | None, tuple[Card, Card] | None] = (None, None)
    """Fear Discard 1 and 2: face down, but both players have seen the cards."""
    looked: int = 0
    """How many cards on top of the deck the seat is looking at."""
    waiting: bool = False
    """Whether the refilling seat's own card still has its effect to come."""
    ingenious: bool = False
    """Whether Torech fills his hand up to five cards in this refill."""

    revealed: tuple[EventCard, ...] = ()
    """The event cards that the fear has reached, the first one first; used or not."""
    pending: tuple[EventCard, ...] = ()
    """Revealed events that happen now; while one is put on a space, it comes first."""
    kept: tuple[EventCard, ...] = ()
    """Revealed events that Torech holds for later."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(SEATS)

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.stage in CHANCE_STAGES:
            return CHANCE
        return NOBODY if self.stage is Stage.OVER else self.turn

    @property
    def played(self) -> Trick:
        """The last trick; there is one from its second card to the next lead."""
        assert self.trick is not None
        return self.trick

    @property
    def trump(self) -> Suit | None:
        """The suit of Violet's space."""
        return self.path[self.violet]

    @property
    def campfire(self) -> Space:
        """The last space."""
        return len(self.path) - 1

    @property
    def precipice(self) -> Space:
        """The first space of the Precipice."""
        return self.campfire - self.precipices

    @property
    def trick_cards(self) -> tuple[Card, ...]:
        """The cards that lie on the table, the led card first."""
        if self.stage is Stage.RESULT and self.trick is not None:
            return self.trick.cards
        return () if self.lead is None else (self.lead,)

    @property
    def penalty(self) -> int:
        """What the lantern adds to every move of the fear (violet.fear.move)."""
        return (self.fuel <= self.layout.dim) + (self.fuel <= self.layout.dark)

    def hand_limit(self) -> int:
        """The cards the refilling seat may hold (violet.event.ingenuity)."""
        return HAND + (self.ingenious and self.turn == TORECH)

    def market_cards(self) -> list[Card]:
        """The open cards that may be picked."""
        return [card for card in self.market if card is not None]

    def step_cost(self) -> int:
        """What an advance after a won trick costs (violet.advance.free)."""
        target = self.violet + 1
        return 0 if target in self.fireflies or target == self.campfire else STEP_COST

    def is_held(self) -> bool:
        """Whether a loss leaves Violet there: violet.precipice, violet.event.faery-ring."""
        return self.violet >= self.precipice or self.violet == self.ring

    def is_dark(self) -> bool:
        """Whether the lantern is out (violet.win.torech-dark)."""
        return self.fuel <= self.out_at

    def is_caught(self) -> bool:
        """Whether the fear has reached Violet (violet.win.torech-fear)."""
        return self.fear >= self.violet

    def spaces_for(self, event: EventCard) -> Sequence[Space]:
        """Where Torech may let this event happen: what Violet, or the fear, has not reached."""
        first = max(self.fear, -1) if event is EventCard.AIR else self.violet
        return range(first + 1, len(self.path))

    def works_before(self, event: EventCard) -> Space:
        """Only before this space an event that is put on the Path can do anything.

        Who has reached the Campfire has won, so the fear passes nothing from the last Precipice
        on; and on the Precipice a loss holds Violet anyway.
        """
        if event is EventCard.AIR:
            return self.campfire - 1
        return self.precipice if event is EventCard.FAERY_RING else self.campfire

    def can_happen(self, event: EventCard) -> bool:
        """Whether an event that is put on the Path can still do anything somewhere."""
        return self.spaces_for(event)[0] < self.works_before(event)

    def may_use_sleeve(self) -> bool:
        """violet.event.sleeve: Torech's, in a turn that he leads."""
        return self.turn == self.leader == TORECH and EventCard.SLEEVE in self.kept

    def may_plan(self) -> bool:
        """violet.event.planning: Torech's, once it was revealed and until it is used."""
        return self.turn == TORECH and EventCard.PLANNING in self.kept

    def may_use_something(self) -> bool:
        """Whether the seat holds a card that it may use around its own draw."""
        return self.turn in self.bonuses or self.may_plan() or self.may_use_sleeve()


@dataclass(slots=True, kw_only=True, eq=False)
class Position(Public):
    """Everything on and around the table."""

    hands: list[tuple[Card, ...]] = field(default_factory=lambda: [(), ()])
    """By seat, sorted."""
    deck_top: tuple[Card, ...] = ()
    """The cards on top whose order somebody has seen, the topmost first."""
    deck_rest: tuple[Card, ...] = CARDS
    """The others, sorted: their order is unknown."""
    discard: tuple[Card, ...] = ()
    """Sorted."""
    offered: tuple[EventCard, ...] = ()
    """The event cards Torech chooses from."""
    refused: tuple[EventCard, ...] = ()
    """Those he did not keep, in the order of the offers."""
    chosen: tuple[EventCard, ...] = ()
    """Those he has kept and not yet laid down."""
    ahead: tuple[Ahead[EventCard], ...] = ()
    """Those that lie face down, the first that the fear meets first."""
    memory: Memory = field(default_factory=Memory)
    """What each seat, and somebody who looks on, has seen of the cards."""

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return len(self.deck_top) + len(self.deck_rest)

    def next_cards(self) -> tuple[Card, ...]:
        """Those that may be the next card of the deck, below the ones being looked at."""
        return self.deck_top[self.looked : self.looked + 1] or self.deck_rest

    def places(self) -> tuple[int, ...]:
        """For each card the hidden place where it is, or `OPEN`."""
        places = [OPEN] * len(CARDS)
        deck = (*self.deck_top, *self.deck_rest)
        for place, cards in zip(PLACES, (*self.hands, deck, self.discard), strict=True):
            for card in cards:
                places[card] = place
        return tuple(places)

    def seen_now(self, seat: int, view: View) -> View:
        """The view with what lies before the seat's eyes: its hand, and what it looks through."""
        view = view.shown(HANDS[seat], self.hands[seat])
        if seat == self.turn:
            for index, card in enumerate(self.deck_top[: self.looked]):
                view = view.looked(card, index)
            if self.stage is Stage.SWAP:
                view = view.shown(DISCARD, self.discard)
        return view

    def can_have_effect(self) -> bool:
        """Whether the effect that is still to come can happen as things lie.

        A 4 needs a discard; a 2 and a 3 need a deck and a hand that is not full.
        """
        if not self.waiting or self.trick is None:
            return False
        if self.trick.effect(self.turn) == 4:
            return bool(self.discard)
        return self.deck_size > 0 and len(self.hands[self.turn]) < HAND

    def may_be_ingenious(self) -> bool:
        """violet.event.ingenuity: Torech's, once, with four cards in hand."""
        return (
            self.turn == TORECH
            and EventCard.INGENUITY in self.kept
            and not self.ingenious
            and len(self.hands[TORECH]) == HAND
        )
