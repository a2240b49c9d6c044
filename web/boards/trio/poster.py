"""A small picture of the game for the home page."""

from engine.trio.components import RED, YELLOW, Colour, Face, Kind
from engine.trio.geometry import Cell, Circle, parse_cell, parse_circle
from engine.trio.score import edge_points
from web.boards import parts
from web.boards.spot import Spot
from web.boards.trio import art
from web.boards.trio.places import spot
from web.words import Words

# A board in the middle of a game, as it is written in the notation.
_TILES = (
    "start=RRYY e1=YRYR w1=YYRR n1=RYRY s1=YYRY n1e1=YRRY s1w1=YRYY s1e1=YYYR "
    "e2=RYRR w2=RYYY n1w1=RRRY s1e2=RRYY n1e2=YRRR s1w2=YYRR n1w2=RYRR n1e3=RYYR s1e3=YRRY w3=YRYR"
)
_PIECES: tuple[tuple[Colour, str], ...] = (
    (YELLOW, "start.s"),
    (YELLOW, "s1.w"),
    (YELLOW, "s1.e"),
    (RED, "start.e"),
    (RED, "e1.e"),
    (RED, "n1.e"),
)


_FOREGROUND = ((YELLOW, Spot(-196, 84, 2.9)), (RED, Spot(205, 96, 2.5)))


def poster(words: Words) -> str:
    """Tiles on a table, and the two teams on their way. It brings its own drawings."""
    tiles: dict[Cell, Face] = {}
    circles: dict[Circle, Kind] = {}
    for name, _, face in (entry.partition("=") for entry in _TILES.split(" ")):
        cell = parse_cell(name)
        brought = edge_points(tiles, face, cell, YELLOW)
        circles.update({each.circle: each.kind for each in brought if each.closed})
        tiles[cell] = face
    board = "".join(_at(spot(cell), art.laid(face)) for cell, face in tiles.items())
    board += "".join(_at(spot(circle), art.circle(kind)) for circle, kind in circles.items())
    board += "".join(_at(spot(parse_circle(at)), art.piece(colour)) for colour, at in _PIECES)
    front = "".join(_at(place, art.piece(colour)) for colour, place in _FOREGROUND)
    return parts.poster(
        words("trio.poster"),
        "-300 -190 600 360",
        art.drawings(),
        '<rect class="tr-linen" x="-900" y="-190" width="1800" height="360"/>'
        f'<g transform="rotate(-9) translate(-8 -14) scale(.95)">{board}</g>{front}',
    )


def _at(place: Spot, picture: str) -> str:
    return f'<g transform="{place.at}">{picture}</g>'
