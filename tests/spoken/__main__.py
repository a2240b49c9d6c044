"""Write anew what a turn sounds like: of all games, or of those that are named."""

import sys

from engine.games import NAMES
from tests.spoken import heard, path
from web.words import LANGUAGES

for game in sys.argv[1:] or NAMES:
    for language in LANGUAGES:
        path(game, language).write_text(heard(game, language), encoding="utf-8")
