"""The engine as a wheel for any Python, imported as `serao_engine`: python -m tools.wheel [folder].

It holds the games and bots, and what draws and names them, each under a name of its own: see
docs/decisions/0018-the-engine-as-a-wheel.md. pyproject.toml says what it is called.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.games import NAMES
from tools.paths import ROOT
from tools.words import main as make_words

PACKAGE = "serao_engine"
PARTS = {
    "engine": "",
    "extras": "",
    "web/boards": "/boards",
    "web/words": "/words",
}
"""What goes into it, and under what name below the package's."""

DOCUMENTS = ("pyproject.toml", "README.md", "LICENSE")
_IMPORT = re.compile(r"(?m)^(\s*(?:from|import) )(engine|extras|web\.boards|web\.words)\b")
_GAMES = "|".join(NAMES)
_WORDS = re.compile(rf"(app|rules|({_GAMES})(-lessons|-puzzles)?)\.[a-z]+\.(mo|json)")
"""The sentences of the games; all others are those of the app's pages."""

_APART = {"extras/__init__.py", "web/words/covers.py"}
"""What only the house needs."""

DAWN = "315532800"  # of every file in it, 1980: the same bytes on every day


def engine_wheel() -> dict[str, bytes]:
    """The wheel, under its file name."""
    with TemporaryDirectory() as folder:
        for name in DOCUMENTS:
            shutil.copy(ROOT / name, folder)
        for name, data in packed().items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        made = Path(folder, "made")
        made.mkdir()
        script = "import sys, flit_core.buildapi as api; api.build_wheel(sys.argv[1])"
        subprocess.run(
            [sys.executable, "-c", script, str(made)],
            check=True,
            cwd=folder,
            env={**os.environ, "SOURCE_DATE_EPOCH": DAWN},
        )
        return {path.name: path.read_bytes() for path in made.iterdir()}


def packed() -> dict[str, bytes]:
    """The modules and their data by their paths in the wheel."""
    found = {}
    for part, below in PARTS.items():
        for path in sorted((ROOT / part).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if _belongs(path) and name not in _APART:
                inside = f"{PACKAGE}{below}{name.removeprefix(part)}"
                found[inside] = _renamed(path) if path.suffix == ".py" else path.read_bytes()
    return found


def _belongs(path: Path) -> bool:
    """Whether a file is code, a table's style, or the sentences of a game."""
    return path.suffix in (".py", ".css") or _WORDS.fullmatch(path.name) is not None


def _renamed(path: Path) -> bytes:
    """A module that imports its neighbours by the names they have in the wheel."""

    def moved(found: re.Match[str]) -> str:
        return f"{found[1]}{PACKAGE}{PARTS[found[2].replace('.', '/')].replace('/', '.')}"

    return _IMPORT.sub(moved, path.read_text(encoding="utf-8")).encode()


def main() -> None:
    """Make it in a folder, the present one unless another is named, and print where it is."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    make_words()
    for name, data in engine_wheel().items():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
        print(folder / name)


if __name__ == "__main__":
    main()
