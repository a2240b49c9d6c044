"""Compile the sources of a zip; run inside Pyodide by tools/compile.mjs."""

import marshal
import py_compile
import tempfile
import zipfile
from pathlib import Path
from types import CodeType

# Unchecked: nobody edits a source in the browser, so nothing is compared with one.
MODE = py_compile.PycInvalidationMode.UNCHECKED_HASH
EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold: the same bytes on every day

SPEAKING = {"_pyodide/_core_docs.py"}  # its docstrings are what Pyodide wants it for


def compile_archive(source: str, target: str, folder: str, optimize: int) -> None:
    """Write `target`: the zip `source` with each `.py` replaced by a `.pyc` beside it.

    `optimize` is as for Python itself: 2 leaves assertions and docstrings out, and here the numbers
    of lines as well. Tracebacks name the files as `folder`/name. Raises py_compile.PyCompileError.
    """
    with tempfile.TemporaryDirectory() as work:
        plain, compiled = Path(work, "module.py"), Path(work, "module.pyc")
        with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
            for name in sorted(old.namelist()):
                data = old.read(name)
                if name.endswith(".py"):
                    plain.write_bytes(data)
                    py_compile.compile(
                        str(plain),
                        cfile=str(compiled),
                        dfile=f"{folder}/{name}",
                        doraise=True,
                        optimize=0 if name in SPEAKING else optimize,
                        invalidation_mode=MODE,
                    )
                    name, data = f"{name}c", compiled.read_bytes()
                    if optimize == 2:
                        data = data[:16] + marshal.dumps(_without_lines(marshal.loads(data[16:])))
                new.writestr(zipfile.ZipInfo(name, EPOCH), data)  # whoever sends it packs it


def _without_lines(code: CodeType) -> CodeType:
    """The code with a table that says, for eight instructions at a time, that no line is known."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    inner = [
        _without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts
    ]
    return code.replace(co_linetable=table, co_consts=tuple(inner))
