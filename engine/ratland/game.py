"""Ratland as one value that answers the verbs of every game."""

from collections.abc import Mapping

from ..core.game import Option
from ..core.match import chosen
from .components import FIRST_RATS, RATS, Clan
from .moves import parse_move
from .observe import determinize, observe, recall
from .play import State
from .rulebook import rule
from .state import Stage
from .text import read_position

FOOD = ("shuffled", "first-game")
"""How the food cards lie: shuffled, or by their numbers as the rulebook advises beginners."""


class Ratland:
    """The game by Eduardo García."""

    id = "ratland"
    seats = (2, 3, 4)
    secret = True
    rules = tuple(rule)
    move = staticmethod(parse_move)
    observe = staticmethod(observe)
    recall = staticmethod(recall)
    determinize = staticmethod(determinize)

    def options(self, seats: int) -> tuple[Option, ...]:
        """The order of the food cards, and who is active first: chance or a seat, from 1."""
        starters = ("random", *(str(seat + 1) for seat in range(seats)))
        return (Option("food", FOOD), Option("first", starters))

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """Seven rats and two cheese for each clan, no card revealed. Raises BadTextError."""
        choice = chosen(self, seats, options)
        state = State(
            first_game=choice["food"] == "first-game",
            clans=[Clan()] * seats,
            pile=RATS - FIRST_RATS * seats,
            choices=(None,) * seats,
        )
        if choice["first"] != "random":
            state.active = int(choice["first"]) - 1
            state.stage = Stage.EVENT
        return state

    def position(self, text: str) -> State:
        """The state of a position's text. Raises BadTextError."""
        state = State()
        read_position(text, state)
        return state


GAME = Ratland()
