"""The games there are, loaded when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from .core.game import BadTextError, Game
from .core.lesson import Lesson
from .core.puzzle import Goal, Puzzle

NAMES = ("bullfrogs", "ratland", "trio", "violet")


def load(name: str) -> Game:
    """The game of that name. Raises BadTextError when there is none."""
    if name not in NAMES:
        raise BadTextError("game", name)
    game: Game = import_module(f".{name}", __package__).GAME
    return game


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of that game, in order. Raises BadTextError when there is no such game."""
    load(name)
    if find_spec(f".{name}.lessons", __package__) is None:
        return ()
    found: tuple[Lesson, ...] = import_module(f".{name}.lessons", __package__).LESSONS
    return found


def lesson(game: str, name: str) -> Lesson:
    """One of them. Raises BadTextError when there is none."""
    for found in lessons(game):
        if found.name == name:
            return found
    raise BadTextError("lesson", name)


def goals(name: str) -> Mapping[str, Goal]:
    """What the puzzles of that game can ask for. Raises BadTextError when there is no such game."""
    load(name)
    if find_spec(f".{name}.goals", __package__) is None:
        return {}
    found: Mapping[str, Goal] = import_module(f".{name}.goals", __package__).GOALS
    return found


def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of that game, the easiest first. Raises BadTextError when there is none."""
    load(name)
    if find_spec(f".{name}.puzzles", __package__) is None:
        return ()
    found: tuple[Puzzle, ...] = import_module(f".{name}.puzzles", __package__).PUZZLES
    return found
