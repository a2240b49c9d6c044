"""Who can play Trio, weakest first."""

from collections.abc import Mapping

from ..search.bots import PLAN_WIDTH, Bot, by_seats, planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from ..search.styles import Style, styled
from . import evaluation
from .evaluation import PERCENT
from .finish import sensible
from .state import Stage

CARELESS: Style = {"their-trio": 20, "trio": 80, "cluster": 10, "circles": 0}
OWN_GAME: Style = {"their-trio": 0, "trio": 20, "cluster": 0, "circles": 0}
"""How a player and a novice see things: hardly what threatens them, and clusters least of all."""


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    careless = styled(evaluation, {**CARELESS, **style})
    own_game = styled(evaluation, {**OWN_GAME, **style})
    in_pairs = hazy_bot(evaluate, 8, 30 * PERCENT, begins={Stage.PLACE})
    planner = planning_bot(evaluate, PLAN_WIDTH, sensible)
    return {
        "novice": hazy_bot(own_game, 8, 40 * PERCENT, begins={Stage.PLACE}),
        "player": hazy_bot(careless, 8, 25 * PERCENT, begins={Stage.PLACE}),
        "expert": by_seats(planner, in_pairs),
        "master": reply_bot(evaluate, 20, 10, (4,), 2, 3, sensible, deep=True),
    }
