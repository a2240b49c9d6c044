"""How sure a counted share is, and an average."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, stdev

ERRORS = NormalDist().inv_cdf((1 + 0.95) / 2)
"""Within so many standard errors on either side the truth is, 19 times of 20."""


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The interval of a share, after Wilson (1927)."""
    share, weight = hits / trials, ERRORS * ERRORS / trials
    middle = (share + weight / 2) / (1 + weight)
    half = ERRORS * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return (middle - half, middle + half)


def half_width(values: Sequence[float]) -> float:
    """How far the average of these may be off to either side; of a single one nobody knows."""
    if len(values) < 2:
        return inf
    return ERRORS * stdev(values) / sqrt(len(values))
