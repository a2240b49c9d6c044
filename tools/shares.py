"""How sure a counted share is."""

from math import sqrt
from statistics import NormalDist


def wilson(hits: float, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The interval of a share, after Wilson (1927)."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, weight = hits / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return (middle - half, middle + half)
