"""The board as a grid for keyboard and screen reader: the same places, the same taps.

Its rows and columns are those of the points of `engine.trio.geometry`: cells, and circles in
between.
"""

from engine.trio.components import COLOURS, FIRST_TURN_POINTS, PIECES
from engine.trio.geometry import Cell, Circle, cell_name, circle_name
from engine.trio.score import edge_points, turn_points
from engine.trio.state import Stage
from web.boards import table
from web.boards.extent import at
from web.boards.table import Twin
from web.boards.trio import phrases
from web.boards.trio.places import cells_in_sight, edges
from web.boards.trio.things import (
    Choices,
    HandTile,
    Reserve,
    Round,
    Square,
    View,
    choices,
    held,
    turned,
)


def twin(view: View) -> Twin:
    """Tiles and circles; empty cells and free halves as far as they are drawn."""
    seen, options = view.seen, choices(view.moves, view.picked)
    cells = {
        at(cell): _cell(view, options, cell)
        for cell in cells_in_sight(seen.tiles, options.cells)
        if cell in seen.tiles or view.moves
    }
    moving = bool(view.moves) and seen.stage is not Stage.PLACE
    circles = {
        at(circle): _circle(view, options, circle, f"{'spot' if moving else 'circle'}-")
        for circle in edges(seen.tiles)
        if circle in seen.circles or moving
    }
    buttons = _buttons(view, options)
    return Twin({**cells, **circles}, buttons=buttons, is_map=True, asks=seen.stage)


def _cell(view: View, options: Choices, cell: Cell) -> table.Cell:
    """Everything about a cell."""
    seen, words = view.seen, view.words
    parts = [words("trio.twin.empty")]
    if cell in seen.tiles:
        parts = [phrases.tile(words, seen.tiles[cell])]
    if view.holds(Square(cell)):
        parts.append(words("trio.twin.chosen"))
    if cell in options.cells:
        parts.append(words("trio.twin.target"))
        face = held(view.picked).face(seen)
        if face is not None:
            brought = edge_points(seen.tiles, face, cell, seen.active)
            first = len(seen.tiles) == 1
            key, points = "trio.twin.points", turn_points(brought, first)
            facts = {"sum": phrases.sums(words, brought), "less": -FIRST_TURN_POINTS}
            parts.append(words.many(f"{key}.first" if first else key, points, **facts))
    if cell not in seen.tiles:
        parts.append(phrases.beside(view, cell))
    said = f"{phrases.where(words, cell)}: {'; '.join(filter(None, parts))}"
    kind = "tile" if cell in seen.tiles else "cell"
    if cell in options.cells:
        kind = "target"  # with the points of the tile that is tried out there, so that all are seen
    place = f"{kind}-{cell_name(cell)}"
    return table.Cell(said, place, Square(cell), answers=cell in options.cells)


def _circle(view: View, options: Choices, circle: Circle, drawn: str) -> table.Cell:
    """Everything about a circle or a free half."""
    seen, words, thing = view.seen, view.words, Round(circle)
    pieces = [colour.letter for colour in COLOURS if circle in seen.pieces[colour]]
    if circle not in seen.circles:
        parts = [words(f"trio.twin.free.{phrases.half(view, circle)}")]
    else:
        kind = seen.circles[circle]
        parts = [words("trio.circle.mixed" if kind is None else f"trio.circle.{kind.letter}")]
        parts += [words(f"trio.piece.{letter}") for letter in pieces]
        if view.holds(thing):
            parts.append(words("trio.twin.picked"))
        elif circle in options.targets or thing in options.movers:
            parts.append(words("trio.twin.target"))
    said = f"{phrases.between(view, circle)}: {'; '.join(parts)}"
    goes = options.mover is not None
    matters = circle in options.targets if goes else thing in options.movers
    return table.Cell(said, f"{drawn}{circle_name(circle)}", thing, answers=matters)


def _buttons(view: View, options: Choices) -> list[tuple[object, str]]:
    """What lies beside the board: the tiles in hand, and pieces to bring in."""
    seen, words, hand = view.seen, view.words, held(view.picked)
    buttons: list[tuple[object, str]] = []
    if options.cells:
        for index, pattern in enumerate(seen.hand):
            turns = hand.turns if index == hand.index else 0
            buttons.append((HandTile(index), phrases.tile(words, turned(pattern, turns))))
    if Reserve() in options.movers:
        left = PIECES - len(seen.pieces[seen.active])
        buttons.append((Reserve(), words.many("trio.reserve", left)))
    return buttons
