"""The lessons of Trio, in the order in which they are best taken."""

from engine.trio.lessons.corner import CORNER
from engine.trio.lessons.first import FIRST
from engine.trio.lessons.first_turn import FIRST_TURN
from engine.trio.lessons.pairs import PAIRS

LESSONS = (FIRST, CORNER, FIRST_TURN, PAIRS)
