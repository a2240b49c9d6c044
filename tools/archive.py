"""The Python that the browser runs: the app and the standard library, compiled, each in one zip."""

import hashlib
import json
import subprocess
import tempfile
import zipfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from engine.games import NAMES
from tools.bytecode import EPOCH
from tools.paths import BUILD, NODE_MODULES, ROOT

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
LIBRARY = "/lib/python314.zip"  # where Pyodide looks for the standard library, and finds the app


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
    return _made("compile.mjs", "bytecode.py", [_zip(files)], LIBRARY, str(optimize))


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
    return _made("memory.mjs", "memory.py", files)


def _made(tool: str, helper: str, files: Sequence[bytes], *options: str) -> bytes:
    """What a tool that runs Pyodide makes of some files, kept in build/ until anything changes.

    `helper` is what the tool runs inside Pyodide.
    """
    makers = [ROOT / "tools" / tool, ROOT / "tools" / helper, NODE_MODULES / "pyodide/package.json"]
    parts = [*files, *(path.read_bytes() for path in makers), *(text.encode() for text in options)]
    digests = [hashlib.sha256(part).digest() for part in parts]
    kept = BUILD / "made" / hashlib.sha256(b"".join(digests)).hexdigest()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as work:
            names = [Path(work, str(number)) for number in range(len(files) + 1)]
            for name, file in zip(names[1:], files, strict=True):
                name.write_bytes(file)
            *sources, target = map(str, [*names[1:], names[0]])
            command = ["node", str(makers[0]), *sources, target, *options]
            subprocess.run(command, check=True, cwd=ROOT)
            Path(target).rename(kept)
    return kept.read_bytes()


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
