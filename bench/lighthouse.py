"""What Lighthouse says of every page and table: python -m bench.lighthouse [route ...].

Scores of 100 on a simulated phone with a slow line, from this machine's own server, gzipped as a
host would. A route is what follows the address, such as `#/settings`; without one, all there are.
A browser that is new sees each page. A table is measured as whoever comes back to a match sees it:
a browser keeps one of each game, and Lighthouse is asked to leave what is kept.
"""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from e2e.screenshots import line
from engine.games import NAMES
from tools.browsers import CHROMIUM_FLAGS, program
from tools.paths import DIST, NODE_MODULES
from tools.serve import CompressedHandler, server

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
ROUTES = (
    "#/",
    "#/games",
    "#/results",
    "#/settings",
    "#/about",
    *(f"#/{page}/{name}" for page in ("new", "rules") for name in NAMES),
    *(f"#/table/{name}" for name in NAMES),
)
KEEP = "(kept) => Object.assign(localStorage, kept)"


def scores(address: str, *more: str) -> dict[str, float]:
    """Each category's score of one page; `more` is what Lighthouse is told besides.

    Raises subprocess.CalledProcessError.
    """
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [
            f"{NODE_MODULES}/.bin/lighthouse",
            address,
            "--quiet",
            "--no-enable-error-reporting",
            "--output=json",
            f"--output-path={report}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={' '.join(('--headless=new', *CHROMIUM_FLAGS))}",
            *more,
        ]
        browser = program("chromium")
        own = {"CHROME_PATH": browser} if browser else {}
        subprocess.run(command, check=True, env={**os.environ, **own})
        found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {name: 100 * found[name]["score"] for name in CATEGORIES}


@contextmanager
def returning(origin: str) -> Iterator[Sequence[str]]:
    """A browser that keeps a match of each game; what Lighthouse is told to use it."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    kept = {f"serao.match.{name}": line(name) for name in NAMES}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=program("chromium"),
            args=[*CHROMIUM_FLAGS, f"--remote-debugging-port={port}"],
        )
        page = context.new_page()
        page.goto(f"{origin}/licences.txt")  # a page without the app
        page.evaluate(KEEP, kept)
        yield f"--port={port}", "--disable-storage-reset"
        context.close()


def main() -> None:
    """Print a line for each page, and the lowest scores."""
    site = server(DIST, handler=CompressedHandler)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{site.server_port}"
    print(f"{'':20}", *(f"{name:>16}" for name in CATEGORIES))
    lowest = dict.fromkeys(CATEGORIES, 100.0)
    for route in sys.argv[1:] or ROUTES:
        if route.startswith("#/table/"):
            with returning(origin) as browser:
                found = scores(f"{origin}/{route}", *browser)
        else:
            found = scores(f"{origin}/{route}")
        lowest = {name: min(lowest[name], found[name]) for name in CATEGORIES}
        print(f"{route:20}", *(f"{found[name]:16.0f}" for name in CATEGORIES), flush=True)
    print(f"{'lowest':20}", *(f"{lowest[name]:16.0f}" for name in CATEGORIES))
    site.shutdown()


if __name__ == "__main__":
    main()
