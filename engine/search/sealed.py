"""A search for decisions that everybody makes in secret at the same time.

What the others decide is guessed many times, from what would be sensible for them and from some
mistakes. Plans of the own are tried against the same guesses, so that luck favours none; after
each round only the better ones go on, and are tried against more (sequential halving: Z. Karnin,
T. Koren, O. Somekh, Almost Optimal Exploration in Multi-Armed Bandits, 2013).
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from ..core.game import Game, Observation, Seat
from .bots import Bot, Plan, Planning

T = TypeVar("T")

ROUNDS = 3
KEPT = 3
"""After a round one plan of so many goes on, and at least so many."""


def survivors(order: Sequence[T]) -> Sequence[T]:
    """Those that go on, of plans in the order of how good they are."""
    return order[: max(KEPT, len(order) // KEPT)]


class Turn(Protocol):
    """What a game knows of a turn in which all decide at once."""

    def own(self, seat: Seat, count: int, random: Random) -> Sequence[Any]:
        """Different plans that are worth trying, about so many, one at least."""
        ...

    def near(self, plan: Any, seat: Seat, random: Random) -> Any:
        """A plan a little different from this one."""
        ...

    def improved(self, plan: Any, seat: Seat, worth: Callable[[Any], int]) -> Any:
        """The plan after small changes, each of which made it worth more, until none does."""
        ...

    def guesses(self, seat: Seat, count: int, random: Random) -> Sequence[Any]:
        """What another seat may have in mind: so many guesses, equal ones too."""
        ...

    def foreseen(self, seat: Seat) -> bool:
        """Whether another seat has decided before as one would think, so that guesses hold."""
        ...

    def worth(self, choices: Sequence[Any], seat: Seat) -> int:
        """What becomes of the turn for the seat when everybody decides so."""
        ...


TurnOf = Callable[[Any, Any], Turn]
"""What is known of a turn: by an observation, and a state that fits it."""


def where_sealed(
    turn: TurnOf, search: Callable[[Turn, Observation, Random], Planning], elsewhere: Bot
) -> Bot:
    """Searches where all decide in secret and there is a choice; elsewhere another bot decides."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state = game.determinize(observation, random)
        if not state.sealed or len(state.moves()) == 1:
            return (yield from elsewhere.plan(game, observation, random))
        return (yield from search(turn(observation, state), observation, random))

    return Bot(plan)


def sealed_bot(
    turn: TurnOf,
    simulations: int,
    elsewhere: Bot,
    own: int = 24,
    others: int = 8,
) -> Bot:
    """Tries so many pairs of plans and guesses; where nothing is sealed, another bot decides.

    `own` are the plans it begins with, `others` the guesses at what each of the others may do.
    """

    def search(knowledge: Turn, observation: Observation, random: Random) -> Planning:
        seat = observation.to_act
        guessed = [
            [None] if other == seat else knowledge.guesses(other, others, random)
            for other in range(observation.seats)
        ]
        expected = {other: each for other, each in enumerate(guessed) if other != seat}
        yield
        totals = dict.fromkeys(knowledge.own(seat, own, random), 0)
        seen: list[list[Any]] = []
        yield
        for number in range(ROUNDS):
            if number:
                kept = survivors(sorted(totals, key=totals.__getitem__, reverse=True))
                totals = {choice: totals[choice] for choice in kept}
                for choice in kept[:KEPT]:
                    other = knowledge.near(choice, seat, random)
                    if other not in totals:
                        totals[other] = sum(_worths(knowledge, other, seen, seat))
                        yield
            fresh = [
                [random.choice(guesses) for guesses in guessed]
                for _ in range(max(1, simulations // (ROUNDS * len(totals))))
            ]
            seen += fresh
            judged: dict[Any, int] = {}  # the best come first: who is cut short has judged these
            for choice, total in totals.items():
                judged[choice] = total + sum(_worths(knowledge, choice, fresh, seat))
                if (yield):
                    return Plan((_best(judged),), expected)
            totals = judged
        return Plan((_best(totals),), expected)

    return where_sealed(turn, search, elsewhere)


def climbing_bot(turn: TurnOf, trials: int, elsewhere: Bot, own: int = 24, others: int = 12) -> Bot:
    """Improves its plans step by step until none gets better, all against the same guesses.

    For whoever foresees the others: the fewer different guesses there are, the more of the `own`
    plans are improved before so many pairs of plans and guesses were tried.
    """

    def search(knowledge: Turn, observation: Observation, random: Random) -> Planning:
        seat = observation.to_act
        expected = {
            other: knowledge.guesses(other, others, random)
            for other in range(observation.seats)
            if other != seat
        }
        yield
        every = [expected.get(other, [None] * others) for other in range(observation.seats)]
        seen = Counter(zip(*every, strict=True))
        tried: dict[Any, int] = {}

        def worth(choice: Any) -> int:
            if choice not in tried:
                worths = _worths(knowledge, choice, list(seen), seat)
                tried[choice] = sum(map(int.__mul__, worths, seen.values()))
            return tried[choice]

        found: dict[Any, int] = {}
        for start in knowledge.own(seat, own, random):
            better = knowledge.improved(start, seat, worth)
            found[better] = tried[better]
            if (yield) or len(tried) * len(seen) > trials:
                break
        return Plan((_best(found),), expected)

    return where_sealed(turn, search, elsewhere)


def answering(turn: TurnOf, answer: Bot, otherwise: Bot) -> Bot:
    """Lets one bot decide where all others are foreseen, and another where somebody is not."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state, seats = game.determinize(observation, random), range(observation.seats)
        if state.sealed:
            knowledge = turn(observation, state)
            if all(knowledge.foreseen(seat) for seat in seats if seat != observation.to_act):
                return (yield from answer.plan(game, observation, random))
        return (yield from otherwise.plan(game, observation, random))

    return Bot(plan, otherwise.deep)


def _best(totals: Mapping[Any, int]) -> Any:
    return max(totals, key=totals.__getitem__)


def _worths(
    knowledge: Turn, choice: Any, seen: Sequence[Sequence[Any]], seat: Seat
) -> Sequence[int]:
    """What the choice comes to against each of the guesses."""
    return [knowledge.worth([*guess[:seat], choice, *guess[seat + 1 :]], seat) for guess in seen]
