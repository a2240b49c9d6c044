"""How much the others count for whoever wants to win: who is ahead most, the rest a little."""

from collections.abc import Sequence
from functools import cache
from math import exp, log

OTHERS = 10
"""Of the prospects of everybody but the strongest opponent one part in so many counts."""


def rivals(others: Sequence[int]) -> int:
    """What counts against a seat: of the strongest of these all, of the others a tenth."""
    best = max(others, default=0)
    return best + (sum(others) - best) // OTHERS


_SCALE, _STEPS, _WIDEST = 1 << 12, 64, 8
"""What the best of the others weighs, and how fine and how far the table of weights goes."""


@cache
def _tables() -> tuple[Sequence[int], Sequence[int]]:
    """Weights by steps, and logarithms: rounded so far, they are the same on every machine."""
    weights = [round(exp(-step / _STEPS) * _SCALE) for step in range(_STEPS * _WIDEST)]
    logarithms = [round(log(1 + part / _SCALE) * _SCALE) for part in range(3 * _SCALE + 1)]
    return [*weights, 0], logarithms


def luce(others: Sequence[int], span: int) -> int:
    """The same for whoever looks at the chance to win, by Luce's model (R. D. Luce, 1959).

    There who is ahead by one span is e times as likely to win. It counts as much as one opponent
    alone would have to be worth, to win as often as any of these, of whom there are four at most.
    """
    best, (weights, logarithms) = max(others, default=0), _tables()
    last = len(weights) - 1
    total = sum([weights[min((best - each) * _STEPS // span, last)] for each in others])
    return best + span * logarithms[max(0, total - _SCALE)] // _SCALE
