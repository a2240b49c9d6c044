"""WebAssembly read as a browser does, as far as the tests need it."""

from collections.abc import Iterator
from io import BytesIO

CUSTOM, IMPORT, EXPORT, DATA = 0, 2, 7, 11
FUNCTION = 0


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


def imports(module: bytes) -> Iterator[str]:
    """The names of the functions that the module asks for; it may ask for nothing else."""
    data = BytesIO(dict(sections(module))[IMPORT])
    for _ in range(number(data)):
        data.read(number(data))  # whose it is
        yield data.read(number(data)).decode()
        assert data.read(1) == bytes([FUNCTION])
        number(data)
