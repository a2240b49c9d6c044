"""The final score, line by line."""

from html import escape

from engine.bullfrogs.observe import Observation
from engine.bullfrogs.rulebook import TIE_BREAK
from engine.bullfrogs.score import FinalScore, final_scores
from engine.core.game import Outcome
from web.boards.bullfrogs import art
from web.boards.table import View

_LINES = ("cards", "own_colour", "log", "log_bonus", "total")


def result(view: View, outcome: Outcome) -> str:
    """A column for every player, the winners' marked, and the rule that decided."""
    seen: Observation = view.observation
    words = view.words
    scores = final_scores(seen)
    lines = [*_LINES, "tie_break"] if outcome.rule == TIE_BREAK else list(_LINES)
    heads = "".join(
        f'<th scope="col" class="bf-{score.colour.letter}{_mark(outcome, seat)}">'
        f'<svg class="bf-icon" viewBox="-23 -24 46 46" aria-hidden="true">'
        f"{art.used(f'bullfrog-{score.colour.letter}')}</svg>"
        f"<span>{escape(view.names[seat])}</span></th>"
        for seat, score in enumerate(scores)
    )
    rows = "".join(_row(view, line, scores, outcome) for line in lines)
    corner = escape(words("bullfrogs.result.line"))
    rule = escape(words(f"bullfrogs.result.rule.{_rule(outcome)}"))
    read = escape(words("bullfrogs.result.rule.read"))
    return (
        f'<div class="bf-result"><table class="scores bf-scores">'
        f'<thead><tr><th scope="col">{corner}</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
        f'<p class="bf-rule">{rule} <a href="#/rules/bullfrogs/{outcome.rule}">{read}</a></p></div>'
    )


def _row(view: View, line: str, scores: tuple[FinalScore, ...], outcome: Outcome) -> str:
    label = escape(view.words(f"bullfrogs.result.{line.replace('_', '-')}"))
    cells = "".join(
        f'<td class="{_mark(outcome, seat).strip()}">{getattr(score, line)}</td>'
        for seat, score in enumerate(scores)
    )
    return f'<tr class="is-{line.replace("_", "-")}"><th scope="row">{label}</th>{cells}</tr>'


def _mark(outcome: Outcome, seat: int) -> str:
    return " is-winner" if seat in outcome.winners else ""


def _rule(outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        return "shared"
    return "tie-break" if outcome.rule == TIE_BREAK else "end"
