"""The pond as a grid for keyboard and screen reader: the same places, the same taps."""

from html import escape

from engine.bullfrogs.components import lily_pad
from engine.bullfrogs.grid import LOG, Cell
from engine.bullfrogs.observe import Observation
from engine.core.compass import x_of, y_of
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.places import cells_of, extent
from web.boards.bullfrogs.things import (
    Choices,
    HandCard,
    Place,
    Reserve,
    Standing,
    choices,
    parse_thing,
)
from web.boards.table import View, twin_id


def twin(view: View) -> str:
    """The grid, and below it what can be picked up."""
    seen: Observation = view.observation
    words = view.words
    options = choices(view.moves, view.picked, seen)
    rows = cells_of(extent(seen.cards))
    ids = {_id(cell) for row in rows for cell in row}
    cursor = view.cursor if view.cursor in ids else _id(LOG)
    body = "".join(
        f"<tr>{''.join(_cell(view, options, cell, cursor) for cell in row)}</tr>" for row in rows
    )
    return (
        f'<div id="twin-pond" class="bf-twin"><table id="twin" role="grid" '
        f'aria-label="{escape(words("bullfrogs.twin"))}"><tbody>{body}</tbody></table>'
        f"{_things(view, options)}</div>"
    )


def _id(cell: Cell) -> str:
    return twin_id(y_of(cell), x_of(cell))


def _cell(view: View, options: Choices, cell: Cell, cursor: str) -> str:
    id = _id(cell)
    do = f' data-do="tap {Place(cell)}"' if view.moves else ""
    return (
        f'<td role="gridcell"><button type="button" id="{id}" class="{_class(view, options, cell)}"'
        f' tabindex="{0 if id == cursor else -1}"{do} '
        f'aria-label="{escape(_said(view, options, cell))}">{_shown(view, cell)}</button></td>'
    )


def _shown(view: View, cell: Cell) -> str:
    """A card and its pieces as the notation writes them, for eyes that follow the keyboard."""
    seen: Observation = view.observation
    if cell not in seen.cards:
        return ""
    pad = seen.cards[cell]
    name = "" if cell == LOG else str(pad.card)
    if seen.isaac is not None and cell == seen.isaac.cell:
        name += " &#9823;"
    return f"<b>{name}</b><span>{pad}</span>"


def _class(view: View, options: Choices, cell: Cell) -> str:
    seen: Observation = view.observation
    names = ["bf-twin-cell"]
    if cell in seen.cards:
        names.append("is-card")
    if str(Place(cell)) in options.targets:
        names.append("is-target")
    return " ".join(names)


def _said(view: View, options: Choices, cell: Cell) -> str:
    """Everything about a cell, in one breath."""
    seen: Observation = view.observation
    words = view.words
    place = str(Place(cell))
    parts: list[str] = []
    if cell in seen.cards:
        pad = seen.cards[cell]
        if cell != LOG:
            parts.append(phrases.card(view, pad.card))
        parts += [phrases.room(words, pad, cell), phrases.pieces(view, pad)]
    else:
        parts.append(words("bullfrogs.twin.empty"))
    if cell == seen.played:
        parts.append(words("bullfrogs.twin.played"))
    if seen.isaac is not None and cell == seen.isaac.cell:
        parts.append(words("bullfrogs.twin.isaac"))
    if cell == seen.sinking:
        parts.append(words("bullfrogs.twin.sinking"))
    if place in view.picked:
        parts.append(words("bullfrogs.twin.picked"))
    if place in options.targets or (place in options.firsts and place not in view.picked):
        parts.append(words("bullfrogs.twin.target"))
    return f"{phrases.where(words, cell)}: {'; '.join(part for part in parts if part)}"


def _things(view: View, options: Choices) -> str:
    """What can be picked up: cards of the hand, pieces of the reserve, pieces on the pads."""
    things = [text for text in options.firsts if not text.startswith("cell")]
    if not things:
        return ""
    items = "".join(
        f'<li><button type="button" id="thing-{text.replace(" ", "-")}" data-do="tap {text}" '
        f'aria-pressed="{str(text in view.picked).lower()}">'
        f"{escape(_thing(view, text))}</button></li>"
        for text in things
    )
    title = escape(view.words("bullfrogs.twin.things"))
    return f'<ul id="twin-things" class="bf-twin-things" aria-label="{title}">{items}</ul>'


def _thing(view: View, text: str) -> str:
    seen: Observation = view.observation
    words = view.words
    match parse_thing(text):
        case HandCard(actions):
            card = lily_pad(seen.active, actions)
            return words(
                "bullfrogs.hand.card",
                actions=card.actions,
                spaces=card.spaces,
                points=card.points,
            )
        case Reserve(piece):
            left = (seen.frogs, seen.bullfrogs)[piece][seen.active]
            return words.many(f"bullfrogs.reserve.{piece.word}", left)
        case Standing(piece, colour, cell):
            return words(
                f"bullfrogs.twin.piece.{piece.word}",
                name=phrases.player(view, colour),
                cell=phrases.where(words, cell),
            )
    raise ValueError(text)
