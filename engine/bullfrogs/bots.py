"""Who can play Bullfrogs, weakest first."""

from collections.abc import Mapping

from ..search.bots import PLAN_WIDTH, Bot, Evaluate, by_seats, planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import POINT
from .state import Stage

IN_HAND: Style = {"rivals": 20, "lead": 20}
"""How a novice sees things: what it has, rather than what it may win or what others have."""

MODEST: Style = {"lead": 40}
"""How a player of three or four sees things: a lead is not yet a victory."""


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)

    def hazy(evaluate: Evaluate, width: int, haze: int) -> Bot:
        return hazy_bot(evaluate, width, haze, begins={Stage.PLAY})

    in_hand, modest = (styled(evaluation, {**less, **style}) for less in (IN_HAND, MODEST))
    planner = planning_bot(evaluate, PLAN_WIDTH, evaluation.sensible)
    return {
        "novice": hazy(in_hand, 1, 3 * POINT),
        "player": by_seats(hazy(evaluate, 2, POINT), hazy(modest, 2, POINT)),
        "expert": by_seats(planner, hazy(evaluate, 3, POINT)),
        "master": reply_bot(evaluate, 40, 12, (4, 3, 4), 3, 3, evaluation.sensible, deep=True),
    }
