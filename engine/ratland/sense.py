"""The game knowledge bots use: how good a position is for a seat, and which placements to try.

A placement is worth what it brings on average: the odds of the food card, the needs of the clan,
the habits of its neighbours. The sums use no function that differs from machine to machine (+, -,
*, / and square roots do not), so a seed gives the same game under CPython and in the browser.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import permutations
from math import sqrt

from engine.ratland.attack import PIPES, neighbour
from engine.ratland.components import (
    AREAS,
    BAG_SIZE,
    BLACK,
    BLUE,
    FINAL_EVENTS,
    FOOD_CARDS,
    INITIAL_EVENTS,
    PLACES,
    PURPLE,
    RATS,
    YELLOW,
    Area,
    Clan,
    EventCard,
    Piece,
    cheese_needed,
)
from engine.ratland.moves import PLACED, Move, Place
from engine.ratland.play import State
from engine.ratland.state import Position, Step

GROWTH = 0.16
"""Points a rat is worth beyond its own, for each turn to be expected."""

AWAY = 0.5
"""How much of that is left to a rat that cannot be placed next turn."""

FOOD_IN_STORE = 1.0
"""Points for a cheese that the clan will need at its next meal."""

SPARE_CHEESE = 0.3
"""Points for a cheese beyond that."""

SPITE = 0.3
"""Points for a cheese that another clan loses."""

SAFETY = 0.1
"""Points for a hidden cheese."""

FORAGERS, RAIDERS, GUARDS = 0.25, 0.12, 0.12
"""The share of its rats a clan is thought to send to each area, to each pipe, to the pantry."""

CROWDING = 0.5
"""How far a clan is thought to do the same as this one, between not at all and 1."""

STARTS = (
    (0.15, 0.2, 0.15, 0.05, 0.05, 0.25, 0.15),
    (0.25, 0.25, 0.25, 0.0, 0.0, 0.15, 0.1),
)
"""Placements to improve on, as shares for the seven places."""

_NEEDED = tuple(float(cheese_needed(rats)) for rats in range(RATS + 2))


def turns_to_come(events: Collection[EventCard]) -> float:
    """How many turns there will be after this one, on average (ratland.event)."""
    initial = len(INITIAL_EVENTS) - sum(card in INITIAL_EVENTS for card in events)
    return initial + (_final(events) - 1) / 2


def next_turn(events: Collection[EventCard]) -> float:
    """The chance that there is another turn after this one (ratland.event.end)."""
    if any(card not in events for card in INITIAL_EVENTS):
        return 1.0
    return 1 - 1 / _final(events)


def _final(events: Collection[EventCard]) -> int:
    return len(FINAL_EVENTS) - sum(card in FINAL_EVENTS for card in events)


def excess(mean: float, variance: float) -> float:
    """What is above zero, on average, of a number that is spread evenly around its mean."""
    half = sqrt(3 * variance)
    if abs(mean) >= half:
        return max(0.0, mean)
    return (mean + half) * (mean + half) / (4 * half)


def evaluate(position: Position, seat: int) -> float:
    """The seat's prospects less those of its strongest opponent, in points."""
    worth = [_prospects(position, other) for other in range(len(position.clans))]
    others = worth[:seat] + worth[seat + 1 :]
    best = max(others)
    return worth[seat] - best - 0.1 * (sum(others) - best)


def suggest(state: State, seat: int) -> Iterable[Move]:
    """The moves worth trying: of the placements, the best ones around a few sensible ones."""
    if state.step is not Step.PLACE:
        return state.moves()
    plan = Plan(state, seat)
    return {_place(plan.improved(start)) for start in plan.starts()}


def _place(numbers: Sequence[int]) -> Place:
    dump, city, countryside, left, right, nursery, *_ = numbers
    return Place(dump, city, countryside, left, right, nursery)


def _prospects(position: Position, seat: int) -> float:
    clan, choice = position.clans[seat], position.choices[seat]
    if position.step is Step.OVER:
        return clan.rats - clan.graveyard + 0.001 * clan.cheese
    if choice is not None:
        return Plan(position, seat).worth(choice.places(clan.healthy))
    future = Future(position.events)
    hungry = position.area is not None or (
        position.step is Step.STARVE and seat in position.waiting
    )
    if not hungry:
        away = clan.poisoned + clan.lost
        worth = future.worth(clan.healthy, away, clan.graveyard, clan.cheese)
        return worth + SAFETY * clan.hidden
    cheese, variance = float(clan.cheese), 0.0
    if position.area is not None:
        for area in AREAS[position.area :]:
            if area > position.area or seat in position.waiting[1:]:
                odds = Odds(position, area)
                draws = min(clan.places[area], BAG_SIZE)
                cheese += draws * odds.cheese
                variance += odds.variance_of(draws)
    return future.after_the_meal(
        clan.healthy, clan.poisoned, clan.lost, clan.graveyard, cheese, variance
    )


class Odds:
    """What one draw brings, on average, from a full bag (ratland.forage)."""

    __slots__ = ("cheese", "gone", "lost", "poisoned", "variance")

    def __init__(self, position: Position, area: Area) -> None:
        bag = FOOD_CARDS[position.food[-1]][area]
        black_is_yellow = position.in_force(EventCard.WE_MADE_IT)
        values = [
            YELLOW.cheese if piece == BLACK and black_is_yellow else piece.cheese for piece in Piece
        ]
        self.cheese = sum(n * value for n, value in zip(bag, values, strict=True)) / BAG_SIZE
        squares = sum(n * value * value for n, value in zip(bag, values, strict=True)) / BAG_SIZE
        self.variance = squares - self.cheese * self.cheese
        self.poisoned = bag[PURPLE] / BAG_SIZE
        self.lost = bag[BLUE] / BAG_SIZE
        self.gone = 0.0 if black_is_yellow else bag[BLACK] / BAG_SIZE

    def variance_of(self, draws: float) -> float:
        """Of the cheese in so many draws, none of which goes back."""
        return draws * self.variance * (BAG_SIZE - draws) / (BAG_SIZE - 1)


class Future:
    """What rats and cheese are worth, given the turns to come."""

    __slots__ = ("growth", "next_turn")

    def __init__(self, events: Collection[EventCard]) -> None:
        self.growth = GROWTH * turns_to_come(events)
        self.next_turn = next_turn(events)

    def worth(self, healthy: float, away: float, graveyard: float, cheese: float) -> float:
        """Of a clan that has eaten."""
        needed = _needed(healthy + away)
        spare = max(0.0, cheese - needed)
        store = FOOD_IN_STORE * (cheese - spare) + SPARE_CHEESE * spare
        return (
            healthy * (1 + self.growth)
            + away * (1 + AWAY * self.growth)
            - graveyard
            + self.next_turn * store
            + 0.001 * cheese
        )

    def after_the_meal(
        self,
        healthy: float,
        poisoned: float,
        lost: float,
        graveyard: float,
        cheese: float,
        variance: float,
    ) -> float:
        """Of a clan that has still to eat, when its cheese is known but for this variance."""
        needed = _needed(healthy + poisoned)
        missing = min(needed, excess(needed - cheese, variance))
        left = cheese - needed + missing
        return self.worth(healthy - missing, poisoned + lost, graveyard + missing, left)


def _needed(rats: float) -> float:
    """The cheese that so many rats eat; between two numbers, in proportion (ratland.feed)."""
    whole = int(rats)
    return _NEEDED[whole] + (rats - whole) * (_NEEDED[whole + 1] - _NEEDED[whole])


class Plan:
    """A clan's turn, from its placement to the meal, by what it brings on average."""

    def __init__(self, position: Position, seat: int) -> None:
        clans = position.clans
        self.seats = len(clans)
        self.clan: Clan = clans[seat]
        self.rats = self.clan.healthy
        self.future = Future(position.events)
        self.odds = [Odds(position, area) for area in AREAS]
        order = position.order
        self.rivals = [
            (clans[other].healthy, order.index(other) < order.index(seat))
            for other in range(self.seats)
            if other != seat
        ]
        """The healthy rats of each other clan, and whether it wins ties against this one."""
        self.massive = 1 if position.in_force(EventCard.MASSIVE_ATTACKS) else 0
        self.pile = position.pile
        self.neighbours = [clans[neighbour(seat, pipe, self.seats)] for pipe in PIPES]

    @property
    def places(self) -> tuple[int, ...]:
        """The places that can be used: with two clans, not the pantry."""
        return tuple(range(len(PLACES if self.seats > 2 else PLACED)))

    def starts(self) -> Iterable[list[int]]:
        """The sensible placements, with what rounding leaves over in the nursery."""
        for shares in STARTS:
            numbers = [int(share * self.rats) for share in shares]
            if self.seats == 2:
                numbers[-1] = 0
            numbers[PLACES.index("nursery")] += self.rats - sum(numbers)
            yield numbers

    def improved(self, numbers: list[int]) -> list[int]:
        """The placement after the best moves of some rats from place to place, to the last."""
        best = self.worth(numbers)
        for amount in (3, 1):
            better = True
            while better:
                better = False
                for source, target in permutations(self.places, 2):
                    if numbers[source] < amount:
                        continue
                    other = numbers.copy()
                    other[source] -= amount
                    other[target] += amount
                    worth = self.worth(other)
                    if worth > best:
                        numbers, best, better = other, worth, True
        return numbers

    def worth(self, numbers: Sequence[int]) -> float:
        """Of a placement, by the seven places."""
        cheese, variance, poisoned, lost, gone = float(self.clan.cheese), 0.0, 0.0, 0.0, 0.0
        for rats, odds in zip(numbers, self.odds, strict=False):
            draws = self._draws(rats)
            cheese += draws * odds.cheese
            variance += odds.variance_of(draws)
            poisoned += draws * odds.poisoned
            lost += draws * odds.lost
            gone += draws * odds.gone
        stolen, robbed = self._attacks(*numbers[3:])
        nursery = numbers[5]
        born = min(nursery, max(self.pile / self.seats, self.pile - nursery * (self.seats - 1)))
        home = self.rats - poisoned - lost - gone + born + self.clan.poisoned + self.clan.lost
        fed = self.future.after_the_meal(
            home,
            poisoned,
            lost,
            self.clan.graveyard,
            cheese + stolen - robbed,
            variance + 0.3 * (stolen + robbed),
        )
        return fed + SPITE * stolen

    def _draws(self, rats: int) -> float:
        """Pieces drawn by so many rats, after the clans that sent fewer (ratland.forage).

        Clans think alike: one that wins ties is expected to crowd in where this one does.
        """
        before = 0.0
        for healthy, wins_ties in self.rivals:
            rival = FORAGERS * healthy
            if wins_ties:
                rival += CROWDING * (rats * healthy / max(1, self.rats) - rival)
            if rival < rats or (wins_ties and rival == rats):
                before += rival
        return min(float(rats), max(0.0, BAG_SIZE - before))

    def _attacks(self, left: int, right: int, nursery: int, pantry: int) -> tuple[float, float]:
        """Cheese stolen and lost (ratland.attack), as the neighbours usually behave."""
        stolen = robbed = 0.0
        for rats, clan in zip((left, right), self.neighbours, strict=True):
            attackers = rats + self.massive if rats else 0
            raiders = RAIDERS * clan.healthy + self.massive
            guards, against = GUARDS * clan.healthy, pantry
            if self.seats == 2:
                raiders = guards = (RAIDERS + GUARDS / 2) * clan.healthy + self.massive
                against = attackers
            gain = excess(attackers - guards, 0.25 * guards * guards + 0.5) if rats else 0.0
            stolen += min(gain, float(clan.at_stake))
            robbed += excess(raiders - against, 0.25 * raiders * raiders + 0.5)
        return stolen, min(robbed, float(self.clan.at_stake))
