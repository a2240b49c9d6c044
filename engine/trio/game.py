"""Trio as one value that answers the verbs of every game."""

from collections.abc import Mapping

from ..core.game import Option
from ..core.match import chosen
from .components import PILE
from .moves import parse_move
from .observe import determinize, observe
from .play import State
from .rulebook import rule
from .state import LINES, PLACES, Stage
from .text import LAYOUT


class Trio:
    """The game by Roberto Pinheiro."""

    id = "trio"
    seats = (2, 4)
    secret = True
    rules = tuple(rule)
    move = staticmethod(parse_move)
    observe = staticmethod(observe)
    determinize = staticmethod(determinize)

    def options(self, seats: int) -> tuple[Option, ...]:
        """Which lines count, how far tiles reach, and who starts: chance or a seat from 1."""
        starters = ("random", *(str(seat + 1) for seat in range(seats)))
        return (Option("trio_line", LINES), Option("place", PLACES), Option("first", starters))

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """A full pile, and neither a tile on the table nor in a hand. Raises BadTextError."""
        choice = chosen(self, seats, options)
        line, place = choice["trio_line"], choice["place"]
        state = State(seats=seats, line=line, place=place, pile=PILE, stage=Stage.START)
        if choice["first"] != "random":
            state.turn = int(choice["first"]) - 1
            state.stage = Stage.SHOW
        return state

    def position(self, text: str) -> State:
        """The state of a position's text. Raises BadTextError."""
        state = State()
        LAYOUT.read(text, state)
        return state


GAME = Trio()
