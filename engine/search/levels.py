"""The bot levels of each game and its hints, loaded when first asked for."""

from collections.abc import Generator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ..core.game import BadTextError, Observation
from ..games import NAMES, load
from . import hints
from .bots import Bot, bots, every_move


@cache
def levels(game: str) -> Mapping[str, Bot]:
    """The bots that can play the game of that name, weakest first.

    Raises BadTextError when there is no such game.
    """
    evaluation = _evaluation(game)
    return bots(evaluation.evaluate, getattr(evaluation, "suggest", every_move))


def hint(game: str, observation: Observation) -> Generator[None, bool | None, hints.Hint]:
    """What the game's best bot would do, and why. Raises BadTextError as `levels` does."""
    best = list(levels(game).values())[-1]
    return hints.hint(best, hints.knowledge(_evaluation(game)), load(game), observation)


def _evaluation(game: str) -> Any:
    if game not in NAMES:
        raise BadTextError("game", game)
    return import_module(f"..{game}.evaluation", __package__)
