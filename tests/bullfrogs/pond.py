"""Words to write tests of Bullfrogs like a rulebook."""

from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import parse_cell
from engine.bullfrogs.play import State
from tests.telling import Telling

telling = Telling(GAME)
refused, moves = telling.refused, telling.moves
after, told, names, play = telling.after, telling.told, telling.names, telling.play
ending, chances = telling.ending, telling.chances

START = "log[] n1=6[] e1=6[] s1=6[] w1=6[]"
"""The pond before the first turn."""


def pieces(state: State, cell: str) -> str:
    """The pieces on a card, such as `GG*B`."""
    return str(state.cards[parse_cell(cell)])


def has_card(state: State, cell: str) -> bool:
    """Whether a card lies there."""
    return parse_cell(cell) in state.cards
