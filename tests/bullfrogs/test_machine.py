"""Whole games under a magnifying glass: what must hold after every single move."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.bullfrogs.components import START_PAD, deck, lily_pad
from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.moves import Deploy, Move
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage
from engine.core.game import CHANCE, NOBODY
from tests.bullfrogs.invariants import Ledger, the_log_never_moves


class Pond(RuleBasedStateMachine):
    """Plays on from one position; events say what has left the game."""

    state: State
    ledger: Ledger

    @initialize(seats=st.sampled_from([2, 3, 4]))
    def start(self, seats: int) -> None:
        self.state = GAME.start(seats, {})
        self.ledger = Ledger(self.state)
        box = Counter({START_PAD: 4})
        for colour in self.state.colours:
            box.update(lily_pad(colour, actions) for actions in deck(seats))
        assert self.ledger.box == box

    def play(self, move: Move) -> None:
        assert self.state.refusal(move) is None
        self.state.play(move, self.ledger.hear)

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(data=st.data())
    def let_chance_decide(self, data: st.DataObject) -> None:
        while self.state.to_act == CHANCE:
            self.play(data.draw(st.sampled_from([move for move, _ in self.state.chance()])))

    @precondition(lambda self: self.state.to_act >= 0)
    @rule(data=st.data())
    def play_anything(self, data: st.DataObject) -> None:
        self.play(data.draw(st.sampled_from(self.state.moves())))

    @precondition(lambda self: self.state.stage is Stage.ACT)
    @rule(data=st.data())
    def fill_a_pad(self, data: st.DataObject) -> None:
        """Deploy where the fewest spaces are left, so that much sinks and slides."""
        deploys = [move for move in self.state.moves() if isinstance(move, Deploy)]
        if deploys:
            room = [self.state.cards[move.target].free for move in deploys]
            fullest = [move for move, free in zip(deploys, room, strict=True) if free == min(room)]
            self.play(data.draw(st.sampled_from(fullest)))

    @precondition(
        lambda self: self.state.stage in (Stage.PLAY, Stage.SCORE, Stage.HOP, Stage.SLIDE)
    )
    @rule(data=st.data())
    def finish_the_turn(self, data: st.DataObject) -> None:
        turn = self.state.turn
        while self.state.to_act == turn:
            self.play(data.draw(st.sampled_from(self.state.moves())))

    @precondition(lambda self: self.state.to_act == NOBODY)
    @rule()
    def stay_at_the_end(self) -> None:
        assert self.state.outcome() is not None

    @invariant()
    def all_holds(self) -> None:
        self.ledger.look_at(self.state)


TestPond = Pond.TestCase
TestPond.settings = settings(max_examples=12, stateful_step_count=120)


def test_it_is_noticed_when_the_log_has_changed_places_with_a_pad() -> None:
    state = GAME.start(2, {})
    the_log_never_moves(state)
    pad = next(cell for cell in state.cards if cell != LOG)
    state.cards[LOG], state.cards[pad] = state.cards[pad], state.cards[LOG]
    with pytest.raises(AssertionError):
        the_log_never_moves(state)
