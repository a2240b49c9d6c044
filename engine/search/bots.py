"""Who can sit at a table without being a person.

Same observation, same generator: same move, under every Python, in the browser too. So evaluations
are whole numbers: the last bits of others, in a sum or of `exp`, differ from Python to Python.
"""

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from ..core.fields import Copied
from ..core.game import Game, Observation, Seat, State
from .shares import WHOLE, Polling, Share, Vote, elected

T = TypeVar("T")

Thinking = Generator[None, bool | None, Any]
"""A search that pauses after each small piece of work and returns its move in the end.

Whoever sends it something true has it end as soon as it can, with the best it has found.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot means to do, and what it expects of others."""

    line: Sequence[Any]
    """Its move, and what it means to do next as long as nobody else decides."""
    expected: Mapping[Seat, Sequence[Any]] = field(default_factory=dict)
    """By seat, the moves it reckons with, as it imagined them; most bots do not tell."""


Planning = Generator[None, bool | None, Plan]
"""The same for a plan."""

Evaluate = Callable[[Any, Seat], int]
"""How good a state is for a seat: higher is better, in a small unit of the game's own."""

Suggest = Callable[[Any, Seat], Iterable[Any]]
"""The moves of a state worth looking at, where there are too many to try them all.

In an order of their own, not that of a set: of equally good moves the first is played.
"""


Search = Callable[[Game, Observation, Random, Share], Polling]
"""A search that can be shared out; all shares get equal generators."""


def _one(observation: Observation) -> int:
    return 1


@dataclass(frozen=True, slots=True)
class Bot:
    """Chooses one of the moves that the observation's viewer has.

    `think` starts a search that can be carried on between other things; a call sees it through.
    `plan` is the same search and tells all that the move is part of, `poll` a share of it, which
    tells what speaks for each line.
    """

    plan: Callable[[Game, Observation, Random], Planning]
    deep: bool = False
    """Whether it takes long enough for a worker of its own, and can be hastened."""
    search: Search | None = None
    """None where it cannot be shared out."""
    shares: Callable[[Observation], int] = _one
    """Into how many shares it can be divided at most."""

    def poll(self, game: Game, observation: Observation, random: Random, share: Share) -> Polling:
        if self.search is not None:
            return (yield from self.search(game, observation, random, share))
        plan = yield from self.plan(game, observation, random)
        return {tuple(plan.line): Vote(1, 0)}

    def think(self, game: Game, observation: Observation, random: Random) -> Thinking:
        plan = yield from self.plan(game, observation, random)
        return plan.line[0]

    def __call__(self, game: Game, observation: Observation, random: Random) -> Any:
        thinking = self.think(game, observation, random)
        while True:
            try:
                next(thinking)
            except StopIteration as decided:
                return decided.value


def shared_bot(search: Search, shares: Callable[[Observation], int], deep: bool = False) -> Bot:
    """Whoever does such a search; alone it takes what its own votes elect."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        votes = yield from search(game, observation, random, WHOLE)
        line = elected([votes])
        return Plan(line)

    return Bot(plan, deep, search, shares)


def for_table(seats: int, choices: Sequence[T]) -> T:
    """The first of these for one or two players, the next for three, and so on.

    The last of them is for all larger tables.
    """
    return choices[min(max(2, seats) - 2, len(choices) - 1)]


def by_seats(*bots: Bot, deep: bool = False) -> Bot:
    """One that decides as whoever of these is `for_table`."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        return (yield from for_table(observation.seats, bots).plan(game, observation, random))

    return Bot(plan, deep)


def every_move(state: State[Any], seat: Seat) -> Iterable[Any]:
    """All the moves, for games that suggest none."""
    return state.moves()


def _any_move(game: Game, observation: Observation, random: Random) -> Planning:
    moves = game.determinize(observation, random).moves()
    yield
    return Plan((random.choice(moves),))


random_bot = Bot(_any_move)
"""Any legal move, all alike."""


def greedy_bot(evaluate: Evaluate, suggest: Suggest = every_move) -> Bot:
    """The move after which the game's evaluation is best; the first of equals by its text.

    Looks one ply ahead at the suggested moves, in one imagined state, so it never knows more than
    its seat.
    """

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state = game.determinize(observation, random)
        seat = observation.to_act
        best: tuple[int, str, Any] | None = None
        for move in suggest(state, seat):
            after = state.copy()
            after.play(move)
            tried = (-evaluate(after, seat), str(move), move)
            if best is None or tried[:2] < best[:2]:
                best = tried
            yield
        assert best is not None
        return Plan((best[2],))

    return Bot(plan)


DEPTH = 16
"""Decisions ahead at most; a turn with a long chain of forced decisions is cut there."""


def planning_bot(evaluate: Evaluate, width: int, suggest: Suggest = every_move) -> Bot:
    """Plans its whole turn: the first move of the best line a beam search finds.

    The search follows its seat's own consecutive decisions and keeps the `width` best states after
    each; a line ends when chance or somebody else decides. Works in one imagined state, so it never
    knows more than its seat.
    """

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state = game.determinize(observation, random)
        lines = yield from turns(state, evaluate, width, suggest)
        return Plan(lines[0][2])

    return Bot(plan)


def turns(
    state: State[Any], evaluate: Evaluate, width: int, suggest: Suggest, keep: int = 1
) -> Generator[None, bool | None, list["Line"]]:
    """Ways for the seat to see its turn through, the best first, so many after each decision.

    Of a turn that is longer than `DEPTH` decisions, or that is cut short, the best line so far.
    """
    seat = state.to_act
    beam: list[tuple[State[Any], Moves]] = [(state, ())]
    ended: list[Line] = []
    enough: bool | None = False
    for _ in range(DEPTH):
        lines: list[Line] = []
        for before, moves in beam:
            for move in suggest(before, seat):
                after = before.copy()
                after.play(move)
                lines.append((evaluate(after, seat), after, (*moves, move)))
                enough = yield
                if enough:
                    break
            if enough:
                break
        lines.sort(key=_worth, reverse=True)  # stable: of equals the first found stays first
        ended += [line for line in lines if line[1].to_act != seat][:keep]
        beam = _different([line for line in lines if line[1].to_act == seat], width)
        if enough or not beam:
            break
    ended.sort(key=_worth, reverse=True)
    return ended or [lines[0]]


Moves = tuple[Any, ...]

Line = tuple[int, State[Any], Moves]
"""What a line is worth, where it led, and its moves."""


def _worth(line: Line) -> int:
    return line[0]


def _different(lines: list[Line], width: int) -> list[tuple[State[Any], Moves]]:
    """The first lines that led to different states, so many at most."""
    found: dict[Hashable, tuple[State[Any], Moves]] = {}
    for _, after, moves in lines:
        if len(found) == width:
            break
        found.setdefault(identity(after), (after, moves))
    return list(found.values())


def identity(state: State[Any]) -> Hashable:
    """What equal states have in common; their text, where they know nothing quicker."""
    return state.key() if isinstance(state, Copied) else str(state)


PLAN_WIDTH = 10
"""States the planner keeps: a wider beam hardly wins more and takes longer."""


def bots(evaluate: Evaluate, suggest: Suggest = every_move) -> Mapping[str, Bot]:
    """The bot levels of a game, weakest first."""
    return {
        "random": random_bot,
        "greedy": greedy_bot(evaluate, suggest),
        "planner": planning_bot(evaluate, PLAN_WIDTH, suggest),
    }
