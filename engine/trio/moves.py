"""The kinds of move and their text form: `place RYYR n1e2`, `step start.n start.e`, `end`."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

from ..core.verb import NumberedSeat, Verb, Word, reader
from .components import FACE, PATTERN, START_FACE, Face, Pattern
from .geometry import Cell, Circle, cell_name, circle_name, parse_cell, parse_circle

NamedCell = Annotated[Cell, Word(cell_name, parse_cell)]
NamedCircle = Annotated[Circle, Word(circle_name, parse_circle)]


class Move(Verb):
    """Any of these."""


class Show(Move, word="show"):
    """Chance: the start tile shows this face."""

    face: Annotated[Face, START_FACE]


class Start(Move, word="start"):
    """Chance: this seat begins, or of two pairs its pair (trio.first)."""

    seat: NumberedSeat


class Partner(Move, word="partner"):
    """Let the partner lay the first tile (trio.first)."""


class Draw(Move, word="draw"):
    """Chance: a tile of this pattern comes off the pile (trio.draw)."""

    pattern: Annotated[Pattern, PATTERN]


class Place(Move, word="place"):
    """Lay a tile of the hand on a cell, turned as the face says (trio.place)."""

    face: Annotated[Face, FACE]
    cell: NamedCell


class Step(Move, word="step"):
    """For one point: a piece moves to a touching circle (trio.move.step)."""

    source: NamedCircle
    target: NamedCircle


class Enter(Move, word="enter"):
    """For one point: a piece comes in on a circle of the start tile (trio.move.enter)."""

    circle: NamedCircle


class Stop(Move, word="stop"):
    """Leave the remaining points unused (trio.move)."""


class End(Move, word="end"):
    """End the turn and draw, while the pile lasts (trio.draw)."""


parse_move: Callable[[str], Move] = reader("move", Move)

# Move lists are built in every node of a search: equal moves are made once.
place, step, enter, draw = cache(Place), cache(Step), cache(Enter), cache(Draw)
PARTNER, STOP, END = Partner(), Stop(), End()
