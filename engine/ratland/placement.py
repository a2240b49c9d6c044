"""All placements of a number of rats, without ever building the list.

A placement splits the rats into places. Draw the rats as stars in a row and put a bar between one
place and the next: every way to set the bars is one placement (W. Feller, An Introduction to
Probability Theory, vol. 1, II.5). Thirty rats in seven places make 1,947,792 of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

from engine.ratland.moves import PLACED, Place


@dataclass(frozen=True, slots=True)
class Placements(Sequence[Place]):
    """Every way to place so many rats, from all in the last place to all in the first.

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
        if not isinstance(move, Place) or min(move.amounts) < 0:
            return False
        return move.total <= self.rats if self.pantry else move.total == self.rats

    def __getitem__(self, index: Any) -> Any:
        """The placement of this number, or a list of those of a slice."""
        at = range(len(self))[index]
        return [self._unranked(one) for one in at] if isinstance(at, range) else self._unranked(at)

    def _unranked(self, index: int) -> Place:
        """Place by place, step over all placements with fewer rats there."""
        amounts, rats = [], self.rats
        for bars in range(self._bars - 1, -1, -1):
            before = rats
            while index >= (fewer := comb(rats + bars, bars)):
                index -= fewer
                rats -= 1
            amounts.append(before - rats)
        if not self.pantry:
            amounts.append(rats)
        return Place(*amounts)
