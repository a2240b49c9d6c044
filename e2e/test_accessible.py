"""What axe finds wrong for people who do not see, point or tell colours apart: nothing."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from engine.games import NAMES
from tools.paths import NODE_MODULES
from tools.prerendered import PAGES

AXE = NODE_MODULES / "axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    """Each rule of axe that the page breaks, with the elements that do."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {' '.join(str(node['target']) for node in fault['nodes'][:5])}"
        for fault in found["violations"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_used_by_everybody(awake: Opener, engine: str, scheme: str) -> None:
    if engine != "chromium":
        pytest.skip("axe says the same in every browser")
    page = awake("phone", color_scheme=scheme, reduced_motion="reduce")
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
    assert {name: those for name, those in found.items() if those} == {}
