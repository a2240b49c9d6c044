"""Positions that seldom come up in play, so that rules meet that seldom do."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

from engine.core.game import BadTextError
from engine.games import load
from tests.conformance.texts import changed


def read_or_none(name: str, text: str) -> str | None:
    """The position as the game writes it, or None for a text that is refused."""
    try:
        return str(load(name).position(text))
    except BadTextError:
        return None


def rare_positions(name: str, seed: int) -> Iterator[str]:
    """Without end, and only such as can be read.

    In turn: a position of a random game with words changed, and one of `tests/<game>/wild.py`.
    """
    random = Random(seed)
    wild = import_module(f"tests.{name}.wild").wild_text
    while True:
        for make in (lambda: changed(name, random.randrange), lambda: wild(random)):
            text = None
            while text is None:
                text = read_or_none(name, make())
            yield text
