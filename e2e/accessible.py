"""What axe finds wrong for people who do not see, point or tell colours apart.

`python -m e2e.accessible` (`make accessible`) looks at every page and state in every language and
theme, which takes some minutes; the tests look at each once, but for some that are `SPARED`.
"""

import sys
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page, sync_playwright

from e2e import states
from e2e.bare import bare
from tools.browsers import launch
from tools.paths import NODE_MODULES
from web.words import LANGUAGES

AXE = NODE_MODULES / "axe-core/axe.min.js"
OPTIONS = """{
    resultTypes: ["violations"],
    rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
}"""
"""All rules of axe, and besides text at WCAG's strictest contrast, and targets a finger hits."""


class Theme(NamedTuple):
    """How a page is coloured."""

    name: str
    scheme: Literal["light", "dark"] = "light"
    contrast: Literal["auto", "more"] = "auto"
    forced: Literal["active", "none"] = "none"


THEMES = (
    Theme("day"),
    Theme("night", "dark"),
    Theme("strong day", "light", "more"),
    Theme("strong night", "dark", "more"),
    Theme("forced", "dark", "auto", "active"),
)


class Look(NamedTuple):
    """A state of a page as somebody sees it."""

    state: str
    language: str
    theme: Theme


STATES = (*states.NEW, *states.TABLES, *states.STATES)
SPARED = {
    f"{page} {game}"
    for page, games in {
        "first": ("ratland", "violet"),
        "over": ("bullfrogs", "ratland"),
        "sheet": ("bullfrogs", "trio"),
        "replay": ("ratland", "violet"),
    }.items()
    for game in games
}
"""What is drawn as it is for other games around tables that are looked at: by `--whole` only."""


def every() -> Iterator[Look]:
    """All looks there are."""
    return (Look(*look) for look in product(STATES, LANGUAGES, THEMES))


def each() -> Iterator[Look]:
    """Each state once, languages and themes in turn."""
    turns = cycle(product(LANGUAGES, THEMES))  # games come in fours: none always by night
    return (Look(state, *turn) for state, turn in zip(STATES, turns, strict=False))


def prepared(page: Page) -> Page:
    """A page without the app, with axe in it."""
    bare(page).evaluate(AXE.read_text(encoding="utf-8"))
    return page


def faults(page: Page) -> list[str]:
    """Each rule of axe that the page breaks, with the elements that do."""
    found: list[dict[str, Any]] = page.evaluate(
        f"axe.run({OPTIONS}).then(({{ violations }}) => violations)"
    )
    return [
        f"{fault['id']}: {' '.join(str(node['target']) for node in fault['nodes'][:5])}"
        for fault in found
    ]


def looked_at(page: Page, look: Look) -> list[str]:
    """What is wrong with one look, on a page that was prepared."""
    state, language, theme = look
    page.emulate_media(color_scheme=theme.scheme, forced_colors=theme.forced)
    states.put(page, state, language, contrast=theme.contrast)
    return [f"{state}, {language}, {theme.name}: {fault}" for fault in faults(page)]


def main() -> None:
    """Look at all; the exit status says whether something is wrong."""
    wrong, looks = 0, list(every())
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        page = browser.new_page(
            viewport={"width": 390, "height": 844},
            reduced_motion="reduce",
        )
        prepared(page)
        for look in looks:
            for fault in looked_at(page, look):
                wrong += 1
                print(fault, flush=True)
        print(f"{len(looks)} looks, {wrong} faults")
        browser.close()
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
