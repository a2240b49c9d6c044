"""Bots play Ratland against each other: scores, turns, hunger, and which seat wins.

    python -m bench.ratland_figures [games]

Prints one line for each number of clans, greedy bots only: turns played on average, the final
score of a clan (and the middle 80 %), its starved rats, shared wins, and for each seat its share
of the wins with its 95 % Wilson interval. The first clan is the first active player; a shared win
counts in parts. The last lines have one greedy bot among random ones, at every seat in turn.
A game is the same each time it is played.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles

from engine.core.game import CHANCE, NOBODY, throw
from engine.ratland.evaluation import evaluate, suggest
from engine.ratland.events import Starved
from engine.ratland.game import GAME
from engine.search.bots import Bot, greedy_bot, random_bot
from tools.shares import wilson


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    turns: int
    scores: tuple[int, ...]
    starved: int
    """Rats of all clans together."""
    winners: tuple[int, ...]


def played(bots: Sequence[Bot], seed: str) -> Result:
    """A whole game, in which the first bot is the first active player."""
    random = Random(seed)
    state = GAME.start(len(bots), {"first": "1"})
    starved: list[Starved] = []

    def hear(event: object) -> None:
        if isinstance(event, Starved):
            starved.append(event)

    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            move = throw(state, random)
        else:
            move = bots[state.to_act](GAME, GAME.observe(state, state.to_act), random)
        state.play(move, hear)
    outcome = state.outcome()
    assert outcome is not None
    return Result(
        turns=len(state.food),
        scores=outcome.scores,
        starved=sum(event.healthy + event.poisoned for event in starved),
        winners=outcome.winners,
    )


def share(results: Sequence[Result], seats: Sequence[int]) -> str:
    """The share of wins of the seat named for each game."""
    pairs = zip(results, seats, strict=True)
    wins = sum((seat in result.winners) / len(result.winners) for result, seat in pairs)
    low, high = wilson(wins, len(results))
    return f"{wins / len(results):.1%} ({low:.1%} to {high:.1%})"


def line(clans: int, results: Sequence[Result]) -> str:
    """The figures of many games as one line."""
    scores = [score for result in results for score in result.scores]
    deciles = quantiles(scores, n=10)
    starved = sum(result.starved for result in results) / len(results) / clans
    ties = sum(len(result.winners) > 1 for result in results)
    wins = "  ".join(
        f"seat {seat + 1} {share(results, [seat] * len(results))}" for seat in range(clans)
    )
    return (
        f"{clans} clans: turns {fmean(result.turns for result in results):.1f}  "
        f"score {fmean(scores):.1f} ({deciles[0]:.0f} to {deciles[-1]:.0f})  "
        f"starved {starved:.1f}  shared {ties}  {wins}"
    )


def main() -> None:
    """Greedy bots among themselves, and one greedy bot among random ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=500)
    games = range(parser.parse_args().games)
    greedy = greedy_bot(evaluate, suggest)
    for clans in GAME.seats:
        results = [played([greedy] * clans, f"{clans} {seed}") for seed in games]
        print(line(clans, results), flush=True)
    for clans in GAME.seats:
        seats = [seed % clans for seed in games]
        tables = [
            [greedy if other == seat else random_bot for other in range(clans)] for seat in seats
        ]
        results = [played(table, f"one {clans} {seed}") for seed, table in enumerate(tables)]
        print(f"{clans} clans, one greedy among random: {share(results, seats)}", flush=True)


if __name__ == "__main__":
    main()
