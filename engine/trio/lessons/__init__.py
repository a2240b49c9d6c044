"""The lessons of Trio, in the order in which they are best taken."""

from .corner import CORNER
from .first import FIRST
from .first_turn import FIRST_TURN
from .pairs import PAIRS

LESSONS = (FIRST, CORNER, FIRST_TURN, PAIRS)
