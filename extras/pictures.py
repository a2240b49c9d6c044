"""Positions as pictures, for notebooks and files: `draw("trio", state)` shows one in Jupyter."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core.game import Observation, Seat, State
from engine.games import load
from web.boards.still import still
from web.words import LANGUAGES, Words


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG document that needs nothing else. A notebook shows it by itself."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


def draw(
    game: str,
    position: State[Any] | Observation | str,
    seat: Seat | None = None,
    *,
    language: str = LANGUAGES[0],
    theme: str = "auto",
) -> Picture:
    """The table of a game as one seat sees it.

    `position` is a state, its text, or what somebody has observed already; then `seat` means
    nothing. Without a seat it is shown to whoever is to act, and to a mere onlooker while that is
    chance or nobody. `theme` is "light", "dark" or "auto", which follows the reader. Raises
    BadTextError for an unknown game or position, IndexError for a seat that nobody has, and
    ValueError for an unknown language or theme.
    """
    rules = load(game)
    if language not in LANGUAGES:
        raise ValueError(language)
    seen: Any = rules.position(position) if isinstance(position, str) else position
    if not hasattr(seen, "viewer"):  # a state
        acting = seen.to_act if seen.to_act >= 0 else None
        seen = rules.observe(seen, acting if seat is None else seat)
    return Picture(still(game, seen, Words(language), theme))
