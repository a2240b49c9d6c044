"""The solo game: Isaac, who walks over the pads and fights by the fall of his dice.

The player is seat 0. Isaac's dice and everything he does by himself are chance's moves, one at a
time, so that each step can be watched; whatever the rules leave to the player is a decision.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from engine.bullfrogs import events, moves
from engine.bullfrogs.check import winners
from engine.bullfrogs.components import (
    ACTION_FACES,
    FROG,
    MOVEMENT_FACES,
    RECRUITS,
    Colour,
)
from engine.bullfrogs.grid import DIRECTIONS, LOG, Cell, neighbours
from engine.bullfrogs.moves import Move
from engine.bullfrogs.play import State, move_piece, settle, sink_pad
from engine.bullfrogs.rules import (
    SOLO_ACT,
    SOLO_DICE,
    SOLO_MARKER_SINKS,
    SOLO_MOVE,
    TURN,
)
from engine.bullfrogs.score import solo_outcome_of
from engine.bullfrogs.state import Isaac, Step
from engine.core.game import CHANCE, NOBODY, BadTextError, Outcome, Tell
from engine.core.notation import number
from engine.core.rule import Rule

YOU, ISAAC = 0, 1
"""Whose turn it is. Every decision is the player's, on Isaac's turn too."""

_WAYS = dict(zip(MOVEMENT_FACES, DIRECTIONS, strict=False))


class SoloState(State):
    """A solo game (bullfrogs.solo.setup): no hand, one card drawn and played each turn.

    On Isaac's turn his is the active colour, so that he counts as the winner of a tie when pieces
    hop; which piece hops where is still the player's choice (bullfrogs.solo.score).
    """

    __slots__ = ()

    def __init__(self, colours: tuple[Colour, ...]) -> None:
        if len(colours) != 2:
            raise BadTextError("colours", "".join(colour.letter for colour in colours))
        super().__init__(colours)
        self.bullfrogs[colours[ISAAC]] = 0
        self.isaac = Isaac()

    @property
    def to_act(self) -> int:
        """The player, or chance for the dice, the draw and all that Isaac must do."""
        if self.step is Step.OVER:
            return NOBODY
        if self.step is Step.WALK:
            return YOU if self._chooses_the_way() else CHANCE
        return CHANCE if self.step in (Step.ROLL, Step.ISAAC, Step.DRAW) else YOU

    @property
    def marker(self) -> Isaac:
        """Isaac, who is always there in the solo game."""
        assert self.isaac is not None
        return self.isaac

    def moves(self) -> Sequence[Move]:
        """The player's moves."""
        if self.step is Step.MARKER:
            return [moves.Walk(cell) for cell in self._refuges()]
        if self.step is Step.WALK:
            return [moves.Walk(cell) for cell in self._around()] if self.to_act == YOU else ()
        return super().moves()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """The dice with their 36 falls, and Isaac's steps, which are certain."""
        if self.step is Step.ROLL:
            falls = product(MOVEMENT_FACES, ACTION_FACES)
            return [(moves.Roll(face, actions), 2) for face, actions in falls]
        if self.step is Step.WALK:
            return [(moves.Walk(self._way()), 1)] if self.to_act == CHANCE else ()
        if self.step is Step.ISAAC:
            return [(self._deed(), 1)]
        return super().chance()

    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        demands = REFUSALS.get(type(move))
        if demands is None:
            return super().refusal(move)
        steps, rule = demands
        if self.step not in steps:
            return TURN
        if self.step is Step.MARKER:
            rule = SOLO_MARKER_SINKS
        allowed = [*self.moves(), *(chosen for chosen, _ in self.chance())]
        return None if move in allowed else rule

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        player = _PLAYERS.get(type(move))
        if player is None:
            super().play(move, tell)
            if isinstance(move, moves.Slide) and move.source == self.marker.cell:
                self.isaac = self.marker._replace(cell=move.target)
        else:
            player(self, move, tell)

    def drawn(self, tell: Tell | None) -> None:
        """One card is drawn and played (bullfrogs.solo.setup)."""
        self.step = Step.PLAY

    def end_turn(self, tell: Tell | None) -> None:
        """Turns alternate, and end after the one with your last card (bullfrogs.solo.setup)."""
        if not self.piles[self.colours[YOU]]:
            self.step = Step.OVER
        elif self.turn == ISAAC:
            self.turn, self.step = YOU, Step.DRAW
        else:
            self.turn, self.step = ISAAC, Step.ROLL
        if tell:
            tell(events.Ended() if self.step is Step.OVER else events.Passed(self.active))

    def sink(self, tell: Tell | None) -> None:
        """Isaac's marker leaves a sinking pad first (bullfrogs.solo.marker-sinks)."""
        if self.marker.cell == self.sinking:
            self.step, self.landings = Step.MARKER, ()
        else:
            sink_pad(self, tell)

    def outcome(self) -> Outcome | None:
        """Your score less Isaac's, once the last card has been played out."""
        return solo_outcome_of(self) if self.step is Step.OVER else None

    def step_words(self) -> list[str]:
        """What the step needs to be told of, in the notation."""
        if self.step is Step.WALK:
            return [self.marker.face, str(self.marker.rolled)]
        if self.step is Step.ISAAC:
            return list(map(str, self.marker[2:]))
        if self.step is Step.MARKER:
            return [self.winner_word()]
        return super().step_words()

    def read_step(self, words: list[str]) -> bool:
        """Take the step's words back; False when they do not fit the step."""
        if self.step is Step.WALK and len(words) == 2:
            self.take_roll(words[0], number(words[1]))
            return words[0] in MOVEMENT_FACES and self.marker.rolled in ACTION_FACES
        if self.step is Step.ISAAC and len(words) == 3:
            rolled, left, recruited = map(number, words)
            self.isaac = Isaac(self.marker.cell, "", rolled, left, recruited)
            return 0 < left <= rolled <= max(ACTION_FACES) and recruited <= RECRUITS
        if self.step is Step.MARKER and len(words) <= 1:
            self.sinking = self.marker.cell
            return self.read_winner(*words) if words else self._find_winner()
        return super().read_step(words)

    def _find_winner(self) -> bool:
        """Texts of before do not say who won; False when the pieces do not say it either."""
        if self.sinking == LOG or self.sinking not in self.cards:
            return False
        possible = winners(self)
        self.winner = next(iter(possible), None)
        return len(possible) == 1

    def take_roll(self, face: str, actions: int) -> None:
        """What the two dice show holds from now on (bullfrogs.solo.dice)."""
        self.isaac = Isaac(self.marker.cell, face, actions, actions)

    def _around(self) -> list[Cell]:
        return [cell for cell in neighbours(self.marker.cell) if cell in self.cards]

    def _chooses_the_way(self) -> bool:
        return self.marker.face == "any" and bool(self._around())

    def _way(self) -> Cell:
        """An arrow to a card, or he stays (bullfrogs.solo.move)."""
        cell = self.marker.cell + _WAYS.get(self.marker.face, 0)
        return cell if cell in self.cards else self.marker.cell

    def _refuges(self) -> list[Cell]:
        """Any adjacent card; failing that the pads with most free spaces, else the Log."""
        around = self._around()
        if around:
            return around
        free = {
            cell: pad.free
            for cell, pad in self.cards.items()
            if cell not in (LOG, self.marker.cell)
        }
        most = max(free.values(), default=0)
        return [cell for cell in free if free[cell] == most] or [LOG]

    def _deed(self) -> Move:
        """Isaac expels first if he can, then recruits while he can (bullfrogs.solo.act)."""
        isaac, pad = self.marker, self.cards[self.marker.cell]
        you, his = self.colours
        if isaac.left == isaac.rolled and pad.pieces[FROG][you]:
            return moves.EXPEL
        reserve = self.frogs[his] or (isaac.cell != LOG and self.cards[LOG].pieces[FROG][his])
        return moves.RECRUIT if isaac.recruited < RECRUITS and pad.free and reserve else moves.IDLE


def _roll(state: SoloState, move: moves.Roll, tell: Tell | None) -> None:
    """bullfrogs.solo.dice: both dice at once."""
    state.take_roll(move.face, move.actions)
    state.step = Step.WALK
    if tell:
        tell(events.Rolled(move.face, move.actions))


def _walk(state: SoloState, move: moves.Walk, tell: Tell | None) -> None:
    """bullfrogs.solo.move, or away from a sinking pad (bullfrogs.solo.marker-sinks)."""
    source, fled = state.marker.cell, state.step is Step.MARKER
    state.isaac = state.marker._replace(cell=move.target, face="")
    if tell:
        tell(events.Walked(source, move.target, fled))
    if fled:
        sink_pad(state, tell)
    else:
        state.step = Step.ISAAC


def _expel(state: SoloState, move: moves.Expel, tell: Tell | None) -> None:
    you, cell = state.colours[YOU], state.marker.cell
    state.cards[cell] = state.cards[cell].with_piece(you, FROG, -1)
    state.frogs[you] += 1
    if tell:
        tell(events.Expelled(you, cell))
    _spend_action(state, recruits=0)


def _recruit(state: SoloState, move: moves.Recruit, tell: Tell | None) -> None:
    his, cell = state.colours[ISAAC], state.marker.cell
    source = None if state.frogs[his] else LOG
    if source is None:
        state.frogs[his] -= 1
        state.cards[cell] = state.cards[cell].with_piece(his, FROG)
    else:
        move_piece(state, his, FROG, source, cell)
    if tell:
        tell(events.Recruited(his, cell, source))
    _spend_action(state, recruits=1)


def _idle(state: SoloState, move: moves.Idle, tell: Tell | None) -> None:
    if tell:
        tell(events.Idled(state.marker.left))
    _finish(state)


def _spend_action(state: SoloState, recruits: int) -> None:
    isaac = state.marker
    state.isaac = isaac._replace(left=isaac.left - 1, recruited=isaac.recruited + recruits)
    if not state.marker.left:
        _finish(state)


def _finish(state: SoloState) -> None:
    state.isaac = Isaac(state.marker.cell)
    settle(state)


REFUSALS: Mapping[type, tuple[frozenset[Step], Rule]] = {
    moves.Roll: (frozenset({Step.ROLL}), SOLO_DICE),
    moves.Walk: (frozenset({Step.WALK, Step.MARKER}), SOLO_MOVE),
    moves.Expel: (frozenset({Step.ISAAC}), SOLO_ACT),
    moves.Recruit: (frozenset({Step.ISAAC}), SOLO_ACT),
    moves.Idle: (frozenset({Step.ISAAC}), SOLO_ACT),
}

_PLAYERS: dict[type, Callable[[SoloState, Any, Tell | None], None]] = {
    moves.Roll: _roll,
    moves.Walk: _walk,
    moves.Expel: _expel,
    moves.Recruit: _recruit,
    moves.Idle: _idle,
}
