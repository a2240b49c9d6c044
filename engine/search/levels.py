"""The bot levels of each game, loaded when first asked for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from engine.core.game import BadTextError
from engine.games import NAMES
from engine.search.bots import Bot, bots, every_move


@cache
def levels(game: str) -> Mapping[str, Bot]:
    """The bots that can play the game of that name, weakest first.

    Raises BadTextError when there is no such game.
    """
    if game not in NAMES:
        raise BadTextError("game", game)
    evaluation = import_module(f"engine.{game}.evaluation")
    return bots(evaluation.evaluate, getattr(evaluation, "suggest", every_move))
