"""The page of a moment of the past: the table as it was, the way through the match, its log."""

from bisect import bisect_right
from functools import lru_cache
from html import escape
from typing import Any

from engine.core.game import NOBODY
from web.app.film import Film
from web.app.links import pack_match
from web.app.model import Model
from web.app.names import at_home
from web.app.reel import FILM, Reel, line
from web.app.rooms import known_here
from web.app.routes import Route
from web.app.saves import open_newer
from web.app.sitting import showing, table_of, view
from web.boards import counted
from web.pages import looked, sheet, story, table
from web.pages.frame import table_frame
from web.pages.html import button, link, part_heading, select
from web.pages.reel import controls
from web.rooms.replay.looking import ALL_KEYS, ONLOOKER, Look, look_of
from web.words import Words

KEYS = (
    ("T", "app.keys.board"),
    ("←", "app.film.back"),
    ("→", "app.film.on"),
    ("P", "app.film.turn-back"),
    ("N", "app.film.turn-on"),
    ("Home", "app.film.first"),
    ("End", "app.film.last"),
    ("?", "app.keys.help"),
)
"""Keys of this page besides the one that leads back, and what is said of them."""


def draw(model: Model) -> str:
    """The moment, or why there is none."""
    look = look_of(model)
    if look is None:
        return table.no_match(model, model.route.name)
    words, sitting = model.words, look.reel.sitting
    said, better = _analysed(model, look)
    if better is not None and look.reel.film.seat == sitting.match.state.to_act:
        sitting = showing(sitting, better, words)
    title = words("replay.heading", name=table.name(sitting, words))
    keys = f' data-keys="{" ".join(ALL_KEYS)}"'
    marks = f"{keys}{table.letters(model)}{table.again(sitting)}"
    main = looked.draw(model, sitting, title, _panel(model, look, said), _more(model, look), marks)
    dialog = ""
    if model.helping:
        seen, letters = view(sitting, words), model.preferences.letters
        dialog = sheet.draw(table_of(sitting), seen, letters, keys=(*KEYS, ("Esc", _back(look)[1])))
    return table_frame(model, main, sitting.match.game.id, ["replay-page"], dialog)


def _panel(model: Model, look: Look, compared: str) -> str:
    """The way back to now, what came of the last move, and how one goes on from there."""
    words, sitting = model.words, look.reel.sitting
    to, way = _back(look)
    back = link(to, words(way), "strong", "back", "Escape")
    told, manner = (compared, " advised") if compared else (line(sitting, words), "")
    return (
        f'<div class="row past"><p>{_aside(model, look)}</p>{back}</div>'
        f"{looked.said(model, sitting, told, manner)}"
        f"{controls(look.reel, words, _when(look.reel, words))}"
        f'<div class="asks">{button("help", words("app.help.title"), "", "help", key="?")}</div>'
    )


def _analysed(model: Model, look: Look) -> tuple[str, Any]:
    """At the moment that one came to from the analysis: what was played and what was better, and
    that move; "" and None elsewhere."""
    desk = known_here(model, "review")
    verdict = None if desk is None or look.analysed is None else desk.found_at(look.analysed)
    if verdict is None or look.analysed != look.reel.at:
        return "", None
    return " ".join(desk.compared(verdict, model.words)), verdict.best


def _back(look: Look) -> tuple[Route, str]:
    """Where one goes back to, and what that is called."""
    if open_newer(look.text) is not None:
        return Route("games"), "app.nav.games"
    if look.analysed is not None:
        return Route("review", look.id), "replay.back.review"
    return Route("table", look.id), "replay.back"


@lru_cache(maxsize=2)
def _begun(film: Film) -> tuple[int, ...]:
    """After how many moves each turn, tile or trick began."""
    deeds = [counted.Moment(deed.by, deed.events, None) for deed in film.story]
    deeds.append(counted.Moment(NOBODY, (), None))  # at the table what ends a game is a turn, too
    return counted.load(film.whole.game.id).begun(deeds)


def _when(reel: Reel, words: Words) -> str:
    """The turn, tile or trick of the last move, as people count."""
    game = reel.film.whole.game.id
    number = bisect_right(_begun(reel.film), max(0, reel.at - 1))
    return words(f"replay.{game}.{counted.load(game).turn}", n=number)


def _aside(model: Model, look: Look) -> str:
    """That this is not the present, or not all that there is."""
    words, newer = model.words, open_newer(look.text)
    if newer is not None:
        return escape(words("replay.newer" if newer[1] else "replay.newer.part"))
    return escape(words("replay.over" if look.is_over else "replay.past"))


def _eyes(look: Look, words: Words) -> str:
    """The choice of eyes, once there is nothing left to hide."""
    film = look.reel.film
    if not look.is_over or not film.whole.game.secret:
        return ""
    seats = [(str(seat), name) for seat, name in enumerate(at_home(film.whole, words))]
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


def _moment(now: story.Line | None) -> story.Draw:
    """Of a line, the button that leads to its moment."""

    def draw(line: story.Line, reached: bool) -> str:
        here = ' id="moment" aria-current="step"' if line is now else ""
        there = f'data-do="{FILM} {line.moment}" tabindex="{story.tab(reached)}"'
        return f'<button type="button" {there}{here}>{story.words_of(line)}</button>'

    return draw


def _more(model: Model, look: Look) -> str:
    """Where else one can go from here, the end, whose eyes look, and the log."""
    words, at = model.words, look.reel.at
    told = _told(look.reel.film, words)
    past = (line for turn in told for line in reversed(turn) if line.begun <= at)
    now = next(past, None)
    lines = story.drawn(told, model.preferences.oldest, _moment(now), now)
    return (
        f'<section id="past" class="more">{_ways(look, words)}'
        f"{looked.result(model, look.reel.sitting)}"
        f"{_eyes(look, words)}{part_heading(words('app.table.story'), 'log-title')}"
        f'<details id="log" open>'
        f"<summary>{escape(words('app.table.story'))}</summary>{story.tools(model)}{lines}"
        "</details></section>"
    )


def _ways(look: Look, words: Words) -> str:
    """Where else one can go from here; what a newer version has kept is for looking at only."""
    if open_newer(look.text) is not None:
        return ""
    id, at = look.id, look.reel.at
    analysis = link(Route("review", id), words("replay.review")) if look.is_over else ""
    ways = analysis + link(Route("share", id, str(at)), words("replay.share"))
    if look.is_over and at < look.reel.film.length and (part := _packed(look.reel.film)):
        ways += link(Route("open", part, str(at)), words("replay.play"))
    return f'<div id="ways" class="row">{ways}</div>'
