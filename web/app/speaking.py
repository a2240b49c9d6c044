"""What is read out of a table besides what has happened: the prompt, as it stands there, and once.

It comes after all that led to it. Where the focus goes to the answers that the prompt asks for, it
is their group's name, and is read with them.
"""

from dataclasses import replace

from web.app import guiding
from web.app.asking import asks_next
from web.app.effects import Announce, Result
from web.app.model import Model, Sitting
from web.app.playing import current, plays_itself
from web.app.sitting import deciding, eyes, is_over, prompt, reason, table_of, turn_begins, view


def speak(before: Model, after: Model) -> Result:
    """The new model, and what is to be said of its prompt if that, or what it asks, is new."""
    sitting, known = after.sitting, before.sitting
    if sitting is None:
        return after, []
    moved = known is None or known.match is not sitting.match
    if moved and after.notice is before.notice and (deciding(sitting) or is_over(sitting)):
        after = replace(after, notice=None)  # what was asked while others acted
    told = _spoken(after)
    if told and _begins(before, sitting):
        told = f"{after.words('app.table.own-turn')} {told}"
    if not told:
        return after, []
    asked = known is not None and sitting.advice is not known.advice  # the same hint once more
    if not moved and not asked and told == _spoken(before):
        return after, []
    model, more = guiding.tell_guide(after, sitting)
    return model, [Announce(told), *more]


def _begins(before: Model, sitting: Sitting) -> bool:
    """Whether the person at the screen comes to a turn of their own now."""
    if sitting.course is not None or not deciding(sitting):
        return False
    known = current(before)
    if known is None or known.id != sitting.id or eyes(known) != eyes(sitting):
        return True
    return (plays_itself(before) or not deciding(known)) and turn_begins(sitting)


def _spoken(model: Model) -> str:
    """The prompt, where somebody here is to act on it; "" where something else stands there."""
    sitting = current(model)
    if sitting is None or sitting.curtain is not None or sitting.still:
        return ""
    if model.notice is not None or model.helping or sitting.meanings:
        return ""
    course = sitting.course
    reads = course is not None and not course.asks and not course.coming
    if not (deciding(sitting) or reads or (course is None and is_over(sitting))):
        return ""
    if plays_itself(model):
        return ""
    if asks_next(model, sitting):
        return model.words("app.asked.what")
    words = model.words.spoken()
    seen = view(sitting, words)
    told = [prompt(sitting, seen), reason(sitting, words)]
    outcome = sitting.match.state.outcome()
    if outcome is not None and course is None:
        told.append(table_of(sitting).final(seen, outcome))
    if course is not None and course.is_task and course.asks and not sitting.match.log:
        told.insert(0, course.says())
    told.insert(0, guiding.tell_day(model, sitting))
    if deciding(sitting) and course is None and sitting.advice is None:
        told.append(table_of(sitting).left(seen))
    return " ".join(filter(None, told))
