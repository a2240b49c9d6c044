"""What is left of Pyodide when only its own scripts ask for anything."""

import re

from tests.tools.webassembly import FUNCTION, exports
from tools.pyodide import CODE, pyodide_files

PUBLISHED = CODE.read_bytes()
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
    published = [kind for _, kind in exports(PUBLISHED)]
    left = [kind for _, kind in exports(wasm)]
    assert published.count(FUNCTION) > 7000
    assert left.count(FUNCTION) < 300
    assert len(wasm) < 0.92 * len(PUBLISHED)
