"""The lessons of Violet and the Grumpy Nisse, in the order in which they are best taken."""

from .draft import DRAFT
from .effects import EFFECTS
from .events import EVENTS
from .prepare import PREPARE
from .torech import TORECH
from .tricks import TRICKS
from .violet import VIOLET

LESSONS = (VIOLET, TORECH, TRICKS, EFFECTS, DRAFT, PREPARE, EVENTS)
