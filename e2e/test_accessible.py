"""What axe finds wrong for people who do not see, point or tell colours apart: nothing."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from e2e.playing import open_at
from engine.games import NAMES
from tools.paths import NODE_MODULES
from tools.prerendered import PAGES

AXE = NODE_MODULES / "axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """Each rule of axe that the page breaks by day, or by night, with the elements that do."""
    found: list[dict[str, Any]] = []
    for scheme, rules in (("light", "{}"), ("dark", "{ runOnly: ['color-contrast'] }")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found += page.evaluate(f"axe.run({rules}).then(({{ violations }}) => violations)")
    return [
        f"{fault['id']}: {' '.join(str(node['target']) for node in fault['nodes'][:5])}"
        for fault in found
    ]


@pytest.mark.once
def test_every_page_can_be_used_by_everybody(new_page: Opener) -> None:
    page = open_at(new_page("phone"), "#/none")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for name in PAGES:
        route = "" if name == "home" else name.replace("-", "/")
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        expect(page.locator(f".{name.partition('-')[0]}-page")).to_be_visible()
        found[name] = faults(page)
    for name in NAMES:
        page.evaluate("location.hash = '#/'")
        page.locator(f"[data-do='quick {name}']").click()
        expect(page.locator(f"main[data-game={name}]")).to_be_visible()
        found[f"table of {name}"] = faults(page)
        page.locator("#help").click()
        expect(page.locator(".sheet")).to_be_visible()
        found[f"sheet of {name}"] = faults(page)
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
    page.evaluate("location.hash = '#/learn/trio/first'")
    expect(page.locator(".course")).to_be_visible()
    found["a lesson"] = faults(page)
    assert {name: those for name, those in found.items() if those} == {}
