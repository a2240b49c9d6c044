"""The game knowledge bots use: how good a position is for a seat.

Violet's chance to reach the Campfire is estimated from the numbers of a `Journey` (the way left,
her fuel, the gap to the fear, and what each of them depends on), then the next trick is played out
between the two hands, and what the hands are worth after it is added. All in whole numbers, so that
every Python decides alike: floats add up and round differently from one to the next.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, repeat
from typing import NamedTuple

from .components import (
    CARDS,
    LOSS_COST,
    REST,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Path,
    Space,
    Suit,
    difference,
    suit_of,
    value_of,
)
from .events import BonusGained, Event, FearMoved, LanternChanged, TrickWon
from .rulebook import WIN_VIOLET
from .score import ending
from .state import FREE, Position, Stage
from .trick import decide
from .weights import (
    AIR_FAR,
    AIR_WORTH,
    BONUS_WORTH,
    INGENUITY_WORTH,
    RING_WORTH,
    RING_WORTH_WITHOUT_TRUMP,
    SLEEVE_WORTH,
    TRUMP_WORTH,
    WORTH,
)

HUNDREDTH = 1_000_000
"""A hundredth of a won game: all worths and prospects are counted in millionths of it."""

KEPT_WORTH = {
    EventCard.SLEEVE: SLEEVE_WORTH,
    EventCard.PLANNING: BONUS_WORTH,
    EventCard.INGENUITY: INGENUITY_WORTH,
}
"""What Torech's kept events are worth to him."""

DIFFERENCE = 3
"""How far a pair of cards moves the fear on average."""

END = 200 * HUNDREDTH
"""What the end of the game is worth: more than any hope of it."""

FULL = 100 * HUNDREDTH
"""Prospects that leave no doubt."""


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


FACTS = {
    "trick": ("journey", "chase"),
    "fuel": ("journey",),
    "fear": ("chase",),
    "helper": ("helpers",),
}
"""What events tell better than a term, and the terms that each of them stands for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's chance to win less the other's, in millionths of a hundredth."""
    value = sum(_violets_terms(position).values())
    return value if seat == VIOLET else -value


def terms(position: Position, seat: int) -> dict[str, int]:
    """What the position is worth to the seat, term by term; their sum is its evaluation.

    Violet's `journey` is Torech's `chase`: it is worth to him what it costs her. The other terms
    are called alike for both.
    """
    found = _violets_terms(position)
    if seat == VIOLET:
        return found
    return {"chase" if name == "journey" else name: -worth for name, worth in found.items()}


def fact(event: Event, position: Position, seat: int) -> tuple[str, int | None] | None:
    """What an event is to the seat, as one of `FACTS`; its number is fuel gained, or spaces."""
    match event:
        case TrickWon(winner) if winner == seat:
            return "trick", None
        case LanternChanged(before, after) if seat == VIOLET and after > before:
            return "fuel", after - before
        case FearMoved(source, target) if seat == TORECH:
            return "fear", target - source
        case BonusGained(receiver) if receiver == seat:
            return "helper", None
    return None


def _violets_terms(position: Position) -> dict[str, int]:
    if position.stage is Stage.OVER:
        return {"won": END if ending(position) is WIN_VIOLET else -END}
    journey, hands = journey_of(position), _hands_worth(position)
    found = {"helpers": _held(position), "events": _lying(position), "hand": hands}
    if position.stage is Stage.RESULT:
        found["journey"] = won(position, journey)
    else:
        found["journey"] = _next_trick(position, journey)
    return found


def journey_of(position: Position) -> Journey:
    """The numbers of a position."""
    pairs = (pair for pair in reversed(position.fear_discards) if pair)
    ahead = sum(space > position.violet for space in position.fireflies)
    return Journey(
        way=position.campfire - position.violet,
        free=ahead + 1,
        fuel=position.fuel - position.out_at,
        gap=position.violet - position.fear,
        waiting=tuple(difference(*pair) for pair in pairs),
        penalty=position.penalty,
    )


@lru_cache(1 << 14)
def prospects(journey: Journey) -> int:
    """Violet's chance to win less Torech's, from the numbers of a journey alone, at most `FULL`.

    Inside, fuel is counted in halves, rests in sixths, and tricks and the fear's spaces in
    twelfths and 48ths, so that nothing is rounded before it is likely or not.
    """
    if journey.way <= 0:
        return FULL
    if journey.fuel <= 0 or journey.gap <= 0:
        return -FULL
    need = 3 * journey.way - journey.free + 2  # halves
    rests = max(0, need - 2 * journey.fuel + 2)  # sixths, as a rest brings three fuel
    losses = 6 * journey.way + rests + 6  # twelfths: every other trick
    pairs = len(journey.waiting)
    woken = max(0, losses + 12 * (pairs - 2))
    known = sum(journey.waiting[: woken // 12])
    unknown = DIFFERENCE * max(0, woken - 12 * pairs)
    coming = 48 * known + 4 * unknown + woken * (2 + journey.penalty)  # 48ths
    caught = likely(2 * 48 - 48 * (journey.gap + journey.way) + coming, 4 * 48)
    near = journey.waiting[0] + journey.penalty if pairs == 2 else DIFFERENCE
    caught = max(caught, 4 * likely(5 * (near - journey.gap), 6) // 5)
    dark = likely(5 * (min(need, 9) - 2 * journey.fuel), 14)
    tired = likely(rests - 5 * 6, 9)
    safe = (CERTAIN - caught) * (CERTAIN - dark) // CERTAIN * (CERTAIN - tired) // CERTAIN
    return 2 * FULL * safe // CERTAIN - FULL


CERTAIN = 1 << 30
"""A certain thing, where likelihoods are whole numbers."""

_STEPS = 16
"""Entries of the table below for each unit of the odds."""

_SHRINK = 1_008_687_096
"""e to the power of -1/16, as a share of `CERTAIN`."""

_EXPONENTIALS = accumulate(
    repeat(_SHRINK, 16 * _STEPS), lambda e, by: e * by // CERTAIN, initial=CERTAIN
)

_LIKELIHOODS = tuple(CERTAIN * CERTAIN // (CERTAIN + exponential) for exponential in _EXPONENTIALS)
"""The logistic curve from 0 to 16: 1 / (1 + e to the power of -odds)."""


def likely(odds: int, unit: int) -> int:
    """How likely something is whose odds are so many of these units of 1, on the logistic curve.

    Between two entries of the table it goes in a straight line.
    """
    if odds < 0:
        return CERTAIN - likely(-odds, unit)
    index, part = divmod(odds * _STEPS, unit)
    if index >= len(_LIKELIHOODS) - 1:
        return _LIKELIHOODS[-1]
    low, high = _LIKELIHOODS[index : index + 2]
    return low + (high - low) * part // unit


def won(position: Position, journey: Journey) -> int:
    """The prospects after a trick that Violet wins, with the better of her two choices."""
    return max(_advanced(position, journey), _rested(position, journey))


def _advanced(position: Position, journey: Journey) -> int:
    cost = position.step_cost()
    way, free, fuel, gap, waiting, penalty = journey
    gain = BONUS_WORTH * _leaves_unrested(position)
    after = Journey(way - 1, free - (cost == 0), fuel - cost, gap + 1, waiting, penalty)
    return gain + prospects(after)


def _rested(position: Position, journey: Journey) -> int:
    way, free, fuel, gap, waiting, penalty = journey
    fuel = min(fuel + REST, position.layout.lantern - position.out_at)
    suit = position.trump
    loss = BONUS_WORTH * (suit is not None and position.bonuses[suit] == FREE)
    return prospects(Journey(way, free, fuel, gap, waiting, penalty)) - loss


def _leaves_unrested(position: Position) -> bool:
    suit, onward = position.path[position.violet : position.violet + 2]
    return suit is not None and suit is not onward and position.bonuses[suit] == FREE


def lost(position: Position, journey: Journey, apart: int) -> int:
    """The prospects after a trick that Violet loses with cards so far apart."""
    way, free, fuel, gap, known, penalty = journey
    waiting, gain = (*known, apart), 0
    if not position.is_held():
        gap, way = gap + 1, way - 1
        free -= position.violet + 1 in position.fireflies
        gain = BONUS_WORTH * _leaves_unrested(position)
    if len(waiting) > 2:
        gap -= waiting[0] + penalty
        waiting = waiting[1:]
    return gain + prospects(Journey(way, free, fuel - LOSS_COST, gap, waiting, penalty))


def _held(position: Position) -> int:
    """Bonus cards and events in hand, from Violet's side."""
    mine, theirs = position.bonuses.count(VIOLET), position.bonuses.count(TORECH)
    events = sum(KEPT_WORTH[event] for event in position.kept)
    return BONUS_WORTH * (mine - theirs) - events


def _lying(position: Position) -> int:
    """Events that wait on the Path, from Violet's side: the sooner they work, the worse."""
    worth = 0
    if position.ring is not None and position.violet <= position.ring < position.precipice:
        worth -= RING_WORTH_WITHOUT_TRUMP if position.trump is None else RING_WORTH
    if position.air is not None:
        worth -= max(0, AIR_WORTH - AIR_FAR * (position.air - position.fear))
    return worth


def worth(card: Card, suits: tuple[Suit | None, Suit | None]) -> int:
    """What a card in hand is worth where these two locations, or none, are here and next."""
    value = value_of(card)
    for suit, more in zip(suits, TRUMP_WORTH, strict=True):
        if suit is suit_of(card):
            return WORTH[value] + more
    return WORTH[value]


@cache
def _worths(path: Path, violet: Space) -> tuple[int, ...]:
    """By card, what it is worth while Violet is there."""
    here = path[violet]
    onward = (suit for suit in path[violet + 1 :] if suit not in (None, here))
    suits = here, next(onward, None)
    return tuple([worth(card, suits) for card in CARDS])


def _hands_worth(position: Position) -> int:
    worths = _worths(position.path, position.violet)
    violets, torechs = position.hands
    return sum([worths[card] for card in violets]) - sum([worths[card] for card in torechs])


@cache
def _tricks(trump: Suit | None) -> tuple[tuple[tuple[bool, int], ...], ...]:
    """By led card and the other, whether the led one wins, and how far apart they are."""
    return tuple(
        [
            tuple([(decide(lead, follow, trump)[0], difference(lead, follow)) for follow in CARDS])
            for lead in CARDS
        ]
    )


def _next_trick(position: Position, journey: Journey) -> int:
    """The next trick between the two hands, both playing it as well as they can see."""
    leader, trick = position.leader, position.trick
    if position.lead is None and trick is not None:
        leader = trick.winner
    follows = position.hands[1 - leader]
    leads: Sequence[Card] = position.hands[leader] if position.lead is None else (position.lead,)
    if not leads or not follows:
        return prospects(journey)
    victory = won(position, journey)
    none, most = lost(position, journey, 0), lost(position, journey, 8)
    # what a loss leads to, by how far the cards are apart
    after = [none + (most - none) * apart // 8 for apart in range(9)]
    worths, tricks = _worths(position.path, position.violet), _tricks(position.trump)
    violet_leads = leader == VIOLET
    side, answer, choice = (1, min, max) if violet_leads else (-1, max, min)
    found = []
    for lead in leads:
        answers = []
        # less what the two cards were worth in hand
        for follow in follows:
            led_is_better, apart = tricks[lead][follow]
            result = victory if led_is_better == violet_leads else after[apart]
            answers.append(result + side * worths[follow])
        spent = side * worths[lead] if position.lead is None else 0
        found.append(answer(answers) - spent)
    return choice(found)
