"""The final score, line by line."""

from engine.bullfrogs.rulebook import TIE_BREAK
from engine.bullfrogs.score import final_scores
from engine.core.game import Outcome
from web.boards.bullfrogs import art, phrases, solo
from web.boards.bullfrogs.things import View
from web.boards.parts import Column, ruling, scores
from web.boards.telling import final_points

_LINES = ("cards", "own-colour", "log", "log-bonus", "total")


def result(view: View, outcome: Outcome) -> str:
    """A column for every player, the winners' marked, and the rule that decided; or the solo's."""
    if view.seen.isaac is not None:
        return solo.result(view, outcome.scores[0])
    words, final = view.words, final_scores(view.seen)
    columns = [
        Column(art.sign(f"bullfrog-{one.colour.letter}"), name, seat in outcome.winners)
        for seat, (one, name) in enumerate(zip(final, view.names, strict=True))
    ]
    lines = [*_LINES, "tie-break"] if outcome.rule == TIE_BREAK else _LINES
    table = scores(words("bullfrogs.result.line"), columns, solo.lines(words, lines, final))
    decided = words(f"bullfrogs.result.rule.{_rule(outcome)}")
    return f'<div class="bf-result">{table}{ruling(view, decided, outcome.rule)}</div>'


def final(view: View, outcome: Outcome) -> str:
    """The points of each player, or against Isaac of both; and what decided between equals."""
    words, seats = view.words, range(len(view.seen.colours))
    names = [phrases.called(words, view.names, seat) for seat in seats]
    told = final_points(words, names, [score.total for score in final_scores(view.seen)])
    if view.seen.isaac is not None or _rule(outcome) == "end":
        return told
    return f"{told} {words(f'bullfrogs.result.rule.{_rule(outcome)}')}"


def _rule(outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        return "shared"
    return "tie-break" if outcome.rule == TIE_BREAK else "end"
