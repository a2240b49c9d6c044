"""The final score, clan by clan and line by line."""

from engine.core.game import Outcome
from engine.ratland.components import Clan
from engine.ratland.rulebook import SCORE
from web.boards.parts import Column, ruling, scores
from web.boards.ratland import art
from web.boards.ratland.things import View

_LINES = ("healthy", "poisoned", "lost", "graveyard", "total", "cheese")


def result(view: View, outcome: Outcome) -> str:
    """A column for each clan, the winners' marked; cheese counts only between equals."""
    words, clans = view.words, view.seen.clans
    columns = [
        Column(art.emblem(seat), view.names[seat], seat in outcome.winners)
        for seat in range(len(clans))
    ]
    lines = [
        (line, words(f"ratland.result.{line}"), [_number(clan, line) for clan in clans])
        for line in _LINES
    ]
    decided = words("ratland.result.tie" if outcome.rule == SCORE else "ratland.result.end")
    return (
        f'<div class="rl-result">{scores(words("ratland.result.line"), columns, lines)}'
        f"{ruling(view, decided, outcome.rule)}</div>"
    )


def _number(clan: Clan, line: str) -> str:
    """Graves are taken away, and may leave less than nothing."""
    sign = -1 if line == "graveyard" else 1
    return str(sign * getattr(clan, line)).replace("-", "&minus;")
