"""What is heard: nothing before somebody asks for it, then what happens; and it is kept."""

import pytest
from playwright.sync_api import Page, expect

from e2e import native
from e2e.conftest import KEEP, Opener
from e2e.playing import open_at
from tests.web.test_fingers import SABOTAGE

COUNT = """
    globalThis.begun = [];
    globalThis.trembled = [];
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = prototype;
        prototype.start = function (...given) {
            begun.push(given[0]);
            return start.apply(this, given);
        };
    }
    navigator.vibrate = (pattern) => trembled.push(pattern);
"""
"""Each part of a sound that is begun, by its time, and what the device was told to tremble."""
KEPT = {"serao.match.one": SABOTAGE, "serao.preferences": '{"pace": "quick"}'}


def begun(page: Page) -> int:
    """How many parts of sounds have begun since the last time."""
    return len(page.evaluate("() => begun.splice(0)"))


def be_refused(page: Page) -> None:
    """Do what the rules forbid."""
    page.locator("#twin button").first.evaluate("(place) => place.click()")
    expect(page.locator("#prompt.notice")).to_be_visible()


@pytest.mark.once
def test_nothing_is_heard_before_somebody_turns_it_on_at_the_table(new_page: Opener) -> None:
    page = new_page("phone", script=COUNT)
    page.goto(native.origin())
    page.evaluate(KEEP, KEPT)
    page.goto(f"{native.origin()}/#/table/one")
    page.reload()
    be_refused(page)
    assert begun(page) == 0
    page.locator("#help").click()
    page.locator("label:has(#volume-soft)").click()
    page.wait_for_function("() => begun.length")
    expect(page.locator("#volume-soft")).to_be_checked()
    expect(page.locator("#dialog")).to_be_visible()
    assert begun(page) == 2  # the call, as a sample
    page.locator("label:has(#vibrate)").click()
    page.wait_for_function("() => trembled.length")
    page.locator("[data-do=close-help]").click()
    page.wait_for_function("() => !history.state?.over")  # on its way back it cannot be reloaded
    page.reload()
    begun(page)
    page.locator("#help").click()  # a browser lets nothing be heard before it is touched
    expect(page.locator("#volume-soft")).to_be_checked()
    page.locator("[data-do=close-help]").click()
    be_refused(page)
    page.wait_for_function("() => begun.length")
    assert begun(page) == 2
    assert page.evaluate("() => trembled") == [[25, 50, 25]]


@pytest.mark.once
def test_the_site_fetches_what_makes_sounds_only_for_whoever_wants_them(awake: Opener) -> None:
    page, fetched = awake(built=True), list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    open_at(page, "#/settings")
    page.locator("label:has(#theme-dark)").click()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
    assert not any("sound" in url for url in fetched)
    with page.expect_response("**/sound.js"):
        page.locator("label:has(#volume-loud)").click()
