"""The rules that forbid a move: small named predicates, one for each rule of the rulebook.

`REFUSALS` lists, for each kind of move, what must hold, in the order in which a player is told.
"""

from ..core.compass import EAST, SOUTH
from ..core.rule import Refusals, Rule, first_refusal
from . import moves
from .components import FROG, MOST_DEPLOYED
from .grid import LOG, Cell, in_line, neighbours
from .isaac import deed, refuges, ways
from .rulebook import (
    ADJACENCY,
    DEPLOY_FREE_SPACE,
    DEPLOY_LINE,
    DEPLOY_MAX_TWO,
    DEPLOY_NOT_LOG,
    DEPLOY_NOT_PLAYED_CARD,
    DEPLOY_RELOCATE,
    DEPLOY_RESERVE,
    DRAW,
    HOP,
    HOP_PRIORITY,
    PLAY_CARD,
    SABOTAGE_FROG_ONLY,
    SABOTAGE_LINE,
    SABOTAGE_NOT_FROM_LOG,
    SABOTAGE_TARGET,
    SCORE,
    SLIDE,
    SLIDE_NO_LINE,
    SLIDE_NOT_LOG,
    SLIDE_ONLY_DETACHED,
    SOLO_ACT,
    SOLO_MARKER_SINKS,
    SOLO_MOVE,
    TURN,
)
from .score import next_to_hop
from .state import Position, Public, Stage


def card_is_in_hand_and_cell_empty(position: Position, move: moves.Play) -> bool:
    """bullfrogs.play-card: one card of the hand, onto an empty cell."""
    return move.actions in position.hands[position.active] and move.cell not in position.cards


def cell_touches_a_card(position: Position, move: moves.Play) -> bool:
    """bullfrogs.adjacency: a side shared with any card in play."""
    return any(cell in position.cards for cell in neighbours(move.cell))


def piece_is_in_reserve(position: Position, move: moves.Deploy) -> bool:
    """bullfrogs.deploy.reserve: only what is left in the reserve."""
    return position.reserve(move.piece)[position.active] > 0


Deployment = moves.Deploy | moves.Relocate


def deploys_off_the_log(position: Position, move: Deployment) -> bool:
    """bullfrogs.deploy.not-log: never onto the Log."""
    return move.target != LOG


def deploys_off_the_played_card(position: Position, move: Deployment) -> bool:
    """bullfrogs.deploy.not-played-card: never onto the card just played."""
    return move.target != position.played


def deploys_in_line(position: Position, move: Deployment) -> bool:
    """bullfrogs.deploy.line: a pad in the row or column of the card just played."""
    return is_in_played_line(position, move.target)


def is_in_played_line(position: Position, cell: Cell) -> bool:
    """Whether a cell shares a row or a column with the card just played; gaps do not block."""
    return position.played is not None and in_line(position.played, cell)


def deploys_to_a_free_space(position: Position, move: Deployment) -> bool:
    """bullfrogs.deploy.free-space: a pad lies there and has a space left."""
    return position.has_room(move.target)


def deploys_at_most_two_to_a_pad(position: Position, move: Deployment) -> bool:
    """bullfrogs.deploy.max-two: two pieces to a pad in one turn, relocated frogs included."""
    return position.deployed.count(move.target) < MOST_DEPLOYED


def reserve_is_empty(position: Position, move: moves.Relocate) -> bool:
    """bullfrogs.deploy.relocate: only with neither frog nor bullfrog in reserve."""
    return not position.has_reserve(position.active)


def relocates_own_frog_of_another_pad(position: Position, move: moves.Relocate) -> bool:
    """bullfrogs.deploy.relocate: one's own frog, from any other lily pad, not from the Log."""
    return (
        move.source not in (LOG, move.target)
        and move.source in position.cards
        and position.cards[move.source].pieces[FROG][position.active] > 0
    )


def victim_is_on_a_pad(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.not-from-log: frogs on the Log are safe."""
    return move.source != LOG


def victim_is_an_opponents_frog(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.frog-only: a frog, not a bullfrog, and not one's own."""
    return (
        move.victim != position.active
        and move.source in position.cards
        and position.cards[move.source].pieces[FROG][move.victim] > 0
    )


def victim_is_in_line(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.line: its pad in the row or column of the card just played, or it."""
    return is_in_played_line(position, move.source)


def victim_lands_next_door(position: Position, move: moves.Sabotage) -> bool:
    """bullfrogs.sabotage.target: a card adjacent to the victim's, the Log or one with a space."""
    return move.target in neighbours(move.source) and position.has_room(move.target)


def pad_is_full(position: Position, move: moves.Score) -> bool:
    """bullfrogs.score: a battle is settled once every space of the pad is taken."""
    return move.cell in position.cards and not position.cards[move.cell].free


def hops_to_a_waiting_card(position: Position, move: moves.Hop) -> bool:
    """bullfrogs.hop: one piece to each adjacent card that is the Log or has a free space."""
    return move.target in position.landings


def hops_in_priority(position: Position, move: moves.Hop) -> bool:
    """bullfrogs.hop.priority: losers' frogs, losers' bullfrogs, winner's frogs, then the rest."""
    return (move.colour, move.piece) in next_to_hop(position)


def slides_a_pad(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide.not-log: the Log stays where it is."""
    return move.source != LOG


def slides_a_detached_pad(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide.only-detached: only pads without a connection to the Log's group slide."""
    loose = move.source in position.cards and move.source not in position.log_group()
    return loose or move.source == LOG  # which has a rule of its own


def slides_next_to_the_group(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide: to an empty cell adjacent to the Log's group."""
    return move.target not in position.cards and not position.log_group().isdisjoint(
        neighbours(move.target)
    )


def slide_avoids_a_straight_line(position: Position, move: moves.Slide) -> bool:
    """bullfrogs.slide.no-line: the last slide may not leave all cards in one straight line."""
    return not closes_a_line(position, move.source, move.target)


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


def starter_plays(position: Position, move: moves.Start) -> bool:
    """bullfrogs.turn: the first player is one of the players."""
    return move.colour in position.colours


def isaac_walks_as_his_die_shows(position: Position, move: moves.Walk) -> bool:
    """bullfrogs.solo.move: by the arrow, or to any adjacent card of the player's choice."""
    return position.stage is not Stage.WALK or move.target in ways(position)


def marker_flees_to_a_refuge(position: Position, move: moves.Walk) -> bool:
    """bullfrogs.solo.marker-sinks: to an adjacent card, or where there is most room."""
    return position.stage is not Stage.MARKER or move.target in refuges(position)


def isaac_does_the_first_he_can(position: Position, move: moves.Deed) -> bool:
    """bullfrogs.solo.act: he expels, recruits or does nothing, and has no choice."""
    return move == deed(position)


REFUSALS: Refusals[Stage, Position] = {
    moves.Start: (frozenset({Stage.START}), ((starter_plays, TURN),)),
    moves.Draw: (frozenset({Stage.DEAL, Stage.DRAW}), ((card_is_in_the_pile, DRAW),)),
    moves.Play: (
        frozenset({Stage.PLAY}),
        ((card_is_in_hand_and_cell_empty, PLAY_CARD), (cell_touches_a_card, ADJACENCY)),
    ),
    moves.Deploy: (
        frozenset({Stage.ACT}),
        (
            (piece_is_in_reserve, DEPLOY_RESERVE),
            (deploys_off_the_log, DEPLOY_NOT_LOG),
            (deploys_off_the_played_card, DEPLOY_NOT_PLAYED_CARD),
            (deploys_in_line, DEPLOY_LINE),
            (deploys_to_a_free_space, DEPLOY_FREE_SPACE),
            (deploys_at_most_two_to_a_pad, DEPLOY_MAX_TWO),
        ),
    ),
    moves.Relocate: (
        frozenset({Stage.ACT}),
        (
            (reserve_is_empty, DEPLOY_RELOCATE),
            (relocates_own_frog_of_another_pad, DEPLOY_RELOCATE),
            (deploys_off_the_log, DEPLOY_NOT_LOG),
            (deploys_off_the_played_card, DEPLOY_NOT_PLAYED_CARD),
            (deploys_in_line, DEPLOY_LINE),
            (deploys_to_a_free_space, DEPLOY_FREE_SPACE),
            (deploys_at_most_two_to_a_pad, DEPLOY_MAX_TWO),
        ),
    ),
    moves.Sabotage: (
        frozenset({Stage.ACT}),
        (
            (victim_is_on_a_pad, SABOTAGE_NOT_FROM_LOG),
            (victim_is_an_opponents_frog, SABOTAGE_FROG_ONLY),
            (victim_is_in_line, SABOTAGE_LINE),
            (victim_lands_next_door, SABOTAGE_TARGET),
        ),
    ),
    moves.Stop: (frozenset({Stage.ACT}), ()),
    moves.Score: (frozenset({Stage.SCORE}), ((pad_is_full, SCORE),)),
    moves.Hop: (
        frozenset({Stage.HOP}),
        ((hops_in_priority, HOP_PRIORITY), (hops_to_a_waiting_card, HOP)),
    ),
    moves.Slide: (
        frozenset({Stage.SLIDE}),
        (
            (slides_a_pad, SLIDE_NOT_LOG),
            (slides_a_detached_pad, SLIDE_ONLY_DETACHED),
            (slides_next_to_the_group, SLIDE),
            (slide_avoids_a_straight_line, SLIDE_NO_LINE),
        ),
    ),
    moves.End: (frozenset({Stage.END}), ()),
    moves.Roll: (frozenset({Stage.ROLL}), ()),
    moves.Walk: (
        frozenset({Stage.WALK, Stage.MARKER}),
        ((isaac_walks_as_his_die_shows, SOLO_MOVE), (marker_flees_to_a_refuge, SOLO_MARKER_SINKS)),
    ),
    moves.Expel: (frozenset({Stage.ISAAC}), ((isaac_does_the_first_he_can, SOLO_ACT),)),
    moves.Recruit: (frozenset({Stage.ISAAC}), ((isaac_does_the_first_he_can, SOLO_ACT),)),
    moves.Idle: (frozenset({Stage.ISAAC}), ((isaac_does_the_first_he_can, SOLO_ACT),)),
}


def refusal(position: Position, move: moves.Move) -> Rule | None:
    """The first rule that forbids the move now, or None."""
    return first_refusal(REFUSALS, TURN, position.stage, position, move)
