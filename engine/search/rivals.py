"""How much the others count for whoever wants to win: who is ahead most, the rest a little."""

from collections.abc import Sequence

OTHERS = 10
"""Of the prospects of everybody but the strongest opponent one part in so many counts."""


def rivals(others: Sequence[int]) -> int:
    """What counts against a seat: of the strongest of these all, of the others a tenth."""
    best = max(others, default=0)
    return best + (sum(others) - best) // OTHERS
