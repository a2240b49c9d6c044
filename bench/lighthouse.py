"""What Lighthouse says of every page: python -m bench.lighthouse [route ...].

Scores of 100 on a simulated phone with a slow line, from this machine's own server, gzipped as a
host would. A route is what follows the address, such as `#/settings`; without one, all there are.
"""

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory

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
)


def scores(address: str) -> dict[str, float]:
    """Each category's score of one page. Raises subprocess.CalledProcessError."""
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [
            f"{NODE_MODULES}/.bin/lighthouse",
            address,
            "--quiet",
            "--output=json",
            f"--output-path={report}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={' '.join(('--headless=new', *CHROMIUM_FLAGS))}",
        ]
        browser = program("chromium")
        own = {"CHROME_PATH": browser} if browser else {}
        subprocess.run(command, check=True, env={**os.environ, **own})
        found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {name: 100 * found[name]["score"] for name in CATEGORIES}


def main() -> None:
    """Print a line for each page, and the lowest scores."""
    site = server(DIST, handler=CompressedHandler)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    print(f"{'':20}", *(f"{name:>16}" for name in CATEGORIES))
    lowest = dict.fromkeys(CATEGORIES, 100.0)
    for route in sys.argv[1:] or ROUTES:
        found = scores(f"http://127.0.0.1:{site.server_port}/{route}")
        lowest = {name: min(lowest[name], found[name]) for name in CATEGORIES}
        print(f"{route:20}", *(f"{found[name]:16.0f}" for name in CATEGORIES), flush=True)
    print(f"{'lowest':20}", *(f"{lowest[name]:16.0f}" for name in CATEGORIES))
    site.shutdown()


if __name__ == "__main__":
    main()
