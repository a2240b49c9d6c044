"""The files beside the code: they are read the same way from a folder and from a zip."""

from pkgutil import get_data


def data(name: str) -> bytes:
    """What a file of this folder holds. Raises OSError when there is none."""
    found = get_data("web.words", name)
    if found is None:
        raise OSError(name)
    return found
