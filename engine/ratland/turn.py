"""What bots know of a turn in which all clans place their rats at once."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import cast

from ..search.rivals import luce, rivals
from ..search.styles import PLAIN, Style, weighed
from .components import AREAS, BAG_SIZE, NURSERY, PLACES, Area
from .evaluation import ONE, TERMS, Future, Odds, Plan, Worths, haul, prospects, suggest
from .moves import NOWHERE, PLACED, UNVEIL, Move, Place
from .play import State
from .state import Stage
from .weights import SPITE

ASTRAY = 12
"""How many rats in a hundred stand elsewhere than one would think."""

NEAR = 20
"""The same in further placements of one's own."""

TRIES = 4
"""For each placement that is wanted so many are made: some come out equal."""

WILD_STARTS = 3
"""So many of one's own placements are improved ones that began anyhow."""

HABITS, STRAYING = 12, 10
"""Placements of a clan that does what is usual, and in each further round of its starts, how many
more of a hundred rats stand elsewhere."""

MOODS, MOODY = 12, 25
"""Placements that are tried around each that is suggested, and how many of a hundred rats stand
elsewhere in them."""

FORESEEN = 15
"""A clan is foreseen if fewer of a hundred of its rats stood elsewhere than one would think."""

REMEMBERED = 3
"""So many of the last turns tell how a clan places its rats."""

SPAN = 6 * ONE * ONE
"""Whose prospects are better by so much is taken to win e times as often, in millionths."""

WILD = 4
"""Each so many-th guess is of a clan that places its rats anyhow."""


def habits(state: State, seat: int) -> Iterable[Move]:
    """The moves of a clan that does what is usual, one time more so, one time less."""
    if state.stage is not Stage.PLACE:
        return state.moves()
    plan, random = Plan(state, seat), Random(seat)
    starts = list(plan.starts())
    return dict.fromkeys(
        _place(
            _astray(plan, starts[number % len(starts)], random, STRAYING * (number // len(starts)))
        )
        for number in range(HABITS)
    )


def moods(state: State, seat: int, style: Style = PLAIN) -> Iterable[Move]:
    """The suggested moves, and of placements, some with a few rats elsewhere.

    Of several others, those that stand alike would place alike, and crowd each other out.
    """
    found = dict.fromkeys(suggest(state, seat, style))
    if state.stage is Stage.PLACE and len(state.clans) > 2:
        plan, random = Plan(state, seat), Random(seat)
        for move in list(found):
            numbers = [*cast(Place, move).places(plan.rats)]
            found |= {_place(_astray(plan, numbers, random, MOODY)): None for _ in range(MOODS)}
    return found


class Turn:
    """The placements that make sense, and what they come to, from the state in which all place.

    `past` are turns that whoever asks remembers (`observe.Observation`), and `style` is its own;
    the others are thought to be plain.
    """

    def __init__(self, state: State, past: Sequence[State] = (), style: Style = PLAIN) -> None:
        self._state, self._style = state, style
        self._past = past[-REMEMBERED:]
        self._astray: dict[int, int] = {}
        self._odds = [Odds(state, area) for area in AREAS]
        self._future = Future(state.events)
        self._plans: dict[tuple[int, bool], tuple[Plan, list[list[int]]]] = {}

    def own(self, seat: int, count: int, random: Random) -> Sequence[Place]:
        """The best placements by what is usual, then others around them, all different."""
        plan, sensible = self._sensible(seat, self._style)
        wild = [plan.improved(_anyhow(plan, random)) for _ in range(WILD_STARTS)]
        found = dict.fromkeys(map(_place, [*sensible, *wild]))
        for _ in range(TRIES * count):
            if len(found) >= count:
                break
            found[_place(_astray(plan, random.choice(sensible), random, NEAR))] = None
        return list(found)

    def near(self, choice: Place, seat: int, random: Random) -> Place:
        """The placement with some of the rats elsewhere."""
        plan, _ = self._sensible(seat)
        return _place(_astray(plan, [*choice.places(plan.rats)], random, ASTRAY))

    def improved(self, choice: Place, seat: int, worth: Callable[[Place], int]) -> Place:
        """The placement after the best moves of some rats, by what it is worth."""
        plan, _ = self._sensible(seat)
        numbers = [*choice.places(plan.rats)]
        return _place(plan.improved(numbers, lambda other: worth(_place(other))))

    def guesses(self, seat: int, count: int, random: Random) -> Sequence[Place]:
        """Sensible placements with some rats astray, and some wild ones.

        Of a clan that is foreseen, the best one with as many astray as there were before.
        """
        plan, sensible = self._sensible(seat)
        if not plan.rats:
            return [NOWHERE]
        if self.foreseen(seat):
            usual, astray = max(sensible, key=plan.worth), self._strayed(seat)
            return [_place(_astray(plan, usual, random, astray)) for _ in range(count)]
        found = []
        for number in range(count):
            wild = number % WILD == WILD - 1
            numbers = _anyhow(plan, random) if wild else sensible[number % len(sensible)]
            found.append(_place(_astray(plan, numbers, random, ASTRAY)))
        return found

    def foreseen(self, seat: int) -> bool:
        """Whether the clan has placed its rats of late as one would think, or has none to place."""
        return not self._state.clans[seat].healthy or self._strayed(seat) < FORESEEN

    def _strayed(self, seat: int) -> int:
        """How many of a hundred of its rats stood elsewhere.

        Who is not known yet is taken to do what is usual, but not by its only rival.
        """
        if seat not in self._astray:
            strayed = rats = 0
            for before in self._past:
                plan, choice = Plan(before, seat), before.choices[seat]
                if choice is not None and plan.rats:
                    both = zip(choice.places(plan.rats), plan.usual(), strict=True)
                    strayed += sum(max(0, placed - usual) for placed, usual in both)
                    rats += plan.rats
            stranger = 100 if len(self._state.clans) == 2 else 0
            self._astray[seat] = 100 * strayed // rats if rats else stranger
        return self._astray[seat]

    def _sensible(self, seat: int, style: Style = PLAIN) -> tuple[Plan, list[list[int]]]:
        key = seat, bool(style)
        if key not in self._plans:
            plan = Plan(self._state, seat, style)
            self._plans[key] = plan, plan.sensible()
        return self._plans[key]

    def worth(self, choices: Sequence[Place], seat: int) -> int:
        """The seat's prospects less those of the others (`luce`), before any piece is drawn."""
        state, found = self._after(choices)
        own = found.pop(seat)
        worth = self._to_taste(own, state, seat) if self._style else sum(own)
        return worth - luce(list(map(sum, found)), SPAN)

    def worths(self, choices: Sequence[Place]) -> list[int]:
        """What the same comes to for every seat, by the measure of `evaluate`."""
        found = list(map(sum, self._after(choices)[1]))
        return [own - rivals([*found[:seat], *found[seat + 1 :]]) for seat, own in enumerate(found)]

    def _after(self, choices: Sequence[Place]) -> tuple[State, list[Worths]]:
        """The state when all have placed so and the screens are away, and what each clan has."""
        state = self._state.copy()
        state.choices, state.waiting = tuple(choices), ()
        state.play(UNVEIL)
        return state, [self._prospects(state, seat) for seat in range(state.seats)]

    def _to_taste(self, worths: Worths, state: State, seat: int) -> int:
        """What the seat's own terms come to in its style, its young and its booty among them."""
        before, after = self._state.clans[seat], state.clans[seat]
        found = dict(zip(TERMS, worths, strict=False))
        born = ONE * (after.healthy - before.healthy) * self._future.healthy
        booty = SPITE * ONE * max(0, after.cheese - before.cheese - before.hidden)
        found |= {"rats": found["rats"] - born, "born": born, "raid": booty}
        return weighed(found, self._style) - booty

    def _prospects(self, state: State, seat: int) -> Worths:
        """Of a clan whose rats are out, term by term, by what the bags hold on average."""
        if state.area is None:
            return prospects(state, seat)
        clan = state.clans[seat]
        pieces = [ONE * draws(state, seat, area) for area in AREAS]
        found, variance, harm = haul(pieces, self._odds)
        rats, cheese = ONE * clan.healthy, ONE * clan.cheese + found
        return self._future.balance(rats, 0, harm, clan.graveyard, cheese, variance)


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
    numbers = [0] * len(PLACES)
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
