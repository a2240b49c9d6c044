"""The board, what may be done on it, and how it goes on."""

from dataclasses import dataclass

from ..core.game import NOBODY, Outcome, Tell
from ..core.open import Moved, OpenState
from ..core.rule import Rule
from .moves import SQUARES, Mark
from .rulebook import DRAW, SQUARE, TURN, WIN_LINE

EMPTY, MARKS = "-", "XO"
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(slots=True, kw_only=True)
class State(OpenState):
    """For each of `SQUARES` the mark on it, `X` by the first seat, or `-`."""

    board: str = EMPTY * len(SQUARES)

    @property
    def to_act(self) -> int:
        """The seats take turns until the game is over (noughts.turn)."""
        return NOBODY if self.outcome() else (len(SQUARES) - self.board.count(EMPTY)) % 2

    def lines(self) -> list[str]:
        """Whose mark stands on all three squares of a line, for each such line."""
        marks = ("".join(self.board[square] for square in line) for line in LINES)
        return [line[0] for line in marks if line in ("XXX", "OOO")]

    def moves(self) -> list[Mark]:
        """A mark on any empty square."""
        return [move for move in map(Mark, range(len(SQUARES))) if self.refusal(move) is None]

    def refusal(self, move: Mark) -> Rule | None:
        """noughts.turn: nobody plays on when it is over; noughts.square: the square is empty."""
        if self.to_act == NOBODY:
            return TURN
        return SQUARE if self.board[move.square] != EMPTY else None

    def play(self, move: Mark, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        seat, before = self.to_act, self.board
        self.board = before[: move.square] + MARKS[seat] + before[move.square + 1 :]
        if tell:
            tell(Moved(seat, move))

    def outcome(self) -> Outcome | None:
        """Three in a line win (noughts.win.line); on a full board without: noughts.draw."""
        if lines := self.lines():
            winner = MARKS.index(lines[0])
            return Outcome((winner,), (1 - winner, winner), WIN_LINE)
        return None if EMPTY in self.board else Outcome((0, 1), (0, 0), DRAW)

    def __str__(self) -> str:
        """The nine squares, row by row."""
        return self.board
