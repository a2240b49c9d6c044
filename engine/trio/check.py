"""Whether a position that was read from a text can be: what its parts say about each other."""

from collections import Counter

from ..core.notation import Demands
from .components import COLOURS, HAND, MOST_POINTS, PATTERN_OF, TILES, Pattern
from .geometry import START
from .score import is_trio
from .state import BEFORE_THE_FIRST_TURN, Position, Stage


def _table_is_from_the_box(position: Position) -> bool:
    """No tile lies on the table more often than in the box."""
    return _laid(position) <= Counter(TILES)


def _hands_are_from_the_box(position: Position) -> bool:
    """No tile is in a hand or on the table more often than in the box."""
    return _laid(position) + _held(position) <= Counter(TILES)


def _pile_is_from_the_box(position: Position) -> bool:
    """No tile is there more often than in the box, and before the first turn none is missing."""
    tiles = _laid(position) + _held(position) + Counter(position.pile)
    return tiles <= Counter(TILES) and (
        position.stage not in BEFORE_THE_FIRST_TURN or tiles == Counter(TILES)
    )


def _laid(position: Position) -> Counter[Pattern]:
    return Counter(PATTERN_OF[face] for cell, face in position.tiles.items() if cell != START)


def _held(position: Position) -> Counter[Pattern]:
    return Counter(pattern for hand in position.hands for pattern in hand)


def _may_choose(position: Position) -> bool:
    """Whether a pair may still choose who of it begins: before the first tile (trio.first)."""
    return (
        position.seats == 4
        and position.stage in (Stage.SHOW, Stage.DEAL, Stage.PLACE)
        and len(position.tiles) <= 1
        and (position.stage is not Stage.PLACE or set(map(len, position.hands)) == {HAND})
    )


def _fits_its_step(position: Position) -> bool:
    """The step leaves something to do, or the game is over for a reason."""
    stage, hand = position.stage, position.hands[position.turn]
    if position.choosing and not _may_choose(position):
        return False
    if stage in (Stage.START, Stage.SHOW):
        return not position.tiles and not any(position.hands)
    if not position.tiles:
        return False
    if stage is Stage.DEAL:
        return len(position.tiles) == 1 and position.drawing() is not None
    made = any(is_trio(position.circles, position.pieces[c], c, position.line) for c in COLOURS)
    room = bool(position.open_cells(position.active))
    if stage is Stage.OVER or made:
        stuck = bool(hand) and not room
        return stage is Stage.OVER and (made or stuck or not any(position.hands))
    if stage is Stage.PLACE:
        return bool(hand) and room
    if stage is Stage.MOVE:
        in_bounds = 0 < position.points <= MOST_POINTS
        return len(hand) < HAND and in_bounds and position.can_move(position.active)
    return len(hand) < HAND and bool(stage is Stage.END or position.pile)


DEMANDS: Demands[Position] = (
    (_table_is_from_the_box, "table"),
    (_hands_are_from_the_box, "hands"),
    (_pile_is_from_the_box, "pile"),
    (_fits_its_step, "turn"),
)
"""What must hold, and which part of the text is wrong when it does not."""
