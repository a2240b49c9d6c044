"""The table as rows for keyboard and screen reader: the same places, the same taps.

One's own places come first, each with one rat fewer and one more beside it; then who is away, the
bags, what was drawn, and the other clans.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from engine.ratland.components import AREAS, PLACES, cheese_needed
from engine.ratland.moves import PLACED, ThrowBack
from engine.ratland.observe import Observation
from engine.ratland.state import Step
from web.boards.ratland import phrases
from web.boards.ratland.cards import bag_now
from web.boards.ratland.sewer import Sewer
from web.boards.ratland.things import AWAY, PANTRY, Fewer, More, Thing, Whole
from web.boards.table import View, twin_id


class Cell(NamedTuple):
    """What can be heard there, and what a tap on it means."""

    text: str
    thing: Thing | None = None


def twin(view: View) -> str:
    """All rows."""
    rows = list(_rows(view))
    ids = {twin_id(row, at) for row, cells in enumerate(rows) for at in range(len(cells))}
    cursor = view.cursor if view.cursor in ids else twin_id(0, 0)
    width = max(map(len, rows))
    body = "".join(
        "<tr>"
        + "".join(_cell(cell, twin_id(row, at), cursor) for at, cell in enumerate(cells))
        + "<td></td>" * (width - len(cells))
        + "</tr>"
        for row, cells in enumerate(rows)
    )
    label = escape(view.words("ratland.twin"))
    return (
        f'<div id="twin-board" class="rl-twin"><table id="twin" role="grid" aria-label="{label}">'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(cell: Cell, id: str, cursor: str) -> str:
    do = f' data-do="tap {cell.thing}"' if cell.thing else ""
    return (
        f'<td role="gridcell"><button type="button" id="{id}" '
        f'tabindex="{0 if id == cursor else -1}"{do}>{escape(cell.text)}</button></td>'
    )


def _rows(view: View) -> Iterator[list[Cell]]:
    seen: Observation = view.observation
    own = 0 if seen.viewer is None else seen.viewer
    sewer = Sewer(view, own, own=seen.viewer is not None)
    yield from _own(view, sewer)
    if seen.food:
        for area in AREAS:
            yield [Cell(_bag(view, area))]
    if seen.step is Step.HELMET and view.moves:
        yield [_drawn(view, move) for move in view.moves if isinstance(move, ThrowBack)]
    for step in range(1, len(seen.clans)):
        yield [Cell(_other(view, (own + step) % len(seen.clans)))]


def _own(view: View, sewer: Sewer) -> Iterator[list[Cell]]:
    """The viewer's seven places, and whoever is away."""
    words = view.words
    may_tap = sewer.own and bool(view.moves)
    for name in (*PLACES, *AWAY):
        count = getattr(sewer.clan if name in AWAY else sewer.places, name)
        text = words("ratland.twin.place", place=phrases.spot(words, name), count=count)
        if name == PANTRY:
            text = words("ratland.twin.pantry", count=count, cheese=sewer.clan.cheese)
        row = [Cell(text, More(name) if may_tap else None)]
        if sewer.placing and name in PLACED:
            row += [
                Cell(words("ratland.twin.fewer", place=phrases.spot(words, name)), Fewer(name)),
                Cell(words("ratland.twin.more", place=phrases.spot(words, name)), More(name)),
            ]
        yield row


def _bag(view: View, area: int) -> str:
    seen: Observation = view.observation
    words = view.words
    one = AREAS[area]
    bag = bag_now(seen, one)
    found = phrases.pieces(words, phrases.contents(bag)) if bag else words("ratland.amount.none")
    return words("ratland.twin.bag", area=phrases.spot(words, one.word), pieces=found)


def _drawn(view: View, move: ThrowBack) -> Cell:
    """A piece that may go back into the bag."""
    found = phrases.worth(view.words, move.piece, view.observation)
    return Cell(view.words("ratland.throw", piece=found), Whole(move))


def _other(view: View, seat: int) -> str:
    """Another clan in one breath."""
    seen: Observation = view.observation
    words, clan = view.words, seen.clans[seat]
    if seen.step in (Step.PLACE, Step.UNVEIL):
        where = words("ratland.placed" if seen.placed[seat] else "ratland.placing")
    else:
        where = phrases.listed(
            words,
            (
                words("ratland.amount", place=phrases.spot(words, name), count=count)
                for name, count in ((name, getattr(clan.places, name)) for name in PLACES)
                if count
            ),
        )
    return words(
        "ratland.twin.clan",
        name=view.names[seat],
        rats=clan.rats,
        cheese=clan.cheese,
        needed=cheese_needed(clan.sewer),
        where=where,
    )
