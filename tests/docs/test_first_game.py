"""The first game of docs/first-game.md, in a copy of this house, passes every test of a game."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import test_complete
from tests.conformance.test_complete import STEPS
from tools.first_game import GAME, SOURCE, files, make
from tools.paths import ROOT

SUITES = ("tests/conformance", "tests/golden", "tests/tools/test_rules.py", f"tests/{GAME}")


def said_there(house: Path, *suites: str) -> str:
    """What the tests of the game say there."""
    command = [sys.executable, "-m", "pytest", "-q", "-k", GAME, *suites]
    run = subprocess.run(command, cwd=house, capture_output=True, text=True, check=False)
    return run.stdout + run.stderr


def test_it_passes_what_every_game_must(tmp_path: Path) -> None:
    said = said_there(make(tmp_path / "house", files()), *SUITES)
    assert re.search(r"^\d\d+ passed", said, re.MULTILINE), said[-4000:]
    assert "failed" not in said, said[-4000:]


def begun(step: str, folder: Path) -> tuple[Path, str]:
    """A house in which this step is the next; what has to be said there."""
    rooms = [room.format(GAME) for other, room in STEPS if other >= step]
    made = [file for file in files() if not file.startswith(tuple(rooms))]
    return make(folder / "house", made), f"{rooms[0]} comes next: docs/first-game.md, {step}"


def test_what_comes_first_is_said_by_the_tests_of_that_house(tmp_path: Path) -> None:
    house, expected = begun(STEPS[0][0], tmp_path)
    said = said_there(house, "tests/conformance/test_complete.py")
    assert expected in said, said[-4000:]


@pytest.mark.parametrize("step", dict.fromkeys(step for step, _ in STEPS))
def test_what_comes_next_is_said_at_every_step(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, expected = begun(step, tmp_path)
    monkeypatch.setattr(test_complete, "ROOT", house)
    with pytest.raises(AssertionError, match=re.escape(expected)):
        test_complete.test_a_game_has_all_its_rooms(GAME)


def test_the_document_shows_every_step() -> None:
    text = (ROOT / "docs/first-game.md").read_text(encoding="utf-8")
    assert all(f"## {step}" in text for step, _ in STEPS)


@pytest.mark.parametrize(("folder", "most"), [(f"engine/{GAME}", 120), ("web/boards", 60)])
def test_a_small_game_is_a_small_program(folder: str, most: int) -> None:
    found = [file for file in (SOURCE / folder).rglob("*.py") if file.parent.name != "rulebook"]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in found) <= most
