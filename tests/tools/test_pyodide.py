"""What is left of Pyodide when only its own scripts ask for anything."""

import re

from tests.tools.webassembly import FUNCTION, exports, imports
from tools.pyodide import CODE, MAIN, pyodide_files

PUBLISHED = dict(exports(CODE.read_bytes()))
ASKED = re.compile(rb"=[\w$]+\.([\w$]+)")  # name=exports.name
OFFERED = re.compile(rb"[{,]([\w$]+):")  # {name:value}


def test_whatever_the_script_asks_for_is_there() -> None:
    files = pyodide_files()
    asked = {name.decode() for name in ASKED.findall(files[MAIN.name])}
    left = dict(exports(files[CODE.name]))
    assert {"malloc", "hiwire_get", "_pyproxy_apply"} < asked
    assert asked & PUBLISHED.keys() <= left.keys()
    assert left.items() <= PUBLISHED.items()


def test_whatever_webassembly_asks_for_is_there() -> None:
    files = pyodide_files()
    offered = {name.decode() for name in OFFERED.findall(files[MAIN.name])}
    asked = set(imports(files[CODE.name]))
    assert {"JsProxy_GetAttr_js", "fd_write"} < asked
    assert asked <= offered


def test_what_nobody_asks_for_is_gone() -> None:
    files = pyodide_files()
    left = list(dict(exports(files[CODE.name])).values())
    assert list(PUBLISHED.values()).count(FUNCTION) > 7000
    assert left.count(FUNCTION) < 300
    assert len(files[CODE.name]) < 0.92 * CODE.stat().st_size
    assert len(files[MAIN.name]) < 0.25 * MAIN.stat().st_size
