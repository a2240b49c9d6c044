"""How good a position is for a seat, as a small network has learnt it from how games ended.

It knows all the cards, as a search does that imagines them. What it looks at is a few dozen
features that a position has or has not: Violet is so far from the Campfire, a 7 of her location is
in Torech's hand. Each has a row of numbers (`learnt`), and the rows of a position are added up. Of
what comes to less than nothing nothing is left; the rest is weighed, and the logistic curve makes a
chance of it. The numbers of a row are lanes of one large integer, so that a row is added at once.

All in whole numbers, so that every Python decides alike.
"""

from base64 import b85decode
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from struct import iter_unpack, unpack
from typing import Any, NamedTuple

from .components import (
    CARDS,
    EVENT_CARDS,
    KEPT,
    SEATS,
    SUITS,
    VIOLET,
    Card,
    Path,
    Space,
    Suit,
    suit_of,
    value_of,
)
from .evaluation import CERTAIN, END, FULL, Journey, journey_of, likely, prospects
from .learnt import BIASES, ROWS, UNIT, WEIGHTS
from .rulebook import WIN_VIOLET
from .score import ending
from .state import Ahead, Bonuses, Position, Stage
from .trick import decide

HIDDEN = 8
"""Sums of which only what is above nothing counts; one more counts as it is."""

_MOMENTS = tuple(Stage)
_KEPT = tuple(event for event in EVENT_CARDS if event in KEPT)
_PLAYED = len(SEATS) * len(SUITS) * 9
"""Cards by whose they are, by role and by value."""


class Features(NamedTuple):
    """Features of which some hold: the row of the first one, and how many there are."""

    first: int
    size: int

    def __call__(self, number: int) -> int:
        """The row of the one with this number, or of the last one before or after it."""
        return self.first + max(0, min(number, self.size - 1))


def _features(*sizes: int) -> Iterator[Features]:
    first = 0
    for size in sizes:
        yield Features(first, size)
        first += size


_SIZES = (
    *(4 * len(_MOMENTS), 20, 2, 1),
    *(20, 34, 32, 6, 100, 120, 27, 34),
    *(16, _PLAYED, _PLAYED, _PLAYED, 88, 88, 10),
    *(16, 3, 10, 8, 16, 32, 10, 10),
)

# fmt: off
(
    _MOMENT, _EFFECTS, _HELD, _FREE,
    _WAY, _FUEL, _GAP, _FIREFLIES, _PAIRS, _NEAR, _NEED, _PROSPECTS,
    _PLACE, _HANDS, _MARKET, _LED, _TRICKS, _LATER, _BEATEN,
    _BONUSES, _KEEPS, _PENDING, _RING, _AIR, _AHEAD, _NEXT, _THEN,
) = _features(*_SIZES)
# fmt: on

SIZE = sum(_SIZES)
"""How many features there are."""


class Road(NamedTuple):
    """What lies before Violet."""

    here: Suit | None
    onward: Suit | None
    """The location after this one."""
    roles: tuple[int, ...]
    """By suit: 0 here, 1 the next location, 2 the one after it, 3 any other."""
    place: int
    """Spaces to the end of this location, and whether it and what follows are none."""


@cache
def _road(path: Path, violet: Space) -> Road:
    here, steps = path[violet], 1
    while steps < 4 and path[violet + steps : violet + steps + 1] == (here,):
        steps += 1
    later = [suit for suit in dict.fromkeys(path[violet + 1 :]) if suit not in (None, here)]
    order = [here, *later[:2]]
    after = path[violet + steps] if violet + steps < len(path) else None
    roles = tuple(order.index(suit) if suit in order else 3 for suit in SUITS)
    place = 4 * (steps - 1) + 2 * (here is None) + (after is None)
    return Road(here, later[0] if later else None, roles, place)


@cache
def _beating(trump: Suit | None) -> tuple[int, ...]:
    """By led card, the cards that would beat it, a bit for each."""
    return tuple(
        sum(1 << card for card in CARDS if card != lead and not decide(lead, card, trump)[0])
        for lead in CARDS
    )


def _moment(
    stage: Stage, turn: int, leader: int, effects: Sequence[int], held: bool, free: bool
) -> Iterator[int]:
    yield _MOMENT(4 * _MOMENTS.index(stage) + 2 * turn + leader)
    yield from (_EFFECTS(10 * number + effect) for number, effect in enumerate(effects))
    yield _HELD(held)
    if free:
        yield _FREE(0)


def _journey(journey: Journey, out_at: int) -> Iterator[int]:
    way, free, fuel, gap, waiting, _ = journey
    first = waiting[-1] if waiting else 9
    second = waiting[0] if len(waiting) > 1 else 9
    yield _WAY(way)
    yield _FUEL(2 * (fuel + out_at) + out_at)
    yield _GAP(gap)
    yield _FIREFLIES(free)
    yield _PAIRS(10 * first + second)
    yield _NEAR(10 * max(0, min(gap, 11)) + second)
    yield _NEED((3 * way - free + 2 - 2 * fuel + 20) // 2)
    yield _PROSPECTS((prospects(journey) + FULL) * 33 // (2 * FULL))


def _cards(hands: Sequence[Sequence[Card]], road: Road, leader: int) -> Iterator[int]:
    masks = []
    for seat, hand in enumerate(hands):
        masks.append(sum(1 << card for card in hand))
        for card in hand:
            yield _HANDS(_played(seat, card, road))
    for features, trump in ((_TRICKS, road.here), (_LATER, road.onward)):
        beating = _beating(trump)
        for seat, hand in enumerate(hands):
            others, size = masks[1 - seat], len(hands[1 - seat])
            beaten = [(beating[card] & others).bit_count() for card in hand]
            at = 44 * leader + 22 * seat
            yield features(at + min(4, beaten.count(0)))
            yield features(at + 5 + min(16, size * len(hand) - sum(beaten)))


def _lead(lead: Card, leader: int, answers: Sequence[Card], road: Road) -> Iterator[int]:
    others = sum(1 << card for card in answers)
    yield _LED(_played(leader, lead, road))
    yield _BEATEN(5 * leader + min(4, (_beating(road.here)[lead] & others).bit_count()))


def _market(cards: Sequence[Card | None], road: Road, leader: int) -> Iterator[int]:
    yield _PLACE(road.place)
    yield from (_MARKET(_played(leader, card, road)) for card in cards if card is not None)


def _played(seat: int, card: Card, road: Road) -> int:
    return (4 * seat + road.roles[suit_of(card)]) * 9 + value_of(card) - 1


def _events(
    bonuses: Bonuses,
    kept: Sequence[Any],
    pending: Sequence[Any],
    ring: int | None,
    air: int | None,
    ahead: Sequence[Ahead[Any]],
    fear: Space,
) -> Iterator[int]:
    yield from (_BONUSES(4 * suit + holder + 2) for suit, holder in enumerate(bonuses))
    yield from (_KEEPS(_KEPT.index(event)) for event in kept)
    yield from (_PENDING(EVENT_CARDS.index(event)) for event in pending)
    if ring is not None:
        yield _RING(ring)
    if air is not None:
        yield _AIR(air)
    far = max(0, min(ahead[0].space - fear, 7)) if ahead else 0
    yield _AHEAD(8 * len(ahead) + far)
    for number, card in enumerate(ahead):
        yield (_THEN if number else _NEXT)(EVENT_CARDS.index(card.event))


Part = Callable[..., Iterator[int]]


def _parts(position: Position) -> Iterator[tuple[Part, tuple[Any, ...]]]:
    """What finds the features of a position, and what each of these looks at."""
    trick, violet, stage = position.trick, position.violet, position.stage
    leader = VIOLET
    effects: tuple[int, ...] = ()
    if position.lead is not None:
        leader = position.leader
    elif trick is not None:
        leader = trick.winner
        if stage not in _BEFORE_EFFECTS:
            effects = trick.effect(leader), trick.effect(1 - leader)
    held, free = position.is_held(), position.step_cost() == 0
    road, hands = _road(position.path, violet), position.hands
    ring, air, fear = position.ring, position.air, position.fear
    yield _moment, (stage, position.turn, leader, effects, held, free)
    yield _journey, (journey_of(position), position.out_at)
    yield _cards, (tuple(hands), road, leader)
    yield _market, (position.market, road, leader)
    if position.lead is not None:
        yield _lead, (position.lead, leader, hands[1 - leader], road)
    yield (
        _events,
        (
            position.bonuses,
            position.kept,
            position.pending,
            None if ring is None or not violet <= ring < position.precipice else ring - violet,
            None if air is None else air - fear,
            position.ahead,
            fear,
        ),
    )


_BEFORE_EFFECTS = frozenset(_MOMENTS[: _MOMENTS.index(Stage.REVEAL)])
"""Stages that come before a trick's effects, or long after those of the last one."""


def features_of(position: Position) -> list[int]:
    """The features of a position that is not over, by the numbers of their rows."""
    return [row for part, key in _parts(position) for row in part(*key)]


# --- the network ---

_LANE = 32
"""Bits of a lane."""

_OFFSET = sum(1 << (_LANE * lane + _LANE - 2) for lane in range(HIDDEN + 1))
"""Added at last, so that no lane is negative and borrows from its neighbour."""


def _packed(row: Sequence[int]) -> int:
    return sum(number << (_LANE * lane) for lane, number in enumerate(row))


@cache
def _rows() -> tuple[int, ...]:
    return tuple(_packed(row) for row in iter_unpack(f"{HIDDEN + 1}b", b85decode(ROWS)))


@lru_cache(1 << 13)
def _sum(part: Part, key: tuple[Any, ...]) -> int:
    rows = _rows()
    return sum([rows[row] for row in part(*key)])


_START = _packed(BIASES) + _OFFSET
_ZERO = 1 << (_LANE - 2)
_FORMAT = f"<{HIDDEN + 1}I"


def evaluate(position: Position, seat: int) -> int:
    """The seat's chance to win less the other's, in millionths of a hundredth."""
    if position.stage is Stage.OVER:
        value = END if ending(position) is WIN_VIOLET else -END
    else:
        sums = _START + sum([_sum(part, key) for part, key in _parts(position)])
        *hidden, straight = unpack(_FORMAT, sums.to_bytes(_LANE // 8 * (HIDDEN + 1), "little"))
        odds = (straight - _ZERO) * WEIGHTS[-1]
        for number, weight in zip(hidden, WEIGHTS, strict=False):
            if number > _ZERO:
                odds += (number - _ZERO) * weight
        value = 2 * FULL * likely(odds, UNIT) // CERTAIN - FULL
    return value if seat == VIOLET else -value
