"""Bots play Trio against each other: how long games last, how they end, and who wins.

    python -m bench.trio_figures [games]

Prints one line for each setting: turns on average (and the middle 80 %), the endings, draws, and
the share of wins of the team that begins, of the games with a winner, with its 95 % Wilson
interval. In the last line the greedy bot begins. A game is the same each time it is played.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles
from typing import Any

from engine.core.game import CHANCE, NOBODY, throw
from engine.search.bots import Bot, greedy_bot, random_bot
from engine.trio.evaluation import evaluate
from engine.trio.game import GAME
from engine.trio.score import LOSE_STUCK, WIN_CLUSTER, WIN_TRIO
from tools.shares import wilson

ENDINGS = (WIN_TRIO, WIN_CLUSTER, LOSE_STUCK)

SETTINGS: tuple[tuple[int, Mapping[str, str]], ...] = (
    (2, {}),
    (2, {"place": "lenient"}),
    (2, {"trio_line": "touching"}),
    (2, {"trio_line": "touching", "place": "lenient"}),
    (4, {}),
    (4, {"place": "lenient"}),
)


def worth(state: Any, seat: int) -> int:
    """Trio's evaluation, for a bot that knows no game."""
    return evaluate(state, seat)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    turns: int
    ending: str
    first_team_won: bool | None
    """None after a draw."""


def played(seats: int, options: Mapping[str, str], bots: tuple[Bot, Bot], seed: str) -> Result:
    """A whole game; the team that begins is played by the first bot."""
    random = Random(seed)
    first = random.randrange(seats)
    state = GAME.start(seats, {**options, "first": str(first + 1)})
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
        else:
            bot = bots[(state.to_act - first) % 2]
            state.play(bot(GAME, GAME.observe(state, state.to_act), random))
    outcome = state.outcome()
    assert outcome is not None
    draw = len(outcome.winners) == seats
    return Result(
        turns=len(state.tiles) - 1,
        ending=outcome.rule.id,
        first_team_won=None if draw else first in outcome.winners,
    )


def line(title: str, results: Sequence[Result]) -> str:
    """The figures of many games as one line."""
    turns = sorted(result.turns for result in results)
    deciles = quantiles(turns, n=10)
    endings = Counter(result.ending for result in results)
    shares = "  ".join(f"{rule.id} {endings[rule.id] / len(results):.1%}" for rule in ENDINGS)
    decided = [result.first_team_won for result in results if result.first_team_won is not None]
    low, high = wilson(sum(decided), len(decided))
    return (
        f"{title}: turns {fmean(turns):.1f} ({deciles[0]:.0f} to {deciles[-1]:.0f})  {shares}  "
        f"draws {len(results) - len(decided)}  "
        f"first {sum(decided) / len(decided):.1%} ({low:.1%} to {high:.1%})"
    )


def main() -> None:
    """Greedy bots among themselves, and the greedy against the random one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=500)
    games = range(parser.parse_args().games)
    greedy = greedy_bot(worth)
    for seats, options in SETTINGS:
        title = " ".join([f"{seats} seats", *options.values()])
        results = [played(seats, options, (greedy, greedy), f"{title} {seed}") for seed in games]
        print(line(title, results), flush=True)
    results = [played(2, {}, (greedy, random_bot), f"random {seed}") for seed in games]
    print(line("greedy against random", results), flush=True)


if __name__ == "__main__":
    main()
