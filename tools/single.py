"""serao.html: the whole site in one file that opens from a disk, without a server or a network."""

import base64
import gzip
import json
import re
import subprocess
from collections.abc import Mapping, Sequence

from tools.cached import cached
from tools.paths import NODE_MODULES
from tools.pyodide import CODE, SELDOM, pyodide_files

NAME = "serao.html"
# Pyodide refuses to run where scripts can be imported; a worker made of text imports none.
MODULE_LIKE = "self.importScripts = () => { throw new TypeError() };"
# What the page of the site fetches: the single file has it inside.
_FETCHED = re.compile(r'\s*<(?:link [^>]*>|script type="module"[^>]*></script>)')
_FIRST = re.compile(r'<script src="[^"]*"></script>')
# With a question in its address it is a board in another page: see web/shell/single_main.js.
_ONE_BOARD = 'if (location.search) document.getElementById("app").replaceChildren(); else'
_OF_THE_SITE = re.compile(r' data-(?:version|prerendered|pages|fetched)="[^"]*"')


def single(page: str, style: bytes, scripts: Sequence[bytes], parts: Mapping[str, bytes]) -> str:
    """The file: a page of the site, its style sheet, the shell's two scripts, and packed parts."""
    first, shell = scripts
    page = _FIRST.sub(lambda _: f"<script>{_ONE_BOARD} {{ {first.decode()} }}</script>", page)
    page = _OF_THE_SITE.sub("", _FETCHED.sub("", page))
    head = f"<style>{style.decode()}</style>\n  </head>"
    texts = "\n".join(
        f'<script type="text/plain" id="part-{name}">{_packed(data)}</script>'
        for name, data in parts.items()
    )
    body = f'{texts}\n<script type="module">{shell.decode()}</script>\n  </body>'
    return page.replace("</head>", head, 1).replace("</body>", body, 1)


def parts(memory: bytes, worker: bytes, fetched: Mapping[str, str]) -> dict[str, bytes]:
    """What the single file's worker is made of, by the names that web/shell/single.js gives.

    `memory` is what Python starts with, `worker` the worker's own script, `fetched` what is
    fetched later, by name.
    """
    pyodide = pyodide_files()
    scripts = [
        MODULE_LIKE.encode(),
        _global(pyodide["pyodide.asm.mjs"], "PYODIDE_MODULE"),
        _global(pyodide["pyodide.mjs"], "PYODIDE"),
        worker,
    ]
    return {
        "python": b"\n".join(scripts),
        "wasm": pyodide[CODE.name],
        "seldom": pyodide[SELDOM],
        "memory": memory,
        "fetched": json.dumps(fetched).encode(),
    }


def _global(module: bytes, variable: str) -> bytes:
    """One of Pyodide's modules as a plain script that sets a global."""
    command = [
        f"{NODE_MODULES}/.bin/esbuild",
        "--format=iife",
        f"--global-name={variable}",
        "--target=es2022",
        '--define:import.meta.url="https://serao.invalid/pyodide.mjs"',
        "--legal-comments=none",
        "--log-level=error",
    ]
    return subprocess.run(command, check=True, input=module, capture_output=True).stdout


def _packed(data: bytes) -> str:
    packed = cached(lambda: gzip.compress(data, 9, mtime=0), b"gzip", data)
    return base64.b64encode(packed).decode()
