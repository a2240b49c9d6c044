"""A game's lessons and puzzles in one language: the page fetches them when they are asked for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.core.lesson import Lesson, from_data
from engine.core.puzzle import Puzzle
from engine.core.puzzle import from_data as puzzle_from_data
from engine.games import load
from web.app.when import DAILY, DAY


@dataclass(frozen=True, slots=True)
class Asked:
    """A puzzle, and how many sit at its table."""

    puzzle: Puzzle
    seats: int


@dataclass(frozen=True, slots=True)
class Teaching:
    """What `tools.lessons` wrote for `name`, which is `<game>.<language>`."""

    name: str
    lessons: tuple[Lesson, ...]
    puzzles: tuple[Asked, ...]
    """The easiest first."""
    sentences: Mapping[str, str]
    """What is said in lessons, by the names that `engine.core.lesson` describes, and of puzzles, by
    their own: what one asks, and below that `.done` and `.missed`."""
    goals: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """What each goal of the game's puzzles asks for: one sentence, or where it counts two, for one
    of a thing and for more."""

    def lesson(self, name: str) -> Lesson | None:
        """One of them; None when there is none of that name."""
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def aim(self, word: str, number: int) -> tuple[str, str]:
        """A goal as a puzzle names it, with so much to reach, and what it asks for."""
        forms = self.goals[word]
        if len(forms) == 1:
            return word, forms[0]
        return f"{word} {number}", forms[number != 1].format(count=number)

    def asked(self, name: str, now: int) -> Asked | None:
        """The puzzle of that name, or that of the day (epoch ms, by UTC); None without one."""
        if name == DAILY and self.puzzles:
            return self.puzzles[now // DAY % len(self.puzzles)]
        return next((one for one in self.puzzles if one.puzzle.name == name), None)


def read_teaching(name: str, text: str | None) -> Teaching | None:
    """The lessons of that name; None where the text is not theirs."""
    try:
        data = json.loads(text or "")
        rules = load(name.partition(".")[0]).rules
        lessons = tuple(from_data(lesson, rules) for lesson in data["lessons"])
        puzzles = tuple(
            Asked(puzzle_from_data(one["puzzle"]), one["seats"]) for one in data["puzzles"]
        )
        goals = {word: tuple(forms) for word, forms in dict(data["goals"]).items()}
        return Teaching(name, lessons, puzzles, dict(data["sentences"]), goals)
    except (ValueError, KeyError, TypeError):
        return None
