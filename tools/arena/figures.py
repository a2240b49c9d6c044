"""What many games say: shares and how sure they are, when to stop, ratings."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from math import log, log10

ERROR = 0.05
"""How often a match that is stopped early may be decided wrongly, to either side."""

BOUND = log((1 - ERROR) / ERROR)
"""How large the log-likelihood ratio must be to decide (Wald 1945); as far below for no."""

MARGIN = 0.05
"""Shares so far above and below the goal are told apart."""


def likelihood(score: float, games: int, goal: float) -> float:
    """The log-likelihood ratio of a share above the goal to one below, each by `MARGIN`.

    A tie counts half on both sides. Games on common deals with seats rotated, and ties, vary less
    than independent games without ties, for which the test is made: it errs less than it says.
    """
    high, low = min(goal + MARGIN, 0.999), max(goal - MARGIN, 0.001)
    return score * log(high / low) + (games - score) * log((1 - high) / (1 - low))


def decided(shares: Iterable[Sequence[float]], goal: float) -> tuple[int, bool | None]:
    """After how many rounds a match is decided, and whether the goal is reached; None if it is not.

    A round's shares are its games', 1 for a game that is won.
    """
    score, games, rounds = 0.0, 0, 0
    for rounds, found in enumerate(shares, 1):
        score, games = score + sum(found), games + len(found)
        ratio = likelihood(score, games, goal)
        if abs(ratio) >= BOUND:
            return rounds, ratio > 0
    return rounds, None


Table = Sequence[tuple[str, float]]
"""Who met in a game, a name for each team, and what share of the win each had."""

PRIOR = 1.0
"""So many games two who have met are taken to have drawn besides: no rating is infinite."""

STEPS = 2000


def ratings(games: Iterable[Table], anchor: str) -> dict[str, float]:
    """Elo ratings, with the anchor's as 0, of all who met it or somebody who did; lowest first.

    Bradley and Terry's model; with more than two at the table Luce's, by which each wins as often
    as its strength is a share of the table's. By Hunter's algorithm (2004).
    """
    tables, met = Counter[tuple[str, ...]](), set[tuple[str, str]]()
    wins: defaultdict[str, float] = defaultdict(float)
    for game in games:
        names = tuple(sorted(name for name, _ in game))
        tables[names] += 1
        met.update(combinations(sorted(set(names)), 2))
        for name, share in game:
            wins[name] += share
    strengths = dict.fromkeys(_connected(met, anchor), 1.0)
    weights = {names: float(n) for names, n in tables.items() if strengths.keys() >= {*names}}
    for pair in met:
        if pair[0] in strengths:
            weights[pair] = weights.get(pair, 0) + PRIOR
            for name in pair:
                wins[name] += PRIOR / 2
    for _ in range(STEPS):
        strengths = _improved(strengths, weights, wins)
    return {
        name: 400 * log10(strength / strengths[anchor])
        for name, strength in sorted(strengths.items(), key=lambda rated: rated[1])
    }


def _connected(met: Collection[tuple[str, str]], anchor: str) -> list[str]:
    found = [anchor]
    for name in found:
        found += [other for pair in met if name in pair for other in pair if other not in found]
    return found


def _improved(
    strengths: Mapping[str, float],
    tables: Mapping[tuple[str, ...], float],
    wins: Mapping[str, float],
) -> dict[str, float]:
    """One step towards the strengths under which what happened is likeliest."""
    expected = dict.fromkeys(strengths, 0.0)
    for names, games in tables.items():
        share = games / sum(strengths[name] for name in names)
        for name in names:
            expected[name] += share
    return {
        name: wins[name] / expected[name] if expected[name] else strength
        for name, strength in strengths.items()
    }
