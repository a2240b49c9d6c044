"""Who can play Violet, weakest first."""

from collections.abc import Mapping

from ..search.bots import Bot
from ..search.hazy import hazy_bot
from ..search.styles import Style, styled
from ..search.tree import tree_bot
from . import evaluation
from .evaluation import HUNDREDTH

_SPAN = 120 * HUNDREDTH


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    return {
        "novice": hazy_bot(evaluate, 1, 80 * HUNDREDTH),
        "player": hazy_bot(evaluate, 1, 8 * HUNDREDTH),
        "expert": tree_bot(evaluate, _SPAN, 50),
        "master": tree_bot(evaluate, _SPAN, 2400, deep=True),
    }
