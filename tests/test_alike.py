"""What is compared between Pythons."""

import pytest

from tests.alike import difference
from tests.web.pages import pages
from web.words import LANGUAGES


@pytest.mark.parametrize(
    ("theirs", "told"),
    [
        (["a", "b"], ""),
        (["a", "c"], "b\n  is c"),
        (["a"], "b\n  is nothing"),
        (["a", "b", "c"], "nothing\n  is c"),
    ],
)
def test_the_first_difference_is_told(theirs: list[str], told: str) -> None:
    assert difference(["a", "b"], theirs) == told


def test_no_two_pages_of_a_match_are_alike() -> None:
    """None of them is the page that says that something is missing."""
    found = pages()
    next(found)
    made = [next(found).rpartition(": ")[2] for _ in range(7 * len(LANGUAGES))]
    assert len({*made}) == len(made)
