"""Rulebooks become data the app can show."""

import pytest

from tools.rulebook import RulebookError, sections

BOOK = """# Frogs

## Hop *once* {#frogs.hop}
One hop.

- a
- b

### Not on the Log {#frogs.hop.not-log}
| a | b |
|---|---|
| 1 | 2 |
"""


def test_each_heading_is_a_rule() -> None:
    title, hop, log = sections(BOOK)
    assert title == {"id": "", "level": 1, "title": "Frogs", "html": ""}
    assert (hop["id"], hop["level"], hop["title"]) == ("frogs.hop", 2, "Hop *once*")
    assert hop["html"] == "<p>One hop.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>"
    assert (log["id"], log["level"]) == ("frogs.hop.not-log", 3)
    assert "<td>2</td>" in log["html"]


def test_html_in_a_rulebook_is_text() -> None:
    [section] = sections("## A {#a}\n<b onclick=x>")
    assert "<b" not in section["html"]


@pytest.mark.parametrize(
    ("book", "complaint"),
    [
        ("## A", "no rule id: A"),
        ("## A {#a}\n## B {#a}", "twice: a"),
        ("text\n\n## A {#a}", "before the first heading"),
    ],
)
def test_a_faulty_rulebook_is_refused(book: str, complaint: str) -> None:
    with pytest.raises(RulebookError, match=complaint):
        sections(book)
