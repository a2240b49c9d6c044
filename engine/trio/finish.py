"""Trios that can be made this turn, all of them: a beam of a few states may lose sight of one."""

from collections.abc import Hashable, Iterable

from .components import PIECES
from .evaluation import ground_of
from .moves import Move
from .play import State
from .state import Stage


def sensible(state: State, seat: int) -> Iterable[Move]:
    """The moves worth trying: where the turn can end with a trio, only the next one to it."""
    found = _to_trio(state)
    return state.moves() if found is None else (found,)


def _to_trio(state: State) -> Move | None:
    """The first of the fewest moves by which this turn makes a trio, if it can."""
    edge: list[tuple[State, Move | None]] = [(state, None)]
    seen = set[Hashable]()
    for before, first in edge:
        for move in before.moves():
            after = before.copy()
            after.play(move)
            if after.stage is Stage.OVER:
                return first or move
            if after.stage is Stage.MOVE and _may_do(after):
                last_tile = next(reversed(after.tiles.items()))
                reached = last_tile, after.pieces[after.active]
                if reached not in seen:
                    seen.add(reached)
                    edge.append((after, first or move))
    return None


def _may_do(state: State) -> bool:
    """Whether the points left may do for a trio.

    A piece that comes in where another has just left needs one less than the evaluation thinks.
    """
    own = state.pieces[state.active]
    needed = ground_of(state).points_to_trio(state.active, state.pieces)
    return needed <= state.points + PIECES - len(own)
