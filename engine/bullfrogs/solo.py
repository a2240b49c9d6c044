"""The solo game: Isaac, who walks over the pads and fights by the fall of his dice.

The player is seat 0. Isaac's dice and everything he does by himself are chance's moves, one at a
time, so that each step can be watched; whatever the rules leave to the player is a decision.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from ..core.game import CHANCE, NOBODY, BadTextError, Tell
from . import events, moves
from .components import ACTION_FACES, FROG, MOVEMENT_FACES, Colour
from .grid import LOG
from .isaac import deed, marker, refuges, way_is_open, ways
from .moves import Move
from .play import APPLY, State, slide
from .state import Isaac, Stage

YOU, ISAAC = 0, 1
"""Whose turn it is. Every decision is the player's, on Isaac's turn too."""

_FALLS = tuple((moves.Roll(*fall), 2) for fall in product(MOVEMENT_FACES, ACTION_FACES))


class SoloState(State):
    """A solo game (bullfrogs.solo.setup): no hand, one card drawn and played each turn.

    On Isaac's turn his is the active colour, so that he counts as the winner of a tie when pieces
    hop; which piece hops where is still the player's choice (bullfrogs.solo.score).
    """

    __slots__ = ()

    def muster(self, colours: tuple[Colour, ...]) -> None:
        """The player's colour and Isaac's, whose only bullfrog is the marker."""
        if len(colours) != 2:
            raise BadTextError("colours", "".join(colour.letter for colour in colours))
        super().muster(colours)
        self.bullfrogs[colours[ISAAC]] = 0
        self.isaac = Isaac()

    @property
    def to_act(self) -> int:
        """The player, or chance for the dice, the draw and all that Isaac must do."""
        if self.stage is Stage.OVER:
            return NOBODY
        if self.stage is Stage.WALK:
            return YOU if way_is_open(self) else CHANCE
        return CHANCE if self.stage in (Stage.ROLL, Stage.ISAAC, Stage.DRAW) else YOU

    def moves(self) -> Sequence[Move]:
        """The player's moves."""
        if self.stage is Stage.MARKER:
            return list(map(moves.walk, refuges(self)))
        if self.stage is Stage.WALK and way_is_open(self):
            return list(map(moves.walk, ways(self)))
        return super().moves()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """The dice with their 36 falls, and Isaac's steps, which are certain."""
        if self.stage is Stage.ROLL:
            return _FALLS
        if self.stage is Stage.WALK and not way_is_open(self):
            return [(moves.walk(cell), 1) for cell in ways(self)]
        if self.stage is Stage.ISAAC:
            return [(deed(self), 1)]
        return super().chance()

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        _APPLY[type(move)](self, move, tell)

    def drawn(self, tell: Tell | None) -> None:
        """One card is drawn and played (bullfrogs.solo.setup)."""
        self.stage = Stage.PLAY

    def end_turn(self, tell: Tell | None) -> None:
        """Turns alternate, and end after the one with your last card (bullfrogs.solo.setup)."""
        if not self.piles[self.colours[YOU]]:
            self.stage = Stage.OVER
        elif self.turn == ISAAC:
            self.turn, self.stage = YOU, Stage.DRAW
        else:
            self.turn, self.stage = ISAAC, Stage.ROLL
        if tell:
            tell(events.Ended() if self.stage is Stage.OVER else events.Passed(self.active))

    def sink(self, tell: Tell | None) -> None:
        """Isaac's marker leaves a sinking pad first (bullfrogs.solo.marker-sinks)."""
        if marker(self).cell == self.sinking:
            self.stage, self.landings = Stage.MARKER, ()
        else:
            super().sink(tell)


def _roll(state: SoloState, move: moves.Roll, tell: Tell | None) -> None:
    """bullfrogs.solo.dice: both dice at once."""
    state.isaac = Isaac(marker(state).cell, move.face, move.actions, move.actions)
    state.stage = Stage.WALK
    if tell:
        tell(events.Rolled(move.face, move.actions))


def _walk(state: SoloState, move: moves.Walk, tell: Tell | None) -> None:
    """bullfrogs.solo.move, or away from a sinking pad (bullfrogs.solo.marker-sinks)."""
    isaac, fled = marker(state), state.stage is Stage.MARKER
    state.isaac = isaac._replace(cell=move.target, face="")
    if tell:
        tell(events.Walked(isaac.cell, move.target, fled))
    if fled:
        state.sink(tell)
    else:
        state.stage = Stage.ISAAC


def _slide(state: SoloState, move: moves.Slide, tell: Tell | None) -> None:
    """The marker rides along (bullfrogs.solo.setup)."""
    isaac = marker(state)
    if move.source == isaac.cell:
        state.isaac = isaac._replace(cell=move.target)
    slide(state, move, tell)


def _expel(state: SoloState, move: moves.Expel, tell: Tell | None) -> None:
    you, cell = state.colours[YOU], marker(state).cell
    state.put(you, FROG, cell, -1)
    state.frogs[you] += 1
    if tell:
        tell(events.Expelled(you, cell))
    _spend_action(state, recruits=0)


def _recruit(state: SoloState, move: moves.Recruit, tell: Tell | None) -> None:
    his, cell = state.colours[ISAAC], marker(state).cell
    source = None if state.frogs[his] else LOG
    if source is None:
        state.frogs[his] -= 1
    else:
        state.put(his, FROG, source, -1)
    state.put(his, FROG, cell)
    if tell:
        tell(events.Recruited(his, cell, source))
    _spend_action(state, recruits=1)


def _idle(state: SoloState, move: moves.Idle, tell: Tell | None) -> None:
    if tell:
        tell(events.Idled(marker(state).left))
    _finish(state)


def _spend_action(state: SoloState, recruits: int) -> None:
    isaac = marker(state)
    state.isaac = isaac._replace(left=isaac.left - 1, recruited=isaac.recruited + recruits)
    if isaac.left == 1:
        _finish(state)


def _finish(state: SoloState) -> None:
    state.isaac = Isaac(marker(state).cell)
    state.settle()


_APPLY: dict[type, Callable[[Any, Any, Tell | None], None]] = APPLY | {
    moves.Slide: _slide,
    moves.Roll: _roll,
    moves.Walk: _walk,
    moves.Expel: _expel,
    moves.Recruit: _recruit,
    moves.Idle: _idle,
}
