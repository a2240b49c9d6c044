"""The page of a moment of the past: the table as it was, the way through the match, its log."""

from collections.abc import Callable
from functools import lru_cache
from html import escape

from web.app.film import Film
from web.app.links import pack_match
from web.app.model import Model
from web.app.names import names
from web.app.reel import FILM, line
from web.app.routes import Route
from web.app.sitting import prompt, table_of, view
from web.boards.table import AnyTable, AnyView
from web.pages import panel, story, table
from web.pages.frame import table_frame
from web.pages.html import heading, link, select
from web.pages.reel import controls
from web.pages.seats import players
from web.rooms.replay.looking import ALL_KEYS, ONLOOKER, Look, look_of
from web.words import Words


def draw(model: Model) -> str:
    """The moment, or why there is none."""
    look = look_of(model)
    if look is None:
        return table.no_match(model, model.route.name)
    words, sitting = model.words, look.reel.sitting
    board, seen = table_of(sitting), view(sitting, words)
    told = words("replay.heading", name=table.name(sitting, words))
    main = (
        f'<main id="main" class="table" tabindex="-1" data-game="{board.game}"'
        f'{table.beating(model, sitting)} data-keys="{" ".join(ALL_KEYS)}"'
        f"{table.letters(model)}{table.again(sitting)}>"
        f"{heading(told, hidden=True)}"
        f'<div class="play">{players(sitting, board, seen)}'
        f"{table.stage(sitting, board, seen)}{_panel(model, look, board, seen)}</div>"
        f"{_more(model, look, board, seen)}</main>"
    )
    return table_frame(model, main, board.game, ["replay-page"])


def _panel(model: Model, look: Look, board: AnyTable, seen: AnyView) -> str:
    """The way back to now, what came of the last move, and how one goes on from there."""
    words, sitting = seen.words, look.reel.sitting
    told = line(sitting, words)
    if sitting.match.state.outcome() is not None:
        told = f"{told} {prompt(sitting, seen)}"
    back = link(Route("table", look.id), words("replay.back"), "strong", "back")
    return (
        '<section id="controls" class="controls" '
        f'aria-label="{escape(words("app.table.controls"))}">'
        f'<div class="row past"><p>{_aside(model, look)}</p>{back}</div>'
        f'<div class="said"><p id="prompt" class="prompt" tabindex="0" data-next>'
        f"{escape(told)}</p></div>{controls(look.reel, words)}</section>"
    )


def _aside(model: Model, look: Look) -> str:
    """That this is not the present, or else what has happened there meanwhile."""
    words = model.words
    if model.notice is not None:
        return panel.noticed(model.notice, words)
    return escape(words("replay.over" if look.is_over else "replay.past"))


def _result(look: Look, board: AnyTable, seen: AnyView) -> str:
    """The final score, at the end."""
    outcome = look.reel.sitting.match.state.outcome()
    return "" if outcome is None else f'<div class="result">{board.result(seen, outcome)}</div>'


def _eyes(look: Look, words: Words) -> str:
    """The choice of eyes, once there is nothing left to hide."""
    film = look.reel.film
    if not look.is_over or not film.whole.game.secret:
        return ""
    seats = [(str(seat), name) for seat, name in enumerate(names(film.whole, words))]
    choices = [*seats, (ONLOOKER, words("replay.eyes.nobody"))]
    chosen = ONLOOKER if film.seat is None else str(film.seat)
    return (
        '<form data-form="eyes" data-live class="whose">'
        f"{select('eyes', words('replay.eyes'), choices, chosen)}</form>"
    )


@lru_cache(maxsize=2)
def _told(film: Film, words: Words) -> tuple[story.Turn, ...]:
    """The whole log, which is the same at every moment."""
    whole = film.sitting(film.length)
    return tuple(story.told(whole, view(whole, words)))


@lru_cache(maxsize=2)
def _packed(film: Film) -> str | None:
    """The match as a link holds it."""
    return pack_match(film.whole)


def _moment(now: story.Line | None) -> Callable[[story.Line], str]:
    """Of a line, the button that leads to its moment."""

    def drawn(line: story.Line) -> str:
        here = ' id="moment" aria-current="step"' if line is now else ""
        there = f'data-do="{FILM} {line.at}"'
        return f'<button type="button" {there}{here}>{story.words_of(line)}</button>'

    return drawn


def _more(model: Model, look: Look, board: AnyTable, seen: AnyView) -> str:
    """The end, whose eyes look, the log, and where else one can go from here."""
    words, at, id = model.words, look.reel.at, look.id
    told = _told(look.reel.film, words)
    past = (line for turn in told for line in reversed(turn) if line.begun <= at)
    lines = story.drawn(told, model.preferences.oldest, _moment(next(past, None)))
    ways = link(Route("review", id), words("replay.review")) + link(
        Route("share", id, str(at)), words("replay.share")
    )
    if look.is_over and at < look.reel.film.length and (part := _packed(look.reel.film)):
        ways += link(Route("open", part, str(at)), words("replay.play"))
    return (
        f'<section id="past" class="more">{_result(look, board, seen)}{_eyes(look, words)}'
        '<details id="log" open>'
        f"<summary>{escape(words('app.table.story'))}</summary>{story.tools(model)}{lines}"
        f'</details><div id="ways" class="row">{ways}</div></section>'
    )
