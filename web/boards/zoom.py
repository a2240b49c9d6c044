"""A board that can be brought nearer, and the buttons for it; the page itself does the zooming."""

import json
from collections.abc import Iterable
from html import escape

from web.boards.extent import PITCH
from web.boards.spot import Spot
from web.boards.table import AnyView
from web.words import Words

_SIGNS = (
    ("in", "app.zoom.in", "M-7 0H7M0-7V7"),
    ("out", "app.zoom.out", "M-7 0H7"),
)


def zoomable(
    id: str,
    name: str,
    is_tall: bool,
    box: tuple[float, float, float, float],
    picture: str,
    aside: str,
    view: AnyView,
    sight: Iterable[Spot],
) -> str:
    """The picture of a board, and beside or below it what it says besides, and the buttons.

    `id` is that of the part that zooms; `name` is the CSS class of all of it; `sight` is where
    something has just happened or can be done: it comes into sight while the board is nearer.
    How large its `box` is drawn is told to the style sheet: see `parts.legible`. Nothing lies over
    the board.
    """
    tall = " is-tall" if is_tall else ""
    _, _, width, height = box
    return (
        f'<div class="board zoomable {name}{tall}" style="--wide:{width:g};--high:{height:g}">'
        f'<div id="{id}" data-panzoom '
        f'data-sight="{escape(_sight(view, sight))}">{picture}</div>'
        f'<div class="zoom">{aside}{_buttons(view.words)}</div></div>'
    )


def _sight(view: AnyView, places: Iterable[Spot]) -> str:
    """What is to be seen: of which occasion, how far around each place, and where, as JSON.

    All decisions of one kind are one occasion: whoever zooms in to decide is left alone.
    """
    occasion = str(view.seen.stage) if view.moves else len(view.past)
    at = sorted({(place.x, place.y) for place in places})
    told = {"of": occasion, "reach": PITCH / 2, "places": at}
    return json.dumps(told, separators=(",", ":"))


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
