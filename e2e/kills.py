"""Kill a browser in the middle of play, again and again: python -m e2e.kills [times] (make kills).

Chromium plays bots against each other from a profile on the disk. All its processes are killed at
once, at any moment; then it is started anew, and must know what it had shown. Linux only.
"""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from e2e.playing import PLAIN
from engine.core.game import NOBODY
from engine.core.match import read_match
from engine.games import NAMES, load
from tools.browsers import CHROMIUM_FLAGS, program
from tools.paths import DIST
from tools.serve import server

TIMES = 30
MOMENTS = (400, 6000)
"""Milliseconds after the start between which it is killed."""
MATCH = "serao/1 {} deal=soak{} greedy:Ana greedy:Rui"
PATIENCE = 60_000
# Tells every text of the match on the table as soon as its picture is drawn by the app.
WATCH = """
    if (self === top && location.protocol === "http:") {
        localStorage["serao.preferences"] ??= '{"pace": "quick"}';
        let told;
        const look = () => {
            const text = PLAIN(localStorage[`serao.match.${location.hash.split("/")[2]}`]);
            const root = document.documentElement;
            const drawn = root && root.dataset.waiting === undefined;
            const stand = document.querySelector("[data-stand]")?.dataset.stand;
            const there = text && Number.parseInt(stand, 10) >= text.split(" | ").length - 1;
            if (there && drawn && told !== text) shown((told = text));
            if (drawn && (there || !text)) window.drawn = true;
            requestAnimationFrame(look);
        };
        look();
    }
""".replace("PLAIN", PLAIN)


def processes(profile: str) -> set[int]:
    """The process groups of the browser that uses a profile."""
    groups = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if profile in (folder / "cmdline").read_text(errors="replace"):
                groups.add(os.getpgid(int(folder.name)))
    return groups - {os.getpgid(0)}


def kill(profile: str) -> None:
    """End all processes of the browser that uses a profile, at once."""
    for group in processes(profile):
        os.killpg(group, signal.SIGKILL)


@contextmanager
def started(playwright: Playwright, profile: str, **options: Any) -> Iterator[BrowserContext]:
    """Chromium with a profile on the disk, as long as it lives."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=program("chromium"), args=CHROMIUM_FLAGS, **options
    )
    try:
        yield context
    finally:
        with suppress(Error):
            context.close()


class Player:
    """One profile of a browser, and what it has shown."""

    def __init__(self, playwright: Playwright, profile: str, address: str) -> None:
        self.playwright = playwright
        self.profile = profile
        self.address = address
        self.table = ""
        self.games = 0
        self.shown: list[str] = []

    @contextmanager
    def started(self) -> Iterator[Page]:
        """A page of the browser, as long as it lives."""
        with started(self.playwright, self.profile, service_workers="block") as context:
            context.expose_binding("shown", lambda _, text: self.shown.append(text))
            context.add_init_script(WATCH)
            yield context.pages[0]

    def play(self, moment: float) -> str:
        """Go on with the match, for so many milliseconds, until killed; what stood there first.

        That is "" when nothing did. A match that is over or lost makes room for another.
        """
        self.shown.clear()
        first = ""
        with self.started() as page:
            if self.table:
                page.goto(self.table)
                page.wait_for_function("() => window.drawn", timeout=PATIENCE)
                first = next(iter(self.shown), "")
            if not first or read_match(first, load).state.to_act == NOBODY:
                self.shown.clear()
                self.begin(page)
            page.wait_for_timeout(moment)
            kill(self.profile)
            with suppress(Error):
                page.wait_for_timeout(200)  # what it has told before is heard
        return first

    def begin(self, page: Page) -> None:
        """Put another match on the table."""
        game = NAMES[self.games % len(NAMES)]
        self.games += 1
        page.goto(f"{self.address}#/games")
        expect(page.locator("html[data-waiting]")).to_have_count(0, timeout=PATIENCE)
        page.locator("#text").fill(MATCH.format(game, self.games))
        page.locator("form[data-form=bring] button[type=submit]").click()
        page.wait_for_url("**/#/table/*", timeout=PATIENCE)
        self.table = page.url

    def losses(self, times: int, random: Random) -> Iterator[tuple[int, int]]:
        """For each kill: how many pictures of the match were lost, and how many there were."""
        self.play(random.uniform(*MOMENTS))
        for _ in range(times):
            before = list(self.shown)
            restored = self.play(random.uniform(*MOMENTS))
            yield sum(len(text) > len(restored) for text in before), len(before)


@contextmanager
def player(playwright: Playwright) -> Iterator[Player]:
    """A browser that has never been here."""
    site = server(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    try:
        with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            yield Player(playwright, profile, f"http://127.0.0.1:{site.server_port}/")
    finally:
        site.shutdown()
        site.server_close()


def main() -> None:
    """Print each kill; fail when one lost anything."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    found = []
    with sync_playwright() as playwright, player(playwright) as one:
        for lost, shown in one.losses(times, Random(times)):
            found.append(lost)
            print(f"kill {len(found):3}: {lost} of {shown} pictures lost", flush=True)
    print(f"{sum(found)} lost in {times} kills; at most {max(found)} at once")
    sys.exit(any(found))


if __name__ == "__main__":
    main()
