"""Planted faults are caught: some here, all of them by `make mutants`."""

import pytest

from engine.games import NAMES
from tests.conformance.play import every_game
from tests.lockstep.changed import planted
from tests.lockstep.mutants import caught, mutants

SOME = 1
"""The first so many of each game."""


@every_game
def test_every_fault_can_be_planted(name: str) -> None:
    assert len(set(mutants(name))) == len(mutants(name)) >= 8
    for mutant in mutants(name):
        assert planted(name, mutant)


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name in NAMES for number in range(SOME)]
)
def test_a_planted_fault_is_caught(name: str, number: int) -> None:
    assert caught(name, mutants(name)[number])
