"""Violet and the Grumpy Nisse as one value that answers the verbs of every game."""

from collections.abc import Mapping

from ..core.game import Option
from ..core.match import chosen
from . import moves
from .components import BOARD, SUITS, Board, EventCard
from .moves import Move, parse_move
from .observe import determinize, observe
from .play import State
from .rulebook import rule
from .state import Stage
from .text import read_position


class Violet:
    """The game by Pedro Pereira, on a board such as this."""

    id = "violet"
    seats = (2,)
    secret = True
    rules = tuple(rule)
    move = staticmethod(parse_move)
    observe = staticmethod(observe)
    determinize = staticmethod(determinize)

    def __init__(self, layout: Board = BOARD) -> None:
        self.layout = layout

    def options(self, seats: int) -> tuple[Option, ...]:
        """None: the first seat is Violet's and the second Torech's, whoever sits there."""
        return ()

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """A full lantern, and no card turned up yet. Raises BadTextError."""
        chosen(self, seats, options)
        path, fireflies, lantern, _, _, fear, _ = self.layout
        return State(layout=self.layout, path=path, fireflies=fireflies, fear=fear, fuel=lantern)

    def position(self, text: str) -> State:
        """The state of a position's text. Raises BadTextError."""
        state = self.start(2, {})
        read_position(text, state)
        return state

    def left_out(self, state: State, move: Move) -> Move | None:
        """What a log leaves out that is older than a decision: the move that changes nothing.

        Such logs know nothing of using something before an effect (violet.event.planning), nor of
        events on the Precipice and at the Campfire (violet.events).
        """
        if state.stage is Stage.EFFECT and isinstance(
            move, moves.Draw | moves.Look | moves.Consult
        ):
            return moves.PASS
        if state.stage is not Stage.PLACE or isinstance(move, moves.Place | moves.Improvise):
            return None
        event = state.pending[0]
        if state.spaces_for(event)[0] < state.precipice:
            return None
        if event is EventCard.IMPROVISATION:
            return moves.improvise(state.campfire, SUITS[0])
        return moves.place(event, state.campfire)


GAME = Violet()
