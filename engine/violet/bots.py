"""Who can play Violet, weakest first."""

from collections.abc import Mapping

from ..search.bots import Bot, Evaluate
from ..search.hazy import hazy_bot
from ..search.styles import Style, styled
from ..search.tree import tree_bot
from . import evaluation, network
from .evaluation import FULL, HUNDREDTH

_SPAN = 120 * HUNDREDTH


def levels(style: Style) -> Mapping[str, Bot]:
    """The levels, in one of `STYLES` or plain."""
    evaluate = styled(evaluation, style)
    return {
        "novice": hazy_bot(evaluate, 1, 80 * HUNDREDTH),
        "player": hazy_bot(evaluate, 1, 8 * HUNDREDTH),
        "expert": tree_bot(evaluate, _SPAN, 50),
        "master": tree_bot(learnt(style), FULL, 2400, deep=True),
    }


def learnt(style: Style) -> Evaluate:
    """What the network expects, with what the style makes more or less of."""
    if not style:
        return network.evaluate
    bent, plain = styled(evaluation, style), evaluation.evaluate
    return lambda state, seat: (
        network.evaluate(state, seat) + bent(state, seat) - plain(state, seat)
    )
