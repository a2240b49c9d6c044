"""Tasks of somebody's own, for frames and for the page on which they are made."""

from typing import Any

from engine.core.game import State
from engine.core.puzzle import Puzzle, is_certain
from engine.games import goals, load


def aimed(one: Puzzle, game: str, /, **parts: object) -> dict[str, Any]:
    """A task of somebody's own that asks for what a puzzle asks for."""
    state, log = load(game).position(one.position), list[str]()
    for text in one.line:
        while is_certain(state):
            log.append(str(state.chance()[0][0]))
            state.play(state.chance()[0][0])
        log.append(text)
        state.play(load(game).move(text))
    return {"position": one.position, "task": "!", "solution": log, "goal": one.goal, **parts}


def points(before: State[Any], move: object) -> int:
    """The movement points that a tile of Trio brings."""
    after = before.copy()
    after.play(move)
    return goals("trio")["points"](before, after, before.to_act)
