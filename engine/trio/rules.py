"""The rules that forbid a move: small named predicates, one for each rule of the rulebook.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from ..core.rule import Refusals, Rule, first_refusal
from . import moves
from .components import PATTERN_OF, PIECES
from .geometry import START, edges_of, touching
from .rulebook import DRAW, FIRST, MOVE, MOVE_ENTER, MOVE_STEP, PLACE, PLACE_REACH, TURN
from .state import Position, Stage


def starter_plays(position: Position, move: moves.Start) -> bool:
    """trio.first: the first player is one of the players."""
    return move.seat in range(position.seats)


def pair_is_choosing(position: Position, move: moves.Partner) -> bool:
    """trio.first: the pair that chance has picked chooses once who of the two begins."""
    return position.choosing


def tile_is_in_the_pile(position: Position, move: moves.Draw) -> bool:
    """trio.draw: tiles come off the pile while it lasts."""
    return move.pattern in position.pile


def tile_is_in_hand_and_cell_empty(position: Position, move: moves.Place) -> bool:
    """trio.place: one tile of the hand, turned at will, onto an empty cell."""
    return (
        PATTERN_OF[move.face] in position.hands[position.turn] and move.cell not in position.tiles
    )


def cell_is_within_reach(position: Position, move: moves.Place) -> bool:
    """trio.place.reach: beside the start tile, or one step ahead of one's own team."""
    return move.cell in position.open_cells(position.active) or move.cell in position.tiles


def own_piece_stands_there(position: Position, move: moves.Step) -> bool:
    """trio.move: only the pieces of one's own team move."""
    return move.source in position.pieces[position.active]


def circle_is_empty(position: Position, move: moves.Step) -> bool:
    """trio.move.step: onto a circle, never a free half, and never where a piece stands."""
    return position.is_empty_circle(move.target)


def circles_touch(position: Position, move: moves.Step) -> bool:
    """trio.move.step: to a circle that touches the piece's own."""
    return move.target in touching(move.source)


def piece_is_off_the_board(position: Position, move: moves.Enter) -> bool:
    """trio.move.enter: only a piece that has not come in yet."""
    return len(position.pieces[position.active]) < PIECES


def circle_is_on_the_start_tile(position: Position, move: moves.Enter) -> bool:
    """trio.move.enter: pieces come in on the start tile."""
    return move.circle in edges_of(START)


def entry_is_empty(position: Position, move: moves.Enter) -> bool:
    """trio.move.enter: onto a circle, never a free half, and never where a piece stands."""
    return position.is_empty_circle(move.circle)


REFUSALS: Refusals[Stage, Position] = {
    moves.Show: (frozenset({Stage.SHOW}), ()),
    moves.Start: (frozenset({Stage.START}), ((starter_plays, FIRST),)),
    moves.Partner: (frozenset({Stage.PLACE}), ((pair_is_choosing, FIRST),)),
    moves.Draw: (frozenset({Stage.DEAL, Stage.DRAW}), ((tile_is_in_the_pile, DRAW),)),
    moves.Place: (
        frozenset({Stage.PLACE}),
        ((tile_is_in_hand_and_cell_empty, PLACE), (cell_is_within_reach, PLACE_REACH)),
    ),
    moves.Step: (
        frozenset({Stage.MOVE}),
        (
            (own_piece_stands_there, MOVE),
            (circle_is_empty, MOVE_STEP),
            (circles_touch, MOVE_STEP),
        ),
    ),
    moves.Enter: (
        frozenset({Stage.MOVE}),
        (
            (piece_is_off_the_board, MOVE_ENTER),
            (circle_is_on_the_start_tile, MOVE_ENTER),
            (entry_is_empty, MOVE_ENTER),
        ),
    ),
    moves.Stop: (frozenset({Stage.MOVE}), ()),
    moves.End: (frozenset({Stage.END}), ()),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None; trio.turn when it is not its stage."""
    return first_refusal(REFUSALS, TURN, position.stage, position, move)
