"""Which modules of the standard library the site needs: python -m e2e.library (make library).

A browser plays a whole evening with every module there is, and what it imported is written to
tools/library.txt, from which the build makes the library that it publishes.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from e2e.site import ORIGIN
from tools.archive import MODULES
from tools.browsers import launch

EVENING = Path(__file__).with_name("evening.py")
MINUTES = 5 * 60_000  # milliseconds a slow machine may take to play every game
PLAY = """
    await document.getElementById("python").xworker.ready;
    window.evening = await document.getElementById("python").xworker.sync.evening();
"""


def play(page: Page) -> dict[str, Any]:
    """Play the evening of e2e/evening.py on a page of the site; what it answers.

    Its Python has no memory: there is every module, and all of them are still to be imported.
    """

    def host(route: Route) -> None:
        published = route.fetch()
        route.fulfill(response=published, body=published.body() + b"\n\n" + EVENING.read_bytes())

    page.context.route("**/host-*.py", host)
    page.context.route("**/memory-*.wasm", lambda route: route.fulfill(status=404))
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
