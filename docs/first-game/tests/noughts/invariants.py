"""What must hold after every single move."""

from engine.core.game import Event
from engine.noughts.state import MARKS, State


class Ledger:
    """The marks there should be."""

    def __init__(self, state: State) -> None:
        self.marks = len(state.board) - state.board.count("-")

    def hear(self, event: Event) -> None:
        """One more."""
        self.marks += 1

    def look_at(self, state: State) -> None:
        """Crosses and noughts by turns, and not more than one winner."""
        crosses, noughts = map(state.board.count, MARKS)
        assert crosses + noughts == self.marks
        assert crosses - noughts in (0, 1)
        assert len(set(state.lines())) <= 1
