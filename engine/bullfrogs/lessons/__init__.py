"""The lessons of Bullfrogs, in the order in which they are best taken."""

from engine.bullfrogs.lessons.battle import BATTLE
from engine.bullfrogs.lessons.drift import DRIFT
from engine.bullfrogs.lessons.first import FIRST
from engine.bullfrogs.lessons.full import FULL
from engine.bullfrogs.lessons.isaac import ISAAC
from engine.bullfrogs.lessons.long_turn import LONG_TURN
from engine.bullfrogs.lessons.reach import REACH
from engine.bullfrogs.lessons.sabotage import SABOTAGE
from engine.bullfrogs.lessons.tie import TIE
from engine.bullfrogs.lessons.turn import TURN

LESSONS = (FIRST, ISAAC, TURN, REACH, SABOTAGE, FULL, DRIFT, TIE, BATTLE, LONG_TURN)
