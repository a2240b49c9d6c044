"""Perft: how many ways a position has to go on for so many plies, by engine and by oracle.

`tests/<game>/perft.txt` holds the counts: a line for each position, `count count ... | position`,
the first for one ply, the second for two, chance's moves counted like a seat's, whatever their
weights. `make perft` counts all of them with both; with --anew the engine writes them.
"""

import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

from engine.games import NAMES, load
from tests.lockstep.oracle import Oracle, read

TESTS = Path(__file__).parent.parent


def by_engine(state: Any, depth: int) -> int:
    """Every line of so many plies once."""
    found = [*state.moves(), *(move for move, _ in state.chance())]
    if depth == 1:
        return len(found)
    total = 0
    for move in found:
        after = state.copy()
        after.play(move)
        total += by_engine(after, depth - 1)
    return total


def by_oracle(position: Oracle, depth: int) -> int:
    """The same count, slow and plain."""
    found = [*position.moves(), *position.chance()]
    if depth == 1:
        return len(found)
    total = 0
    for move in found:
        after = deepcopy(position)
        after.play(move)
        total += by_oracle(after, depth - 1)
    return total


def table(name: str) -> list[tuple[str, list[int]]]:
    """The positions of a game, each with its counts from one ply on."""
    lines = _file(name).read_text(encoding="utf-8").splitlines()
    halves = [line.split(" | ") for line in lines]
    return [(text, [int(count) for count in counts.split()]) for counts, text in halves]


def check(name: str, most: int | None = None) -> int:
    """Count anew with both, up to so many lines at once; how many counts were compared."""
    compared = 0
    for text, counts in table(name):
        for depth, count in enumerate(counts, 1):
            if most is None or count <= most:
                assert by_engine(load(name).position(text), depth) == count, (depth, text)
                assert by_oracle(read(name, text), depth) == count, (depth, text)
                compared += 1
    return compared


def write(name: str) -> None:
    """The engine's counts for the positions of the table, to the depths that it has."""
    lines = []
    for text, counts in table(name):
        state = load(name).position(text)
        anew = [by_engine(state, depth) for depth in range(1, len(counts) + 1)]
        lines.append(f"{' '.join(map(str, anew))} | {text}\n")
    _file(name).write_text("".join(lines), encoding="utf-8")


def _file(name: str) -> Path:
    return TESTS / name / "perft.txt"


def main(anew: bool) -> None:
    for name in NAMES:
        if anew:
            write(name)
        print(f"{name}: {check(name)} counts, the same by engine and by oracle")


if __name__ == "__main__":
    main("--anew" in sys.argv)
