"""What takes long to make, kept in build/ until what it is made of has changed."""

from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile

from tools.assets import digest
from tools.paths import BUILD

CACHED = BUILD / "cached"


def cached(make: Callable[[], bytes], *made_of: bytes) -> bytes:
    """What `make` gives, made only when there is none yet that is made of the same."""
    path = _path(*made_of)
    if not path.exists():
        CACHED.mkdir(parents=True, exist_ok=True)
        put(path, make())
    return path.read_bytes()


def put(path: Path, data: bytes) -> None:
    """Write a file in one go: whoever reads it meanwhile finds the old one or the new one."""
    BUILD.mkdir(exist_ok=True)
    with NamedTemporaryFile(dir=BUILD, delete=False) as unfinished:
        unfinished.write(data)
    Path(unfinished.name).replace(path)


def is_cached(*made_of: bytes) -> bool:
    """Whether there is one already that is made of this."""
    return _path(*made_of).exists()


def _path(*made_of: bytes) -> Path:
    return CACHED / digest(*made_of)
