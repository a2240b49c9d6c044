"""Where things lie in the picture of a sewer. On a phone a unit is a pixel."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.ratland.components import AREAS
from web.boards.spot import Spot

WIDTH, HEIGHT = 374, 376
"""Of a sewer. It is as wide as a phone, so that a step of `STEP` units is a thumb's."""

STEP = 46
"""The side of what is tapped to send one rat more or fewer: a thumb's on a phone."""

_GAP = 4
_COLUMN = 122


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    @property
    def drawn(self) -> str:
        """As attributes of the SVG."""
        return f'x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"'

    def inner(self, top: float, bottom: float) -> "Box":
        """What is left without so much at the top and the bottom, and a little at the sides."""
        return Box(self.x + 5, self.y + top, self.width - 10, self.height - top - bottom)


def _row(y: float, height: float, *names: str) -> dict[str, Box]:
    return {
        name: Box(column * (_COLUMN + _GAP), y, _COLUMN, height)
        for column, name in enumerate(names)
    }


def _away(y: float, height: float) -> dict[str, Box]:
    """The infirmary is wide enough to be tapped on both sides."""
    rooms, x = {}, _COLUMN + _GAP
    for name, width in (("poisoned", 92), ("lost", 74), ("graveyard", 74)):
        rooms[name] = Box(x, y, width, height)
        x += width + _GAP
    return rooms


ROOMS: dict[str, Box] = {
    **_row(0, 146, "dump", "city", "countryside"),
    **_row(150, 118, "left", "pantry", "right"),
    **_row(272, 104, "nursery"),
    **_away(272, 104),
}
"""The rooms of a sewer: the ways out on top, pipes and pantry in the middle, the young below."""

OUTSIDE = tuple(area.word for area in AREAS)
"""The rooms that are ways out."""

_RAT = (31, 20)
"""Width and height of a rat, with the room it needs."""

_SIZES = (1.0, 0.82, 0.68, 0.56, 0.46, 0.38, 0.3)


def stands(count: int, box: Box) -> Iterator[Spot]:
    """So many rats in rows from the floor up, as large as the room allows."""
    for size in _SIZES:
        across = max(1, int(box.width / (_RAT[0] * size)))
        rows = max(1, int(box.height / (_RAT[1] * size)))
        if across * rows >= count:
            break
    for number in range(count):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        pitch = _RAT[0] * size
        yield Spot(
            box.x + box.width / 2 + (column - (in_row - 1) / 2) * pitch,
            box.y + box.height - (row + 0.5) * _RAT[1] * size,
            size,
        )
