"""The small buttons beside the prompt."""

from html import escape

from web.app.asking import asks_next
from web.app.model import TAKEN_BACK, Course, Model, Sitting
from web.app.pacing import pace_told, waits_for_next
from web.app.routes import Route
from web.app.since import decided_last
from web.app.sitting import deciding, has_ended, may_undo, others_act
from web.pages import story
from web.pages.html import keyed
from web.pages.icons import AGAIN, HELP, HINT, PACE_ICONS, PAUSE, SKIP, UNDO


def tools(model: Model, sitting: Sitting, awaited: str) -> str:
    """The small buttons: of the pace while others act, help, a hint, the way back."""
    words, course, tools = model.words, sitting.course, list[str]()
    if has_ended(sitting):
        return ""
    if course and not deciding(sitting):
        return f'<div class="tools">{_how_far(model, course)}{_help(model, sitting)}</div>'
    acting = others_act(sitting) and not awaited
    if acting:
        tools.append(_others(model, sitting))
    if course:
        tools.append(_how_far(model, course))
    tools.append(_help(model, sitting))
    if acting:
        tools.append(_pace(model))
    else:
        tools.append(_tool("hint", words("app.table.ask"), HINT, deciding(sitting), "h"))
    if course is None or course.puzzle is not None:
        tools.append(_of_the_past(model, sitting))
    return f'<div class="tools">{"".join(tools)}</div>'


def _how_far(model: Model, course: Course) -> str:
    """The step of a lesson, to be seen; what is heard is the bar above."""
    if course.is_task:
        return ""
    at, steps = course.at + 1, len(course.lesson.steps)
    said = escape(model.words("app.lesson.progress", at=at, steps=steps))
    return f'<span class="how-far" aria-hidden="true">{said}</span>'


def _others(model: Model, sitting: Sitting) -> str:
    """What somebody can do about the pace while others play."""
    words, still = model.words, waits_for_next(model, sitting)
    pause = "" if still else _tool("pause", words("app.table.pause"), PAUSE, True, "p")
    label = words("app.table.hurry")
    return pause + _tool("hurry", label, _worded(SKIP, label), True, "s")


def _pace(model: Model) -> str:
    """How quickly others play: a tap chooses the next pace."""
    pace = model.preferences.pace
    shown = _worded(PACE_ICONS[pace], model.words(f"app.settings.pace.{pace}"))
    return _tool("pace", pace_told(model), shown, True, "")


def _worded(icon: str, label: str) -> str:
    """A sign that nobody knows, and below it the first word of what it says."""
    return f'{icon}<span class="word" aria-hidden="true">{escape(label.split()[0])}</span>'


def _help(model: Model, sitting: Sitting) -> str:
    """The way to help; while a tap asks, in its place the way back."""
    if asks_next(model, sitting):
        return _tool("asked", model.words("app.asked.enough"), "&times;", True, "?")
    return _tool("help", model.words("app.help.title"), HELP, True, "?")


def _tool(what: str, label: str, icon: str, enabled: bool, key: str) -> str:
    """A small button beside the prompt, and the key that presses it."""
    off = "" if enabled else " disabled"
    return (
        f'<button type="button" data-do="{what}" id="{what}" class="tool"{off}{keyed(key)} '
        f'title="{escape(label)}" aria-label="{escape(label)}">{icon}</button>'
    )


def _of_the_past(model: Model, sitting: Sitting) -> str:
    """Undo; or, where others or chance have acted since, what happened, which plays itself there.

    Not at once after something was taken back: who presses Undo too often stays here.
    """
    undo, at = may_undo(sitting), decided_last(sitting) if deciding(sitting) else None
    if undo or at is None or sitting.held == TAKEN_BACK or not story.is_moment(model, sitting):
        return _tool("undo", model.words("app.table.undo"), UNDO, undo, "u")
    route, label = Route("replay", sitting.id, f"{at}-on"), model.words("app.table.show-again")
    return (
        f'<a href="{route}" id="show-again" class="tool"{keyed("r")} title="{escape(label)}" '
        f'aria-label="{escape(label)}">{AGAIN}</a>'
    )
