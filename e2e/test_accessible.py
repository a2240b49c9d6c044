"""What axe finds wrong for people who do not see, point or tell colours apart: nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.accessible import AXE, SPARED, STATES, THEMES, Look, each, faults, looked_at, prepared
from e2e.conftest import SCREENS, Opener
from e2e.playing import open_at


@pytest.fixture
def without_app(browser: Browser) -> Page:
    """A phone's page without the app, with axe in it."""
    width, height = SCREENS["phone"]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    return prepared(page)


@pytest.mark.once
def test_every_page_in_every_state_can_be_used_by_everybody(without_app: Page, whole: bool) -> None:
    looks = list(each())
    assert [look.state for look in looks] == list(STATES)
    assert {*STATES} > SPARED
    looks = [look for look in looks if whole or look.state not in SPARED]
    found = [fault for look in looks for fault in looked_at(without_app, look)]
    without_app.close()
    assert found == []


@pytest.mark.once
def test_the_site_itself_can_be_used_by_everybody(new_page: Opener) -> None:
    page = open_at(new_page("phone"))
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert faults(page) == []
    page.locator("[data-do='quick trio']").click()
    expect(page.locator("main[data-game=trio]")).to_be_visible()
    assert faults(page) == []


@pytest.mark.once
def test_axe_finds_what_is_wrong(without_app: Page) -> None:
    look = Look("table trio", "en", THEMES[0])
    assert looked_at(without_app, look) == []
    faint = "(style) => document.getElementById('prompt').style = style"
    for style, rule in (
        ("color: #777", "color-contrast"),
        ("color: #666", "color-contrast-enhanced"),
    ):
        without_app.evaluate(faint, f"{style}; background: #fff")
        assert [fault.partition(":")[0] for fault in faults(without_app)] == [rule]
    without_app.evaluate("document.body.append(document.createElement('button'))")
    found = looked_at(without_app, look)
    without_app.close()
    assert found == ["table trio, en, day: button-name: ['body > button']"]
