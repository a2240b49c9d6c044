"""The rulebooks: without JavaScript, and what is looked for in them with it."""

import pytest
from playwright.sync_api import Browser, expect

from e2e.accessible import AXE, faults
from e2e.conftest import SCREENS, Opener
from e2e.playing import open_at, site_of
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


CROWDED = """() => [...document.querySelectorAll(".anchor")].flatMap((anchor) => {
    const [box, before] = [anchor.getBoundingClientRect(), anchor.parentElement.offsetHeight];
    const over = [...document.querySelectorAll(".book :is(a, button)")].filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const beside = left >= box.right || right <= box.left;
        return other !== anchor && !beside && top < box.bottom - 0.5 && bottom > box.top + 0.5;
    });
    anchor.style.display = "none";
    const higher = anchor.parentElement.offsetHeight !== before;
    anchor.style.display = "";
    const small = Math.min(box.width, box.height) < 44 || box.right > innerWidth + 0.5;
    return over.length || higher || small ? [anchor.getAttribute("aria-label")] : [];
})"""
"""The ways to a rule's address that are too small, lie over another, or make their row higher."""


@pytest.mark.once
@pytest.mark.parametrize("size", [(390, 844), (1366, 768), (280, 653)])
def test_the_way_to_a_rules_address_takes_no_room_and_is_not_printed(
    new_page: Opener, size: tuple[int, int]
) -> None:
    page = new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for game in NAMES:
        page.goto(f"{ORIGIN}/{book_address(game, 'de')}")
        assert page.locator(".anchor").count() == len(rulebook(game, "de")) - 1
        assert page.evaluate(CROWDED) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(page.locator(".anchor").first).to_be_hidden()
    page.emulate_media(media="null")


@pytest.mark.once
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_the_address_of_a_rule_is_copied_by_keys(awake: Opener, screen: str) -> None:
    words, rule = Words("en"), rulebook("trio", "en")[8]
    page = open_at(awake(screen), f"#/rules/trio/{rule.id}")
    page.evaluate(
        """() => {
            globalThis.copied = [];
            navigator.clipboard ?? Object.defineProperty(navigator, "clipboard", { value: {} });
            navigator.clipboard.writeText = async (text) => void copied.push(text);
        }"""
    )
    assert page.evaluate(CROWDED) == []
    place = page.locator(f"section[id='{rule.id}']")
    button = place.get_by_role("button", name=words("app.rules.copy", rule=rule.title))
    place.focus()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(place.locator(".copied")).to_have_text(words("app.rules.copied"))
    expect(page.locator("#announcer")).to_contain_text(words("app.rules.copied"))
    expect(button).to_be_focused()
    assert page.evaluate("copied") == [f"{site_of(page)}/#/rules/trio/{rule.id}"]
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    page.emulate_media(media="null")


@pytest.mark.once
@pytest.mark.parametrize("game", NAMES)
def test_the_summary_is_printed_on_one_sheet(new_page: Opener, game: str) -> None:
    page = new_page()
    for language in LANGUAGES:
        page.goto(f"{ORIGIN}/{book_address(game, language)}summary/")
        expect(page.locator("h1")).to_have_text(Words(language)(f"{game}.title"))
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


@pytest.mark.once
def test_words_are_looked_for_by_keys_and_by_touch(awake: Opener) -> None:
    words = Words("en")
    book = [rule for rule in rulebook("violet", "en") if rule.id]
    page = open_at(awake("phone", has_touch=True), "#/rules/violet")
    sought = page.get_by_role("searchbox", name=words("app.rules.find"))
    rules = page.locator(".book > section")
    sought.focus()
    page.keyboard.type("fireflies FREE")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(
        words("app.rules.found", found=1, rules=len(book))
    )
    expect(rules).to_have_attribute("id", "violet.advance.free")
    expect(rules.locator("mark")).to_have_text(["free", "fireflies"])
    expect(sought).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(rules).to_have_count(len(book))
    expect(sought).to_be_focused()
    expect(sought).to_have_value("")
    page.keyboard.type("fireflies")
    page.locator("#title").tap()  # whoever leaves the field has said what is looked for
    expect(page.locator("#whole-book")).to_be_visible()
    page.locator(".contents a").last.tap()
    expect(rules).to_have_count(len(book))
