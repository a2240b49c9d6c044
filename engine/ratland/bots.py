"""Who can play Ratland, weakest first."""

from ..search.bots import greedy_bot
from ..search.hazy import hazy_bot
from ..search.sealed import sealed_bot
from .evaluation import ONE, evaluate, suggest
from .turn import Turn, habits

_GREEDY = greedy_bot(evaluate, suggest)

LEVELS = {
    "novice": hazy_bot(evaluate, 1, 3 * ONE * ONE, habits),
    "player": _GREEDY,
    "expert": sealed_bot(Turn, 60, _GREEDY, own=12, others=4),
    "master": sealed_bot(Turn, 2000, _GREEDY, own=40, others=24, deep=True),
}
