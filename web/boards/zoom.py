"""A board that can be brought nearer, and the buttons for it; the page itself does the zooming."""

from html import escape

from web.boards.extent import Extent
from web.words import Words

_SIGNS = (
    ("in", "app.zoom.in", "M-7 0H7M0-7V7"),
    ("out", "app.zoom.out", "M-7 0H7"),
)


def zoomable(id: str, name: str, extent: Extent, picture: str, aside: str, words: Words) -> str:
    """The picture of a board, and beside or below it what it says besides, and the buttons.

    `id` is that of the part that zooms; `name` is the CSS class of all of it. Nothing lies over it.
    """
    tall = " is-tall" if extent.is_tall else ""
    return (
        f'<div class="board zoomable {name}{tall}"><div id="{id}" data-panzoom>{picture}</div>'
        f'<div class="zoom">{aside}{_buttons(words)}</div></div>'
    )


def _buttons(words: Words) -> str:
    """Nearer, farther, and all of it: that in a word, since a frame would promise a full screen."""
    signs = "".join(
        f'<button type="button" data-zoom="{way}" aria-label="{escape(words(key))}">'
        f'<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="{sign}"/></svg></button>'
        for way, key, sign in _SIGNS
    )
    whole = escape(words("app.zoom.fit"))
    return (
        f'<button type="button" data-zoom="fit" aria-label="{whole}" '
        f'title="{whole}">{escape(words("app.zoom.all"))}</button>{signs}'
    )
