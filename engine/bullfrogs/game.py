"""Bullfrogs as one value that answers the verbs of every game."""

from collections.abc import Mapping
from itertools import permutations

from ..core.game import NOBODY, BadTextError, Option
from ..core.match import chosen
from .components import LETTERS, LOG_CARD, START_PAD, deck, empty_pad, parse_colour
from .grid import LOG, neighbours
from .moves import parse_move
from .observe import determinize, observe
from .play import State
from .rulebook import rule
from .solo import SoloState
from .state import Stage
from .text import read_position


class Bullfrogs:
    """The game by Keith Matejka."""

    id = "bullfrogs"
    seats = (1, 2, 3, 4)
    secret = True
    rules = tuple(rule)
    move = staticmethod(parse_move)
    observe = staticmethod(observe)
    determinize = staticmethod(determinize)

    def options(self, seats: int) -> tuple[Option, ...]:
        """The colours in turn order, and who starts: chance or a seat, counted from 1.

        Alone one plays against Isaac, who has the second colour and begins.
        """
        orders = tuple(map("".join, permutations(LETTERS, max(seats, 2))))
        starters = ("random", *(str(seat + 1) for seat in range(seats)))
        options = (Option("colours", orders), Option("first", starters))
        return options if seats > 1 else options[:1]

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """The Log, four start pads, shuffled piles and no hands yet. Raises BadTextError."""
        choice = chosen(self, seats, options)
        state = State() if seats > 1 else SoloState()
        state.muster(tuple(map(parse_colour, choice["colours"])))
        state.cards[LOG] = empty_pad(LOG_CARD)
        state.cards |= dict.fromkeys(neighbours(LOG), empty_pad(START_PAD))
        for colour in state.colours[:seats]:
            state.piles[colour] = deck(seats)
        if seats == 1:
            state.turn, state.stage = 1, Stage.ROLL
        elif choice["first"] == "random":
            state.stage = Stage.START
        else:
            state.turn, state.stage = int(choice["first"]) - 1, Stage.DEAL
        return state

    def position(self, text: str) -> State:
        """The state of a position's text. Raises BadTextError."""
        state: State = read_position(text, SoloState if "; isaac " in text else State)
        if state.to_act != NOBODY and not (state.moves() or state.chance()):
            raise BadTextError("turn", text.partition("; ")[0])
        return state


GAME = Bullfrogs()
