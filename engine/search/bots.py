"""Who can sit at a table without being a person.

Same observation, same generator: same move, under CPython and in the browser.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Protocol, runtime_checkable

from engine.core.game import Game, Observation, Seat, State

Bot = Callable[[Game, Observation, Random], Any]
"""Chooses one of the moves that the observation's viewer has."""

Evaluate = Callable[[Any, Seat], float]
"""How good a game's own state is for a seat: higher is better, in the game's own points."""

Suggest = Callable[[Any, Seat], Iterable[Any]]
"""The moves of a game's own state worth looking at, where there are too many to try them all."""


@runtime_checkable
class LazyMoves(Protocol):
    """A collection of moves that is never built, and can still pick one of them."""

    def choose(self, random: Random) -> Any:
        """One of the moves, all equally likely."""
        ...


def random_bot(game: Game, observation: Observation, random: Random) -> Any:
    """Any legal move, all alike."""
    moves = game.imagine(observation, random).moves()
    return moves.choose(random) if isinstance(moves, LazyMoves) else random.choice(list(moves))


def every_move(state: State[Any], seat: Seat) -> Iterable[Any]:
    """All the moves, for games that suggest none."""
    return state.moves()


def greedy_bot(evaluate: Evaluate, suggest: Suggest = every_move) -> Bot:
    """The move after which the game's evaluation is best; the first of equals by its text.

    Looks one ply ahead at the suggested moves, in one imagined state, so it never knows more than
    its seat.
    """

    def choose(game: Game, observation: Observation, random: Random) -> Any:
        state = game.imagine(observation, random)
        seat = observation.to_act

        def worth(move: Any) -> tuple[float, str]:
            after = state.copy()
            after.play(move)
            return (-evaluate(after, seat), str(move))

        return min(suggest(state, seat), key=worth)

    return choose


def bots(evaluate: Evaluate, suggest: Suggest = every_move) -> Mapping[str, Bot]:
    """The bot levels of a game, weakest first."""
    return {"random": random_bot, "greedy": greedy_bot(evaluate, suggest)}
