"""Lessons as data: a position, and what the learner is told and asked in it, step by step.

A lesson holds no sentences. Those of a step stand in the catalogue `<game>-lessons` under
`<lesson>.<step>`: its own, and below that `.done` once it is solved, and one for each answer.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .game import Game, State
from .rule import Rule


def is_one(move: object, patterns: tuple[str, ...]) -> bool:
    """Whether the move's text is one of these; `deploy frog *` stands for all that begin so."""
    text = str(move)
    return any(
        text.startswith(pattern[:-1]) if pattern.endswith("*") else text == pattern
        for pattern in patterns
    )


def key(game: str, name: str) -> str:
    """The key of a sentence in the game's lessons."""
    return f"{game}-lessons.{name}"


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. Without `moves` it is only read."""

    name: str
    rules: tuple[Rule, ...] = ()
    """What it teaches."""
    position: str = ""
    """To begin from, as the game's `position` reads it; where it is empty, play goes on."""
    moves: tuple[str, ...] = ()
    """The texts of the moves that solve it (see `is_one`); the first is whole, and legal where
    every step before was solved by its first."""
    then: tuple[str, ...] = ()
    """The moves that others and chance make next, in order."""
    answers: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """To other legal moves, as in `moves`: the names of the sentences that answer them."""

    def answer(self, move: object) -> str:
        """The name of the sentence for a legal move that does not solve the step; "" for any."""
        found = (name for pattern, name in self.answers.items() if is_one(move, (pattern,)))
        return next(found, "")

    def solution(self, game: Game, state: State[Any]) -> Any:
        """A move that solves it here: the first legal one of those written whole."""
        moves = [game.move(text) for text in self.moves if not text.endswith("*")]
        return next((move for move in moves if state.refusal(move) is None), moves[0])


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps from one position to the next; the first step says where it begins."""

    name: str
    names: tuple[str, ...]
    """Who sits there besides the learner, by seat, as keys of that catalogue; the learner is ""."""
    minutes: int
    """How long it takes."""
    steps: tuple[Step, ...]
    example: bool = False
    """Whether it plays an example of the rulebook, which stands there, too."""

    def scene(self, at: int) -> int:
        """The step that laid out the position in which step `at` is played."""
        return max(number for number in range(at + 1) if self.steps[number].position)


def first_step(lessons: Sequence[Lesson], rule: Rule) -> tuple[Lesson, int] | None:
    """The first step that teaches this rule; None where none does."""
    found = (
        (lesson, at)
        for lesson in lessons
        for at, step in enumerate(lesson.steps)
        if rule in step.rules
    )
    return next(found, None)


def as_data(lesson: Lesson) -> dict[str, Any]:
    """A lesson as JSON can hold it: its fields by name, rules by their ids, and nothing empty."""
    steps = [
        {
            "name": step.name,
            "rules": [rule.id for rule in step.rules],
            "position": step.position,
            "moves": step.moves,
            "then": step.then,
            "answers": dict(step.answers),
        }
        for step in lesson.steps
    ]
    return {
        "name": lesson.name,
        "names": lesson.names,
        "minutes": lesson.minutes,
        "steps": [{key: value for key, value in step.items() if value} for step in steps],
        "example": lesson.example,
    }


def from_data(data: Mapping[str, Any], rules: Iterable[Rule]) -> Lesson:
    """The lesson that `as_data` wrote. Raises KeyError or TypeError for what it did not write."""
    known = {rule.id: rule for rule in rules}
    steps = (
        Step(
            name=step["name"],
            rules=tuple(known[id] for id in step.get("rules", ())),
            position=step.get("position", ""),
            moves=tuple(step.get("moves", ())),
            then=tuple(step.get("then", ())),
            answers=step.get("answers", {}),
        )
        for step in data["steps"]
    )
    return Lesson(
        data["name"], tuple(data["names"]), data["minutes"], tuple(steps), data["example"]
    )
