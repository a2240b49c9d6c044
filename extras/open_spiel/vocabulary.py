"""The numbers of OpenSpiel's actions: one for each word that can stand in a move of a game.

A number stays what it is, or what was learnt with it is lost: the tests hold them, and a new word
goes to the end.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product

from engine.bullfrogs import components as frogs
from engine.bullfrogs import grid as pond
from engine.bullfrogs import moves as frog_moves
from engine.core.compass import point_at
from engine.core.verb import Verb
from engine.ratland import components as rats
from engine.ratland import moves as rat_moves
from engine.trio import components as tiles
from engine.trio import geometry
from engine.trio import moves as tile_moves
from engine.violet import components as cards
from engine.violet import moves as card_moves

POND_REACH = 44
"""How far from the Log a card of Bullfrogs can lie (engine.bullfrogs.grid)."""

TABLE_REACH = 24
"""How far from the start tile a tile of Trio can lie (engine.trio.geometry)."""

SEATS = ("1", "2", "3", "4")


def number_of(game: str, word: str) -> int:
    """The action of this word. Raises KeyError for a word that stands in no move of the game."""
    return _numbers(game)[word]


@cache
def vocabulary(game: str) -> tuple[str, ...]:
    """The words of a game's moves by their numbers. Raises KeyError when there is no such game."""
    return tuple(dict.fromkeys(_WORDS[game]()))


@cache
def _numbers(game: str) -> dict[str, int]:
    return {word: number for number, word in enumerate(vocabulary(game))}


def _verbs(base: type[Verb]) -> Iterator[str]:
    return (kind.word for kind in base.__subclasses__())


def _within(reach: int) -> list[tuple[int, int]]:
    """The steps east and south to all that lies so near, the nearest first."""
    steps = product(range(-reach, reach + 1), repeat=2)
    near = [(x, y) for x, y in steps if abs(x) + abs(y) <= reach]
    return sorted(near, key=lambda step: (abs(step[0]) + abs(step[1]), step))


def _bullfrogs() -> Iterator[str]:
    yield from _verbs(frog_moves.Move)
    yield from (colour.letter for colour in frogs.COLOURS)
    yield from (piece.word for piece in frogs.PIECES)
    yield from map(str, sorted({*frogs.KINDS, *frogs.ACTION_FACES}))
    yield from frogs.MOVEMENT_FACES
    yield from (pond.cell_name(point_at(*step)) for step in _within(POND_REACH))


def _ratland() -> Iterator[str]:
    yield from _verbs(rat_moves.Move)
    yield from SEATS
    yield from map(str, rats.FOOD_CARDS)
    yield from (card.value for card in rats.EventCard)
    yield from (piece.word for piece in rats.PIECES)
    amounts = range(rats.RATS + 1)
    for name in (*rat_moves.PLACED, "healthy", "poisoned"):
        yield from (f"{name}={amount}" for amount in amounts)


def _trio() -> Iterator[str]:
    yield from _verbs(tile_moves.Move)
    yield from SEATS
    yield from tiles.PATTERN_OF
    cells = [geometry.cell_at(*step) for step in _within(TABLE_REACH)]
    yield from map(geometry.cell_name, cells)
    for cell in cells:
        yield from map(geometry.circle_name, geometry.edges_of(cell))


def _violet() -> Iterator[str]:
    yield from _verbs(card_moves.Move)
    yield from cards.SEAT_WORDS
    yield from (suit.word for suit in cards.SUITS)
    yield from map(cards.card_name, cards.CARDS)
    yield from (event.value for event in cards.EVENT_CARDS)
    yield from map(str, range(len(cards.BOARD.path) + 1))  # an event may make it one longer


_WORDS: dict[str, Callable[[], Iterable[str]]] = {
    "bullfrogs": _bullfrogs,
    "ratland": _ratland,
    "trio": _trio,
    "violet": _violet,
}
