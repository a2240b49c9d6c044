"""What a puzzle can ask for: goals of one turn, before a tile is drawn.

All that decides them lies open: a turn takes one's own tiles and the pieces on the table.
"""

from collections.abc import Mapping

from ..core.puzzle import Goal
from .components import PIECES, team_of
from .score import clusters, is_trio
from .state import Position, Stage


def makes_a_trio(before: Position, after: Position, seat: int) -> int:
    """The seat's team has won by a line of three (trio.win.trio)."""
    own = team_of(seat)
    return int(is_trio(after.circles, after.pieces[own], own, after.line))


def points_of_the_tile(before: Position, after: Position, seat: int) -> int:
    """The movement points of the tile just laid, until the first is spent (trio.points)."""
    return after.points if _just_laid(before, after) else 0


def all_at_home(before: Position, after: Position, seat: int) -> int:
    """At the end of the turn all pieces stand on circles of their colour; they did not before."""
    return int(after.stage is Stage.END and _at_home(after, seat) and not _at_home(before, seat))


def largest_cluster(before: Position, after: Position, seat: int) -> int:
    """The size of the team's largest cluster, where the tile makes it grow (trio.win.cluster)."""
    if not _just_laid(before, after):
        return 0
    sizes = [len(clusters(position.circles)[team_of(seat)].largest) for position in (before, after)]
    return sizes[1] if sizes[1] > sizes[0] else 0


def _just_laid(before: Position, after: Position) -> bool:
    """Whether a tile was laid in this turn, and no piece has moved yet."""
    return len(after.tiles) > len(before.tiles) and after.pieces == before.pieces


def _at_home(position: Position, seat: int) -> bool:
    own = team_of(seat)
    pieces = position.pieces[own]
    return len(pieces) == PIECES and all(position.circles[piece] is own for piece in pieces)


GOALS: Mapping[str, Goal] = {
    "points": points_of_the_tile,
    "cluster": largest_cluster,
    "home": all_at_home,
    "trio": makes_a_trio,
}
