"""What the best bot would do, and why, for a person who asks.

A reason is found, not written for each case. The bot's line is compared with the same line begun
by another move: by many others, the median of which is what any move would come to. The term of
the game's evaluation that grows most beyond that median is why; where an event of the line tells
as much with a number, such as points won, it stands for the term (`FACTS`). What grows at least
half as much is told as well. The position before the move would not do for a comparison: a turn
ends with spent pieces, whatever one does.

Works from an observation, so that equal observations have equal hints. Nothing imagined is told:
terms are added up over several imagined states, and a fact has to be the same in all of them.
"""

from collections import Counter
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, cast

from ..core.game import Event, Game, Observation, Seat, State
from .bots import Bot

ONLY = "only"
"""The name of the reason where there is no other move."""

ALIKE = "alike"
"""Where nothing tells the moves apart: any other is as good."""

AHEAD = "ahead"
"""Where no term grows: what is good about the move comes after what others do."""

WORLDS = 4
"""States that are imagined."""

MOST = 2
"""Reasons that are told."""

OTHERS = 24
"""Moves that the hint is compared with, at most; of more, as many at even distances."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move: a term of the evaluation or a fact of an event, or `ONLY`, `ALIKE` or `AHEAD`."""

    name: str
    number: int | None = None
    """Of what the fact tells, such as points."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and why, what speaks most for it first; one or two reasons.

    Without any where none was looked for, or no term has a name.
    """

    move: Any
    reasons: tuple[Reason, ...] = ()
    expected: Mapping[Seat, Sequence[Any]] = field(default_factory=dict)
    """By seat, what the bot thinks that others may do: as it imagined them, whatever they hold."""


class Terms(Protocol):
    """What a game's evaluation knows besides how good a position is.

    It may name as `NOTHING` a move that leaves all as it is: where that is legal, other moves are
    compared with it alone.
    """

    FACTS: Mapping[str, Collection[str]]
    """What events tell better than a term, and the terms that each stands for; first the first."""

    def terms(self, state: Any, seat: Seat, /) -> dict[str, int]:
        """What the state is worth to the seat, term by term; their sum is the evaluation."""
        ...

    def fact(self, event: Any, state: Any, seat: Seat, /) -> tuple[str, int | None] | None:
        """The fact in an event, and its number if it has one; None when it is none."""
        ...


def hint(
    bot: Bot, knowledge: Terms | None, game: Game, observation: Observation
) -> Generator[None, bool | None, Hint]:
    """The bot's move and why, in small pieces of work; `knowledge` gives the reasons."""
    moves = game.determinize(observation, Random(0)).moves()
    if len(moves) == 1:
        return Hint(moves[0], (Reason(ONLY),))
    plan = yield from bot.plan(game, observation, Random(0))
    reasons: tuple[Reason, ...] = ()
    if knowledge is not None:
        reasons = yield from _reasons(knowledge, game, observation, plan.line)
    return Hint(plan.line[0], reasons, plan.expected)


def _reasons(
    knowledge: Terms, game: Game, observation: Observation, line: Sequence[Any]
) -> Generator[None, None, tuple[Reason, ...]]:
    """Why the line is better than its median alternative."""
    growth: Counter[str] = Counter()
    facts: list[dict[str, int | None]] = []
    for world in range(WORLDS):
        state = game.determinize(observation, Random(world))
        others = _others(state.moves(), line[0], getattr(knowledge, "NOTHING", None))
        done = _Played(knowledge, state, line)
        yield
        compared = []
        for other in others:
            compared.append(_Played(knowledge, state, (other, *line[1:])))
            yield
        for name, worth in done.terms.items():
            growth[name] += worth - _median([each.terms.get(name, 0) for each in compared])
        facts.append(
            {
                name: done.numbers[name]
                for name, size in done.sizes.items()
                if size > _median([each.sizes[name] for each in compared])
            }
        )
    most = max(growth.values())
    if most <= 0:
        return (Reason(AHEAD if any(growth.values()) else ALIKE),)
    surely = dict(set.intersection(*(set(each.items()) for each in facts)))
    found: dict[Reason, None] = {}
    for term, grown in growth.most_common():
        if 2 * grown >= most:
            told = (name for name, of in knowledge.FACTS.items() if term in of and name in surely)
            fact = next(told, None)
            found[Reason(term) if fact is None else Reason(fact, surely[fact])] = None
    return tuple(found)[:MOST]


def _median(numbers: Sequence[int]) -> int:
    """The middle one, the lower of two."""
    return sorted(numbers)[(len(numbers) - 1) // 2]


def _others(moves: Sequence[Any], move: Any, nothing: Any) -> list[Any]:
    """Other moves than this, at even distances; or the one that changes nothing."""
    if nothing is not None and nothing != move and nothing in moves:
        return [nothing]
    step = max(1, len(moves) // OTHERS)
    return [moves[at] for at in range(0, len(moves), step) if moves[at] != move][:OTHERS]


class _Played:
    """What a line comes to: its terms, and its facts with their numbers and how much they are."""

    def __init__(self, knowledge: Terms, state: State[Any], line: Sequence[Any]) -> None:
        seat = state.to_act
        state = state.copy()
        self.numbers: dict[str, int | None] = {}
        self.sizes: Counter[str] = Counter()

        def tell(event: Event) -> None:
            found = knowledge.fact(event.seen_by(seat), state, seat)
            if found is not None:
                name, number = found
                self.sizes[name] += 1 if number is None else number
                self.numbers[name] = None if number is None else self.sizes[name]

        for move in line:
            if state.to_act == seat:
                possible = move if state.refusal(move) is None else _likewise(state, move)
                if possible is not None:
                    state.play(possible, tell)
        self.terms = knowledge.terms(state, seat)


def _likewise(state: State[Any], move: Any) -> Any:
    """What stands for a move that is illegal after another beginning; None to leave it out.

    The first of its kind, where nothing but such a move may follow.
    """
    moves = state.moves()
    return moves[0] if {type(each) for each in moves} == {type(move)} else None


def terms(evaluation: object) -> Terms | None:
    """What a module `evaluation` knows besides; None where it names no terms."""
    return cast(Terms, evaluation) if hasattr(evaluation, "terms") else None
