"""Small pieces of HTML that every page is made of. Sentences come in as plain text."""

from collections.abc import Iterable
from html import escape

from web.app.routes import Route


def heading(text: str, hidden: bool = False, keys: str = "") -> str:
    """The page's one heading; it gets the focus when the page is turned to.

    On a page with nothing else to do next it also takes over a focus whose element has gone.
    `keys` is the id of what has it in its place for whoever uses keys.
    """
    name = ' class="visually-hidden"' if hidden else " data-next"
    name += f' data-by-key="{keys}"' if keys else ""
    return f'<h1 id="title" tabindex="-1"{name}>{escape(text)}</h1>'


def part_heading(label: str, id: str) -> str:
    """The heading of a part of a table, for whoever goes by headings; it names its section."""
    return f'<h2 id="{id}" class="visually-hidden">{escape(label)}</h2>'


def link(route: Route | str, label: str, name: str = "", id: str = "", key: str = "") -> str:
    """A way to another page; `name` is a CSS class, `key` what follows it too."""
    return f'<a href="{escape(str(route))}"{_named(name, id)}{keyed(key)}>{escape(label)}</a>'


def button(
    what: str, label: str, name: str = "", id: str = "", disabled: bool = False, key: str = ""
) -> str:
    """A button that sends `do <what>`; `name` is a CSS class, `key` what presses it too."""
    off = " disabled" if disabled else ""
    return (
        f'<button type="button" data-do="{escape(what)}"{_named(name, id)}{keyed(key)}{off}>'
        f"{escape(label)}</button>"
    )


def keyed(key: str) -> str:
    """The attribute with which a key presses this, wherever the focus is; empty for no key.

    Letters only inside `data-letters`, and never while somebody writes (see `web/shell/keys.js`).
    """
    return f' data-key="{escape(key)}"' if key else ""


def _named(name: str, id: str) -> str:
    named = f' class="{name}"' if name else ""
    return f'{named} id="{escape(id)}"' if id else named


def stands_for(stand: str) -> str:
    """The attribute that says what clicks inside build on (see `web.app.stand`)."""
    return f' data-stand="{escape(stand)}"' if stand else ""


def paragraph(text: str, name: str = "") -> str:
    """One paragraph."""
    return f"<p{_named(name, '')}>{escape(text)}</p>"


def in_row(ways: str) -> str:
    """Links and buttons in a row; nothing where there are none."""
    return ways and f'<div class="row">{ways}</div>'


def select(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str) -> str:
    """A labelled list to choose from; options are values with their words."""
    rows = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(words)}</option>"
        for value, words in options
    )
    return (
        f'<label class="field" for="{name}"><span>{escape(label)}</span>'
        f'<select name="{name}" id="{name}">{rows}</select></label>'
    )


def written(id: str, label: str, text: str, rows: int, copied: str = "") -> str:
    """A text to be looked at and copied by hand; who copies it sends `do <copied>`."""
    heard = f' data-copied="{escape(copied)}"' if copied else ""
    return (
        f'<label class="field" for="{id}"><span class="visually-hidden">{escape(label)}</span>'
        f'<textarea id="{id}" rows="{rows}"{heard} readonly spellcheck="false">'
        f"{escape(text)}</textarea></label>"
    )


def chooser(id: str, label: str, kinds: str, mark: str = " data-file") -> str:
    """A button that chooses a file of these kinds; `mark` says, after a space, what reads it."""
    return (
        f'<label class="file" for="{id}"><span>{escape(label)}</span>'
        f'<input type="file" id="{id}"{mark} accept="{kinds}"></label>'
    )


def pills(name: str, label: str, options: Iterable[tuple[str, str]], chosen: str) -> str:
    """A labelled row of buttons of which one is chosen."""
    rows = "".join(
        f'<label class="pill"><input type="radio" name="{name}" value="{escape(value)}" '
        f'id="{name}-{escape(value)}"{" checked" if value == chosen else ""}>'
        f"<span>{escape(words)}</span></label>"
        for value, words in options
    )
    return (
        f'<fieldset class="pills"><legend>{escape(label)}</legend>'
        f'<div class="row">{rows}</div></fieldset>'
    )
