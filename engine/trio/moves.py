"""The kinds of move and their text form: `place RYYR n1e2`, `step start.n start.e`, `end`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from engine.core.verb import NumberedSeat, Verb, Word, reader
from engine.trio.components import Face, Pattern, parse_face, parse_pattern, parse_start_face
from engine.trio.geometry import Cell, Circle, cell_name, circle_name, parse_cell, parse_circle

_StartFace = Annotated[Face, Word(str, parse_start_face)]
_Face = Annotated[Face, Word(str, parse_face)]
_Pattern = Annotated[Pattern, Word(str, parse_pattern)]
CellWord = Annotated[Cell, Word(cell_name, parse_cell)]
CircleWord = Annotated[Circle, Word(circle_name, parse_circle)]


@dataclass(frozen=True, slots=True)
class Show(Verb, word="show"):
    """Chance: the start tile shows this face."""

    face: _StartFace


@dataclass(frozen=True, slots=True)
class Start(Verb, word="start"):
    """Chance: this seat begins, or of two pairs its pair (trio.first)."""

    seat: NumberedSeat


@dataclass(frozen=True, slots=True)
class Partner(Verb, word="partner"):
    """Let the partner lay the first tile (trio.first)."""


@dataclass(frozen=True, slots=True)
class Draw(Verb, word="draw"):
    """Chance: a tile of this pattern comes off the pile (trio.draw)."""

    pattern: _Pattern


@dataclass(frozen=True, slots=True)
class Place(Verb, word="place"):
    """Lay a tile of the hand on a cell, turned as the face says (trio.place)."""

    face: _Face
    cell: CellWord


@dataclass(frozen=True, slots=True)
class Step(Verb, word="step"):
    """For one point: a piece moves to a touching circle (trio.move.step)."""

    source: CircleWord
    target: CircleWord


@dataclass(frozen=True, slots=True)
class Enter(Verb, word="enter"):
    """For one point: a piece comes in on a circle of the start tile (trio.move.enter)."""

    circle: CircleWord


@dataclass(frozen=True, slots=True)
class Stop(Verb, word="stop"):
    """Leave the remaining points unused (trio.move)."""


@dataclass(frozen=True, slots=True)
class End(Verb, word="end"):
    """End the turn and draw, while the pile lasts (trio.draw)."""


Move = Show | Start | Partner | Draw | Place | Step | Enter | Stop | End
parse_move: Callable[[str], Move] = reader("move", Move)

# Move lists are built in every node of a search: equal moves are made once.
place, step, enter, draw = cache(Place), cache(Step), cache(Enter), cache(Draw)
PARTNER, STOP, END = Partner(), Stop(), End()
