"""The engine can be installed under any name: nothing in it calls it by the one it has here."""

import re

from tools.paths import ROOT

BY_NAME = re.compile(r"^\s*(from|import) engine\b", re.MULTILINE)


def test_the_engine_imports_itself_by_relative_names() -> None:
    modules = sorted(ROOT.glob("engine/**/*.py"))
    assert modules
    assert not [path for path in modules if BY_NAME.search(path.read_text(encoding="utf-8"))]
