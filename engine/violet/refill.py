"""The last part of a turn: both hands are refilled, the winner's first, with the cards' effects.

For each seat in turn: its hand is shown if the other played a 7; it may use what it holds before
the effect of its card; a 4 offers a swap; then the hand is filled, with a 2, with a 3 or from the
market; and last it may still use what it holds.
"""

from ..core.fields import less, put
from ..core.game import Tell
from . import events, memory, moves
from .components import DRAWN, HAND, LOOKED_AT, TORECH, VIOLET, EventCard
from .piles import (
    discard,
    fill_market,
    give,
    play_from_hand,
    take_from_market,
    take_off_deck,
)
from .state import EFFECT_STAGES, SPENT, Position, Stage


def begin_refill(position: Position, tell: Tell | None) -> None:
    """The winner refills first (violet.refill), after a last word of Torech's sleeve."""
    winner = position.played.winner
    position.turn = TORECH
    if winner == VIOLET and position.may_use_sleeve():
        position.stage = Stage.BEFORE
    else:
        _begin_seat(position, winner, tell)


def _begin_seat(position: Position, seat: int, tell: Tell | None) -> None:
    position.turn = seat
    if position.played.effect(1 - seat) == 7:
        position.stage = Stage.SHOW
    else:
        _begin_filling(position, tell)


def show(position: Position, move: moves.Show, tell: Tell | None) -> None:
    """violet.effect.7: the opponent's hand is laid open before it is refilled."""
    seat = position.turn
    position.memory.note(memory.shown, seat, position.hands[seat])
    if tell:
        tell(events.HandShown(seat, position.hands[seat]))
    _begin_filling(position, tell)


def _begin_filling(position: Position, tell: Tell | None) -> None:
    position.waiting = position.played.effect(position.turn) in EFFECT_STAGES
    go_on_refilling(position, tell)


def go_on_refilling(position: Position, tell: Tell | None) -> None:
    """The effect that is still to come, or a pick; or first something to use, if it is held.

    Before the effect of its card, a seat may use what it holds (violet.event.planning).
    """
    if not position.can_have_effect():
        _fill_hand(position, tell)
    elif position.may_use_something():
        position.stage = Stage.EFFECT
    else:
        _begin_effect(position)


def _begin_effect(position: Position) -> None:
    position.waiting = False
    position.stage = EFFECT_STAGES[position.played.effect(position.turn)]


def consult(position: Position, move: moves.Consult, tell: Tell | None) -> None:
    """violet.effect.4: every discarded card may be looked at."""
    position.memory.note(memory.consulted, position.turn, position.discard)
    position.stage = Stage.SWAP
    if tell:
        tell(events.Consulted(position.turn, position.discard))


def swap(position: Position, move: moves.Swap, tell: Tell | None) -> None:
    """violet.effect.4: nobody else sees whether and what was swapped."""
    seat = position.turn
    position.hands[seat] = less(position.hands[seat], move.given)
    give(position, move.taken)
    position.discard = tuple(sorted((*less(position.discard, move.taken), move.given)))
    position.memory.note(memory.swapped, seat, (move.given, move.taken))
    if tell:
        tell(events.Swapped(seat, move.given, move.taken))
    _fill_hand(position, tell)


def _fill_hand(position: Position, tell: Tell | None) -> None:
    """From the market, where no effect has filled it; a full hand gets nothing."""
    if len(position.hands[position.turn]) < position.hand_limit():
        position.stage = Stage.PICK
    else:
        _offer_last_use(position, tell)


def draw(position: Position, move: moves.Draw, tell: Tell | None) -> None:
    """violet.effect.2: three cards of the deck, or as many as it has."""
    seat = position.turn
    take_off_deck(position, move.card)
    give(position, move.card)
    position.memory.note(memory.took, seat, move.card, 1)
    if tell:
        tell(events.Drew(seat, move.card))
    if position.deck_size and len(position.hands[seat]) < HAND - 1 + DRAWN:
        return
    if len(position.hands[seat]) > HAND:
        position.stage = Stage.KEEP
    else:
        _offer_last_use(position, tell)


def keep(position: Position, move: moves.Keep, tell: Tell | None) -> None:
    """violet.effect.2: any four stay, the others are shuffled into the deck."""
    seat = position.turn
    back = tuple(card for card in position.hands[seat] if card not in move.cards)
    position.hands[seat] = move.cards
    position.deck_rest = tuple(sorted((*position.deck_top, *position.deck_rest, *back)))
    position.deck_top = ()
    position.memory.note(memory.returned, seat, back)
    if tell:
        tell(events.Returned(seat, len(back), back))
    _offer_last_use(position, tell)


def look(position: Position, move: moves.Look, tell: Tell | None) -> None:
    """violet.effect.3: the top five cards, or as many as there are."""
    index = position.looked
    if index == len(position.deck_top):
        take_off_deck(position, move.card)
        position.deck_top += (move.card,)
    position.looked += 1
    position.memory.note(memory.looked, position.turn, move.card, index)
    if tell:
        tell(events.Looked(position.turn, index, move.card))
    if position.looked == min(LOOKED_AT, position.deck_size):
        position.stage = Stage.TAKE


def take(position: Position, move: moves.Take, tell: Tell | None) -> None:
    """violet.effect.3: one of them, and the others stay in their order."""
    seat = position.turn
    take_off_deck(position, move.card)
    give(position, move.card)
    position.memory.note(memory.took, seat, move.card, position.looked)
    position.looked = 0
    if tell:
        tell(events.Took(seat, move.card))
    _offer_last_use(position, tell)


def pick(position: Position, move: moves.Pick, tell: Tell | None) -> None:
    """violet.refill: an open card, and the market is filled up at once."""
    position.waiting = False
    place = take_from_market(position, move.card, None)
    if tell:
        tell(events.Picked(position.turn, move.card, place))
    fill_market(position, tell)


def _offer_last_use(position: Position, tell: Tell | None) -> None:
    """No window opens for a seat that has nothing to use in it."""
    position.waiting = False
    if position.may_use_something() or position.may_be_ingenious():
        position.stage = Stage.AFTER
    else:
        _end_seat(position, tell)


def _end_seat(position: Position, tell: Tell | None) -> None:
    position.ingenious = False
    if position.turn == position.played.winner:
        _begin_seat(position, 1 - position.turn, tell)
        return
    position.leader = position.turn = position.played.winner
    position.stage = Stage.LEAD
    if tell:
        tell(events.TurnBegan(position.leader))


def renew(position: Position, move: moves.Plan | moves.Bonus, tell: Tell | None) -> None:
    """violet.event.planning, violet.bonus: all four open cards are replaced."""
    suit = move.suit if isinstance(move, moves.Bonus) else None
    if suit is None:
        position.kept = less(position.kept, EventCard.PLANNING)
    else:
        position.bonuses = put(position.bonuses, suit, SPENT)
    if tell:
        tell(events.MarketRenewed(position.turn, suit))
    cards = tuple(position.market_cards())
    position.market = (None,) * len(position.market)
    discard(position, cards, tell)
    fill_market(position, tell)


def sleeve(position: Position, move: moves.Sleeve, tell: Tell | None) -> None:
    """violet.event.sleeve: a hand card for an open one, before everybody's eyes."""
    position.kept = less(position.kept, EventCard.SLEEVE)
    play_from_hand(position, move.given)
    place = take_from_market(position, move.taken, move.given)
    if tell:
        tell(events.SleeveUsed(move.given, move.taken, place))
    if position.stage is Stage.BEFORE:
        _begin_seat(position, VIOLET, tell)
    elif position.stage is Stage.EFFECT:
        go_on_refilling(position, tell)
    elif position.stage is Stage.AFTER:
        _offer_last_use(position, tell)


def ingenuity(position: Position, move: moves.Ingenuity, tell: Tell | None) -> None:
    """violet.event.ingenuity: a fifth card now, and none in the next turn."""
    position.kept = less(position.kept, EventCard.INGENUITY)
    position.ingenious = True
    position.stage = Stage.PICK
    if tell:
        tell(events.IngenuityUsed())


def leave_it(position: Position, move: moves.Pass, tell: Tell | None) -> None:
    """A seat does not use what it could."""
    if position.stage is Stage.SWAP:
        position.memory.note(memory.swapped, position.turn, None)
        if tell:
            tell(events.Swapped(position.turn, None, None))
        _fill_hand(position, tell)
    elif position.stage is Stage.BEFORE:
        _begin_seat(position, VIOLET, tell)
    elif position.stage is Stage.EFFECT:
        _begin_effect(position)
    else:
        _end_seat(position, tell)
