"""The whole site in one file: opened from a disk, with no network at all."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Trouble
from e2e.playing import ENGLISH
from tools.paths import DIST


@pytest.fixture
def file_page(browser: Browser, tmp_path: Path, trouble: Trouble) -> Iterator[tuple[Page, str]]:
    """A page, and the address of the file where somebody put it on their disk."""
    copy = Path(shutil.copy(DIST / "serao.html", tmp_path / "my games.html"))
    context = browser.new_context(locale="en")
    context.route(re.compile("^https?:"), lambda route: route.abort())
    page = context.new_page()
    trouble.watch(page)
    yield page, copy.as_uri()
    context.close()
    assert trouble.found == []


@pytest.mark.whole_elsewhere
def test_a_game_is_played_from_a_file_and_is_kept(file_page: tuple[Page, str]) -> None:
    page, address = file_page
    page.goto(address)
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    expect(page.locator("#take")).to_be_hidden()
    page.get_by_role("link", name=ENGLISH("app.nav.settings")).click()
    expect(page.locator("#title")).to_have_text(ENGLISH("app.settings.title"))
    page.locator(".pill:has(#theme-dark)").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".brand").click()
    page.get_by_role("button", name=ENGLISH("app.home.quick")).first.click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.locator("#players .player")).to_have_count(2)
    page.reload()
    expect(page.locator("#players .player")).to_have_count(2)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"{address}#/learn/trio/first")
    expect(page.locator("#main .course")).to_be_visible()
    expect(page.locator(".error-box")).to_have_count(0)
