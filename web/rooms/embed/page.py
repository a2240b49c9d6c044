"""The inside of a frame: a board, and one small line that leads to the whole house."""

from html import escape

from web.app.model import Model, Sitting
from web.app.names import names
from web.app.reel import line
from web.app.routes import Route
from web.app.sitting import has_ended, table_of, view
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
            main += _steps(known, content, has_ended(sitting), words)
    dialog, letters = "", model.preferences.letters
    if model.helping:
        dialog = sheet.draw(table_of(sitting), view(sitting, words), letters)
    kept = "" if sitting.still else _kept(model, content, words)
    return frame(model, f"{main}{_foot(model, known.asked, kept)}", "embed-page", dialog)


def _over(known: Frame, content: Content, game: str, words: Words) -> str:
    """What can be done once a game, a lesson or a task is over."""
    key = "embed.again"
    if isinstance(content, Strung):
        onward = _onward(known, content)
        if onward is not None:
            return button(f"step {onward}", words("app.lesson.next"), "strong", "onward")
        key = "embed.step.anew"
    again = button("reset", words(key), "strong", "onward")
    if isinstance(content, Taught):
        key = "app.lesson.all" if content.kind == "lesson" else "app.puzzle.all"
        again += link(Route("learn", game), words(key))
    return again


def _onward(known: Frame, content: Strung) -> int | None:
    """The step that comes after one that is solved; None once all are."""
    after = known.at + 1
    return after if after < len(content.tasks) else progress.unsolved(content, known.solved)


def _steps(known: Frame, content: Strung, ended: bool, words: Words) -> str:
    """How far the reader is in a lesson of somebody's own, and the ways back and on, or to begin
    again. Where a task has `ended`, the way on is the panel's.
    """
    at, most = known.at, len(content.tasks)
    said = escape(words("app.lesson.progress", at=at + 1, steps=most))
    solved = ""
    if known.solved:
        anew = ""
        if not ended or _onward(known, content) is not None:
            anew = button("reset", words("embed.step.anew"), "", "anew")
        told = escape(words("embed.step.solved", solved=len(known.solved), steps=most))
        solved = f"<p>{told}{anew}</p>"
    onward = button(
        f"step {at + 1}",
        words("app.lesson.next"),
        "elsewhere" if ended else "",
        "step-on",
        at + 1 == most,
    )
    return (
        f'<nav class="embed-steps" aria-label="{said}">'
        f"{button(f'step {at - 1}', words('embed.step.back'), '', 'step-back', not at)}"
        f'<label><progress max="{most}" value="{at + 1}"></progress> {said}</label>'
        f"{onward}{solved}</nav>"
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
