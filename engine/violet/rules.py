"""The rules that forbid a move: small predicates, with a name where they say more than one thing.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from collections.abc import Callable

from engine.core.rule import Refusals, Rule, first_refusal
from engine.violet import moves, rulebook
from engine.violet.components import EVENT_CARDS, PLACED, EventCard
from engine.violet.state import Position, Stage


def events_to_offer(position: Position) -> list[EventCard]:
    """The event cards that Torech has not been offered yet."""
    seen = (*position.offered, *position.refused, *position.chosen)
    return [event for event in EVENT_CARDS if event not in seen]


def arranges_the_chosen_events(position: Position, move: moves.Arrange) -> bool:
    """violet.setup.events: the three he kept, in any order."""
    return sorted(move.events) == sorted(position.chosen)


def card_is_next_in_the_deck(
    position: Position, move: moves.Deal | moves.Draw | moves.Look
) -> bool:
    """violet.refill, violet.effect.2, violet.effect.3: off the top, or below those looked at."""
    return move.card in position.next_cards()


def card_is_in_hand(position: Position, move: moves.Lead | moves.Follow) -> bool:
    """violet.lead, violet.follow: any card of the hand, and only of it."""
    return move.card in position.hands[position.turn]


def event_needs_that_space(position: Position, move: moves.Place) -> bool:
    """violet.events: the event that happens now, and one that is put on a space."""
    return move.event in PLACED and position.pending[0] is move.event


def lies_ahead(event: EventCard) -> Callable[[Position, moves.Place | moves.Improvise], bool]:
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


def sleeve_swaps_with_the_market(position: Position, move: moves.Sleeve) -> bool:
    """violet.event.sleeve: a hand card for an open one."""
    return move.given in position.hands[position.turn] and move.taken in position.market


_AROUND_THE_DRAW = (Stage.EFFECT, Stage.PICK, Stage.AFTER)
"""violet.event.planning: before a seat's own draw, which may be an effect, and after it."""

REFUSALS: Refusals[Stage, Position] = {
    moves.Offer: (
        (Stage.OFFER,),
        ((lambda position, move: move.event in events_to_offer(position), rulebook.SETUP_EVENTS),),
    ),
    moves.Choose: (
        (Stage.CHOOSE,),
        ((lambda position, move: move.event in position.offered, rulebook.SETUP_EVENTS),),
    ),
    moves.Arrange: ((Stage.ARRANGE,), ((arranges_the_chosen_events, rulebook.SETUP_EVENTS),)),
    moves.Deal: ((Stage.DEAL,), ((card_is_next_in_the_deck, rulebook.REFILL),)),
    moves.First: ((Stage.FIRST,), ()),
    moves.Pick: (
        (Stage.DRAFT, Stage.PICK),
        ((lambda position, move: move.card in position.market, rulebook.REFILL),),
    ),
    moves.Lead: ((Stage.LEAD,), ((card_is_in_hand, rulebook.LEAD),)),
    moves.Follow: ((Stage.FOLLOW,), ((card_is_in_hand, rulebook.FOLLOW),)),
    moves.Advance: ((Stage.RESULT,), ()),
    moves.Rest: ((Stage.RESULT,), ()),
    moves.Reveal: (
        (Stage.REVEAL,),
        ((lambda position, move: move.event is position.ahead[0].event, rulebook.EVENTS),),
    ),
    moves.Activate: (
        (Stage.ACTIVATE,),
        ((lambda position, move: move.event in position.pending, rulebook.EVENTS),),
    ),
    moves.Place: (
        (Stage.PLACE,),
        (
            (event_needs_that_space, rulebook.EVENTS),
            (lies_ahead(EventCard.FAERY_RING), rulebook.FAERY_RING),
            (lies_ahead(EventCard.OFF_TRACK), rulebook.OFF_TRACK),
            (lies_ahead(EventCard.AIR), rulebook.AIR),
        ),
    ),
    moves.Improvise: (
        (Stage.PLACE,),
        (
            (
                lambda position, move: position.pending[0] is EventCard.IMPROVISATION,
                rulebook.EVENTS,
            ),
            (lies_ahead(EventCard.IMPROVISATION), rulebook.IMPROVISATION),
            (location_changes, rulebook.IMPROVISATION),
        ),
    ),
    moves.Show: ((Stage.SHOW,), ()),
    moves.Consult: ((Stage.CONSULT,), ()),
    moves.Swap: ((Stage.SWAP,), ((swaps_a_hand_card_for_a_discarded_one, rulebook.EFFECT_4),)),
    moves.Draw: ((Stage.DRAW,), ((card_is_next_in_the_deck, rulebook.EFFECT_2),)),
    moves.Keep: ((Stage.KEEP,), ((keeps_four_of_the_hand, rulebook.EFFECT_2),)),
    moves.Look: ((Stage.LOOK,), ((card_is_next_in_the_deck, rulebook.EFFECT_3),)),
    moves.Take: ((Stage.TAKE,), ((takes_a_card_looked_at, rulebook.EFFECT_3),)),
    moves.Plan: (
        _AROUND_THE_DRAW,
        ((lambda position, move: position.may_plan(), rulebook.PLANNING),),
    ),
    moves.Bonus: (
        _AROUND_THE_DRAW,
        ((lambda position, move: position.bonuses[move.suit] == position.turn, rulebook.BONUS),),
    ),
    moves.Sleeve: (
        (*_AROUND_THE_DRAW, Stage.LEAD, Stage.BEFORE),
        (
            (lambda position, move: position.may_use_sleeve(), rulebook.SLEEVE),
            (sleeve_swaps_with_the_market, rulebook.SLEEVE),
        ),
    ),
    moves.Ingenuity: (
        _AROUND_THE_DRAW,
        (
            (lambda position, move: position.stage is Stage.AFTER, rulebook.INGENUITY),
            (lambda position, move: position.may_be_ingenious(), rulebook.INGENUITY),
        ),
    ),
    moves.Pass: ((Stage.SWAP, Stage.BEFORE, Stage.EFFECT, Stage.AFTER), ()),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None; violet.turn when it is not its time."""
    return first_refusal(REFUSALS, rulebook.TURN, position.stage, position, move)
