"""The lessons of Bullfrogs, in the order in which they are best taken."""

from engine.bullfrogs.lessons.first import FIRST
from engine.bullfrogs.lessons.isaac import ISAAC

LESSONS = (FIRST, ISAAC)
