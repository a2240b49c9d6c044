"""Every step of every game on every screen, in every language: python -m e2e.layout.

`test_layout.py` looks at a part of it. The pages are made natively (see `steps.py`) and put into
one bare page; `layout.js` looks at them there.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from playwright.sync_api import Browser, JSHandle, Page, Playwright, sync_playwright

from e2e.bare import bare
from e2e.elsewhere import elsewhere
from e2e.steps import Step, lately, moments, steps
from engine.games import NAMES, load
from tools.browsers import LETTERS, launch
from tools.paths import ROOT
from web.words import LANGUAGES

SIZES = [
    (320, 568), (360, 640), (375, 667), (390, 664), (390, 844), (430, 932), (568, 320), (667, 375),
    (844, 390), (820, 1180), (1366, 768), (2560, 1440),
]  # fmt: skip
LARGE = 2 * LETTERS
"""The size of letters, in pixels, of who has told the browser to double them."""

PROMPT_LINES = 3
"""No prompt is longer on a phone that is no smaller than this."""
SMALL = (375, 667)
SMALLEST = {(320, 568), (568, 320)}

ON_ONE_SCREEN = {
    "bullfrogs": {"play", "act", "hop", "slide", "score", "end"},
    "trio": {"place", "move", "end"},
    "violet": {"draft", "lead", "follow", "pick"},
}
"""In which steps board, hand and panel are seen at once, on every screen but the smallest."""

AT_ONCE = 20
"""So many pages are sent to the browser together."""

DEALS = {"violet": 2}
"""Where one game does not hold every decision, how many do."""


class Look(NamedTuple):
    """One step on one screen."""

    size: tuple[int, int]
    large: bool
    """Whether letters are twice as large."""
    language: str
    step: Step

    @property
    def is_phone(self) -> bool:
        """Whether it is one that is held upright, and not of the smallest."""
        width, height = self.size
        return SMALL[0] <= width < height

    @property
    def asked(self) -> dict[str, object]:
        """What `layout.js` is told of it."""
        game, _, stage = self.step.kind.split(",")[0].split(" ")
        fits = stage in ON_ONE_SCREEN.get(game, ()) and self.size not in SMALLEST
        told = "," in self.step.kind
        return {
            "language": self.language,
            "fits": fits and not self.large and not told,
            "lines": PROMPT_LINES if self.is_phone and not self.large else 0,
            "whole": not self.large,
        }

    def __str__(self) -> str:
        width, height = self.size
        large = " at 200%" if self.large else ""
        return f"{self.step.kind}, {self.language} {width}x{height}{large}"


class Looker:
    """Two pages with the site's style sheet and nothing that runs: one with letters as most people
    have them, one with large ones."""

    def __init__(self, usual: Browser, large: Browser, rules: str = "") -> None:
        """With further `rules` of style: those of a frame, or what breaks something on purpose."""
        self._browsers = {False: usual, True: large}
        self._rules = rules
        self._pages: dict[bool, tuple[Page, JSHandle]] = {}

    def close(self) -> None:
        """Look no more."""
        for page, _ in self._pages.values():
            page.close()

    def show(self, html: str, size: tuple[int, int]) -> Page:
        """Put this on a screen of that size, from its top."""
        page = self._screen(size, large=False)
        page.locator("#app").evaluate("(app, html) => { app.innerHTML = html }", html)
        page.evaluate("scrollTo(0, 0)")
        return page

    def faults(self, looks: Iterable[Look]) -> dict[str, list[str]]:
        """What is wrong, by what was looked at."""
        found = {}
        ordered = sorted(looks, key=lambda look: look[:2])
        for (size, large), group in groupby(ordered, key=lambda look: look[:2]):
            page = self._screen(size, large)
            same = list(group)
            for start in range(0, len(same), AT_ONCE):
                some = same[start : start + AT_ONCE]
                pages = [(look.step.pages[look.language], look.asked) for look in some]
                answers = page.evaluate(
                    "([faults, pages]) => faults(pages)", [self._pages[large][1], pages]
                )
                found |= {
                    str(look): list(map(str, answer))
                    for look, answer in zip(some, answers, strict=True)
                }
        return {where: faults for where, faults in found.items() if faults}

    def told(self, pages: Sequence[str], size: tuple[int, int], script: str) -> list[Any]:
        """What the script tells of each of these pages, shown on that screen and never painted."""
        page = self._screen(size, large=False)
        each = f"""(pages) => pages.map((html) => {{
            document.getElementById("app").innerHTML = html;
            scrollTo(0, 0);
            return ({script})();
        }})"""
        starts = range(0, len(pages), AT_ONCE)
        return [one for at in starts for one in page.evaluate(each, pages[at : at + AT_ONCE])]

    def _screen(self, size: tuple[int, int], large: bool) -> Page:
        if large not in self._pages:
            page = self._browsers[large].new_page()
            page.emulate_media(reduced_motion="reduce")
            faults = bare(page).evaluate_handle(_SCRIPT)
            if self._rules:
                page.add_style_tag(content=self._rules)
            self._pages[large] = page, faults
        (page, _), (width, height) = self._pages[large], size
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height",
            arg=[width, height],
        )
        return page


@contextmanager
def looking(playwright: Playwright, usual: Browser) -> Iterator[Looker]:
    """A looker, with a browser of its own for large letters."""
    with launch(playwright, "chromium", LARGE) as large:
        looker = Looker(usual, large)
        yield looker
        looker.close()


_SCRIPT = (ROOT / "e2e/layout.js").read_text(encoding="utf-8")


@cache
def all_steps(name: str, in_turn: bool = False) -> list[Step]:
    """The steps of a game with each number of players, each kind once: as it was last (see `steps`
    for `in_turn`)."""
    found: dict[str, Step] = {}
    for seats in load(name).seats:
        for deal in range(DEALS.get(name, 1)):
            met = lately(moments(name, seats, deal))
            found |= {step.kind: step for step in steps(name, seats, met, in_turn)}
    return list(found.values())


def everything(found: Sequence[Step]) -> Iterator[Look]:
    """All of it."""
    for step in found:
        for size in SIZES:
            for language in LANGUAGES:
                for large in (False, True):
                    yield Look(size, large, language, step)


def look_at_all(looker: Looker, names: Sequence[str]) -> bool:
    """Print every fault; whether there is none."""
    fine = True
    for name in names:
        looks = list(everything(elsewhere(all_steps, name)))
        faults = looker.faults(looks)
        fine = fine and not faults
        for where, those in faults.items():
            print(where, *those, sep="\n    ")
        print(f"{name}: {len(looks)} looks, {len(faults)} with faults", flush=True)
    return fine


def main() -> None:
    """Look at all games, or at those that are named."""
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        with looking(playwright, browser) as looker:
            fine = look_at_all(looker, sys.argv[1:] or NAMES)
        browser.close()
    sys.exit(not fine)


if __name__ == "__main__":
    main()
