"""The files beside the code: they are read the same way from a folder and from a zip."""

from contextlib import suppress
from pkgutil import get_data


def data(name: str) -> bytes:
    """What a file of this folder holds, or one packed with a room. Raises OSError without one."""
    for package in (__name__.rpartition(".")[0], f"web.rooms.{name.partition('.')[0]}"):
        with suppress(OSError, ModuleNotFoundError):
            if found := get_data(package, name):
                return found
    raise OSError(name)
