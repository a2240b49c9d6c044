"""Who can sit at a table without being a person.

Same observation, same generator: same move, under CPython and in the browser.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine.core.game import Game, Observation, Seat, State

Bot = Callable[[Game, Observation, Random], Any]
"""Chooses one of the moves that the observation's viewer has."""

Evaluate = Callable[[State[Any], Seat], float]
"""How good a state is for a seat: higher is better, in the game's own points."""


def random_bot(game: Game, observation: Observation, random: Random) -> Any:
    """Any legal move, all alike."""
    return random.choice(list(game.imagine(observation, random).moves()))


def greedy_bot(evaluate: Evaluate) -> Bot:
    """The move after which the game's evaluation is best; the first of equals by its text.

    Looks one ply ahead, in one imagined state, so it never knows more than its seat.
    """

    def choose(game: Game, observation: Observation, random: Random) -> Any:
        state = game.imagine(observation, random)
        seat = observation.to_act

        def worth(move: Any) -> tuple[float, str]:
            after = state.copy()
            after.play(move)
            return (-evaluate(after, seat), str(move))

        return min(state.moves(), key=worth)

    return choose


def bots(evaluate: Evaluate) -> Mapping[str, Bot]:
    """The bot levels of a game, weakest first."""
    return {"random": random_bot, "greedy": greedy_bot(evaluate)}
