"""While somebody thinks, nothing happens: no timer, no frame, no message, nothing that moves."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from e2e.playing import open_at
from engine.games import NAMES

LONGEST = 5000
"""Milliseconds after which what has moved for a cause has come to rest."""
WHILE = 1000
"""Milliseconds of nothing that are looked at: any pulse has passed more than once in them."""

COUNT = """() => {
    const here = globalThis;
    here.woken = [];
    const told = (owner, name, what = name) => {
        const act = owner[name];
        owner[name] = function (...given) {
            here.woken.push(what);
            return act.apply(this, given);
        };
    };
    const timers = ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"];
    for (const name of timers)
        if (here[name]) told(here, name);
    told(MessagePort.prototype, "postMessage");
    if (here.Worker) told(Worker.prototype, "postMessage", "message to a worker");
    else told(here, "postMessage", "message of a worker");
}"""
MOVING = """() => document.getAnimations().map((one) => ({
    name: one.animationName ?? one.transitionProperty ?? one.id,
    ends: one.effect.getComputedTiming().endTime,
}))"""
"""What moves, and the milliseconds after which it ends."""

FRAMES = """new Promise((done) => {
    const drawn = (left) => left ? requestAnimationFrame(() => drawn(left - 1)) : setTimeout(done);
    drawn(20);
})"""
"""More frames than the ring around the cursor takes to rest."""


def woken(page: Page) -> list[str]:
    """What has been set going since the last time, on the page and in its workers."""
    ask = "() => globalThis.woken.splice(0)"
    return [what for place in (page, *page.workers) for what in place.evaluate(ask)]


def drawn(page: Page) -> list[float]:
    """How often styles and places have been found anew, and frames been drawn from them."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    counted = ("LayoutCount", "RecalcStyleCount")
    return [metric["value"] for metric in metrics if metric["name"] in counted]


def rest(page: Page) -> None:
    """Let all end that moves; it must end by itself, and soon."""
    for one in page.evaluate(MOVING):
        assert one["ends"] is not None, f"{one['name']} never ends"
        assert one["ends"] <= LONGEST, one
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    page.evaluate(FRAMES)


def stirs(page: Page) -> list[str]:
    """What happens while nothing happens."""
    rest(page)
    woken(page)
    before = drawn(page)
    page.wait_for_timeout(WHILE)
    found = woken(page)
    if drawn(page) != before:
        found.append("styles")
    return found + [f"{one['name']} moves" for one in page.evaluate(MOVING)]


@pytest.mark.once
def test_while_somebody_thinks_nothing_happens(
    new_page: Opener, pytestconfig: pytest.Config
) -> None:
    page = open_at(new_page("phone", reduced_motion="no-preference"))
    for place in (page, *page.workers):
        place.evaluate(COUNT)
    for game in NAMES if pytestconfig.getoption("whole") else NAMES[:2]:
        page.evaluate("location.hash = '#/'")
        page.locator(f"[data-do='quick {game}']").click()
        expect(page.locator(f"main[data-game={game}]")).to_be_visible()
        expect(page.locator("#hint")).to_be_enabled()  # the person's turn
        assert stirs(page) == [], game
    page.keyboard.press("t")
    expect(page.locator("#ring")).to_be_visible()
    assert stirs(page) == [], "the ring of the cursor"
    # what is set going is found: a timer that comes again and again, and what moves for long
    page.evaluate("setInterval(() => setTimeout(() => 0), 100)")
    assert "setTimeout" in stirs(page)
    page.evaluate("document.body.animate({ opacity: [1, 1] }, { duration: 9000, id: 'long' })")
    with pytest.raises(AssertionError, match="'long'"):
        stirs(page)
