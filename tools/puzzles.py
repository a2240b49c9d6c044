"""Find puzzles: python -m tools.puzzles GAME writes engine/<game>/puzzles/found.py anew.

Bots play games by seed (see `tools/hunts.py` for whom and how many). In each position that is worth
it, every turn of the seat to act is played out, until somebody else decides or chance has a choice.
For every goal of the game the most that can be reached is noted, and by how many different ways. A
way is the position to which the turn led when its last decision was made, without what only follows
from it (`Hunt.aftermath`), so that the order of actions makes no second way. Where exactly one way
leads to the most, that is a puzzle, once it holds in every determinization that is tried: what the
solver sees is enough.

Difficulty is measured: 1, and one more for each of these.

- There are more than `MANY` ways.
- There are more than `VERY_MANY`.
- The greedy bot does not reach the goal.
- The planner does not reach it.

The same seeds find the same puzzles. `--check` proves again those that are written; `--measure`
says anew how difficult they are for the bots of today, and puts them into that order.
"""

import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from random import Random
from textwrap import wrap
from typing import Any, NamedTuple

from engine.core.game import CHANCE, NOBODY, Game, State, throw
from engine.core.puzzle import Goal, Puzzle, is_over, is_reached, led_to, settle
from engine.games import goals, load, puzzles
from engine.search.levels import levels
from tools.hunts import HUNTS, Hunt
from tools.paths import ROOT

MANY, VERY_MANY = 500, 2_000
"""Ways, of a turn that can be looked through, and of one that somebody patient still can."""

NUMBER = 12
"""Puzzles of each game."""


@dataclass(slots=True)
class Best:
    """The most of a goal that was reached, and how."""

    number: int = 0
    lines: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """For each way that reaches it, the shortest line."""


@dataclass(slots=True)
class Explored:
    """What all the turns from one position lead to."""

    best: dict[str, Best]
    ways: int
    """How many ways there are, those that lead nowhere included."""


def explore(
    before: State[Any], goals: Mapping[str, Goal], hunt: Hunt, most: int | None = None
) -> Explored | None:
    """Play out every turn from here. None when there are more than `most` positions in it."""
    seat = before.to_act
    best = {word: Best() for word in goals}
    numbers: dict[tuple[Any, ...], int] = {}  # positions and ways are known by them
    seen: set[tuple[int, int]] = set()
    paths = deque([_Path(before, -1, dict.fromkeys(goals, 0), ())])
    while paths:
        path = paths.popleft()
        for move in hunt.moves(path.state):
            after = path.state.copy()
            after.play(move)
            settle(after)
            here = numbers.setdefault(_identity(after, hunt), len(numbers))
            text = str(move)
            way = path.way if text.partition(" ")[0] in hunt.aftermath else here
            if (here, way) in seen:
                continue
            seen.add((here, way))
            if len(seen) == most:
                return None
            if hunt.is_dead(before, after):
                continue
            line = (*path.line, text)
            reached = {word: goal(before, after, seat) for word, goal in goals.items()}
            for word, number in reached.items():
                found = best[word]
                if number > found.number:
                    found.number, found.lines = number, {}
                if 0 < number == found.number and path.reached[word] < number:
                    found.lines.setdefault(way, line)
            if not is_over(after, seat):
                paths.append(_Path(after, way, reached, line))
    return Explored(best, len({way for _, way in seen}))


class _Path(NamedTuple):
    """Where a line has led."""

    state: State[Any]
    way: int
    reached: Mapping[str, int]
    """Of each goal."""
    line: tuple[str, ...]


def _identity(state: State[Any], hunt: Hunt) -> tuple[Any, ...]:
    """What tells a state from others, without the order of what has none."""
    found: list[Any] = []
    for name in _names(type(state)):
        value = getattr(state, name)
        if name in hunt.ignored:
            continue
        if isinstance(value, dict):
            found.append(frozenset(value.items()))
        elif name in hunt.unordered:
            found.append(tuple(sorted(value)))
        else:
            found.append(tuple(value) if isinstance(value, list) else value)
    return tuple(found)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def solutions(
    puzzle: Puzzle, game: Game, before: State[Any], most: int | None = None
) -> list[tuple[str, ...]] | None:
    """A line for each way that reaches the goal from here; None as for `explore`."""
    goal = goals(game.id)[puzzle.word]

    def enough(before: Any, after: Any, seat: int) -> int:
        return int(goal(before, after, seat) >= max(1, puzzle.number))

    explored = explore(before, {puzzle.word: enough}, HUNTS[game.id], most)
    return None if explored is None else list(explored.best[puzzle.word].lines.values())


def imagined(game: Game, before: State[Any], number: int) -> Iterator[State[Any]]:
    """So many states that the solver cannot tell from this one."""
    observation = game.observe(before, before.to_act)
    for seed in range(number):
        yield game.determinize(observation, Random(seed))


def is_proven(puzzle: Puzzle, game: Game) -> bool:
    """Whether the line, and nothing else, reaches the goal in every determinization tried."""
    number = HUNTS[game.id].determinizations
    for before in imagined(game, game.position(puzzle.position), number):
        if len(solutions(puzzle, game, before) or ()) != 1:
            return False
        if not is_reached(puzzle, goals(game.id), before, led_to(puzzle, game, before)):
            return False
    return True


def bot_solves(puzzle: Puzzle, game: Game, level: str) -> bool:
    """Whether this bot's own turn reaches the goal."""
    before = game.position(puzzle.position)
    state, seat, bot = before.copy(), before.to_act, levels(game.id)[level]
    while not is_over(state, seat):
        state.play(bot(game, game.observe(state, seat), Random(0)))
        settle(state)
        if is_reached(puzzle, goals(game.id), before, state):
            return True
    return False


def difficulty(puzzle: Puzzle, game: Game, ways: int) -> int:
    """See the top of this file."""
    return (
        1
        + (ways > MANY)
        + (ways > VERY_MANY)
        + (not bot_solves(puzzle, game, "greedy"))
        + (not bot_solves(puzzle, game, "planner"))
    )


@dataclass(frozen=True, slots=True)
class Candidate:
    """A puzzle without its name, and where it comes from."""

    puzzle: Puzzle
    seats: int
    seed: int
    ways: int


def candidates(game: Game, hunt: Hunt) -> Iterator[Candidate]:
    """Whatever the games of this hunt offer, measured."""
    for seats, seeds in hunt.games.items():
        for seed in range(seeds):
            for before in positions(game, hunt, seats, seed):
                yield from _offered(game, hunt, before, seats, seed)


def positions(game: Game, hunt: Hunt, seats: int, seed: int) -> Iterator[State[Any]]:
    """The positions of one game of bots that are worth a search."""
    random = Random(f"{game.id} {seats} {seed}")
    bots = levels(game.id)
    players = [bots[random.choice(hunt.levels)] for _ in range(seats)]
    state = game.start(seats, {})
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
            continue
        if hunt.is_fit(state):
            yield state.copy()
        observation = game.observe(state, state.to_act)
        state.play(players[state.to_act](game, observation, random))


def _offered(
    game: Game, hunt: Hunt, before: State[Any], seats: int, seed: int
) -> Iterator[Candidate]:
    asked = {word: goal for word, goal in goals(game.id).items() if word in hunt.fewest}
    explored = explore(before, asked, hunt, hunt.most)
    if explored is None or explored.ways < hunt.few:
        return
    for word, best in explored.best.items():
        if len(best.lines) != 1 or best.number < hunt.fewest[word]:
            continue
        goal = f"{word} {best.number}" if word in hunt.counted else word
        (line,) = best.lines.values()
        if not hunt.is_worth(line):
            continue
        puzzle = Puzzle("", str(before), goal, line, 1)
        hard = replace(puzzle, difficulty=difficulty(puzzle, game, explored.ways))
        yield Candidate(hard, seats, seed, explored.ways)


def chosen(found: Sequence[Candidate], game: Game, number: int) -> list[Puzzle]:
    """So many that are proven, as unlike as can be; of equally unlike ones those with most ways."""
    left, taken = list(found), list[Candidate]()
    while left and len(taken) < number:

        def alike(one: Candidate) -> tuple[int, ...]:
            return (
                sum(one.puzzle.position == other.puzzle.position for other in taken),
                sum(one.puzzle.line == other.puzzle.line for other in taken),
                sum(one.puzzle.difficulty == other.puzzle.difficulty for other in taken),
                sum(one.puzzle.word == other.puzzle.word for other in taken),
                sum((one.seats, one.seed) == (other.seats, other.seed) for other in taken),
                sum(one.seats == other.seats for other in taken),
                -one.ways,
            )

        best = min(left, key=alike)
        left.remove(best)
        if is_proven(best.puzzle, game):
            taken.append(best)
            left = [one for one in left if not _is_same(one.puzzle, best.puzzle)]
    return easiest_first((one.puzzle, one.ways) for one in taken)


def easiest_first(found: Iterable[tuple[Puzzle, int]]) -> list[Puzzle]:
    """The order in which they are written: by difficulty, then by how many ways there are."""
    return [one for one, _ in sorted(found, key=lambda pair: (pair[0].difficulty, pair[1]))]


def measured(game: Game) -> list[Puzzle]:
    """Those that are written, by how difficult they are now."""
    found = []
    for one in puzzles(game.id):
        explored = explore(game.position(one.position), {}, HUNTS[game.id])
        assert explored is not None
        hard = difficulty(one, game, explored.ways)
        found.append((replace(one, difficulty=hard), explored.ways))
    return easiest_first(found)


def _is_same(one: Puzzle, other: Puzzle) -> bool:
    """Whether one solution is both of theirs, though they ask for different things."""
    return (one.position, one.line) == (other.position, other.line)


def source(game: str, found: Sequence[Puzzle]) -> str:
    """The module that holds them, as `ruff format` would leave it."""
    lines = [
        f'"""Puzzles of {game.capitalize()}, the easiest first: see tools/puzzles.py."""',
        "",
        "from ...core.puzzle import Puzzle",
        "",
        "PUZZLES = (",
    ]
    for number, one in enumerate(found, 1):
        lines += [
            "    Puzzle(",
            f'        name="p{number:02}",',
            "        position=(",
            *(f'            "{part}"' for part in _parts(one.position)),
            "        ),",
            f'        goal="{one.goal}",',
            *_line(one.line),
            f"        difficulty={one.difficulty},",
            "    ),",
        ]
    return "\n".join([*lines, ")", ""])


def _line(texts: tuple[str, ...]) -> list[str]:
    """One move beside its name, more below each other."""
    if len(texts) == 1:
        return [f'        line=("{texts[0]}",),']
    return ["        line=(", *(f'            "{text}",' for text in texts), "        ),"]


def _parts(text: str) -> list[str]:
    """A long text in pieces that fit a line."""
    return wrap(text, 80, drop_whitespace=False, break_on_hyphens=False, break_long_words=True)


def check(game: Game) -> bool:
    """Prove those that are written again, and say which fail."""
    failed = [one.name for one in puzzles(game.id) if not is_proven(one, game)]
    print(f"{game.id}: {len(puzzles(game.id))} puzzles, not proven: {failed or 'none'}")
    return not failed


def main(arguments: Sequence[str]) -> int:
    """Find, check or measure those of the games named."""
    for name in [name for name in arguments if not name.startswith("--")] or HUNTS:
        game = load(name)
        if "--check" in arguments:
            if not check(game):
                return 1
            continue
        if "--measure" in arguments:
            found = measured(game)
        else:
            found = chosen(list(candidates(game, HUNTS[name])), game, NUMBER)
        folder = ROOT / f"engine/{name}/puzzles"
        (folder / "found.py").write_text(source(name, found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
