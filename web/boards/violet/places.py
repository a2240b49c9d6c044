"""Where things lie. The forest is an SVG; the cards lie below it, in hundredths of its width."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from engine.violet.components import Space
from web.boards.spot import Spot, trail

WIDTH, HEIGHT = 820, 470
"""Of the picture of the forest, in units of the SVG."""

STONE = 40
"""Half the width of a space of the Path."""

TOUCH = 48
"""Half the width of what a finger may hit; on a phone that is 44 pixels across."""


def _row(start: Spot, end: Spot, sway: float) -> Iterator[Spot]:
    """From side to side, not quite straight."""
    for step in range(61):
        part = step / 60
        wave = sway * sin(2 * pi * part)
        yield Spot(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part + wave)


def _bend(middle: Spot, radius: float, side: int) -> Iterator[Spot]:
    """Half a turn upwards, to the right (1) or to the left (-1)."""
    for step in range(31):
        angle = pi / 2 - pi * step / 30
        yield Spot(middle.x + side * radius * cos(angle), middle.y + radius * sin(angle))


_LEAD_IN = (
    *_row(Spot(762, 436), Spot(100, 436), 5),
    *_bend(Spot(92, 380), 56, -1),
)
_PATH = (
    *_row(Spot(92, 324), Spot(708, 324), 9),
    *_bend(Spot(708, 264), 60, 1),
    *_row(Spot(708, 204), Spot(108, 204), -9),
    *_bend(Spot(108, 146), 58, -1),
    *_row(Spot(108, 88), Spot(736, 88), 8),
)


def _along(line: Sequence[Spot], count: int) -> tuple[Spot, ...]:
    """So many points along a line, its ends included, all equally far from the next."""
    lengths = [hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(line)]
    step = sum(lengths) / (count - 1)
    found, walked = [line[0]], 0.0
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        while length and len(found) < count - 1 and walked + length >= step * len(found):
            part = (step * len(found) - walked) / length
            found.append(Spot(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part))
        walked += length
    return (*found, line[-1])


@cache
def path_spots(spaces: int) -> tuple[Spot, ...]:
    """The middles of the spaces of a Path with so many of them."""
    return _along(_PATH, spaces)


@cache
def _lead_in_spots(first: Space) -> tuple[Spot, ...]:
    return _along(_LEAD_IN, 1 - first)


def spot(space: Space, spaces: int, first: Space) -> Spot:
    """The middle of a space, of the Path or of the fear's lead-in, which begins at `first`."""
    return path_spots(spaces)[space] if space >= 0 else _lead_in_spots(first)[space - first]


PATH_LINE = trail(_PATH[::3])
LEAD_IN_LINE = trail(_LEAD_IN[::3])


class Lying(NamedTuple):
    """Where a card lies: its upper left corner and width, in hundredths of the table's width."""

    x: float
    y: float
    width: float


class Slot(NamedTuple):
    """A place for a card on a phone and on a wide screen."""

    phone: Lying
    wide: Lying

    @property
    def style(self) -> str:
        """As custom properties; the style sheet picks those of the screen."""
        (x, y, w), (wide_x, wide_y, wide_w) = self.phone, self.wide
        return (
            f"--x:{x:g};--y:{y:g};--w:{w / 10:g};"
            f"--wx:{wide_x:g};--wy:{wide_y:g};--ww:{wide_w / 10:g}"
        )


def market(place: int) -> Slot:
    """One of the open cards."""
    return Slot(Lying(0.5 + 16 * place, 0, 15), Lying(69.5 + 7.6 * place, 0, 7.2))


DECK = Slot(Lying(68, 0.5, 14), Lying(77.2, 12.2, 7))
DISCARD = Slot(Lying(84.5, 0.5, 14), Lying(86.8, 12.2, 7))


def trick(index: int) -> Slot:
    """The led card (0) and the card that followed (1)."""
    return Slot(Lying(36 + 16 * index, 22, 15), Lying(40 + 10.5 * index, 0, 9))


def feared(pile: int, index: int) -> Slot:
    """A card of the pair in Fear Discard 1 (0) or 2 (1)."""
    return Slot(
        Lying(70.5 + 15.3 * pile + 4.6 * index, 22.5 + 1.2 * index, 9.5),
        Lying(1 + 12 * pile + 3.6 * index, 12.2 + 0.8 * index, 6.5),
    )


def near(index: int, count: int) -> Slot:
    """A card of the hand in front: the fewer, the larger."""
    width, pitch = {5: (18.5, 19.2), 6: (16, 16.4)}.get(count, (20, 21.4))
    if count > 6:
        width, pitch = 14, 97 / count
    left = 50 - (pitch * (count - 1) + width) / 2
    wide, wide_pitch = (10, 10.8) if count < 6 else (8.6, 9)
    wide_left = 50 - (wide_pitch * (count - 1) + wide) / 2
    return Slot(
        Lying(left + pitch * index, 52.3, width),
        Lying(wide_left + wide_pitch * index, 18.4, wide),
    )


def far(index: int, count: int) -> Slot:
    """A card of the other hand."""
    pitch = min(7.3, 24 / max(1, count - 1))
    return Slot(Lying(0.5 + pitch * index, 22.5, 9.5), Lying(1 + min(5.4, pitch) * index, 0, 6.5))


def spread(index: int, count: int) -> Slot:
    """A card of those laid out to choose from: on a phone over the market, else over the forest."""
    if count <= 5:
        left = 50 - (18 * (count - 1) + 16) / 2
        wide_left = 50 - (10 * (count - 1) + 9) / 2
        return Slot(Lying(left + 18 * index, -0.5, 16), Lying(wide_left + 10 * index, -22, 9))
    row, column = divmod(index, 7)
    wide_row, wide_column = divmod(index, 12)
    rows = (count + 6) // 7
    # more rows lie one over the other: the panel stays in sight
    pitch = min(19, 26 / max(1, rows - 1))
    wide_rows = (count + 11) // 12
    return Slot(
        Lying(1 + 14.1 * column, 2.5 - pitch * (rows - 1 - row), 13.2),
        Lying(4 + 7.7 * wide_column, -3 - 10.6 * (wide_rows - wide_row), 7.2),
    )
