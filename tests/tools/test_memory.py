"""What Python starts with, as the browser gets it: tools/memory.mjs."""

import zipfile
from io import BytesIO

import pytest

from engine.games import NAMES
from tests.tools.webassembly import CUSTOM, DATA, IMPORT, named, sections
from tools.archive import labelled, memory
from tools.pyodide import lock


@pytest.fixture(scope="module")
def made() -> bytes:
    return memory()


def test_it_is_nothing_but_data(made: bytes) -> None:
    assert [kind for kind, _ in sections(made)] == [IMPORT, DATA, CUSTOM, CUSTOM, CUSTOM]


def test_it_bears_a_label_and_is_as_it_was_besides(made: bytes) -> None:
    module = labelled(made, "0123456789ab")
    assert module.startswith(made)
    assert [*named(module)] == [*named(made), ("label", b"0123456789ab")]
    with pytest.raises(ValueError, match="xxx"):
        labelled(made, "x" * 122)


def test_it_remembers_the_first_game_and_brings_the_others_along(made: bytes) -> None:
    parts = dict(named(made))
    with zipfile.ZipFile(BytesIO(parts["rest"])) as rest:
        rooms = {name.split("/")[1] for name in rest.namelist() if name.startswith("engine/")}
        boards = {name.split("/")[2] for name in rest.namelist() if name.startswith("web/boards/")}
        words = [name for name in rest.namelist() if name.endswith(f"{NAMES[0]}.pt.mo")]
    assert rooms == boards == set(NAMES[1:])
    assert words == [f"web/words/{NAMES[0]}.pt.mo"]
    assert parts["lock"] == lock()
    assert b"engine.bullfrogs.game" in dict(sections(made))[DATA]
