"""The lessons of Bullfrogs, in the order in which they are best taken."""

from .battle import BATTLE
from .drift import DRIFT
from .first import FIRST
from .full import FULL
from .isaac import ISAAC
from .long_turn import LONG_TURN
from .reach import REACH
from .sabotage import SABOTAGE
from .tie import TIE
from .turn import TURN

LESSONS = (FIRST, ISAAC, TURN, REACH, SABOTAGE, FULL, DRIFT, TIE, BATTLE, LONG_TURN)
