"""What a frame hears from the page around it, and what that page hears of the board."""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.game import Seat
from web.app import playing
from web.app.effects import Effect, Focus, Go, Mirror, Post, Result, Save, Scroll
from web.app.messages import (
    Do,
    Elsewhere,
    Fetched,
    File,
    Host,
    Message,
    Mirrored,
    Moved,
    Start,
)
from web.app.model import DONE, THEMES, Course, Deed, Model, Notice, Sitting, own_language
from web.app.saves import LESSONS, read_learnt
from web.app.teaching import Teaching
from web.rooms.embed import stage
from web.rooms.embed.address import Asked, Posed, Seen, Strung, Taught


def hear(model: Model, message: Message) -> Result | None:
    """What comes of a message that only a frame gets, or that means something else in one."""
    match message:
        case Host(what=what, text=text):
            return _asked(model, what, text)
        case Elsewhere(storage=storage) | Mirrored(storage=storage):
            kept = read_learnt((storage or {}).get(LESSONS, ""))
            return replace(model, learnt={**model.learnt, **kept}), []
        case Moved() | File():
            return model, []
    return stage.hear(model, message)


def _asked(model: Model, what: str, text: str) -> Result:
    """What the page around asks for; what it cannot ask for is left undone."""
    match what:
        case "load":
            return stage.enter(replace(model, embed=text), model.route)
        case "play":
            return stage.play(model, text)
        case "reset":
            return stage.reset(model)
        case "language":
            return _speak(model, own_language(text))
        case "theme" if text in THEMES:
            return replace(model, preferences=replace(model.preferences, theme=text)), []
    return model, []


def _speak(model: Model, language: str) -> Result:
    """Go on in another language; a lesson once it is here in it."""
    model = replace(model, preferences=replace(model.preferences, language=language), notice=None)
    frame, sitting = stage.frame_of(model), model.sitting
    if frame is None or not isinstance(frame.asked, Asked):
        return model, []
    content = frame.played or frame.asked.content
    if isinstance(content, Taught | Seen):
        return stage.put(model)
    if isinstance(content, Strung):
        content = stage.task_of(frame, content)
    if isinstance(content, Posed) and sitting is not None:
        teaching = stage.own_teaching(content, model.words)
        model = replace(model, sitting=_taught_by(teaching, sitting))
    return model, []


def _taught_by(teaching: Teaching, sitting: Sitting) -> Sitting:
    """The same task in other words, also as it was before a try."""
    course = sitting.course
    if course is None:
        return sitting
    before, begun = (
        earlier and _taught_by(teaching, earlier) for earlier in (course.before, course.begun)
    )
    course = replace(course, teaching=teaching, before=before, begun=begun)
    return replace(sitting, course=course)


def tell(before: Model, message: Message, result: Result) -> Result:
    """What the page around hears of it, and what a frame leaves undone.

    Nothing but how far somebody came in a lesson is kept. Focus and sight move only after
    what the reader did here: the page around has a focus of its own.
    """
    model, effects = result
    model, effects = _gone_on(model, effects)
    there = not isinstance(message, Start | Host | Fetched)
    effects = [effect for effect in effects if _is_ours(effect, there)]
    frame, sitting = stage.frame_of(model), model.sitting
    was, old = stage.frame_of(before), before.sitting
    if frame is None or was is None or sitting is None or old is None:
        return model, effects
    if sitting.still or frame.opened != was.opened:
        return model, effects
    refused = list(_refused(before, message, model))
    vain = frame.vain + len(refused) + int(_missed(old.course, sitting.course))
    model = stage.keep(model, replace(frame, vain=vain))
    news: list[Effect] = [*_moves(old, sitting), *refused]
    if _is_over(sitting.course) and not _is_over(old.course):
        model, solved = stage.solve(model)
        news += solved
    return model, [*effects, *news]


def _is_ours(effect: Effect, there: bool) -> bool:
    match effect:
        case Save(key=key):
            return key == LESSONS
        case Mirror() | Go():
            return False
        case Focus() | Scroll():
            return there
    return True


def _gone_on(model: Model, effects: list[Effect]) -> Result:
    """In a task of somebody's own, a right move that is not the last needs no more than a word."""
    sitting = model.sitting
    course = sitting.course if sitting is not None else None
    if course is None or course.lesson.name or course.told != DONE:
        return model, effects
    if course.coming or course.is_last:
        return model, effects
    here = [one for one in effects if not isinstance(one, Focus)]  # there is no button to go on by
    model, more = playing.onward(model)
    model, told = playing.tell(model, Notice(model.words("embed.task.right")))
    return model, [*here, *more, *told]


def _missed(before: Course | None, course: Course | None) -> bool:
    """Whether a legal move, or a puzzle's whole turn, has just not solved the step."""
    if before is None or course is None:
        return False
    return course.before is not None and before.before is None


def _is_over(course: Course | None) -> bool:
    return course is not None and course.is_over


def _refused(before: Model, message: Message, model: Model) -> Iterator[Post]:
    """A move that a rule forbids; not what was only asked about, by holding it or by a tap."""
    notice = model.notice
    asked = before.curious or (isinstance(message, Do) and message.what.startswith("about "))
    if notice is None or notice is before.notice or asked or notice.route is None:
        return
    yield Post("refused", {"rule": notice.route.part, "sentence": notice.text})


def _moves(before: Sitting, sitting: Sitting) -> Iterator[Post]:
    """The moves that were made since; none where some were taken back."""
    known, log = len(before.match.log), sitting.match.log
    if log[:known] != before.match.log:
        return
    for at in range(known, len(log)):
        last = at == len(log) - 1
        over = last and sitting.match.is_over
        deed, sealed = sitting.story[at], sitting.match.decided[at][1]
        text = str(log[at]) if is_open(deed, sealed, sitting.viewer) else ""
        yield Post("move", {"move": text, "seat": deed.by, "over": over})


def is_open(deed: Deed, sealed: bool, viewer: Seat | None) -> bool:
    """Whether this seat knows all of a move: its own, or one in which nothing is hidden from it."""
    if deed.by == viewer:
        return True
    # not by what is the same: a secret that is None looks like one that is hidden
    return not sealed and all(event.seen_by(viewer) is event for event in deed.events)
