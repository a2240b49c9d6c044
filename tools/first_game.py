"""The game of docs/first-game.md beside the others, in a copy of this house.

python -m tools.first_game makes build/first-game: this repository, the files of docs/first-game
laid over it, and the game's name in engine/games.py. Nothing else is changed.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path

from engine.games import NAMES
from tools.cached import CACHED
from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.workbench import WHEELS

GAME = "noughts"
SOURCE = ROOT / "docs/first-game"
TARGET = BUILD / "first-game"
_NOT_COPIED = shutil.ignore_patterns(
    ".*", "__pycache__", "build", "dist", "node_modules", SOURCE.name
)


def files() -> list[str]:
    """All that the game consists of, as paths from the top of the house."""
    found = (file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*") if file.is_file())
    return sorted(name for name in found if "__pycache__" not in name)


def make(target: Path, parts: Sequence[str]) -> Path:
    """Make the copy, with these of the game's files. Raises ValueError if it cannot be named."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT, target, ignore=_NOT_COPIED)
    (target / "node_modules").symlink_to(NODE_MODULES)
    CACHED.mkdir(parents=True, exist_ok=True)
    (target / "build").mkdir()
    (target / "build/cached").symlink_to(CACHED)
    (target / "build/wheels").symlink_to(WHEELS)
    for part in parts:
        (target / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / part, target / part)
    games = target / "engine/games.py"
    text = games.read_text(encoding="utf-8")
    others, all_of_them = (
        ", ".join(f'"{name}"' for name in each) for each in (NAMES, [*NAMES, GAME])
    )
    if others not in text:
        raise ValueError(f"{others} are not in engine/games.py")
    games.write_text(text.replace(others, all_of_them), encoding="utf-8")
    return target


if __name__ == "__main__":
    make(TARGET, files())
