"""What the site needs of the standard library and of Pyodide: python -m e2e.library (make library).

A browser plays a whole evening with every module there is, and what it imported is written to
tools/library.txt, from which the build makes the library that it publishes. It plays others on
the site as it is, and which of Pyodide's functions were called is written to tools/called.txt: the
build puts the others into a file of their own.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, Route, expect, sync_playwright

from e2e.playing import bring, move, settled
from e2e.site import ORIGIN
from engine.games import NAMES, load
from tools.archive import MODULES
from tools.browsers import launch
from tools.pyodide import CODE, marked, write_called

EVENING = Path(__file__).with_name("evening.py")
MINUTES = 5 * 60_000  # milliseconds a slow machine may take to play every game
PLAY = """
    await document.getElementById("python").xworker.ready;
    window.evening = await document.getElementById("python").xworker.sync.evening();
"""


MARKS = b"""
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = async (...how) => {
        const made = await instantiateStreaming(...how);
        const { exports } = made.instance;
        const marks = Object.keys(exports).filter((name) => name.startsWith("called "));
        const number = (name) => Number(name.split(" ")[1]);
        self.called = () => marks.filter((name) => exports[name].value).map(number);
        return made;
    };
"""


def extend(page: Page, name: str, more: bytes) -> None:
    """Let a script of the site end with some lines more."""

    def extended(route: Route) -> None:
        published = route.fetch()
        route.fulfill(response=published, body=published.body() + more)

    page.context.route(f"**/{name}", extended)


def mark(page: Page) -> None:
    """Let Python run on a Pyodide that notes which of its functions are called."""

    code = marked()
    extend(page, "interpreter-*.mjs", MARKS)
    page.context.route(
        f"**/pyodide-*/{CODE.name}",
        lambda route: route.fulfill(body=code, content_type="application/wasm"),
    )


def forget(page: Page) -> None:
    """Let Python begin without a memory: every module is there, and is still to be imported."""
    page.context.route("**/memory-*.wasm", lambda route: route.fulfill(status=404))


def play(page: Page) -> dict[str, Any]:
    """Play the evening of e2e/evening.py on a page of the site; what it answers."""
    extend(page, "host-*.py", b"\n\n" + EVENING.read_bytes())
    page.goto(f"{ORIGIN}/")
    page.wait_for_function("() => document.getElementById('python').xworker")
    page.evaluate(f"async () => {{ {PLAY} }}")
    played: dict[str, Any] = json.loads(page.evaluate("window.evening"))
    return played


def noted(page: Page) -> set[int]:
    """Which functions the workers of a marked page have called so far."""
    called = (worker.evaluate("self.called?.() ?? []") for worker in page.workers)
    return {number for numbers in called for number in numbers}


HOUSE = ("games", "settings", "puzzles", "statistics", "days", "teach", "far", "python", "about")
"""Pages that are of no game."""


def tap(page: Page, name: str) -> set[int]:
    """Play a little of a game by taps against masters, and look at what follows a game; which
    functions were called on this marked page by its app and its bots."""
    seats = max(2, load(name).seats[0])
    bring(page, f"serao/1 {name} deal=evening human:Ana{' master:Bo' * (seats - 1)}")
    settled(page)
    page.locator("#hint").click()
    expect(page.locator(".advised")).to_be_visible()
    for seed in range(6):
        move(page, Random(seed))
    kept, called = page.url.rpartition("/")[2], noted(page)
    page.reload()  # who has been here before calls others
    settled(page)
    of_it = (f"{room}/{kept}" for room in ("replay", "review", "share"))
    of_the_game = (f"{room}/{name}" for room in ("new", "rules", "learn"))
    for route in (*of_it, *of_the_game, *HOUSE):
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        page.wait_for_timeout(1000)
    return called | noted(page)


def main() -> None:
    """Write tools/library.txt and tools/called.txt."""
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")

        def opened(prepare: Callable[[Page], None]) -> Page:
            page = browser.new_page(service_workers="block")
            page.set_default_timeout(MINUTES)
            prepare(page)
            return page

        starting, waking = play(opened(forget)), play(opened(mark))
        tapped = [tap(opened(mark), name) for name in NAMES]
        browser.close()
    if errors := starting["errors"] + waking["errors"]:
        raise SystemExit("\n".join(errors))
    MODULES.write_text("\n".join(starting["imported"]) + "\n", encoding="utf-8")
    write_called({*waking["called"]}.union(*tapped))


if __name__ == "__main__":
    main()
