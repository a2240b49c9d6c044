"""What bots know of a turn in which all clans place their rats at once."""

from collections.abc import Iterable, Sequence
from random import Random

from .components import AREAS, BAG_SIZE, NURSERY, Area
from .evaluation import ONE, Future, Odds, Plan, evaluate
from .moves import NOWHERE, PLACED, UNVEIL, Move, Place
from .play import State
from .state import Stage

ASTRAY = 12
"""How many rats in a hundred stand elsewhere than one would think."""

WILD = 4
"""Each so many-th guess is of a clan that places its rats anyhow."""


def habits(state: State, seat: int) -> Iterable[Move]:
    """The moves of a clan that does what is usual, one time more so, one time less."""
    if state.stage is not Stage.PLACE:
        return state.moves()
    plan, random = Plan(state, seat), Random(seat)
    starts = list(plan.starts())
    return dict.fromkeys(
        _place(_astray(plan, starts[number % len(starts)], random, 10 * (number // 2)))
        for number in range(12)
    )


class Turn:
    """The placements that make sense, and what they come to, from the state in which all place."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._odds = [Odds(state, area) for area in AREAS]
        self._future = Future(state.events)
        self._plans: dict[int, tuple[Plan, list[list[int]]]] = {}

    def own(self, seat: int, count: int, random: Random) -> Sequence[Place]:
        """The best placements by what is usual, then others around them, all different."""
        plan, sensible = self._sensible(seat)
        wild = [plan.improved(_anyhow(plan, random)) for _ in range(3)]
        found = dict.fromkeys(map(_place, [*sensible, *wild]))
        for _ in range(4 * count):
            if len(found) >= count:
                break
            found[_place(_astray(plan, random.choice(sensible), random, 20))] = None
        return list(found)

    def near(self, choice: Place, seat: int, random: Random) -> Place:
        """The placement with some of the rats elsewhere."""
        plan, _ = self._sensible(seat)
        return _place(_astray(plan, [*choice.places(plan.rats)], random, ASTRAY))

    def guesses(self, seat: int, count: int, random: Random) -> Sequence[Place]:
        """Sensible placements with some rats astray, and some wild ones."""
        plan, sensible = self._sensible(seat)
        if not plan.rats:
            return [NOWHERE]
        found = []
        for number in range(count):
            wild = number % WILD == WILD - 1
            numbers = _anyhow(plan, random) if wild else sensible[number % len(sensible)]
            found.append(_place(_astray(plan, numbers, random, ASTRAY)))
        return found

    def _sensible(self, seat: int) -> tuple[Plan, list[list[int]]]:
        if seat not in self._plans:
            plan = Plan(self._state, seat)
            self._plans[seat] = plan, [plan.improved(start) for start in plan.starts()]
        return self._plans[seat]

    def worth(self, choices: Sequence[Place], seat: int) -> int:
        """The seat's prospects less those of its strongest opponent, before any piece is drawn."""
        state = self._state.copy()
        state.choices, state.waiting = tuple(choices), ()
        state.play(UNVEIL)
        if state.area is None:
            return evaluate(state, seat)
        prospects = [self._prospects(state, clan) for clan in range(len(state.clans))]
        own = prospects.pop(seat)
        best = max(prospects)
        return own - best - (sum(prospects) - best) // 10

    def _prospects(self, state: State, seat: int) -> int:
        """Of a clan whose rats are out, by what the bags hold on average."""
        clan, future = state.clans[seat], self._future
        cheese, variance, poisoned, lost, gone = ONE * clan.cheese, 0, 0, 0, 0
        for area, odds in zip(AREAS, self._odds, strict=True):
            pieces = ONE * draws(state, seat, area)
            if pieces:
                cheese += odds.cheese_in(pieces)
                variance += odds.variance_of(pieces)
                poisoned += pieces * odds.poisoned
                lost += pieces * odds.lost
                gone += pieces * odds.gone
        poisoned, lost, gone = poisoned // BAG_SIZE, lost // BAG_SIZE, gone // BAG_SIZE
        everybody = ONE * clan.healthy
        hunger, food = future.meal(everybody - lost - gone, lost, cheese, variance)
        away = poisoned + lost
        rats = (everybody - away - gone) * future.healthy + away * future.away
        return rats + hunger + food - ONE * ONE * clan.graveyard


def draws(state: State, seat: int, area: Area) -> int:
    """The pieces that the clan draws there, after all that sent fewer (ratland.forage)."""
    rats = state.clans[seat].places[area]
    if not rats:
        return 0
    left, order = BAG_SIZE, state.order
    for other, clan in enumerate(state.clans):
        sent = clan.places[area]
        if sent < rats or (sent == rats and order.index(other) < order.index(seat)):
            left -= sent
    return max(0, min(rats, left))


def _place(numbers: Sequence[int]) -> Place:
    """The placement of so many rats in each of the seven places."""
    return Place(*numbers[: len(PLACED)])


def _anyhow(plan: Plan, random: Random) -> list[int]:
    """The clan's rats in any shares; what rounding leaves over is in the nursery."""
    shares = [random.randrange(1, 100) for _ in plan.places]
    numbers = [0] * len(PLACED) + [0]
    for place, share in zip(plan.places, shares, strict=True):
        numbers[place] = plan.rats * share // sum(shares)
    numbers[NURSERY] += plan.rats - sum(numbers)
    return numbers


def _astray(plan: Plan, numbers: Sequence[int], random: Random, percent: int) -> list[int]:
    """The placement after so many of a hundred rats have gone to another place."""
    found = list(numbers)
    for place in plan.places:
        for _ in range(numbers[place]):
            if random.randrange(100) < percent:
                found[place] -= 1
                found[random.choice(plan.places)] += 1
    return found
