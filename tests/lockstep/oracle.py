"""What an oracle answers to, all of it in texts."""

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol, runtime_checkable

CHANCE = -1
NOBODY = -2

Ending = tuple[tuple[int, ...], tuple[int, ...], str]
"""The seats that win, the points of each seat, and the id of the rule that decided."""


class Oracle(Protocol):
    """A position of a game as the rulebook's sentences have it."""

    def to_act(self) -> int:
        """The seat that decides, `CHANCE` or `NOBODY`."""
        ...

    def moves(self) -> set[str]:
        """All that this seat may do; empty for chance."""
        ...

    def chance(self) -> Mapping[str, int]:
        """All that chance may do, each with its weight; empty for a seat."""
        ...

    def play(self, move: str) -> None:
        """What comes of one of these."""
        ...

    def outcome(self) -> Ending | None: ...

    def __str__(self) -> str:
        """The position in the notation."""
        ...


@runtime_checkable
class OfMany(Protocol):
    """An oracle of a game in which there can be more moves than anybody wants to write down."""

    def how_many(self) -> int:
        """How many moves there are now."""
        ...

    def may(self, move: str) -> bool:
        """Whether this is one of them."""
        ...

    def any_move(self, random: Random) -> str:
        """One of them."""
        ...


def start(game: str, seats: int, options: Mapping[str, str]) -> Oracle:
    """Before the first move."""
    return _module(game).start(seats, options)


def read(game: str, text: str) -> Oracle:
    """The position of a text."""
    return _module(game).read(text)


def _module(game: str) -> Any:
    return import_module(f"tests.{game}.oracle")
