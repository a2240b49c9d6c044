"""The tables there are, loaded when first asked for."""

from importlib import import_module

from engine.core.game import BadTextError
from engine.games import NAMES
from web.boards.table import AnyTable


def load(name: str) -> AnyTable:
    """The table of the game of that name. Raises BadTextError when there is none."""
    if name not in NAMES:
        raise BadTextError("game", name)
    table: AnyTable = import_module(f".{name}", __package__).TABLE
    return table
