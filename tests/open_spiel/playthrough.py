"""OpenSpiel's playthroughs as golden texts; `python -m tests.open_spiel.playthrough` plays anew."""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough as whole_playthrough

from engine.games import NAMES
from extras.open_spiel import games  # noqa: F401  which makes them known

FOLDER = Path(__file__).parent / "playthroughs"
WIDE = 200
"""Of a longer line its beginning is kept, its length and a hash of it."""


def path(name: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{name}.txt"


def actions_of(text: str) -> list[int]:
    """The actions that were taken."""
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def playthrough(name: str, actions: list[int], seed: int | None = None) -> str:
    """The playthrough with these actions, at random from where they end; long lines are cut."""
    lines = whole_playthrough(f"serao_{name}", actions, seed=seed).splitlines()
    return "".join(f"{_cut(line)}\n" for line in lines)


def _cut(line: str) -> str:
    if len(line) <= WIDE:
        return line
    return f"{line[:WIDE]}… {len(line)} {sha256(line.encode()).hexdigest()[:8]}"


def main() -> None:
    """Play them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        path(name).write_text(playthrough(name, [], seed=7), encoding="utf-8")


if __name__ == "__main__":
    main()
