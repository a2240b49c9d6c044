"""The way from a link to a page that answers."""

from playwright.sync_api import Page, expect

from e2e.conftest import Opener, Trouble
from e2e.site import ORIGIN


def booted(page: Page, address: str = "/") -> Page:
    """Open the site and wait until the app has answered."""
    page.goto(f"{ORIGIN}{address}")
    expect(page.locator("html")).not_to_have_attribute("data-waiting", "")
    return page


def test_boots_on_every_screen(any_page: Page) -> None:
    booted(any_page)
