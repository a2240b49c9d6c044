"""The final score, clan by clan and line by line."""

from html import escape

from engine.core.game import Outcome
from engine.ratland.score import SCORE, FinalScore, final_scores
from web.boards.ratland import art
from web.boards.table import View

_LINES = ("healthy", "poisoned", "lost", "graveyard", "total", "cheese")


def result(view: View, outcome: Outcome) -> str:
    """A column for each clan, the winners' marked; cheese counts only between equals."""
    words = view.words
    scores = final_scores(view.observation)
    heads = "".join(
        f'<th scope="col" class="{_mark(score, outcome)}">{art.emblem(score.seat)}'
        f"<span>{escape(view.names[score.seat])}</span></th>"
        for score in scores
    )
    rows = "".join(_row(view, line, scores, outcome) for line in _LINES)
    key = "ratland.result.tie" if outcome.rule == SCORE else "ratland.result.end"
    return (
        f'<div class="rl-result"><table class="scores"><thead><tr>'
        f'<th scope="col">{escape(words("ratland.result.line"))}</th>{heads}</tr></thead>'
        f'<tbody>{rows}</tbody></table><p class="rl-rule">{escape(words(key))} '
        f'<a href="#/rules/ratland/{outcome.rule}">{escape(words("ratland.result.read"))}</a></p>'
        "</div>"
    )


def _mark(score: FinalScore, outcome: Outcome) -> str:
    return "is-winner" if score.seat in outcome.winners else ""


def _row(view: View, line: str, scores: tuple[FinalScore, ...], outcome: Outcome) -> str:
    sign = -1 if line == "graveyard" else 1
    cells = ""
    for score in scores:
        shown = str(sign * getattr(score, line)).replace("-", "&minus;")
        cells += f'<td class="{_mark(score, outcome)}">{shown}</td>'
    label = escape(view.words(f"ratland.result.{line}"))
    return f'<tr class="is-{line}"><th scope="row">{label}</th>{cells}</tr>'
