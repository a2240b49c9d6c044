"""Who can play Trio, weakest first."""

from ..search.bots import planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from .evaluation import PERCENT, evaluate

LEVELS = {
    "novice": hazy_bot(evaluate, 1, 30 * PERCENT),
    "player": hazy_bot(evaluate, 2, 10 * PERCENT),
    "expert": planning_bot(evaluate, 10),
    "master": reply_bot(evaluate, 12, 6, 3, 2),
}
