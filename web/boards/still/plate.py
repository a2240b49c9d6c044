"""What a table lays out for a picture: a board and a tray. Lengths are units of the SVG."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


class Plate(NamedTuple):
    """All that is in a picture."""

    box: Box
    inside: str
    """SVG that uses the table's drawings by their ids; its `style` may use the sheets' colours."""
    drawings: str = ""
    """What it uses besides, as the children of `<defs>`."""


def filled(box: Box, fill: str, rest: str = "") -> str:
    """A rectangle; `rest` are more attributes, each after a space."""
    left, top, width, height = box
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" '
        f'style="fill: {fill}"{rest}/>'
    )


def text(x: float, y: float, size: float, said: object, look: str = "", ink: str = "--ink") -> str:
    """A line of words; `look` are more declarations of CSS."""
    return (
        f'<text x="{x:g}" y="{y:g}" style="font-size: {size:g}px; fill: var({ink}); {look}">'
        f"{escape(str(said))}</text>"
    )


class Line(NamedTuple):
    """What is written below a picture: words at its left, and maybe a number at its right."""

    words: str
    number: str = ""
    strong: bool = False


_LETTER = 0.6
"""How wide a letter is as a share of its height: more than most are."""


def with_foot(plate: Plate, lines: Sequence[Line]) -> Plate:
    """The plate with these lines below it, as small as the longest of them needs."""
    if not lines:
        return plate
    left, top, width, height = plate.box
    longest = max(len(line.words) + len(line.number) + 2 for line in lines)
    size = min(width / 22, 0.92 * width / (_LETTER * longest))
    margin, step = 0.04 * width, 1.5 * size
    deep = step * len(lines) + size
    drawn = filled((left, top + height, width, deep), "var(--paper)")
    for number, line in enumerate(lines, 1):
        y = top + height + number * step
        weight = f"font-weight: {700 if line.strong else 400}"
        drawn += text(left + margin, y, size, line.words, weight)
        if line.number:
            end = f"{weight}; text-anchor: end"
            drawn += text(left + width - margin, y, size, line.number, end)
    return plate._replace(box=(left, top, width, height + deep), inside=plate.inside + drawn)


def tray(box: Box, things: Sequence[tuple[float, str]]) -> str:
    """A strip of wood, and on it things side by side: the width of each, and how it is drawn.

    They are drawn around their middle, and smaller where they would not find room.
    """
    left, top, width, height = box
    needed = sum(wide for wide, _ in things)
    scale = min(1, 0.96 * width / needed) if needed else 1
    x, drawn = left + width / 2 - scale * needed / 2, ""
    for wide, thing in things:
        place = f"translate({x + scale * wide / 2:.5g} {top + height / 2:.5g}) scale({scale:.4g})"
        drawn += f'<g transform="{place}">{thing}</g>' if thing else ""
        x += scale * wide
    return f"{filled(box, 'var(--sunken)')}{drawn}"
