"""The board as a grid for keyboard and screen reader: the same places, the same taps.

Its rows and columns are those of the points of `engine.trio.geometry`: cells, and circles in
between.
"""

from engine.trio.components import COLOURS, PIECES
from engine.trio.geometry import Cell, Circle
from engine.trio.score import edge_points, turn_points
from web.boards import table
from web.boards.extent import at
from web.boards.table import Twin
from web.boards.trio import phrases
from web.boards.trio.places import cells_of, edges, extent
from web.boards.trio.things import (
    Choices,
    HandTile,
    Reserve,
    Round,
    Square,
    Turn,
    View,
    choices,
    held,
    turned,
)


def twin(view: View) -> Twin:
    """The grid, and beside it what can be picked up."""
    options, tiles = choices(view.moves, view.picked), view.seen.tiles
    cells = {at(cell): _cell(view, options, cell) for cell in cells_of(extent(tiles))}
    circles = {at(circle): _circle(view, options, circle) for circle in edges(tiles)}
    return Twin({**cells, **circles}, things=_things(view, options), is_map=True)


def _cell(view: View, options: Choices, cell: Cell) -> table.Cell:
    """Everything about a cell; its tile in short as the notation writes it."""
    seen, words = view.seen, view.words
    parts, look = [words("trio.twin.empty")], ""
    if cell in seen.tiles:
        parts = [phrases.tile(words, seen.tiles[cell])]
    if view.holds(Square(cell)):
        parts.append(words("trio.twin.chosen"))
    if cell in options.cells:
        look = "is-target"
        parts.append(words("trio.twin.target"))
        face = held(view.picked).face(seen)
        if face is not None:
            brought = edge_points(seen.tiles, face, cell, seen.active)
            points = turn_points(brought, len(seen.tiles) == 1)
            parts.append(words.many("trio.twin.points", points, sum=phrases.sums(words, brought)))
    said = f"{phrases.where(words, cell)}: {'; '.join(parts)}"
    return table.Cell(said, seen.tiles.get(cell, ""), Square(cell), look)


def _circle(view: View, options: Choices, circle: Circle) -> table.Cell:
    """Everything about a circle or a free half; in short the letters of the pieces there."""
    seen, words, thing = view.seen, view.words, Round(circle)
    pieces = [colour.letter for colour in COLOURS if circle in seen.pieces[colour]]
    parts, look = [words("trio.twin.free")], "tr-twin-circle"
    if circle in seen.circles:
        kind = seen.circles[circle]
        parts = [words("trio.circle.mixed" if kind is None else f"trio.circle.{kind.letter}")]
        parts += [words(f"trio.piece.{letter}") for letter in pieces]
        is_target = circle in options.targets or thing in options.movers
        if kind is not None:
            look += f" tr-{kind.letter}"
        if is_target:
            look += " is-target"
        if view.holds(thing):
            parts.append(words("trio.twin.picked"))
        elif is_target:
            parts.append(words("trio.twin.target"))
    said = f"{phrases.between(view, circle)}: {'; '.join(parts)}"
    return table.Cell(said, "".join(pieces), thing, look)


def _things(view: View, options: Choices) -> list[tuple[object, str]]:
    """What lies beside the board: the tiles in hand, how one is turned, and pieces to bring in."""
    seen, words, hand = view.seen, view.words, held(view.picked)
    things: list[tuple[object, str]] = []
    if options.cells:
        for index, pattern in enumerate(seen.hand):
            turns = hand.turns if index == hand.index else 0
            things.append((HandTile(index), phrases.tile(words, turned(pattern, turns))))
        if hand.index is not None:
            things.append((Turn(), words("trio.button.turn")))
    if Reserve() in options.movers:
        left = PIECES - len(seen.pieces[seen.active])
        things.append((Reserve(), words.many("trio.reserve", left)))
    return things
