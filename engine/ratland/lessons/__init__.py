"""The lessons of Ratland, in the order in which they are best taken."""

from .first import FIRST
from .nights import NIGHTS
from .pipes import PIPES
from .supper import SUPPER
from .two import TWO

LESSONS = (FIRST, NIGHTS, TWO, PIPES, SUPPER)
