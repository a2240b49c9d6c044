"""Compile the sources of a zip; run inside Pyodide by tools/compile.mjs."""

import ast
import marshal
import zipfile
from importlib.util import MAGIC_NUMBER
from types import CodeType

# nobody edits a source in the browser, so its hash is compared with nothing (PEP 552)
UNCHECKED, HASH = (1).to_bytes(4, "little"), bytes(8)
EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest date a zip can hold: the same bytes on every day

SPEAKING = {"_pyodide/_core_docs.py"}  # its docstrings are what Pyodide wants it for


def compile_archive(source: str, target: str, folder: str, optimize: int) -> None:
    """Write `target`: the zip `source` with each `.py` replaced by a `.pyc` beside it.

    `optimize` is as for Python itself: 2 leaves assertions and docstrings out, and here the numbers
    of lines as well. With less it is a source of ours, from which all goes that only its readers
    need (`_without_remarks`). Tracebacks name the files as `folder`/name. Raises SyntaxError.
    """
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                level = 0 if name in SPEAKING else optimize
                tree = data if optimize == 2 else _without_remarks(data)
                code = compile(tree, f"{folder}/{name}", "exec", dont_inherit=True, optimize=level)
                if optimize == 2:
                    code = _without_lines(code)
                head = MAGIC_NUMBER + UNCHECKED + HASH
                name, data = f"{name}c", head + marshal.dumps(code)
            new.writestr(zipfile.ZipInfo(name, EPOCH), data)  # whoever sends it packs it


def _without_remarks(source: bytes) -> ast.Module:
    """The module without docstrings but for those of its classes, which are cut to a full stop, and
    without types but for those of fields.

    A dataclass without a docstring writes one at each import.
    """
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
        match node:
            case ast.Module():
                node.body = [_without_type(statement) for statement in node.body]
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                node.returns = None
            case ast.arg():
                node.annotation = None
    return tree


def _without_type(statement: ast.stmt) -> ast.stmt:
    """What a module assigns, without the type of it."""
    match statement:
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return ast.copy_location(ast.Assign([target], value), statement)
    return statement


def _without_lines(code: CodeType) -> CodeType:
    """The code with a table that says, for eight instructions at a time, that no line is known."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    inner = [
        _without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts
    ]
    return code.replace(co_linetable=table, co_consts=tuple(inner))
