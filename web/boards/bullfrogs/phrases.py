"""Places, cards and pieces in words: the parts of which sentences are made."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.bullfrogs.components import COLOURS, LOG_BONUS, LOG_CARD, Card, Colour, Four, Pad, Piece
from engine.bullfrogs.grid import LOG, Cell, neighbours
from engine.bullfrogs.score import strongest
from engine.core.compass import x_of, y_of
from web.boards import telling
from web.boards.bullfrogs.things import View
from web.boards.telling import Naming, listed, way
from web.words import Words

SIDES = ("north", "east", "south", "west")
"""In the order of the neighbours of a cell."""


def player(view: View, colour: Colour) -> str:
    """The name of the player with this colour, or Isaac's."""
    return called(view.words, view.names, view.seen.colours.index(colour))


def called(words: Words, names: Sequence[str], seat: int) -> str:
    """The name of the player at this seat; after the players sits Isaac."""
    return names[seat] if seat < len(names) else words("bullfrogs.isaac")


def colours(words: Words) -> dict[str, str]:
    """The names of the colours, by letter."""
    return {colour.letter: words(f"bullfrogs.colour.{colour.letter}") for colour in COLOURS}


def where(words: Words, cell: Cell) -> str:
    """`the Log`, or how far a cell is from it."""
    if cell == LOG:
        return words("bullfrogs.cell.log")
    steps = way(words, "bullfrogs", x_of(cell), y_of(cell))
    return steps if words.aloud else words("bullfrogs.cell.from", steps=steps)


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
    return _pieces(view.words, pad.pieces, view.seen.colours, *view.names)


@lru_cache(maxsize=512, typed=True)  # who is spoken to may have the name of somebody else
def _pieces(
    words: Words, pieces: tuple[Four, Four], colours: tuple[Colour, ...], *names: str
) -> str:
    armies = []
    for colour in COLOURS:
        kinds = [
            words.many(f"bullfrogs.count.{piece.word}", pieces[piece][colour])
            for piece in Piece
            if pieces[piece][colour]
        ]
        if kinds:
            found = words("app.list.and").join(kinds)
            name = called(words, names, colours.index(colour))
            armies.append(words("bullfrogs.army", name=name, pieces=found))
    return "; ".join(armies)


def ruler(view: View) -> str:
    """Who is the strongest on the Log, and what that brings; empty where nobody is there."""
    strengths = view.seen.cards[LOG].strengths()
    if not any(strengths):
        return ""
    most = strongest(strengths)
    if most is None:
        return view.words("bullfrogs.ruler.none")
    return view.words.many("bullfrogs.ruler", LOG_BONUS, name=player(view, most))


def points(words: Words, parts: Mapping[str, int]) -> str:
    """Somebody's points as they stand, and what they are for, as `marks.points` has them."""
    told = words.many("bullfrogs.badge.points", sum(parts.values()))
    each = [f"{by} {words(f'bullfrogs.gained.{part}')}" for part, by in parts.items() if by]
    return f"{told} ({listed(words, each)})" if each else told


def room(words: Words, pad: Pad, cell: Cell) -> str:
    """How many spaces are left."""
    if cell == LOG:
        return words("bullfrogs.room.log")
    if not pad.free:
        return words("bullfrogs.room.full")
    return words.many("bullfrogs.room.free", pad.free)


def beside(view: View, cell: Cell) -> str:
    """Which cards lie beside a cell, all round; empty where there are none."""
    pads = [view.seen.cards.get(near) for near in neighbours(cell)]
    near = tuple([pad and pad.card for pad in pads])
    return _beside(view.words, near, view.seen.colours, *view.names)


@lru_cache(maxsize=512, typed=True)
def _beside(
    words: Words, cards: tuple[Card | None, ...], colours: tuple[Colour, ...], *names: str
) -> str:
    """What lies on each side of a cell: the Log, a start pad, a pad of somebody, or no card."""
    found = []
    for side, card in zip(SIDES, cards, strict=True):
        if card is None:
            continue
        if card == LOG_CARD:
            what = words("bullfrogs.cell.log")
        elif card.colour is None:
            what = words("bullfrogs.beside.start")
        else:
            name = called(words, names, colours.index(card.colour))
            what = words("bullfrogs.beside.lily", name=name)
        found.append(words(f"bullfrogs.beside.{side}", what=what))
    return words("bullfrogs.twin.beside", list=", ".join(found)) if found else ""


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
