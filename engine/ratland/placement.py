"""All placements of a number of rats, without ever building the list.

A placement splits the rats into places. Draw the rats as stars in a row and put a bar between one
place and the next: every way to set the bars is one placement (W. Feller, An Introduction to
Probability Theory, vol. 1, II.5). Thirty rats in seven places make 1,947,792 of them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from math import comb
from typing import Any

from .components import RATS
from .moves import PLACED, Place

_WAYS = [[comb(rats + bars, bars) for rats in range(RATS + 1)] for bars in range(len(PLACED) + 1)]
"""In how many ways so many bars split so many rats."""

_BARS = (_WAYS[-2:0:-1], _WAYS[:0:-1])
"""These for each bar that is left, without and with a pantry."""


class Placements(Sequence[Place]):
    """Every way to place so many rats, from all in the last place to all in the first.

    `pantry` says whether rats may stay there; two clans do without (ratland.attack.two-players).
    """

    def __init__(self, rats: int, pantry: bool = True) -> None:
        self.rats = rats
        self.pantry = pantry
        self._behind = range(_WAYS[len(PLACED) - 1 + pantry][rats] - 1, -1, -1)
        """By placement, how many come after it."""

    def __len__(self) -> int:
        return len(self._behind)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place) or min(move.amounts) < 0:
            return False
        return move.total <= self.rats if self.pantry else move.total == self.rats

    def __getitem__(self, index: Any) -> Any:
        """The placement of this number, or a list of those of a slice.

        Place by place, the most rats that leave no more placements behind than there are.
        """
        if isinstance(index, slice):
            return [self[number] for number in range(len(self))[index]]
        behind, rats, amounts = self._behind[index], self.rats, []
        for ways in _BARS[self.pantry]:
            left = bisect_right(ways, behind, 0, rats)
            amounts.append(rats - left)
            rats = left
            if left:
                behind -= ways[left - 1]
        if not self.pantry:
            amounts.append(rats)
        return Place(*amounts)
