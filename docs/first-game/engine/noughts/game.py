"""Noughts and crosses as one value that answers the verbs of every game."""

from ..core.game import BadTextError
from ..core.open import OpenGame
from ..core.verb import reader
from .moves import SQUARES, Mark
from .rulebook import rule
from .state import EMPTY, MARKS, State


class Noughts(OpenGame):
    """The game of three in a line."""

    id, seats, rules = "noughts", (2,), tuple(rule)
    opening = State
    move = staticmethod(reader("move", Mark))

    def position(self, text: str) -> State:
        """The state of nine squares, by turns, nobody after a line. Raises BadTextError."""
        crosses, noughts = map(text.count, MARKS)
        complete = len(text) == len(SQUARES) == crosses + noughts + text.count(EMPTY)
        state, latest = State(board=text), MARKS[crosses == noughts]
        if not complete or crosses - noughts not in (0, 1) or {*state.lines()} - {latest}:
            raise BadTextError("board", text)
        return state


GAME = Noughts()
