"""Which modules of the standard library the site needs: python -m e2e.library (make library).

A browser plays a whole evening with every module there is, and what it imported is written to
tools/library.txt, from which the build makes the library that it publishes.
"""

import json
import zipfile
from functools import partial
from io import BytesIO
from pathlib import Path
from string import Template
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, sync_playwright

from e2e.site import ORIGIN
from tools.archive import MODULES, app_files
from tools.browsers import launch
from tools.headers import CONTENT_TYPES
from tools.paths import DIST, ROOT
from tools.pyodide import lock, whole_library

EVENING = Path(__file__).with_name("evening.py")
MINUTES = 5 * 60_000  # milliseconds a slow machine may take to play every game
PLAY = """
    await document.getElementById("python").xworker.ready;
    window.evening = await document.getElementById("python").xworker.sync.evening();
"""
PLAIN = """
    import { loadPyodide as load } from "./$folder/pyodide.mjs";
    export { version } from "./$folder/pyodide.mjs";
    const indexURL = new URL("./$folder/", import.meta.url).href;
    export const loadPyodide = (options) => load({ ...options, indexURL });
"""


def serve_plain(context: BrowserContext) -> None:
    """Start Python without a memory: every module there is can be imported, and none is yet."""
    folder = next(DIST.glob("assets/pyodide-*")).name
    with zipfile.ZipFile(whole := BytesIO(whole_library()), "a") as archive:
        for path in app_files():
            archive.write(path, path.relative_to(ROOT))
    bodies = {
        "interpreter-*.mjs": Template(PLAIN).substitute(folder=folder),
        "pyodide-lock.json": lock(),
        "python_stdlib.zip": whole.getvalue(),
    }
    for name, body in bodies.items():
        fields = {"Content-Type": CONTENT_TYPES[Path(name).suffix]}
        context.route(f"**/{name}", partial(Route.fulfill, headers=fields, body=body))


def play(page: Page) -> dict[str, Any]:
    """Play the evening of e2e/evening.py on a page of the site; what it answers.

    There is every module, and all of them are still to be imported.
    """

    def host(route: Route) -> None:
        published = route.fetch()
        route.fulfill(response=published, body=published.body() + b"\n\n" + EVENING.read_bytes())

    page.context.route("**/host-*.py", host)
    serve_plain(page.context)
    page.goto(f"{ORIGIN}/")
    page.wait_for_function("() => document.getElementById('python').xworker")
    page.evaluate(f"async () => {{ {PLAY} }}")
    played: dict[str, Any] = json.loads(page.evaluate("window.evening"))
    return played


def main() -> None:
    """Write tools/library.txt."""
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        page = browser.new_page(service_workers="block")
        page.set_default_timeout(MINUTES)
        played = play(page)
        browser.close()
    if played["errors"]:
        raise SystemExit("\n".join(played["errors"]))
    MODULES.write_text("\n".join(played["imported"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
