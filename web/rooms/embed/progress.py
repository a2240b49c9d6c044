"""Which tasks of authors' lessons a reader has solved: kept among what is learnt.

Each task has a name there by what it asks, so that it stays solved when its author adds others.
"""

from collections.abc import Collection
from dataclasses import replace
from zlib import crc32

from web.app.effects import Result
from web.app.model import Learnt, Model
from web.app.saves import LESSONS, write_learnt
from web.app.storing import stored
from web.rooms.embed.address import Posed, Strung

OWN = "page-"
"""What the names of such tasks begin with."""

MOST_SOLVED = 200
"""Tasks that are remembered: the latest."""


def _names(content: Strung) -> list[str]:
    """What the tasks are called; the same task once more has another name."""
    texts = [_text(task) for task in content.tasks]
    numbered = (f"{text}{texts[:at].count(text)}" for at, text in enumerate(texts))
    return [f"{OWN}{crc32(text.encode()):08x}" for text in numbered]


def _text(task: Posed) -> str:
    steps = task.lesson.steps
    moves = (move for step in steps for move in step.moves)
    goal = [task.puzzle.goal] if task.puzzle is not None else []
    return "|".join([steps[0].position, *moves, task.task, *goal])


def solved(model: Model, game: str, content: Strung) -> frozenset[int]:
    """Which tasks of a lesson this reader has solved, here or on an earlier visit; from 0."""
    names = enumerate(_names(content))
    return frozenset(at for at, name in names if model.learnt_of(game, name).done)


def unsolved(content: Strung, solved: Collection[int]) -> int | None:
    """The first task of a lesson that is not among those; None once all are."""
    return next((at for at in range(len(content.tasks)) if at not in solved), None)


def keep_solved(model: Model, game: str, content: Strung, now: Collection[int]) -> Result:
    """Keep that these tasks of a lesson are solved, and that the others are not."""
    names = [f"{game}.{name}" for name in _names(content)]
    here = {
        # what is not solved any more is said, or another frame would bring it back
        name: Learnt(done=at in now)
        for at, name in enumerate(names)
        if at in now or name in model.learnt
    }
    others = {key: one for key, one in model.learnt.items() if key not in here}
    own = [key for key in others if key.partition(".")[2].startswith(OWN)]
    for key in own[: max(0, len(own) + len(here) - MOST_SOLVED)]:
        del others[key]
    learnt = {**others, **here}
    return replace(model, learnt=learnt), stored(model, {LESSONS: write_learnt(learnt)})
