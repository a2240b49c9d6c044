"""A search for decisions that everybody makes in secret, for whoever must not be foreseen.

Every seat has some plans, and all learn together how often each of them should be chosen: what would
have done better against the others' last choices is chosen more often from then on (regret matching:
S. Hart, A. Mas-Colell, A Simple Adaptive Procedure Leading to Correlated Equilibrium, Econometrica
68, 2000; without regrets below zero, and later rounds counting more: O. Tammelin, Solving Large
Imperfect Information Games Using CFR+, 2014). Between the phases plans that nobody chooses make
room for others like those that are chosen.

The others are trusted to do what is usual as often as not: that wins more against those who do, and
stays safe (M. Johanson, M. Zinkevich, M. Bowling, Computing Robust Counter-Strategies, 2007).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..core.game import Game, Observation, Seat
from .bots import Bot, Plan, Planning
from .sealed import Turn

PHASES = 3
KEPT = 3
"""After a phase one plan of so many goes on, and at least so many."""

FULL = 1 << 16
"""What the choices of a round weigh together."""

RARE = 8
"""A plan that is chosen so many times less often than the likeliest is not chosen at all."""

EXPECTED = 24
"""Choices of each of the others that are told."""


class Mixture:
    """How often a seat should choose each of its plans."""

    def __init__(self, plans: Sequence[Any]) -> None:
        self.plans = list(plans)
        self._regrets = [0] * len(plans)
        self._chosen = [0] * len(plans)

    def drawn(self, random: Random) -> Any:
        """A plan as it is chosen now."""
        return _drawn(self.plans, self._regrets, random)

    def learn(self, worths: Sequence[int], weight: int) -> None:
        """Count a round, with what each of the plans would have come to in it."""
        total = sum(self._regrets)
        shares = self._regrets if total else [1] * len(worths)
        total = total or len(worths)
        came_to = sum(map(int.__mul__, shares, worths)) // total
        unit = weight * FULL
        self._chosen = [
            chosen + unit * share // total
            for chosen, share in zip(self._chosen, shares, strict=True)
        ]
        self._regrets = [
            max(0, regret + worth - came_to)
            for regret, worth in zip(self._regrets, worths, strict=True)
        ]

    def narrow(self, near: Callable[[Any], Any]) -> None:
        """Leave out the plans that are chosen least, and take up some like the best."""
        order = sorted(range(len(self.plans)), key=self._chosen.__getitem__, reverse=True)
        kept = order[: max(KEPT, len(order) // KEPT)]
        fresh = dict.fromkeys(near(self.plans[number]) for number in kept)
        self._regrets = [self._regrets[number] for number in kept]
        self._chosen = [self._chosen[number] for number in kept]
        self.plans = [self.plans[number] for number in kept]
        new = [plan for plan in fresh if plan not in self.plans]
        self.plans += new
        self._regrets += [0] * len(new)
        self._chosen += [0] * len(new)

    def decided(self, random: Random) -> Any:
        """A plan as often as it should be chosen, but none that hardly ever should."""
        rare = max(self._chosen) // RARE
        return _drawn(self.plans, [each * (each >= rare) for each in self._chosen], random)


def _drawn(plans: Sequence[Any], weights: Sequence[int], random: Random) -> Any:
    total = sum(weights)
    if not total:
        return random.choice(plans)
    left = random.randrange(total)
    for plan, weight in zip(plans, weights, strict=True):
        left -= weight
        if left < 0:
            return plan
    raise AssertionError


def mixed_bot(
    turn: Callable[[Any], Turn],
    rounds: int,
    trials: int,
    elsewhere: Bot,
    own: int = 48,
    trust: int = 60,
    deep: bool = False,
) -> Bot:
    """Learns for so many rounds, or for so many trials; where nothing is sealed, another decides.

    `own` are the plans all seats begin with together, `trust` in percent how often the others are
    thought to do what is usual.
    """

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state, seat = game.determinize(observation, random), observation.to_act
        if not state.sealed or len(state.moves()) == 1:
            return (yield from elsewhere.plan(game, observation, random))
        knowledge, seats = turn(state), range(observation.seats)
        mixtures = []
        for other in seats:
            mixtures.append(Mixture(knowledge.own(other, own // len(seats), random)))
            yield
        usual = [knowledge.guesses(other, EXPECTED, random) for other in seats]
        tried: dict[tuple[Seat, tuple[Any, ...]], int] = {}

        def worths(own_seat: Seat, drawn: Sequence[Any]) -> list[int]:
            found = []
            for each in mixtures[own_seat].plans:
                choices = (*drawn[:own_seat], each, *drawn[own_seat + 1 :])
                worth = tried.get((own_seat, choices))
                if worth is None:
                    worth = tried[own_seat, choices] = knowledge.worth(choices, own_seat)
                found.append(worth)
            return found

        enough: bool | None = False
        weight = 0
        for phase in range(1, PHASES + 1):
            for _ in range(rounds // PHASES):
                weight += 1
                drawn = [mixture.drawn(random) for mixture in mixtures]
                found = [worths(other, drawn) for other in seats if other != seat]
                for other in seats:
                    if other != seat and random.randrange(100) < trust:
                        drawn[other] = random.choice(usual[other])
                found.insert(seat, worths(seat, drawn))
                for mixture, each in zip(mixtures, found, strict=True):
                    mixture.learn(each, weight)
                enough = yield
                if enough or len(tried) * PHASES > trials * phase:
                    break
            if enough:
                break
            if phase < PHASES:
                for other, mixture in enumerate(mixtures):
                    mixture.narrow(lambda plan, other=other: knowledge.near(plan, other, random))
        expected = {
            other: [mixtures[other].decided(random) for _ in range(EXPECTED)]
            for other in seats
            if other != seat
        }
        return Plan((mixtures[seat].decided(random),), expected)

    return Bot(plan, deep)
