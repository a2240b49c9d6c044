"""What the browser runs: Pyodide, PyScript, and the memory with the library and the app in it."""

import json
import subprocess
import tempfile
import zipfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from engine.games import NAMES
from tools.bytecode import EPOCH
from tools.kept import kept
from tools.paths import NODE_MODULES, ROOT

APP = (
    "engine/core",
    "engine/search",
    *(f"engine/{name}" for name in NAMES),
    "web/app",
    "web/boards",
    "web/pages",
    "web/words",
)
MODULES = ROOT / "tools/library.txt"  # what of the standard library the app needs: make library
NOT_SHIPPED = {".md", ".po", ".pot", ".pyc"}  # published in another form, or not at all
LIBRARY = "/lib/python314.zip"  # where Pyodide looks for the library, and finds the rest of the app
PUBLISHED = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""The files that bare Pyodide fetches: what our own are measured against."""


def app_files() -> list[Path]:
    """The sources and data of the app: the games that are registered, and none in preparation."""
    found = [ROOT / "engine/__init__.py", ROOT / "engine/games.py"]
    for folder in APP:
        found += (ROOT / folder).rglob("*")
    return [path for path in found if path.is_file() and path.suffix not in NOT_SHIPPED]


def whole_library() -> bytes:
    """Pyodide's python_stdlib.zip as published: every module, as sources compiled at each start."""
    return (NODE_MODULES / "pyodide/python_stdlib.zip").read_bytes()


def standard_library() -> bytes:
    """The modules of it that the app needs, compiled. Raises KeyError for one it does not have."""
    names = MODULES.read_text(encoding="utf-8").split()
    with zipfile.ZipFile(BytesIO(whole_library())) as library:
        return _compile({name: library.read(name) for name in names}, 2)


def _zip(files: dict[str, bytes]) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return whole.getvalue()


def _compile(files: dict[str, bytes], optimize: int) -> bytes:
    """A zip of the files with the sources among them compiled by Pyodide."""
    makers = [ROOT / "tools/compile.mjs", ROOT / "tools/bytecode.py"]
    return _made(makers, [_zip(files)], LIBRARY, str(optimize))


def lock() -> str:
    """Pyodide's list of packages, as JSON: empty, since no package is used."""
    whole = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_bytes())
    return json.dumps({**whole, "packages": {}})


def memory() -> bytes:
    """What the app's Python remembers before anybody has asked it anything: see tools/memory.mjs.

    Of the games only the first is in it: each makes every visitor wait for more. The others are
    packed beside it, with the words.
    """
    app = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in app_files()}
    remembered = {
        name: data
        for name, data in app.items()
        if name.endswith(".py") and not any(f"/{game}/" in name for game in NAMES[1:])
    }
    files = [
        standard_library(),
        MODULES.read_bytes(),
        _compile(remembered, 0),
        "\n".join(remembered).encode(),
        _compile({name: data for name, data in app.items() if name not in remembered}, 0),
        lock().encode(),
    ]
    makers = [
        ROOT / name for name in ("tools/memory.mjs", "tools/memory.py", "web/shell/memory.mjs")
    ]
    return _made(makers, files, LIBRARY)


def _made(makers: Sequence[Path], files: Sequence[bytes], *options: str) -> bytes:
    """What the first of the makers, which runs Pyodide, makes of some files.

    Its arguments are the files, where to write, and the options; the other makers are what it uses.
    """

    def make() -> bytes:
        with tempfile.TemporaryDirectory() as work:
            sources = [Path(work, str(number)) for number in range(len(files))]
            for source, file in zip(sources, files, strict=True):
                source.write_bytes(file)
            made = Path(work, "made")
            command = ["node", *map(str, [makers[0], *sources, made]), *options]
            subprocess.run(command, check=True, cwd=ROOT)
            return made.read_bytes()

    pyodide = (NODE_MODULES / "pyodide/package.json").read_bytes()
    tools = [maker.read_bytes() for maker in makers]
    return kept(make, pyodide, *tools, *files, *(option.encode() for option in options))


def pyodide_files() -> dict[str, bytes]:
    """Pyodide as we publish it. Its library is in `memory`, and so is its list of packages."""
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    return {name: plain(NODE_MODULES / "pyodide" / name) for name in names}


def pyscript_files() -> dict[str, bytes]:
    """PyScript's core in one file with what it needs first, and the plugin it loads in any case."""
    folder = NODE_MODULES / "@pyscript/core/dist"
    [core], [error] = folder.glob("core-*.js"), folder.glob("error-*.js")
    return {
        "core.js": (ROOT / "web/shell/database.mjs").read_bytes() + plain(core),
        error.name: plain(error).replace(core.name.encode(), b"core.js"),
    }


def plain(path: Path) -> bytes:
    """The file without the comment that sends a developer's browser after a source map."""
    data = path.read_bytes()
    return data.rpartition(b"\n//# sourceMappingURL=")[0] or data
