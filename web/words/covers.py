"""What the house tells of each game before the game itself is loaded.

A game's engine and table are many modules: the page that lists all games must not wait for them.
tools/words.py asks every table once and writes down what it says.
"""

import json
from dataclasses import dataclass
from functools import cache

from web.words.data import data


@dataclass(frozen=True, slots=True)
class Cover:
    """A game as its box shows it, in one language."""

    title: str
    about: str
    credit: str
    seats: tuple[int, ...]
    """How many can play."""
    alone: tuple[str, ...]
    """The names of the opponents that the rules play against one person; empty without such."""
    roles: tuple[str, ...]
    """Whom each seat plays, where that is settled by the seat; empty where all are alike."""
    poster: str
    """A picture, as SVG."""


@cache
def _covers(language: str) -> dict[str, Cover]:
    return {
        game: Cover(**{**told, **{name: tuple(told[name]) for name in ("seats", "alone", "roles")}})
        for game, told in json.loads(data(f"covers.{language}.json")).items()
    }


def cover(game: str, language: str) -> Cover:
    """A game's cover. Raises KeyError when there is no such game."""
    return _covers(language)[game]
