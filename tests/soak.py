"""Very many plies of every game, with all that must hold: make soak.

    python -m tests.soak [--plies 1000000] [--every 4] [--processes 2] [GAME ...]

Games are numbered, and each is played by its number alone: any seats and options, any moves, one
in four from a rare position on. After every move `tests/<game>/invariants.py` looks at the state;
every so many-th game goes in lock-step with the oracle. How far it came stands in build/soak/: the
next run goes on from there, and begins anew when engine or oracle have changed. The first fault
ends it, and leaves its game there.
"""

import argparse
import sys
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool, cpu_count
from pathlib import Path
from random import Random

from engine.games import NAMES, load
from tests.conformance.test_positions import ledger
from tests.lockstep import oracle as oracles
from tests.lockstep.compare import Lockstep, any_table
from tests.lockstep.positions import rare_positions
from tests.progress import Progress, keep, resumed, sources
from tools.paths import BUILD

SOAK = BUILD / "soak"
PLIES = 1_000_000
EVERY = 4
"""In each so many-th game the oracle looks on too."""

RARE = 4
"""Each so many-th game goes on from a rare position."""


@dataclass
class Soaked(Progress):
    """How far a game has come."""

    games: int = 0
    plies: int = 0
    compared: int = 0
    """Plies in lock-step with the oracle."""


def play(name: str, every: int, number: int) -> tuple[int, int, str]:
    """The game of this number: its plies, those that were compared, and what was wrong."""
    game, random = load(name), Random(f"soak {name} {number}")
    if number % RARE == RARE - 1:
        text = next(rare_positions(name, number))
        state = game.position(text)
        oracle, begun = oracles.read(name, text), text
    else:
        seats, options = any_table(game, random)
        state = game.start(seats, options)
        oracle, begun = oracles.start(name, seats, options), f"{seats} seats {options}"
    compares = number // RARE % every == 0
    table = Lockstep(game, state, random, oracle if compares else None, ledger(name, state))
    try:
        table.play_on()
    except Exception as fault:
        moves = " | ".join(table.played)
        return len(table.played), 0, f"{type(fault).__name__} {fault}\n{begun}\n{moves}\n"
    return len(table.played), len(table.played) * compares, ""


def soak(
    name: str, plies: int, every: int, processes: int, folder: Path, at_once: int = 64
) -> Soaked:
    """Go on until so many plies have been played. Raises AssertionError at the first fault.

    So many games are played before it is written down how far it came.
    """
    file = folder / f"{name}.json"
    progress = resumed(file, Soaked(looked_at(name)))
    with Pool(processes) if processes > 1 else nullcontext() as pool:
        while progress.plies < plies:
            numbers = range(progress.games, progress.games + at_once)
            one = partial(play, name, every)
            for number, (played, compared, fault) in zip(
                numbers, pool.map(one, numbers, 4) if pool else map(one, numbers), strict=True
            ):
                if fault:
                    (folder / f"{name}-{number}.txt").write_text(fault, encoding="utf-8")
                    raise AssertionError(f"game {number} of {name}: {fault}")
                progress.plies += played
                progress.compared += compared
            progress.games += at_once
            keep(file, progress)
    return progress


def looked_at(name: str) -> str:
    """What the engine of a game and its oracle are made of."""
    return sources((f"engine/{name}", "engine/core", f"tests/{name}", "tests/lockstep"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--plies", type=int, default=PLIES, help="of each game")
    parser.add_argument("--every", type=int, default=EVERY, help="the oracle looks at such a game")
    parser.add_argument("--processes", type=int, default=cpu_count())
    said = parser.parse_args()
    for name in said.games or NAMES:
        try:
            done = soak(name, said.plies, said.every, said.processes, SOAK)
        except AssertionError as fault:
            print(fault)
            return 1
        print(f"{name}: {done.plies:,} plies in {done.games:,} games, {done.compared:,} compared")
    return 0


if __name__ == "__main__":
    sys.exit(main())
