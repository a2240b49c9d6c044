"""How soon the site answers, beside bare Pyodide: python -m bench.boot [rounds].

Both pages are served by the same server from this machine, compressed alike, in turns. The first
visit is that of a new browser profile; from the second on the site is kept in the browser. "slowed"
is a first visit with every page and worker at a quarter of its speed (Linux only). Bare is the
smallest page that runs Python as published: `loadPyodide()` and one line. Ours is done when the
table of a new game of Bullfrogs is drawn and a legal move can be clicked.
"""

import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from os import getpid
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools.browsers import CHROMIUM_FLAGS, program
from tools.paths import DIST
from tools.pyodide import PUBLISHED
from tools.serve import CompressedHandler, server

ROUNDS = 7
BARE = {
    "index.html": """<!doctype html><title>bare</title><p id="answer"></p>
<script type="module" src="bare.js"></script>""",
    "bare.js": """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.getElementById("answer").innerHTML =
    python.runPython("'<b data-do=\\"tap card\\">ready</b>'");""",
}
SAVE = "serao/1 bullfrogs colours=GB first=1 deal=bench human:Guest greedy:Moth"
TABLE = "#/table/bench"
VISITS = ("first", "second", "third")
PAINTED = "performance.getEntriesByName('first-contentful-paint').length"
STAY = 2500
"""Milliseconds."""
# Milliseconds from navigation: until the first frame with a move to click, and the first paint;
# the longest task of the main thread, and how far anything moved that nobody touched.
WATCH = f"""
    if (location.protocol === "http:") localStorage["serao.match.bench"] = "{SAVE}";
    window.seen = {{ tasks: [0], shifted: 0, moved: 0 }};
    const observe = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act))
        .observe({{ type, buffered: true }});
    observe("longtask", (task) => seen.tasks.push(task.duration));
    observe("layout-shift", (shift) => {{ seen.shifted += shift.value }});
    observe("paint", (paint) => {{ seen[paint.name] = paint.startTime }});
    const look = () => {{
        const done = document.body && document.querySelector('[data-do^="tap card"]') &&
            document.documentElement.dataset.waiting === undefined;
        const painted = () => {{ seen.moved = performance.now() }};
        if (done) requestAnimationFrame(() => setTimeout(painted));
        else setTimeout(look, 4);
    }};
    look();
"""
FIGURES = {
    "move": "seen.moved",
    "paint": "seen['first-contentful-paint']",
    "task": "Math.max(...seen.tasks)",
    "shift": "seen.shifted",
}

Times = dict[tuple[str, str, str], list[float]]


@contextmanager
def newcomer(playwright: Playwright, slow: bool = False) -> Iterator[BrowserContext]:
    """A browser that has never been here and keeps what it gets, if need be with slowed pages."""
    with tempfile.TemporaryDirectory() as profile, slowed() if slow else nullcontext():
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=program("chromium"), args=CHROMIUM_FLAGS
        )
        context.add_init_script(WATCH)
        yield context
        context.close()


@contextmanager
def slowed() -> Iterator[None]:
    """Every page of this process's browsers at a quarter of its speed."""
    slower = subprocess.Popen([sys.executable, "-m", "bench.throttle", str(getpid())])
    try:
        yield
    finally:
        slower.terminate()
        slower.wait()


def visit(context: BrowserContext, address: str, until: str) -> dict[str, float]:
    """The `FIGURES` of one visit; it lasts long enough for the browser to keep the site."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(f"() => {until}", timeout=120_000)
    page.wait_for_timeout(STAY)
    found = {name: float(page.evaluate(what)) for name, what in FIGURES.items()}
    page.close()
    return found


def measure(playwright: Playwright, sites: Mapping[str, str], times: Times) -> None:
    """One turn: every kind of visit to each site, one after the other."""
    slow_too = sys.platform == "linux"
    for name, address in sites.items():
        with newcomer(playwright) as context:
            for state in VISITS:
                keep(times, name, state, visit(context, address + TABLE, "seen.moved"))
    for name, address in sites.items():
        for slow in [False, True] if slow_too else [False]:
            state = "slowed" if slow else "first"
            if name == "Serão":
                with newcomer(playwright, slow) as context:
                    keep(times, "home", state, visit(context, address, PAINTED))
            if slow:
                with newcomer(playwright, slow) as context:
                    keep(times, name, state, visit(context, address + TABLE, "seen.moved"))


def keep(times: Times, name: str, state: str, figures: Mapping[str, float]) -> None:
    """Put a visit's figures with those of its kind."""
    for figure, value in figures.items():
        times.setdefault((name, state, figure), []).append(value)


def bare_site(folder: Path) -> None:
    """The published files and a page that does nothing else."""
    for file in PUBLISHED:
        shutil.copy(file, folder)
    for name, text in BARE.items():
        (folder / name).write_text(text, encoding="utf-8")


def report(times: Times, rounds: int) -> None:
    """Print medians, and what share of bare Pyodide's time ours takes."""

    def median(name: str, state: str, figure: str) -> float:
        return statistics.median(times[name, state, figure])

    print(f"Chromium, medians of {rounds} turns; milliseconds until a first move can be made")
    print("task: the longest of the main thread; shift: how far things moved by themselves")
    print(f"{'visit':8}{'Serão':>8}{'bare':>8}{'ratio':>8}{'task':>8}{'of bare':>9}{'shift':>8}")
    for state in (*VISITS, "slowed"):
        if ("bare", state, "move") not in times:
            print(f"{state:8}not measured on this system")
            continue
        ours, bare = median("Serão", state, "move"), median("bare", state, "move")
        tasks = f"{median('Serão', state, 'task'):8.0f}{median('bare', state, 'task'):9.0f}"
        shift = median("Serão", state, "shift")
        print(f"{state:8}{ours:8.0f}{bare:8.0f}{ours / bare:8.2f}{tasks}{shift:8.3f}")
    for state in ("first", "slowed"):
        if ("home", state, "paint") in times:
            print(f"home page painted, {state}: {median('home', state, 'paint'):.0f}")


def main() -> None:
    """Measure in turns, then print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    times: Times = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare_site(Path(folder))
        servers = [server(Path(place), handler=CompressedHandler) for place in (DIST, folder)]
        for site in servers:
            threading.Thread(target=site.serve_forever, daemon=True).start()
        ours, bare = (f"http://{site.server_address[0]}:{site.server_port}/" for site in servers)
        measure(playwright, {"Serão": ours, "bare": bare}, {})  # fills the server's memory
        for _ in range(rounds):
            measure(playwright, {"Serão": ours, "bare": bare}, times)
        for site in servers:
            site.shutdown()
    report(times, rounds)


if __name__ == "__main__":
    main()
