"""A game has all its rooms; the first that is missing is named, with the step that makes it."""

import pytest

from engine.games import NAMES
from tools.paths import ROOT
from web.words import LANGUAGES

STEPS = (
    ("2. The rules", "engine/{}/rulebook/__init__.py"),
    *(("2. The rules", f"engine/{{}}/rulebook/{language}.md") for language in LANGUAGES),
    ("3. The moves", "engine/{}/moves.py"),
    ("4. The position", "engine/{}/state.py"),
    ("5. The verbs", "engine/{}/game.py"),
    ("6. Tests", "tests/{}/invariants.py"),
    ("6. Tests", "tests/golden/{}"),
    ("7. Good and bad", "engine/{}/evaluation.py"),
    ("8. The table", "web/boards/{}/__init__.py"),
    *(("8. The table", f"web/words/{{}}.{language}.po") for language in LANGUAGES),
)
"""The steps of docs/first-game.md, and what each leads to."""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_all_its_rooms(name: str) -> None:
    for step, room in STEPS:
        path = room.format(name)
        assert (ROOT / path).exists(), f"{path} comes next: docs/first-game.md, {step}"
