"""Same observation, same generator: same move, under every Python, in the browser too."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from shutil import which

from engine.core.game import CHANCE
from engine.games import NAMES
from tests.conformance.play import SETTINGS, every_game, playthrough
from tools.paths import ROOT

MODULE = ("-m", "tests.search.decisions")
LATEST = 20
"""A minor version of Python that no machine has yet."""


def started(command: Sequence[str], hash_seed: int) -> subprocess.Popen[str]:
    """This command, which prints the decisions, on its way."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": str(hash_seed),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def printed(running: subprocess.Popen[str]) -> list[str]:
    """The decisions as it has printed them."""
    with running:
        lines = running.communicate()[0].splitlines()
    assert running.returncode == 0
    return lines


def pythons() -> Iterator[str]:
    """Every other CPython of this machine that the engine can run on, the newest first."""
    kept = sorted(Path.home().glob(".pyenv/versions/*/bin/python3.*"))
    for minor in range(LATEST, sys.version_info.minor, -1):
        name = f"python3.{minor}"
        yield from (str(path) for path in kept if path.name == name)
        if found := which(name):
            yield found


def differences(one: Sequence[str], other: Sequence[str], least: int) -> dict[str, tuple[str, str]]:
    """For each game that goes on differently, the first lines that are not the same.

    Each game has to have more lines than `least`.
    """
    found = {}
    for name in NAMES:
        ours, theirs = ([line for line in some if line.startswith(name)] for some in (one, other))
        assert len(ours) > least
        pairs = zip_longest(ours, theirs, fillvalue="nothing")
        found |= next(({name: pair} for pair in pairs if pair[0] != pair[1]), {})
    return found


@every_game
def test_evaluations_are_whole_numbers(name: str) -> None:
    """Sums of others differ in their last bits between Pythons."""
    evaluation = import_module(f"engine.{name}.evaluation")
    played = playthrough(next(setting for setting in SETTINGS if setting.game == name))
    states = [state for state in played.sample(3) if state.to_act != CHANCE]
    assert len(states) > 3
    assert {type(evaluation.evaluate(state, 0)) for state in states} == {int}


def test_bots_decide_alike_under_every_python(whole: bool) -> None:
    """The newest that is installed here, and the browser's; each hashes in its own way.

    In a few games, with `--whole` in as many as `tests.alike` compares.
    """
    newest = next(pythons(), sys.executable)
    commands = (
        [sys.executable, *MODULE],
        [newest, *MODULE],
        ["node", "tests/search/decisions.mjs"],
    )
    few = [] if whole else ["few"]
    running = [started([*command, *few], seed) for seed, command in enumerate(commands)]
    reference, *others = map(printed, running)
    for command, other in zip(commands[1:], others, strict=True):
        assert differences(reference, other, 1000 if whole else 500) == {}, command
