"""Compile the sources of a zip; run inside Pyodide by tools/compile.mjs."""

import ast
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

# nobody edits a source in the browser, so nothing is compared with one (PEP 552)
UNCHECKED_HASH = (1).to_bytes(4, "little")
EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold: the same bytes on every day

SPEAKING = {"_pyodide/_core_docs.py"}  # its docstrings are what Pyodide wants it for


def compile_archive(source: str, target: str, folder: str, optimize: int) -> None:
    """Write `target`: the zip `source` with each `.py` replaced by a `.pyc` beside it.

    `optimize` is as for Python itself: 2 leaves assertions and docstrings out, and here the numbers
    of lines as well; with less, no docstring is left but that of a class, cut short: without any, a
    dataclass writes one at each import. Tracebacks name the files as `folder`/name. Raises
    SyntaxError.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                level = 0 if name in SPEAKING else optimize
                tree = data if name in SPEAKING else _without_docstrings(data)
                code = compile(tree, f"{folder}/{name}", "exec", dont_inherit=True, optimize=level)
                if optimize == 2:
                    code = _without_lines(code)
                head = MAGIC_NUMBER + UNCHECKED_HASH + source_hash(data)
                name, data = f"{name}c", head + marshal.dumps(code)
            new.writestr(zipfile.ZipInfo(name, EPOCH), data)  # whoever sends it packs it


def _without_docstrings(source: bytes) -> ast.Module:
    """The module with those of its classes alone, cut to a full stop."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(body=[ast.Expr(ast.Constant(str())) as docstring, *_]):
                docstring.value = ast.copy_location(ast.Constant("."), docstring)
            case (
                ast.Module(body=[ast.Expr(ast.Constant(str())) as docstring, *rest])
                | ast.FunctionDef(body=[ast.Expr(ast.Constant(str())) as docstring, *rest])
                | ast.AsyncFunctionDef(body=[ast.Expr(ast.Constant(str())) as docstring, *rest])
            ):
                node.body = rest or [ast.copy_location(ast.Pass(), docstring)]
    return tree


def _without_lines(code: CodeType) -> CodeType:
    """The code with a table that says, for eight instructions at a time, that no line is known."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    inner = [
        _without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts
    ]
    return code.replace(co_linetable=table, co_consts=tuple(inner))
