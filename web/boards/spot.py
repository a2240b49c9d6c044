"""A point of a picture. Lengths are units of the SVG, x to the east, y to the south."""

from collections.abc import Iterable
from typing import NamedTuple


class Spot(NamedTuple):
    """Where something is, and how large it is drawn there."""

    x: float
    y: float
    scale: float = 1

    @property
    def transform(self) -> str:
        """As CSS, so that a change of it is a motion."""
        return f"translate({self.x:g}px,{self.y:g}px){self._scaled}"

    @property
    def at(self) -> str:
        """As an attribute of the SVG, for what stays where it is."""
        return f"translate({self.x:g} {self.y:g}){self._scaled}"

    @property
    def _scaled(self) -> str:
        return "" if self.scale == 1 else f" scale({self.scale:g})"


def trail(spots: Iterable[Spot]) -> str:
    """The line through these, as the `d` of a path."""
    return "M" + "L".join(f"{spot.x:g} {spot.y:g}" for spot in spots)
