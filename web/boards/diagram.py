"""Pictures of a position before and after a move, as they stand beside a rule."""

import re
from collections.abc import Sequence
from typing import Any

from engine.core.game import Event, Game, Seat, State
from engine.core.lesson import Lesson
from web.boards.table import AnyTable, View
from web.words import Words

_ID = re.compile(r' id="[^"]*"')


def shown(
    game: Game, table: AnyTable, lesson: Lesson, at: int, names: Sequence[str], words: Words
) -> tuple[str, str]:
    """What the learner sees before a step and after what is done in it; "" where nothing is.

    As HTML that uses the table's drawings; nothing in it can be tapped.
    """
    begun = lesson.scene(at)
    state, seat = game.position(lesson.steps[begun].position), lesson.names.index("")
    for step in lesson.steps[begun:at]:
        _play(game, state, step.solution(game, state) if step.moves else None, step.then)
    step = lesson.steps[at]
    before = _picture(game, table, state, seat, (), names, words)
    if not step.moves:
        return before, ""
    events = _play(game, state, step.solution(game, state), step.then)
    return before, _picture(game, table, state, seat, events, names, words)


def _play(game: Game, state: State[Any], move: Any, then: Sequence[str]) -> list[Event]:
    events: list[Event] = []
    for made in (*([] if move is None else [move]), *map(game.move, then)):
        state.play(made, events.append)
    return events


def _picture(
    game: Game,
    table: AnyTable,
    state: State[Any],
    seat: Seat,
    events: Sequence[Event],
    names: Sequence[str],
    words: Words,
) -> str:
    seen = game.observe(state, seat)
    recent = [event.seen_by(seat) for event in events]
    view = View(
        seen=seen,
        moves=(),
        picked=(),
        scene=table.follow(None, (), seen),
        names=tuple(names),
        words=words,
        recent=recent,
        past=recent,
    )
    return _ID.sub("", (table.picture or table.draw)(view))
