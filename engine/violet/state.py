"""The position: everything on and around the table. `text.py` writes it as one line."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Self

from engine.core.game import CHANCE, NOBODY
from engine.violet.components import (
    HAND,
    LAYOUT,
    MARKET,
    STEP_COST,
    SUITS,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Layout,
    Space,
    Suit,
)
from engine.violet.knowledge import DISCARD, HANDS, View
from engine.violet.memory import Memory
from engine.violet.trick import Trick


class Step(StrEnum):
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


CHANCE_STEPS = frozenset(
    {Step.OFFER, Step.DEAL, Step.REVEAL, Step.SHOW, Step.CONSULT, Step.DRAW, Step.LOOK}
)

SPENT = -2
"""A bonus card that has been used."""

FREE = -1
"""A bonus card that nobody has yet."""

Bonuses = tuple[int, int, int, int]
"""For each suit who holds its bonus card: a seat, `FREE` or `SPENT`."""


class Ahead(NamedTuple):
    """An event card that lies face down before the fear."""

    space: Space
    event: EventCard


class Position:
    """Everything on and around the table. Whole values are immutable, so a copy is cheap."""

    __slots__ = (
        "ahead",
        "air",
        "bonuses",
        "chosen",
        "deck_rest",
        "deck_top",
        "discard",
        "fear",
        "fear_discards",
        "fireflies",
        "fuel",
        "hands",
        "ingenious",
        "kept",
        "layout",
        "lead",
        "leader",
        "looked",
        "market",
        "memory",
        "offered",
        "out_at",
        "path",
        "pending",
        "precipices",
        "refused",
        "revealed",
        "ring",
        "step",
        "trick",
        "turn",
        "violet",
        "waiting",
    )

    def __init__(self, layout: Layout = LAYOUT) -> None:
        self.layout = layout
        self.step = Step.OFFER
        self.turn = TORECH
        """The seat that decides, or whose cards chance turns up."""
        self.leader = VIOLET
        """Who leads this trick; while drafting, who picks first."""
        self.lead: Card | None = None
        """The led card, until the other follows."""
        self.trick: Trick | None = None
        """The last trick, from the moment both cards lie open until the next lead."""

        self.path = layout.path
        self.precipices = 1
        """How many spaces before the Campfire are the Precipice: two, when it is off track."""
        self.fireflies = layout.fireflies
        self.violet: Space = 0
        """Violet's space."""
        self.fear: Space = layout.fear
        """The fear's space."""
        self.fuel = layout.lantern
        self.out_at = 0
        """The lantern is out at so much fuel."""
        self.ring: Space | None = None
        """Where the faery ring lies."""
        self.air: Space | None = None
        """Where fear is in the air."""
        self.bonuses: Bonuses = (FREE, FREE, FREE, FREE)

        self.hands: list[tuple[Card, ...]] = [(), ()]
        """By seat, sorted."""
        self.market: tuple[Card | None, ...] = (None,) * MARKET
        """Four places; an empty one waits for the deck."""
        self.deck_top: tuple[Card, ...] = ()
        """The cards on top whose order somebody has seen, the topmost first."""
        self.deck_rest: tuple[Card, ...] = ()
        """The others, sorted: their order is unknown."""
        self.discard: tuple[Card, ...] = ()
        """Sorted."""
        self.fear_discards: tuple[tuple[Card, Card] | None, tuple[Card, Card] | None] = (None, None)
        """Fear Discard 1 and 2."""
        self.looked = 0
        """How many cards on top of the deck the seat is looking at."""
        self.waiting = False
        """Whether the refilling seat's own card still has its effect to come."""
        self.ingenious = False
        """Whether Torech fills his hand up to five cards in this refill."""

        self.offered: tuple[EventCard, ...] = ()
        """The event cards Torech chooses from."""
        self.refused: tuple[EventCard, ...] = ()
        """Those he did not keep, in the order of the offers."""
        self.chosen: tuple[EventCard, ...] = ()
        """Those he has kept and not yet laid down."""
        self.ahead: tuple[Ahead, ...] = ()
        """Those that lie face down, the first that the fear meets first."""
        self.revealed: tuple[EventCard, ...] = ()
        """Those that the fear has reached, the first one first; used or not."""
        self.pending: tuple[EventCard, ...] = ()
        """Revealed events that happen now; while one is put on a space, it comes first."""
        self.kept: tuple[EventCard, ...] = ()
        """Revealed events that Torech holds for later."""
        self.memory = Memory()
        """What each seat, and somebody who looks on, has seen of the cards."""

    @property
    def to_act(self) -> int:
        """The seat to act, `CHANCE` or `NOBODY`."""
        if self.step in CHANCE_STEPS:
            return CHANCE
        return NOBODY if self.step is Step.OVER else self.turn

    def copy(self) -> Self:
        """An independent position."""
        other = object.__new__(type(self))
        other.layout = self.layout
        other.step = self.step
        other.turn = self.turn
        other.leader = self.leader
        other.lead = self.lead
        other.trick = self.trick
        other.path = self.path
        other.precipices = self.precipices
        other.fireflies = self.fireflies
        other.violet = self.violet
        other.fear = self.fear
        other.fuel = self.fuel
        other.out_at = self.out_at
        other.ring = self.ring
        other.air = self.air
        other.bonuses = self.bonuses
        other.hands = self.hands.copy()
        other.market = self.market
        other.deck_top = self.deck_top
        other.deck_rest = self.deck_rest
        other.discard = self.discard
        other.fear_discards = self.fear_discards
        other.looked = self.looked
        other.waiting = self.waiting
        other.ingenious = self.ingenious
        other.offered = self.offered
        other.refused = self.refused
        other.chosen = self.chosen
        other.ahead = self.ahead
        other.revealed = self.revealed
        other.pending = self.pending
        other.kept = self.kept
        other.memory = self.memory.copy()
        return other

    @property
    def trump(self) -> Suit | None:
        """The suit of Violet's space."""
        return self.path[self.violet]

    @property
    def precipice(self) -> Space:
        """The first space of the Precipice."""
        return self.campfire - self.precipices

    @property
    def campfire(self) -> Space:
        """The last space."""
        return len(self.path) - 1

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards that lie on the table, the led card first."""
        if self.step is Step.RESULT and self.trick is not None:
            return self.trick.cards
        return () if self.lead is None else (self.lead,)

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return len(self.deck_top) + len(self.deck_rest)

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

    def penalty(self) -> int:
        """What the lantern adds to every move of the fear (violet.fear.move)."""
        if self.fuel <= self.layout.dark:
            return 2
        return 1 if self.fuel <= self.layout.dim else 0

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

    def seen_now(self, seat: int, view: View) -> View:
        """The view with what lies before the seat's eyes: its hand, and what it looks through."""
        view = view.shown(HANDS[seat], self.hands[seat])
        if seat == self.turn:
            for index, card in enumerate(self.deck_top[: self.looked]):
                view = view.looked(card, index)
            if self.step is Step.SWAP:
                view = view.shown(DISCARD, self.discard)
        return view

    def held_bonuses(self, seat: int) -> list[Suit]:
        """The bonus cards this seat can use."""
        return [suit for suit in SUITS if self.bonuses[suit] == seat]

    def holds(self, event: EventCard) -> bool:
        """Whether Torech holds this event card, revealed and not yet used."""
        return event in self.kept

    def may_use_sleeve(self, seat: int) -> bool:
        """violet.event.sleeve: Torech's, in a turn that he leads."""
        return seat == TORECH and self.leader == TORECH and self.holds(EventCard.SLEEVE)

    def may_renew(self, seat: int) -> bool:
        """Whether the seat holds a card that replaces the market."""
        return seat in self.bonuses or (seat == TORECH and self.holds(EventCard.PLANNING))

    def may_use_something(self, seat: int) -> bool:
        """Whether the seat holds a card that it may use around its own draw."""
        return self.may_renew(seat) or self.may_use_sleeve(seat)

    def can_have_effect(self) -> bool:
        """Whether the effect that is still to come can happen as things lie.

        A 4 needs a discard; a 2 and a 3 need a deck and a hand that is not full.
        """
        if not self.waiting or self.trick is None:
            return False
        if self.trick.effect(self.turn) == 4:
            return bool(self.discard)
        return self.deck_size > 0 and len(self.hands[self.turn]) < HAND

    def may_be_ingenious(self, seat: int) -> bool:
        """violet.event.ingenuity: Torech's, while his hand is no fuller than usual."""
        return (
            seat == TORECH
            and self.holds(EventCard.INGENUITY)
            and not self.ingenious
            and len(self.hands[TORECH]) == HAND
        )
