"""The page for authors: a board is set up, told to its reader, looked at, copied and kept."""

from html import escape

from engine.games import NAMES, load
from web.app.model import Model
from web.boards.telling import listed
from web.pages.frame import dialog, frame
from web.pages.games import Told, told
from web.pages.html import button, chooser, heading, paragraph, pills, select
from web.rooms.teach import reader, rehearsing, setting
from web.rooms.teach.desk import Desk, desk_of
from web.rooms.teach.made import Made, kept, read, seats_of
from web.rooms.teach.pieces import GRID, problem, section
from web.rooms.teach.telling import title_of
from web.words.covers import cover


def draw(model: Model) -> str:
    """The page, or the table on which a solution is played."""
    desk = desk_of(model)
    if desk.rehearsal is not None and desk.made is not None:
        return rehearsing.draw(model, desk)
    words, made = model.words, desk.made
    games = [(name, cover(name, model.language).title) for name in NAMES]
    chosen = "" if made is None else made.game
    main = (
        f'<form data-form="teach-game" data-live>'
        f"{pills('game', words('teach.game'), games, chosen)}</form>"
        f"{paragraph(desk.told, 'copied') if desk.told else ''}"
    )
    if made is not None:
        another = button("teach-another", words("teach.another"), "", "another")
        main += (
            f'<div class="row">{another}</div>'
            f"{_beginning(model, desk, made)}{setting.draw(model, desk, made)}"
            f"{reader.draw(model, desk, made)}{reader.preview(model, desk, made)}"
            f"{reader.copies(model, desk, made)}"
        )
    asked = ""
    if desk.deleting:
        asked = dialog(
            words("teach.delete-title"),
            words("teach.delete-text"),
            button("teach-delete", words("app.games.delete"), "danger")
            + button("teach-spare", words("app.games.spare"), "strong"),
        )
    game = f' data-game="{made.game}"' if made is not None else ""
    return frame(
        model,
        f'<main id="main" tabindex="-1" style="max-width:60rem"{game}>'
        f"{heading(words('teach.title'))}{paragraph(words('teach.about'))}{main}"
        f"{_boards(model, desk)}</main>",
        "teach-page",
        asked,
    )


def _beginning(model: Model, desk: Desk, made: Made) -> str:
    words = model.words
    sources = [
        (f"deal/{seats}", words.many("teach.deal", seats)) for seats in load(made.game).seats
    ]
    sources += _taught(model, made) + _matches(model, made)
    typed = desk.typed.get("text", "")
    return section(
        "begin",
        words("teach.begin"),
        f'<form data-form="teach-begin" class="row" style="align-items:end">'
        f"{select('source', words('teach.source'), sources, f'deal/{seats_of(made)}')}"
        f'<button type="submit">{escape(words("teach.take"))}</button></form>'
        f"<details{' open' if typed else ''}><summary>{escape(words('teach.paste'))}</summary>"
        f'<form data-form="teach-paste" style="{GRID}padding-top:.8rem">'
        f'<label class="field" for="text"><span>{escape(words("teach.paste.about"))}</span>'
        f'<textarea name="text" id="text" rows="4" spellcheck="false" autocapitalize="off">'
        f"{escape(typed)}</textarea></label>{problem(desk, 'text')}"
        f'<div class="row"><button type="submit">{escape(words("teach.take"))}</button></div>'
        "</form></details>",
    )


def _taught(model: Model, made: Made) -> list[tuple[str, str]]:
    """The positions of lessons and puzzles, once those are here."""
    teaching, words = model.teaching(made.game), model.words
    if teaching is None:
        return []
    steps = [
        (
            f"lesson/{lesson.name}/{step.name}",
            words("teach.step", title=teaching.sentences[f"{lesson.name}.title"], number=number),
        )
        for lesson in teaching.lessons
        for number, step in enumerate(lesson.steps, 1)
        if step.position
    ]
    puzzles = [
        (f"puzzle/{asked.puzzle.name}", words("app.puzzle.number", number=number))
        for number, asked in enumerate(teaching.puzzles, 1)
    ]
    return steps + puzzles


def _matches(model: Model, made: Made) -> list[tuple[str, str]]:
    """The finished matches of the game: one that is played still hides something."""
    words, found = model.words, []
    for id, saved in model.shelf.items():
        match = told(saved.text, words)
        if isinstance(match, Told) and match.game == made.game and match.is_over:
            everybody = listed(words, match.names)
            found.append((f"match/{id}", words("teach.finished", names=everybody)))
    return found


def _boards(model: Model, desk: Desk) -> str:
    words, texts = model.words, kept(model.kept)
    rows = "".join(_row(model, desk, id, text) for id, text in texts.items())
    listed = f'<ul class="saves">{rows}</ul>' if rows else paragraph(words("teach.boards.none"))
    own = ""
    if desk.made is not None:
        own = button("teach-keep", words("teach.keep"), "strong", "keep")
        if desk.id:
            own += button("teach-keep-another", words("teach.keep-another"))
        own += button("teach-export desk", words("teach.export"))
    every = button("teach-export", words("teach.export-all")) if rows else ""
    full = ""
    if model.storage != "kept":
        full = paragraph(words("teach.kept-not"), "problem")
    return section(
        "boards",
        words("teach.boards"),
        f'{full}<div class="row">{own}</div>{listed}{problem(desk, "file")}'
        f'<div class="row">{every}'
        f"{chooser('file', words('teach.import'), '.json,application/json')}</div>",
    )


def _row(model: Model, desk: Desk, id: str, text: str) -> str:
    words, made = model.words, read(text)
    if made is None:
        title, about, way = words("teach.unreadable"), words("app.unreadable.kept"), ""
    else:
        title, about = title_of(model, made), words(f"teach.mode.{made.mode}")
        about = f"{cover(made.game, model.language).title} · {about}"
        way = button(f"teach-open {id}", words("teach.open"), "", f"open-{id}")
    here = " · " + words("teach.on-the-desk") if id == desk.id else ""
    return (
        f'<li class="save" id="board-{escape(id)}"><div class="save-words"><h3>{escape(title)}</h3>'
        f'{paragraph(about + here)}</div><div class="row">{way}'
        f"{button(f'teach-export {id}', words('teach.export'))}"
        f"{button(f'teach-ask {id}', words('app.games.delete'), 'danger', f'delete-{id}')}"
        "</div></li>"
    )
