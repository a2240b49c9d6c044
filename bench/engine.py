"""How fast the engine plays: python -m bench.engine.

Random games of every game at every number of seats, beside random games of python-chess, a
well-known engine in pure Python. A ply is one `play` (or `push`) of a move drawn from all legal
moves, which are found anew for each ply; chance's plies are counted on their own and are not in
the ratio, though their time is. All of them take turns, round after round in the same process,
so that a busy machine slows them alike; of the rounds' speeds the median is shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import chess

from engine.core.game import CHANCE, NOBODY, throw
from engine.games import NAMES, load

ROUNDS = 15
PLIES_PER_ROUND = 3_000
CHESS_PLIES = 200
"""Where a random game of chess is broken off; most would shuffle on for hundreds of plies."""


@dataclass(slots=True)
class Counts:
    """What was played: plies of players and of chance, and whole games."""

    players: int = 0
    chance: int = 0
    games: int = 0
    choices: int = 0
    """Legal moves that the players had, all plies together."""


def play_game(name: str, seats: int, random: Random, counts: Counts) -> None:
    """One random game."""
    state = load(name).start(seats, {})
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
            counts.chance += 1
        else:
            moves = state.moves()
            state.play(random.choice(moves))
            counts.players += 1
            counts.choices += len(moves)
    counts.games += 1


def play_chess(random: Random, counts: Counts) -> None:
    """One random game, to mate, stalemate, bare kings or the limit of plies."""
    board = chess.Board()
    while board.ply() < CHESS_PLIES and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(random.choice(moves))
        counts.players += 1
        counts.choices += len(moves)
    counts.games += 1


def measured(play: Callable[[Random, Counts], None], seed: int, counts: Counts) -> float:
    """Players' plies per second over at least a round's worth of whole games."""
    random, before = Random(seed), counts.players
    start = perf_counter()
    while counts.players - before < PLIES_PER_ROUND:
        play(random, counts)
    return (counts.players - before) / (perf_counter() - start)


def main() -> None:
    """Measure, and print one line for each game."""
    contests: dict[str, Callable[[Random, Counts], None]] = {"python-chess": play_chess}
    for name in NAMES:
        for seats in load(name).seats:
            contests[f"{name}, {seats} seats"] = partial(play_game, name, seats)
    speeds: dict[str, list[float]] = {contest: [] for contest in contests}
    counted = {contest: Counts() for contest in contests}
    for play in contests.values():
        measured(play, 0, Counts())  # warm up caches
    for number in range(1, ROUNDS + 1):
        for contest, play in contests.items():
            speeds[contest].append(measured(play, number, counted[contest]))
    chess_speed = median(speeds["python-chess"])
    print(f"{ROUNDS} rounds, medians; chance's plies are not counted as plies")
    for contest, rounds in speeds.items():
        counts, speed = counted[contest], median(rounds)
        print(
            f"{contest:20} {speed:8,.0f} plies/s  {speed / chess_speed:5.2f} x python-chess  "
            f"a game: {counts.players / counts.games:4.0f} plies and "
            f"{counts.chance / counts.games:3.0f} of chance; "
            f"a ply: {counts.choices / counts.players:4.1f} moves"
        )


if __name__ == "__main__":
    main()
