"""Small pieces of the page for authors. Its styles stand here: the room is fetched with them."""

from html import escape

from web.pages.html import paragraph
from web.rooms.teach.desk import Desk

SUMMARY = "min-height:2.75rem"
"""What opens what is folded: high enough for a finger."""

GRID = "display:grid;gap:0.8rem;grid-template-columns:minmax(0,1fr);"
TWO = "display:grid;gap:0.8rem;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));"
"""One below the other, and side by side where there is room."""


def section(id: str, title: str, inside: str) -> str:
    return (
        f'<section aria-labelledby="{id}" style="{GRID}">'
        f'<h2 id="{id}" tabindex="-1">{escape(title)}</h2>{inside}</section>'
    )


def problem(desk: Desk, at: str) -> str:
    """What could not be done here, beside what it was tried with."""
    found = desk.problem
    if found is None or found.at != at:
        return ""
    quoted = f'<p><code style="overflow-wrap:anywhere">{escape(found.quoted)}</code></p>'
    return (
        f'<div id="problem-{at}" class="problem"><p><strong>{escape(found.text)}'
        f"</strong></p>{quoted if found.quoted else ''}"
        f"{paragraph(found.more) if found.more else ''}</div>"
    )


def entry(name: str, label: str, value: str, kind: str = 'type="text"') -> str:
    return (
        f'<label class="field" for="{name}"><span>{escape(label)}</span>'
        f'<input {kind} name="{name}" id="{name}" value="{escape(value)}"></label>'
    )


def line(length: int) -> str:
    return f'type="text" maxlength="{length}"'


def several(name: str, label: str, value: str, length: int) -> str:
    """An entry that is as many lines high as what is written there; it is one line all the same."""
    return (
        f'<label class="field" for="{name}"><span>{escape(label)}</span>'
        f'<textarea name="{name}" id="{name}" rows="2" maxlength="{length}" '
        f'style="font:inherit;field-sizing:content;min-height:calc(2lh + 1.1rem)">'
        f"{escape(value)}</textarea></label>"
    )
