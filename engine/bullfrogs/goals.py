"""What a puzzle can ask for: goals of one turn, reached once every full pad has been settled.

All that decides them lies open: until a card is drawn, nobody's hand but one's own matters.
"""

from collections.abc import Mapping

from ..core.puzzle import Goal
from .grid import LOG
from .score import final_scores, strongest
from .state import Position, Stage

_SETTLED = frozenset({Stage.SLIDE, Stage.END, Stage.DRAW, Stage.OVER})
"""What slides brings nobody anything."""


def points_gained(before: Position, after: Position, seat: int) -> int:
    """How many points more than before, all of them counted as at the end (bullfrogs.final)."""
    if after.stage not in _SETTLED:
        return 0
    return final_scores(after)[seat].total - final_scores(before)[seat].total


def pads_won(before: Position, after: Position, seat: int) -> int:
    """How many pads were won (bullfrogs.claim)."""
    colour = before.colours[seat]
    if after.stage not in _SETTLED:
        return 0
    return len(after.scored[colour]) - len(before.scored[colour])


def rules_the_log(before: Position, after: Position, seat: int) -> int:
    """Alone the strongest on the Log, and not so before (bullfrogs.final)."""
    if after.stage not in _SETTLED:
        return 0
    return int(_ruler(after) == before.colours[seat] != _ruler(before))


def bullfrogs_drowned(before: Position, after: Position, seat: int) -> int:
    """How many bullfrogs of others went down with pads (bullfrogs.sink)."""
    if after.stage not in _SETTLED:
        return 0
    own = before.colours[seat]
    return sum(after.sunk[c] - before.sunk[c] for c in before.colours if c != own)


def _ruler(position: Position) -> int | None:
    return strongest(position.cards[LOG].strengths())


GOALS: Mapping[str, Goal] = {
    "points": points_gained,
    "pads": pads_won,
    "log": rules_the_log,
    "drown": bullfrogs_drowned,
}
