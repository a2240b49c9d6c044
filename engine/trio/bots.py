"""Who can play Trio, weakest first."""

from collections.abc import Mapping

from ..search.bots import Bot, planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import PERCENT
from .state import Stage


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    return {
        "novice": hazy_bot(evaluate, 6, 60 * PERCENT, begins={Stage.PLACE}),
        "player": hazy_bot(evaluate, 6, 15 * PERCENT, begins={Stage.PLACE}),
        "expert": planning_bot(evaluate, 10),
        "master": reply_bot(evaluate, 12, 6, 3, 2, deep=True),
    }
