"""Places, tiles and teams in words: the parts of which sentences are made."""

from functools import lru_cache

from engine.core.compass import x_of, y_of
from engine.trio.components import Colour, Face, team_of
from engine.trio.geometry import EDGES, START, Cell, Circle, cells_of, edges_of, neighbours
from engine.trio.score import EdgePoints
from web.boards import telling
from web.boards.telling import Naming, way
from web.boards.trio.things import View
from web.words import Words

SIDES = ("north", "east", "south", "west")
"""The edges of a tile, in the order in which it names its halves."""


def team(view: View, colour: Colour) -> str:
    """Who plays this colour: one player's name, or with two of them the colour's."""
    return view.names[colour] if view.seen.seats == 2 else view.words(f"trio.team.{colour.letter}")


def together(view: View, seat: int) -> str:
    """The name of the pair that this seat plays in; empty where there are no pairs."""
    return "" if view.seen.seats == 2 else team(view, team_of(seat))


def partner(view: View) -> str:
    """The name of the other one of the pair whose turn it is."""
    return view.names[(view.seen.turn + 2) % view.seen.seats]


def kind(words: Words, of: Colour) -> str:
    """`red` or `yellow`."""
    return words(f"trio.kind.{of.letter}")


def where(words: Words, cell: Cell) -> str:
    """`the start tile`, or how far a cell is from it."""
    if cell == START:
        return words("trio.cell.start")
    return way(words, "trio", x_of(cell) // 2, y_of(cell) // 2)


@lru_cache(maxsize=1024)
def edge(words: Words, circle: Circle) -> str:
    """`north edge of the start tile`: the nearer to the start tile of its two cells names it."""
    cell = min(cells_of(circle), key=lambda cell: abs(x_of(cell)) + abs(y_of(cell)))
    side = SIDES[EDGES.index(circle - cell)]
    return words(f"trio.edge.{side}", cell=where(words, cell))


def between(view: View, circle: Circle) -> str:
    """The same, and the other tile that meets there, if there is one."""
    said = edge(view.words, circle)
    tiles = [cell for cell in cells_of(circle) if cell in view.seen.tiles]
    if len(tiles) < 2:
        return said
    other = max(tiles, key=lambda cell: abs(x_of(cell)) + abs(y_of(cell)))
    return view.words("trio.twin.between", edge=said, other=where(view.words, other))


def half(view: View, circle: Circle) -> str:
    """The letter of the colour of an open half."""
    (cell,) = (cell for cell in cells_of(circle) if cell in view.seen.tiles)
    return view.seen.tiles[cell][EDGES.index(circle - cell)]


def beside(view: View, cell: Cell) -> str:
    """The colours of the open halves around an empty place, all round; empty where none is."""
    words = view.words
    near = zip(SIDES, edges_of(cell), neighbours(cell), strict=True)
    found = [
        words(f"trio.twin.{side}", colour=words(f"trio.kind.{half(view, circle)}"))
        for side, circle, other in near
        if other in view.seen.tiles
    ]
    return words("trio.twin.beside", list=", ".join(found)) if found else ""


@lru_cache(maxsize=256)
def tile(words: Words, face: Face) -> str:
    """The colours of a tile's halves, all round."""
    halves = (words(f"trio.kind.{letter}") for letter in face)
    return words("trio.tile", **dict(zip(SIDES, halves, strict=True)))


def sums(words: Words, edges: tuple[EdgePoints, ...]) -> str:
    """What each edge brings, all round: `2 + 1 + 0 + 0`."""
    return words("trio.plus").join(str(each.points) for each in edges)


_NAMING: Naming[View] = {
    "colour": lambda view, of: {
        **dict.fromkeys(("name", "team"), team(view, of)),
        "colour": kind(view.words, of),
    },
    "seat": lambda view, of: {"name": view.names[of]},
    **dict.fromkeys(("face", "pattern"), lambda view, of: {"tile": tile(view.words, of)}),
    "cell": lambda view, of: {"cell": where(view.words, of)},
    "edges": lambda view, of: {"sum": sums(view.words, of)},
    "source": lambda view, of: {"source": edge(view.words, of)},
    **dict.fromkeys(("target", "circle"), lambda view, of: {"target": edge(view.words, of)}),
}


def facts(view: View, told: object) -> dict[str, object]:
    """What an event, a move or a thing names, by the words in braces; `name` is whose it is."""
    return telling.facts(_NAMING, view, told)
