"""Weights that are learnt: a number that was planted is found, and stands in the module."""

from random import Random
from types import ModuleType

import pytest

from engine.core.game import NOBODY
from engine.games import NAMES
from tests.conformance.play import Setting
from tools.deciders import deciders
from tools.learn import Sample, fit, numbers, weights_of, worths, written
from tools.paths import ROOT


def samples(games: int) -> list[Sample]:
    """Positions of random games of Trio, in which nobody has won anything yet."""
    found = []
    for number in range(games):
        match, random = Setting("trio", 2).match(str(number)), Random(number)
        for seat in deciders(match):
            match.play(random.choice(match.state.moves()))
            if not random.randrange(4) and match.state.to_act != NOBODY:
                found.append(Sample(number, match.state.copy(), seat, 0.0, 1.0))
    return found


def test_a_planted_number_is_found() -> None:
    """Whoever has more by an evaluation that thinks pieces matter three times as much, wins."""
    random, present = Random(3), numbers(weights_of("trio"))
    name = ("ON_BOARD", None)
    seen = samples(40)
    planted = worths("trio", seen, {name: 3 * present[name]})
    sharp = [
        Sample(each.game, each.state, each.seat, float(worth + random.gauss(0, 50_000) > 0), 1.0)
        for each, worth in zip(seen, planted, strict=True)
    ]
    fitted, told = fit("trio", sharp, present)
    assert fitted[name] > 1.5 * present[name]
    before, after = (
        float(word) for word in told.split() if word.startswith("0.") and "6931" not in word
    )
    assert after < before
    assert worths("trio", seen, {}) != planted, "the evaluation is as it was"


@pytest.mark.parametrize("game", NAMES)
def test_what_is_written_is_what_was_found(game: str) -> None:
    source = (ROOT / f"engine/{game}/weights.py").read_text(encoding="utf-8")
    present = numbers(weights_of(game))
    assert len(present) > 4
    other = {name: value + 1 for name, value in present.items()}
    module = ModuleType("weights")
    exec(written(source, other), vars(module))
    assert numbers(module) == other
    assert written(source, other).count('"""') == source.count('"""')
