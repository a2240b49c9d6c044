"""Pictures of a position before and after a move, as they stand beside a rule."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.game import Event, Game, Seat, State
from engine.core.lesson import Lesson
from web.boards.changes import marked
from web.boards.table import AnyTable, View
from web.words import Words

_ID = re.compile(r' id="[^"]*"')


def shown(
    game: Game, table: AnyTable, lesson: Lesson, at: int, names: Sequence[str], words: Words
) -> tuple[str, str]:
    """What the learner sees before a step and after what is done in it; "" where nothing is.

    What changed is marked in the second (see `web.boards.changes`).

    As HTML that uses the table's drawings; nothing in it can be tapped.
    """
    begun = lesson.scene(at)
    state, seat = game.position(lesson.steps[begun].position), lesson.names.index("")
    for step in lesson.steps[begun:at]:
        solution = step.solution(game, state) if step.moves else None
        deque(_play(game, state, solution, step.then), maxlen=0)
    step = lesson.steps[at]
    scene = table.follow(None, (), game.observe(state, seat))
    before = _picture(game, table, state, seat, (), scene, names, words)
    if not step.moves:
        return _ID.sub("", before), ""
    events: list[Event] = []
    for happened in _play(game, state, step.solution(game, state), step.then):
        seen = [event.seen_by(seat) for event in happened]
        scene = table.follow(scene, seen, game.observe(state, seat))
        events += seen
    after = marked(before, _picture(game, table, state, seat, events, scene, names, words))
    return _ID.sub("", before), _ID.sub("", after)


def _play(game: Game, state: State[Any], move: Any, then: Sequence[str]) -> Iterator[list[Event]]:
    """What happens, move by move: the learner's, if there is one, and what comes then."""
    for made in (*([] if move is None else [move]), *map(game.move, then)):
        events: list[Event] = []
        state.play(made, events.append)
        yield events


def _picture(
    game: Game,
    table: AnyTable,
    state: State[Any],
    seat: Seat,
    events: Sequence[Event],
    scene: Any,
    names: Sequence[str],
    words: Words,
) -> str:
    seen = game.observe(state, seat)
    view = View(
        seen=seen,
        moves=(),
        picked=(),
        scene=scene,
        names=tuple(names),
        words=words,
        recent=events,
        past=events,
        live=False,
    )
    return (table.picture or table.draw)(view)
