"""Whole games between more and less thoughtful players, to be looked at by many tests."""

from functools import cache
from random import Random

from engine.core.game import NOBODY, Event
from engine.violet.evaluation import evaluate
from engine.violet.game import GAME
from engine.violet.moves import Move
from engine.violet.play import State
from tests.thought import sometimes_thoughtful

Moment = tuple[State, Move, list[Event], State]
"""The state before a move, the move, what it told, and the state after it."""


some_move = sometimes_thoughtful(GAME, evaluate)


@cache
def game(seed: int) -> tuple[Moment, ...]:
    """Every moment of a game. Look at the states, and copy before you play on."""
    random = Random(seed)
    state = GAME.start(2, {})
    thought = random.choice([0.5, 0.8, 0.95])
    moments = []
    while state.to_act != NOBODY:
        state.memory.views()  # what is remembered once need not be worked out again in each copy
        before, move = state.copy(), some_move(state, random, thought)
        told: list[Event] = []
        state.play(move, told.append)
        moments.append((before, move, told, state.copy()))
    return tuple(moments)
