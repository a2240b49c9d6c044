"""Who can play Ratland, weakest first."""

from collections.abc import Mapping
from functools import partial

from ..search.bots import Bot, greedy_bot
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
        "expert": sealed_bot(turn, 60, greedy, own=12, others=4),
        "master": mixed_bot(turn, 2000, 6000, greedy, deep=True),
    }
