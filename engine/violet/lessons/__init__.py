"""The lessons of Violet and the Grumpy Nisse, in the order in which they are best taken."""

from engine.violet.lessons.torech import TORECH
from engine.violet.lessons.violet import VIOLET

LESSONS = (VIOLET, TORECH)
