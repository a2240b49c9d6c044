"""Faults planted in the engine, each of which the lock-step must catch: make mutants.

`tests/<game>/mutants.py` lists them. What is not caught is a rule that nothing here looks at.
"""

import sys
from importlib import import_module
from itertools import islice
from random import Random
from time import process_time

from engine.core.game import Game
from engine.games import NAMES
from tests.lockstep.changed import Mutant, changed_engine, planted
from tests.lockstep.compare import any_table, from_start, from_text
from tests.lockstep.positions import rare_positions

ROUNDS = 300
"""Each a whole game and some positions to go on from; a fault not found by then is missed."""

POSITIONS = 4
PLIES = 24


def mutants(name: str) -> tuple[Mutant, ...]:
    """The faults of a game."""
    found: tuple[Mutant, ...] = import_module(f"tests.{name}.mutants").MUTANTS
    return found


def caught(name: str, mutant: Mutant) -> str | None:
    """How the fault shows itself, in a word; None when it does not."""
    with changed_engine(f"{name}/{mutant.file}", planted(name, mutant), name) as game:
        try:
            walk(game, ROUNDS)
        except Exception as fault:  # an engine with a fault may stumble over it
            return f"{type(fault).__name__} {str(fault).partition(':')[0]}"
    return None


def walk(game: Game, rounds: int) -> None:
    """Any games and any rare positions, in lock-step. Raises DiffersError."""
    rare = rare_positions(game.id, 1)
    for number in range(rounds):
        random = Random(f"{game.id} {number}")
        from_start(game, *any_table(game, random), random).play_on()
        for text in islice(rare, POSITIONS):
            from_text(game, text, random).play_on(PLIES)


def main(names: list[str]) -> int:
    """Plant them all; how many were missed."""
    missed, told = 0, list[str]()
    for name in names or NAMES:
        started, found = process_time(), 0
        for mutant in mutants(name):
            how = caught(name, mutant)
            found += how is not None
            print(f"{name:10}{how or 'MISSED':32}{mutant}")
        missed += len(mutants(name)) - found
        told.append(f"{name}: {found} of {len(mutants(name))} in {process_time() - started:.0f} s")
    print("\n".join(told))
    return missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
