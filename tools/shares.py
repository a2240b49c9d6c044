"""How sure a counted share is, and an average."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, stdev


def _errors(confidence: float) -> float:
    """So many standard errors on either side are as sure."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(hits: float, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The interval of a share, after Wilson (1927)."""
    z = _errors(confidence)
    share, weight = hits / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return (middle - half, middle + half)


def half_width(values: Sequence[float], confidence: float = 0.95) -> float:
    """How far the average of these may be off to either side; of a single one nobody knows."""
    if len(values) < 2:
        return inf
    return _errors(confidence) * stdev(values) / sqrt(len(values))
