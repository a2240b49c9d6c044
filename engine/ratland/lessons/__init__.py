"""The lessons of Ratland, in the order in which they are best taken."""

from engine.ratland.lessons.first import FIRST
from engine.ratland.lessons.nights import NIGHTS
from engine.ratland.lessons.pipes import PIPES
from engine.ratland.lessons.supper import SUPPER
from engine.ratland.lessons.two import TWO

LESSONS = (FIRST, NIGHTS, TWO, PIPES, SUPPER)
