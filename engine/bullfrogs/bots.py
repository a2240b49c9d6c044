"""Who can play Bullfrogs, weakest first."""

from collections.abc import Mapping

from ..search.bots import Bot, planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import POINT
from .state import Stage

IN_HAND: Style = {"rivals": 30, "lead": 50}
"""How a novice sees things: what it has, rather than what it may win or what others have."""


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    in_hand = styled(evaluation, {**IN_HAND, **style})
    return {
        "novice": hazy_bot(in_hand, 1, 3 * POINT, begins={Stage.PLAY}),
        "player": hazy_bot(evaluate, 3, POINT, begins={Stage.PLAY}),
        "expert": planning_bot(evaluate, 10, evaluation.sensible),
        "master": reply_bot(evaluate, 40, 12, 4, 3, 3, evaluation.sensible, deep=True),
    }
