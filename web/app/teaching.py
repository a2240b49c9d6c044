"""A game's lessons in one language: the page fetches them when they are asked for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.lesson import Lesson, from_data
from engine.games import load


@dataclass(frozen=True, slots=True)
class Teaching:
    """What `tools.lessons` wrote for `name`, which is `<game>.<language>`."""

    name: str
    lessons: tuple[Lesson, ...]
    sentences: Mapping[str, str]
    """What is said in them, by the names that `engine.core.lesson` describes."""

    def lesson(self, name: str) -> Lesson | None:
        """One of them; None when there is none of that name."""
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


def read_teaching(name: str, text: str | None) -> Teaching | None:
    """The lessons of that name; None where the text is not theirs."""
    try:
        data = json.loads(text or "")
        rules = load(name.partition(".")[0]).rules
        lessons = tuple(from_data(lesson, rules) for lesson in data["lessons"])
        return Teaching(name, lessons, dict(data["sentences"]))
    except (ValueError, KeyError, TypeError):
        return None
