"""What is left of Pyodide when only its own scripts ask for anything."""

import re
from pathlib import Path

import pytest

from tests.tools.webassembly import FUNCTION, exports, imports
from tools import build, pyodide
from tools.pyodide import CODE, LOOKED_FOR, MAIN, SCRIPT, ChangedPyodideError, check, pyodide_files

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


@pytest.mark.parametrize("gone", LOOKED_FOR)
def test_a_newer_script_in_which_something_is_missing_is_not_built_on(gone: str) -> None:
    newer = [LOOKED_FOR[gone].sub(b"newer", each.read_bytes()) for each in (SCRIPT, MAIN)]
    with pytest.raises(ChangedPyodideError, match=f"any more: {gone}"):
        check(*newer)


def test_the_build_says_that_a_script_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    newer = tmp_path / MAIN.name
    newer.write_bytes(b"export default function newer() {}")
    monkeypatch.setattr(pyodide, "MAIN", newer)
    monkeypatch.setattr(build, "BUILD", tmp_path)
    pyodide_files.cache_clear()
    with pytest.raises(SystemExit, match="PLAIN=1"):
        build.main()
