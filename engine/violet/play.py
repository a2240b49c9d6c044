"""Legal moves, chance, and applying a move."""

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Any

from ..core.fields import less
from ..core.game import Outcome, Tell
from ..core.rule import Rule
from . import aftermath, events, moves, piles, refill
from .components import HAND, OFFERED, OFFERS, SEATS, SUITS, VIOLET, EventCard
from .moves import Move
from .rules import events_to_offer, refusal
from .score import outcome_of
from .state import Ahead, Position, Stage
from .text import LAYOUT
from .trick import resolve


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    sealed = False
    """Nobody decides behind a screen while others do."""

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        return LAYOUT.write(self)

    def moves(self) -> Sequence[Move]:
        """The moves of the seat to act."""
        lister = _LISTERS.get(self.stage)
        return lister(self) if lister else ()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """What chance turns up: an event card, a card of the deck, or what lies hidden there."""
        lister = _CHANCES.get(self.stage)
        return [(move, 1) for move in lister(self)] if lister else ()

    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        return refusal(self, move)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        _APPLY[type(move)](self, move, tell)

    def outcome(self) -> Outcome | None:
        """One of the three endings, once it has come."""
        return outcome_of(self) if self.stage is Stage.OVER else None


def _sleeves(state: State) -> list[Move]:
    if not state.may_use_sleeve():
        return []
    hand, market = state.hands[state.turn], state.market_cards()
    return [moves.sleeve(given, taken) for given in hand for taken in market]


def _uses(state: State) -> list[Move]:
    """What may be used around a seat's own draw."""
    found: list[Move] = [moves.Bonus(suit) for suit in SUITS if state.bonuses[suit] == state.turn]
    if state.may_plan():
        found.append(moves.PLAN)
    return found + _sleeves(state)


def _picks(state: State) -> list[Move]:
    return [moves.pick(card) for card in state.market_cards()]


def _last_uses(state: State) -> list[Move]:
    found = [moves.PASS, *_uses(state)]
    return [*found, moves.INGENUITY] if state.may_be_ingenious() else found


def _places(state: State) -> list[Move]:
    event = state.pending[0]
    spaces = state.spaces_for(event)
    if event is EventCard.IMPROVISATION:
        return [
            moves.improvise(space, suit)
            for space in spaces
            for suit in SUITS
            if suit is not state.path[space]
        ]
    return [moves.place(event, space) for space in spaces]


def _swaps(state: State) -> list[Move]:
    hand = state.hands[state.turn]
    return [moves.PASS, *(moves.swap(given, taken) for given in hand for taken in state.discard)]


_LISTERS: dict[Stage, Callable[[State], Sequence[Move]]] = {
    Stage.CHOOSE: lambda state: [moves.Choose(event) for event in state.offered],
    Stage.ARRANGE: lambda state: [moves.Arrange(*order) for order in permutations(state.chosen)],
    Stage.FIRST: lambda state: [moves.First(seat) for seat in SEATS],
    Stage.DRAFT: _picks,
    Stage.LEAD: lambda state: [*map(moves.lead, state.hands[state.turn]), *_sleeves(state)],
    Stage.FOLLOW: lambda state: [*map(moves.follow, state.hands[state.turn])],
    Stage.RESULT: lambda state: [moves.ADVANCE, moves.REST],
    Stage.ACTIVATE: lambda state: [moves.Activate(event) for event in state.pending],
    Stage.PLACE: _places,
    Stage.BEFORE: lambda state: [moves.PASS, *_sleeves(state)],
    Stage.EFFECT: lambda state: [moves.PASS, *_uses(state)],
    Stage.SWAP: _swaps,
    Stage.KEEP: lambda state: [
        moves.keep(*cards) for cards in combinations(state.hands[state.turn], HAND)
    ],
    Stage.TAKE: lambda state: [*map(moves.take, state.deck_top[: state.looked])],
    Stage.PICK: lambda state: _picks(state) + _uses(state),
    Stage.AFTER: _last_uses,
}


_CHANCES: dict[Stage, Callable[[State], Sequence[Move]]] = {
    Stage.OFFER: lambda state: [moves.Offer(event) for event in events_to_offer(state)],
    Stage.DEAL: lambda state: [*map(moves.deal, state.next_cards())],
    Stage.DRAW: lambda state: [*map(moves.draw, state.next_cards())],
    Stage.LOOK: lambda state: [*map(moves.look, state.next_cards())],
    Stage.REVEAL: lambda state: [moves.Reveal(state.ahead[0].event)],
    Stage.SHOW: lambda state: [moves.SHOW],
    Stage.CONSULT: lambda state: [moves.CONSULT],
}


def _offer(state: State, move: moves.Offer, tell: Tell | None) -> None:
    """violet.setup.events: Torech is offered two event cards at a time."""
    state.offered += (move.event,)
    if len(state.offered) == OFFERED:
        state.stage = Stage.CHOOSE
    if tell:
        tell(events.EventOffered(move.event))


def _choose(state: State, move: moves.Choose, tell: Tell | None) -> None:
    """violet.setup.events: he keeps one of them; the other leaves the game."""
    state.chosen += (move.event,)
    state.refused += less(state.offered, move.event)
    state.offered = ()
    state.stage = Stage.ARRANGE if len(state.chosen) == OFFERS else Stage.OFFER
    if tell:
        tell(events.EventChosen(move.event))


def _arrange(state: State, move: moves.Arrange, tell: Tell | None) -> None:
    """violet.setup.events: face down before the fear, in his order."""
    state.ahead = tuple(map(Ahead, state.layout.event_spaces, move.events))
    state.chosen = ()
    state.stage = Stage.DEAL
    if tell:
        tell(events.EventsArranged(move.events))


def _name_first(state: State, move: moves.First, tell: Tell | None) -> None:
    """violet.setup.draft: Violet decides who picks first, each time."""
    state.leader = state.turn = move.seat
    state.stage = Stage.DRAFT
    if tell:
        tell(events.FirstChosen(move.seat))


def _go_on_drafting(state: State) -> None:
    """The market is full: the next pick of the draft, or the first trick, led by Violet."""
    violets, torechs = map(len, state.hands)
    if violets != torechs:
        state.turn = 1 - state.leader
        state.stage = Stage.DRAFT
    elif violets < HAND:
        state.turn = VIOLET
        state.stage = Stage.FIRST
    else:
        state.leader = state.turn = VIOLET
        state.stage = Stage.LEAD


def _deal(state: State, move: moves.Deal, tell: Tell | None) -> None:
    """violet.refill: the market is filled up; then whoever waited for it goes on."""
    piles.deal_to_market(state, move.card, tell)
    if None in state.market:
        piles.fill_market(state, tell)
    elif state.trick is None:
        _go_on_drafting(state)
    else:
        refill.go_on_refilling(state, tell)


def _lead(state: State, move: moves.Lead, tell: Tell | None) -> None:
    """violet.lead: the first card, open on the table."""
    piles.play_from_hand(state, move.card)
    state.lead, state.trick = move.card, None
    if tell:
        tell(events.Led(state.turn, move.card))
    state.turn = 1 - state.turn
    state.stage = Stage.FOLLOW


def _follow(state: State, move: moves.Follow, tell: Tell | None) -> None:
    """violet.follow: the second card; the trick is decided at once."""
    piles.play_from_hand(state, move.card)
    assert state.lead is not None
    trick, rule = resolve(state.leader, state.lead, move.card, state.trump)
    state.lead, state.trick = None, trick
    if tell:
        tell(events.Followed(state.turn, move.card))
        beaten = trick.card_of(1 - trick.winner)
        tell(events.TrickWon(trick.winner, trick.winning, beaten, trick.trump, rule))
    if trick.winner == VIOLET:
        state.turn = VIOLET
        state.stage = Stage.RESULT
    else:
        aftermath.lose(state, tell)


_APPLY: dict[type, Callable[[State, Any, Tell | None], None]] = {
    moves.Offer: _offer,
    moves.Choose: _choose,
    moves.Arrange: _arrange,
    moves.Deal: _deal,
    moves.First: _name_first,
    moves.Pick: refill.pick,
    moves.Lead: _lead,
    moves.Follow: _follow,
    moves.Advance: aftermath.advance,
    moves.Rest: aftermath.rest,
    moves.Reveal: aftermath.reveal,
    moves.Activate: aftermath.activate,
    moves.Place: aftermath.place,
    moves.Improvise: aftermath.place,
    moves.Show: refill.show,
    moves.Consult: refill.consult,
    moves.Swap: refill.swap,
    moves.Draw: refill.draw,
    moves.Keep: refill.keep,
    moves.Look: refill.look,
    moves.Take: refill.take,
    moves.Plan: refill.renew,
    moves.Bonus: refill.renew,
    moves.Sleeve: refill.sleeve,
    moves.Ingenuity: refill.ingenuity,
    moves.Pass: refill.leave_it,
}
