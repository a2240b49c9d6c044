"""What must hold after every single move."""

from engine.core.game import Event
from engine.violet.play import State
from tests.violet.test_invariants import look_at


class Ledger:
    """Where the fear and Violet stood before."""

    def __init__(self, state: State) -> None:
        self.fear, self.violet = state.fear, state.violet

    def hear(self, event: Event) -> None:
        """Nothing needs an event."""

    def look_at(self, state: State) -> None:
        """Everything that holds now; to be called after each move."""
        look_at(state)
        assert state.fear >= self.fear, "the fear only comes nearer"
        assert 0 <= state.violet - self.violet <= 1, "one space at a time, and never back"
        self.fear, self.violet = state.fear, state.violet
