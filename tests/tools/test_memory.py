"""What Python starts with, as the browser gets it: tools/memory.mjs."""

import zipfile
from collections.abc import Iterator
from io import BytesIO

import pytest

from engine.games import NAMES
from tools.archive import lock, memory

CUSTOM, IMPORT, DATA = 0, 2, 11


def number(data: BytesIO) -> int:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first."""
    value = shift = 0
    while True:
        [byte] = data.read(1)
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The parts of a WebAssembly module with their kinds."""
    data = BytesIO(module)
    assert data.read(8) == b"\0asm\1\0\0\0"
    while kind := data.read(1):
        yield kind[0], data.read(number(data))


def named(module: bytes) -> Iterator[tuple[str, bytes]]:
    """The custom sections with their names."""
    for kind, section in sections(module):
        if kind == CUSTOM:
            data = BytesIO(section)
            yield data.read(number(data)).decode(), data.read()


@pytest.fixture(scope="module")
def made() -> bytes:
    return memory()


def test_it_is_nothing_but_data(made: bytes) -> None:
    assert [kind for kind, _ in sections(made)] == [IMPORT, DATA, CUSTOM, CUSTOM, CUSTOM]


def test_it_remembers_the_first_game_and_brings_the_others_along(made: bytes) -> None:
    parts = dict(named(made))
    with zipfile.ZipFile(BytesIO(parts["rest"])) as rest:
        rooms = {name.split("/")[1] for name in rest.namelist() if name.startswith("engine/")}
        boards = {name.split("/")[2] for name in rest.namelist() if name.startswith("web/boards/")}
        words = [name for name in rest.namelist() if name.endswith(f"{NAMES[0]}.pt.mo")]
    assert rooms == boards == set(NAMES[1:])
    assert words == [f"web/words/{NAMES[0]}.pt.mo"]
    assert parts["lock"].decode() == lock()
    assert b"engine.bullfrogs.game" in dict(sections(made))[DATA]
