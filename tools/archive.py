"""The Python that the browser runs: the app and the standard library, compiled, each in one zip."""

import hashlib
import json
import subprocess
import zipfile
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
HOME = "/home/pyodide"  # where PyScript unpacks the app


def app_archive() -> bytes:
    """engine/ and the app, with the data that tools.words made."""
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in app_files()}
    return _compile(_zip(files), HOME, 0)


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
        files = {name: library.read(name) for name in names}
    return _compile(_zip(files), "/lib/python314.zip", 2)


def _zip(files: dict[str, bytes]) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name])
    return whole.getvalue()


def _compile(archive: bytes, folder: str, optimize: int) -> bytes:
    """The zip with its sources compiled by Pyodide, kept in build/ until anything changes."""
    tools = [ROOT / "tools/bytecode.py", ROOT / "tools/compile.mjs"]
    version = (NODE_MODULES / "pyodide/package.json").read_bytes()
    made_by = [tool.read_bytes() for tool in tools]
    key = hashlib.sha256(b"".join([archive, version, bytes([optimize]), *made_by]))
    kept = BUILD / "compiled" / f"{key.hexdigest()}.zip"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        source, target = kept.with_suffix(".in"), kept.with_suffix(".out")
        source.write_bytes(archive)
        command = ["node", str(tools[1]), str(source), str(target), folder, str(optimize)]
        subprocess.run(command, check=True, cwd=ROOT)
        source.unlink()
        target.rename(kept)
    return kept.read_bytes()


def pyodide_files() -> dict[str, bytes]:
    """Pyodide as we publish it: its library compiled, its list of packages empty."""
    folder = NODE_MODULES / "pyodide"
    lock = json.loads((folder / "pyodide-lock.json").read_bytes())
    files = {
        name: plain(folder / name)
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    }
    for name in ("interpreter.mjs", "database.mjs"):
        files[name] = (ROOT / "web/shell" / name).read_bytes()
    files["python_stdlib.zip"] = standard_library()
    files["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    return files


def pyscript_files() -> dict[str, bytes]:
    """PyScript's core, and the one plugin it loads even when told not to."""
    folder = NODE_MODULES / "@pyscript/core/dist"
    names = ("core.js", "core-*.js", "error-*.js")
    return {path.name: plain(path) for name in names for path in folder.glob(name)}


def plain(path: Path) -> bytes:
    """The file without the comment that sends a developer's browser after a source map."""
    data = path.read_bytes()
    return data.rpartition(b"\n//# sourceMappingURL=")[0] or data
