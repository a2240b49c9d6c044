"""Fits what the terms of a game's evaluation weigh to how games of bots ended.

python -m tools.learn GAME plays games, looks at positions where a seat has just moved, and asks
which numbers of `engine/<game>/weights.py` would have told best who won: a logistic regression
whose inputs are how the evaluation changes with each number. It begins at the numbers that are
there and does not go far from them without reason. Prints what it finds, with how well it tells
games that it was not fitted to; `--write` puts the numbers, rounded, into that module. Whether bots
play better with them is for the arena to say.

With `--network` it is the network of Violet's master that is fitted (`tools.network`).
"""

import argparse
import ast
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from importlib import import_module, reload
from math import exp, log
from random import Random
from types import ModuleType
from typing import Any

from engine.core.game import NOBODY
from engine.games import NAMES, load
from tools import network
from tools.arena.engines import Engine, engine
from tools.arena.matches import KEPT
from tools.arena.spread import done, workers
from tools.deciders import deciders
from tools.linear import solved
from tools.paths import ROOT

LEVELS = ("greedy", "planner")
"""Who plays: both are at every table in turn."""

BOLD = 8
"""One of so many moves is any legal one, so that more is seen than good play."""

POSITIONS = 12
"""Of a game, at most: neighbours tell the same story."""

LOOSE = 0.5
"""How far from its present value a number is expected to be, as a share of it."""

INDEPENDENT = 3
"""A game's positions together count as so many that know nothing of each other."""

APART = 5
"""One of so many games is not fitted to, and tells how good the fit is."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position after a seat's move, and that seat's share of the win."""

    game: int
    state: Any
    seat: int
    won: float
    weight: float


Number = tuple[str, int | None]
"""A number of the module: its name, and its place where the name stands for several."""


def main() -> None:
    """Fits one game's numbers."""
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=400, help="that are played (default 400)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="into engine/<game>/weights.py")
    parser.add_argument(
        "--network", action="store_true", help="what Violet's master learns, instead"
    )
    given = parser.parse_args()
    here = engine()
    if given.network:
        with workers() as executor:
            fitted_network, report = network.fit(network.played(here, given.games, executor))
        print(report)
        if given.write:
            file = ROOT / "engine/violet/learnt.py"
            file.write_text(network.written(fitted_network), encoding="utf-8")
        return
    with workers() as executor:
        samples = played(here, given.game, given.seats, given.games, executor)
    present = numbers(weights_of(given.game))
    fitted, report = fit(given.game, samples, present)
    print(report)
    for name, old in present.items():
        print(f"{name[0]}{'' if name[1] is None else [name[1]]}: {old} -> {fitted[name]}")
    if given.write:
        file = ROOT / f"engine/{given.game}/weights.py"
        file.write_text(written(file.read_text(encoding="utf-8"), fitted), encoding="utf-8")


def played(here: Engine, game: str, seats: int, games: int, executor: Executor) -> Sequence[Sample]:
    """The positions of so many games; those that were played before are read."""
    file = KEPT / f"learn-{game}-{seats}-{here.module}.jsonl"
    found = []
    work = partial(one_game, here, game, seats)
    for number, data in sorted(done(file, games, work, executor), key=lambda piece: piece[0]):
        for text, seat, won in data:
            state = load(game).position(text)
            found.append(Sample(number, state, seat, won, INDEPENDENT / len(data)))
    return found


def one_game(here: Engine, game: str, seats: int, number: int) -> list[tuple[str, int, float]]:
    """A game of bots: some of its positions, who had moved, and that seat's share of the win."""
    match, random = here.match(game, seats, {}, f"learn-{number}"), Random(number)
    bots = [here.bot(game, LEVELS[(seat + number) % len(LEVELS)]) for seat in range(seats)]
    found: list[tuple[str, int]] = []
    chose = False
    for seat in deciders(match):
        moves = match.state.moves()
        chose |= len(moves) > 1
        if random.randrange(BOLD):
            match.play(bots[seat](match.game, match.observe(seat), random))
        else:
            match.play(random.choice(moves))
        if match.state.to_act not in (seat, NOBODY):
            if chose:
                found.append((str(match.state), seat))
            chose = False
    outcome = match.state.outcome()
    assert outcome is not None
    chosen = random.sample(found, min(POSITIONS, len(found)))
    share = 1 / len(outcome.winners)
    return [(text, seat, share * (seat in outcome.winners)) for text, seat in chosen]


def weights_of(game: str) -> ModuleType:
    """The module of the numbers."""
    return import_module(f"engine.{game}.weights")


def numbers(weights: ModuleType) -> dict[Number, int]:
    """All that can be fitted: whole numbers but 0, alone or in a row."""
    found: dict[Number, int] = {}
    for name, value in vars(weights).items():
        if name.isupper():
            row = value if isinstance(value, tuple) else (value,)
            places = range(len(row)) if isinstance(value, tuple) else [None]
            found |= {(name, place): each for place, each in zip(places, row, strict=True) if each}
    return found


def worths(game: str, samples: Sequence[Sample], changed: Mapping[Number, int]) -> list[int]:
    """What the evaluation says of each sample with some of the numbers changed."""
    weights, evaluation = weights_of(game), import_module(f"engine.{game}.evaluation")
    before = {name: getattr(weights, name) for name, _ in changed}
    try:
        for (name, place), value in changed.items():
            row = getattr(weights, name)
            new = value if place is None else (*row[:place], value, *row[place + 1 :])
            setattr(weights, name, new)
        reload(evaluation)
        return [evaluation.evaluate(sample.state, sample.seat) for sample in samples]
    finally:
        for name, value in before.items():
            setattr(weights, name, value)
        reload(evaluation)


def fit(
    game: str, samples: Sequence[Sample], present: Mapping[Number, int]
) -> tuple[dict[Number, int], str]:
    """The numbers that tell best who won, rounded, and how well they tell it."""
    base = worths(game, samples, {})
    names = list(present)
    slopes = []
    for name in names:
        # how the evaluation changes when the number is a tenth larger and smaller, times ten
        step = max(1, present[name] // 10)
        up, down = (worths(game, samples, {name: present[name] + way * step}) for way in (1, -1))
        part = present[name] / (2 * step)
        slopes.append([(high - low) * part for high, low in zip(up, down, strict=True)])
    rows = list(zip(*slopes, strict=True))
    fitted_to = [index for index, sample in enumerate(samples) if sample.game % APART]
    apart = [index for index, sample in enumerate(samples) if sample.game % APART == 0]

    unit = sum(map(abs, base)) / len(base)
    start = _newton(
        [[1.0, base[index] / unit] for index in fitted_to],
        [0.0] * len(fitted_to),
        [samples[index] for index in fitted_to],
        [0.0, 0.0],
    )
    scale = start[1] / unit
    known = [scale * worth for worth in base]
    inputs = [[1.0, *(scale * slope for slope in row)] for row in rows]
    found = _newton(
        [inputs[index] for index in fitted_to],
        [known[index] for index in fitted_to],
        [samples[index] for index in fitted_to],
        [0.0, *[1 / LOOSE**2] * len(names)],
    )
    fitted = {
        name: round(present[name] * (1 + change))
        for name, change in zip(names, found[1:], strict=True)
    }
    losses = [
        _loss(samples, apart, odds)
        for odds in (
            [start[0] + each for each in known],
            [
                each + sum(a * b for a, b in zip(row, found, strict=True))
                for each, row in zip(known, inputs, strict=True)
            ],
        )
    ]
    games = len({sample.game for sample in samples})
    return fitted, (
        f"{len(samples)} positions of {games} games; surprise at those not fitted to: "
        f"{losses[0]:.4f} before, {losses[1]:.4f} after (a coin: {log(2):.4f})"
    )


def _loss(samples: Sequence[Sample], chosen: Sequence[int], odds: Sequence[float]) -> float:
    """The surprise at who won, on average, by the odds."""
    whole = sum(
        samples[i].weight
        * (samples[i].won * log(1 + exp(-odds[i])) + (1 - samples[i].won) * log(1 + exp(odds[i])))
        for i in chosen
    )
    return whole / sum(samples[i].weight for i in chosen)


def _newton(
    inputs: Sequence[Sequence[float]],
    known: Sequence[float],
    samples: Sequence[Sample],
    ridge: Sequence[float],
) -> list[float]:
    """The logistic regression's coefficients; `known` is added to the odds as it is."""
    found = [0.0] * len(ridge)
    for _ in range(STEPS):
        slope = [-strength * value for strength, value in zip(ridge, found, strict=True)]
        bend = [[0.0] * len(ridge) for _ in ridge]
        for index, strength in enumerate(ridge):
            bend[index][index] = strength + 1e-9
        for row, offset, sample in zip(inputs, known, samples, strict=True):
            odds = offset + sum(a * b for a, b in zip(row, found, strict=True))
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
            error = sample.weight * (sample.won - chance)
            sure = sample.weight * chance * (1 - chance)
            for one, value in enumerate(row):
                slope[one] += error * value
                line = bend[one]
                for other in range(one + 1):
                    line[other] += sure * value * row[other]
        for one, line in enumerate(bend):
            for other in range(one):
                bend[other][one] = line[other]
        found = [a + b for a, b in zip(found, solved(bend, slope), strict=True)]
    return found


STEPS = 8
"""Of Newton's method; after these nothing moves any more."""


def written(source: str, fitted: Mapping[Number, int]) -> str:
    """The module's source with other numbers; the rest of a row is 0."""
    lines = source.splitlines()
    for statement in reversed(ast.parse(source).body):
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]):
                row = {place: number for (each, place), number in fitted.items() if each == name}
                text = ", ".join(f"{row.get(place, 0):_}" for place in range(_length(row)))
                value = f"{row[None]:_}" if None in row else f"({text})"
                lines[statement.lineno - 1 : statement.end_lineno] = [f"{name} = {value}"]
    return "\n".join([*lines, ""])


def _length(row: Mapping[int | None, int]) -> int:
    return 1 + max(place or 0 for place in row)


if __name__ == "__main__":
    main()
