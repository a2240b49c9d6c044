"""How much the browser finds out anew with a tap, as counts (docs/performance.md)."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Opener
from e2e.playing import LAYING, bring, thing

pytestmark = pytest.mark.once

FEW = 100
"""Elements: of a page of Trio less than a third."""
SAY = """(words) => {
    document.getElementById("prompt").innerHTML = words;
    dispatchEvent(new Event("resize"));
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
GHOSTS = """() => [...document.querySelectorAll(".tr-target")].map((target) =>
    [target.matches(".is-picked"),
        target.querySelector(".tr-ghost").getClientRects().length > 0])"""
"""Of each place, whether it is chosen, and whether what the tile would bring is drawn there."""


def styled(browser: Browser, page: Page, words: str) -> int:
    """Of how many elements the styles are found out anew when the panel has to hold these words."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.evaluate(SAY, words)
    page.evaluate(FRAMES)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    found = [each for each in events if each["name"] == "UpdateLayoutTree"]
    assert found
    return sum(each["args"]["elementCount"] for each in found)


def test_what_a_panel_needs_concerns_no_styles_but_its_own(browser: Browser, awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    assert page.locator("#app *").count() > 3 * FEW
    for words in ("a word", "a long text " * 30, "a word"):
        assert styled(browser, page, words) < FEW


def test_of_the_places_for_a_tile_only_the_chosen_one_shows_what_it_brings(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    thing(page, "tile 1").dispatch_event("click")
    expect(page.locator(".tr-ghost").first).to_be_attached()
    ghosts = page.evaluate(GHOSTS)
    assert len(ghosts) > 2
    assert not any(drawn for _, drawn in ghosts)
    page.locator('.tr-target[data-do^="tap cell"]').first.dispatch_event("click")
    expect(page.locator(".tr-target.is-picked")).to_have_count(1)
    assert all(drawn is picked for picked, drawn in page.evaluate(GHOSTS))
