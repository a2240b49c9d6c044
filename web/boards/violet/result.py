"""How the journey ended, and what it hung on."""

from html import escape

from engine.core.game import Outcome
from engine.violet.components import VIOLET
from web.boards.parts import ruling
from web.boards.violet import art, phrases
from web.boards.violet.things import View


def result(view: View, outcome: Outcome) -> str:
    """The ending as a sentence, the rule, and the numbers in which it can be seen."""
    words = view.words
    how = outcome.rule.id.rpartition(".")[2]
    story = phrases.ending(words, outcome.rule)
    rows = "".join(
        f'<tr class="{"is-reason" if how == reason else ""}">'
        f'<th scope="row">{escape(words(f"violet.result.{key}"))}</th><td>{n}</td></tr>'
        for key, reason, n in _lines(view)
    )
    winner = "violet" if outcome.winners[0] == VIOLET else "torech"
    return (
        f'<div class="vt-result is-{how}"><p class="vt-winner" aria-hidden="true">'
        f"{_figures(winner, how)}</p>{ruling(view, story, outcome.rule)}"
        f'<table class="vt-numbers"><tbody>{rows}</tbody></table></div>'
    )


def final(view: View, _: Outcome) -> str:
    """The same numbers: neither of the two counts points."""
    words = view.words
    return " ".join(
        words("app.tells.line", what=words(f"violet.result.{key}"), told=n)
        for key, _, n in _lines(view)
    )


def _lines(view: View) -> tuple[tuple[str, str, int], ...]:
    """What a game hangs on: which end it brings when it is used up, and how much is left."""
    seen = view.seen
    return (
        ("way", "violet", seen.campfire - seen.violet),
        ("fuel", "torech-dark", seen.fuel),
        ("gap", "torech-fear", max(0, seen.violet - seen.fear)),
    )


def _figures(winner: str, how: str) -> str:
    """Two small figures: who won, and with whose help."""
    shown = {"violet": "troll", "torech-dark": "lamp", "torech-fear": "fear"}[how]
    boxes = {"troll": "-40 -46 80 96", "lamp": "-12 -18 24 36", "fear": "-46 -50 92 76"}
    helper = art.icon(art.used(shown), boxes[shown])
    return art.icon(art.used(winner), "-34 -98 68 108") + helper
