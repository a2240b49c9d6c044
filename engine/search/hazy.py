"""Weaker players, who see less clearly: they take a turn that is nearly as good as another for it.

They see as far as their beam is wide. They are wrong where a turn begins, and go through with what
they have begun: whoever is wrong anew at each step takes the last one back.
"""

from collections.abc import Container
from random import Random
from typing import Any

from ..core.game import Game, Observation
from .bots import Bot, Evaluate, Plan, Planning, Suggest, every_move, turns

WAYS = 8
"""Ends that are looked at after each decision of a turn."""


def hazy_bot(
    evaluate: Evaluate,
    width: int,
    haze: int,
    suggest: Suggest = every_move,
    begins: Container[Any] = (),
    ways: int = WAYS,
) -> Bot:
    """Plans its turn with so many states in view, and judges its ends wrong by up to `haze`.

    `begins` are the stages in which a turn begins, where it is more than a decision.
    """

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        state = game.determinize(observation, random)
        wrong = haze if not begins or getattr(state, "stage", None) in begins else 0
        lines = yield from turns(state, evaluate, width, suggest, ways)
        best = max(lines, key=lambda line: line[0] + random.randrange(wrong + 1))
        return Plan(best[2])

    return Bot(plan)
