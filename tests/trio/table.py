"""Words to write tests of Trio like a rulebook."""

from engine.trio.game import GAME
from engine.trio.geometry import Circle, parse_circle
from tests.telling import Telling

telling = Telling(GAME)
may, refused, moves = telling.may, telling.refused, telling.moves
after, told, names, ending = telling.after, telling.told, telling.names, telling.ending


def cells(position: str) -> set[str]:
    """The cells on which a tile may be laid."""
    return {text.split(" ")[2] for text in moves(position, "place")}


def circles(*names: str) -> tuple[Circle, ...]:
    """The circles of these names, sorted."""
    return tuple(sorted(map(parse_circle, names)))
