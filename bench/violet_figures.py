"""How balanced Violet is between equal players: who wins and how, and how long it takes.

Run `python -m bench.violet_figures [games] [violet] [torech]`, with a bot level for each seat.
"""

import sys
from collections import Counter
from random import Random
from statistics import median, quantiles

from engine.core.game import CHANCE, throw
from engine.search.bots import bots
from engine.violet.components import BOARD, Board
from engine.violet.evaluation import evaluate
from engine.violet.game import Violet
from engine.violet.moves import Follow


def play(game: Violet, levels: tuple[str, str], seed: int) -> tuple[str, int]:
    """One game: the rule that ended it, and how many tricks it took."""
    random = Random(seed)
    players = bots(evaluate)
    state = game.start(2, {})
    tricks = 0
    while (outcome := state.outcome()) is None:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
            continue
        move = players[levels[state.to_act]](game, game.observe(state, state.to_act), random)
        tricks += isinstance(move, Follow)
        state.play(move)
    return outcome.rule.id, tricks


def figures(games: int, levels: tuple[str, str], layout: Board = BOARD) -> str:
    """Shares of the endings, and the quartiles of the number of tricks."""
    game = Violet(layout)
    played = [play(game, levels, seed) for seed in range(games)]
    endings = Counter(ending for ending, _ in played)
    tricks = [count for _, count in played]
    shares = ", ".join(f"{id} {count / games:.1%}" for id, count in sorted(endings.items()))
    low, _, high = quantiles(tricks, n=4)
    return f"{levels} {games} games: {shares}; tricks {median(tricks):g} ({low:g} to {high:g})"


if __name__ == "__main__":
    count, violet, torech = [*sys.argv[1:], *("500", "greedy", "greedy")[len(sys.argv) - 1 :]]
    print(figures(int(count), (violet, torech)))
