"""The lessons of Violet and the Grumpy Nisse, in the order in which they are best taken."""

from engine.violet.lessons.draft import DRAFT
from engine.violet.lessons.effects import EFFECTS
from engine.violet.lessons.events import EVENTS
from engine.violet.lessons.prepare import PREPARE
from engine.violet.lessons.torech import TORECH
from engine.violet.lessons.tricks import TRICKS
from engine.violet.lessons.violet import VIOLET

LESSONS = (VIOLET, TORECH, TRICKS, EFFECTS, DRAFT, PREPARE, EVENTS)
