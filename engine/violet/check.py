"""Whether a position that was read from a text can be: what its parts say about each other."""

from functools import partial

from engine.core.notation import Demands
from engine.violet.components import (
    CARDS,
    EVENT_CARDS,
    HAND,
    KEPT,
    LOOKED_AT,
    OFFERED,
    OFFERS,
    PLACED,
    SEAT_WORDS,
    SEATS,
    TORECH,
    VIOLET,
    EventCard,
)
from engine.violet.knowledge import DECK, OPEN
from engine.violet.score import ending
from engine.violet.state import EFFECT_STEPS, Position, Step

VIEWERS = (*SEAT_WORDS, "onlooker")
"""Whose knowledge is kept, in the notation."""

_TORECHS = frozenset({Step.OFFER, Step.CHOOSE, Step.ARRANGE})
_SETUP = _TORECHS | {Step.FIRST, Step.DRAFT}
"""Steps before the first trick; dealing may come before it or after."""

_EVENTS = frozenset({Step.REVEAL, Step.ACTIVATE, Step.PLACE})
_DECIDES = {
    **dict.fromkeys((*_TORECHS, *_EVENTS, Step.BEFORE), TORECH),
    **dict.fromkeys((Step.FIRST, Step.RESULT), VIOLET),
}
"""The seat of a step that is always the same one's."""

_EFFECTS = {
    Step.DRAW: 2,
    Step.KEEP: 2,
    Step.LOOK: 3,
    Step.TAKE: 3,
    Step.CONSULT: 4,
    Step.SWAP: 4,
    Step.SHOW: 7,
}
"""The value whose effect happens in a step."""

_INGENIOUS = frozenset({Step.PICK, Step.DEAL, Step.AFTER})
_WAITING = frozenset({Step.EFFECT, Step.PICK, Step.DEAL})
_REFILL = _INGENIOUS | _WAITING | _EFFECTS.keys()


def _cards_are_complete(position: Position) -> bool:
    pairs = (card for pair in position.fear_discards if pair for card in pair)
    places = (*position.hands, position.deck_top, position.deck_rest, position.discard)
    cards = [card for place in places for card in place]
    cards += [*position.market_cards(), *position.table, *pairs]
    return sorted(cards) == list(CARDS)


def _board_fits(position: Position) -> bool:
    spaces = (position.violet, *position.fireflies, position.ring or 0, position.air or 0)
    return (
        max(spaces) < len(position.path)
        and 1 <= position.precipices <= 2 < len(position.path)
        and position.layout.fear <= position.fear
        and position.fuel <= position.layout.lantern
        and position.out_at in (0, 1)
    )


def _trick_fits(position: Position) -> bool:
    step, trick = position.step, position.trick
    if (step is Step.FOLLOW) != (position.lead is not None):
        return False
    if trick is None:
        return step in _SETUP or step in (Step.DEAL, Step.LEAD, Step.FOLLOW)
    if step in _SETUP or step is Step.FOLLOW or trick.lead == trick.follow:
        return False
    leader = trick.winner if step is Step.LEAD else trick.leader
    winner = VIOLET if step is Step.RESULT else TORECH if step in _EVENTS else trick.winner
    return position.leader == leader and winner == trick.winner


def _hands_fit(position: Position) -> bool:
    step, turn = position.step, position.turn
    sizes = [len(hand) for hand in position.hands]
    own, other = sizes[turn], sizes[1 - turn]
    if turn != _DECIDES.get(step, turn):
        return False
    if step in _TORECHS:
        return sizes == [0, 0]
    if position.trick is None and step not in (Step.LEAD, Step.FOLLOW):
        first, second = sizes[position.leader], sizes[1 - position.leader]
        ahead = first - second
        picking_first = step is Step.DRAFT and turn == position.leader
        return (
            max(sizes) <= HAND
            and ahead in (0, 1)
            and (step is not Step.FIRST or (ahead == 0 and first < HAND))
            and (step is not Step.DRAFT or (own < HAND and ahead == (not picking_first)))
        )
    least = HAND if step is Step.LEAD else HAND - 1
    most = [HAND, HAND + 1]
    if step in (Step.DRAW, Step.KEEP):
        most[turn] = 2 * HAND
    return (
        all(least <= sizes[seat] <= most[seat] for seat in SEATS)
        and (step is not Step.LEAD or turn == position.leader)
        and (step is not Step.FOLLOW or (turn != position.leader and own >= HAND))
        and (step is not Step.PICK or own < position.hand_limit())
        and (step is not Step.KEEP or own > HAND)
        and (step is not Step.BEFORE or other < HAND)
    )


def _refill_fits(position: Position) -> bool:
    """The winner of the trick refills first; whoever is done has a full hand."""
    step, turn, trick = position.step, position.turn, position.trick
    if trick is None or step not in _REFILL:
        return not position.ingenious
    return (
        (turn == trick.winner or len(position.hands[trick.winner]) >= HAND)
        and (step is not Step.AFTER or len(position.hands[turn]) >= HAND)
        and (not position.ingenious or (turn == TORECH and step in _INGENIOUS))
    )


def _deck_fits(position: Position) -> bool:
    step, looked = position.step, position.looked
    seen = min(LOOKED_AT, position.deck_size)
    waiting = step in _TORECHS or step is Step.DEAL
    return (
        looked <= len(position.deck_top)
        and (step is Step.LOOK or looked == (seen if step is Step.TAKE else 0))
        and (step is not Step.LOOK or looked < seen)
        and (step is not Step.TAKE or looked > 0)
        and (None in position.market) == waiting
        and (step not in _TORECHS or position.deck_size == len(CARDS))
        and (step not in (Step.DEAL, Step.DRAW) or position.deck_size > 0)
    )


def _effect_fits(position: Position) -> bool:
    """An effect happens for who played its card; one still to come waits only where it may."""
    step, trick, turn = position.step, position.trick, position.turn
    if trick is None:
        return not position.waiting
    effect = 7 if step is Step.SHOW and trick.effect(1 - turn) == 7 else trick.effect(turn)
    if effect != _EFFECTS.get(step, effect):
        return False
    if not position.waiting:
        return step is not Step.EFFECT
    if step not in _WAITING or position.ingenious:
        return False
    return (
        effect in EFFECT_STEPS
        and (len(position.hands[turn]) < HAND or effect == 4)
        and (step is not Step.EFFECT or position.may_use_something())
        and (step is Step.DEAL or position.can_have_effect() == (step is Step.EFFECT))
    )


def _events_fit(position: Position) -> bool:
    step, pending, kept = position.step, position.pending, position.kept
    down = tuple(event for _, event in position.ahead)
    chosen, refused = position.chosen, position.refused
    each = (*position.offered, *refused, *chosen, *down, *position.revealed)
    offers = (len(position.offered), len(chosen), len(refused))
    choosing = {Step.OFFER: OFFERED - 1, Step.CHOOSE: OFFERED}
    if len(set(each)) != len(each) or len(each) > len(EVENT_CARDS):
        return False
    if step in choosing:
        offered, taken, left = offers
        in_offer = offered <= 1 if step is Step.OFFER else offered == OFFERED
        if not (in_offer and taken == left < OFFERS and not down and not position.revealed):
            return False
    elif offers != ((0, OFFERS, OFFERS) if step is Step.ARRANGE else (0, 0, len(refused))):
        return False
    held = (*pending, *kept)
    return (
        set(held) <= set(position.revealed)
        and len(set(held)) == len(held)
        and KEPT.issuperset(kept)
        and KEPT.isdisjoint(pending)
        and list(position.ahead) == sorted(position.ahead)
        and (bool(pending) <= (step in _EVENTS or step is Step.OVER))
        and (step is not Step.REVEAL or bool(down and position.ahead[0].space <= position.fear))
        and (step is not Step.ACTIVATE or len(pending) > 1)
        and (step is not Step.PLACE or _can_be_placed(position))
    )


def _can_be_placed(position: Position) -> bool:
    event = next(iter(position.pending), None)
    if event is EventCard.AIR and position.air is not None:
        return False
    return event in {*PLACED, EventCard.IMPROVISATION} and position.can_happen(event)


def _ends_when_it_must(position: Position) -> bool:
    """The game is over when somebody has won, and only then."""
    return (position.step is Step.OVER) == (ending(position) is not None)


def _knows_the_truth(viewer: int, position: Position) -> bool:
    """Whether what this viewer doubts and knows allows where the cards are, to be imagined."""
    view, truth = position.memory.views()[viewer], position.places()
    on_top = tuple(card for card in view.order if truth[card] == DECK)
    return (
        all(
            (places & place) or places == place == OPEN
            for places, place in zip(view.where, truth, strict=True)
        )
        and all(
            sum(truth[card] == bound.place for card in bound.cards) >= bound.least
            for bound in view.bounds
        )
        and len(set(view.order)) == len(view.order)
        and position.deck_top[: len(on_top)] == on_top
    )


DEMANDS: Demands[Position] = (
    (_cards_are_complete, "deck"),
    (_board_fits, "path"),
    (_trick_fits, "turn"),
    (_hands_fit, "hands"),
    (_refill_fits, "hands"),
    (_deck_fits, "deck"),
    (_effect_fits, "turn"),
    (_events_fit, "turn"),
    (_ends_when_it_must, "turn"),
    *((partial(_knows_the_truth, viewer), name) for viewer, name in enumerate(VIEWERS)),
)
"""What must hold so that the game can have come to a position and can go on from it.

Each with the part of the text that is wrong when it does not hold.
"""
