"""A search for decisions that everybody makes in secret, for whoever must not be foreseen.

Every seat has some plans, and all learn together how often each of them should be chosen: what
would have done better against the others' last choices is chosen more often from then on (regret
matching: S. Hart, A. Mas-Colell, A Simple Adaptive Procedure Leading to Correlated Equilibrium,
Econometrica 68, 2000; without regrets below zero, and later rounds counting more: O. Tammelin,
Solving Large Imperfect Information Games Using CFR+, 2014). Between the phases plans that are
hardly chosen make room for answers to what the others choose (H. McMahan, G. Gordon, A. Blum,
Planning in the Presence of Cost Functions Controlled by an Adversary, 2003) and for some like
those that are.

All in whole numbers, so that every Python decides alike.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import accumulate
from random import Random
from typing import Any

from ..core.game import Observation, Seat
from .bots import Bot, Plan, Planning
from .sealed import Turn, TurnOf, survivors, where_sealed

PHASES = 3
"""After each but the last only the better plans go on (`sealed.survivors`)."""

FULL = 1 << 16
"""What the choices of a round weigh together."""

RARE = 8
"""A plan that is chosen so many times less often than the likeliest is not chosen at all."""

ANSWERS, ANSWERED = 3, 12
"""So many plans are improved between the phases, against so many choices of the others."""

EXPECTED = 24
"""Choices of each of the others that are told."""


class Mixture:
    """How often a seat should choose each of its plans, which are different ones."""

    def __init__(self, plans: Sequence[Any]) -> None:
        self._regrets = dict.fromkeys(plans, 0)
        """By plan, what was lost by not having chosen it always."""
        self._chosen = dict.fromkeys(plans, 0)
        """By plan, how often it was chosen so far."""

    @property
    def plans(self) -> Collection[Any]:
        return self._regrets.keys()

    def drawn(self, random: Random) -> Any:
        """A plan as it is chosen now."""
        return _drawn(self._regrets, random)

    def learn(self, worths: Sequence[int], weight: int) -> None:
        """Count a round, with what each of the plans would have come to in it."""
        shares = list(self._regrets.values())
        if not any(shares):
            shares = [1] * len(shares)
        total = sum(shares)
        came_to = sum(map(int.__mul__, shares, worths)) // total
        for plan, share, worth in zip(self._regrets, shares, worths, strict=True):
            self._chosen[plan] += weight * FULL * share // total
            self._regrets[plan] = max(0, self._regrets[plan] + worth - came_to)

    def narrow(self, near: Callable[[Any], Any], better: Callable[[Any], Any]) -> None:
        """Leave out the plans that are chosen least; take up better ones than the best, and some
        like the others.
        """
        kept = survivors(sorted(self._chosen, key=self._chosen.__getitem__, reverse=True))
        others = [*map(better, kept[:ANSWERS]), *map(near, kept[ANSWERS:])]
        fresh = dict.fromkeys((plan for plan in others if plan not in kept), 0)
        self._regrets = {plan: self._regrets[plan] for plan in kept} | fresh
        self._chosen = {plan: self._chosen[plan] for plan in kept} | fresh

    def decided(self, random: Random) -> Any:
        """A plan as often as it should be chosen, but none that hardly ever should."""
        rare = max(self._chosen.values()) // RARE
        return _drawn(
            {plan: often * (often >= rare) for plan, often in self._chosen.items()}, random
        )


def _drawn(weights: Mapping[Any, int], random: Random) -> Any:
    """One of the plans, as often as it weighs; any of them where none weighs anything."""
    plans, sums = list(weights), list(accumulate(weights.values()))
    if not sums[-1]:
        return random.choice(plans)
    return plans[bisect_right(sums, random.randrange(sums[-1]))]


class _Learning:
    """What all seats learn of a turn in which they decide in secret."""

    def __init__(self, turn: Turn, mixtures: Sequence[Mixture], random: Random) -> None:
        self._turn, self._random = turn, random
        self.mixtures = mixtures
        self._tried: dict[tuple[Seat, tuple[Any, ...]], int] = {}

    @property
    def trials(self) -> int:
        """How many choices were tried so far, for each of the seats."""
        return len(self._tried)

    def round(self, weight: int) -> None:
        """Let all choose once, and each learn from what the others chose."""
        drawn = [mixture.drawn(self._random) for mixture in self.mixtures]
        for seat, mixture in enumerate(self.mixtures):
            worths = [
                self._worth(seat, (*drawn[:seat], plan, *drawn[seat + 1 :]))
                for plan in mixture.plans
            ]
            mixture.learn(worths, weight)

    def _worth(self, seat: Seat, choices: tuple[Any, ...]) -> int:
        found = self._tried.get((seat, choices))
        if found is None:
            found = self._tried[seat, choices] = self._turn.worth(choices, seat)
        return found

    def narrow(self, seat: Seat) -> None:
        """Go on with the better plans of a seat, with answers to the others and some like them."""
        seen = Counter(
            tuple(mixture.decided(self._random) for mixture in self.mixtures)
            for _ in range(ANSWERED)
        )

        def worth(plan: Any) -> int:
            return sum(
                often * self._worth(seat, (*drawn[:seat], plan, *drawn[seat + 1 :]))
                for drawn, often in seen.items()
            )

        self.mixtures[seat].narrow(
            partial(self._turn.near, seat=seat, random=self._random),
            partial(self._turn.improved, seat=seat, worth=worth),
        )


def mixed_bot(
    turn: TurnOf,
    rounds: int,
    trials: int,
    elsewhere: Bot,
    own: int = 48,
) -> Bot:
    """Learns for so many rounds, or for so many trials; where nothing is sealed, another decides.

    `own` are the plans all seats begin with together.
    """

    def search(knowledge: Turn, observation: Observation, random: Random) -> Planning:
        seat, mixtures = observation.to_act, list[Mixture]()
        for other in range(observation.seats):
            mixtures.append(Mixture(knowledge.own(other, own // observation.seats, random)))
            yield
        learning = _Learning(knowledge, mixtures, random)
        weight, enough = 0, False
        for phase in range(1, PHASES + 1):
            for _ in range(rounds // PHASES):
                weight += 1
                learning.round(weight)
                enough = bool((yield))
                if enough or learning.trials * PHASES > trials * phase:
                    break
            if enough or phase == PHASES:
                break
            for other in range(observation.seats):
                learning.narrow(other)
                yield
        expected = {
            other: [mixtures[other].decided(random) for _ in range(EXPECTED)]
            for other in range(observation.seats)
            if other != seat
        }
        return Plan((mixtures[seat].decided(random),), expected)

    return where_sealed(turn, search, elsewhere)
