"""What is done about the reader: what they may do, the solution, the preview, the snippets."""

from dataclasses import replace

from engine.core.puzzle import parted
from engine.games import load
from engine.search.levels import levels
from web.app.effects import Announce, Copy, Download, Focus, Result, Scroll
from web.app.messages import Do, Message
from web.app.model import THEMES, Model
from web.app.preparing import tidy, usual
from web.app.routes import number_in
from web.app.when import DAILY
from web.rooms.teach import address, rehearsal
from web.rooms.teach.desk import Problem, desk_of, fresh, put, stopped, told
from web.rooms.teach.made import (
    LESSON,
    MODES,
    MOST_WAYS,
    NAME_LENGTH,
    SENTENCE_LENGTH,
    STEP,
    TASK,
    Made,
    aim,
    decides,
    reached,
    seats_of,
)
from web.rooms.teach.picture import whole
from web.words import LANGUAGES
from web.words.rules import rule_text

ALSO = "also"
"""The button for one more solution, and what it asks for."""


def tell(model: Model, values: dict[str, str]) -> Result:
    """What the reader may do, and what is said to them."""
    desk = fresh(model)
    made = desk.made
    if made is None:
        return model, []
    mode = values.get("mode", made.mode)
    if mode not in MODES or (mode == STEP and not made.match):
        mode = made.mode
    seat, level = values.get("seat", ""), values.get("level", made.level)
    language, theme = (
        values.get("board-language", made.language),
        values.get("board-theme", made.theme),
    )
    lesson = values.get("lesson", made.lesson)
    known, goal = aims(model, made), values.get("goal", made.goal)
    goal = goal if goal in ("", *known) else made.goal
    task = values.get("task", made.task) or (known.get(goal, "") if goal != made.goal else "")
    made = replace(
        made,
        name=tidy(values.get("called", made.name), NAME_LENGTH),
        mode=mode,
        level=level if level in levels(made.game) else usual(made.game),
        task=tidy(task, SENTENCE_LENGTH),
        goal=goal,
        done=tidy(values.get("done", made.done), SENTENCE_LENGTH),
        wrong=tidy(values.get("wrong", made.wrong), SENTENCE_LENGTH),
        language=language if language in ("", *LANGUAGES) else "",
        theme=theme if theme in THEMES else "auto",
        lesson=lesson if lesson in lessons_of(model, made.game) else made.lesson,
    )
    if mode == LESSON and not made.lesson:
        made = replace(made, lesson=next(iter(lessons_of(model, made.game)), ""))
    if (sits := number_in(seat)) is not None and sits < seats_of(made):
        made = replace(made, seat=sits)
    if mode == TASK:
        made = replace(made, seat=decides(made))
    return put(model, replace(desk, made=made, previewed="")), []


def aims(model: Model, made: Made) -> dict[str, str]:
    """What a task can ask for instead of moves, once its game's sentences are here: each goal that
    its solution reaches, and the one it has, with what it asks for."""
    teaching = model.teaching(made.game)
    if teaching is None:
        return {}
    found = reached(made.game, made.position, made.solution)
    known = dict(teaching.aim(word, number) for word, number in found.items())
    goal = aim(made.game, made)
    word, number = parted(goal)
    return known | ({goal: teaching.aim(word, max(1, number))[1]} if goal else {})


def lessons_of(model: Model, game: str) -> tuple[str, ...]:
    """The names of the game's lessons and puzzles, once they are here, and that of the day."""
    teaching = model.teaching(game)
    if teaching is None:
        return ()
    found = [lesson.name for lesson in teaching.lessons]
    puzzles = puzzles_of(model, game)
    return (*found, *((DAILY,) if puzzles else ()), *puzzles)


def puzzles_of(model: Model, game: str) -> tuple[str, ...]:
    """The names of the game's puzzles."""
    teaching = model.teaching(game)
    return () if teaching is None else tuple(one.puzzle.name for one in teaching.puzzles)


def rehearse(model: Model, what: str) -> Result:
    """Play the solution on the table, or one more of them: `also`."""
    desk = fresh(model)
    made = desk.made
    if made is None or not made.position or made.mode != TASK:
        return model, []
    if load(made.game).position(made.position).to_act < 0:
        return stopped(model, desk, Problem("reader", model.words("teach.nobody-acts")))
    adding = what == ALSO
    sitting = rehearsal.begin(made, () if adding else made.solution, model.words)
    desk = replace(desk, rehearsal=sitting, adding=adding)
    return put(model, desk), [Scroll("top"), Focus("prompt")]


def hear(model: Model, message: Message) -> Result | None:
    """What is tapped on the table of a rehearsal is the room's."""
    match message:
        case Do(what=what) if what.startswith("tap "):
            return _tap(model, what.removeprefix("tap "))
    return None


def _tap(model: Model, what: str) -> Result:
    desk = fresh(model)
    if desk.rehearsal is None:
        return model, []
    sitting, tapped = rehearsal.tap(desk.rehearsal, what, model.words)
    made_it = len(sitting.match.log) > len(desk.rehearsal.match.log)
    desk = replace(desk, rehearsal=sitting)
    rule = None
    if tapped.move is not None and not made_it:
        rule = sitting.match.state.refusal(tapped.move)
    if rule is not None:
        said = rule_text(rule.id, model.language)
        return told(model, desk, f"{said.title}: {said.first_sentence}")
    return told(model, desk, tapped.hint) if tapped.hint else (put(model, desk), [])


def chance(model: Model, text: str) -> Result:
    """Chance makes this move in the rehearsal."""
    desk = fresh(model)
    if desk.rehearsal is None:
        return model, []
    sitting = rehearsal.roll(desk.rehearsal, text, model.words)
    return put(model, replace(desk, rehearsal=sitting)), [Focus("prompt")]


def back(model: Model, _: str) -> Result:
    """Take the last move of the rehearsal back."""
    desk = fresh(model)
    if desk.rehearsal is None or desk.made is None:
        return model, []
    sitting = rehearsal.back(desk.made, desk.rehearsal, model.words)
    return put(model, replace(desk, rehearsal=sitting)), [Focus("prompt")]


def finish(model: Model, _: str) -> Result:
    """The moves of the rehearsal are the solution, or one more of them."""
    desk = fresh(model)
    if desk.rehearsal is None or desk.made is None:
        return model, []
    made, moves, words = desk.made, rehearsal.solution(desk.rehearsal), model.words
    said = words("teach.solution-written")
    if not desk.adding:
        others = tuple(way for way in made.also if way != moves)
        made = _aimed(replace(made, solution=moves, also=others))
    elif moves in (made.solution, *made.also) or len(made.also) >= MOST_WAYS:
        said = words("teach.also.known")
    else:
        made, said = replace(made, also=(*made.also, moves)), words("teach.also.added")
    desk = replace(desk, made=made, rehearsal=None, previewed="")
    return told(model, desk, said, Focus(ALSO if desk.adding else "rehearse"))


def _aimed(made: Made) -> Made:
    """The board with as much to reach as its solution brings now; with no goal it no longer has."""
    word, number = parted(made.goal)
    brought = reached(made.game, made.position, made.solution).get(word, 0)
    return replace(made, goal=(f"{word} {brought}" if number else word) if brought else "")


def forget(model: Model, text: str) -> Result:
    """That is no solution any more: its number among the others, counted from 0."""
    desk, at = fresh(model), number_in(text)
    if desk.made is None or at is None or at >= len(desk.made.also):
        return model, []
    left = (*desk.made.also[:at], *desk.made.also[at + 1 :])
    desk = replace(desk, made=replace(desk.made, also=left), previewed="")
    return told(model, desk, model.words("teach.also.removed"), Focus(ALSO))


def cancel(model: Model, _: str) -> Result:
    """Leave the rehearsal; the solution stays what it was."""
    desk = fresh(model)
    place = ALSO if desk.adding else "rehearse"
    return put(model, replace(desk, rehearsal=None)), [Focus(place)]


def preview(model: Model, _: str) -> Result:
    """See it as the reader will, or put that away."""
    desk = fresh(model)
    if desk.made is None:
        return model, []
    shown = "" if desk.previewed else address.query(desk.made, puzzles_of(model, desk.made.game))
    return put(model, replace(desk, previewed=shown, tried=False)), []


def try_out(model: Model, _: str) -> Result:
    """Tap the picture in the preview, as the reader will."""
    return put(model, replace(fresh(model), tried=True)), [Focus("as-read")]


def title_of(model: Model, made: Made) -> str:
    """What the board is called, where it has a name, or else its game."""
    return made.name or model.words(f"{made.game}.title")


def snippet(model: Model, made: Made, kind: str) -> str:
    """What is copied into a page. Only the element knows the language of the page around it."""
    if kind != address.ELEMENT and not made.language:
        made = replace(made, language=model.language)
    puzzles = puzzles_of(model, made.game)
    return address.snippet(kind, made, title_of(model, made), model.place, puzzles)


def copy(model: Model, kind: str) -> Result:
    """Put a snippet on the clipboard."""
    desk = fresh(model)
    made = desk.made
    if made is None or kind not in address.SNIPPETS:
        return model, []
    text = snippet(model, made, kind)
    told = Announce(model.words("teach.copied"))
    return put(model, replace(desk, copied=kind)), [Copy(text), told]


def save_picture(model: Model, _: str) -> Result:
    """The position as a picture, to be put beside a text."""
    made = desk_of(model).made
    if made is None or not made.start:
        return model, []
    return model, [Download(address.picture_name(made), whole(made, model.words))]
