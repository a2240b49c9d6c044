"""WebAssembly read as a browser does, as far as the tests need it."""

from collections.abc import Iterator
from io import BytesIO

CUSTOM, IMPORT, EXPORT, CODE, DATA = 0, 2, 7, 10, 11
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
_OF_A_TYPE = {FUNCTION: 1, TABLE: 1, MEMORY: 0, GLOBAL: 2, TAG: 2}
"""How many numbers say of what type an import is, before the limits of tables and memories."""


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


def exports(module: bytes) -> Iterator[tuple[str, int]]:
    """What the module offers, by name, and of what kind each is."""
    data = BytesIO(dict(sections(module))[EXPORT])
    for _ in range(number(data)):
        name = data.read(number(data)).decode()
        [kind] = data.read(1)
        number(data)
        yield name, kind


def imports(module: bytes) -> Iterator[tuple[str, str, int]]:
    """What the module asks for: of whom, by which name, and of what kind each is."""
    data = BytesIO(dict(sections(module))[IMPORT])
    for _ in range(number(data)):
        whose, name = (data.read(number(data)).decode() for _ in range(2))
        [kind] = data.read(1)
        yield whose, name, kind
        for _ in range(_OF_A_TYPE[kind]):
            number(data)
        if kind in (TABLE, MEMORY):
            [has_a_most] = data.read(1)
            for _ in range(1 + has_a_most):
                number(data)


def bodies(module: bytes) -> list[bytes]:
    """The code of the module's own functions."""
    data = BytesIO(dict(sections(module))[CODE])
    return [data.read(number(data)) for _ in range(number(data))]
