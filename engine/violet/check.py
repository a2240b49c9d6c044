"""Whether a position that was read from a text can be: what its parts say about each other."""

from functools import partial

from ..core.notation import Demands
from .components import (
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
from .knowledge import DECK, OPEN
from .score import ending
from .state import EFFECT_STAGES, Position, Stage

VIEWERS = (*SEAT_WORDS, "onlooker")
"""Whose knowledge is kept, in the notation."""

_TORECHS = frozenset({Stage.OFFER, Stage.CHOOSE, Stage.ARRANGE})
_SETUP = _TORECHS | {Stage.FIRST, Stage.DRAFT}
"""Stages before the first trick; dealing may come before it or after."""

_EVENTS = frozenset({Stage.REVEAL, Stage.ACTIVATE, Stage.PLACE})
_DECIDES = {
    **dict.fromkeys((*_TORECHS, *_EVENTS, Stage.BEFORE), TORECH),
    **dict.fromkeys((Stage.FIRST, Stage.RESULT), VIOLET),
}
"""The seat of a stage that is always the same one's."""

_EFFECTS = {
    Stage.DRAW: 2,
    Stage.KEEP: 2,
    Stage.LOOK: 3,
    Stage.TAKE: 3,
    Stage.CONSULT: 4,
    Stage.SWAP: 4,
    Stage.SHOW: 7,
}
"""The value whose effect happens in a stage."""

_INGENIOUS = frozenset({Stage.PICK, Stage.DEAL, Stage.AFTER})
_WAITING = frozenset({Stage.EFFECT, Stage.PICK, Stage.DEAL})
_REFILL = _INGENIOUS | _WAITING | _EFFECTS.keys()


def _cards_are_complete(position: Position) -> bool:
    """Every card is in one place."""
    pairs = (card for pair in position.fear_discards if pair for card in pair)
    places = (*position.hands, position.deck_top, position.deck_rest, position.discard)
    cards = [card for place in places for card in place]
    cards += [*position.market_cards(), *position.trick_cards, *pairs]
    return sorted(cards) == list(CARDS)


def _board_fits(position: Position) -> bool:
    """What lies on the Path lies on one of its spaces, and the board has so much fuel and fear."""
    spaces = (position.violet, *position.fireflies, position.ring or 0, position.air or 0)
    return (
        max(spaces) < len(position.path)
        and 1 <= position.precipices <= 2 < len(position.path)
        and position.layout.fear <= position.fear
        and position.fuel <= position.layout.lantern
        and position.out_at in (0, 1)
    )


def _trick_fits(position: Position) -> bool:
    """A lone card waits to be followed; a trick was won by whoever decides on what comes of it."""
    stage, trick = position.stage, position.trick
    if (stage is Stage.FOLLOW) != (position.lead is not None):
        return False
    if trick is None:
        return stage in _SETUP or stage in (Stage.DEAL, Stage.LEAD, Stage.FOLLOW)
    if stage in _SETUP or stage is Stage.FOLLOW or trick.lead == trick.follow:
        return False
    leader = trick.winner if stage is Stage.LEAD else trick.leader
    winner = VIOLET if stage is Stage.RESULT else TORECH if stage in _EVENTS else trick.winner
    return position.leader == leader and winner == trick.winner


def _hands_fit(position: Position) -> bool:
    """Whose step it is decides, and hands hold as many cards as there can be by then."""
    stage, turn = position.stage, position.turn
    if turn != _DECIDES.get(stage, turn):
        return False
    if stage in _TORECHS:
        return not any(position.hands)
    if position.trick is None and stage not in (Stage.LEAD, Stage.FOLLOW):
        return _drafted_hands_fit(position)
    return _played_hands_fit(position)


def _drafted_hands_fit(position: Position) -> bool:
    """Before the first trick cards are picked in turn, from the leader on, up to a full hand."""
    stage, turn = position.stage, position.turn
    sizes = [len(hand) for hand in position.hands]
    ahead = sizes[position.leader] - sizes[1 - position.leader]
    picking_first = stage is Stage.DRAFT and turn == position.leader
    return (
        max(sizes) <= HAND
        and ahead in (0, 1)
        and (stage is not Stage.FIRST or (ahead == 0 and sizes[position.leader] < HAND))
        and (stage is not Stage.DRAFT or (sizes[turn] < HAND and ahead == (not picking_first)))
    )


def _played_hands_fit(position: Position) -> bool:
    """From the first trick on a hand lacks a card at most, until it has been refilled."""
    stage, turn = position.stage, position.turn
    sizes = [len(hand) for hand in position.hands]
    own, other = sizes[turn], sizes[1 - turn]
    least = HAND if stage is Stage.LEAD else HAND - 1
    most = [HAND, HAND + 1]
    if stage in (Stage.DRAW, Stage.KEEP):
        most[turn] = 2 * HAND
    return (
        all(least <= sizes[seat] <= most[seat] for seat in SEATS)
        and (stage is not Stage.LEAD or turn == position.leader)
        and (stage is not Stage.FOLLOW or (turn != position.leader and own >= HAND))
        and (stage is not Stage.PICK or own < position.hand_limit())
        and (stage is not Stage.KEEP or own > HAND)
        and (stage is not Stage.BEFORE or other < HAND)
    )


def _refill_fits(position: Position) -> bool:
    """The winner of the trick refills first; whoever is done has a full hand."""
    stage, turn, trick = position.stage, position.turn, position.trick
    if trick is None or stage not in _REFILL:
        return not position.ingenious
    return (
        (turn == trick.winner or len(position.hands[trick.winner]) >= HAND)
        and (stage is not Stage.AFTER or len(position.hands[turn]) >= HAND)
        and (not position.ingenious or (turn == TORECH and stage in _INGENIOUS))
    )


def _deck_fits(position: Position) -> bool:
    """There are cards to be turned up or looked at, and the market lacks one while it waits."""
    stage, looked = position.stage, position.looked
    seen = min(LOOKED_AT, position.deck_size)
    waiting = stage in _TORECHS or stage is Stage.DEAL
    return (
        looked <= len(position.deck_top)
        and (stage is Stage.LOOK or looked == (seen if stage is Stage.TAKE else 0))
        and (stage is not Stage.LOOK or looked < seen)
        and (stage is not Stage.TAKE or looked > 0)
        and (None in position.market) == waiting
        and (stage not in _TORECHS or position.deck_size == len(CARDS))
        and (stage not in (Stage.DEAL, Stage.DRAW) or position.deck_size > 0)
    )


def _effect_fits(position: Position) -> bool:
    """An effect happens for who played its card; one still to come waits only where it may."""
    stage, trick, turn = position.stage, position.trick, position.turn
    if trick is None:
        return not position.waiting
    effect = 7 if stage is Stage.SHOW and trick.effect(1 - turn) == 7 else trick.effect(turn)
    if effect != _EFFECTS.get(stage, effect):
        return False
    if not position.waiting:
        return stage is not Stage.EFFECT
    if stage not in _WAITING or position.ingenious:
        return False
    return (
        effect in EFFECT_STAGES
        and (len(position.hands[turn]) < HAND or effect == 4)
        and (stage is not Stage.EFFECT or position.may_use_something())
        and (stage is Stage.DEAL or position.can_have_effect() == (stage is Stage.EFFECT))
    )


def _events_fit(position: Position) -> bool:
    """No event card is there twice, and Torech has been offered as many as the step says.

    What is to happen or is kept has been revealed.
    """
    stage, pending, kept = position.stage, position.pending, position.kept
    down = tuple(event for _, event in position.ahead)
    chosen, refused = position.chosen, position.refused
    each = (*position.offered, *refused, *chosen, *down, *position.revealed)
    offers = (len(position.offered), len(chosen), len(refused))
    choosing = {Stage.OFFER: OFFERED - 1, Stage.CHOOSE: OFFERED}
    if len(set(each)) != len(each) or len(each) > len(EVENT_CARDS):
        return False
    if stage in choosing:
        offered, taken, left = offers
        in_offer = offered <= 1 if stage is Stage.OFFER else offered == OFFERED
        if not (in_offer and taken == left < OFFERS and not down and not position.revealed):
            return False
    elif offers != ((0, OFFERS, OFFERS) if stage is Stage.ARRANGE else (0, 0, len(refused))):
        return False
    held = (*pending, *kept)
    return (
        set(held) <= set(position.revealed)
        and len(set(held)) == len(held)
        and KEPT.issuperset(kept)
        and KEPT.isdisjoint(pending)
        and list(position.ahead) == sorted(position.ahead)
        and (bool(pending) <= (stage in _EVENTS or stage is Stage.OVER))
        and (stage is not Stage.REVEAL or bool(down and position.ahead[0].space <= position.fear))
        and (stage is not Stage.ACTIVATE or len(pending) > 1)
        and (stage is not Stage.PLACE or _can_be_placed(position))
    )


def _can_be_placed(position: Position) -> bool:
    """The next event is one that is laid somewhere, and there is a space for it."""
    event = next(iter(position.pending), None)
    if event is EventCard.AIR and position.air is not None:
        return False
    return event in {*PLACED, EventCard.IMPROVISATION} and position.can_happen(event)


def _ends_when_it_must(position: Position) -> bool:
    """The game is over when somebody has won, and only then."""
    return (position.stage is Stage.OVER) == (ending(position) is not None)


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
