"""The games there are, loaded when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

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


def room(game: str, name: str) -> Any:
    """A module of the game that it need not have; None where it has none.

    Raises BadTextError when there is no such game.
    """
    load(game)
    try:
        return import_module(f".{game}.{name}", __package__)
    except ModuleNotFoundError as missing:
        if not (missing.name or "").endswith(f".{game}.{name}"):
            raise
        return None


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of that game, in order. Raises BadTextError when there is no such game."""
    found = room(name, "lessons")
    those: tuple[Lesson, ...] = () if found is None else found.LESSONS
    return those


def lesson(game: str, name: str) -> Lesson:
    """One of them. Raises BadTextError when there is none."""
    for found in lessons(game):
        if found.name == name:
            return found
    raise BadTextError("lesson", name)


def goals(name: str) -> Mapping[str, Goal]:
    """What the puzzles of that game can ask for. Raises BadTextError when there is no such game."""
    found = room(name, "goals")
    those: Mapping[str, Goal] = {} if found is None else found.GOALS
    return those


def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of that game, the easiest first. Raises BadTextError when there is none."""
    found = room(name, "puzzles")
    those: tuple[Puzzle, ...] = () if found is None else found.PUZZLES
    return those
