"""serao.html: the whole site in one file that opens from a disk, without a server or a network."""

import base64
import gzip
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.archive import plain, pyodide_files
from tools.paths import BUILD, NODE_MODULES, ROOT

NAME = "serao.html"
# Pyodide refuses to run where scripts can be imported; a worker made of text imports none.
MODULE_LIKE = "self.importScripts = () => { throw new TypeError() };"
# What the page of the site fetches: the single file has it inside.
_FETCHED = re.compile(r'\s*<(?:link [^>]*>|script type="module"[^>]*></script>)')
_FIRST = re.compile(r'<script src="[^"]*"></script>')
_OF_THE_SITE = re.compile(r' data-(?:version|sights|pages)="[^"]*"')


def single(page: str, style: bytes, scripts: Sequence[bytes], parts: Mapping[str, bytes]) -> str:
    """The file: a page of the site, its style sheet, the shell's two scripts, and packed parts."""
    first, shell = scripts
    page = _FIRST.sub(lambda _: f"<script>{first.decode()}</script>", page)
    page = _OF_THE_SITE.sub("", _FETCHED.sub("", page))
    head = f"<style>{style.decode()}</style>\n  </head>"
    texts = "\n".join(
        f'<script type="text/plain" id="part-{name}">{_packed(data)}</script>'
        for name, data in parts.items()
    )
    body = f'{texts}\n<script type="module">{shell.decode()}</script>\n  </body>'
    return page.replace("</head>", head, 1).replace("</body>", body, 1)


def parts(memory: bytes, worker: bytes) -> dict[str, bytes]:
    """What the single file's worker is made of, by the names that web/shell/single.js gives.

    `memory` is what Python starts with, `worker` the worker's own script.
    """
    scripts = [
        MODULE_LIKE,
        _global("pyodide.asm.mjs", "PYODIDE_MODULE"),
        _global("pyodide.mjs", "PYODIDE"),
        worker.decode(),
    ]
    return {
        "python": "\n".join(scripts).encode(),
        "wasm": pyodide_files()["pyodide.asm.wasm"],
        "memory": memory,
        "host": plain(ROOT / "web/host.py"),
    }


def _global(name: str, variable: str) -> str:
    """One of Pyodide's modules as a plain script that sets a global."""
    target = BUILD / "bundle" / Path(name).with_suffix(".js")
    command = [
        f"{NODE_MODULES}/.bin/esbuild",
        f"{NODE_MODULES}/pyodide/{name}",
        f"--outfile={target}",
        "--format=iife",
        f"--global-name={variable}",
        "--target=es2022",
        '--define:import.meta.url="https://serao.invalid/pyodide.mjs"',
        "--legal-comments=none",
        "--log-level=error",
    ]
    subprocess.run(command, check=True)
    return target.read_text(encoding="utf-8")


def _packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
