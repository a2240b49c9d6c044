"""The game knowledge bots use: how good a position is for a seat.

Violet's chance to reach the Campfire is estimated from three numbers (the way left, her fuel, the
gap to the fear), then the next trick is played out between the two hands, and what the hands are
worth after it is added. All in hundredths of a won game.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.violet.components import (
    LOSS_COST,
    REST,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Suit,
    suit_of,
    value_of,
)
from engine.violet.score import WIN_VIOLET, ending
from engine.violet.state import FREE, Position, Step
from engine.violet.trick import decide

WORTH = (0.0, 1.0, 1.6, 1.2, 1.4, 1.6, 2.0, 2.0, 2.0, 2.3)
"""What a card in hand is worth by its value: high cards win, low ones have effects."""

TRUMP_WORTH = (1.5, 0.8)
"""What a card of Violet's location is worth besides, and one of the location after it."""

BONUS_WORTH = 1.0
"""What a bonus card, or Planning, is worth to its holder."""

KEPT_WORTH = {EventCard.SLEEVE: 1.5, EventCard.PLANNING: BONUS_WORTH, EventCard.INGENUITY: 2.0}
"""What Torech's kept events are worth to him."""

DIFFERENCE = 3.0
"""How far a pair of cards moves the fear on average."""


END = 200.0
"""What the end of the game is worth: more than any hope of it."""


class Journey(NamedTuple):
    """What Violet's prospects are estimated from."""

    way: int
    """Spaces to the Campfire."""
    free: int
    """How many of these steps are free."""
    fuel: int
    """Fuel until the lantern is out."""
    gap: int
    """Spaces between the fear and Violet."""
    waiting: tuple[int, ...]
    """The differences of the pairs in the Fear Discards, the next to be revealed first."""
    penalty: int
    """What the lantern adds to every move of the fear."""


def evaluate(position: Position, seat: int) -> float:
    """The seat's chance to win less the other's, in hundredths."""
    value = _violets_value(position)
    return value if seat == VIOLET else -value


def _violets_value(position: Position) -> float:
    if position.step is Step.OVER:
        return END if ending(position) is WIN_VIOLET else -END
    held = _held(position) + _lying(position)
    journey = journey_of(position)
    if position.step is Step.RESULT:
        return held + won(position, journey) + _hands_worth(position)
    return held + _next_trick(position, journey)


def journey_of(position: Position) -> Journey:
    """The numbers of a position."""
    pairs = (pair for pair in reversed(position.fear_discards) if pair)
    ahead = sum(space > position.violet for space in position.fireflies)
    return Journey(
        way=position.campfire - position.violet,
        free=ahead + 1,
        fuel=position.fuel - position.out_at,
        gap=position.violet - position.fear,
        waiting=tuple(abs(value_of(first) - value_of(second)) for first, second in pairs),
        penalty=position.penalty(),
    )


def prospects(journey: Journey) -> float:
    """Violet's chance to win less Torech's, in hundredths, from the three numbers alone."""
    if journey.way <= 0:
        return 100.0
    if journey.fuel <= 0 or journey.gap <= 0:
        return -100.0
    need = 1.5 * journey.way - 0.5 * journey.free + 1.0
    rests = max(0.0, need - journey.fuel + 1) / REST
    losses = 0.5 * (journey.way + rests + 1)
    woken = max(0.0, losses - 2 + len(journey.waiting))
    known = sum(journey.waiting[: int(woken)])
    unknown = DIFFERENCE * max(0.0, woken - len(journey.waiting))
    coming = known + unknown + woken * (0.5 + 0.25 * journey.penalty)
    caught = _likely((2.0 - (journey.gap + journey.way - coming)) / 4.0)
    near = journey.waiting[0] + journey.penalty if len(journey.waiting) == 2 else DIFFERENCE
    caught = max(caught, 0.8 * _likely((near - journey.gap) / 1.2))
    dark = _likely((min(need, 4.5) - journey.fuel) / 1.4)
    tired = _likely((rests - 5.0) / 1.5)
    return 200.0 * (1 - caught) * (1 - dark) * (1 - tired) - 100.0


def _likely(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def won(position: Position, journey: Journey) -> float:
    """The prospects after a trick that Violet wins, with the better of her two choices."""
    return max(_advanced(position, journey), _rested(position, journey))


def _advanced(position: Position, journey: Journey) -> float:
    cost = position.step_cost()
    free = journey.free - (cost == 0)
    fuel, way, gap = journey.fuel - cost, journey.way - 1, journey.gap + 1
    gain = BONUS_WORTH * _leaves_unrested(position)
    return gain + prospects(journey._replace(way=way, free=free, fuel=fuel, gap=gap))


def _rested(position: Position, journey: Journey) -> float:
    fuel = min(journey.fuel + REST, position.layout.lantern - position.out_at)
    suit = position.trump
    loss = BONUS_WORTH * (suit is not None and position.bonuses[suit] == FREE)
    return prospects(journey._replace(fuel=fuel)) - loss


def _leaves_unrested(position: Position) -> bool:
    suit, onward = position.path[position.violet : position.violet + 2]
    return suit is not None and suit is not onward and position.bonuses[suit] == FREE


def lost(position: Position, journey: Journey, difference: int) -> float:
    """The prospects after a trick that Violet loses with such a pair of cards."""
    waiting = (*journey.waiting, difference)
    gap, way, free = journey.gap, journey.way, journey.free
    if not position.is_held():
        gap, way = gap + 1, way - 1
        free -= position.violet + 1 in position.fireflies
    if len(waiting) > 2:
        gap -= waiting[0] + journey.penalty
        waiting = waiting[1:]
    fuel = journey.fuel - LOSS_COST
    gain = 0.0 if position.is_held() else BONUS_WORTH * _leaves_unrested(position)
    return gain + prospects(
        journey._replace(way=way, free=free, fuel=fuel, gap=gap, waiting=waiting)
    )


def _held(position: Position) -> float:
    """Bonus cards and events in hand, from Violet's side."""
    mine, theirs = position.bonuses.count(VIOLET), position.bonuses.count(TORECH)
    events = sum(KEPT_WORTH[event] for event in position.kept)
    return BONUS_WORTH * (mine - theirs) - events


def _lying(position: Position) -> float:
    """Events that wait on the Path, from Violet's side: the sooner they work, the worse."""
    worth = 0.0
    if position.ring is not None and position.ring >= position.violet:
        worth -= 4.0 if position.trump is None else 3.0
    if position.air is not None:
        worth -= max(0.0, 6.0 - 0.4 * (position.air - position.fear))
    return worth


def worth(card: Card, suits: tuple[Suit | None, Suit | None]) -> float:
    """What a card in hand is worth where these two locations, or none, are here and next."""
    value = value_of(card)
    for suit, more in zip(suits, TRUMP_WORTH, strict=True):
        if suit is suit_of(card):
            return WORTH[value] + more
    return WORTH[value]


def _suits(position: Position) -> tuple[Suit | None, Suit | None]:
    here = position.trump
    onward = (suit for suit in position.path[position.violet + 1 :] if suit not in (None, here))
    return here, next(onward, None)


def _hands_worth(position: Position) -> float:
    suits = _suits(position)
    violets, torechs = (sum(worth(card, suits) for card in hand) for hand in position.hands)
    return violets - torechs


def _next_trick(position: Position, journey: Journey) -> float:
    """The next trick between the two hands, both playing it as well as they can see."""
    suits = _suits(position)
    worths = [worth(card, suits) for hand in position.hands for card in hand]
    total = _hands_worth(position)
    leader = position.leader if position.lead is not None or position.trick is None else None
    if leader is None:
        assert position.trick is not None
        leader = position.trick.winner
    follows = position.hands[1 - leader]
    leads: Sequence[Card] = position.hands[leader] if position.lead is None else (position.lead,)
    if not leads or not follows or not worths:
        return total + prospects(journey)
    side = 1 if leader == VIOLET else -1
    victory = won(position, journey)
    none, most = lost(position, journey, 0), lost(position, journey, 8)

    def after(lead: Card, follow: Card) -> float:
        """For Violet: the trick's result, less what the two cards were worth in hand."""
        led_is_better, _ = decide(lead, follow, position.trump)
        spent = side * worth(follow, suits)
        if position.lead is None:
            spent -= side * worth(lead, suits)
        if led_is_better == (leader == VIOLET):
            return victory + spent
        difference = abs(value_of(lead) - value_of(follow))
        return none + (most - none) * difference / 8 + spent

    if leader == VIOLET:
        return total + max(min(after(lead, follow) for follow in follows) for lead in leads)
    return total + min(max(after(lead, follow) for follow in follows) for lead in leads)
