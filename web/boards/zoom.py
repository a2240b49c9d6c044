"""The buttons that bring a board nearer; the page itself does the zooming."""

from html import escape

from web.words import Words

_BUTTONS = (
    ("in", "app.zoom.in", "M-7 0H7M0-7V7"),
    ("out", "app.zoom.out", "M-7 0H7"),
    ("fit", "app.zoom.fit", "M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3"),
)


def zoom(words: Words) -> str:
    """Nearer, farther, and all of it, for the element with `data-panzoom` beside them."""
    buttons = (
        f'<button type="button" data-zoom="{way}" aria-label="{escape(words(key))}">'
        f'<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="{sign}"/></svg></button>'
        for way, key, sign in _BUTTONS
    )
    return f'<div class="zoom">{"".join(buttons)}</div>'
