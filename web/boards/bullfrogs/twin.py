"""The pond as a grid for keyboard and screen reader: the same places, the same taps."""

from engine.bullfrogs.components import lily_pad
from engine.bullfrogs.grid import LOG, Cell, cell_name
from engine.bullfrogs.state import Stage
from web.boards import table
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.places import cells_of, empty_matter, extent
from web.boards.bullfrogs.things import (
    Choices,
    HandCard,
    PondCell,
    Reserve,
    Standing,
    Thing,
    View,
    choices,
    parse_thing,
)
from web.boards.extent import at
from web.boards.table import Beside, Twin


def twin(view: View) -> Twin:
    """The cards, and the empty cells while these matter; beside them pieces that may be moved."""
    seen, options = view.seen, choices(view)
    cells = [
        cell for cell in cells_of(extent(seen.cards)) if cell in seen.cards or empty_matter(seen)
    ]
    things, buttons = [], []
    for what in options.firsts:
        thing = parse_thing(what)
        if isinstance(thing, Standing) and seen.stage is not Stage.HOP:
            token = view.scene.cards[thing.cell].last(thing.colour, thing.piece)
            things.append(Beside(thing, _thing(view, thing), token.id))
        elif not isinstance(thing, PondCell):
            buttons.append((thing, _thing(view, thing)))
    return Twin(
        {at(cell): _cell(view, options, cell) for cell in cells},
        things=things,
        buttons=buttons,
        is_map=True,
    )


def _cell(view: View, options: Choices, cell: Cell) -> table.Cell:
    """Everything about a cell."""
    seen, words, place = view.seen, view.words, str(PondCell(cell))
    is_isaac = seen.isaac is not None and cell == seen.isaac.cell
    id = f"place-{cell_name(cell)}"
    parts = [words("bullfrogs.twin.empty")]
    if cell in seen.cards:
        pad = seen.cards[cell]
        id = view.scene.cards[cell].id
        card = "" if cell == LOG else phrases.card(view, pad.card)
        ruler = phrases.ruler(view) if cell == LOG else ""
        parts = [card, ruler, phrases.room(words, pad, cell), phrases.pieces(view, pad)]
    if cell == seen.played:
        parts.append(words("bullfrogs.twin.played"))
    if is_isaac:
        parts.append(words("bullfrogs.twin.isaac"))
    if cell == seen.sinking:
        parts.append(words("bullfrogs.twin.sinking"))
    if view.holds(place):
        parts.append(words("bullfrogs.twin.picked"))
    if place in options.targets or (place in options.firsts and not view.holds(place)):
        parts.append(words("bullfrogs.twin.target"))
    parts.append(phrases.beside(view, cell))
    said = f"{phrases.where(words, cell)}: {'; '.join(filter(None, parts))}"
    return table.Cell(said, id, place)


def _thing(view: View, thing: Thing) -> str:
    seen, words = view.seen, view.words
    match thing:
        case HandCard(actions):
            return phrases.hand_card(words, lily_pad(seen.active, actions))
        case Reserve(piece):
            left = seen.reserve(piece)[seen.active]
            return words.many(f"bullfrogs.reserve.{piece.word}", left)
        case Standing(colour, cell):
            return words(
                f"bullfrogs.twin.piece.{thing.piece.word}",
                name=phrases.player(view, colour),
                cell=phrases.where(words, cell),
            )
    raise ValueError(thing)
