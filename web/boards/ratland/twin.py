"""The table as rows for keyboard and screen reader: the same places, the same taps.

One's own places come first, each with one rat fewer and one more beside it; then who is away, the
bags, what was drawn, and the other clans.
"""

from collections.abc import Iterator

from engine.ratland.components import AREAS, Area, cheese_needed
from engine.ratland.moves import PLACED, ThrowBack
from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.cards import bag_now
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import AWAY, PANTRY, SPOTS, Fewer, More, View
from web.boards.table import Cell, Twin, in_rows


def twin(view: View) -> Twin:
    """All rows."""
    return Twin(in_rows(_rows(view)))


def _rows(view: View) -> Iterator[list[Cell]]:
    seen = view.seen
    yield from _own(view, Sewer.front(view))
    if seen.food:
        for area in AREAS:
            yield [Cell(_bag(view, area))]
    if seen.stage is Stage.HELMET and view.moves:
        yield [_drawn(view, move) for move in view.moves if isinstance(move, ThrowBack)]
    for step in range(1, len(seen.clans)):
        yield [Cell(_other(view, (whose(view) + step) % len(seen.clans)))]


def _own(view: View, sewer: Sewer) -> Iterator[list[Cell]]:
    """The viewer's seven places, and whoever is away."""
    words = view.words
    for name in SPOTS:
        place = phrases.spot(words, name)
        count = getattr(sewer.clan if name in AWAY else sewer.places, name)
        said = words("ratland.twin.place", place=place, count=count)
        if name == PANTRY:
            said = words(
                "ratland.twin.pantry",
                rats=words.many("ratland.rats", count),
                cheese=phrases.cheese(words, sewer.clan.cheese),
            )
        row = [Cell(said, thing=More(name))]
        if sewer.placing and name in PLACED:
            row.append(Cell(words("ratland.twin.fewer", place=place), thing=Fewer(name)))
            row.append(Cell(words("ratland.twin.more", place=place), thing=More(name)))
        yield row


def _bag(view: View, area: Area) -> str:
    words, bag = view.words, bag_now(view.seen, area)
    found = phrases.pieces(words, phrases.contents(bag)) if bag else words("ratland.amount.none")
    return words("ratland.twin.bag", area=phrases.spot(words, area.word), pieces=found)


def _drawn(view: View, move: ThrowBack) -> Cell:
    """A piece that may go back into the bag."""
    found = phrases.worth(view.words, move.piece, view.seen)
    return Cell(view.words("ratland.throw", piece=found), thing=move)


def _other(view: View, seat: int) -> str:
    """Another clan in one breath."""
    seen, words, clan = view.seen, view.words, view.seen.clans[seat]
    if seen.stage in (Stage.PLACE, Stage.UNVEIL):
        where = words("ratland.placed" if seen.placed[seat] else "ratland.placing")
    else:
        where = phrases.amounts(words, clan.places)
    return words(
        "ratland.twin.clan",
        name=view.names[seat],
        rats=words.many("ratland.rats", clan.rats),
        cheese=phrases.cheese(words, clan.cheese),
        needed=words.many("ratland.badge.need", cheese_needed(clan.sewer)),
        where=where,
    )
