"""What a first lesson speaks of is on a phone's screen as it is spoken of, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import new_context
from e2e.elsewhere import elsewhere
from e2e.layout import SMALL
from e2e.native import origin
from e2e.playing import QUICKLY, thing
from e2e.test_lessons import FIRST, SURE, course
from web.words import LANGUAGES

IN_SIGHT = """([whats, event]) => {
    const seen = (node) => {
        const { top, bottom, height } = node.getBoundingClientRect();
        return !height || (top >= -1 && bottom <= innerHeight + 1);
    };
    const parts = ["#prompt", "#controls .actions", "#controls .tools", ".how-far"];
    const things = whats.map((what) => `#stage :not(.twin *)[data-do="tap ${what}"]`);
    const asked = document.getElementById("forage"); // then what it does is told, and not its card
    const card = event && !asked && document.getElementById("event")?.getBoundingClientRect();
    if (card && card.top + card.height / 2 < 0) parts.push("#event strong");
    return [...parts, ...things].filter((part) => {
        const nodes = [...document.querySelectorAll(part)];
        return nodes.length && !nodes.some(seen);
    });
}"""
"""What of a step is not on the screen: what it says, what can be done, and where; of its event,
more than the half."""
EVENTS = {"en": "event", "pt": "evento", "de": "ereignis"}


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A small phone of somebody who reads that language."""
    width, height = SMALL
    context = new_context(
        browser,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        locale={"pt": "pt-BR"}.get(request.param, request.param),
    )
    context.add_init_script(QUICKLY)
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.once
@pytest.mark.parametrize(("page", "language"), [(one, one) for one in LANGUAGES], indirect=["page"])
@pytest.mark.parametrize(("game", "name"), FIRST)
def test_what_a_lesson_speaks_of_is_in_sight(
    page: Page, language: str, game: str, name: str
) -> None:
    page.goto(f"{origin()}/#/learn/{game}/{name}")
    prompt, missing = page.locator("#prompt"), []
    for asked, whats, answer in elsewhere(course, game, name, language):
        expect(prompt).to_have_text(asked, timeout=10_000)
        page.wait_for_timeout(50)
        first = [what for what in whats[:1] if what is not SURE]
        missing += [(asked, *page.evaluate(IN_SIGHT, [first, EVENTS[language] in asked.lower()]))]
        for what in whats:
            if what is SURE:
                page.locator("#confirm").tap()
            else:
                thing(page, what).dispatch_event("click")
        expect(prompt).to_have_text(answer, timeout=10_000)
        expect(page.locator("#onward")).to_be_focused()
        missing += [(answer, *page.evaluate(IN_SIGHT, [[], EVENTS[language] in answer.lower()]))]
        page.evaluate("document.activeElement.blur()")  # or a finger would go on as keys do
        page.locator("#onward").tap()
    assert [(said, *parts) for said, *parts in missing if parts] == []
