"""What the reader may do, how it will look, and what is copied, as it is drawn."""

from html import escape
from urllib.parse import quote

from engine.games import load
from web.app.model import THEMES, Model
from web.app.when import DAILY
from web.pages.frame import LANGUAGE_NAMES
from web.pages.html import button, paragraph, pills, select
from web.pages.new import level_names
from web.rooms.teach import address, bench, rehearsal
from web.rooms.teach.desk import Desk
from web.rooms.teach.made import (
    LESSON,
    LOOK,
    MODES,
    MOST_STEPS,
    MOST_WAYS,
    NAME_LENGTH,
    PLAY,
    SENTENCE_LENGTH,
    STEP,
    TASK,
    Made,
    aim,
    is_solved,
    seats_of,
    solved,
    solves,
    steps,
)
from web.rooms.teach.picture import whole
from web.rooms.teach.pieces import GRID, SUMMARY, TWO, entry, line, problem, section, several
from web.rooms.teach.stepping import ONWARD, TASKS
from web.rooms.teach.telling import ALSO, aims, lessons_of, puzzles_of, snippet, title_of
from web.words import Words

_COVER = (
    "display:flex;flex-direction:column;gap:.8rem;align-items:center;width:100%;padding:.8rem;"
    "border-radius:12px"
)
_START = "padding:.8rem 1.4rem;border-radius:9rem;background:#82320f;color:#fff6e6"
_PICTURE = "width:100%;max-height:60vh;object-fit:contain"


def draw(model: Model, desk: Desk, made: Made) -> str:
    words = model.words
    modes = [(mode, words(f"teach.mode.{mode}")) for mode in MODES if mode != STEP or made.match]
    inside = pills("mode", words("teach.mode"), modes, made.mode)
    fields = [entry("called", words("teach.name"), made.name, line(NAME_LENGTH))]
    state = load(made.game).position(made.position)
    names = bench.load(made.game).names(state, words)[: seats_of(made)]
    if made.mode in (LOOK, STEP, PLAY):
        seats = [(str(seat), name) for seat, name in enumerate(names)]
        fields.append(select("seat", words("teach.seat"), seats, str(made.seat)))
    if made.mode == PLAY:
        kinds = level_names(made.game, made.level, words)
        fields.append(select("level", words("teach.level"), kinds, made.level))
    if made.mode == LESSON:
        fields.append(select("lesson", words("teach.lesson"), _lessons(model, made), made.lesson))
        inside += _told_of_lesson(model, made)
    here = words("teach.language.own", language=LANGUAGE_NAMES[model.language])
    languages = [("", here), *LANGUAGE_NAMES.items()]
    themes = [(theme, words(f"app.settings.theme.{theme}")) for theme in THEMES]
    fields.append(select("board-language", words("teach.language"), languages, made.language))
    fields.append(select("board-theme", words("app.settings.theme"), themes, made.theme))
    return section(
        "reader",
        words("teach.reader"),
        f'<form data-form="teach-reader" data-live style="{GRID}">{inside}'
        f'<div style="{TWO}">{"".join(fields)}</div>{_task(made, words)}</form>'
        f"{problem(desk, 'reader')}"
        f"{_solution(model, made) + _more(made, words) if made.mode == TASK else ''}",
    )


def _task(made: Made, words: Words) -> str:
    """What is said in the task on the desk; of a lesson which one that is, below all of them."""
    if made.mode != TASK:
        return ""
    texts = {"task": made.task, "wrong": made.wrong, "done": made.done}
    sentences = "".join(
        several(name, words(f"teach.{name}"), text, SENTENCE_LENGTH) for name, text in texts.items()
    )
    return f'{_steps(made, words)}<div style="{TWO}align-items:start">{sentences}</div>'


def _lessons(model: Model, made: Made) -> list[tuple[str, str]]:
    teaching, words = model.teaching(made.game), model.words
    if teaching is None:
        return [(made.lesson, made.lesson or words("app.fetch.awaited"))]
    titles = {one.name: teaching.sentences[f"{one.name}.title"] for one in teaching.lessons}
    titles[DAILY] = words("app.puzzle.daily")
    for number, name in enumerate(puzzles_of(model, made.game), 1):
        titles[name] = words("app.puzzle.number", number=number)
    return [(name, titles[name]) for name in lessons_of(model, made.game)]


def _told_of_lesson(model: Model, made: Made) -> str:
    """What the chosen lesson is about, and that the position above is no part of it."""
    teaching = model.teaching(made.game)
    about = teaching.sentences.get(f"{made.lesson}.about", "") if teaching is not None else ""
    told = paragraph(about) if about else ""
    return told + paragraph(model.words("teach.lesson.apart"), "aside")


def _solution(model: Model, made: Made) -> str:
    """What solves the task, in words where it has any, and whether it still fits."""
    words = model.words
    found = _way(made, made.solution, "solution", words)
    if not made.solution:
        found = paragraph(words("teach.solution.none"))
    play = button("teach-rehearse", words("teach.rehearse"), "strong", "rehearse")
    counts = _counts(model, made) if made.solution else ""
    return f'<h3>{escape(words("teach.solution"))}</h3>{found}<div class="row">{play}</div>{counts}'


def _counts(model: Model, made: Made) -> str:
    """What counts as right: these moves and others, or whatever reaches a goal."""
    words, known, goal = model.words, aims(model, made), aim(made.game, made)
    choice = ""
    if known:
        choices = [("", words("teach.goal.exact")), *known.items()]
        chosen = select("goal", words("teach.goal"), choices, goal)
        choice = f'<form data-form="teach-reader" data-live>{chosen}</form>'
    return choice + (
        paragraph(words("teach.goal.about"), "aside") if goal else _others(made, words)
    )


def _others(made: Made, words: Words) -> str:
    """Whatever else solves the task, and the way to add to it."""
    others = ""
    for at, way in enumerate(made.also):
        label = words("teach.also.remove.which", number=at + 2)
        others += (
            f"<h3>{escape(words('teach.also'))}</h3>{_way(made, way, f'also-{at}', words)}"
            f'<div class="row"><button type="button" data-do="teach-forget {at}" '
            f'aria-label="{escape(label)}">{escape(words("teach.also.remove"))}</button></div>'
        )
    more = ""
    if len(made.also) < MOST_WAYS:
        more = button(f"teach-rehearse {ALSO}", words("teach.also.add"), "", ALSO)
    note = paragraph(words("teach.solution.exact"), "aside")
    return f'{others}{note}<div class="row">{more}</div>'


def _way(made: Made, way: tuple[str, ...], id: str, words: Words) -> str:
    """The moves of a solution, and whether they still fit the position."""
    found = "".join(
        f"<li>{escape(told) or f'<code>{escape(move)}</code>'}</li>"
        for told, move in zip(rehearsal.told(made, way, words), way, strict=True)
    )
    stale = ""
    if not solves(made.game, made.position, way):
        said = paragraph(words("teach.solution.stale"))
        stale = f'<div class="problem" role="alert">{said}</div>'
    return f'<ol id="{id}" style="list-style:decimal;padding-left:1.4rem">{found}</ol>{stale}'


def _steps(made: Made, words: Words) -> str:
    """The tasks of a lesson, and what can be done with that on the desk; nothing of one alone."""
    tasks, here = steps(made), len(made.before)
    if len(tasks) == 1:
        return ""
    rows = ""
    for at, step in enumerate(tasks):
        asked = f"{at + 1}. {step.task or words('teach.steps.untold')}"
        rows += (
            f'<li><button type="button" id="step-{at}" data-do="teach-step {at}" '
            f'aria-pressed="{str(at == here).lower()}">{escape(asked)}</button></li>'
        )
    ways = (
        button(f"teach-step-move {here - 1}", words("teach.steps.earlier"), "", "", not here)
        + button(
            f"teach-step-move {here + 1}",
            words("teach.steps.later"),
            disabled=here + 1 == len(tasks),
        )
        + button("teach-step-remove", words("teach.steps.remove"), "danger")
    )
    named = escape(words("teach.steps.here", number=here + 1, all=len(tasks)))
    return (
        f'<h3 id="{TASKS}">{escape(words("teach.steps"))}</h3>'
        f'<ol class="steps">{rows}</ol><div class="row">{ways}</div><h3>{named}</h3>'
    )


def _more(made: Made, words: Words) -> str:
    """Where a task is added: from the same position, or from that after the solution."""
    tasks, number = steps(made), len(made.before) + 1
    about = ""
    if len(tasks) == 1:
        about = f"<h3>{escape(words('teach.steps'))}</h3>"
        about += paragraph(words("teach.steps.about"), "aside")
    more = ""
    if len(tasks) < MOST_STEPS:
        more = button("teach-step-add", words("teach.steps.add"), "", "step-add")
    if more and solved(made.game, made.position, made.solution):
        onward = words("teach.steps.add-onward", number=number)
        more += button(f"teach-step-add {ONWARD}", onward, "", "step-add-onward")
    return f'{about}<div class="row">{more}</div>'


def _missing(model: Model, made: Made) -> str:
    """What there must be before the board can go into a page."""
    words = model.words
    tasks = steps(made) if made.mode == TASK else ()
    for number, step in enumerate(tasks, 1):
        missing = "" if is_solved(made.game, step) else words("teach.missing.solution")
        missing = missing if step.task else words("teach.missing.task")
        if missing and len(tasks) > 1:
            return words("teach.missing.step", number=number, missing=missing)
        if missing:
            return missing
    if made.mode == LESSON and not _is_there(model, made):
        return words("teach.missing.lesson")
    if len(address.query(made)) > address.LONGEST:
        return words("teach.missing.steps" if len(tasks) > 1 else "teach.missing.short")
    return ""


def _is_there(model: Model, made: Made) -> bool:
    """Whether there is such a lesson, as far as that is known by now."""
    if model.teaching(made.game) is None:
        return bool(made.lesson)
    return made.lesson in lessons_of(model, made.game)


def preview(model: Model, desk: Desk, made: Made) -> str:
    words = model.words
    missing = _missing(model, made)
    if missing:
        return section("preview", words("teach.preview"), paragraph(missing))
    key = "teach.preview.hide" if desk.previewed else "teach.preview.show"
    shown = ""
    if desk.previewed and made.mode != LESSON and not desk.tried:
        shown = _cover(made, words)
    elif desk.previewed:
        at_once = "#open" if desk.tried else ""
        # the page around it, whose language it has where none is chosen, is this one
        own = "" if made.language else f"&lang={model.language}"
        shown = (
            f'<iframe id="as-read" src="embed.html?{escape(desk.previewed + own)}{at_once}" '
            f'title="{escape(title_of(model, made))}" '
            f'style="width:100%;height:{address.height(made)}px;border:1px solid var(--edge);'
            'border-radius:12px">'
            "</iframe>"
        )
    return section(
        "preview",
        words("teach.preview"),
        f'<div class="row">{button("teach-preview", words(key), "strong", "show-preview")}</div>'
        f"{shown}",
    )


def _cover(made: Made, words: Words) -> str:
    """The picture that stands for the board until it is tapped, with what the reader is asked."""
    purpose = {TASK: "solve", PLAY: "play"}.get(made.mode, "look")
    asked = f"<strong>{escape(_asked(made, words))}</strong>" if made.mode == TASK else ""
    return (
        f'<button type="button" id="as-met" data-do="teach-try" style="{_COVER}">{asked}'
        f'<img src="data:image/svg+xml,{quote(whole(made, words))}" alt="" style="{_PICTURE}">'
        f'<span style="{_START}">{escape(words(f"teach.start.{purpose}"))}</span></button>'
        f"{paragraph(words('teach.preview.about'), 'aside')}"
    )


def _asked(made: Made, words: Words) -> str:
    """The task; of a lesson how many steps it has and what the first asks, as in asked.js."""
    tasks = steps(made)
    if len(tasks) == 1:
        return made.task
    return f"{words('app.lesson.progress', at=1, steps=len(tasks))}: {tasks[0].task}"


def copies(model: Model, desk: Desk, made: Made) -> str:
    words = model.words
    if _missing(model, made):
        return ""
    rows = ""
    for kind in address.SNIPPETS:
        text = snippet(model, made, kind)
        copied = paragraph(words("teach.copied"), "copied") if desk.copied == kind else ""
        usual = kind == address.FRAME
        look = "strong" if usual else ""
        label = words(f"teach.snippet.{kind}")
        hidden = "" if usual else ' class="visually-hidden"'
        inside = (
            f'<label for="snippet-{kind}"{hidden}>{escape(label)}</label>'
            f'<textarea id="snippet-{kind}" rows="3" readonly spellcheck="false" '
            f'style="field-sizing:content;min-height:4lh">{escape(text)}</textarea>'
            f'<div class="row">'
            f"{button(f'teach-copy {kind}', words('teach.copy'), look, f'copy-{kind}')}</div>"
            f"{copied}"
        )
        rows += (
            inside
            if usual
            else f'<details id="other-{kind}"><summary style="{SUMMARY}">{escape(label)}</summary>'
            f'<div style="{GRID}">{inside}</div></details>'
        )
    note = ""
    if not model.place.startswith("http"):
        note = paragraph(words("teach.snippet.from-disk"), "problem")
    picture = ""
    if made.start and made.mode != LESSON:
        save = button("teach-picture", words("teach.picture"), "", "save-picture")
        picture = f'{paragraph(words("teach.picture.about"))}<div class="row">{save}</div>'
    return section("copies", words("teach.copies"), f"{note}{rows}{picture}")
