"""Trio set up by hand: tiles and their turning, pieces, hands and the pile."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from engine.trio.components import (
    COLOURS,
    MOST_POINTS,
    PATTERN_OF,
    PIECES,
    ROTATIONS,
    START_FACES,
    TILES,
    Colour,
    Face,
    Pattern,
    team_of,
)
from engine.trio.geometry import (
    START,
    Cell,
    cell_name,
    circle_name,
    neighbours,
    parse_cell,
    parse_circle,
)
from engine.trio.moves import Draw, Move, Show
from engine.trio.play import State
from engine.trio.state import LINES, PLACES, Stage
from web.boards.extent import PITCH
from web.boards.table import AnyView
from web.boards.trio import art, phrases
from web.boards.trio.board import Board
from web.boards.trio.places import RADIUS, cells_of, edges, extent, spot
from web.rooms.teach.bench import (
    BOX,
    Bench,
    Field,
    Misplaced,
    Picture,
    Place,
    Shelf,
    Thing,
    amount,
    named,
)
from web.words import Words

_CELL = 0.94 * PITCH
"""The side of a cell's spot; the circles on its edges lie over it."""


def _names(state: State, words: Words) -> tuple[str, ...]:
    teams = [words(f"trio.team.{team_of(seat).letter}") for seat in range(state.seats)]
    if state.seats == 2:
        return tuple(teams)
    return tuple(f"{team} {seat + 1}" for seat, team in enumerate(teams))


def _tile(face: Face, where: str, words: Words, count: int = 1) -> Thing:
    pattern = PATTERN_OF[face]
    picture = art.hand_tile(pattern, ROTATIONS[pattern].index(face))
    return Thing(f"tile:{face}@{where}", phrases.tile(words, face), picture, count)


def _piece(colour: Colour, where: str, words: Words, count: int = 1) -> Thing:
    label = words(f"trio.piece.{colour.letter}")
    return Thing(f"piece:{colour.letter}@{where}", label, art.token(colour), count)


def _pictures(state: State, view: AnyView) -> list[Picture]:
    board = Board(view)
    board.box = board.extent.box  # a tile may be laid on any side
    return [
        Picture(
            "board",
            view.words("teach.board"),
            f'<div class="tr-cloth">{board.draw()}</div>',
            board.box,
            tuple(_places(state, view.words)),
        )
    ]


def _places(state: State, words: Words) -> Iterator[Place]:
    for cell in cells_of(extent(state.tiles)):
        where = f"cell/{cell_name(cell)}"
        laid = cell in state.tiles and cell != START
        things = (_tile(state.tiles[cell], where, words),) if laid else ()
        x, y, _ = spot(cell)
        yield Place(where, phrases.where(words, cell), x, y, _CELL, _CELL, things)
    for circle in edges(state.tiles):
        if circle not in state.circles:
            continue
        where = f"circle/{circle_name(circle)}"
        standing = tuple(
            _piece(colour, where, words) for colour in COLOURS if circle in state.pieces[colour]
        )
        x, y, _ = spot(circle)
        yield Place(where, phrases.edge(words, circle), x, y, 2 * RADIUS, 2 * RADIUS, standing)


def _used(state: State) -> Counter[Pattern]:
    laid = (PATTERN_OF[face] for cell, face in state.tiles.items() if cell != START)
    return Counter([*laid, *state.pile, *(tile for hand in state.hands for tile in hand)])


def _shelves(state: State, words: Words) -> list[Shelf]:
    hands = [
        Shelf(
            f"hand/{seat}",
            words("teach.hand", name=name),
            _stack(Counter(state.hands[seat]), f"hand/{seat}", words),  # of a tile it may hold two
        )
        for seat, name in enumerate(_names(state, words))
    ]
    pile, box = Counter(state.pile), Counter(TILES) - _used(state)
    off = [
        _piece(colour, BOX, words, left)
        for colour in COLOURS
        if (left := PIECES - len(state.pieces[colour]))
    ]
    return [
        *hands,
        Shelf(BOX, words("teach.box"), [*off, *_stack(box, BOX, words)]),
        Shelf("pile", words("teach.pile"), _stack(pile, "pile", words)),
    ]


def _stack(tiles: Counter[Pattern], where: str, words: Words) -> list[Thing]:
    return [_tile(tile, where, words, count) for tile, count in tiles.items() if count]


def _put(state: State, thing: str, place: str) -> str:
    kind, which, source = named(thing)
    if kind == "piece":
        _move_piece(state, next(c for c in COLOURS if c.letter == which), source, place)
    else:
        _move_tile(state, which, source, place)
    return str(state)


def _move_piece(state: State, colour: Colour, source: str, place: str) -> None:
    standing = [*state.pieces[colour]]
    if source != BOX:
        standing.remove(parse_circle(source.removeprefix("circle/")))
    if place != BOX:
        if not place.startswith("circle/"):
            raise Misplaced
        standing.append(parse_circle(place.removeprefix("circle/")))
    state.pieces[colour] = tuple(sorted(standing))


def _move_tile(state: State, face: Face, source: str, place: str) -> None:
    pattern, (of, _, at) = PATTERN_OF[face], source.partition("/")
    if of == "cell":
        del state.tiles[parse_cell(at)]
    elif of == "hand":
        state.hands[int(at)] = _without(state.hands[int(at)], pattern)
    elif of == "pile":
        state.pile = _without(state.pile, pattern)
    to, _, at = place.partition("/")
    if to == "cell":
        cell = parse_cell(at)
        if cell == START:
            raise Misplaced
        if cell in state.tiles:
            _move_tile(state, state.tiles[cell], place, source if of == "hand" else BOX)
        state.tiles[cell] = face
    elif to == "hand":
        state.hands[int(at)] = tuple(sorted((*state.hands[int(at)], pattern)))
    elif to == "pile":
        state.pile = tuple(sorted((*state.pile, pattern)))
    elif to != BOX:
        raise Misplaced
    _lay_anew(state)


def _without(tiles: tuple[Pattern, ...], one: Pattern) -> tuple[Pattern, ...]:
    rest = [*tiles]
    rest.remove(one)
    return tuple(rest)


def _lay_anew(state: State) -> None:
    """The tiles in an order in which they can have been laid; pieces that lost their circle go."""
    tiles, edge = state.tiles, [START]
    state.tiles, state.circles = {}, {}
    reached: list[Cell] = []
    while edge:
        reached += edge
        around = dict.fromkeys(cell for at in edge for cell in neighbours(at))
        edge = [cell for cell in around if cell in tiles and cell not in reached]
    for cell in [*reached, *(cell for cell in tiles if cell not in reached)]:
        state.lay(tiles[cell], cell)
    for colour in COLOURS:
        state.pieces[colour] = tuple(c for c in state.pieces[colour] if c in state.circles)


def _fields(state: State, words: Words) -> list[Field]:
    names = _names(state, words)
    stages = [(str(stage), words(f"trio.wait.{stage}", name=names[state.turn])) for stage in Stage]
    seats = [(str(seat), name) for seat, name in enumerate(names)]
    faces = [(face, phrases.tile(words, face)) for face in START_FACES]
    start = []
    if state.tiles:
        start = [Field("start", words("teach.trio.start"), state.tiles[START], faces)]
    return [
        Field("turn", words("teach.turn"), str(state.turn), seats),
        Field("stage", words("teach.stage"), str(state.stage), stages),
        Field("points", words("teach.trio.points"), str(state.points), most=MOST_POINTS),
        *start,
        _option("line", "trio.option.trio_line", state.line, LINES, words),
        _option("place", "trio.option.place", state.place, PLACES, words),
    ]


def _option(name: str, key: str, value: str, choices: Iterable[str], words: Words) -> Field:
    named = [(choice, words(f"{key}.{choice}")) for choice in choices]
    return Field(name, words(key), value, named, about=words(f"{key}.about"))


def _fill(state: State, values: Mapping[str, str]) -> str:
    state.turn = amount(values, "turn", state.turn)
    state.stage = Stage(values.get("stage", str(state.stage)))
    points = max(0, min(MOST_POINTS, amount(values, "points", state.points)))
    state.points = (points or 1) if state.stage is Stage.MOVE else 0
    state.line, state.place = values.get("line", state.line), values.get("place", state.place)
    if state.tiles:
        state.tiles[START] = values.get("start", state.tiles[START])
        _lay_anew(state)
    return str(state)


def _turned(thing: str) -> str:
    kind, face, where = named(thing)
    if kind != "tile" or len(ROTATIONS[PATTERN_OF[face]]) == 1:
        return ""
    faces: Any = ROTATIONS[PATTERN_OF[face]]
    return f"tile:{faces[(faces.index(face) + 1) % len(faces)]}@{where}"


def _drawn(move: Move) -> str:
    """The tile that chance lays or draws."""
    match move:
        case Draw(pattern=face) | Show(face=face):
            return art.hand_tile(PATTERN_OF[face], ROTATIONS[PATTERN_OF[face]].index(face))
    return ""


_FITS = {"tile": ("cell/", "hand/", "pile", BOX), "piece": ("circle/", BOX)}

BENCH = Bench(
    "trio",
    parts=("turn", "table", "Y", "R", "hands", "pile", "options"),
    bare=2,
    hints=("turn", "table", "Y", "R", "hands", "pile"),
    names=_names,
    pictures=_pictures,
    shelves=_shelves,
    fields=_fields,
    fits=_FITS,
    board=("cell/", "circle/"),
    put=_put,
    fill=_fill,
    turned=_turned,
    drawn=_drawn,
)
