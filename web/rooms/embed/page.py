"""The inside of a frame: a board, and one small line that leads to the whole house."""

from html import escape

from web.app.film import Film
from web.app.model import Model, Sitting
from web.app.names import names
from web.app.routes import Route
from web.app.sitting import prompt, table_of, view
from web.pages import sheet, table
from web.pages.frame import frame
from web.pages.html import button, heading, link
from web.pages.icons import icon
from web.pages.notes import awaited, note
from web.rooms.embed import stage
from web.rooms.embed.address import Asked, Content, Fault, Played, Taught
from web.rooms.embed.hosting import STEPS
from web.rooms.embed.stage import Frame
from web.words import Words
from web.words.covers import cover

HOUSE = "./"
"""Where the whole app lies, seen from a frame."""

_ICONS = {
    "first": icon('<path d="M6 5v14M17 5l-7 7 7 7"/>'),
    "back": icon('<path d="m15 5-7 7 7 7"/>'),
    "play": icon('<path d="m8 5 11 7-11 7z" fill="currentColor"/>'),
    "pause": icon('<path d="M8.5 5v14M15.5 5v14" stroke-width="3"/>'),
    "on": icon('<path d="m9 5 7 7-7 7"/>'),
    "last": icon('<path d="M18 5v14M7 5l7 7-7 7"/>'),
}


def draw(model: Model) -> str:
    """The whole of it. Every way out opens beside the page that the frame stands in."""
    html = _drawn(model)
    return html.replace('href="#/', f'target="_blank" rel="noopener" href="{HOUSE}#/')


def _drawn(model: Model) -> str:
    known, sitting = stage.frame_of(model), model.sitting
    words = model.words
    assert known is not None
    if isinstance(known.asked, Fault):
        main = note(words("embed.fault.title"), stage.sentence(known.asked, words), "")
        return frame(model, main, "embed-page")
    game = known.asked.game.id
    if sitting is None:
        waiting = awaited(model, f"{game}.{model.language}")
        main = f'<main id="main" class="note" tabindex="-1">{waiting}</main>'
        return frame(model, f"{main}{_foot(model, known.asked, '')}", "embed-page")
    content = known.played or known.asked.content
    if sitting.still:
        main = _looked_at(known, sitting, words)
    else:
        main = table.inside(model, sitting, _over(content, game, words))
    dialog, letters = "", model.preferences.letters
    if model.helping:
        dialog = sheet.draw(table_of(sitting), view(sitting, words), letters)
    kept = "" if sitting.still else _kept(model, content, words)
    return frame(model, f"{main}{_foot(model, known.asked, kept)}", "embed-page", dialog)


def _over(content: Content, game: str, words: Words) -> str:
    """What can be done once a game, a lesson or a task is over."""
    again = button("reset", words("embed.again"), "strong", "onward")
    if isinstance(content, Taught):
        key = "app.lesson.all" if content.kind == "lesson" else "app.puzzle.all"
        again += link(Route("learn", game), words(key))
    return again


def _kept(model: Model, content: Content, words: Words) -> str:
    """That nothing is kept, where somebody might think otherwise."""
    forbidden = model.storage != "kept"
    return words("embed.unkept") if forbidden or isinstance(content, Played) else ""


def _foot(model: Model, asked: Asked, kept: str) -> str:
    words, game = model.words, asked.game.id
    name = cover(game, model.language).title
    there = Route("learn", game)
    if isinstance(asked.content, Taught):
        there = Route("learn", game, asked.content.name)
    said = f"<span>{escape(kept)}</span>" if kept else ""
    return (
        f'<footer class="embed-foot"><strong>{escape(name)}</strong>'
        f"{link(Route('rules', game), words('app.home.rules'))}"
        f"{link(there, words('embed.open'))}{said}</footer>"
    )


def _looked_at(known: Frame, sitting: Sitting, words: Words) -> str:
    """A position, or a match to be stepped through."""
    board, seen = table_of(sitting), view(sitting, words)
    told, way = _whose(sitting, words), ""
    if known.film is not None:
        told, way = stage.line(sitting, words), _way(known, known.film, words)
    outcome, result = sitting.match.state.outcome(), ""
    if outcome is not None:
        won = prompt(sitting, seen)
        told = won if known.film is None else f"{told} {won}"
        result = f'<div id="result" class="result">{board.result(seen, outcome)}</div>'
    label = escape(words("app.table.controls"))
    return (
        f'<main id="main" class="table" tabindex="-1" data-game="{board.game}">'
        f"{heading(table.name(sitting, words), hidden=True)}"
        f'<div class="play">{table.players(sitting, board, seen)}'
        f"{table.stage(sitting, board, seen)}"
        f'<section id="controls" class="controls" aria-label="{label}">'
        f'<div class="said"><p id="prompt" class="prompt" tabindex="-1" data-next>'
        f"{escape(told)}</p></div>{way}{result}</section></div></main>"
    )


def _whose(sitting: Sitting, words: Words) -> str:
    """Who is to move in a position."""
    to_act = sitting.match.state.to_act
    if to_act < 0:
        return words("embed.position.chance")
    return words("embed.position.turn", name=names(sitting.match, words)[to_act])


def _way(known: Frame, film: Film, words: Words) -> str:
    """The slider over a match, and its buttons: they also listen to the arrow keys."""
    at, most = known.at, film.length
    place = escape(words("embed.film.at", at=at, most=most))
    ends = {"first": at == 0, "back": at == 0, "on": at == most, "last": at == most}
    middle = "pause" if known.runs else "play"
    buttons = "".join(
        _step(what, words, ends.get(what, most == 0))
        for what in ("first", "back", middle, "on", "last")
    )
    return (
        f'<form data-form="film" data-live class="film"><label for="film-at" '
        f'class="visually-hidden">{escape(words("embed.film.slider"))}</label>'
        f'<input type="range" name="at" id="film-at" min="0" max="{most}" value="{at}" '
        f'aria-valuetext="{place}"><span class="film-place">{place}</span></form>'
        f'<div class="row film-keys" data-keys="{" ".join(STEPS)}" role="group" '
        f'aria-label="{escape(words("embed.film.steps"))}">{buttons}</div>'
    )


def _step(what: str, words: Words, off: bool) -> str:
    """One of the buttons; those that start and stop are one, so that the focus stays on it."""
    label = escape(words(f"embed.film.{what}"))
    id = "film-run" if what in ("play", "pause") else f"film-{what}"
    return (
        f'<button type="button" data-do="film {what}" id="{id}" class="tool" title="{label}" '
        f'aria-label="{label}"{" disabled" if off else ""}>{_ICONS[what]}</button>'
    )
