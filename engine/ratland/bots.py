"""Who can play Ratland, weakest first."""

from collections.abc import Mapping
from functools import partial
from random import Random

from ..core.game import Game, Observation
from ..search.bots import Bot, Planning, greedy_bot
from ..search.hazy import hazy_bot
from ..search.mixed import mixed_bot
from ..search.sealed import sealed_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import ONE
from .turn import Turn, habits, moods


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    greedy = greedy_bot(evaluate, partial(evaluation.suggest, style=style))
    turn = partial(Turn, style=style)
    return {
        "novice": hazy_bot(evaluate, 1, 3 * ONE * ONE, habits),
        "player": hazy_bot(evaluate, 1, 2 * ONE * ONE, partial(moods, style=style)),
        "expert": _by_clans(
            sealed_bot(turn, 60, greedy, own=12, others=4),
            sealed_bot(turn, 400, greedy, own=20, others=12),
        ),
        "master": _by_clans(
            mixed_bot(turn, 2000, 6000, greedy),
            sealed_bot(turn, 2000, greedy, own=40, others=24),
            deep=True,
        ),
    }


def _by_clans(two: Bot, more: Bot, deep: bool = False) -> Bot:
    """One that two clans play by, each the other's only rival, and one for more of them."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        bot = two if observation.seats == 2 else more
        return (yield from bot.plan(game, observation, random))

    return Bot(plan, deep)
