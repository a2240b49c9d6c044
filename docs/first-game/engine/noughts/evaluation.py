"""What bots know of good and bad: lines that only one of the two can still complete."""

from .state import LINES, MARKS, State


def evaluate(state: State, seat: int) -> int:
    """How good the state is for the seat: the more marks in a line, the better."""
    worth = 0
    for line in LINES:
        marks = [state.board[square] for square in line]
        own, other = marks.count(MARKS[seat]), marks.count(MARKS[1 - seat])
        worth += 0 if own and other else 10**own - 10**other
    return worth
