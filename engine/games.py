"""The games there are, loaded when first asked for."""

from importlib import import_module

from engine.core.game import BadTextError, Game

NAMES = ("bullfrogs", "ratland", "trio", "violet")


def load(name: str) -> Game:
    """The game of that name. Raises BadTextError when there is none."""
    if name not in NAMES:
        raise BadTextError("game", name)
    game: Game = import_module(f"engine.{name}").GAME
    return game
