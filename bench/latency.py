"""How soon a tap is answered on the built site: python -m bench.latency [game ...].

One person plays a whole game in Chromium against bots that move at random, of every game and with
every number at the table. A tap's time runs from the click to the end of the first frame in which
the page is another one, or something is said. "slowed" is the same at a quarter of the speed (Linux
only); in "thinking" the button of the pace is tapped while a master thinks. "bare" is a page on
which a click changes one letter: what a frame takes here. "work" is one on which a click writes
2,000 words anew: how quick the processor is. The others are told as shares of both.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.boot import slowed
from e2e.keyboard import play
from e2e.playing import QUICK, ahead, bring, preferring, saved
from e2e.site import ORIGIN
from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match
from engine.games import NAMES, load
from engine.search.levels import levels
from tools.browsers import launch

TIMES = 40
"""Taps of a page that is not played on."""
PATIENCE = 120_000
"""Milliseconds that a slowed page may take for anything."""
SCREEN = {"width": 390, "height": 844}
PLAIN = """<!doctype html><div id="app"><button data-do="bare">a</button>
<button data-do="work">words</button><p></p></div><p id="announcer"></p><script>
const [letter, work] = document.querySelectorAll("button");
letter.onclick = () => (letter.textContent = letter.textContent === "a" ? "b" : "a");
let count = 0;
work.onclick = () => {
    count += 1;
    const words = Array.from({ length: 2000 }, (_, at) => `<i>${at * count}</i>`);
    document.querySelector("p").innerHTML = words.join(" ");
};
</script>"""
YARDSTICKS = ("bare", "work")
# the milliseconds of a tap on what has these words for the app
TAP = """(what) => new Promise((resolve, reject) => {
    const all = [...document.querySelectorAll(`[data-do="${what}"]`)];
    const found = all.find((one) => !one.disabled && one.getClientRects().length) ?? all[0];
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    for (const id of ["app", "announcer"])
        watch.observe(document.getElementById(id),
            { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => reject(new Error(`${what} is not answered`)), 60_000);
    const begun = performance.now();
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
})"""


def players(seats: int, bot: str, first: str = HUMAN) -> str:
    """Who sits there: bots of that kind, but on the first seat."""
    names = ("Owl", "Bat", "Fox")[: seats - 1]
    return " ".join([f"{first}:Ana", *(f"{bot}:{name}" for name in names)])


def whole_game(page: Page, game: str, seats: int) -> list[float]:
    """The milliseconds of each tap of a game."""
    times: list[float] = []

    def decide(page: Page, match: Match, picked: Sequence[str], move: Any) -> None:
        times.extend(page.evaluate(TAP, f"tap {what}") for what in ahead(match, picked, move))
        if page.locator("#confirm").count():
            times.append(page.evaluate(TAP, "confirm"))

    play(
        bring(page, f"serao/1 {game} deal=latency {players(seats, 'random')}"),
        lambda match: Random(str(match)).choice(list(match.state.moves())),
        decide,
    )
    return times


def meanwhile(page: Page, game: str, seats: int) -> list[float]:
    """The milliseconds of taps on a button while bots think that take the longest."""
    master = list(levels(game))[-1]
    bring(page, f"serao/1 {game} deal=latency {players(seats, master, master)}")
    times: list[float] = []
    while len(times) < TIMES and saved(page).state.to_act != NOBODY:
        if saved(page).state.to_act >= 0:
            times.append(page.evaluate(TAP, "pace"))
        page.wait_for_timeout(50)
    return times


def plain(page: Page, yardstick: str) -> list[float]:
    """The milliseconds of taps on a page that is none of ours."""
    page.set_content(PLAIN)
    return [page.evaluate(TAP, yardstick) for _ in range(TIMES)]


def tables(games: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Every number of seats of each game."""
    for game in games:
        for seats in load(game).seats:
            yield game, seats


def measured(
    browser: Browser, taps: Callable[[Page], list[float]], slow: AbstractContextManager[None]
) -> list[float]:
    """What `taps` measures on a page of somebody who was never here."""
    context = browser.new_context(viewport=SCREEN, service_workers="block", base_url=ORIGIN)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(preferring(QUICK))
    with slow:
        found = taps(context.new_page())
    context.close()
    return found


def main() -> None:
    """Measure, and print a line for each game and number of seats."""
    games = sys.argv[1:] or NAMES
    ways = {"": nullcontext, "slowed": slowed} if sys.platform == "linux" else {"": nullcontext}
    print("milliseconds           taps  median    95 %  longest   median, of bare and of work")
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium", measured=True)
        rods = {
            (each, way): measured(browser, partial(plain, yardstick=each), slow())
            for each in YARDSTICKS
            for way, slow in ways.items()
        }

        def tell(name: str, way: str, times: Sequence[float]) -> None:
            most = quantiles(times, n=20, method="inclusive")[-1]
            shares = (median(times) / median(rods[each, way]) for each in YARDSTICKS)
            print(
                f"{name:22}{len(times):5}{median(times):8.0f}{most:8.0f}{max(times):9.0f}"
                f"{''.join(f'{share:10.1f}' for share in shares)}  {way}",
                flush=True,
            )

        for (name, way), times in rods.items():
            tell(name, way, times)
        for game, seats in tables(games):
            for way, slow in ways.items():
                found = measured(
                    browser, lambda page, g=game, s=seats: whole_game(page, g, s), slow()
                )
                tell(f"{game} {seats}", way, found)
        for game in games:
            seats = next(count for count in load(game).seats if count > 1)
            found = measured(
                browser, lambda page, g=game, s=seats: meanwhile(page, g, s), nullcontext()
            )
            tell(f"{game}, thinking", "", found)
        browser.close()


if __name__ == "__main__":
    main()
