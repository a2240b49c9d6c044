"""Fits what evaluations promise (web/rooms/review/gauge.py) to how games of bots ended.

python -m tools.gauge GAME [SEATS] plays games of experts, one of so many moves any legal one, looks
at the positions where a turn has gone over to somebody else, and fits two slopes: a conditional
logistic regression of who won, or of somebody alone a straight line to the points. Prints how well
that tells games it was not fitted to, and how often those who were given a chance did win. `all`
for every game and number of seats; `--ahead` looks ahead before it evaluates, as the line of a
review does (web/rooms/review/ahead.py); `--write` puts the numbers into
web/rooms/review/gauges.py. What was played is kept in build/arena.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from importlib import import_module
from math import exp, log
from random import Random
from typing import NamedTuple

from engine.core.game import CHANCE, NOBODY, past
from engine.core.match import Match, Player
from engine.games import NAMES, load
from engine.search.levels import bot
from tools.arena.engines import engine
from tools.arena.matches import KEPT
from tools.arena.spread import done, workers
from tools.linear import solved
from tools.paths import ROOT
from tools.returned import returned
from web.rooms.review.ahead import Future, look_ahead
from web.rooms.review.gauge import POINT, SURE, UNIT, evaluated, turns_over

LEVEL = "expert"
"""Who plays at every seat: whoever is stronger would win from any position."""

BOLD = 12
"""One of so many moves is any legal one, so that more is seen than even games."""

APART = 5
"""One of so many games is not fitted to, and tells how good the fit is."""

STEPS = 30
"""Of Newton's method; after these nothing moves any more."""

GAUGES = ROOT / "web/rooms/review/gauges.py"


class Sample(NamedTuple):
    """A position: how far its game had gone (1: as usual), what it was worth, and how it ended."""

    game: int
    far: float
    worths: Sequence[Sequence[int]]
    """By seat; where it was looked ahead, of each future in which the game goes on."""
    over: Sequence[Sequence[float]]
    """What each seat has, of each future in which it does not."""
    ended: Sequence[float]
    """The share of the win by seat, or the points."""
    weight: float


def main() -> None:
    """Fits one game's numbers, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.gauge", description=__doc__)
    parser.add_argument("game", choices=(*NAMES, "all"))
    parser.add_argument("seats", type=int, nargs="?", default=0, help="all numbers by default")
    parser.add_argument("--games", type=int, default=480, help="of each (default 480)")
    parser.add_argument("--ahead", action="store_true", help="once everybody has had a turn")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--write", action="store_true", help="into web/rooms/review/gauges.py")
    given = parser.parse_args()
    names = NAMES if given.game == "all" else (given.game,)
    found = {}
    with workers(processes=given.processes) as executor:
        for name in names:
            for seats in load(name).seats:
                if given.seats in (0, seats):
                    found[name, seats] = fitted(name, seats, given.games, executor, given.ahead)
    if given.write:
        write(found, given.ahead)


Position = tuple[int, list[list[int]], list[list[float]]]
"""After how many moves, and of its futures the worths by seat or what each seat has."""


def one_game(
    game: str, seats: int, ahead: bool, number: int
) -> tuple[int, list[float], list[Position]]:
    """A game: its length, how it ended, and its positions."""
    match = Match(load(game), [Player("bot", "")] * seats, {}, f"gauge-{number}")
    expert = bot(game, LEVEL)
    random, found = Random(number), list[Position]()
    whole = POINT if seats == 1 else SURE
    by, sealed = CHANCE, False
    while (seat := match.state.to_act) != NOBODY:
        state = match.state
        if turns_over(by, sealed, state):
            if ahead:
                futures = returned(look_ahead(game, state, past(match.observe(seat))))
            else:
                futures = [Future(evaluated(game, state))]
            goes_on = [future.worths for future in futures if future.over is None]
            over = [[each / whole for each in one.over] for one in futures if one.over]
            found.append((len(match.log), goes_on, over))
        by, sealed = seat, state.sealed
        if seat == CHANCE:
            match.roll()
        elif random.randrange(BOLD):
            match.play(expert(match.game, match.observe(seat), random))
        else:
            match.play(random.choice(match.state.moves()))
    outcome = match.state.outcome()
    assert outcome is not None
    share = 1 / max(1, len(outcome.winners))
    ended = [share * (seat in outcome.winners) for seat in range(seats)]
    return len(match.log), [float(outcome.scores[0])] if seats == 1 else ended, found


Fit = tuple[int, list[float]]
"""The usual length of a game, and the coefficients."""


def fitted(game: str, seats: int, games: int, executor: Executor, ahead: bool) -> Fit:
    """The numbers of a game with so many players; how good they are is printed."""
    name = "ahead" if ahead else "positions"
    file = KEPT / f"{name}-{game}-{seats}-{LEVEL}-{engine().module}.jsonl"
    play = partial(one_game, game, seats, ahead)
    played = [data for _, data in sorted(done(file, games, play, executor))]
    length = round(sum(one[0] for one in played) / len(played))
    samples = [
        Sample(number, min(1.0, at / length), worths, over, ended, 1 / len(positions))
        for number, (_, ended, positions) in enumerate(played)
        for at, worths, over in positions
    ]
    fit_to = [sample for sample in samples if sample.game % APART]
    apart = [sample for sample in samples if sample.game % APART == 0]
    sizes = [abs(worths[0]) for sample in samples for worths in sample.worths]
    unit = sum(sizes) / len(sizes)
    if seats == 1:
        found = _line(fit_to, unit)
        errors = [abs(_points(found, one, unit) - one.ended[0]) * one.weight for one in apart]
        told = f"{sum(errors) / sum(one.weight for one in apart):.2f} points off on average"
    else:
        found = _logit(fit_to, unit)
        told = f"surprise {_surprise(apart, found, unit):.4f} (none the wiser {log(seats):.4f})"
        told += "\n" + _calibration(apart, found, unit)
    print(f"{game} {seats}: {len(samples)} positions of {games} games of {length} moves; {told}")
    return length, [*(each / unit for each in found[:2]), *found[2:]]


def _chances(sample: Sample, found: Sequence[float], unit: float) -> list[float]:
    """Those of each seat, on average over the futures."""
    scaled = ([worth / unit for worth in worths] for worths in sample.worths)
    each = [*(_shares(worths, sample.far, found) for worths in scaled), *sample.over]
    return [sum(of_seat) / len(each) for of_seat in zip(*each, strict=True)]


def _shares(worths: Sequence[float], far: float, found: Sequence[float]) -> list[float]:
    """The chance of each seat in one future."""
    slope = found[0] + (found[1] - found[0]) * far
    odds = [worth * slope for worth in worths]
    powers = [exp(max(-30.0, each - max(odds))) for each in odds]
    return [power / sum(powers) for power in powers]


def _logit(samples: Sequence[Sample], unit: float) -> list[float]:
    """The slopes at the beginning and the end under which who won was least of a surprise.

    Neither is less than 0: a good evaluation is never a bad sign, however few games say so.
    """
    found = _newton(samples, unit, (0, 1))
    for at in range(2):
        if found[at] < 0:
            found = _newton(samples, unit, (1 - at,))
    return [max(0.0, slope) for slope in found]


def _newton(samples: Sequence[Sample], unit: float, free: Sequence[int]) -> list[float]:
    """The best slopes of which only these differ from 0."""
    found = [0.1 * (at in free) for at in range(2)]
    for _ in range(STEPS):
        slope, bend = [0.0] * len(free), [[1e-6 * (i == j) for j in free] for i in free]
        for one, future in ((each, future) for each in samples for future in each.worths):
            parts = [(1 - one.far, one.far)[at] for at in free]
            worths, weight = [worth / unit for worth in future], one.weight / len(one.worths)
            chances = _shares(worths, one.far, found)
            mean = sum(c * w for c, w in zip(chances, worths, strict=True))
            gain = sum(e * w for e, w in zip(one.ended, worths, strict=True)) - mean
            spread = sum(c * (w - mean) ** 2 for c, w in zip(chances, worths, strict=True))
            for i, part in enumerate(parts):
                slope[i] += weight * part * gain
                for j, other in enumerate(parts):
                    bend[i][j] += weight * part * other * spread
        for at, step in zip(free, solved(bend, slope), strict=True):
            found[at] += max(-1.0, min(1.0, step))
    return found


def _line(samples: Sequence[Sample], unit: float) -> list[float]:
    """The slopes and the bases, at the beginning and the end, that are least far off."""
    bend, target = [[1e-6 * (i == j) for j in range(4)] for i in range(4)], [0.0] * 4
    for one, row in ((each, row) for each in samples for row in _rows(each, unit)):
        weight = one.weight / len(one.worths)
        for i in range(4):
            target[i] += weight * row[i] * one.ended[0]
            for j in range(4):
                bend[i][j] += weight * row[i] * row[j]
    return solved(bend, target)


def _rows(one: Sample, unit: float) -> list[list[float]]:
    worths = [worths[0] / unit for worths in one.worths]
    return [[worth * (1 - one.far), worth * one.far, 1 - one.far, one.far] for worth in worths]


def _points(found: Sequence[float], one: Sample, unit: float) -> float:
    """Those to be expected, on average over the futures."""
    each = [sum(a * b for a, b in zip(found, row, strict=True)) for row in _rows(one, unit)]
    each += [over[0] for over in one.over]
    return sum(each) / len(each)


def _surprise(samples: Sequence[Sample], found: Sequence[float], unit: float) -> float:
    whole = 0.0
    for one in samples:
        for chance, ended in zip(_chances(one, found, unit), one.ended, strict=True):
            whole -= one.weight * ended * log(max(1e-12, chance))
    return whole / sum(one.weight for one in samples)


def _calibration(samples: Sequence[Sample], found: Sequence[float], unit: float) -> str:
    """By fifths, which chance was given on average, and how much of the win it came to."""
    fifths = defaultdict[int, list[tuple[float, float, float]]](list)
    for one in samples:
        for chance, ended in zip(_chances(one, found, unit), one.ended, strict=True):
            fifths[min(4, int(chance * 5))].append((one.weight, chance, ended))
    told = []
    for _, rows in sorted(fifths.items()):
        weight = sum(row[0] for row in rows)
        given, came = (sum(row[0] * row[at] for row in rows) / weight for at in (1, 2))
        told.append(f"{given:.0%} -> {came:.0%}")
    return "  given -> came: " + ", ".join(told)


def write(found: dict[tuple[str, int], Fit], ahead: bool) -> None:
    """Put the numbers into the module, beside those of other games."""
    module = import_module("web.rooms.review.gauges")
    names = ("AHEAD", "AHEAD_ALONE") if ahead else ("TOGETHER", "ALONE")
    together, alone = (dict(getattr(module, name)) for name in names)
    for (game, seats), (length, numbers) in found.items():
        if seats == 1:
            first, last, *base = numbers
            slopes = round(first * POINT * UNIT), round(last * POINT * UNIT)
            alone[game] = (length, slopes, (round(base[0] * POINT), round(base[1] * POINT)))
        else:
            first, last = numbers
            together[game, seats] = (length, (round(first * UNIT), round(last * UNIT)))
    source = GAUGES.read_text(encoding="utf-8")
    for name, rows in zip(names, (together, alone), strict=True):
        head, _, rest = source.partition(f"\n{name}: ")
        kind, _, rest = rest.partition(" = {")
        _, _, rest = rest.partition("}\n")
        lines = "".join(
            f"    {json.dumps(key) if isinstance(key, str) else _key(key)}: {row},\n"
            for key, row in sorted(rows.items())
        )
        source = f"{head}\n{name}: {kind} = {{\n{lines}}}\n{rest}"
    GAUGES.write_text(source, encoding="utf-8")


def _key(key: tuple[str, int]) -> str:
    return f'("{key[0]}", {key[1]})'


if __name__ == "__main__":
    main()
