"""What the build packs for the browser: the registered games, and the modules they import."""

import ast
import zipfile
from collections.abc import Iterator
from io import BytesIO

from engine.games import NAMES
from tools.archive import MODULES, app_files
from tools.paths import ROOT
from tools.pyodide import whole_library


def imported(source: str) -> Iterator[str]:
    """Every module, or name in a module, that a source imports anywhere in it.

    But for what it can do without, in a `try`.
    """
    whole = list(ast.walk(ast.parse(source)))
    optional = {id(node) for tried in whole if isinstance(tried, ast.Try) for node in tried.body}
    for node in whole:
        match node:
            case _ if id(node) in optional:
                pass
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield module
                yield from (f"{module}.{name.name}" for name in names)


def test_every_module_the_app_imports_is_published() -> None:
    published = set(MODULES.read_text(encoding="utf-8").split())
    with zipfile.ZipFile(BytesIO(whole_library())) as library:
        known = set(library.namelist())
    packed = [*app_files(), *(ROOT / "web/rooms").rglob("*"), ROOT / "web/host.py"]
    sources = [path for path in packed if path.suffix == ".py"]
    lacking = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in sources
        for name in imported(path.read_text(encoding="utf-8"))
        for file in (name.replace(".", "/") + ".py", name.replace(".", "/") + "/__init__.py")
        if file in known and file not in published
    }
    assert lacking == set(), "run: make library"


def test_only_registered_games_are_packed() -> None:
    rooms = {path.relative_to(ROOT).parts[1] for path in app_files() if "engine" in path.parts}
    assert rooms == {"__init__.py", "core", "games.py", "search", *NAMES}
