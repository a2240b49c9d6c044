"""What the turn before has brought whoever places rats again, in a line."""

from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.chronicle import tallied, turns
from web.boards.ratland.things import View

PARTS = ("found", "stolen", "robbed", "eaten", "born", "starved", "poisoned", "lost", "gone")
"""What is told of a clan, in this order."""


def recap(view: View) -> str:
    """Cheese that came and went, rats that were born and lost; empty where nothing did."""
    told, words = turns(view), view.words
    clan = view.seen.viewer
    if clan is None or view.seen.stage is not Stage.PLACE or len(told) < 2:
        return ""
    came = tallied(told[-2].happened)
    parts = [
        words.many(f"ratland.recap.{name}", came[name][clan]) for name in PARTS if came[name][clan]
    ]
    return words("ratland.recap", parts=phrases.listed(words, parts)) if parts else ""
