"""The lessons of Ratland, in the order in which they are best taken."""

from engine.ratland.lessons.first import FIRST

LESSONS = (FIRST,)
