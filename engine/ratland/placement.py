"""All placements of a number of rats, without ever building the list.

A placement splits the rats into places. Draw the rats as stars in a row and put a bar between one
place and the next: every way to set the bars is one placement (W. Feller, An Introduction to
Probability Theory, vol. 1, II.5). Thirty rats in seven places make 1,947,792 of them.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb
from random import Random

from engine.ratland.moves import PLACED, Place


@dataclass(frozen=True, slots=True)
class Placements(Collection[Place]):
    """Every way to place so many rats (ratland.place).

    `pantry` says whether rats may stay there; two clans do without (ratland.attack.two-players).
    """

    rats: int
    pantry: bool = True

    @property
    def _bars(self) -> int:
        return len(PLACED) if self.pantry else len(PLACED) - 1

    def __len__(self) -> int:
        return comb(self.rats + self._bars, self._bars)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place) or min(_numbers(move)) < 0:
            return False
        return move.total <= self.rats if self.pantry else move.total == self.rats

    def __iter__(self) -> Iterator[Place]:
        """From everything in the last place to everything in the first."""
        for bars in combinations(range(self.rats + self._bars), self._bars):
            yield self._between(bars)

    def choose(self, random: Random) -> Place:
        """One of them, all equally likely."""
        bars = sorted(random.sample(range(self.rats + self._bars), self._bars))
        return self._between(bars)

    def _between(self, bars: Sequence[int]) -> Place:
        """The placement with its bars at these positions of the row."""
        ends = (-1, *bars, self.rats + self._bars)
        dump, city, countryside, left, right, nursery, *_ = (
            after - before - 1 for before, after in pairwise(ends)
        )
        return Place(dump, city, countryside, left, right, nursery)


def _numbers(move: Place) -> tuple[int, ...]:
    return (move.dump, move.city, move.countryside, move.left, move.right, move.nursery)
