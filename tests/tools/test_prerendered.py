"""What is shown before the app answers is what the app then draws."""

import pytest

from tests.web.person import Person
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
