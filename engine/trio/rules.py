"""The rules that forbid a move: small predicates, with a name where they say more than one thing.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from engine.core.rule import Refusals, Rule, first_refusal
from engine.trio import moves, rulebook
from engine.trio.components import PATTERN_OF, PIECES
from engine.trio.geometry import START, edges_of, touching
from engine.trio.state import Position, Stage


def tile_is_in_hand_and_cell_empty(position: Position, move: moves.Place) -> bool:
    """trio.place: one tile of the hand, turned at will, onto an empty cell."""
    return (
        PATTERN_OF[move.face] in position.hands[position.turn] and move.cell not in position.tiles
    )


def cell_is_within_reach(position: Position, move: moves.Place) -> bool:
    """trio.place.reach: beside the start tile, or one step ahead of one's own team."""
    return move.cell in position.open_cells(position.active) or move.cell in position.tiles


def steps_to_a_circle_that_touches(position: Position, move: moves.Step) -> bool:
    """trio.move.step: never to a free half, and never where a piece stands."""
    return position.is_empty_circle(move.target) and move.target in touching(move.source)


def comes_in_on_the_start_tile(position: Position, move: moves.Enter) -> bool:
    """trio.move.enter: a piece that has not come in yet, onto an empty circle."""
    off_the_board = len(position.pieces[position.active]) < PIECES
    return (
        off_the_board and move.circle in edges_of(START) and position.is_empty_circle(move.circle)
    )


REFUSALS: Refusals[Stage, Position] = {
    moves.Show: ((Stage.SHOW,), ()),
    moves.Start: (
        (Stage.START,),
        ((lambda position, move: move.seat in range(position.seats), rulebook.FIRST),),
    ),
    moves.Partner: (
        (Stage.PLACE,),
        ((lambda position, move: position.choosing, rulebook.FIRST),),
    ),
    moves.Draw: (
        (Stage.DEAL, Stage.DRAW),
        ((lambda position, move: move.pattern in position.pile, rulebook.DRAW),),
    ),
    moves.Place: (
        (Stage.PLACE,),
        (
            (tile_is_in_hand_and_cell_empty, rulebook.PLACE),
            (cell_is_within_reach, rulebook.PLACE_REACH),
        ),
    ),
    moves.Step: (
        (Stage.MOVE,),
        (
            (
                lambda position, move: move.source in position.pieces[position.active],
                rulebook.MOVE,
            ),
            (steps_to_a_circle_that_touches, rulebook.MOVE_STEP),
        ),
    ),
    moves.Enter: ((Stage.MOVE,), ((comes_in_on_the_start_tile, rulebook.MOVE_ENTER),)),
    moves.Stop: ((Stage.MOVE,), ()),
    moves.End: ((Stage.END,), ()),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None; trio.turn when it is not its stage."""
    return first_refusal(REFUSALS, rulebook.TURN, position.stage, position, move)
