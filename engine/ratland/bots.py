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
    quick = sealed_bot(turn, 60, greedy, own=12, others=4)
    longer = sealed_bot(turn, 400, greedy, own=20, others=12)
    long = sealed_bot(turn, 2000, greedy, own=40, others=24)
    return {
        "novice": hazy_bot(evaluate, 1, 3 * ONE * ONE, habits),
        "player": hazy_bot(evaluate, 1, 2 * ONE * ONE, partial(moods, style=style)),
        "expert": _by_clans(quick, longer, quick),
        "master": _by_clans(mixed_bot(turn, 2000, 6000, greedy), long, long, deep=True),
    }


def _by_clans(*bots: Bot, deep: bool = False) -> Bot:
    """One that decides as the first of these with two clans, as the next with three and so on."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        return (yield from bots[observation.seats - 2].plan(game, observation, random))

    return Bot(plan, deep)
