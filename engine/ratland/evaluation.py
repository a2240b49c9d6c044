"""The game knowledge bots use: how good a position is for a seat, and which placements to try.

A placement is worth what it brings on average: the odds of the food card, the needs of the clan,
the habits of its neighbours. Everything is counted in whole numbers, which are the same on every
machine: rats, cheese and turns in thousandths (`ONE` of them is one), and so are the `weights`.
A position is worth an amount times a weight: millionths of a point.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import permutations
from math import isqrt

from ..search.rivals import rivals
from ..search.styles import PLAIN, Style, weighed
from .attack import PIPES, neighbour
from .components import (
    AREAS,
    BAG_SIZE,
    BLACK,
    BLUE,
    FINAL_EVENTS,
    FOOD_CARDS,
    INITIAL_EVENTS,
    NURSERY,
    PANTRY,
    PLACES,
    PURPLE,
    YELLOW,
    Area,
    Clan,
    EventCard,
    Piece,
    cheese_needed,
)
from .events import Event, Hid, Released
from .moves import PASS, PLACED, Move, Place
from .play import State
from .state import Position, Stage
from .weights import AWAY, FOOD_IN_STORE, GROWTH, SAFETY, SPARE_CHEESE, SPITE

ONE = 1000
"""A whole rat, cheese, turn or point, in the thousandths that all of them are counted in."""

TIE_BREAK = 1
"""Points for any cheese: it decides between equally large clans (ratland.score)."""

FORAGERS, RAIDERS, GUARDS = 250, 120, 120
"""The share of its rats a clan is thought to send to each area, to each pipe, to the pantry."""

CROWDING = 500
"""How far a clan is thought to do the same as this one, between not at all and `ONE`."""

LUCK = 300
"""How uncertain a cheese is that is stolen or robbed: this much variance."""

STARTS = (
    (150, 200, 150, 50, 50, 250, 150),
    (250, 250, 250, 0, 0, 150, 100),
)
"""Placements to improve on, as shares for the seven places."""


def turns_to_come(events: Collection[EventCard]) -> int:
    """How many turns there will be after this one, on average (ratland.event)."""
    initial = len(INITIAL_EVENTS) - sum(card in INITIAL_EVENTS for card in events)
    return ONE * initial + ONE * (_final(events) - 1) // 2


def next_turn(events: Collection[EventCard]) -> int:
    """The chance that there is another turn after this one (ratland.event.end)."""
    if any(card not in events for card in INITIAL_EVENTS):
        return ONE
    return ONE - ONE // _final(events)


def _final(events: Collection[EventCard]) -> int:
    return len(FINAL_EVENTS) - sum(card in FINAL_EVENTS for card in events)


def excess(mean: int, variance: int) -> int:
    """What is above zero, on average, of a number that is spread evenly around its mean.

    The variance is in millionths.
    """
    half = isqrt(3 * variance)
    if abs(mean) >= half:
        return max(0, mean)
    return (mean + half) * (mean + half) // (4 * half)


TERMS = ("rats", "born", "harm", "hunger", "graves", "food", "raid", "hidden", "score")
"""The terms of a clan, in the order in which they are counted up here."""

Worths = tuple[int, ...]
"""What each of the terms is worth, in millionths of a point; those at the end may be missing."""

NOTHING = PASS
"""To use no event, the move that a hint for another is compared with."""

FACTS = {"hid": ("hidden",), "freed": ("graves",)}
"""What events tell better than a term, and the terms that each of them stands for."""


def evaluate(position: Position, seat: int) -> int:
    """The seat's prospects less those of its `rivals`, in millionths of a point."""
    own, others = _worths(position, seat)
    return sum(own) - rivals(others)


def terms(position: Position, seat: int) -> dict[str, int]:
    """What the position is worth to the seat, term by term; what the others have counts against it.

    A clan has its `rats`, those to be `born`, the `harm` done to them and those that die of
    `hunger`; its `graves`; the `food` and the cheese that it keeps; what it steals, as a `raid`.
    """
    own, others = _worths(position, seat)
    return dict(zip(TERMS, own, strict=False)) | {"rivals": -rivals(others)}


def _worths(position: Position, seat: int) -> tuple[Worths, list[int]]:
    """What the seat's own clan has, term by term, and what each of the others has."""
    clans = range(len(position.clans))
    others = [sum(prospects(position, other)) for other in clans if other != seat]
    return prospects(position, seat), others


def fact(event: Event, position: Position, seat: int) -> tuple[str, int | None] | None:
    """What an event is to the seat, as one of `FACTS`; all else is decided by chance or others."""
    match event:
        case Hid(clan) if clan == seat:
            return "hid", None
        case Released(clan) if clan == seat:
            return "freed", None
    return None


def suggest(state: State, seat: int, style: Style = PLAIN) -> Iterable[Move]:
    """The moves worth trying: of the placements, the best ones around a few sensible ones."""
    if state.stage is not Stage.PLACE:
        return state.moves()
    plan = Plan(state, seat, style)
    return dict.fromkeys(Place(*numbers[: len(PLACED)]) for numbers in plan.sensible())


def prospects(position: Position, seat: int) -> Worths:
    """What a clan has, term by term."""
    clan, choice = position.clans[seat], position.choices[seat]
    if position.stage is Stage.OVER:
        score = ONE * (ONE * clan.total + TIE_BREAK * clan.cheese)
        return (0, 0, 0, 0, 0, 0, 0, 0, score)
    if choice is not None:
        return Plan(position, seat).worths(choice.places(clan.healthy))
    future = Future(position.events)
    healthy, graveyard, cheese = ONE * clan.healthy, ONE * clan.graveyard, ONE * clan.cheese
    poisoned, lost = ONE * clan.poisoned, ONE * clan.lost
    hungry = position.area is not None or (
        position.stage is Stage.STARVE and seat in position.waiting
    )
    rats = healthy * future.healthy + (poisoned + lost) * future.away
    if not hungry:
        food = future.food(healthy + poisoned + lost, cheese)
        return (rats, 0, 0, 0, -graveyard * ONE, food, 0, SAFETY * ONE * clan.hidden)
    variance = 0
    if position.area is not None:
        for area in AREAS[position.area :]:
            if area > position.area or seat in position.waiting[1:]:
                odds = Odds(position, area)
                draws = ONE * min(clan.places[area], BAG_SIZE)
                cheese += odds.cheese_in(draws)
                variance += odds.variance_of(draws)
    hunger, food = future.meal(healthy + poisoned, lost, cheese, variance)
    return (rats, 0, 0, hunger, -graveyard * ONE, food)


class Odds:
    """What a draw brings, on average, from a full bag (ratland.forage)."""

    __slots__ = ("cheese", "gone", "lost", "poisoned", "spread")

    def __init__(self, position: Position, area: Area) -> None:
        bag = FOOD_CARDS[position.food[-1]][area]
        black_is_yellow = position.event is EventCard.WE_MADE_IT
        values = [
            YELLOW.cheese if piece == BLACK and black_is_yellow else piece.cheese for piece in Piece
        ]
        self.cheese = sum(n * value for n, value in zip(bag, values, strict=True))
        """In the whole bag, as are all of these."""
        self.poisoned = bag[PURPLE]
        self.lost = bag[BLUE]
        self.gone = 0 if black_is_yellow else bag[BLACK]
        squares = sum(n * value * value for n, value in zip(bag, values, strict=True))
        self.spread = BAG_SIZE * squares - self.cheese * self.cheese
        """The variance of one draw's cheese, times the square of the bag's size."""

    def cheese_in(self, draws: int) -> int:
        """The cheese in so many draws."""
        return draws * self.cheese // BAG_SIZE

    def variance_of(self, draws: int) -> int:
        """Of the cheese in so many draws, none of which goes back; in millionths."""
        return draws * (ONE * BAG_SIZE - draws) * self.spread // (BAG_SIZE**2 * (BAG_SIZE - 1))


Harm = tuple[int, int, int]
"""How many rats are poisoned, lost and gone, in thousandths."""


def haul(draws: Iterable[int], odds: Iterable[Odds]) -> tuple[int, int, Harm]:
    """What so many draws from each bag bring on average.

    The cheese, its variance in millionths, and the harm done to the rats.
    """
    cheese = variance = poisoned = lost = gone = 0
    for pieces, bag in zip(draws, odds, strict=True):
        cheese += bag.cheese_in(pieces)
        variance += bag.variance_of(pieces)
        poisoned += pieces * bag.poisoned
        lost += pieces * bag.lost
        gone += pieces * bag.gone
    return cheese, variance, (poisoned // BAG_SIZE, lost // BAG_SIZE, gone // BAG_SIZE)


class Future:
    """What rats and cheese are worth, given the turns to come."""

    __slots__ = ("away", "healthy", "next_turn")

    def __init__(self, events: Collection[EventCard]) -> None:
        growth = GROWTH * turns_to_come(events) // ONE
        self.healthy = ONE + growth
        """Points for a rat that can be placed."""
        self.away = ONE + AWAY * growth // ONE
        """Points for one that cannot."""
        self.next_turn = next_turn(events)

    def food(self, rats: int, cheese: int) -> int:
        """Of the cheese of a clan that has eaten, in millionths of a point."""
        needed = _needed(rats)
        spare = max(0, cheese - needed)
        store = (FOOD_IN_STORE * (cheese - spare) + SPARE_CHEESE * spare) // ONE
        return self.next_turn * store + TIE_BREAK * cheese

    def meal(self, rats: int, lost: int, cheese: int, variance: int) -> tuple[int, int]:
        """Of those that starve and of the cheese that is left, when so many rats are to eat.

        The cheese is known but for this variance; who starves goes from the sewer to the graves.
        """
        needed = _needed(rats)
        missing = min(needed, excess(needed - cheese, variance))
        food = self.food(rats + lost - missing, cheese - needed + missing)
        return -missing * (self.healthy + ONE), food

    def balance(
        self,
        rats: int,
        born: int,
        harm: Harm,
        graveyard: int,
        cheese: int,
        variance: int,
    ) -> Worths:
        """Of a clan with so many rats that comes home to its meal, the terms up to its food.

        Some are born besides. The graves are whole ones; the cheese is known but for this variance.
        """
        poisoned, lost, gone = harm
        away = poisoned + lost
        hunger, food = self.meal(rats - lost - gone + born, lost, cheese, variance)
        return (
            rats * self.healthy,
            born * self.healthy,
            away * self.away - (away + gone) * self.healthy,
            hunger,
            -ONE * ONE * graveyard,
            food,
        )


def _needed(rats: int) -> int:
    """The cheese that so many rats eat; between two numbers, in proportion (ratland.feed)."""
    whole, part = divmod(rats, ONE)
    fewer, more = cheese_needed(whole), cheese_needed(whole + 1)
    return ONE * fewer + part * (more - fewer)


class Plan:
    """A clan's turn, from its placement to the meal, by what it brings on average."""

    def __init__(self, position: Position, seat: int, style: Style = PLAIN) -> None:
        clans = position.clans
        self._style = style
        self.seats = len(clans)
        self.places = range(len(PLACES if self.seats > 2 else PLACED))
        """The places that can be used: with two clans, not the pantry."""
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
        self.massive = 1 if position.event is EventCard.MASSIVE_ATTACKS else 0
        self.pile = position.pile
        self.neighbours = [clans[neighbour(seat, pipe, self.seats)] for pipe in PIPES]

    def starts(self) -> Iterable[list[int]]:
        """The sensible placements, with what rounding leaves over in the nursery."""
        for shares in STARTS:
            numbers = [share * self.rats // ONE for share in shares]
            if self.seats == 2:
                numbers[PANTRY] = 0
            numbers[NURSERY] += self.rats - sum(numbers)
            yield numbers

    def sensible(self) -> list[list[int]]:
        """The same, each improved."""
        return [self.improved(start) for start in self.starts()]

    def usual(self) -> list[int]:
        """The best of these."""
        return max(self.sensible(), key=self.worth)

    def improved(
        self, numbers: list[int], worth_of: Callable[[list[int]], int] | None = None
    ) -> list[int]:
        """The placement after the best moves of some rats from place to place, to the last.

        By what it is worth, or by another opinion.
        """
        worth_of = worth_of or self.worth
        best = worth_of(numbers)
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
                    worth = worth_of(other)
                    if worth > best:
                        numbers, best, better = other, worth, True
        return numbers

    def worth(self, numbers: Sequence[int]) -> int:
        """Of a placement, by the seven places; in millionths of a point."""
        worths = self.worths(numbers)
        if not self._style:
            return sum(worths)
        return weighed(dict(zip(TERMS, worths, strict=False)), self._style)

    def worths(self, numbers: Sequence[int]) -> Worths:
        """The same, term by term."""
        clan = self.clan
        draws = [self._draws(rats) for rats in numbers[: len(AREAS)]]
        found, variance, harm = haul(draws, self.odds)
        cheese = ONE * clan.cheese + found
        stolen, robbed = self._attacks(*numbers[len(AREAS) :])
        nursery = numbers[NURSERY]
        shared = max(ONE * self.pile // self.seats, ONE * (self.pile - nursery * (self.seats - 1)))
        born = min(ONE * nursery, shared)
        everybody = ONE * (self.rats + clan.poisoned + clan.lost)
        cheese += stolen - robbed
        variance += LUCK * (stolen + robbed)
        balance = self.future.balance(everybody, born, harm, clan.graveyard, cheese, variance)
        return (*balance, SPITE * stolen)

    def _draws(self, rats: int) -> int:
        """Pieces drawn by so many whole rats, after the clans that sent fewer (ratland.forage).

        Clans think alike: one that wins ties is expected to crowd in where this one does.
        """
        before = 0
        for healthy, wins_ties in self.rivals:
            rival = FORAGERS * healthy
            if wins_ties:
                alike = ONE * rats * healthy // max(1, self.rats)
                rival += CROWDING * (alike - rival) // ONE
            if rival < ONE * rats or (wins_ties and rival == ONE * rats):
                before += rival
        return min(ONE * rats, max(0, ONE * BAG_SIZE - before))

    def _attacks(self, left: int, right: int, nursery: int, pantry: int) -> tuple[int, int]:
        """Cheese stolen and lost (ratland.attack), as the neighbours usually behave.

        The arguments are whole rats.
        """
        stolen = robbed = 0
        for rats, clan in zip((left, right), self.neighbours, strict=True):
            attackers = ONE * (rats + self.massive) if rats else 0
            raiders = RAIDERS * clan.healthy + ONE * self.massive
            guards, against = GUARDS * clan.healthy, ONE * pantry
            if self.seats == 2:
                raiders = guards = (RAIDERS + GUARDS // 2) * clan.healthy + ONE * self.massive
                against = attackers
            gain = excess(attackers - guards, _doubt(guards)) if rats else 0
            stolen += min(gain, ONE * clan.at_stake)
            robbed += excess(raiders - against, _doubt(raiders))
        return stolen, min(robbed, ONE * self.clan.at_stake)


def _doubt(rats: int) -> int:
    """The variance of so many rats, as one thinks they stand; in millionths."""
    return rats * rats // 4 + ONE * ONE // 2
