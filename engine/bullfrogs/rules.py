"""The rules that forbid a move: small predicates, with a name where they say more than one thing.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from engine.bullfrogs import moves, rulebook
from engine.bullfrogs.components import FROG
from engine.bullfrogs.grid import LOG, Cell, in_line, neighbours
from engine.bullfrogs.isaac import deed, refuges, ways
from engine.bullfrogs.score import next_to_hop
from engine.bullfrogs.state import Position, Public, Stage
from engine.core.compass import EAST, SOUTH
from engine.core.rule import Refusals, Rule, first_refusal


def card_is_in_hand_and_cell_empty(position: Position, move: moves.Play) -> bool:
    """bullfrogs.play-card: one card of the hand, onto an empty cell."""
    return move.actions in position.hands[position.active] and move.cell not in position.cards


def is_in_played_line(position: Position, cell: Cell) -> bool:
    """Whether a cell shares a row or a column with the card just played; gaps do not block."""
    return position.played is not None and in_line(position.played, cell)


def piece_is_in_reserve(position: Position, move: moves.Deploy) -> bool:
    """bullfrogs.deploy.reserve: only what is left in the reserve."""
    return position.reserve(move.piece)[position.active] > 0


def relocates_own_frog_for_want_of_a_reserve(position: Position, move: moves.Relocate) -> bool:
    """bullfrogs.deploy.relocate: one's own frog, from any other lily pad, not from the Log."""
    return (
        not position.has_reserve(position.active)
        and move.source not in (LOG, move.target)
        and move.source in position.cards
        and position.cards[move.source].pieces[FROG][position.active] > 0
    )


def victim_is_an_opponents_frog(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.frog-only: a frog, not a bullfrog, and not one's own."""
    return (
        move.victim != position.active
        and move.source in position.cards
        and position.cards[move.source].pieces[FROG][move.victim] > 0
    )


def victim_lands_next_door(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.target: a card adjacent to the victim's, the Log or one with a space."""
    return move.target in neighbours(move.source) and position.has_room(move.target)


def slides_a_detached_pad(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide.only-detached: only pads without a connection to the Log's group slide."""
    loose = move.source in position.cards and move.source not in position.log_group()
    return loose or move.source == LOG  # which has a rule of its own


def slides_next_to_the_group(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide: to an empty cell adjacent to the Log's group."""
    return move.target not in position.cards and not position.log_group().isdisjoint(
        neighbours(move.target)
    )


def closes_a_line(position: Public, source: Cell, target: Cell) -> bool:
    """Whether this slide would leave every card of the pond in one unbroken row or column.

    Two cards always make a line, which is no matter; with more, some other destination avoids it.
    """
    cells = {target, *position.cards} - {source}
    first, last, steps = min(cells), max(cells), len(cells) - 1
    return steps > 1 and any(
        last - first == steps * way and all((cell - first) % way == 0 for cell in cells)
        for way in (EAST, SOUTH)
    )


def card_is_in_the_pile(position: Position, move: moves.Draw) -> bool:
    """bullfrogs.draw: cards come off one's own pile while it lasts."""
    colour = position.drawing()
    return colour is not None and move.actions in position.piles[colour]


def isaac_walks_as_his_die_shows(position: Position, move: moves.Walk) -> bool:
    """bullfrogs.solo.move: by the arrow, or to any adjacent card of the player's choice."""
    return position.stage is not Stage.WALK or move.target in ways(position)


def marker_flees_to_a_refuge(position: Position, move: moves.Walk) -> bool:
    """bullfrogs.solo.marker-sinks: to an adjacent card, or where there is most room."""
    return position.stage is not Stage.MARKER or move.target in refuges(position)


REFUSALS: Refusals[Stage, Position] = {
    moves.Start: (
        (Stage.START,),
        ((lambda position, move: move.colour in position.colours, rulebook.TURN),),
    ),
    moves.Draw: ((Stage.DEAL, Stage.DRAW), ((card_is_in_the_pile, rulebook.DRAW),)),
    moves.Play: (
        (Stage.PLAY,),
        (
            (card_is_in_hand_and_cell_empty, rulebook.PLAY_CARD),
            (
                lambda position, move: not position.cards.keys().isdisjoint(neighbours(move.cell)),
                rulebook.ADJACENCY,
            ),
        ),
    ),
    **{
        kind: (
            (Stage.ACT,),
            (
                (may_be_taken, rule),
                (lambda position, move: move.target != LOG, rulebook.DEPLOY_NOT_LOG),
                (
                    lambda position, move: move.target != position.played,
                    rulebook.DEPLOY_NOT_PLAYED_CARD,
                ),
                (
                    lambda position, move: is_in_played_line(position, move.target),
                    rulebook.DEPLOY_LINE,
                ),
                (
                    lambda position, move: position.has_room(move.target),
                    rulebook.DEPLOY_FREE_SPACE,
                ),
                (
                    lambda position, move: position.deployed.count(move.target) < 2,
                    rulebook.DEPLOY_MAX_TWO,
                ),
            ),
        )
        for kind, may_be_taken, rule in (
            (moves.Deploy, piece_is_in_reserve, rulebook.DEPLOY_RESERVE),
            (moves.Relocate, relocates_own_frog_for_want_of_a_reserve, rulebook.DEPLOY_RELOCATE),
        )
    },
    moves.Sabotage: (
        (Stage.ACT,),
        (
            (lambda position, move: move.source != LOG, rulebook.SABOTAGE_NOT_FROM_LOG),
            (victim_is_an_opponents_frog, rulebook.SABOTAGE_FROG_ONLY),
            (
                lambda position, move: is_in_played_line(position, move.source),
                rulebook.SABOTAGE_LINE,
            ),
            (victim_lands_next_door, rulebook.SABOTAGE_TARGET),
        ),
    ),
    moves.Stop: ((Stage.ACT,), ()),
    moves.Score: (
        (Stage.SCORE,),
        ((lambda position, move: move.cell in position.full_pads(), rulebook.SCORE),),
    ),
    moves.Hop: (
        (Stage.HOP,),
        (
            (
                lambda position, move: (move.colour, move.piece) in next_to_hop(position),
                rulebook.HOP_PRIORITY,
            ),
            (lambda position, move: move.target in position.landings, rulebook.HOP),
        ),
    ),
    moves.Slide: (
        (Stage.SLIDE,),
        (
            (lambda position, move: move.source != LOG, rulebook.SLIDE_NOT_LOG),
            (slides_a_detached_pad, rulebook.SLIDE_ONLY_DETACHED),
            (slides_next_to_the_group, rulebook.SLIDE),
            (
                lambda position, move: not closes_a_line(position, move.source, move.target),
                rulebook.SLIDE_NO_LINE,
            ),
        ),
    ),
    moves.End: ((Stage.END,), ()),
    moves.Roll: ((Stage.ROLL,), ()),
    moves.Walk: (
        (Stage.WALK, Stage.MARKER),
        (
            (isaac_walks_as_his_die_shows, rulebook.SOLO_MOVE),
            (marker_flees_to_a_refuge, rulebook.SOLO_MARKER_SINKS),
        ),
    ),
    **dict.fromkeys(
        (moves.Expel, moves.Recruit, moves.Idle),
        ((Stage.ISAAC,), ((lambda position, move: move == deed(position), rulebook.SOLO_ACT),)),
    ),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None."""
    return first_refusal(REFUSALS, rulebook.TURN, position.stage, position, move)
