"""Make dist/, the published site, from nothing: python -m tools.build.

With PLAIN in the environment Python starts in Pyodide's ordinary way on it: that is what is left
when a new Pyodide cannot be made to wake up.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from tools.archive import app, labelled, memory
from tools.assets import FOLDER, Assets, digest, replace_folder
from tools.book import write_books
from tools.embed import APP, ELEMENT_SAYS, SHELL, SOURCE, covered, said, write_embed
from tools.embed import STYLE as COVER_STYLE
from tools.examples import write_examples
from tools.lessons import teachings
from tools.licences import licences
from tools.manifest import icons, manifest, screenshots
from tools.page import POOL, page
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT
from tools.pictures import write_pictures
from tools.prerendered import prerender, prerendered
from tools.pyodide import ChangedPyodideError, pyodide_files
from tools.pyscript import pyscript_files
from tools.rooms import rooms
from tools.single import NAME as SINGLE
from tools.single import parts, single
from tools.wheel import engine_wheel
from tools.words import main as make_words
from tools.workbench import entrance, workbench_files
from web.words import LANGUAGES

SEEN = "web/shell/seen.js"
BUNDLES = {
    "web/shell/main.js": "esm",
    SEEN: "iife",
}  # and their form
STYLE = "web/static/serao.css"
INTERPRETER = "web/shell/interpreter.mjs"
HELPERS = ("far", "sound")
"""Scripts of web/shell that are fetched when they are first needed."""
MANIFEST = "manifest.webmanifest"
SERVICE_WORKER = "web/shell/service_worker.js"
PLAIN = "web/shell/plain.mjs"
_BESIDE = re.compile(
    r'"\./((?:pyodide|plain)/[^"]*|memory\.wasm|app\.zip|(?:interpreter|plain)\.mjs)"'
)
_ELSEWHERE = {
    "interpreter.mjs": INTERPRETER,
    "plain.mjs": PLAIN,
    "plain/pyodide.mjs": "workbench/pyodide/pyodide.mjs",
}
"""What a script that starts Python finds under another name than that of its source."""

# The oldest browsers that run Pyodide's WebAssembly and the shell's CSS.
BROWSERS = "chrome111,firefox115,safari16.4"


def bundle(source: str, form: str = "esm", condition: str = "", **meanings: str) -> bytes:
    """A script or a style sheet with all that it imports, small.

    `form` is esbuild's name for a kind of script; `condition` chooses among the imports of
    package.json; `meanings` are what names such as VERSION mean in it, as JSON. No file is
    written: processes that asked for the same one would read each other's halves.
    """
    command = [
        f"{NODE_MODULES}/.bin/esbuild",
        f"{ROOT}/{source}",
        f"--target={BROWSERS}",
        "--bundle",
        f"--conditions={condition}",
        f"--format={form}",
        *(f"--define:{name}={meaning}" for name, meaning in meanings.items()),
        '--define:process.env.NODE_ENV="production"',
        "--legal-comments=none",
        "--loader:.svg=dataurl",
        "--external:./pyodide/*",
        "--external:./plain/*",
        "--external:./interpreter.mjs",
        "--external:./plain.mjs",
        "--log-level=warning",
        "--minify",
    ]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def style() -> bytes:
    """The house's style sheet, and after it what each game brings."""
    sheets = [ROOT / STYLE, *sorted(ROOT.glob("web/boards/*/style.css"))]
    return b"".join(bundle(sheet.relative_to(ROOT).as_posix()) for sheet in sheets)


def starting(source: str, published: dict[str, str], **meanings: str) -> bytes:
    """A script that starts Python, with the published names of what it needs beside it.

    `meanings` as in `bundle`.
    """

    def moved(found: re.Match[str]) -> str:
        needed = _ELSEWHERE.get(found[1], found[1])
        return f'"./{PurePosixPath(published[needed]).relative_to(FOLDER)}"'

    return _BESIDE.sub(moved, bundle(source, **meanings).decode()).encode()


def add_python(assets: Assets, plain: bool) -> bytes:
    """Publish all that starts Python; what it remembers, or nothing if it only starts `plain`ly."""
    assets.add("app.zip", app())
    assets.add(PLAIN, starting(PLAIN, assets.published))
    remembered = b""
    if plain:
        assets.published[INTERPRETER] = assets.published[PLAIN]
    else:
        assets.add_folder("pyodide", pyodide_files())
        remembered = memory()
        label = digest(remembered)
        assets.add("memory.wasm", labelled(remembered, label))
        script = starting(INTERPRETER, assets.published, LABEL=json.dumps(label))
        assets.add(INTERPRETER, script)
    assets.add(POOL, starting(POOL, assets.published))
    return remembered


def build(site: Path, plain: bool = False) -> None:
    """Write the whole site into an empty folder; if it is `plain`, without the single file.

    The words stand there already. Raises ChangedPyodideError before anything else is made.
    """
    if not plain:
        pyodide_files()
    assets = Assets(site)
    wheel = engine_wheel()
    assets.add_folder("workbench", workbench_files(bundle, wheel))
    assets.add_folder("pyscript", pyscript_files())
    remembered = add_python(assets, plain)
    assets.add("web/host.py", (ROOT / "web/host.py").read_bytes())
    for source, form in BUNDLES.items():
        assets.add(source, bundle(source, form))
    assets.add(SHELL, bundle(SHELL))
    assets.add(APP, bundle(APP, condition="frame"))
    sheet, cover_sheet = style() + (b"#take{display:none}" if plain else b""), bundle(COVER_STYLE)
    assets.add(STYLE, sheet)
    assets.add(COVER_STYLE, cover_sheet)
    for picture in sorted((ROOT / "web/static").glob("*.svg")):
        assets.add(picture.relative_to(ROOT).as_posix(), picture.read_bytes())
    assets.add_folder("icons", icons())
    assets.add_folder("screenshots", screenshots())
    assets.add_folder("prerendered", prerendered())
    fetched = teachings() | rooms()
    texts = {f"{name}.json": text.encode() for name, text in fetched.items()}
    texts["workbench.js"] = entrance(assets.published)
    texts |= {f"{name}.js": bundle(f"web/shell/{name}.js") for name in HELPERS}
    assets.add_folder("fetched", texts)
    assets.published[MANIFEST] = MANIFEST
    (site / MANIFEST).write_text(manifest(assets.published), encoding="utf-8")
    (site / "licences.txt").write_text(licences(), encoding="utf-8")
    write_books(site, assets.published)
    write_examples(site)
    write_pictures(site)
    for name, packed in wheel.items():
        (site / name).write_bytes(packed)
    index = page(prerender("home", LANGUAGES[0]), assets.published, assets.version)
    (site / "index.html").write_text(index, encoding="utf-8")
    write_embed(site, bundle(SOURCE, "iife", WORDS=said(*ELEMENT_SAYS)), assets.published)
    if not plain:
        whole = single(
            index.replace("<html ", f"<html {covered()} ", 1),
            sheet + cover_sheet,
            [bundle(SEEN, "iife"), bundle("web/shell/single_main.js", condition="single")],
            parts(remembered, bundle("web/shell/single_worker.js", "iife"), fetched),
        )
        (site / SINGLE).write_text(whole, encoding="utf-8")
    keep_offline(site, assets.version, plain)


def keep_offline(site: Path, version: str, plain: bool) -> None:
    """Add the service worker, which knows every file of the finished site."""
    with TemporaryDirectory() as folder:
        script = Path(folder) / "service_worker.js"
        script.write_bytes(bundle(SERVICE_WORKER, "iife", VERSION=json.dumps(version)))
        command = ["node", f"{ROOT}/tools/offline.mjs", str(site), str(script)]
        subprocess.run([*command, "plain"] if plain else command, check=True, cwd=ROOT)


def main() -> None:
    """Build beside the old site, then change over."""
    make_words()
    fresh = BUILD / "site"
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        build(fresh, plain="PLAIN" in os.environ)
    except ChangedPyodideError as changed:
        sys.exit(str(changed))
    replace_folder(fresh, DIST)


if __name__ == "__main__":
    main()
