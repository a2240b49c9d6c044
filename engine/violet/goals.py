"""What a puzzle can ask for: to win a trick and have a good hand for the next, once it is filled.

What the solver knows decides it, and nothing that may still come: a card counts as sure only where
it beats every card that the other could play.
"""

from collections.abc import Mapping

from ..core.puzzle import Goal
from .components import CARDS, HAND, VIOLET, Card, suit_of, value_of
from .knowledge import DISCARD
from .state import Position
from .trick import decide

DEALT_AT_MOST = 10
"""Cards that may leave the deck in the rest of a refill; a smaller deck may need the discard."""


def sure_leads(before: Position, after: Position, seat: int) -> int:
    """The cards of the filled hand that win the next trick when led, whatever the other plays."""
    hand = _filled(after, seat)
    rivals = _may_be_played(after, seat) if hand else ()
    return sum(all(decide(card, rival, after.trump)[0] for rival in rivals) for card in hand)


def sure_leads_further_on(before: Position, after: Position, seat: int) -> int:
    """The same for Violet, where she has gone a space on in this turn (violet.advance)."""
    return sure_leads(before, after, seat) if seat == VIOLET and after.violet > before.violet else 0


def suits_held(before: Position, after: Position, seat: int) -> int:
    """Whether the filled hand has a card of each suit."""
    return int(len(set(map(suit_of, _filled(after, seat)))) == HAND)


def value_held(before: Position, after: Position, seat: int) -> int:
    """What the cards of the filled hand are worth together."""
    return sum(map(value_of, _filled(after, seat)))


def _filled(position: Position, seat: int) -> tuple[Card, ...]:
    """The seat's hand, once it has won a trick and filled it again."""
    won = position.trick is not None and position.trick.winner == seat
    return position.hands[seat] if won and len(position.hands[seat]) == HAND else ()


def _may_be_played(position: Position, seat: int) -> set[Card]:
    """What the other may hold in the next trick, as far as this seat can know.

    Discarded cards come back only by the effect of the other's 4, or when the deck is used up.
    """
    gone = {*position.hands[seat]}
    gone.update(*(pair for pair in position.fear_discards if pair is not None))
    other_plays_four = position.trick is not None and position.trick.effect(1 - seat) == 4
    if not other_plays_four and position.deck_size > DEALT_AT_MOST:
        gone.update(position.memory.views()[seat].surely(DISCARD))
    return {*CARDS} - gone


GOALS: Mapping[str, Goal] = {
    "sure": sure_leads,
    "onward": sure_leads_further_on,
    "suits": suits_held,
    "value": value_held,
}
