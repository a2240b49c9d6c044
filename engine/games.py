"""The games there are, loaded when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from engine.core.game import BadTextError, Game
from engine.core.lesson import Lesson
from engine.core.puzzle import Goal, Puzzle

NAMES = ("bullfrogs", "ratland", "trio", "violet")


def load(name: str) -> Game:
    """The game of that name. Raises BadTextError when there is none."""
    if name not in NAMES:
        raise BadTextError("game", name)
    game: Game = import_module(f"engine.{name}").GAME
    return game


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of that game, in order. Raises BadTextError when there is no such game."""
    load(name)
    if find_spec(f"engine.{name}.lessons") is None:
        return ()
    found: tuple[Lesson, ...] = import_module(f"engine.{name}.lessons").LESSONS
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
    if find_spec(f"engine.{name}.goals") is None:
        return {}
    found: Mapping[str, Goal] = import_module(f"engine.{name}.goals").GOALS
    return found


def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of that game, the easiest first. Raises BadTextError when there is none."""
    load(name)
    if find_spec(f"engine.{name}.puzzles") is None:
        return ()
    found: tuple[Puzzle, ...] = import_module(f"engine.{name}.puzzles").PUZZLES
    return found
