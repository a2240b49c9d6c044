"""The bot levels of each game and its hints, loaded when first asked for."""

from collections.abc import Generator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ..core.game import BadTextError, Observation
from ..games import NAMES, load
from . import hints
from .bots import Bot, bots, every_move

HINTS = "planner"
"""Whose moves are advised: of a whole turn, which reasons can be told of."""


@cache
def levels(game: str) -> Mapping[str, Bot]:
    """The bots that can play the game of that name: those of older games, and those on offer.

    Raises BadTextError when there is no such game.
    """
    evaluation = _evaluation(game)
    older = bots(evaluation.evaluate, getattr(evaluation, "suggest", every_move))
    return {**older, **_own(game)}


@cache
def offered(game: str) -> tuple[str, ...]:
    """The levels to choose from, weakest first. Raises BadTextError as `levels` does."""
    return tuple(_own(game) or levels(game))


def hint(game: str, observation: Observation) -> Generator[None, bool | None, hints.Hint]:
    """What a good bot would do, and why. Raises BadTextError as `levels` does."""
    bot = levels(game)[HINTS]
    return hints.hint(bot, hints.knowledge(_evaluation(game)), load(game), observation)


def _own(game: str) -> Mapping[str, Bot]:
    """The levels that a game has of its own; none where it leaves them to those of every game."""
    _evaluation(game)
    try:
        own: Mapping[str, Bot] = import_module(f"..{game}.bots", __package__).LEVELS
    except ModuleNotFoundError as missing:
        if not (missing.name or "").endswith(f".{game}.bots"):
            raise
        return {}
    return own


def _evaluation(game: str) -> Any:
    if game not in NAMES:
        raise BadTextError("game", game)
    return import_module(f"..{game}.evaluation", __package__)
