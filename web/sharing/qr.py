"""A text as a QR code (ISO/IEC 18004), drawn as an SVG. segno finds the pattern."""

from functools import lru_cache
from html import escape
from itertools import groupby

from segno.encoder import DataOverflowError, encode

LONGEST = 2953
"""Bytes that the largest code holds at its weakest correction: what a screen shows is clean."""

_QUIET = 4
"""So many empty modules must lie around it."""


@lru_cache(maxsize=2)  # a page that shows one is drawn with every message
def draw(text: str, label: str) -> str:
    """The code of a text as an SVG element, called `label`; "" for a text that is too long.

    It is black on white whatever the theme: not every reader knows codes the other way round.
    """
    try:
        code = encode(text, error="L", mode="byte", micro=False)
    except DataOverflowError:
        return ""
    size = len(code.matrix) + 2 * _QUIET
    lines = "".join(_line(row, y) for y, row in enumerate(code.matrix))
    return (
        f'<svg class="qr" role="img" aria-label="{escape(label)}" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><rect width="{size}" height="{size}" fill="#fff"/>'
        f'<path d="{lines}" stroke="#000"/></svg>'
    )


def _line(row: bytearray, y: int) -> str:
    """The dark stretches of one row, each a stroke of width 1 in its middle."""
    drawn, x = "", _QUIET
    for dark, modules in groupby(row):
        length = len(list(modules))
        if dark:
            drawn += f"M{x} {y + _QUIET}.5h{length}"
        x += length
    return drawn
