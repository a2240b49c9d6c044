"""Legal moves, chance, and applying a move."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.fields import less
from ..core.game import Outcome, Tell
from ..core.rule import Rule
from . import events, moves
from .components import HAND, PATTERN_OF, ROTATIONS, START_FACES, team_of
from .geometry import START, Circle
from .moves import Move
from .rules import refusal
from .score import clusters, edge_points, is_trio, outcome_of, turn_points
from .state import Position, Stage
from .text import LAYOUT


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    sealed = False
    """Nobody decides behind a screen while others do."""

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        return LAYOUT.write(self)

    def moves(self) -> Sequence[Move]:
        """The moves of the seat to act."""
        lister = _LISTERS.get(self.stage)
        return lister(self) if lister else ()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """Who starts, the start tile's face, or which tile is drawn, weighted by its copies."""
        if self.stage is Stage.START:
            return [(moves.Start(seat), 1) for seat in range(self.seats)]
        if self.stage is Stage.SHOW:
            return [(moves.Show(face), 1) for face in START_FACES]
        if self.drawing() is None:
            return ()
        pile = self.pile
        return [(moves.draw(pattern), pile.count(pattern)) for pattern in sorted(set(pile))]

    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        return refusal(self, move)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        _APPLY[type(move)](self, move, tell)

    def outcome(self) -> Outcome | None:
        """The end of the game: a trio, a team that is stuck, or no tile left to play."""
        return outcome_of(self) if self.stage is Stage.OVER else None


def _places(state: State) -> list[Move]:
    cells = sorted(state.open_cells(state.active))
    found: list[Move] = [
        moves.place(face, cell)
        for pattern in sorted(set(state.hands[state.turn]))
        for face in ROTATIONS[pattern]
        for cell in cells
    ]
    if state.choosing:
        found.append(moves.PARTNER)
    return found


def _moves(state: State) -> list[Move]:
    colour = state.active
    found: list[Move] = [moves.STOP]
    found += [moves.enter(circle) for circle in state.entries(colour)]
    found += [
        moves.step(piece, circle) for piece in state.pieces[colour] for circle in state.steps(piece)
    ]
    return found


_LISTERS: dict[Stage, Callable[[State], Sequence[Move]]] = {
    Stage.PLACE: _places,
    Stage.MOVE: _moves,
    Stage.END: lambda state: (moves.END,),
}


def _show(state: State, move: moves.Show, tell: Tell | None) -> None:
    state.lay(move.face, START)
    state.stage = Stage.DEAL
    if tell:
        tell(events.Shown(move.face))


def _start(state: State, move: moves.Start, tell: Tell | None) -> None:
    """trio.first: a player begins, or a pair, and this player says who of it."""
    state.turn = move.seat
    state.choosing = state.seats == 4
    state.stage = Stage.SHOW
    if tell:
        event = events.PairStarts if state.choosing else events.Started
        tell(event(state.active, move.seat))


def _partner(state: State, move: moves.Partner, tell: Tell | None) -> None:
    """trio.first: the other one of the pair begins."""
    state.turn = (state.turn + 2) % state.seats
    state.choosing = False
    if tell:
        tell(events.Started(state.active, state.turn))


def _draw(state: State, move: moves.Draw, tell: Tell | None) -> None:
    """trio.draw: one tile after the turn; at the start, everybody's opening hand."""
    seat = state.drawing()
    assert seat is not None
    state.pile = less(state.pile, move.pattern)
    state.hands[seat] = tuple(sorted((*state.hands[seat], move.pattern)))
    if tell:
        tell(events.Drew(team_of(seat), seat, move.pattern))
    if state.stage is Stage.DRAW:
        _pass_turn(state, tell)
    elif state.drawing() is None:
        state.stage = Stage.PLACE


def _place(state: State, move: moves.Place, tell: Tell | None) -> None:
    """trio.place, and the points it brings (trio.points)."""
    colour, seat = state.active, state.turn
    state.choosing = False
    first_turn = state.is_first_turn()
    edges = edge_points(state.tiles, move.face, move.cell, colour)
    state.hands[seat] = less(state.hands[seat], PATTERN_OF[move.face])
    state.lay(move.face, move.cell)
    state.points = turn_points(edges, first_turn)
    if tell:
        tell(events.TilePlaced(colour, seat, move.face, move.cell, edges, first_turn, state.points))
    state.stage = Stage.MOVE
    _go_on_moving(state, tell)


def _step(state: State, move: moves.Step, tell: Tell | None) -> None:
    """trio.move.step: onto a touching circle."""
    colour = state.active
    others = (circle for circle in state.pieces[colour] if circle != move.source)
    state.pieces[colour] = tuple(sorted((*others, move.target)))
    if tell:
        tell(events.Stepped(colour, move.source, move.target, state.turn))
    _spend_point(state, tell)


def _enter(state: State, move: moves.Enter, tell: Tell | None) -> None:
    """trio.move.enter: onto a circle of the start tile."""
    colour = state.active
    state.pieces[colour] = tuple(sorted((*state.pieces[colour], move.circle)))
    if tell:
        tell(events.Entered(colour, move.circle, state.turn))
    _spend_point(state, tell)


def _spend_point(state: State, tell: Tell | None) -> None:
    """trio.win.trio: looked for after every single point, before anything else."""
    colour = state.active
    state.points -= 1
    pieces: tuple[Circle, ...] = state.pieces[colour]
    if is_trio(state.circles, pieces, colour, state.line):
        state.points = 0
        if tell:
            tell(events.TrioMade(colour, pieces))
        _finish(state, tell)
    else:
        _go_on_moving(state, tell)


def _go_on_moving(state: State, tell: Tell | None) -> None:
    if not state.points or not state.can_move(state.active):
        _stop_moving(state, tell)


def _stop_moving(state: State, tell: Tell | None) -> None:
    """trio.move: points that are not used are lost."""
    if tell and state.points:
        tell(events.PointsLost(state.active, state.points, state.turn))
    state.points = 0
    state.stage = Stage.END


def _end(state: State, move: moves.End, tell: Tell | None) -> None:
    """The turn ends with a draw, while the pile lasts (trio.draw)."""
    if state.pile and len(state.hands[state.turn]) < HAND:
        state.stage = Stage.DRAW
    else:
        _pass_turn(state, tell)


def _pass_turn(state: State, tell: Tell | None) -> None:
    """To the next seat that holds a tile, which loses when it cannot lay one (trio.lose.stuck).

    Without any such seat, clusters are counted (trio.win.cluster).
    """
    for offset in range(1, state.seats + 1):
        turn = (state.turn + offset) % state.seats
        if state.hands[turn]:
            state.turn = turn
            state.stage = Stage.PLACE
            if tell:
                tell(events.Passed(state.active, turn))
            if not state.open_cells(state.active):
                if tell:
                    tell(events.GotStuck(state.active, turn))
                _finish(state, tell)
            return
    if tell:
        tell(events.ClustersCounted(clusters(state.circles)))
    _finish(state, tell)


def _finish(state: State, tell: Tell | None) -> None:
    state.stage = Stage.OVER
    if tell:
        tell(events.Ended())


_APPLY: dict[type, Callable[[State, Any, Tell | None], None]] = {
    moves.Show: _show,
    moves.Start: _start,
    moves.Partner: _partner,
    moves.Draw: _draw,
    moves.Place: _place,
    moves.Step: _step,
    moves.Enter: _enter,
    moves.Stop: lambda state, move, tell: _stop_moving(state, tell),
    moves.End: _end,
}
