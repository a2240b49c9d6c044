"""The position as a picture of its own, for places that show no frames."""

from functools import lru_cache

from engine.games import load
from web.boards.still import still
from web.rooms.teach.made import Made, first
from web.words import Words


@lru_cache(maxsize=1)
def whole(made: Made, words: Words) -> str:
    """An SVG document of what the reader meets first."""
    game, made = load(made.game), first(made)
    seen = game.observe(game.position(made.start), made.seat)
    return still(made.game, seen, words, made.theme)
