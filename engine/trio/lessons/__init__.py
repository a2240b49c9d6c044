"""The lessons of Trio, in the order in which they are best taken."""

from engine.trio.lessons.first import FIRST

LESSONS = (FIRST,)
