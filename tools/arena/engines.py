"""The engine of this tree, those of other days, and any of them with other house values.

Each is a copy of `engine/` under a name of its own in build/arena/engines, so that what is being
written does not disturb a match. Between two engines only texts pass: positions with what is hidden
imagined anew, and moves.
"""

import ast
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from engine.core.game import Game
from engine.core.match import Match
from engine.search.bots import Bot
from tools.paths import BUILD, ROOT

ENGINES = BUILD / "arena/engines"

_OWN_NAME = re.compile(
    r"""^(\s*(?:from|import)\s+)engine\b|(?<=["'])()engine(?=\.)""", re.MULTILINE
)
"""Where the engines of older days name themselves."""


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine that can be imported, here and by other processes that see the same files."""

    module: str
    """Its name among Python's modules: equal sources have equal names."""
    label: str = field(compare=False)
    """For people: the last commit that changed it, a `+` if this tree has since, house values."""

    def game(self, name: str) -> Game:
        """The game of that name. Raises ValueError when it has none."""
        return cast(Game, self._asked("games", "load", name))

    def bot(self, game: str, kind: str) -> Bot:
        """The bot of a level, also in a style where this engine knows any: `master-raider`.

        Raises ValueError when there is no such game, level or style.
        """
        levels, search = self.levels(game), self.imported("search.levels")
        if kind in levels:
            return levels[kind]
        styles = search.styles(game) if hasattr(search, "styles") else ()
        if styles and search.is_kind(game, kind):
            return cast(Bot, search.bot(game, kind))
        styled = f", each in a style such as {', '.join(styles)}" * bool(styles)
        raise ValueError(f"{self.label}: {game} has no {kind}, but {', '.join(levels)}{styled}")

    def levels(self, game: str) -> Mapping[str, Bot]:
        """All the levels of a game, weakest first. Raises ValueError when it has none."""
        return cast(Mapping[str, Bot], self._asked("search.levels", "levels", game))

    def match(self, game: str, seats: int, options: Mapping[str, str], deal: str) -> Match:
        """A match between bots, with this engine as the referee."""
        core = self.imported("core.match")
        players = [core.Player("bot", "")] * seats
        return cast(Match, core.Match(self.game(game), players, options, deal))

    def imported(self, module: str) -> Any:
        """One of its modules."""
        if str(ENGINES) not in sys.path:
            sys.path.append(str(ENGINES))
        return import_module(f"{self.module}.{module}")

    def _asked(self, module: str, verb: str, game: str) -> Any:
        try:
            return getattr(self.imported(module), verb)(game)
        except ValueError as missing:  # a BadTextError of its own
            raise ValueError(f"{self.label}: no game {game}") from missing


@cache
def engine(commit: str = "", house_values: Sequence[str] = ()) -> Engine:
    """The engine of a commit, of anything else that git can name, or of this tree.

    A house value is such as `trio.components.START_FACES=("RYRY",)`. Its expression may name what
    stands before it in the module, and what it replaces: `violet.components.BOARD=BOARD._replace(
    fear=-15)`. Raises ValueError for a commit without engine, or a name that a module lacks.
    """
    with tempfile.TemporaryDirectory() as folder:
        label = _laid_out(commit, Path(folder))
        copied = Path(folder) / "engine"
        for value in house_values:
            _assign(copied, *value.split("=", 1))
        return Engine(_kept(copied), " ".join([label, *house_values]))


def _laid_out(commit: str, folder: Path) -> str:
    """Copy what `engine/` is in a commit to this folder; what it is called."""
    if not commit:
        shutil.copytree(
            ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__")
        )
        return _last_change("HEAD") + "+" * bool(_git("status", "--porcelain", "engine"))
    archive = folder / "engine.zip"
    try:
        _git("archive", f"--output={archive}", commit, "engine")
    except subprocess.CalledProcessError as missing:
        raise ValueError(f"no engine in a commit {commit}") from missing
    shutil.unpack_archive(archive, folder)
    return _last_change(commit)


def _last_change(commit: str) -> str:
    return _git("log", "-1", "--format=%h", "--abbrev=7", commit, "--", "engine")


def _assign(folder: Path, name: str, expression: str) -> None:
    """Let a module give the name another value right after it gave it the first."""
    module, _, constant = name.rpartition(".")
    file = folder / f"{module.replace('.', '/')}.py"
    source = file.read_text(encoding="utf-8") if file.exists() else ""
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            if any(isinstance(target, ast.Name) and target.id == constant for target in targets):
                lines = source.splitlines()
                lines.insert(statement.end_lineno or 0, f"{constant} = {expression}")
                file.write_text("\n".join([*lines, ""]), encoding="utf-8")
                return
    raise ValueError(f"no {constant} in {module}")


def _kept(folder: Path) -> str:
    """Put a copy where it can be imported, and name it; others may be doing the same."""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        found.update(file.relative_to(folder).as_posix().encode() + b"\n" + file.read_bytes())
    name = f"engine_{found.hexdigest()[:12]}"
    if (ENGINES / name).exists():
        return name
    for file in folder.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        file.write_text(_OWN_NAME.sub(rf"\g<1>{name}", source), encoding="utf-8")
    ENGINES.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(dir=ENGINES))
    shutil.copytree(folder, beside / name)
    try:
        (beside / name).rename(ENGINES / name)
    except OSError:
        if not (ENGINES / name).exists():
            raise
    finally:
        shutil.rmtree(beside)
    return name


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()
