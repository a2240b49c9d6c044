"""What is left of Pyodide when only its own scripts ask for anything."""

import re

from tests.tools.webassembly import FUNCTION, exports
from tools.paths import NODE_MODULES
from tools.pyodide import pyodide_files

PUBLISHED = (NODE_MODULES / "pyodide/pyodide.asm.wasm").read_bytes()
ASKED = re.compile(rb'wasmExports\["([^"]+)"\]')


def test_whatever_the_scripts_ask_for_is_there() -> None:
    files = pyodide_files()
    asked = {name.decode() for name in ASKED.findall(files["pyodide.asm.mjs"])}
    published = dict(exports(PUBLISHED))
    left = dict(exports(files["pyodide.asm.wasm"]))
    assert {"malloc", "hiwire_get", "_pyproxy_apply"} < asked
    assert asked & published.keys() <= left.keys()
    assert left.items() <= published.items()


def test_what_nobody_asks_for_is_gone() -> None:
    wasm = pyodide_files()["pyodide.asm.wasm"]
    left = [kind for _, kind in exports(wasm)]
    assert (
        left.count(FUNCTION) < 300 < 7000 < [kind for _, kind in exports(PUBLISHED)].count(FUNCTION)
    )
    assert len(wasm) < 0.92 * len(PUBLISHED)
