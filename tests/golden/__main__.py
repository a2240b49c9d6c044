"""Write the golden games anew: of all games, or of those that are named."""

import sys

from engine.games import NAMES, load
from tests.golden import rewrite

for name in sys.argv[1:] or NAMES:
    rewrite(load(name))
