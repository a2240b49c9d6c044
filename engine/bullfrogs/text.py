"""A position as one line of text, and back."""

from collections.abc import Callable
from contextlib import suppress
from operator import attrgetter
from typing import TypeVar

from ..core.compass import x_of, y_of
from ..core.game import BadTextError
from ..core.notation import Layout, Part, number
from .check import DEMANDS
from .components import (
    KINDS,
    LETTERS,
    LOG_CARD,
    Card,
    Colour,
    parse_card,
    parse_colour,
    parse_pieces,
)
from .grid import LOG, REACH, cell_name, parse_cell
from .moves import ACTION, MOVEMENT
from .state import Isaac, Position, Stage

T = TypeVar("T")
P = TypeVar("P", bound=Position)

_KINDS = frozenset(map(str, KINDS))


def read_position(text: str, kind: type[P]) -> P:
    """The position of this kind that a text describes. Raises BadTextError."""
    turn, _, rest = text.partition("; ")
    if turn.endswith(" marker"):
        return _read_without_winner(turn, rest, kind)
    position = kind()
    LAYOUT.read(text, position)
    return position


def _read_without_winner(turn: str, rest: str, kind: type[P]) -> P:
    """A text of before does not say who won the pad below the marker: the pieces must tell."""
    found = list[P]()
    for winner in ("-", *LETTERS):
        with suppress(BadTextError):
            found.append(read_position(f"{turn} {winner}; {rest}", kind))
    if len(found) != 1:
        raise BadTextError("turn", turn)
    return found[0]


def _owner(position: Position, letter: str) -> Colour:
    """The colour of a letter, one of those at the table. Raises BadTextError."""
    colour = parse_colour(letter)
    if colour not in position.colours:
        raise BadTextError("colour", letter)
    return colour


def _turn(position: Position) -> str:
    colours = "".join(colour.letter for colour in position.colours)
    return " ".join([colours, position.active.letter, position.stage, *_details(position)])


def _details(position: Position) -> list[str]:
    """What the stage needs to be told of."""
    winner = "-" if position.winner is None else position.winner.letter
    match position:
        case Position(stage=Stage.ACT, played=int(played)):
            return [cell_name(played), str(position.actions), *map(cell_name, position.deployed)]
        case Position(stage=Stage.HOP, sinking=int(sinking)):
            return [cell_name(sinking), winner, *map(cell_name, position.landings)]
        case Position(stage=Stage.WALK, isaac=Isaac(face=face, rolled=rolled)):
            return [face, str(rolled)]
        case Position(
            stage=Stage.ISAAC, isaac=Isaac(rolled=rolled, left=left, recruited=recruited)
        ):
            return [str(rolled), str(left), str(recruited)]
        case Position(stage=Stage.MARKER):
            return [winner]
    return []


def _read_turn(position: Position, letters: str, active: str, stage: str, *details: str) -> None:
    colours = tuple(map(parse_colour, letters))
    if len(set(colours)) != len(colours):
        raise ValueError(letters)
    position.muster(colours)
    position.turn = colours.index(_owner(position, active))
    position.stage = Stage(stage)
    match position.stage, details:
        case Stage.ACT, (played, actions, *deployed):
            position.played, position.actions = parse_cell(played), number(actions)
            position.deployed = tuple(map(parse_cell, deployed))
        case Stage.HOP, (sinking, winner, *landings):
            position.sinking, position.winner = parse_cell(sinking), _read_winner(position, winner)
            position.landings = tuple(map(parse_cell, landings))
        case Stage.WALK, (face, shown) if position.isaac:
            rolled = ACTION.read(shown)
            position.isaac = Isaac(LOG, MOVEMENT.read(face), rolled, rolled)
        case Stage.ISAAC, (shown, left, recruited) if position.isaac:
            position.isaac = Isaac(LOG, "", ACTION.read(shown), number(left), number(recruited))
        case Stage.MARKER, (winner,):
            position.winner = _read_winner(position, winner)
    if _details(position) != [*details]:
        raise ValueError(details)


def _read_winner(position: Position, word: str) -> Colour | None:
    return None if word == "-" else _owner(position, word)


def _pond(position: Position) -> str:
    return " ".join(
        f"log[{pad}]" if cell == LOG else f"{cell_name(cell)}={pad.card}[{pad}]"
        for cell, pad in position.cards.items()
    )


def _read_pond(position: Position, *entries: str) -> None:
    for entry in entries:
        name, bracket, pieces = entry.removesuffix("]").partition("[")
        where, equals, card = name.partition("=")
        cell = parse_cell(where)
        well_formed = bracket and entry.endswith("]") and bool(equals) != (cell == LOG)
        inside = max(abs(x_of(cell)), abs(y_of(cell))) < REACH
        if not well_formed or not inside or cell in position.cards:
            raise BadTextError("pond", entry)
        pad = parse_pieces(LOG_CARD if cell == LOG else parse_card(card), pieces)
        position.cards[cell] = pad
        for colour, piece in pad.standing():
            position.reserve(piece)[colour] -= pad.pieces[piece][colour]
        if min(position.frogs + position.bullfrogs) < 0:
            raise BadTextError("pond", entry)
    if LOG not in position.cards:
        raise ValueError(entries)


def _of_each(
    name: str,
    write: Callable[[T], str],
    read: Callable[[Position, Colour, str], T],
) -> Part[Position]:
    """A list of the position as an entry for each colour: its letter, and what it has of it."""
    of: Callable[[Position], list[T]] = attrgetter(name)

    def write_entries(position: Position) -> str | None:
        has = of(position)
        return " ".join(c.letter + write(has[c]) for c in position.colours) if any(has) else None

    def read_entries(position: Position, *entries: str) -> None:
        colours = [_owner(position, entry[:1]) for entry in entries]
        for colour, entry in zip(colours, entries, strict=True):
            if colours.count(colour) > 1:
                raise BadTextError(name, entry)
            of(position)[colour] = read(position, colour, entry[1:])

    return Part(name, write_entries, read_entries)


def _read_kinds(position: Position, colour: Colour, digits: str) -> tuple[int, ...]:
    if set(digits) - _KINDS:
        raise ValueError(digits)
    return tuple(sorted(map(int, digits)))


def _read_scored(position: Position, colour: Colour, text: str) -> tuple[Card, ...]:
    if not text.startswith(":"):
        raise BadTextError("scored", colour.letter + text)
    return tuple(map(parse_card, text[1:].split(","))) if text != ":" else ()


def _read_sunk(position: Position, colour: Colour, count: str) -> int:
    sunk = number(count)
    position.bullfrogs[colour] -= sunk
    if position.bullfrogs[colour] < 0:
        raise BadTextError("sunk", colour.letter + count)
    return sunk


def _read_isaac(position: Position, name: str) -> None:
    """The card he stands on, which is the one that sinks when the marker must go."""
    cell = parse_cell(name)
    if position.isaac is None or cell not in position.cards:
        raise ValueError(name)
    position.isaac = position.isaac._replace(cell=cell)
    if position.stage is Stage.MARKER:
        position.sinking = cell


LAYOUT = Layout[Position](
    Part("turn", _turn, _read_turn, bare=True),
    Part("pond", _pond, _read_pond, bare=True),
    _of_each("hands", lambda hand: "".join(map(str, hand)), _read_kinds),
    _of_each("piles", lambda pile: "".join(map(str, pile)), _read_kinds),
    _of_each("scored", lambda cards: f":{','.join(map(str, cards))}", _read_scored),
    _of_each("sunk", str, _read_sunk),
    Part("isaac", lambda position: position.isaac and cell_name(position.isaac.cell), _read_isaac),
    demands=DEMANDS,
)
