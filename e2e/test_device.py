"""What is kept here is taken along and brought in elsewhere, by a real file."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import SCREENS
from e2e.native import KEEP, origin
from e2e.playing import ENGLISH, PLAIN

KEPT = {
    "serao.match.k1": "serao/1 trio first=1 deal=fog human:Ana greedy:Moth",
    "serao.match.k2": "serao/1 violet deal=fog human:Ana human:Zoë",
    "serao.lessons": '{"trio.first": {"at": 3, "done": true}}',
}


def device(browser: Browser, engine: str, kept: dict[str, str]) -> Page:
    """The page about a device that keeps these texts."""
    if engine != "chromium":
        pytest.skip("downloads cannot be watched in a Firefox that is not Playwright's own")
    width, height = SCREENS["phone"]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(origin())
    page.evaluate(KEEP, kept)
    page.goto(f"{origin()}/#/device")
    page.reload()
    return page


def test_everything_goes_from_one_device_to_another(
    browser: Browser, engine: str, tmp_path: Path
) -> None:
    page = device(browser, engine, KEPT)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=ENGLISH("device.take")).click()
    assert waiting.value.suggested_filename == "serao.json"
    waiting.value.save_as(tmp_path / "serao.json")
    page.close()
    page = device(browser, engine, {"serao.match.k1": KEPT["serao.match.k2"]})
    page.locator("#file").set_input_files(tmp_path / "serao.json")
    expect(page.locator("#device-brought")).to_be_focused()
    expect(page.locator("#device-brought")).to_contain_text(ENGLISH.many("device.holds.new", 1))
    page.get_by_role("button", name=ENGLISH("device.bring")).click()
    expect(page.locator("#device-told")).to_be_focused()
    page.get_by_role("link", name=ENGLISH("app.games.title")).last.click()
    expect(page.locator(".save")).to_have_count(2)
    assert page.evaluate("localStorage['serao.lessons']") == KEPT["serao.lessons"]
    assert page.evaluate(f"{PLAIN}(localStorage['serao.match.k1'])") == KEPT["serao.match.k2"]
    page.close()
