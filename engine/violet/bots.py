"""Who can play Violet, weakest first."""

from ..search.hazy import hazy_bot
from ..search.tree import tree_bot
from .evaluation import HUNDREDTH, evaluate

_SPAN = 120 * HUNDREDTH

LEVELS = {
    "novice": hazy_bot(evaluate, 1, 40 * HUNDREDTH),
    "player": hazy_bot(evaluate, 1, 8 * HUNDREDTH),
    "expert": tree_bot(evaluate, _SPAN, 300),
    "master": tree_bot(evaluate, _SPAN, 2400, deep=True),
}
