"""The final score, clan by clan and line by line."""

from engine.core.game import Outcome
from engine.ratland.components import Clan
from engine.ratland.rulebook import SCORE
from web.boards.parts import Column, ruling, scores
from web.boards.ratland import art, phrases
from web.boards.ratland.things import View
from web.boards.telling import final_points

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


def final(view: View, outcome: Outcome) -> str:
    """The points of each clan; between equals also the cheese that decides."""
    tie, words = outcome.rule == SCORE, view.words
    cheese = [phrases.cheese(words, clan.cheese) for clan in view.seen.clans if tie]
    told = final_points(words, view.names, outcome.scores, cheese)
    return f"{told} {words('ratland.result.tie')}" if tie else told


def _number(clan: Clan, line: str) -> str:
    """Graves are taken away, and may leave less than nothing."""
    sign = -1 if line == "graveyard" else 1
    return str(sign * getattr(clan, line)).replace("-", "&minus;")
