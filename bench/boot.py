"""How soon the site answers, beside bare Pyodide: python -m bench.boot [rounds].

Both pages are served by the same server from this machine, gzipped alike, in turns. "cold" is the
first visit of a new browser profile, "warm" the second. Bare is the smallest page that runs Python
as published: `loadPyodide()` and one line. Ours is done when the app has answered its first
message and the page has drawn it.
"""

import shutil
import statistics
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.browsers import launch
from tools.paths import DIST, NODE_MODULES
from tools.serve import CompressedHandler, server

ROUNDS = 5
PUBLISHED = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
BARE = {
    "index.html": """<!doctype html><title>bare</title><p id="answer"></p>
<script type="module" src="bare.js"></script>""",
    "bare.js": """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.getElementById("answer").textContent = python.runPython("'ready'");
window.finished = true;""",
}
# Milliseconds from navigation until the first frame after `done`, and the longest main-thread task.
WATCH = """
    window.tasks = [0];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: "longtask", buffered: true });
    const look = () => {
        const done = window.finished || (document.body && document.getElementById("app") &&
            document.documentElement.dataset.waiting === undefined);
        const painted = () => { window.painted = performance.now() };
        if (done) requestAnimationFrame(() => setTimeout(painted));
        else setTimeout(look, 4);
    };
    look();
"""

Times = dict[str, list[float]]


def visit(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds to the answer, and the longest task on the way."""
    page.goto(address)
    page.wait_for_function("window.painted", timeout=120_000)
    return float(page.evaluate("painted")), float(page.evaluate("Math.max(...tasks)"))


def measure(browser: Browser, address: str, name: str, times: Times) -> None:
    """A first and a second visit of somebody new."""
    context = browser.new_context()
    context.add_init_script(WATCH)
    for state in ("cold", "warm"):
        page = context.new_page()
        boot, task = visit(page, address)
        times.setdefault(f"{name} {state}", []).append(boot)
        times.setdefault(f"{name} {state} task", []).append(task)
        page.close()
    context.close()


def bare_site(folder: Path) -> None:
    """The published files and a page that does nothing else."""
    for name in PUBLISHED:
        shutil.copy(NODE_MODULES / "pyodide" / name, folder)
    for name, text in BARE.items():
        (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    """Print medians, and what share of bare Pyodide's time ours takes."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    times: Times = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare_site(Path(folder))
        sites = {
            "Serão": server(DIST, handler=CompressedHandler),
            "bare": server(Path(folder), handler=CompressedHandler),
        }
        for site in sites.values():
            threading.Thread(target=site.serve_forever, daemon=True).start()
        browser = launch(playwright, "chromium")
        for turn in range(rounds + 1):
            seen: Times = {}  # the first turn fills the server's memory and is not counted
            for name, site in sites.items():
                address = f"http://{site.server_address[0]}:{site.server_port}/"
                measure(browser, address, name, times if turn else seen)
        browser.close()
        for site in sites.values():
            site.shutdown()
    print(f"boot in Chromium, median milliseconds of {rounds} turns")
    print(f"{'':8}{'Serão':>8}{'bare':>8}{'ratio':>8}{'longest task':>16}{'bare':>8}")
    for state in ("cold", "warm"):
        ours, bare, task, bare_task = (
            statistics.median(times[key])
            for key in (
                f"Serão {state}",
                f"bare {state}",
                f"Serão {state} task",
                f"bare {state} task",
            )
        )
        print(f"{state:8}{ours:8.0f}{bare:8.0f}{ours / bare:8.2f}{task:16.0f}{bare_task:8.0f}")


if __name__ == "__main__":
    main()
