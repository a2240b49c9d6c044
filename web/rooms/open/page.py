"""The page of what a link holds."""

from html import escape

from engine.core.game import NOBODY
from web.app.model import Model, Sitting
from web.app.routes import HOME, Route
from web.app.sitting import prompt, table_of, view
from web.pages import table
from web.pages.frame import frame
from web.pages.games import turn
from web.pages.html import button, heading, link, paragraph
from web.pages.notes import note
from web.rooms.open.opening import can_go_on, found, same
from web.words import Words

PROBLEMS = ("version", "game", "level", "rule", "long")
"""The reasons that have a sentence of their own; any other is damage."""


def draw(model: Model) -> str:
    """The board, how far the match has come, and what can be done with it; or why there is none."""
    known, words = found(model), model.words
    if known.sitting is None:
        reason = known.problem if known.problem in PROBLEMS else "damaged"
        ways = link(HOME, words("app.nav.home"), "strong")
        ways += link(Route("games"), words("app.nav.games"))
        text = f"{words(f'open.problem.{reason}')} {words('open.untouched')}"
        return frame(model, note(words("open.problem"), text, ways), "note-page")
    return frame(model, _looked_at(model, known.sitting), "table-page")


def _looked_at(model: Model, sitting: Sitting) -> str:
    words, board = model.words, table_of(sitting)
    seen = view(sitting, words)
    outcome, result = sitting.match.state.outcome(), ""
    if outcome is not None:
        result = f'<div id="result" class="result">{board.result(seen, outcome)}</div>'
    label = escape(words("app.table.controls"))
    return (
        f'<main id="main" class="table" tabindex="-1" data-game="{board.game}">'
        f"{heading(table.name(sitting, words), hidden=True)}"
        f'<div class="play">{table.players(sitting, board, seen)}'
        f"{table.stage(sitting, board, seen)}"
        f'<section id="controls" class="controls" aria-label="{label}">'
        f'<div class="said"><p id="prompt" class="prompt" tabindex="-1" data-next>'
        f"{escape(_said(sitting, words))}</p></div>{result}"
        f'<div class="row actions">{_ways(model, sitting)}</div>'
        f"{paragraph(words('open.untouched'), 'aside')}</section></div></main>"
    )


def _said(sitting: Sitting, words: Words) -> str:
    """Where it comes from, how far it has come, and how it stands."""
    match = sitting.match
    over = match.state.to_act == NOBODY
    stands = prompt(sitting, view(sitting, words)) if over else turn(match, words)
    return f"{words.many('open.after', len(match.log))} {stands}"


def _ways(model: Model, sitting: Sitting) -> str:
    """Keep it, or go where it is kept; play on from here."""
    words, id = model.words, same(model)
    if id:
        first = link(Route("table", id), words("open.kept"), "strong")
    else:
        first = button("open-keep", words("open.keep"), "strong", "keep")
    on = button("open-play", words("open.play"), "", "play-on") if can_go_on(sitting) else ""
    return first + on
