"""Bots play Bullfrogs alone against Isaac: what results they reach, and which ranks.

    python -m bench.solo_figures [deals]

Prints for each bot its results on the same deals: the average, the middle 80 %, the best, and the
share of every rank with its 95 % Wilson interval. A deal is the same each time it is played.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean, quantiles

from engine.bullfrogs import GAME
from engine.bullfrogs.components import RANKS
from engine.bullfrogs.score import solo_rank
from engine.core.match import Match, Player
from engine.search.bots import Bot
from engine.search.levels import levels
from tools.deciders import deciders
from tools.shares import wilson

LOWEST = solo_rank(-1000)
BOTS = ("random", "greedy", "planner")


def result(bot: Bot, deal: str) -> int:
    """The points of a whole game."""
    match, random = Match(GAME, [Player("bot", "")], {}, deal), Random(deal)
    for seat in deciders(match):
        match.play(bot(GAME, match.observe(seat), random))
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.scores[0]


def figures(name: str, results: Sequence[int]) -> str:
    """The results of many games, and a line for every rank."""
    deciles = quantiles(results, n=10)
    lines = [
        f"{name}: {len(results)} games, {fmean(results):.1f} points "
        f"({deciles[0]:.0f} to {deciles[-1]:.0f}), best {max(results)}"
    ]
    ranks = Counter(map(solo_rank, results))
    for rank in [LOWEST, *(rank for _, rank in reversed(RANKS) if rank != LOWEST)]:
        low, high = wilson(ranks[rank], len(results))
        share = ranks[rank] / len(results)
        lines.append(f"    {rank:13}{share:6.1%} ({low:.1%} to {high:.1%})")
    return "\n".join(lines)


def main() -> None:
    """Every bot level on the same deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=500)
    deals = [f"figures-{number}" for number in range(parser.parse_args().deals)]
    for name in BOTS:
        bot = levels(GAME.id)[name]
        print(figures(name, [result(bot, deal) for deal in deals]), flush=True)


if __name__ == "__main__":
    main()
