"""Who can play Trio, weakest first."""

from ..search.bots import planning_bot
from ..search.hazy import hazy_bot
from ..search.replies import reply_bot
from .evaluation import PERCENT, evaluate
from .state import Stage

LEVELS = {
    "novice": hazy_bot(evaluate, 6, 60 * PERCENT, begins={Stage.PLACE}),
    "player": hazy_bot(evaluate, 6, 15 * PERCENT, begins={Stage.PLACE}),
    "expert": planning_bot(evaluate, 10),
    "master": reply_bot(evaluate, 12, 6, 3, 2, deep=True),
}
