"""Pyodide as we publish it: without what only compiled packages would ask for.

Pyodide's WebAssembly offers all of its 8560 functions and data by name, for packages compiled to
WebAssembly that are loaded later. Browsers make an object of each name at every start. The app
loads no such package: what Pyodide's own scripts do not name is taken out.
"""

import json
import re
from functools import cache

from tools.assets import plain
from tools.node import made
from tools.paths import NODE_MODULES, ROOT

PUBLISHED = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""The files that bare Pyodide fetches: what our own are measured against."""

_FOLDER = NODE_MODULES / "pyodide"
_WORD = re.compile(rb"[\w$]+")
_DECLARED = re.compile(rb"var [\w$]+(?:,[\w$]+){200,};")
# what a script calls an export: _name = Module["_name"] = wasmExports["name"];
_CALLED = re.compile(rb'([\w$]+)=(?:Module\["[^"]+"\]=)?wasmExports\["([^"]+)"\](?:\.value>>>0)?;')


@cache
def pyodide_files() -> dict[str, bytes]:
    """What a browser fetches of Pyodide. Its library is in Python's memory: see tools.archive."""
    start, main, code = (plain(_FOLDER / name) for name in PUBLISHED[:3])
    spoken = _DECLARED.sub(b"", _CALLED.sub(b"", main))
    maker = (ROOT / "tools/memory.mjs").read_bytes()
    used = {word for text in (spoken, start, maker) for word in _WORD.findall(text)}
    names = used | {word.removeprefix(b"_") for word in used}

    def call(found: re.Match[bytes]) -> bytes:
        if used.isdisjoint(found.groups()):
            return b""
        names.add(found[2])
        return found[0]

    script = _CALLED.sub(call, main)
    listed = json.dumps(sorted(name.decode() for name in names)).encode()
    files = {"pyodide.asm.wasm": code, "names.json": listed}
    return {
        "pyodide.mjs": start,
        "pyodide.asm.mjs": script,
        "pyodide.asm.wasm": made(["tools/exports.mjs"], files),
    }


def whole_library() -> bytes:
    """Pyodide's python_stdlib.zip as published: every module, as sources compiled at each start."""
    return (_FOLDER / "python_stdlib.zip").read_bytes()


def lock() -> bytes:
    """Pyodide's list of packages, as JSON: empty, since no package is used."""
    whole = json.loads((_FOLDER / "pyodide-lock.json").read_bytes())
    return json.dumps({**whole, "packages": {}}).encode()
