"""The table as rows for keyboard and screen reader: the same places, the same taps.

One's own places come first, row by row as they are drawn, each with its bag and one rat fewer
beside it; then the other clans.
"""

from collections.abc import Iterator
from itertools import groupby

from engine.ratland.components import AREAS, Area, cheese_needed
from engine.ratland.moves import PLACED, ThrowBack
from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.cards import bag_now
from web.boards.ratland.places import ROOMS
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import AWAY, EATERS, PANTRY, Fewer, More, View
from web.boards.table import Cell, Twin, in_rows

BAGS = tuple(area.word for area in AREAS)
"""The places that a bag belongs to."""


def twin(view: View) -> Twin:
    """All rows."""
    return Twin(in_rows(_rows(view)), buttons=_drawn(view))


def _rows(view: View) -> Iterator[list[Cell]]:
    seen = view.seen
    yield from _own(view, Sewer.front(view))
    for step in range(1, len(seen.clans)):
        seat = (whose(view) + step) % len(seen.clans)
        yield [Cell(_other(view, seat), f"clan-{seat + 1}")]


def _own(view: View, sewer: Sewer) -> Iterator[list[Cell]]:
    """The viewer's seven places, and whoever is away."""
    for _, row in groupby(ROOMS, key=lambda name: ROOMS[name].y):
        yield [_room(view, sewer, name) for name in row]


def _room(view: View, sewer: Sewer, name: str) -> Cell:
    words, starving = view.words, view.moves and view.seen.stage is Stage.STARVE
    counted = sewer.placing and name in PLACED
    counts = f"count {name}" if counted or (starving and name in EATERS) else ""
    place = phrases.place(view, name)
    count = getattr(sewer.clan if name in AWAY else sewer.places, name)
    said = words("ratland.twin.place", place=place, count=count)
    if name == PANTRY:
        said = words(
            "ratland.twin.pantry",
            rats=words.many("ratland.rats", count),
            cheese=phrases.cheese(words, sewer.clan.cheese),
        )
    besides = []
    if view.seen.food and view.seen.stage is not Stage.OVER and name in BAGS:
        besides.append(Cell(_bag(view, Area[name.upper()]), sewer.id(name)))
    if counted:
        fewer, drawn = words("ratland.twin.fewer", place=place), sewer.id(f"fewer-{name}")
        besides.append(Cell(fewer, drawn, Fewer(name), counts=counts))
    return Cell(said, sewer.id(name), More(name), counts=counts, besides=tuple(besides))


def _bag(view: View, area: Area) -> str:
    words, found = view.words, phrases.bag(view.words, bag_now(view.seen, area))
    return words("ratland.twin.bag", area=phrases.spot(words, area.word), pieces=found)


def _drawn(view: View) -> list[tuple[object, str]]:
    """The pieces that may go back into the bag."""
    seen, words = view.seen, view.words
    if seen.stage is not Stage.HELMET:
        return []
    return [
        (move, words("ratland.throw", piece=phrases.worth(words, move.piece, seen.event)))
        for move in view.moves
        if isinstance(move, ThrowBack)
    ]


def _other(view: View, seat: int) -> str:
    """Another clan in one breath."""
    words, clan = view.words, view.seen.clans[seat]
    return words(
        "ratland.twin.clan",
        name=view.names[seat],
        rats=words.many("ratland.rats", clan.rats),
        cheese=phrases.cheese(words, clan.cheese),
        needed=words.many("ratland.badge.need", cheese_needed(clan.sewer)),
        where=phrases.standing(words, view.seen, seat),
    )
