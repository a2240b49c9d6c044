"""Fits the network of Violet's master to how games of its own ended (`tools.learn --network`).

Trees of a few iterations play, guided by what was learnt before; some by the evaluation instead, or
greedy players, and some moves are any. Positions after their decisions are what is learnt from: a
logistic regression with one hidden layer, by Adam (D. Kingma, J. Ba, 2015).
"""

from base64 import b85encode
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import cos, exp, log, log1p, pi, sqrt
from random import Random
from typing import Any

from engine.core.game import NOBODY
from engine.violet import learnt
from engine.violet.network import HIDDEN, SIZE
from tools.arena.engines import Engine
from tools.arena.matches import KEPT
from tools.arena.spread import done
from tools.deciders import deciders

WIDTH = HIDDEN + 1

ITERATIONS = 120
"""Of the trees that play."""

STRANGERS = (0.05, 0.1)
"""Of the players so many are greedy, and so many more play by the evaluation."""

LOOSE = range(6, 36)
"""In a game one of so many decisions is any move."""

KEEP = 0.2
"""So many of the positions are kept."""

APART = 10
"""One of so many games is not fitted to, and tells how good the fit is."""

EPOCHS, BATCH, STEP, DECAY = 6, 256, 0.003, 0.0002
"""Times that all is looked at, positions at a time, how far a step goes, pull towards 0."""


@dataclass(frozen=True, slots=True)
class Sample:
    """The features of a position, and whether Violet won in the end."""

    game: int
    rows: Sequence[int]
    won: int


@dataclass(slots=True)
class Network:
    """A network in numbers with a point: a row for each feature, biases, and a weight each."""

    rows: list[list[float]]
    biases: list[float]
    weights: list[float]

    @property
    def numbers(self) -> list[list[float]]:
        """All that is fitted."""
        return [*self.rows, self.biases, self.weights]

    def copy(self) -> "Network":
        """An independent one."""
        return Network([[*row] for row in self.rows], [*self.biases], [*self.weights])

    def told(self, rows: Sequence[int]) -> tuple[list[float], float]:
        """What counts of each sum, and the odds that Violet wins."""
        columns = zip(self.biases, *(self.rows[row] for row in rows), strict=True)
        *hidden, straight = map(sum, columns)
        counted = [*(max(0.0, each) for each in hidden), straight]
        return counted, sum(a * b for a, b in zip(counted, self.weights, strict=True))


def played(here: Engine, games: int, executor: Executor) -> list[Sample]:
    """The positions of so many games; those that were played before are read."""
    file, work = KEPT / f"network-{here.module}.jsonl", partial(one_game, here)
    return [
        Sample(number, rows, won)
        for number, (won, kept) in sorted(done(file, games, work, executor))
        for rows in kept
    ]


def one_game(here: Engine, number: int) -> tuple[int, list[list[int]]]:
    """Whether Violet won a game, and the features of some of its positions."""
    random, match = Random(number), here.match("violet", 2, {}, f"network-{number}")
    features_of = here.imported("violet.network").features_of
    players = [_player(here, random.random()) for _ in range(2)]
    loose, found = random.choice(LOOSE), []
    for seat in deciders(match):
        moves = match.state.moves()
        if random.randrange(loose):
            match.play(players[seat](match.game, match.observe(seat), random))
        else:
            match.play(random.choice(moves))
        if len(moves) > 1 and match.state.to_act != NOBODY and random.random() < KEEP:
            found.append(features_of(match.state))
    outcome = match.state.outcome()
    assert outcome is not None
    return int(0 in outcome.winners), found


def _player(here: Engine, drawn: float) -> Any:
    if drawn < STRANGERS[0]:
        return here.bot("violet", "greedy")
    evaluation, network = (here.imported(f"violet.{name}") for name in ("evaluation", "network"))
    learnt = drawn >= sum(STRANGERS)
    evaluate, span = (network if learnt else evaluation).evaluate, evaluation.FULL
    return here.imported("search.tree").tree_bot(evaluate, span, ITERATIONS)


def fit(samples: Sequence[Sample], epochs: int = EPOCHS) -> tuple[Network, str]:
    """The network that tells best who won the games that it was not fitted to, and how well."""
    random = Random(7)
    network = Network(
        [[random.uniform(-0.1, 0.1) for _ in range(WIDTH)] for _ in range(SIZE)],
        [*[0.1] * HIDDEN, 0.0],
        [*(random.uniform(-0.3, 0.3) for _ in range(HIDDEN)), 1.0],
    )
    fitted_to = [sample for sample in samples if sample.game % APART]
    apart = [sample for sample in samples if sample.game % APART == 0]
    best, least, descent = network.copy(), surprise(network, apart), _Descent(network)
    for epoch in range(epochs):
        random.shuffle(fitted_to)
        far = STEP * (1 + cos(pi * epoch / epochs)) / 2
        for first in range(0, len(fitted_to), BATCH):
            descent.step(_slopes(network, fitted_to[first : first + BATCH]), far)
        now = surprise(network, apart)
        if now < least:
            best, least = network.copy(), now
    games = len({sample.game for sample in samples})
    return best, (
        f"{len(samples)} positions of {games} games; "
        f"surprise at those not fitted to: {least:.4f} (a coin: {log(2):.4f})"
    )


def surprise(network: Network, samples: Sequence[Sample]) -> float:
    """At who won, on average."""
    odds = [(1 - 2 * sample.won) * network.told(sample.rows)[1] for sample in samples]
    return sum(log1p(exp(min(30.0, each))) for each in odds) / len(odds)


def _slopes(network: Network, samples: Sequence[Sample]) -> list[list[float]]:
    """How the surprise of these changes with each number, and the pull towards 0."""
    slopes = [[DECAY * number for number in row] for row in network.numbers]
    biases, weights = slopes[-2:]
    for sample in samples:
        counted, odds = network.told(sample.rows)
        error = (1 / (1 + exp(-max(-30.0, min(30.0, odds)))) - sample.won) / len(samples)
        back = [
            error * weight if each > 0 or lane == HIDDEN else 0.0
            for lane, (each, weight) in enumerate(zip(counted, network.weights, strict=True))
        ]
        for lane, each in enumerate(counted[:HIDDEN]):  # the last one counts as it is
            weights[lane] += error * each
        for slope in (biases, *(slopes[row] for row in sample.rows)):
            for lane, each in enumerate(back):
                slope[lane] += each
    weights[HIDDEN] = 0.0
    return slopes


class _Descent:
    """Adam: each number goes as far as its slope is steady."""

    def __init__(self, network: Network) -> None:
        self._numbers = network.numbers
        self._means = [[0.0] * len(row) for row in self._numbers]
        self._squares = [[0.0] * len(row) for row in self._numbers]
        self._steps = 0

    def step(self, slopes: Sequence[Sequence[float]], far: float) -> None:
        self._steps += 1
        young, fresh = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        tables = zip(self._numbers, self._means, self._squares, slopes, strict=True)
        for numbers, means, squares, row in tables:
            for lane, slope in enumerate(row):
                means[lane] = mean = 0.9 * means[lane] + 0.1 * slope
                squares[lane] = square = 0.999 * squares[lane] + 0.001 * slope * slope
                numbers[lane] -= far * (mean / young) / (sqrt(square / fresh) + 1e-8)


def written(network: Network) -> str:
    """The module of what was learnt: the numbers of a lane as far as a byte goes."""
    lanes = list(zip(*network.rows, strict=True))
    scales = [127 / max(map(abs, lane)) for lane in lanes]

    def whole(row: Sequence[float]) -> list[int]:
        return [round(number * scale) for number, scale in zip(row, scales, strict=True)]

    data = bytes(number & 255 for row in network.rows for number in whole(row))
    weights = (
        round(weight / scale * learnt.UNIT)
        for weight, scale in zip(network.weights, scales, strict=True)
    )
    text = b85encode(data).decode()
    rows = "\n".join(f'    "{text[at : at + LINE]}"' for at in range(0, len(text), LINE))
    return _MODULE.format(
        unit=f"{learnt.UNIT:_}",
        biases=", ".join(f"{number:_}" for number in whole(network.biases)),
        weights=", ".join(f"{number:_}" for number in weights),
        rows=rows,
    )


LINE = 92
"""Letters of the rows in a line."""

_MODULE = '''\
"""What the network of Violet's master has learnt: `python -m tools.learn violet --network`."""

UNIT = {unit}
"""What odds of 1 are."""

BIASES = ({biases})
"""What the sums begin with; the last one is that which counts as it is."""

WEIGHTS = ({weights})
"""What each sum counts."""

ROWS = (
{rows}
)
"""The rows of all features, a signed byte for each number, in base 85."""
'''
