"""What must hold after every single move."""

from collections import Counter

from engine.core.game import NOBODY, Event
from engine.trio.components import COLOURS, HAND, MOST_POINTS, PATTERN_OF, PIECES, Pattern
from engine.trio.events import Entered, PointsLost, Stepped, TilePlaced
from engine.trio.geometry import START
from engine.trio.play import State
from engine.trio.score import is_trio
from engine.trio.state import Stage


class Ledger:
    """The tiles there were at first, the circles, and the points that events tell of."""

    def __init__(self, state: State) -> None:
        self.tiles = every_tile(state)
        self.before = state.copy()
        self.points = state.points

    def hear(self, event: Event) -> None:
        """Count the points of the turn."""
        if isinstance(event, TilePlaced):
            self.points = event.points
        if isinstance(event, Stepped | Entered):
            self.points -= 1
        if isinstance(event, PointsLost):
            self.points -= event.points

    def look_at(self, state: State) -> None:
        """Everything that holds now; to be called after each move."""
        assert every_tile(state) == self.tiles
        each_piece_stands_on_a_circle_of_its_own(state)
        hands_and_points_fit_the_step(state)
        a_trio_ends_the_game(state)
        assert self.before.circles.items() <= state.circles.items()
        assert self.before.tiles.items() <= state.tiles.items()
        assert self.points == state.points or state.stage is Stage.OVER
        self.before = state.copy()


def every_tile(state: State) -> Counter[Pattern]:
    """The tiles on the table, in hands and in the pile, without the start tile."""
    laid = [PATTERN_OF[face] for cell, face in state.tiles.items() if cell != START]
    held = [pattern for hand in state.hands for pattern in hand]
    return Counter([*laid, *held, *state.pile])


def each_piece_stands_on_a_circle_of_its_own(state: State) -> None:
    yellow, red = state.pieces
    standing = yellow + red
    assert len(set(standing)) == len(standing)
    assert set(standing) <= set(state.circles)
    assert max(len(yellow), len(red)) <= PIECES
    assert list(yellow) == sorted(yellow)
    assert list(red) == sorted(red)


def hands_and_points_fit_the_step(state: State) -> None:
    assert max(map(len, state.hands)) <= HAND
    assert (state.points > 0) == (state.stage is Stage.MOVE)
    assert state.points <= MOST_POINTS
    assert (state.outcome() is not None) == (state.to_act == NOBODY)


def a_trio_ends_the_game(state: State) -> None:
    for colour in COLOURS:
        if is_trio(state.circles, state.pieces[colour], colour, state.line):
            assert state.stage is Stage.OVER
    if state.stage is Stage.OVER:
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners or len(set(outcome.scores)) == 1
