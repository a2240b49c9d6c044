"""Players who think now and then."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.game import CHANCE, Game, Seat, State, throw
from engine.search.bots import greedy_bot


def sometimes_thoughtful(
    game: Game, evaluate: Callable[[Any, Seat], int]
) -> Callable[[State[Any], Random, float], Any]:
    """What chooses a random move, or with a probability one that is greedy by this evaluation."""
    thoughtful = greedy_bot(evaluate)

    def some_move(state: State[Any], random: Random, thought: float) -> Any:
        if state.to_act == CHANCE:
            return throw(state, random)
        if random.random() < thought:
            return thoughtful(game, game.observe(state, state.to_act), random)
        return random.choice(state.moves())

    return some_move
