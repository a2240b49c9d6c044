"""What an author sets a position up with: boards, shelves and fields, one description per game.

Whatever is done here makes a new text, and the game itself says whether it is a position. The
author lays everything out, so all of it is in sight, what players would hide included; the board
itself is drawn of an observation, as everywhere.

A thing is named by what it is and where it lies: `frog:G@cell/n1`. A place is what follows the `@`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.game import BadTextError, Game
from engine.games import load as load_game
from web.app.saves import LONGEST
from web.boards.table import AnyView
from web.words import Words

BOX = "box"
"""The place of what is not in the position."""

FIELD = "set-"
"""What the names of fields begin with on the page, where others are."""

DETAIL_LENGTH = 400
"""Characters of a field that is written by hand."""


class Thing(NamedTuple):
    """Something that can be picked up: one of so many that are alike."""

    id: str
    label: str
    picture: str
    """As HTML; empty where there are only words for it."""
    number: int = 1


class Place(NamedTuple):
    """A spot of a picture where things lie or can be put: its middle and size, in its units."""

    id: str
    label: str
    x: float
    y: float
    width: float
    height: float
    things: tuple[Thing, ...] = ()


class Picture(NamedTuple):
    """A board; `box` is the left, top, width and height of what is in sight of its plane."""

    id: str
    label: str
    html: str
    box: tuple[float, float, float, float]
    places: Sequence[Place]


class Shelf(NamedTuple):
    """Things beside the board, such as a hand or the box; also a place to put things."""

    id: str
    label: str
    things: Sequence[Thing]
    folded: bool = False


class Field(NamedTuple):
    """What has no place on a board: chosen from `choices`, a number up to `most`, or written."""

    name: str
    label: str
    value: str
    choices: Sequence[tuple[str, str]] = ()
    most: int = 0
    about: str = ""
    """What its choices mean."""


class Misplaced(Exception):  # noqa: N818 - a refusal, as `Refused` is
    """The thing does not belong there, whatever else lies on the table."""


class Refused(Exception):  # noqa: N818 - not a fault of ours
    """The game refuses the text; `part` is the name of the part that is wrong, "" for all of it."""

    def __init__(self, part: str, text: str) -> None:
        super().__init__(f"{part}: {text}")
        self.part = part
        self.text = text


@dataclass(frozen=True)
class Bench:
    """How the positions of one game are set up. `put` and `fill` give the new text.

    They may change the state that they are given. They raise Misplaced, BadTextError or ValueError
    for what cannot be done.
    """

    game: str
    parts: tuple[str, ...]
    """The names of the parts of a position's text, in order."""
    bare: int
    """So many of the first stand there without their names."""
    hints: tuple[str, ...]
    """Of which parts the page says what is mostly wrong with them."""
    names: Callable[[Any, Words], tuple[str, ...]]
    """What the seats are called."""
    pictures: Callable[[Any, AnyView], Sequence[Picture]]
    shelves: Callable[[Any, Words], Sequence[Shelf]]
    fields: Callable[[Any, Words], Sequence[Field]]
    fits: Mapping[str, tuple[str, ...]]
    """For each kind of thing, how the names of the places begin where it can be put."""
    board: tuple[str, ...]
    """How the names of the places begin that lie on the board."""
    put: Callable[[Any, str, str], str]
    fill: Callable[[Any, Mapping[str, str]], str]
    turned: Callable[[str], str] = lambda thing: ""
    """The thing after a quarter turn; empty where it cannot be turned."""
    drawn: Callable[[Any], str] = lambda move: ""
    """What a move of chance brings, as HTML; empty where there are only words for it."""
    swaps: Callable[[str, str], bool] = lambda held, other: False
    """Whether the two change places when the other is tapped while the first is held."""

    def takes(self, place: str, thing: str) -> bool:
        """Whether such a thing can be put in such a place."""
        kind, _, source = named(thing)
        return place != source and place.startswith(self.fits[kind])


@lru_cache(maxsize=256)
def goes(game: str, position: str, thing: str, place: str) -> bool:
    """Whether the game allows the position in which the thing has been put there."""
    bench = load(game)
    try:
        edited(load_game(game), position, lambda state: bench.put(state, thing, place))
    except (Misplaced, Refused):
        return False
    return True


def load(game: str) -> Bench:
    """The bench of a game. Raises BadTextError when there is no such game."""
    load_game(game)
    bench: Bench = import_module(f"web.rooms.teach.{game}").BENCH
    return bench


def named(thing: str) -> tuple[str, str, str]:
    """What a thing is, which one, and where it lies."""
    what, _, where = thing.partition("@")
    kind, _, which = what.partition(":")
    return kind, which, where


def read(game: Game, text: str) -> Any:
    """The state of a text. Raises Refused with the part that is wrong."""
    if len(text) > LONGEST:
        raise Refused("", "")
    try:
        return _parsed(game.id, text).copy()
    except BadTextError as error:
        raise Refused(_part(game.id, text, error), error.text) from None


@lru_cache(maxsize=2)
def _parsed(game: str, text: str) -> Any:
    """Which state each of its readers copies: a thing is tried in every place of one position."""
    return load_game(game).position(text)


def _part(game: str, text: str, error: BadTextError) -> str:
    """The part of the text that the error speaks of: its own name, or where its words stand."""
    bench = load(game)
    known, bare = bench.parts, bench.parts[: bench.bare]
    if error.what in known:
        return error.what
    for number, section in enumerate(text.split("; ")):
        if error.text and error.text in section:
            name = bare[number] if number < len(bare) else section.partition(" ")[0]
            return name if name in known else ""
    return ""


def edited(game: Game, text: str, change: Callable[[Any], str]) -> str:
    """The text after a change of the position. Raises Refused or Misplaced."""
    try:
        changed = change(read(game, text))
    except BadTextError as error:
        raise Refused(_part(game.id, text, error), error.text) from None
    except (ValueError, KeyError, IndexError, AssertionError):
        raise Misplaced from None
    return str(read(game, changed))


def amount(values: Mapping[str, str], name: str, before: int) -> int:
    """The number of a field; what it was where it was not sent. Raises ValueError."""
    return int(values.get(name, "") or before)


def written(values: Mapping[str, str], name: str, before: str) -> str:
    """What was written in a field, in one line and with one space between words."""
    return " ".join(values.get(name, before)[:DETAIL_LENGTH].split())
