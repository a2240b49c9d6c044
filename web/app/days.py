"""The deal and the puzzle of a day: what of them was done here, and for how many days in a row."""

from collections.abc import Collection
from dataclasses import replace

from web.app.effects import Result
from web.app.model import Course, Model, Played
from web.app.preparing import daily
from web.app.saves import SOLVED, write_solved
from web.app.storing import stored
from web.app.when import DAILY, DAY


def solve(model: Model, game: str, course: Course) -> Result:
    """A puzzle was solved: if it is that of the day, and for the first time, it is remembered.

    Opened as that of the day, it is that of its day also when it is solved after midnight.
    """
    days = (model.now, model.now - DAY) if course.sought == DAILY else (model.now,)
    keys = (f"{game}.{daily(day)}" for day in days if is_of(course, day))
    key = next(keys, None)
    if key is None or key in model.solved:
        return model, []
    model = replace(model, solved={**model.solved, key: course.stumbles})
    return model, stored(model, {SOLVED: write_solved(model.solved)})


def is_of(course: Course, now: int) -> bool:
    """Whether it is the puzzle of the day that this epoch time (ms) belongs to."""
    asked = course.teaching.asked(DAILY, now)
    return asked is not None and course.puzzle == asked.puzzle


def tries(model: Model, game: str, day: str) -> int | None:
    """After how many vain tries the puzzle of a day was solved; None where it was not.

    A day is written as its deal is, by `daily`.
    """
    return model.solved.get(f"{game}.{day}")


def dealt(model: Model, game: str, day: str) -> Played | None:
    """The first game with the deal of a day that was played to its end; None without one."""
    return next((one for one in model.record if (one.game, one.deal) == (game, day)), None)


def in_a_row(model: Model, game: str) -> int:
    """On how many days up to today, or else up to yesterday, something of the day was done."""
    done = {one.deal for one in model.record if one.game == game}
    done |= {key.partition(".")[2] for key in model.solved if key.startswith(f"{game}.")}
    return run(done, model.now)


def run(done: Collection[str], now: int) -> int:
    """How many of these days, written as their deals are, end today or else yesterday."""
    at = now if daily(now) in done else now - DAY
    length = 0
    while daily(at - length * DAY) in done:
        length += 1
    return length
