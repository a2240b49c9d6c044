"""What is left of Pyodide when only its own scripts ask for anything."""

import re
from pathlib import Path

import pytest

from tests.tools.webassembly import DATA, FUNCTION, bodies, exports, imports, sections
from tools import build, pyodide
from tools.pyodide import (
    CODE,
    LOOKED_FOR,
    MAIN,
    SCRIPT,
    SELDOM,
    ChangedPyodideError,
    called,
    check,
    pyodide_files,
    write_called,
)

PUBLISHED = dict(exports(CODE.read_bytes()))
ASKED = re.compile(rb"=[\w$]+\.([\w$]+)")  # name=exports.name
OFFERED = re.compile(rb"[{,]([\w$]+):")  # {name:value}


def test_whatever_the_script_asks_for_is_there() -> None:
    files = pyodide_files()
    asked = {name.decode() for name in ASKED.findall(files[MAIN.name])}
    left = dict(exports(files[CODE.name]))
    assert {"malloc", "hiwire_get", "_pyproxy_apply"} < asked
    assert asked & PUBLISHED.keys() <= left.keys()
    shared = {name for name in left if name.partition(".")[0] == "both"}
    assert {name: left[name] for name in left.keys() - shared}.items() <= PUBLISHED.items()


def test_whatever_webassembly_asks_for_is_there() -> None:
    files = pyodide_files()
    offered = {name.decode() for name in OFFERED.findall(files[MAIN.name])}
    first, second = (list(imports(files[name])) for name in (CODE.name, SELDOM))
    asked = {name for whose, name, _ in first + second if whose not in ("halves", "both")}
    assert {"JsProxy_GetAttr_js", "fd_write"} < asked
    assert asked <= offered
    assert [name for whose, name, _ in first if whose == "halves"] == ["bring"]
    shared = {(name, kind) for whose, name, kind in second if whose == "both"}
    assert ("memory", 2) in shared
    assert shared <= set(exports(files[CODE.name]))


def test_the_functions_of_an_evening_come_first_and_all_others_with_the_second_half() -> None:
    files = pyodide_files()
    first, second = (bodies(files[name]) for name in (CODE.name, SELDOM))
    numbers = called()
    assert numbers is not None, "run: make library"
    assert len(numbers) < 0.2 * len(bodies(CODE.read_bytes()))
    assert sum(map(len, first)) < 0.4 * sum(map(len, second))
    assert DATA in dict(sections(files[CODE.name]))
    assert DATA not in dict(sections(files[SELDOM]))


def test_a_trace_is_kept_with_whose_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pyodide, "CALLED", tmp_path / "called.txt")
    write_called([7, 1, 2, 3, 9000])
    assert called() == [1, 2, 3, 7, 9000]
    assert (tmp_path / "called.txt").read_text(encoding="utf-8").split()[1:] == ["1-3", "7", "9000"]
    another = tmp_path / "another.wasm"
    another.write_bytes(b"another")
    monkeypatch.setattr(pyodide, "CODE", another)
    assert called() is None


def test_what_nobody_asks_for_is_gone() -> None:
    files = pyodide_files()
    left = list(dict(exports(files[CODE.name])).values())
    assert list(PUBLISHED.values()).count(FUNCTION) > 7000
    assert left.count(FUNCTION) < 300
    assert len(files[CODE.name]) < 0.52 * CODE.stat().st_size
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
    pyodide._needed.cache_clear()
    pyodide_files.cache_clear()
    with pytest.raises(SystemExit, match="PLAIN=1"):
        build.main()
