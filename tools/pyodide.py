"""Pyodide as we publish it: without what only compiled packages would ask for.

Pyodide's WebAssembly offers all of its 8560 functions and data by name, for packages compiled to
WebAssembly that are loaded later. Browsers make an object of each name at every start. The app
loads no such package: what Pyodide's own scripts do not name is taken out, and then what is left in
the scripts for nobody. Of its functions that are left an evening calls a fifth: the others are in a
file of their own.
"""

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from textwrap import wrap

from tools.assets import digest, plain
from tools.node import made
from tools.paths import NODE_MODULES, ROOT
from tools.pyscript import CORE

_FOLDER = NODE_MODULES / "pyodide"
SCRIPT, MAIN, CODE = (_FOLDER / f"pyodide.{kind}" for kind in ("mjs", "asm.mjs", "asm.wasm"))
_LIBRARY, _LOCK = _FOLDER / "python_stdlib.zip", _FOLDER / "pyodide-lock.json"
SELDOM = "pyodide.seldom.wasm"
"""The name of the second half of its WebAssembly: what is brought when it is called."""
CALLED = ROOT / "tools/called.txt"
"""Which functions an evening calls, by their number: `make library` writes it."""
PUBLISHED = (SCRIPT, MAIN, CODE, _LIBRARY, _LOCK)
"""The files that bare Pyodide fetches: what our own are measured against."""

_WORD = re.compile(rb"[\w$]+")
_PROPERTY = re.compile(rb'(?:\.|\[")([\w$]+)')
_DECLARED = re.compile(rb"var [\w$]+(?:,[\w$]+){200,};")
# what a script calls an export: _name = Module["_name"] = wasmExports["name"];
_CALLED = re.compile(
    rb'(?<![\w$])([\w$]+)=(?:Module\["[^"]+"\]=)?wasmExports\["([^"]+)"\](?:\.value>>>0)?;'
)
# what it offers to others: Module["name"] = name; name.sig = "types";
_OFFERED = re.compile(rb'Module\["([\w$]+)"\]=[\w$]+;')
_TYPED = re.compile(rb'(?<![\w$])[\w$]+\.sig="\w+";')
# what it offers to WebAssembly, for tools/unused.mjs: wasmImports = {name:value,same}
_IMPORTED = re.compile(rb"\bwasmImports=\{[\w$]")

LOOKED_FOR = {
    "its exports' variables": _DECLARED,
    "its exports' calls": _CALLED,
    "what it offers": _OFFERED,
    "types of what it offers": _TYPED,
    "what WebAssembly imports": _IMPORTED,
    "a memory that is written down": re.compile(rb"\b_makeSnapshot\b"),
    "a memory that is read": re.compile(rb"\b_loadSnapshot\b"),
    "who makes the module": re.compile(rb"\bcreatePyodideModule\b"),
}
"""What our own start builds on in Pyodide's scripts, where nothing promises that it stays."""


class ChangedPyodideError(Exception):
    """In this Pyodide's scripts something is missing that our own start builds on."""


def check(*scripts: bytes) -> None:
    """Look for all that `LOOKED_FOR` names. Raises ChangedPyodideError for what is in no script."""
    missing = [
        what for what, pattern in LOOKED_FOR.items() if not any(map(pattern.search, scripts))
    ]
    if missing:
        raise ChangedPyodideError(
            f"Pyodide's scripts have changed, and this is not found any more: {', '.join(missing)}."
            " `make build PLAIN=1` builds the site without what depends on it."
        )


def needed(main: bytes, others: Sequence[bytes]) -> tuple[bytes, set[bytes]]:
    """Pyodide's main script without what neither it nor others ask for, and what they ask for."""
    main = _TYPED.sub(b"", main)
    said = {word for text in others for word in _WORD.findall(text)}
    # of what it offers: only what somebody asks for
    asked = said.union(_PROPERTY.findall(_OFFERED.sub(b"", main)))
    main = _OFFERED.sub(lambda offer: offer[0] if offer[1] in asked else b"", main)
    # of what it calls: only what somebody uses
    used = said.union(_WORD.findall(_DECLARED.sub(b"", _CALLED.sub(b"", main))))
    main = _CALLED.sub(lambda call: b"" if used.isdisjoint(call.groups()) else call[0], main)
    return main, used.union(name for _, name in _CALLED.findall(main))


def write_called(numbers: Iterable[int]) -> None:
    """Keep which functions of this Pyodide an evening calls: below its digest, runs of numbers."""
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        follows = runs and runs[-1][1] == number - 1
        runs.append((runs.pop()[0] if follows else number, number))
    said = " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
    CALLED.write_text("\n".join([digest(CODE.read_bytes()), *wrap(said, 99), ""]), encoding="utf-8")


def called() -> list[int] | None:
    """The numbers of the functions that an evening calls; None where that was another Pyodide's."""
    whose, *runs = CALLED.read_text(encoding="utf-8").split()
    if whose != digest(CODE.read_bytes()):
        return None
    ends = ([int(end) for end in run.split("-")] for run in runs)
    return [number for first, *last in ends for number in range(first, (last or [first])[0] + 1)]


@cache
def _needed() -> tuple[bytes, bytes, dict[str, bytes]]:
    """Pyodide's two scripts, and what the code that they need is made of: see tools/code.mjs.

    Raises ChangedPyodideError.
    """
    script, main = plain(SCRIPT), plain(MAIN)
    check(script, main)
    main, names = needed(
        main, [script, CORE.read_bytes(), (ROOT / "tools/memory.mjs").read_bytes()]
    )
    listed = json.dumps(sorted(name.decode() for name in names)).encode()
    return script, main, {CODE.name: CODE.read_bytes(), "names.json": listed}


def marked() -> bytes:
    """Its WebAssembly in one, with a global for each function that says whether it was called.

    They are named "called " and the function's number. Raises ChangedPyodideError.
    """
    *_, files = _needed()
    return made(["tools/code.mjs"], files, "marked")


@cache
def pyodide_files() -> dict[str, bytes]:
    """What a browser fetches of Pyodide. Its library is in Python's memory: see tools.archive.

    Raises ChangedPyodideError.
    """
    script, main, files = _needed()
    halves = made(["tools/code.mjs"], files | {"called.json": json.dumps(called()).encode()})
    size = 4 + int.from_bytes(halves[:4], "little")
    code, seldom = halves[4:size], halves[size:]
    main = made(["tools/unused.mjs"], {MAIN.name: main, CODE.name: code, SELDOM: seldom})
    return {SCRIPT.name: script, MAIN.name: main, CODE.name: code, SELDOM: seldom}


def whole_library() -> bytes:
    """Pyodide's python_stdlib.zip as published: every module, as sources compiled at each start."""
    return _LIBRARY.read_bytes()


def lock() -> bytes:
    """Pyodide's list of packages, as JSON: empty, since no package is used."""
    whole = json.loads(_LOCK.read_bytes())
    return json.dumps({**whole, "packages": {}}).encode()
