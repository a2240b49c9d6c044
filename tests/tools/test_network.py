"""What Violet's master learns: what was planted is found, and what is written can be read."""

from base64 import b85decode
from random import Random
from struct import iter_unpack
from types import ModuleType

from engine.violet import learnt
from engine.violet.network import SIZE
from tools.arena.engines import engine
from tools.network import APART, WIDTH, Network, Sample, fit, one_game, surprise, written
from tools.paths import ROOT


def present() -> Network:
    """What has been learnt, as it was before it was rounded."""
    rows = iter_unpack(f"{WIDTH}b", b85decode(learnt.ROWS))
    weights = [weight / learnt.UNIT for weight in learnt.WEIGHTS]
    return Network([[*row] for row in rows], [*learnt.BIASES], weights)


def test_what_is_written_is_what_was_learnt() -> None:
    source = (ROOT / "engine/violet/learnt.py").read_text(encoding="utf-8")
    assert written(present()) == source


def test_numbers_of_any_size_are_written_as_bytes() -> None:
    """A lane whose numbers are a thousandth as large weighs a thousand times as much."""
    small = present()
    for row in (*small.rows, small.biases):
        row[3] /= 1000
    small.weights[3] *= 1000
    module = ModuleType("learnt")
    exec(written(small), vars(module))
    assert module.ROWS == learnt.ROWS
    assert (module.BIASES, module.WEIGHTS) == (learnt.BIASES, learnt.WEIGHTS)


def test_what_was_planted_is_found() -> None:
    """Who wins depends on one feature, or on two that hold together; the others are noise."""
    random, samples = Random(1), []
    for game in range(1200):
        rows = random.sample(range(20), 6)
        won = 0 in rows or {1, 2} <= {*rows}
        samples.append(Sample(game, rows, int(won)))
    network, told = fit(samples, epochs=90)
    apart = [sample for sample in samples if sample.game % APART == 0]
    assert surprise(network, apart) < 0.2
    assert f"{surprise(network, apart):.4f}" in told
    noise = [9, 10, 11, 12]
    planted = ([0, 13], [1, 2], [1, 13], [13, 14])
    wins = [network.told([*rows, *noise])[1] > 0 for rows in planted]
    assert wins == [True, True, False, False]


def test_a_game_tells_who_won_and_what_was_there(whole: bool) -> None:
    """With `--whole` twice the same."""
    won, kept = one_game(engine(), 3)
    assert won in (0, 1)
    assert len(kept) > 5
    assert {row for rows in kept for row in rows} <= set(range(SIZE))
    if whole:
        assert one_game(engine(), 3) == (won, kept)
