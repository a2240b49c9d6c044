"""What the bots of every game decide in a few games, to be compared between Pythons.

    python -m tests.search.decisions [few]

Prints one line for each thing that has to be the same everywhere. Needs the engine alone, so that
any Python can run it, in the browser too.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random

from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match, Player
from engine.games import NAMES, load
from engine.search.levels import bot, levels, styles
from tests.search.shared import shared
from tests.search.small import small

DEALS = {"bullfrogs": 1, "ratland": 2, "trio": 8, "violet": 4}
"""So many games are played at each number of seats; of others, one."""

PAUSE = {"bullfrogs": 118, "ratland": 12, "trio": 30, "violet": 18}
"""All the bots are asked at the first of so many decisions; at the others, the weakest one."""

QUICK = ("random", "greedy", "planner", "novice", "player")
"""The levels that decide at once; of the others the search is asked with little to do."""

WORKERS = 3
"""Among so many the search is shared out as well, where it can be."""


def decisions(few: bool = False) -> Iterator[str]:
    """What chance does, what each decision is worth, and what the bots that are asked would do.

    In a `few` games of those that are played often.
    """
    for name in NAMES:
        for seats in load(name).seats:
            for deal in range(-(-DEALS.get(name, 1) // (2 if few else 1))):
                players = [Player("random", str(seat)) for seat in range(seats)]
                match = Match(load(name), players, {}, deal=str(deal))
                for line in _evening(match, PAUSE.get(name, 1), deal):
                    yield f"{name}, {seats} seats, deal {deal}, ply {len(match.log)}: {line}"


def _evening(match: Match, pause: int, number: int) -> Iterator[str]:
    """A whole game; its decisions are numbered from there on. The last bot asked plays."""
    known = levels(match.game.id)
    bots = {level: known[level] for level in QUICK if level in known}
    bots |= {style: bot(match.game.id, f"player-{style}") for style in styles(match.game.id)}
    bots["search"] = small(match.game.id)
    weakest = next(iter(bots))
    evaluation = import_module(f"engine.{match.game.id}.evaluation")
    while (seat := match.state.to_act) != NOBODY:
        if seat == CHANCE:
            yield f"chance: {match.roll()}"
            continue
        observation = match.observe(seat)
        imagined = match.game.determinize(observation, Random(number))
        worth = [evaluation.evaluate(imagined, other) for other in range(len(match.players))]
        yield f"worth {worth}"
        if hasattr(evaluation, "suggest"):
            yield f"suggested {[str(move) for move in evaluation.suggest(imagined, seat)]}"
        for level in [weakest] if number % pause else bots:
            move = bots[level](match.game, observation, Random(number))
            yield f"{level}: {move}"
            if bots[level].search is not None:
                together = shared(bots[level], match.game, observation, number, WORKERS)
                yield f"{level}, by {WORKERS}: {together}"
        match.play(move)
        number += 1
    yield str(match.state.outcome())


if __name__ == "__main__":
    for line in decisions(few="few" in sys.argv):
        print(line)
