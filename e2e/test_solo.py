"""A game of Bullfrogs against Isaac in a real browser: its first taps and its last."""

import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from e2e.conftest import Opener
from e2e.playing import ENGLISH, bring, open_at, reloaded, saved, shortly_before_the_end

FIRST = 12  # taps
LAST = 24  # moves
TAPS = 100  # more than these moves take
ALONE = "serao/1 bullfrogs deal=fog human:Ana"

SPOT = """(node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 8];
}"""
"""The point of a card where no piece stands."""

NEXT = f"""() => {{
    const one = (selector) => document.querySelector(selector);
    const spot = {SPOT};
    if (one("#result")) return "over";
    if (one("#hurry")) return "#hurry";
    for (const target of document.querySelectorAll("#pond-targets > g")) {{
        const cell = target.id.slice("target-".length);
        const selector = `#pond-picture [data-do="tap cell ${{cell}}"]`;
        const place = one(selector);
        if (document.elementFromPoint(...spot(place))?.closest("[data-do]") === place)
            return selector;
    }}
    if (one("#offer-0")) return "#offer-0";
    const held = "#tray button[aria-pressed=false]";
    return one(held) ? held : "#pond-picture .bf-card.is-offered";
}}"""
"""What somebody taps who takes the first thing that is offered and in sight."""


def sit_down(page: Page, pace: str) -> None:
    """Against Isaac, from the home page."""
    open_at(page, "#/settings")
    page.locator(f".pill:has(#pace-{pace})").click()
    expect(page.locator(f"#pace-{pace}")).to_be_checked()
    page.locator(".brand").click()
    page.get_by_role("button", name=ENGLISH("app.home.alone", names="Isaac")).click()
    expect(page.locator("#isaac")).to_have_count(1)


def tap(page: Page, selector: str) -> None:
    """One tap, where no piece stands, and wait for what comes of it."""
    before = page.locator("#main").inner_html()
    try:
        x, y = page.locator(selector).first.evaluate(SPOT, timeout=1000)
        page.mouse.click(x, y)
        page.wait_for_function(
            "(before) => document.getElementById('main').innerHTML !== before",
            arg=before,
            timeout=5000,
        )
    except Late:
        return  # a forced move came first: look again


@pytest.mark.once
@pytest.mark.whole
def test_a_game_begins_and_ends_on_a_phone(awake: Opener) -> None:
    """What lies between is played without a browser, in tests/web/test_alone.py."""
    page = awake("phone", reduced_motion="no-preference")
    sit_down(page, "quick")
    for _ in range(FIRST):
        tap(page, page.evaluate(NEXT))
    begun = saved(page)
    assert [move for move in begun.log if str(move).startswith("play ")]
    bring(page, shortly_before_the_end(ALONE, LAST))
    for _ in range(TAPS):
        selector = page.evaluate(NEXT)
        if selector == "over":
            break
        tap(page, selector)
    expect(page.locator(".bf-ranks [aria-current]")).to_have_count(1)
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^-?\d+ points?: \w+"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("link", name=ENGLISH("app.results.title")).click()
    expect(page.locator(".best")).to_have_count(1)
    page.get_by_role("button", name=ENGLISH("app.table.same-deal")).click()
    expect(page.locator("#isaac")).to_have_count(1)


@pytest.mark.once
def test_a_reload_in_the_middle_of_isaacs_turn(awake: Opener) -> None:
    page = awake("phone")
    sit_down(page, "step")
    for _ in range(2):
        tap(page, "#next")
    expect(page.locator(".bf-die")).to_have_count(2)
    story = page.locator("#story li li").all_inner_texts()
    dice = page.locator(".bf-dice").get_attribute("aria-label")
    reloaded(page)
    expect(page.locator("#story li li")).to_have_text(story)
    assert page.locator(".bf-dice").get_attribute("aria-label") == dice
    page.locator("#next, #offer-0, #pond-targets > g").first.wait_for(state="attached")
    if page.locator("#hurry").count():
        page.locator("#hurry").click()
    expect(page.locator("#hurry")).to_have_count(0)


@pytest.mark.once
def test_a_hint_is_given_and_left_to_the_player(awake: Opener) -> None:
    page = awake()
    sit_down(page, "quick")
    page.locator("#hurry").click()
    expect(page.locator("#hint")).to_be_enabled()
    page.locator("#hint").click()
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^Hint: "))
