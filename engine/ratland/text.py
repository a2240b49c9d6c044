"""A position as one line of text, and back."""

from dataclasses import fields
from itertools import zip_longest
from operator import attrgetter
from typing import Any

from ..core.fields import put
from ..core.game import BadTextError
from ..core.notation import Layout, Part, parse_seat
from ..core.verb import Word
from .check import DEMANDS
from .components import (
    AREA,
    EVENT,
    FOOD,
    PIECE,
    PIECES,
    PLACES,
    Clan,
    Places,
    parse_amounts,
    written_amounts,
)
from .moves import PLACED, Place
from .state import Position, Stage

_BELONGINGS = tuple([field.name for field in fields(Clan)][1:])
_OWNED = (*PLACES, *_BELONGINGS)
"""What a clan has: its healthy rats by their places, and the rest."""

_PIECES = tuple(piece.word for piece in PIECES)


def _turn(position: Position) -> str:
    waiting = "".join(f" {seat + 1}" for seat in position.waiting)
    return f"{position.stage} active {position.active + 1}{' waiting' * bool(waiting)}{waiting}"


def _read_turn(position: Position, stage: str, active: str, clan: str, *waiting: str) -> None:
    if active != "active" or waiting[:1] not in ((), ("waiting",)):
        raise ValueError(active, waiting)
    position.stage, position.active = Stage(stage), parse_seat(clan)
    position.waiting = tuple(map(parse_seat, waiting[1:]))


def _read_first_game(position: Position) -> None:
    position.first_game = True


def _listed(name: str, word: Word[Any]) -> Part[Position]:
    """The part for a field of this name, a tuple of values with such words."""

    def write(position: Position) -> str | None:
        return " ".join(map(word.write, getattr(position, name))) or None

    def read(position: Position, *texts: str) -> None:
        setattr(position, name, tuple(map(word.read, texts)))

    return Part(name, write, read)


def _clan(clan: Clan) -> str:
    """Everything the clan has any of."""
    belongings = attrgetter(*_BELONGINGS)(clan)
    return " ".join(written_amounts(_OWNED, (*clan.places, *belongings)))


def _read_clan(position: Position, *entries: str) -> None:
    """The common pile is whatever no clan has."""
    amounts = tuple(parse_amounts(entries, _OWNED, "clan").values())
    clan = Clan(Places(*amounts[: len(PLACES)]), *amounts[len(PLACES) :])
    position.clans.append(clan)
    position.choices += (None,)
    position.pile -= clan.rats + clan.graveyard


def _choices(position: Position) -> list[str]:
    chosen = enumerate(position.choices, 1)
    return [f"{clan} {str(place).partition(' ')[2]}" for clan, place in chosen if place]


def _read_choice(position: Position, clan: str, *amounts: str) -> None:
    choice = Place(**parse_amounts(amounts, PLACED, "placement"))
    position.choices = put(position.choices, parse_seat(clan), choice)


def _bag(position: Position) -> str | None:
    if position.area is None:
        return None
    return " ".join([position.area.word, *written_amounts(_PIECES, position.bag)])


def _read_bag(position: Position, area: str, *entries: str) -> None:
    position.area = AREA.read(area)
    position.bag = tuple(parse_amounts(entries, _PIECES, "bag").values())


LAYOUT = Layout[Position](
    Part("turn", _turn, _read_turn, bare=True),
    Part("first-game", lambda position: "" if position.first_game else None, _read_first_game),
    _listed("events", EVENT),
    _listed("food", FOOD),
    Part(
        "clan",
        lambda position: [_clan(clan) for clan in position.clans],
        _read_clan,
        needed=True,
        repeated=True,
    ),
    Part("chose", _choices, _read_choice, repeated=True),
    Part("bag", _bag, _read_bag),
    _listed("drawn", PIECE),
    demands=DEMANDS,
)


def read_position(text: str, position: Position) -> None:
    """Read a text into a fresh position. Raises BadTextError with the part that is wrong.

    Whatever is written in another order or twice comes out differently.
    """
    LAYOUT.read(text, position)
    parts = text.split("; ")
    for part, again in zip_longest(parts, LAYOUT.write(position).split("; ")):
        if part != again:
            raise BadTextError("part", part or parts[0])
