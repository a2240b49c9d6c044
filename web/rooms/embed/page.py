"""The inside of a frame: a board, and one small line that leads to the whole house."""

from html import escape

from web.app.model import Model, Sitting
from web.app.names import names
from web.app.reel import line
from web.app.routes import Route
from web.app.sitting import table_of, view
from web.pages import looked, sheet, table
from web.pages.frame import frame
from web.pages.html import button, link
from web.pages.notes import awaited, note
from web.pages.reel import controls
from web.rooms.embed import progress, stage
from web.rooms.embed.address import Asked, Content, Fault, Played, Strung, Taught
from web.rooms.embed.stage import Frame
from web.words import Words
from web.words.covers import cover

HOUSE = "./"
"""Where the whole app lies, seen from a frame."""


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
        main = _looked_at(model, known, sitting)
    else:
        main = table.inside(model, sitting, _over(known, content, game, words))
        if isinstance(content, Strung):
            main += _steps(known, content, words)
    dialog, letters = "", model.preferences.letters
    if model.helping:
        dialog = sheet.draw(table_of(sitting), view(sitting, words), letters)
    kept = "" if sitting.still else _kept(model, content, words)
    return frame(model, f"{main}{_foot(model, known.asked, kept)}", "embed-page", dialog)


def _over(known: Frame, content: Content, game: str, words: Words) -> str:
    """What can be done once a game, a lesson or a task is over."""
    if isinstance(content, Strung):
        onward: int | None = known.at + 1
        if onward == len(content.tasks):
            onward = progress.unsolved(content, known.solved)
        if onward is not None:
            return button(f"step {onward}", words("app.lesson.next"), "strong", "onward")
    again = button("reset", words("embed.again"), "strong", "onward")
    if isinstance(content, Taught):
        key = "app.lesson.all" if content.kind == "lesson" else "app.puzzle.all"
        again += link(Route("learn", game), words(key))
    return again


def _steps(known: Frame, content: Strung, words: Words) -> str:
    """How far the reader is in a lesson of somebody's own, and the ways back and on, or to begin
    again."""
    at, most = known.at, len(content.tasks)
    said = escape(words("app.lesson.progress", at=at + 1, steps=most))
    solved = ""
    if known.solved:
        solved = (
            f"<p>{escape(words('embed.step.solved', solved=len(known.solved), steps=most))}"
            f"{button('reset', words('embed.step.anew'), '', 'anew')}</p>"
        )
    return (
        f'<nav class="embed-steps" aria-label="{said}">'
        f"{button(f'step {at - 1}', words('embed.step.back'), '', 'step-back', not at)}"
        f'<label><progress max="{most}" value="{at + 1}"></progress> {said}</label>'
        f"{button(f'step {at + 1}', words('app.lesson.next'), '', 'step-on', at + 1 == most)}"
        f"{solved}</nav>"
    )


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


def _looked_at(model: Model, known: Frame, sitting: Sitting) -> str:
    """A position, or a match to be stepped through."""
    words = model.words
    if known.reel is not None:
        told, way = line(sitting, words), controls(known.reel, words)
    else:
        told, way = _whose(sitting, words), ""
    panel = f"{looked.said(model, sitting, told)}{way}{looked.result(model, sitting)}"
    return looked.draw(model, sitting, table.name(sitting, words), panel)


def _whose(sitting: Sitting, words: Words) -> str:
    """Who is to move in a position; of one that has ended there is nothing to say."""
    to_act = sitting.match.state.to_act
    if sitting.match.state.outcome() is not None:
        return ""
    if to_act < 0:
        return words("embed.position.chance")
    return words("embed.position.turn", name=names(sitting.match, words)[to_act])
