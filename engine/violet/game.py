"""Violet and the Grumpy Nisse as one value that answers the verbs of every game."""

from collections.abc import Mapping
from random import Random

from engine.core.game import Option
from engine.core.match import chosen
from engine.violet.components import CARDS, LAYOUT, Layout
from engine.violet.moves import Move, parse_move
from engine.violet.observe import Observation, determinize, observe
from engine.violet.play import State
from engine.violet.rules import RULES, what_is_left_out
from engine.violet.text import read_position


class Violet:
    """The game by Pedro Pereira, on a board of this layout."""

    id = "violet"
    seats = (2,)
    secret = True
    rules = RULES

    def __init__(self, layout: Layout = LAYOUT) -> None:
        self.layout = layout

    def options(self, seats: int) -> tuple[Option, ...]:
        """None: the first seat is Violet's and the second Torech's, whoever sits there."""
        return ()

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        """A full lantern, and no card turned up yet. Raises BadTextError."""
        chosen(self, seats, options)
        state = State(self.layout)
        state.deck_rest = CARDS
        return state

    def position(self, text: str) -> State:
        """The state of a position's text. Raises BadTextError."""
        return read_position(text, State(self.layout))

    def move(self, text: str) -> Move:
        """The move of a text. Raises BadTextError."""
        return parse_move(text)

    def left_out(self, state: State, move: Move) -> Move | None:
        """What a log leaves out that is older than a decision; None when nothing is missing."""
        return what_is_left_out(state, move)

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What the seat may know; None for somebody who looks on."""
        return observe(state, viewer)

    def determinize(self, observation: Observation, random: Random) -> State:
        """A state that fits the observation."""
        return determinize(observation, random, State)


GAME = Violet()
