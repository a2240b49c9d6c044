"""Puzzles as data: a position, a goal for the turn that is due in it, and the one way there.

A puzzle holds no sentences. Its goal's stand in the catalogue `<game>-puzzles` under the goal's
name: what is asked, and below that `.done` once it is reached and `.missed` when the turn has ended
without it. A goal with a number has its plural forms there, and the number is `{count}`.

Nothing hidden and no luck decides a puzzle: what it asks depends on the solver's observation alone.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from .game import CHANCE, Game, IllegalMoveError, Seat, State

Goal = Callable[[Any, Any, Seat], int]
"""How much of a goal is reached, from the state before the turn, the one after some moves of it and
the seat that solves: what the goal counts, or 1 and 0 where there is nothing to count.
"""


HARDEST = 5
"""The difficulty of the hardest."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn in which one way leads to the goal."""

    name: str
    """Its own among the puzzles of its game, short and kept."""
    position: str
    """As the game's `position` reads it; whose turn it is solves."""
    goal: str
    """The name of one of the game's goals, and its number where it has one: `points 9`."""
    line: tuple[str, ...]
    """The texts of the solver's moves that reach it, in order (see `settle`)."""
    difficulty: int
    """From 1 to `HARDEST`, as `tools/puzzles.py` measures it."""

    @property
    def word(self) -> str:
        """The name of the goal."""
        return parted(self.goal)[0]

    @property
    def number(self) -> int:
        """How much of it; 0 where there is nothing to count."""
        return parted(self.goal)[1]


def parted(goal: str) -> tuple[str, int]:
    """The name of a goal, and how much of it; 0 where there is nothing to count."""
    word, _, number = goal.partition(" ")
    return word, int(number or 0)


def key(game: str, name: str) -> str:
    """The key of a sentence about the game's puzzles."""
    return f"{game}-puzzles.{name}"


def is_certain(state: State[Any]) -> bool:
    """Whether chance is to act and has no choice: that is nobody's luck."""
    return state.to_act == CHANCE and len(state.chance()) == 1


def settle(state: State[Any]) -> None:
    """Let chance make the moves in which it has no choice."""
    while is_certain(state):
        state.play(state.chance()[0][0])


def is_over(state: State[Any], seat: Seat) -> bool:
    """Whether the solver's turn has ended: somebody else decides, or chance does, or nobody."""
    return state.to_act != seat


def is_goal(text: str, goals: Mapping[str, Goal]) -> bool:
    """Whether this is one of a game's goals by its name, maybe with a number: `points 9`."""
    found = re.fullmatch("([a-z]+)( [1-9][0-9]{0,3})?", text)
    return found is not None and found[1] in goals


def is_reached(puzzle: Puzzle, goals: Mapping[str, Goal], before: Any, after: Any) -> bool:
    """Whether the moves that led from one state to the other reach the goal.

    `before` is the puzzle's own position. Raises KeyError for a goal that the game does not have.
    """
    return goals[puzzle.word](before, after, before.to_act) >= max(1, puzzle.number)


def led_to(puzzle: Puzzle, game: Game, before: State[Any]) -> State[Any]:
    """The state to which the line leads from here: its own position, or one that looks the same.

    Raises BadTextError for what is no move of the game, and IllegalMoveError for a forbidden one.
    """
    state = before.copy()
    for text in puzzle.line:
        move = game.move(text)
        rule = state.refusal(move)
        if rule is not None:
            raise IllegalMoveError(move, rule)
        state.play(move)
        settle(state)
    return state


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON can hold it: its fields by name."""
    return asdict(puzzle)


def from_data(data: Mapping[str, Any]) -> Puzzle:
    """The puzzle that `as_data` wrote. Raises KeyError or TypeError for what it did not write."""
    return Puzzle(**{**data, "line": tuple(data["line"])})
