"""How fast things follow one another at a table, and what is told of them meanwhile."""

from web.app import outside
from web.app.model import PACES, STEP, Model, Sitting
from web.app.sitting import bot_to_act, eyes, table_of, unread, view, watching
from web.boards.table import AnyView

MOST = 3_500
"""Milliseconds at most until the last stage of a move: what moves ends within five seconds."""


def waits_for_next(model: Model, sitting: Sitting) -> bool:
    """Whether the person is to say when the bot or chance goes on: they want to, or read first."""
    waiting = bot_to_act(sitting) and not outside.is_far(sitting.match)
    asked = sitting.paused or model.preferences.pace == STEP
    return unread(sitting) or ((waiting or watching(sitting)) and asked and not sitting.hasty)


def pace_told(model: Model) -> str:
    """Which pace is chosen, as its button at the table is called."""
    words = model.words
    return f"{words('app.settings.pace')}: {words(f'app.settings.pace.{model.preferences.pace}')}"


def pace_of(model: Model, sitting: Sitting) -> int:
    """Milliseconds before what goes on by itself does."""
    return 0 if sitting.hasty else PACES[model.preferences.pace]


def beat(model: Model, sitting: Sitting) -> int:
    """Milliseconds that each stage of a move is seen before the next (`View.after`)."""
    return min(pace_of(model, sitting) // 2, MOST // max(1, _last_stage(model, sitting)))


def stages_of(model: Model, sitting: Sitting) -> int:
    """Milliseconds until the last stage of the last move begins."""
    return _last_stage(model, sitting) * beat(model, sitting)


def _last_stage(model: Model, sitting: Sitting) -> int:
    return max(view(sitting, model.words).stages.values(), default=0)


def happening(sitting: Sitting, seen: AnyView) -> str:
    """The last that has happened since the viewer decided, as a sentence; "" while nothing has."""
    table, viewer = table_of(sitting), eyes(sitting)
    for deed in reversed(sitting.story):
        if deed.by == viewer:
            break
        for event in reversed(deed.events):
            if type(event) in table.sounds and (said := table.say(event.seen_by(viewer), seen)):
                return said
    return ""


def coming(sitting: Sitting, seen: AnyView) -> str:
    """The move that is about to be played by itself, as a sentence."""
    table = table_of(sitting)
    return seen.words("app.table.forced", text=table.advise(seen, table.obvious(seen)).text)
