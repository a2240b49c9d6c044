"""Which modules of the standard library the site needs: python -m e2e.library (make library).

A browser plays a whole evening with every module there is, and what it imported is written to
tools/library.txt, from which the build makes the library that it publishes.
"""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright

from e2e.site import ORIGIN, answer, serve
from tools.archive import MODULES, whole_library
from tools.browsers import launch

EVENING = Path(__file__).with_name("evening.py")
MINUTES = 5 * 60_000  # milliseconds a slow machine may take to play every game
PLAY = """
    const { whenDefined } = await import(document.getElementById("pyscript").href);
    const { xworker } = await whenDefined("py");
    await xworker.ready;
    window.evening = await xworker.sync.evening();
"""


def play(page: Page, whole: bool) -> dict[str, Any]:
    """Play the evening of e2e/evening.py on a page of the site; what it answers.

    `whole`: with every module there is, instead of those that the site publishes.
    """

    def host(route: Route) -> None:
        status, fields, body = answer(route.request.url.removeprefix(ORIGIN))
        body += b"\n\n" + EVENING.read_bytes()
        route.fulfill(status=status, headers=fields, body=body)

    def library(route: Route) -> None:
        route.fulfill(headers={"Content-Type": "application/zip"}, body=whole_library())

    page.context.route("**/host-*.py", host)
    if whole:
        page.context.route("**/python_stdlib.zip", library)
    page.goto(f"{ORIGIN}/")
    page.evaluate(f"async () => {{ {PLAY} }}")
    played: dict[str, Any] = json.loads(page.evaluate("window.evening"))
    return played


def main() -> None:
    """Write tools/library.txt."""
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        page = browser.new_page(service_workers="block")
        page.set_default_timeout(MINUTES)
        serve(page.context)
        played = play(page, whole=True)
        browser.close()
    if played["errors"]:
        raise SystemExit("\n".join(played["errors"]))
    MODULES.write_text("\n".join(played["imported"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
