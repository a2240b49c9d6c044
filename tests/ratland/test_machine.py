"""Whole games under a magnifying glass: what must hold after every single move."""

from dataclasses import replace
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core.game import CHANCE, NOBODY
from engine.ratland import GAME
from engine.ratland.moves import Move
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.ratland.state import Stage
from tests.ratland.invariants import Ledger


class Sewer(RuleBasedStateMachine):
    """Plays on from one position; events keep the accounts a second time."""

    state: State
    ledger: Ledger

    @initialize(seats=st.sampled_from(GAME.seats), food=st.sampled_from(["shuffled", "first-game"]))
    def start(self, seats: int, food: str) -> None:
        self.state = GAME.start(seats, {"food": food})
        self.ledger = Ledger(self.state)

    def play(self, move: Move) -> None:
        assert self.state.refusal(move) is None
        self.state.play(move, self.ledger.hear)
        self.ledger.look_at(self.state)

    @precondition(lambda self: self.state.to_act == CHANCE)
    @rule(data=st.data())
    def let_chance_decide(self, data: st.DataObject) -> None:
        while self.state.to_act == CHANCE:
            self.play(data.draw(st.sampled_from([move for move, _ in self.state.chance()])))

    @precondition(lambda self: self.state.to_act >= 0)
    @rule(seed=st.integers(0, 1000))
    def decide_anything(self, seed: int) -> None:
        self.play(Random(seed).choice(self.state.moves()))

    @precondition(lambda self: self.state.stage is Stage.PLACE)
    @rule(seed=st.integers(0, 1000))
    def breed_a_lot(self, seed: int) -> None:
        """Half of the rats in the nursery, so that the pile runs short and many starve."""
        while self.state.stage is Stage.PLACE:
            placements = self.state.placements(self.state.to_act)
            half = placements.rats // 2
            move = Random(seed).choice(Placements(half, placements.pantry))
            self.play(replace(move, nursery=move.nursery + placements.rats - half))

    @precondition(lambda self: self.state.to_act == NOBODY)
    @rule()
    def stay_at_the_end(self) -> None:
        assert self.state.outcome() is not None

    @invariant()
    def a_position_is_a_line_of_text(self) -> None:
        again = GAME.position(str(self.state))
        assert str(again) == str(self.state)
        assert again.pile == self.state.pile


TestSewer = Sewer.TestCase
TestSewer.settings = settings(max_examples=40)
