"""Bring modules into Python's memory, to stay there; run inside Pyodide by tools/memory.mjs."""

import gc
import sys
import zipimport
from importlib import import_module


def bring(files: str) -> None:
    """Import the modules of the files named, one a line. Raises ImportError."""
    for file in files.split():
        import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


def look_anew(archive: str) -> None:
    """Read what is in a zip that has become another one, and let go of what nobody needs."""
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    zipimport.zipimporter(archive)
    sys._clear_internal_caches()  # type: ignore[attr-defined]
    gc.collect()
