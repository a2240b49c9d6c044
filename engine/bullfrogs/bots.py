"""Who can play Bullfrogs, weakest first."""

from ..search.bots import planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from .evaluation import POINT, evaluate

LEVELS = {
    "novice": hazy_bot(evaluate, 1, 2 * POINT),
    "player": hazy_bot(evaluate, 2, POINT),
    "expert": planning_bot(evaluate, 10),
    "master": reply_bot(evaluate, 20, 8, 4, 3),
}
