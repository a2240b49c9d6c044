"""A position as a picture of its own: an SVG document for `<img>`, a notebook or a drawing program.

It shows what a table draws of an observation, without anything to tap, and needs no style sheet, no
script and no other file. A table whose picture is more than one SVG lays it out for this in the
module here that has its name, with `still(view) -> Plate`; of any other the first SVG is shown.
All of it stands apart from the tables, since a visitor of the app needs none of it.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import get_data

from engine.core.game import Observation
from web.boards import tables
from web.boards.still.markup import Sheet
from web.boards.still.plain import plain
from web.boards.still.plate import Line, Plate, with_foot
from web.boards.table import AnyTable, AnyView, View
from web.words import Words

_FIRST = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_NUMBERS = tuple(map(str, range(1, 10)))
"""The players' names: nobody has told any."""
_BOX = re.compile(r'viewBox="([^"]*)"')


def still(
    game: str,
    seen: Observation,
    words: Words,
    theme: str = "auto",
    names: tuple[str, ...] = _NUMBERS,
    foot: Sequence[Line] = (),
) -> str:
    """The picture of an observation of that game, in these words' language, as a whole document.

    `theme` is "light", "dark", or "auto": what the reader prefers. `names` are the players', by
    seat; `foot` is written below. Raises BadTextError for an unknown game and ValueError for an
    unknown theme.
    """
    table = tables.load(game)
    view: AnyView = View(
        seen=seen,
        moves=(),
        picked=(),
        scene=table.follow(None, (), seen),
        names=names,
        words=words,
    )
    plate = with_foot(_plate(table, view), foot)
    return plain(plate, table.drawings(), _sheet(game), table.title(words), theme)


def poster(game: str, words: Words) -> str:
    """The picture of the game itself, as the home page shows it, as a whole document."""
    table = tables.load(game)
    drawn = _first(table.poster(words))
    return plain(drawn, table.drawings(), _sheet(game), table.title(words), "auto")


@cache
def _sheet(game: str) -> Sheet:
    """The colours of the house, and what the table's own style sheet says."""
    texts = []
    for name in ("house.css", f"{game}/style.css"):
        with suppress(FileNotFoundError):  # a table may do without
            texts.append((get_data(__name__, f"../{name}") or b"").decode())
    return Sheet(*texts)


def _plate(table: AnyTable, view: AnyView) -> Plate:
    """What the table lays out for a picture."""
    name = f"{__name__}.{table.game}"
    if find_spec(name) is not None:
        made: Plate = import_module(name).still(view)
        return made
    return _first((table.picture or table.draw)(view))


def _first(html: str) -> Plate:
    """The first SVG in it. Raises ValueError where there is none."""
    found = _FIRST.search(html)
    if found is None:
        raise ValueError("there is no SVG")
    left, top, width, height = map(float, _BOX.findall(found[0])[0].split())
    return Plate((left, top, width, height), found[0])
