"""Where in the site somebody is: the part of the address after `#`."""

from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import quote, unquote

from engine.core.notation import is_writable

PARTS = {
    "": 1,
    "new": 2,
    "table": 2,
    "games": 1,
    "settings": 1,
    "about": 1,
    "results": 1,
    "rules": 3,
    "learn": 3,
    "device": 1,
    "replay": 3,
    "share": 3,
    "open": 3,
    "days": 1,
    "teach": 3,
    "python": 2,
    "review": 2,
    "statistics": 1,
    "far": 3,
}
"""Of the pages with an address, by how they begin, how many parts it has at most."""

_NAMES = {"": "home"}


@dataclass(frozen=True, slots=True)
class Route:
    """One page.

    `page` is `home`, one of `PARTS`, `missing`, or `embed` in a frame, to which no address leads;
    `name` the game or the match it is about, or what came with a link; `part` the rule of the
    rulebook to show, the lesson on the table, or the number of moves that a match is looked at
    after, maybe with the first of those that are marked (`moves_in`); or "".
    """

    page: str
    name: str = ""
    part: str = ""

    def __str__(self) -> str:
        parts = ("" if self.page == "home" else self.page, self.name, self.part)
        return "#/" + "/".join(_quoted(part) for part in parts if part)


@lru_cache(maxsize=256)  # a page has a hundred links to the rules
def _quoted(part: str) -> str:
    return quote(part, safe="")


def number_in(text: str) -> int | None:
    """The number that a part of an address is, below a hundred thousand; None for any other."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else None


def moves_in(text: str) -> tuple[int, int] | None:
    """The first and the last of the moves that a part of an address names, such as 7 and 9 by
    `7-9`, or one move by its number; None for any other text."""
    numbers = [number_in(one) for one in text.split("-", 1)]
    first, last = numbers[0], numbers[-1]
    return None if first is None or last is None else (first, last)


HOME = Route("home")
MISSING = Route("missing")

_CHOICES = {
    **dict.fromkeys(("new", "rules", "learn"), HOME),
    **dict.fromkeys(("table", "replay", "share", "review", "open"), Route("games")),
}
"""Where one chooses what such a page is about; other pages stand alone, too."""


def read_route(text: str) -> Route:
    """The page of an address; `missing` for any text that is none of ours.

    One that does not say what it is about leads to where that is chosen.
    """
    first, *rest = text.removeprefix("#").removeprefix("/").rstrip("/").split("/")
    page = _NAMES.get(first, first)
    if first not in PARTS or len(rest) >= PARTS[first] or "" in rest or not is_writable(text):
        return MISSING
    if not rest and first in _CHOICES:
        return _CHOICES[first]
    return Route(page, *map(unquote, rest))
