"""What Python remembers when it wakes up in a browser: the library and the app."""

import zipfile
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from engine.games import NAMES
from tools.bytecode import EPOCH
from tools.node import made
from tools.paths import ROOT
from tools.pyodide import lock, pyodide_files, whole_library

APP = (
    "engine/core",
    "engine/search",
    *(f"engine/{name}" for name in NAMES),
    "web/app",
    "web/boards",
    "web/pages",
    "web/words",
)
APART = ("engine/__init__.py", "engine/games.py", "web/join.py", "web/loop.py")
MODULES = ROOT / "tools/library.txt"  # what of the standard library the app needs: make library
NOT_SHIPPED = {".css", ".md", ".po", ".pot", ".pyc"}  # published in another form, or not at all
OF_SEGNO = ("consts.py", "encoder.py")
"""The modules of segno, which finds QR codes, that a room needs which shares."""

LIBRARY = "/lib/python314.zip"  # where Pyodide looks for the library, and finds the rest of the app


def app_files() -> list[Path]:
    """The sources and data of the app: the games that are registered, and none in preparation.

    Lessons, puzzles and rooms are fetched when they are asked for: see tools/lessons.py, rooms.py.
    """
    found = [ROOT / name for name in APART]
    for folder in APP:
        found += (ROOT / folder).rglob("*")
    return [
        path
        for path in found
        if path.is_file() and path.suffix not in NOT_SHIPPED and not _is_fetched(path)
    ]


def _is_fetched(path: Path) -> bool:
    """Whether it is data of lessons or puzzles, words for them or for a room, or for pictures; or
    what only the build says.
    """
    name = path.relative_to(ROOT).as_posix()
    if name.startswith(("web/boards/still/", "web/boards/counted/")):
        return True
    taught = any(f"{mark}{kind}" in name for kind in ("lessons", "puzzles") for mark in "/-")
    elsewhere = {"site", *room_names()}
    return taught or (path.name.partition(".")[0] in elsewhere and path.suffix == ".mo")


def room_names() -> set[str]:
    """The rooms there are: see tools/rooms.py."""
    return {path.parent.name for path in (ROOT / "web/rooms").glob("*/__init__.py")}


def standard_library() -> bytes:
    """The modules of it that the app needs, compiled. Raises KeyError for one it does not have."""
    names = MODULES.read_text(encoding="utf-8").split()
    with zipfile.ZipFile(BytesIO(whole_library())) as library:
        return _compile({name: library.read(name) for name in names}, 2)


def segno() -> dict[str, bytes]:
    """What finds the pattern of a QR code, without all that writes one to files, by its path."""
    spec = find_spec("segno")
    assert spec is not None
    assert spec.origin is not None
    return {f"segno/{name}": Path(spec.origin).with_name(name).read_bytes() for name in OF_SEGNO}


@cache
def _compiled() -> dict[str, bytes]:
    """What may be published of our sources, compiled: in one go, since Pyodide starts slowly."""
    sources = (path for room in ("engine", "web") for path in (ROOT / room).rglob("*.py"))
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in sources}
    with zipfile.ZipFile(BytesIO(_compile(files | segno(), 0))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def pack(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A small zip of the files, with the sources among them compiled.

    Raises KeyError for a source that is not ours.
    """
    sources = {name for name in files if name.endswith(".py")}
    compiled = {f"{name}c": _compiled()[f"{name}c"] for name in sources}
    return _zip({name: files[name] for name in files.keys() - sources} | compiled, method)


def _zip(files: dict[str, bytes], method: int) -> bytes:
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], method)
    return whole.getvalue()


def _compile(files: dict[str, bytes], optimize: int) -> bytes:
    """A zip of the files with the sources among them compiled by Pyodide."""
    makers = ["tools/compile.mjs", "tools/bytecode.py"]
    packed = _zip(files, zipfile.ZIP_STORED)
    return made(makers, {"in.zip": packed}, LIBRARY, str(optimize))


def app() -> bytes:
    """A zip of the whole app, compiled, for a Python that starts without a memory."""
    return pack(_app(), zipfile.ZIP_STORED)


def _app() -> dict[str, bytes]:
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in app_files()}


def memory() -> bytes:
    """What the app's Python remembers before anybody has asked it anything: see tools/memory.mjs.

    Of the games only the first is in it: each makes every visitor wait for more. The others are
    packed beside it, with the words.
    """
    whole = _app()
    remembered = {
        name: data
        for name, data in whole.items()
        if name.endswith(".py") and not any(f"/{game}/" in name for game in NAMES[1:])
    }
    others = {name: data for name, data in whole.items() if name not in remembered}
    files = {
        **pyodide_files(),
        "pyodide-lock.json": lock(),
        "library.zip": standard_library(),
        "library.txt": MODULES.read_bytes(),
        "app.zip": pack(remembered, zipfile.ZIP_STORED),
        "app.txt": "\n".join(remembered).encode(),
        "rest.zip": pack(others, zipfile.ZIP_STORED),
    }
    makers = ["tools/memory.mjs", "tools/memory.py", "web/shell/memory.mjs", "web/shell/halves.mjs"]
    return made(makers, files, LIBRARY)


def labelled(module: bytes, label: str) -> bytes:
    """A WebAssembly module with a section more, which says which one it is: web/shell/memory.mjs.

    Raises ValueError for a label that is too long for the one byte of its length.
    """
    name = b"label"
    section = bytes([len(name)]) + name + label.encode()
    if len(section) > 127:
        raise ValueError(label)
    return module + bytes([0, len(section)]) + section
