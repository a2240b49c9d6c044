"""How far a long search has come, kept so that its next run goes on from there."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

from tools.paths import ROOT


@dataclass
class Progress:
    """How far it has come; what it counts is added to it."""

    sources: str
    """The code that was looked at (`sources`), so that other code begins anew."""


P = TypeVar("P", bound=Progress)


def sources(folders: Iterable[str]) -> str:
    """What the Python of these folders comes to."""
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:12]


def resumed(file: Path, fresh: P) -> P:
    """What was kept there of the same code, else what is given; there is room to keep more."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        return fresh
    kept = type(fresh)(**json.loads(file.read_text(encoding="utf-8")))
    return kept if kept.sources == fresh.sources else fresh


def keep(file: Path, progress: Progress) -> None:
    """Write down how far it came."""
    file.write_text(json.dumps(asdict(progress)), encoding="utf-8")
