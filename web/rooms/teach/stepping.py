"""A lesson of an author's own: tasks one after the other, of which one is on the desk."""

from dataclasses import replace

from web.app.effects import Focus, Result, Scroll
from web.app.model import Model
from web.app.routes import number_in
from web.rooms.teach.desk import desk_of, fresh, told
from web.rooms.teach.doing import edited
from web.rooms.teach.made import MOST_STEPS, TASK, Made, Step, at_step, solved, steps

ONWARD = "onward"
"""What a task begins with that goes on where the one before ends."""

TASKS = "steps"
"""Heads the tasks of a lesson, right above the fields of that on the desk."""


def add(model: Model, where: str) -> Result:
    """One more task after that on the desk, from the same position or from where it ends."""
    made = desk_of(model).made
    if made is None or made.mode != TASK or len(steps(made)) >= MOST_STEPS:
        return model, []
    position, key = made.position, "teach.steps.added"
    if where == ONWARD:
        position, key = solved(made.game, made.position, made.solution), "teach.steps.added-onward"
    if not position:
        return model, []
    tasks, at = steps(made), len(made.before) + 1
    tasks = (*tasks[:at], Step(position=position), *tasks[at:])
    model, effects = _put(model, at_step(made, tasks, at), key, "task")
    return model, [Scroll(TASKS), *effects]


def take(model: Model, text: str) -> Result:
    """Another task onto the desk; counted from 0."""
    made, at = desk_of(model).made, number_in(text)
    if made is None or at is None or at >= len(steps(made)):
        return model, []
    return _put(model, at_step(made, steps(made), at), "teach.steps.taken", f"step-{at}")


def move(model: Model, text: str) -> Result:
    """The task on the desk to another place among them; counted from 0."""
    made, to = desk_of(model).made, number_in(text)
    if made is None or to is None or to >= len(steps(made)):
        return model, []
    here = steps(made)[len(made.before)]
    others = (*made.before, *made.after)
    tasks = (*others[:to], here, *others[to:])
    return _put(model, at_step(made, tasks, to), "teach.steps.moved", f"step-{to}")


def remove(model: Model, _: str) -> Result:
    """The task on the desk is none of the lesson any more; that after it, or else before, is."""
    made = desk_of(model).made
    if made is None or len(steps(made)) == 1:
        return model, []
    tasks = (*made.before, *made.after)
    at = min(len(made.before), len(tasks) - 1)
    left = f"step-{at}" if len(tasks) > 1 else "step-add"
    return _put(model, at_step(made, tasks, at), "teach.steps.removed", left)


def _put(model: Model, made: Made, key: str, place: str) -> Result:
    desk = replace(edited(fresh(model), made), previewed="")
    return told(model, desk, model.words(key, number=len(made.before) + 1), Focus(place))
