"""A move asked for word by word, so that OpenSpiel needs one number for each word only.

Thirty rats can be placed in almost two million ways, but each of six numbers in thirty-one. A word
that leaves no choice is not asked for; of a move that is the only one, its verb is.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.game import CHANCE, State
from engine.ratland.moves import PLACED, Place
from engine.ratland.placement import Placements

Way = tuple[tuple[str, ...], int]
"""A move by its words, and its weight where chance decides."""


class Question(Protocol):
    """The next word of a move."""

    def words(self) -> dict[str, int]:
        """The words there are, each with the weight of all moves that go on with it."""
        ...

    def after(self, word: str) -> "Question | str":
        """What is asked next, or the move's whole text when no choice is left."""
        ...

    def text(self) -> str:
        """The move so far, as far as it is settled."""
        ...


def question(state: State[Any]) -> Question:
    """The first word of what is due now, of the seat to act or of chance."""
    moves = state.moves()
    if isinstance(moves, Placements) and len(moves) > 1:
        return _Placing(moves)
    chances = state.chance() if state.to_act == CHANCE else [(move, 1) for move in moves]
    return _Listed([(tuple(str(move).split(" ")), weight) for move, weight in chances])


class _Listed:
    """A few moves, compared word by word."""

    def __init__(self, ways: Sequence[Way], at: int = 0) -> None:
        while len(ways) > 1 and len({words[at] for words, _ in ways}) == 1:
            at += 1
        self.ways = ways
        self.at = at
        """Of the words of each, the first that differs."""

    def words(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for words, weight in self.ways:
            found[words[self.at]] = found.get(words[self.at], 0) + weight
        return found

    def after(self, word: str) -> Question | str:
        left = [way for way in self.ways if way[0][self.at] == word]
        return " ".join(left[0][0]) if len(left) == 1 else _Listed(left, self.at + 1)

    def text(self) -> str:
        return " ".join(self.ways[0][0][: self.at])


class _Placing:
    """Ratland's placements: how many rats go to each place in turn, of those that are left."""

    def __init__(self, placements: Placements, amounts: tuple[int, ...] = ()) -> None:
        self.placements = placements
        self.amounts = amounts

    def words(self) -> dict[str, int]:
        name = PLACED[len(self.amounts)]
        return {f"{name}={amount}": 1 for amount in range(self._left() + 1)}

    def after(self, word: str) -> Question | str:
        then = _Placing(self.placements, (*self.amounts, int(word.partition("=")[2])))
        places, left = len(PLACED) - len(then.amounts), then._left()
        if left and places > (not self.placements.pantry):
            return then
        rest = (*(0,) * (places - 1), left) if places else ()
        return str(Place(*then.amounts, *rest))

    def text(self) -> str:
        said = zip(PLACED, self.amounts, strict=False)
        return " ".join((Place.word, *(f"{name}={amount}" for name, amount in said)))

    def _left(self) -> int:
        return self.placements.rats - sum(self.amounts)
