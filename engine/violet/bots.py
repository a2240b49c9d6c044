"""Who can play Violet, weakest first."""

from ..search.bots import planning_bot
from ..search.hazy import hazy_bot
from ..search.tree import tree_bot
from .evaluation import HUNDREDTH, evaluate

_SPAN = 120 * HUNDREDTH

LEVELS = {
    "novice": hazy_bot(evaluate, 1, 30 * HUNDREDTH),
    "player": planning_bot(evaluate, 4),
    "expert": tree_bot(evaluate, _SPAN, 200),
    "master": tree_bot(evaluate, _SPAN, 1500),
}
