"""The pond as a grid for keyboard and screen reader: the same places, the same taps."""

from engine.bullfrogs.components import lily_pad
from engine.bullfrogs.grid import LOG, Cell
from web.boards import table
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.places import cells_of, extent
from web.boards.bullfrogs.things import (
    Choices,
    HandCard,
    PondCell,
    Reserve,
    Standing,
    View,
    choices,
    parse_thing,
)
from web.boards.extent import at
from web.boards.table import Twin


def twin(view: View) -> Twin:
    """The grid; beside it cards of the hand, pieces of the reserve, pieces on the pads."""
    options = choices(view)
    return Twin(
        {at(cell): _cell(view, options, cell) for cell in cells_of(extent(view.seen.cards))},
        things=[(what, _thing(view, what)) for what in options.firsts if what[:4] != "cell"],
        is_map=True,
    )


def _cell(view: View, options: Choices, cell: Cell) -> table.Cell:
    """Everything about a cell; its card and pieces in short as the notation writes them."""
    seen, words, place = view.seen, view.words, str(PondCell(cell))
    is_isaac = seen.isaac is not None and cell == seen.isaac.cell
    look, shown = [], ""
    parts = [words("bullfrogs.twin.empty")]
    if cell in seen.cards:
        pad = seen.cards[cell]
        look.append("bf-twin-card")
        name = "" if cell == LOG else str(pad.card)
        shown = f"{name}{' ♟' if is_isaac else ''}\n{pad}"
        card = "" if cell == LOG else phrases.card(view, pad.card)
        parts = [card, phrases.room(words, pad, cell), phrases.pieces(view, pad)]
    if cell == seen.played:
        parts.append(words("bullfrogs.twin.played"))
    if is_isaac:
        parts.append(words("bullfrogs.twin.isaac"))
    if cell == seen.sinking:
        parts.append(words("bullfrogs.twin.sinking"))
    if view.holds(place):
        parts.append(words("bullfrogs.twin.picked"))
    if place in options.targets:
        look.append("is-target")
    if place in options.targets or (place in options.firsts and not view.holds(place)):
        parts.append(words("bullfrogs.twin.target"))
    parts.append(phrases.beside(view, cell))
    said = f"{phrases.where(words, cell)}: {'; '.join(filter(None, parts))}"
    return table.Cell(said, shown.strip(), place, " ".join(look))


def _thing(view: View, what: str) -> str:
    seen, words = view.seen, view.words
    match parse_thing(what):
        case HandCard(actions):
            return phrases.hand_card(words, lily_pad(seen.active, actions))
        case Reserve(piece):
            left = seen.reserve(piece)[seen.active]
            return words.many(f"bullfrogs.reserve.{piece.word}", left)
        case Standing(colour, cell) as standing:
            return words(
                f"bullfrogs.twin.piece.{standing.piece.word}",
                name=phrases.player(view, colour),
                cell=phrases.where(words, cell),
            )
    raise ValueError(what)
