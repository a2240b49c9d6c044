"""What is shown before the app answers is what the app then draws."""

import pytest

from tests.web.person import Person
from tools.paths import ROOT
from tools.prerendered import PAGES, prerender, prerendered
from web.words import LANGUAGES


def test_every_page_is_there_in_every_language() -> None:
    assert prerendered().keys() == {
        f"{page}.{language}.html" for page in PAGES for language in LANGUAGES
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["home", "about", "settings", "rules-trio"])
def test_a_page_is_that_of_somebody_new(page: str, language: str) -> None:
    route = "#/" if page == "home" else f"#/{page.replace('-', '/')}"
    assert prerender(page, language) == Person(language=language).visit(route).html


def test_who_speaks_before_the_shell_has_a_place_to_do_so() -> None:
    """Nothing of a page is there before it has been read, and a line may stop anywhere."""
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    speaks = page.index('src="web/shell/seen.js"')
    assert page.index('id="patience"') < speaks
    assert page.index('id="errors"') < speaks
