"""Who can play Bullfrogs, weakest first."""

from ..search.bots import planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from .evaluation import POINT, evaluate
from .state import Stage

LEVELS = {
    "novice": hazy_bot(evaluate, 3, 4 * POINT, begins={Stage.PLAY}),
    "player": hazy_bot(evaluate, 3, POINT, begins={Stage.PLAY}),
    "expert": planning_bot(evaluate, 10),
    "master": reply_bot(evaluate, 20, 8, 4, 3, deep=True),
}
