"""The lessons of Bullfrogs, in the order in which they are best taken."""

from engine.bullfrogs.lessons.first import FIRST

LESSONS = (FIRST,)
