"""Weaker players, who see less clearly: they take a turn that is nearly as good as another for it.

They see as far as their beam is wide. How wrong they judge a turn is settled by its end alone, so
they make up their mind once and go through with it: a step is never taken back in the next.
"""

from random import Random
from typing import Any

from ..core.game import Game, Observation, Seat, State
from .bots import Bot, Evaluate, Planning, Suggest, every_move, turns

WAYS = 8
"""Ends that are looked at after each decision of a turn."""


def hazy_bot(
    evaluate: Evaluate, width: int, haze: int, suggest: Suggest = every_move, ways: int = WAYS
) -> Bot:
    """Plans its turn with so many states in view, and judges its ends wrong by up to `haze`.

    What it does not see it imagines always alike, which also keeps it to what it has begun.
    """

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state = game.determinize(observation, Random(0))
        lines = yield from turns(state, evaluate, width, suggest, ways)
        best = max(lines, key=lambda line: line[0] + _mistake(line[1], observation.to_act, haze))
        return best[2]

    return Bot(plan)


def _mistake(state: State[Any], seat: Seat, haze: int) -> int:
    """By how much the seat thinks this better than it is: never more than `haze`."""
    return Random(f"{seat} {state}").randrange(haze + 1)
