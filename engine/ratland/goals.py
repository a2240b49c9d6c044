"""What a puzzle can ask for: a placement that brings so much for sure.

For sure means: wherever the other clan sends its rats, and whatever comes out of the bag. All that
this takes lies open: how many rats the other has, the cheese, the cards of the night. It is asked
of two clans, while the common pile is large, and not in the night of the helmet, which leaves more
to decide; then nothing is sure here.
"""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from ..core.puzzle import Goal
from .components import (
    AREAS,
    BAG_SIZE,
    BLACK,
    BLUE,
    FOOD_CARDS,
    PIECES,
    YELLOW,
    Bag,
    Clan,
    EventCard,
    cheese_needed,
)
from .moves import Place
from .state import Position


class Sure(NamedTuple):
    """The least that one placement brings its clan."""

    rats: int = 0
    """Living rats after supper, the lost ones included."""
    cheese: int = 0
    """Left after supper; none where a rat starves."""
    fed: int = 0
    """Living rats after supper; none where a rat starves."""


class _Night(NamedTuple):
    """All that a placement's worst case depends on, from its clan's side."""

    clan: Clan
    foe: Clan
    event: EventCard | None
    food: int
    is_first: bool
    """Whether the clan goes first in a tie."""


class _Haul(NamedTuple):
    """What an expedition brings."""

    cheese: int
    gone: int
    """Rats back to the common pile."""
    lost: int


def rats_living(before: Position, after: Position, seat: int) -> int:
    """Rats that are alive for sure after supper (ratland.score)."""
    return _sure(after, seat).rats


def cheese_left(before: Position, after: Position, seat: int) -> int:
    """Cheese that is left for sure after supper, with every rat fed (ratland.feed)."""
    return _sure(after, seat).cheese


def rats_fed(before: Position, after: Position, seat: int) -> int:
    """Living rats for sure after supper, where for sure none starves (ratland.feed.starve)."""
    return _sure(after, seat).fed


def _sure(position: Position, seat: int) -> Sure:
    place = position.choices[seat] if position.choices else None
    if place is None or len(position.clans) != 2 or position.event is EventCard.HELMET:
        return Sure()
    clan, foe = position.clans[seat], position.clans[1 - seat]
    if position.pile < clan.healthy + foe.healthy:
        return Sure()
    food, is_first = position.food[-1], position.active == seat
    return _least(_Night(clan, foe, position.event, food, is_first), place)


@cache
def _least(night: _Night, place: Place) -> Sure:
    """The worst of all that can come of this placement."""
    clan, foe = night.clan, night.foe
    rats = clan.rats + place.nursery
    most = clan.cheese + foe.cheese + 6 * BAG_SIZE
    worst = Sure(rats, most, rats)
    met: set[_Haul] | None = None
    for searchers in range(foe.healthy + 1):
        hauls = _hauls(night, place.dump, place.city, place.countryside, searchers)
        if hauls == met:
            continue  # as many more in the pipes were worse
        met = hauls
        stolen = _stolen(night, place.left, place.right, foe.healthy - searchers)
        for haul in hauls:
            alive = rats - haul.gone
            cheese = clan.cheese + stolen + haul.cheese
            needed = cheese_needed(alive - haul.lost)
            starved = min(max(0, needed - cheese), alive - haul.lost)
            fed = 0 if starved else alive
            came = Sure(alive - starved, max(0, cheese - needed), fed)
            worst = Sure(*map(min, worst, came))
    return worst


@cache
def _stolen(night: _Night, left: int, right: int, attackers: int) -> int:
    """The least from both pipes, with so many rats of the other clan in its own at most."""
    extra = int(night.event is EventCard.MASSIVE_ATTACKS)
    least = night.foe.cheese
    for facing_left in range(attackers + 1):
        for facing_right in range(attackers - facing_left + 1):
            duels = ((left, facing_left), (right, facing_right))
            ahead = [_strong(own, extra) - _strong(others, extra) for own, others in duels]
            won = min(sum(max(0, lead) for lead in ahead), night.foe.at_stake)
            gone = min(sum(max(0, -lead) for lead in ahead), night.clan.at_stake)
            least = min(least, won - gone)
    return least


def _strong(rats: int, extra: int) -> int:
    """What rats in a pipe count (ratland.event.massive-attacks)."""
    return rats + extra if rats else 0


@cache
def _hauls(night: _Night, dump: int, city: int, countryside: int, rivals: int) -> set[_Haul]:
    """All that these rats may bring while so many rivals, at most, search before them."""
    found = set[_Haul]()
    for sizes in _draws(night, (dump, city, countryside), rivals):
        bags = FOOD_CARDS[night.food]
        made_it = night.event is EventCard.WE_MADE_IT
        hauls = {_Haul(0, 0, 0)}
        for area in AREAS:
            more = _from_bag(bags[area], sizes[area], made_it)
            hauls = {
                _Haul(one.cheese + other.cheese, one.gone + other.gone, one.lost + other.lost)
                for one in hauls
                for other in more
            }
        found |= hauls
    return found


def _draws(night: _Night, rats: tuple[int, ...], rivals: int) -> set[tuple[int, ...]]:
    """How many pieces come out for each area: fewer where rivals have emptied the bag."""
    if max(rats) + rivals <= BAG_SIZE:
        return {rats}
    found = set[tuple[int, ...]]()
    for before in product(range(rivals + 1), repeat=len(rats)):
        if sum(before) <= rivals and all(
            not there or _goes_first(night, there, own)
            for there, own in zip(before, rats, strict=True)
        ):
            found.add(tuple(min(n, BAG_SIZE - m) for n, m in zip(rats, before, strict=True)))
    return found


def _goes_first(night: _Night, rivals: int, rats: int) -> bool:
    """Whether so many rivals draw before so many rats (ratland.forage)."""
    return rivals < rats or (rivals == rats and not night.is_first)


@cache
def _from_bag(bag: Bag, draws: int, made_it: bool) -> set[_Haul]:
    """All that so many pieces of a bag may be (ratland.event.we-made-it)."""
    kinds = [YELLOW if made_it and piece is BLACK else piece for piece in PIECES]
    found = set[_Haul]()
    for drawn in product(*(range(min(count, draws) + 1) for count in bag)):
        if sum(drawn) == draws:
            pieces = list(zip(kinds, drawn, strict=True))
            found.add(
                _Haul(
                    sum(kind.cheese * count for kind, count in pieces),
                    sum(count for kind, count in pieces if kind is BLACK),
                    sum(count for kind, count in pieces if kind is BLUE),
                )
            )
    return found


GOALS: Mapping[str, Goal] = {
    "fed": rats_fed,
    "cheese": cheese_left,
    "rats": rats_living,
}
