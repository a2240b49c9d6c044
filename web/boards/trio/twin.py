"""The board as a grid for keyboard and screen reader: the same places, the same taps.

Its rows and columns are those of the points of `engine.trio.geometry`: cells, and circles in
between.
"""

from html import escape

from engine.core.compass import Point, x_of, y_of
from engine.trio.components import COLOURS, PIECES
from engine.trio.geometry import START, Cell, Circle
from engine.trio.observe import Observation
from engine.trio.score import edge_points, turn_points
from web.boards.table import View, twin_id
from web.boards.trio import phrases
from web.boards.trio.places import cells_of, edges, extent
from web.boards.trio.things import (
    Choices,
    HandTile,
    Reserve,
    Round,
    Square,
    Turn,
    choices,
    held,
    turned,
)


def twin(view: View) -> str:
    """The grid, and below it what can be picked up."""
    seen: Observation = view.observation
    options = choices(view.moves, view.picked)
    cells = set(cells_of(extent(seen.tiles)))
    points = sorted(cells.union(edges(seen.tiles)))
    ids = {_id(point) for point in points}
    cursor = view.cursor if view.cursor in ids else _id(START)
    columns = {x_of(point) for point in points}
    rows: dict[int, dict[int, str]] = {}
    for point in points:
        thing = Square(point) if point in cells else Round(point)
        row = rows.setdefault(y_of(point), dict.fromkeys(sorted(columns), "<td></td>"))
        row[x_of(point)] = _place(view, options, thing, cursor)
    body = "".join(f"<tr>{''.join(row.values())}</tr>" for row in rows.values())
    return (
        f'<div id="twin-board" class="tr-twin"><table id="twin" role="grid" '
        f'aria-label="{escape(view.words("trio.twin"))}"><tbody>{body}</tbody></table>'
        f"{_things(view, options)}</div>"
    )


def _id(point: Point) -> str:
    return twin_id(y_of(point), x_of(point))


def _place(view: View, options: Choices, thing: Square | Round, cursor: str) -> str:
    if isinstance(thing, Square):
        point, said = thing.cell, _cell(view, options, thing.cell)
        shown, name = _shown_tile(view, point), "tr-twin-cell"
    else:
        point, said = thing.circle, _circle(view, options, thing.circle)
        shown, name = _shown_circle(view, point)
    if _is_target(options, thing):
        name += " is-target"
    id = _id(point)
    do = f' data-do="tap {thing}"' if view.moves else ""
    return (
        f'<td role="gridcell"><button type="button" id="{id}" class="{name}" '
        f'tabindex="{0 if id == cursor else -1}"{do} aria-label="{escape(said)}">{shown}</button>'
        "</td>"
    )


def _shown_tile(view: View, cell: Cell) -> str:
    """A tile as the notation writes it, for eyes that follow the keyboard."""
    seen: Observation = view.observation
    return seen.tiles.get(cell, "")


def _shown_circle(view: View, circle: Circle) -> tuple[str, str]:
    """The letter of the piece on a circle, and the circle's colour as a class."""
    seen: Observation = view.observation
    pieces = "".join(colour.letter for colour in COLOURS if circle in seen.pieces[colour])
    kind = seen.circles.get(circle)
    return pieces, f"tr-twin-circle tr-{kind.letter}" if kind is not None else "tr-twin-circle"


def _is_target(options: Choices, thing: Square | Round) -> bool:
    if isinstance(thing, Square):
        return thing.cell in options.cells
    return thing.circle in options.targets or thing in options.movers


def _cell(view: View, options: Choices, cell: Cell) -> str:
    """Everything about a cell, in one breath."""
    seen: Observation = view.observation
    words = view.words
    parts = []
    if cell in seen.tiles:
        parts.append(phrases.tile(words, seen.tiles[cell]))
    else:
        parts.append(words("trio.twin.empty"))
    if str(Square(cell)) in view.picked:
        parts.append(words("trio.twin.chosen"))
    if cell in options.cells:
        parts.append(words("trio.twin.target"))
        face = held(view.picked).face(seen)
        if face is not None:
            brought = edge_points(seen.tiles, face, cell, seen.active)
            points = turn_points(brought, len(seen.tiles) == 1)
            parts.append(words.many("trio.twin.points", points, sum=phrases.sums(words, brought)))
    return f"{phrases.where(words, cell)}: {'; '.join(parts)}"


def _circle(view: View, options: Choices, circle: Circle) -> str:
    """Everything about a circle or a free half."""
    seen: Observation = view.observation
    words = view.words
    if circle not in seen.circles:
        return f"{phrases.edge(words, circle)}: {words('trio.twin.free')}"
    kind = seen.circles[circle]
    parts = [words("trio.circle.mixed" if kind is None else f"trio.circle.{kind.letter}")]
    parts += [words(f"trio.piece.{c.letter}") for c in COLOURS if circle in seen.pieces[c]]
    if str(Round(circle)) in view.picked:
        parts.append(words("trio.twin.picked"))
    elif _is_target(options, Round(circle)):
        parts.append(words("trio.twin.target"))
    return f"{phrases.edge(words, circle)}: {'; '.join(parts)}"


def _things(view: View, options: Choices) -> str:
    """What lies beside the board: the tiles in hand, how one is turned, and pieces to bring in."""
    seen: Observation = view.observation
    words = view.words
    hand = held(view.picked)
    things: list[tuple[HandTile | Turn | Reserve, str]] = []
    if options.cells:
        for index, pattern in enumerate(seen.hand):
            turns = hand.turns if index == hand.index else 0
            things.append((HandTile(index), phrases.tile(words, turned(pattern, turns))))
        if hand.index is not None:
            things.append((Turn(), words("trio.button.turn")))
    if Reserve() in options.movers:
        things.append(
            (Reserve(), words.many("trio.reserve", PIECES - len(seen.pieces[seen.active])))
        )
    if not things:
        return ""
    items = "".join(
        f'<li><button type="button" id="thing-{str(thing).replace(" ", "-")}" '
        f'data-do="tap {thing}" aria-pressed="{str(str(thing) in view.picked).lower()}">'
        f"{escape(label)}</button></li>"
        for thing, label in things
    )
    title = escape(words("trio.twin.things"))
    return f'<ul id="twin-things" class="tr-twin-things" aria-label="{title}">{items}</ul>'
