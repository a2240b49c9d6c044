"""The engine with a text changed in one of its files, imported beside the real one.

Nothing is written: the files are read from `engine/`, and the one that is changed is compiled anew.
The engine's own imports are relative, so any name will do for it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import count
from pathlib import Path
from types import CodeType
from typing import Any

from engine.core.game import Game
from tools.paths import ROOT

_NUMBERS = count()


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault to plant: in a file of `engine/<game>`, an old text, which stands there once."""

    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}: {self.old.strip()!r} -> {self.new.strip()!r}"


def planted(game: str, mutant: Mutant) -> str:
    """The source with the fault. Raises ValueError when the old text is not there exactly once."""
    source = (ROOT / "engine" / game / mutant.file).read_text(encoding="utf-8")
    if source.count(mutant.old) != 1:
        raise ValueError(
            f"{game}/{mutant.file} has {mutant.old!r} {source.count(mutant.old)} times"
        )
    return source.replace(mutant.old, mutant.new)


@contextmanager
def changed_engine(file: str, source: str, game: str) -> Iterator[Game]:
    """The game of an engine in which a file, such as `trio/play.py`, has another source."""
    name = f"engine_changed_{next(_NUMBERS)}"
    finder = _Finder(name, ROOT / "engine" / file, source)
    sys.meta_path.insert(0, finder)
    try:
        yield finder.game(game)
    finally:
        sys.meta_path.remove(finder)
        for module in [module for module in sys.modules if module.split(".")[0] == name]:
            del sys.modules[module]


class _Finder(MetaPathFinder):
    def __init__(self, name: str, file: Path, source: str) -> None:
        self._name, self._file, self._source = name, file, source

    def game(self, game: str) -> Game:
        __import__(f"{self._name}.games")
        found: Game = sys.modules[f"{self._name}.games"].load(game)
        return found

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        name, *rest = fullname.split(".")
        if name != self._name:
            return None
        folder = ROOT.joinpath("engine", *rest)
        file = folder / "__init__.py" if folder.is_dir() else folder.with_suffix(".py")
        if not file.exists():
            return None
        source = self._source if file == self._file else None
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, str(file), source))


class _Loader(SourceFileLoader):
    def __init__(self, fullname: str, path: str, source: str | None) -> None:
        super().__init__(fullname, path)
        self._changed = source

    def get_code(self, fullname: str) -> CodeType | None:
        if self._changed is None:
            return super().get_code(fullname)
        return compile(self._changed, self.path, "exec", dont_inherit=True)
