"""Reading a position back from its one-line text form."""

from collections.abc import Iterator

from engine.bullfrogs.check import DEMANDS, LAYOUT
from engine.bullfrogs.components import (
    COLOURS,
    LOG_CARD,
    Colour,
    Piece,
    parse_card,
    parse_colour,
    parse_pieces,
)
from engine.bullfrogs.grid import LOG, REACH, parse_cell, x_of, y_of
from engine.bullfrogs.state import Isaac, P, Position, Step
from engine.core.game import BadTextError
from engine.core.notation import check, number, read_sections

_SECTIONS = frozenset({"hands", "piles", "scored", "sunk", "isaac"})


def read_position(text: str, kind: type[P]) -> P:
    """Read a position's text: reserves are whatever is neither in the pond nor sunk.

    Raises BadTextError, which knows the part at fault, for anything that is no possible position.
    """
    turn, *parts = text.split("; ")
    letters, _, phrase = turn.partition(" ")
    colours = tuple(parse_colour(letter) for letter in letters)
    if not parts or not colours or len(set(colours)) != len(colours):
        raise BadTextError("turn", turn)
    position = kind(colours)
    pond, *rest = parts
    _read_pond(position, pond)
    sections = read_sections(rest, _SECTIONS)
    for word, of in (("hands", position.hands), ("piles", position.piles)):
        for colour, digits in _owned(position, word, sections):
            of[colour] = _read_cards(word, colour, digits)
    for colour, entry in _owned(position, "scored", sections):
        if not entry.startswith(":"):
            raise BadTextError("scored", colour.letter + entry)
        cards = entry[1:].split(",") if entry != ":" else ()
        position.scored[colour] = tuple(map(parse_card, cards))
    for colour, count in _owned(position, "sunk", sections):
        position.bullfrogs[colour] -= number(count)
        if position.bullfrogs[colour] < 0:
            raise BadTextError("sunk", colour.letter + count)
    if "isaac" in sections:
        _read_isaac(position, sections["isaac"])
    _read_turn(position, phrase)
    check(position, text, DEMANDS, LAYOUT)
    return position


def _owned(
    position: Position, word: str, sections: dict[str, list[str]]
) -> Iterator[tuple[Colour, str]]:
    """Whose each entry of a section is, and the rest of it; none has two."""
    seen: set[Colour] = set()
    for entry in sections.get(word, ()):
        colour = position.owner(entry[:1])
        if colour in seen:
            raise BadTextError(word, entry)
        seen.add(colour)
        yield colour, entry[1:]


def _read_cards(word: str, colour: Colour, digits: str) -> tuple[int, ...]:
    if set(digits) - set("234"):
        raise BadTextError(word, colour.letter + digits)
    return tuple(sorted(parse_card(colour.letter + digit).actions for digit in digits))


def _read_pond(position: Position, text: str) -> None:
    position.cards.clear()
    for entry in text.split(" "):
        name, bracket, pieces = entry.removesuffix("]").partition("[")
        where, equals, card = name.partition("=")
        cell = parse_cell(where)
        well_formed = bracket and entry.endswith("]") and bool(equals) != (cell == LOG)
        inside = max(abs(x_of(cell)), abs(y_of(cell))) < REACH
        if not well_formed or not inside or cell in position.cards:
            raise BadTextError("pond", entry)
        pad = parse_pieces(LOG_CARD if cell == LOG else parse_card(card), pieces)
        position.cards[cell] = pad
        for colour in COLOURS:
            position.frogs[colour] -= pad.pieces[Piece.FROG][colour]
            position.bullfrogs[colour] -= pad.pieces[Piece.BULLFROG][colour]
        if min(position.frogs + position.bullfrogs) < 0:
            raise BadTextError("pond", entry)
    if LOG not in position.cards:
        raise BadTextError("pond", text)


def _read_isaac(position: Position, words: list[str]) -> None:
    """The card Isaac stands on; nobody meets him at the table."""
    cell = parse_cell(words[0]) if len(words) == 1 else None
    if cell is None or position.isaac is None or cell not in position.cards:
        raise BadTextError("isaac", " ".join(["isaac", *words]))
    position.isaac = Isaac(cell)


def _read_turn(position: Position, phrase: str) -> None:
    active, _, rest = phrase.partition(" ")
    position.turn = position.colours.index(position.owner(active))
    step, *details = rest.split(" ")
    try:
        position.step = Step(step)
    except ValueError:
        raise BadTextError("step", step) from None
    if not position.read_step(details):
        raise BadTextError("turn", phrase)
