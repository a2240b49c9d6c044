"""The rules that forbid a move: small named predicates, one for each rule of the rulebook.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from collections.abc import Callable

from ..core.rule import Refusals, Rule, first_refusal
from . import moves
from .components import EVENT_CARDS, PLACED, EventCard
from .rulebook import (
    AIR,
    BONUS,
    EFFECT_2,
    EFFECT_3,
    EFFECT_4,
    EVENTS,
    FAERY_RING,
    FOLLOW,
    IMPROVISATION,
    INGENUITY,
    LEAD,
    OFF_TRACK,
    PLANNING,
    REFILL,
    SETUP_EVENTS,
    SLEEVE,
    TURN,
)
from .state import Position, Stage


def event_is_left_to_offer(position: Position, move: moves.Offer) -> bool:
    """violet.setup.events: one of each, and none is offered twice."""
    return move.event in events_to_offer(position)


def events_to_offer(position: Position) -> list[EventCard]:
    """The event cards that Torech has not been offered yet."""
    seen = (*position.offered, *position.refused, *position.chosen)
    return [event for event in EVENT_CARDS if event not in seen]


def event_is_offered(position: Position, move: moves.Choose) -> bool:
    """violet.setup.events: one of those in the offer."""
    return move.event in position.offered


def arranges_the_chosen_events(position: Position, move: moves.Arrange) -> bool:
    """violet.setup.events: the three he kept, in any order."""
    return sorted(move.events) == sorted(position.chosen)


def card_is_next_in_the_deck(
    position: Position, move: moves.Deal | moves.Draw | moves.Look
) -> bool:
    """violet.refill, violet.effect.2, violet.effect.3: off the top, or below those looked at."""
    return move.card in position.next_cards()


def card_is_open(position: Position, move: moves.Pick) -> bool:
    """violet.refill: one of the cards in the market."""
    return move.card in position.market


def card_is_in_hand(position: Position, move: moves.Lead | moves.Follow) -> bool:
    """violet.lead, violet.follow: any card of the hand, and only of it."""
    return move.card in position.hands[position.turn]


def event_is_reached(position: Position, move: moves.Reveal) -> bool:
    """violet.events: the card on the first event space that the fear has reached."""
    return position.ahead[0].event is move.event


def event_is_pending(position: Position, move: moves.Activate) -> bool:
    """violet.events: one of the events that were revealed."""
    return move.event in position.pending


def event_needs_that_space(position: Position, move: moves.Place) -> bool:
    """violet.events: the event that happens now, and one that is put on a space."""
    return move.event in PLACED and position.pending[0] is move.event


def event_improvises(position: Position, move: moves.Improvise) -> bool:
    """violet.events: only the Improvisation changes a location."""
    return position.pending[0] is EventCard.IMPROVISATION


def lies_ahead(
    event: EventCard,
) -> Callable[[Position, moves.Place | moves.Improvise], bool]:
    """Whether the space of this event, should it happen now, is one that is still to be reached.

    violet.event.faery-ring, violet.event.off-track, violet.event.improvisation: by Violet.
    violet.event.fear-in-the-air: by the fear.
    """
    return lambda position, move: (
        position.pending[0] is not event or move.space in position.spaces_for(event)
    )


def location_changes(position: Position, move: moves.Improvise) -> bool:
    """violet.event.improvisation: it becomes a location that it is not yet."""
    return position.path[move.space : move.space + 1] != (move.suit,)


def swaps_a_hand_card_for_a_discarded_one(position: Position, move: moves.Swap) -> bool:
    """violet.effect.4: one card of the hand for any card of the discard."""
    return move.given in position.hands[position.turn] and move.taken in position.discard


def keeps_four_of_the_hand(position: Position, move: moves.Keep) -> bool:
    """violet.effect.2: four of the cards in hand."""
    return set(move.cards) <= set(position.hands[position.turn])


def takes_a_card_looked_at(position: Position, move: moves.Take) -> bool:
    """violet.effect.3: one of the cards on top that were looked at."""
    return move.card in position.deck_top[: position.looked]


def holds_the_bonus(position: Position, move: moves.Bonus) -> bool:
    """violet.bonus: the holder's, once."""
    return position.bonuses[move.suit] == position.turn


def planning_is_at_hand(position: Position, move: moves.Plan) -> bool:
    """violet.event.planning: only Torech, while he keeps it."""
    return position.may_plan()


def sleeve_is_at_hand(position: Position, move: moves.Sleeve) -> bool:
    """violet.event.sleeve: only Torech, in a turn that he leads, while he keeps it."""
    return position.may_use_sleeve()


def sleeve_swaps_with_the_market(position: Position, move: moves.Sleeve) -> bool:
    """violet.event.sleeve: a hand card for an open one."""
    return move.given in position.hands[position.turn] and move.taken in position.market


def ingenuity_is_at_hand(position: Position, move: moves.Ingenuity) -> bool:
    """violet.event.ingenuity: only Torech, once, with four cards in hand."""
    return position.may_be_ingenious()


def usual_refill_is_done(position: Position, move: moves.Ingenuity) -> bool:
    """violet.event.ingenuity: the effect of his card, and his usual card, come first."""
    return position.stage is Stage.AFTER


_AROUND_THE_DRAW = frozenset({Stage.EFFECT, Stage.PICK, Stage.AFTER})
"""violet.event.planning: before a seat's own draw, which may be an effect, and after it."""

REFUSALS: Refusals[Stage, Position] = {
    moves.Offer: (frozenset({Stage.OFFER}), ((event_is_left_to_offer, SETUP_EVENTS),)),
    moves.Choose: (frozenset({Stage.CHOOSE}), ((event_is_offered, SETUP_EVENTS),)),
    moves.Arrange: (frozenset({Stage.ARRANGE}), ((arranges_the_chosen_events, SETUP_EVENTS),)),
    moves.Deal: (frozenset({Stage.DEAL}), ((card_is_next_in_the_deck, REFILL),)),
    moves.First: (frozenset({Stage.FIRST}), ()),
    moves.Pick: (frozenset({Stage.DRAFT, Stage.PICK}), ((card_is_open, REFILL),)),
    moves.Lead: (frozenset({Stage.LEAD}), ((card_is_in_hand, LEAD),)),
    moves.Follow: (frozenset({Stage.FOLLOW}), ((card_is_in_hand, FOLLOW),)),
    moves.Advance: (frozenset({Stage.RESULT}), ()),
    moves.Rest: (frozenset({Stage.RESULT}), ()),
    moves.Reveal: (frozenset({Stage.REVEAL}), ((event_is_reached, EVENTS),)),
    moves.Activate: (frozenset({Stage.ACTIVATE}), ((event_is_pending, EVENTS),)),
    moves.Place: (
        frozenset({Stage.PLACE}),
        (
            (event_needs_that_space, EVENTS),
            (lies_ahead(EventCard.FAERY_RING), FAERY_RING),
            (lies_ahead(EventCard.OFF_TRACK), OFF_TRACK),
            (lies_ahead(EventCard.AIR), AIR),
        ),
    ),
    moves.Improvise: (
        frozenset({Stage.PLACE}),
        (
            (event_improvises, EVENTS),
            (lies_ahead(EventCard.IMPROVISATION), IMPROVISATION),
            (location_changes, IMPROVISATION),
        ),
    ),
    moves.Show: (frozenset({Stage.SHOW}), ()),
    moves.Consult: (frozenset({Stage.CONSULT}), ()),
    moves.Swap: (frozenset({Stage.SWAP}), ((swaps_a_hand_card_for_a_discarded_one, EFFECT_4),)),
    moves.Draw: (frozenset({Stage.DRAW}), ((card_is_next_in_the_deck, EFFECT_2),)),
    moves.Keep: (frozenset({Stage.KEEP}), ((keeps_four_of_the_hand, EFFECT_2),)),
    moves.Look: (frozenset({Stage.LOOK}), ((card_is_next_in_the_deck, EFFECT_3),)),
    moves.Take: (frozenset({Stage.TAKE}), ((takes_a_card_looked_at, EFFECT_3),)),
    moves.Plan: (_AROUND_THE_DRAW, ((planning_is_at_hand, PLANNING),)),
    moves.Bonus: (_AROUND_THE_DRAW, ((holds_the_bonus, BONUS),)),
    moves.Sleeve: (
        _AROUND_THE_DRAW | {Stage.LEAD, Stage.BEFORE},
        (
            (sleeve_is_at_hand, SLEEVE),
            (sleeve_swaps_with_the_market, SLEEVE),
        ),
    ),
    moves.Ingenuity: (
        _AROUND_THE_DRAW,
        (
            (usual_refill_is_done, INGENUITY),
            (ingenuity_is_at_hand, INGENUITY),
        ),
    ),
    moves.Pass: (frozenset({Stage.SWAP, Stage.BEFORE, Stage.EFFECT, Stage.AFTER}), ()),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None; violet.turn when it is not its time."""
    return first_refusal(REFUSALS, TURN, position.stage, position, move)
