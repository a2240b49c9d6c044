"""Every table and page looks as it did when somebody last looked at it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.references import FOLDER, SCREENS, View, apart, prepared, shown, views

MEAN, MOST = 4, 28
"""How far two pictures may be apart, in the mean and in one block (see `COMPARE`): what the kept
one lost in its file comes to half of it, and browsers draw edges each in their own way."""


@pytest.fixture(scope="module")
def bare(browser: Browser) -> Iterator[Page]:
    """A page without the app."""
    page = prepared(browser.new_page())
    yield page
    page.close()


def strange(page: Page, view: View, style: str = "") -> bool:
    """Whether a view looks otherwise than it did; `style` changes it first."""
    page.evaluate(
        """(style) => {
            document.adoptedStyleSheets = [new CSSStyleSheet()];
            document.adoptedStyleSheets[0].replaceSync(style);
        }""",
        style,
    )
    mean, most = apart(page, shown(page, view), view.path.read_bytes())
    return mean > MEAN or most > MOST


@pytest.mark.once
@pytest.mark.parametrize("screen", SCREENS)
def test_everything_looks_as_it_did(bare: Page, screen: str) -> None:
    changed = [view.path.name for view in views() if view.screen == screen and strange(bare, view)]
    assert changed == [], "if that was meant: make references, and look at them"


@pytest.mark.once
@pytest.mark.parametrize(
    ("state", "style"),
    [
        ("table trio", ".tr-board { visibility: hidden }"),
        ("table bullfrogs", ":root { --bf-blue: #d33 }"),
        ("table ratland", ".rl-clan-0 { --rl-clan: #3a7 }"),
        ("table violet", ".vt-card { top: 12px }"),
        ("settings", ".pills { margin-bottom: -1.6rem }"),
        ("games kept", ":root { --ember: #225 }"),
        ("home", ".game { translate: 0 -2rem }"),
    ],
)
def test_a_change_is_found(bare: Page, state: str, style: str) -> None:
    assert strange(bare, View(state, "phone", "light"), style)


def test_nothing_else_is_kept() -> None:
    kept = sorted(FOLDER.glob("*.webp"))
    assert kept == sorted(view.path for view in views())
    assert sum(path.stat().st_size for path in kept) < 2_000_000
