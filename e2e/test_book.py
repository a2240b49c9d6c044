"""The rulebooks without JavaScript."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.accessible import AXE, faults
from e2e.conftest import SCREENS, Opener
from e2e.site import ORIGIN
from engine.games import NAMES
from tests.whole import some
from web.words import LANGUAGES, Words
from web.words.rules import book_address, rulebook


@pytest.mark.once
@pytest.mark.parametrize("screen", some(["phone", "laptop"], "laptop"))
def test_it_is_read_and_searched_without_javascript(browser: Browser, screen: str) -> None:
    width, height = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height}, java_script_enabled=False
    )
    page = context.new_page()
    page.goto(ORIGIN)
    address = book_address(NAMES[0], "de")
    page.locator(f"noscript a[href='{address}']").click()
    rule = rulebook(NAMES[0], "de")[-3]
    page.locator(f".contents a[href='#{rule.id}']").click()
    expect(page.locator(f"section[id='{rule.id}'] h2")).to_be_in_viewport()
    if screen == "laptop":
        expect(page.locator(f".contents a[href='#{rule.id}']")).to_be_in_viewport()
    page.locator("a[hreflang=pt]").click()
    expect(page).to_have_url(f"{ORIGIN}/{book_address(NAMES[0], 'pt')}")
    context.close()


@pytest.mark.once
def test_everybody_can_use_it_and_nothing_is_wider_than_a_phone(
    new_page: Opener, whole: bool
) -> None:
    """Axe looks at a short book and at a summary, all being alike; with `--whole` at more."""
    page, looked_at = new_page("phone"), NAMES if whole else NAMES[2:]
    found = {}
    for game, language in zip(NAMES, (*LANGUAGES, LANGUAGES[0]), strict=True):
        for part in ("", "summary/"):
            page.goto(f"{ORIGIN}/{book_address(game, language)}{part}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if game in looked_at and bool(part) == NAMES.index(game) % 2:
                page.evaluate(AXE.read_text(encoding="utf-8"))
                found[page.url] = faults(page)
    assert {name: those for name, those in found.items() if those} == {}


@pytest.mark.once
@pytest.mark.parametrize("game", NAMES)
def test_the_summary_is_printed_on_one_sheet(new_page: Opener, game: str) -> None:
    page = new_page()
    for language in LANGUAGES:
        page.goto(f"{ORIGIN}/{book_address(game, language)}summary/")
        expect(page.locator("h1")).to_have_text(Words(language)(f"{game}.title"))
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
