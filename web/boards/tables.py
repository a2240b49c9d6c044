"""The tables there are, loaded when first asked for."""

from functools import cache
from importlib import import_module
from types import ModuleType

from engine.core.game import BadTextError
from engine.games import NAMES
from web.boards.table import AnyTable


def load(name: str) -> AnyTable:
    """The table of the game of that name. Raises BadTextError when there is none."""
    if name not in NAMES:
        raise BadTextError("game", name)
    table: AnyTable = _module(name).TABLE
    return table


@cache  # a page asks dozens of times, and Python looks a long time for what it has
def _module(name: str) -> ModuleType:
    return import_module(f".{name}", __package__)
