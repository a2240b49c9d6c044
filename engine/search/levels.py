"""The bots of each game by level and style, and its hints, loaded when first asked for."""

from collections.abc import Generator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ..core.game import BadTextError, Observation
from ..games import NAMES, load, room
from . import hints
from .bots import Bot, bots, every_move
from .styles import PLAIN, Style


@cache
def levels(game: str) -> Mapping[str, Bot]:
    """The bots that can play the game of that name: those of older games, and those on offer.

    Raises BadTextError when there is no such game.
    """
    evaluation = _evaluation(game)
    older = bots(evaluation.evaluate, getattr(evaluation, "suggest", every_move))
    return {**older, **_own(game, "")}


@cache
def offered(game: str) -> tuple[str, ...]:
    """The levels to choose from, weakest first. Raises BadTextError as `levels` does."""
    return tuple(_own(game, "") or levels(game))


@cache
def styles(game: str) -> tuple[str, ...]:
    """The styles in which the levels of a game can be played, besides the plain one."""
    return tuple(_styles(game)) if _own(game, "") else ()


def level_of(kind: str) -> str:
    """The level in a kind of player such as `master-raider`."""
    return kind.partition("-")[0]


def style_of(kind: str) -> str:
    """The style in it; "" for the plain one."""
    return kind.partition("-")[2]


def kind_of(level: str, style: str) -> str:
    """The kind of player of a level and a style, which is "" for the plain one."""
    return f"{level}-{style}" if style else level


def is_kind(game: str, kind: str) -> bool:
    """Whether a bot of that kind can play. Raises BadTextError as `levels` does."""
    if kind == level_of(kind):
        return kind in levels(game)
    return level_of(kind) in _own(game, "") and style_of(kind) in styles(game)


def bot(game: str, kind: str) -> Bot:
    """The bot of a level and a style, such as `master-raider`, or of a level alone.

    Raises BadTextError as `levels` does, and for a kind that there is not.
    """
    if not is_kind(game, kind):
        raise BadTextError("level", kind)
    return _own(game, style_of(kind))[level_of(kind)] if style_of(kind) else levels(game)[kind]


def adviser(game: str) -> Bot:
    """Whose moves are advised: the strongest. Raises BadTextError as `levels` does."""
    return levels(game)[offered(game)[-1]]


def hint(game: str, observation: Observation) -> Generator[None, bool | None, hints.Hint]:
    """What the best bot would do, and why. Raises BadTextError as `levels` does."""
    return hints.hint(adviser(game), hints.terms(_evaluation(game)), load(game), observation)


@cache
def _own(game: str, style: str) -> Mapping[str, Bot]:
    """The levels that a game has of its own; none where it leaves them to those of every game."""
    found = room(game, "bots")
    own: Mapping[str, Bot] = {} if found is None else found.levels(_styles(game).get(style, PLAIN))
    return own


def _styles(game: str) -> Mapping[str, Style]:
    found = room(game, "styles")
    named: Mapping[str, Style] = {} if found is None else found.STYLES
    return named


def _evaluation(game: str) -> Any:
    if game not in NAMES:
        raise BadTextError("game", game)
    return import_module(f"..{game}.evaluation", __package__)
