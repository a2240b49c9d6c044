"""The page of what a link holds."""

from web.app.model import Model
from web.app.names import names
from web.app.preparing import day_of
from web.app.reel import Reel, line
from web.app.routes import HOME, Route
from web.pages import looked, table
from web.pages.frame import frame, table_frame
from web.pages.games import turn
from web.pages.html import button, link, paragraph, select
from web.pages.notes import note
from web.pages.reel import controls
from web.rooms.open.opening import ALL, found, here, people, same, whose
from web.words.covers import cover

PROBLEMS = ("version", "game", "level", "rule", "long")
"""The reasons that have a sentence of their own; any other is damage."""


def draw(model: Model) -> str:
    """The match at a moment, and what can be done with it; or why there is none."""
    known, words = found(model), model.words
    if known.reel is None:
        reason = known.problem if known.problem in PROBLEMS else "damaged"
        ways = link(HOME, words("app.nav.home"), "strong")
        ways += link(Route("games"), words("app.nav.games"))
        text = f"{words(f'open.problem.{reason}')} {_untouched(model)}".strip()
        return frame(model, note(words("open.problem"), text, ways), "note-page")
    return table_frame(model, _looked_at(model, known.reel), known.reel.sitting.match.game.id)


def _looked_at(model: Model, reel: Reel) -> str:
    words, sitting = model.words, reel.sitting
    panel = (
        f'<div class="row past">{paragraph(_from(model, reel))}</div>'
        f"{looked.said(model, sitting, line(sitting, words))}{controls(reel, words)}"
        f'<div class="row actions">{_ways(model, reel)}</div>{_here(model, reel)}'
    )
    kept = _kept(model, reel)
    below = (
        f'<section id="past" class="more">{looked.result(model, sitting)}'
        f"{_game(model, reel)}{paragraph(kept, 'aside') if kept else ''}</section>"
    )
    title = words("open.heading", name=table.name(sitting, words))
    return looked.draw(model, sitting, title, panel, below)


def _from(model: Model, reel: Reel) -> str:
    """That it comes from a link, and how it stands at its end."""
    return model.words("open.from", stands=turn(reel.film.whole, model.words))


def _kept(model: Model, reel: Reel) -> str:
    """That it is kept here already, or else that nothing has come of looking at it."""
    words, match = model.words, reel.film.whole
    if same(model, match):
        return words("open.kept.about")
    told = _untouched(model)
    day = "" if match.is_over else day_of(match.deal, words)
    if day:
        told += f" {words('open.day' if whose(model) else 'open.day.here', day=day)}"
    return told.strip()


def _untouched(model: Model) -> str:
    """That no game of the person's own has been touched; "" where there is none."""
    return model.words("open.untouched") if model.shelf else ""


def _game(model: Model, reel: Reel) -> str:
    """What was played, once it is over, and how one learns and plays it."""
    words, match = model.words, reel.film.whole
    if not match.is_over:
        return ""
    name = match.game.id
    learn = link(Route("learn", name), words("app.home.learn"))
    play = button(f"quick {name}", words("app.home.quick"))
    about = cover(name, model.language).about
    return f'{paragraph(about)}<div class="row">{learn}{play}</div>'


def _ways(model: Model, reel: Reel) -> str:
    """Keep it, or go where it is kept; play on from here."""
    words, id = model.words, same(model, reel.film.whole)
    if id:
        first = link(Route("table", id), words("open.kept"), "strong")
    else:
        first = button("open-keep", words("open.keep"), "strong", "keep")
    if whose(model):
        first += button("open-mine", words("open.mine"), "", "mine")
    over = reel.sitting.match.is_over
    return first + button("open-play", words("open.play"), "", "play-on", disabled=over)


def _here(model: Model, reel: Reel) -> str:
    """The choice of who shall play on here, where there is one."""
    words, match = model.words, reel.film.whole
    if len(match.players) < 2 or reel.sitting.match.is_over:
        return ""
    choices = [
        (str(seat), words("open.here.one", name=name))
        for seat, name in enumerate(names(match, words))
    ]
    if len(people(match)) > 1:
        choices.insert(0, (ALL, words("open.here.all")))
    return (
        '<form data-form="here" data-live class="whose">'
        f"{select('here', words('open.here'), choices, here(model, match))}</form>"
    )
