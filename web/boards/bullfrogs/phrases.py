"""Places, cards and pieces in words: the parts of which sentences are made."""

from functools import lru_cache

from engine.bullfrogs.components import COLOURS, Card, Colour, Pad, Piece
from engine.bullfrogs.grid import LOG, Cell, neighbours
from engine.core.compass import x_of, y_of
from web.boards import telling
from web.boards.bullfrogs.things import View
from web.boards.telling import Naming, way
from web.words import Words

SIDES = ("north", "east", "south", "west")
"""In the order of the neighbours of a cell."""


def player(view: View, colour: Colour) -> str:
    """The name of the player with this colour, or Isaac's."""
    return called(view, view.seen.colours.index(colour))


def called(view: View, seat: int) -> str:
    """The name of the player at this seat; after the players sits Isaac."""
    return view.names[seat] if seat < len(view.names) else view.words("bullfrogs.isaac")


def colours(words: Words) -> dict[str, str]:
    """The names of the colours, by letter."""
    return {colour.letter: words(f"bullfrogs.colour.{colour.letter}") for colour in COLOURS}


def where(words: Words, cell: Cell) -> str:
    """`the Log`, or how far a cell is from it."""
    if cell == LOG:
        return words("bullfrogs.cell.log")
    return way(words, "bullfrogs", x_of(cell), y_of(cell))


def onto(words: Words, cell: Cell) -> str:
    """`onto the Log`, `onto the pad ...`."""
    if cell == LOG:
        return words("bullfrogs.onto.log")
    return words("bullfrogs.onto.pad", cell=where(words, cell))


def card(view: View, of: Card) -> str:
    """What a pad shows."""
    return _card(view.words, of, None if of.colour is None else player(view, of.colour))


@lru_cache(maxsize=128, typed=True)  # who is spoken to may have the name of somebody else
def _card(words: Words, of: Card, name: str | None) -> str:
    """What a pad shows, and whose it is; a start pad is nobody's."""
    kind = "start" if name is None else "lily"
    return words(f"bullfrogs.card.{kind}", **of._asdict(), name=name)


def hand_card(words: Words, of: Card) -> str:
    """What a card of one's own hand shows."""
    return words("bullfrogs.hand.card", **of._asdict())


def pieces(view: View, pad: Pad) -> str:
    """Who stands on a pad: each player's pieces by kind; empty without any."""
    armies = []
    for colour in COLOURS:
        kinds = [
            view.words.many(f"bullfrogs.count.{piece.word}", pad.pieces[piece][colour])
            for piece in Piece
            if pad.pieces[piece][colour]
        ]
        if kinds:
            found = view.words("app.list.and").join(kinds)
            name = player(view, colour)
            armies.append(view.words("bullfrogs.army", name=name, pieces=found))
    return "; ".join(armies)


def room(words: Words, pad: Pad, cell: Cell) -> str:
    """How many spaces are left."""
    if cell == LOG:
        return words("bullfrogs.room.log")
    if not pad.free:
        return words("bullfrogs.room.full")
    return words.many("bullfrogs.room.free", pad.free)


def beside(view: View, cell: Cell) -> str:
    """Which cards lie beside a cell, all round; empty where there are none."""
    cards = view.seen.cards
    found = []
    for side, near in zip(SIDES, neighbours(cell), strict=True):
        if near in cards:
            of = cards[near].card.colour
            name = player(view, of) if of is not None else None
            found.append(_on_side(view.words, side, near == LOG, name))
    return view.words("bullfrogs.twin.beside", list=", ".join(found)) if found else ""


@lru_cache(maxsize=64, typed=True)
def _on_side(words: Words, side: str, is_log: bool, name: str | None) -> str:
    """What lies on one side of a cell: the Log, a start pad or a pad of somebody."""
    if is_log:
        what = words("bullfrogs.cell.log")
    elif name is None:
        what = words("bullfrogs.beside.start")
    else:
        what = words("bullfrogs.beside.lily", name=name)
    return words(f"bullfrogs.beside.{side}", what=what)


def standing(view: View, piece: Piece, colour: Colour) -> str:
    """`Ana's frog`."""
    return view.words(f"bullfrogs.piece.{piece.word}", name=player(view, colour))


_NAMING: Naming[View] = {
    "card": lambda view, of: facts(view, of),
    "victim": lambda view, of: dict.fromkeys(("name", "victim"), player(view, of)),
    **dict.fromkeys(("colour", "winner"), lambda view, of: {"name": player(view, of)}),
    "actions": lambda view, of: {"actions": of},
    "spaces": lambda view, of: {"spaces": of},
    "points": lambda view, of: {"points": of},
    "cell": lambda view, of: {"cell": where(view.words, of), "onto": onto(view.words, of)},
    "source": lambda view, of: {"source": where(view.words, of)},
    "target": lambda view, of: {"target": where(view.words, of), "onto": onto(view.words, of)},
}


def facts(view: View, told: object) -> dict[str, object]:
    """What an event, a move or a thing names, by the words in braces; `name` is whose it is."""
    return telling.facts(_NAMING, view, told)
