"""The kinds of move and their text form: `place RYYR n1e2`, `step start.n start.e`, `end`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from engine.core.game import BadTextError
from engine.core.notation import Readers, number, words
from engine.trio.components import Face, Pattern, parse_face, parse_pattern, parse_start_face
from engine.trio.geometry import Cell, Circle, cell_name, circle_name, parse_cell, parse_circle


@dataclass(frozen=True, slots=True)
class Show:
    """Chance: the start tile shows this face."""

    face: Face

    def __str__(self) -> str:
        return f"show {self.face}"


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins, or of two pairs its pair (trio.first).

    In the notation seats count from 1.
    """

    seat: int

    def __str__(self) -> str:
        return f"start {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Partner:
    """Let the partner lay the first tile (trio.first)."""

    def __str__(self) -> str:
        return "partner"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a tile of this pattern comes off the pile (trio.draw)."""

    pattern: Pattern

    def __str__(self) -> str:
        return f"draw {self.pattern}"


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile of the hand on a cell, turned as the face says (trio.place)."""

    face: Face
    cell: Cell

    def __str__(self) -> str:
        return f"place {self.face} {cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Step:
    """For one point: a piece moves to a touching circle (trio.move.step)."""

    source: Circle
    target: Circle

    def __str__(self) -> str:
        return f"step {circle_name(self.source)} {circle_name(self.target)}"


@dataclass(frozen=True, slots=True)
class Enter:
    """For one point: a piece comes in on a circle of the start tile (trio.move.enter)."""

    circle: Circle

    def __str__(self) -> str:
        return f"enter {circle_name(self.circle)}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the remaining points unused (trio.move)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn and draw, while the pile lasts (trio.draw)."""

    def __str__(self) -> str:
        return "end"


Move = Show | Start | Partner | Draw | Place | Step | Enter | Stop | End

# Move lists are built in every node of a search: equal moves are made once.
place, step, enter, draw = cache(Place), cache(Step), cache(Enter), cache(Draw)
PARTNER, STOP, END = Partner(), Stop(), End()


def parse_seat(text: str) -> int:
    """The seat of its number in the notation, 1 to 4. Raises BadTextError."""
    seat = number(text, "seat") - 1
    if seat not in range(4):
        raise BadTextError("seat", text)
    return seat


_MAKERS: dict[str, Callable[..., Move]] = {
    "show": Show,
    "start": Start,
    "partner": Partner,
    "draw": Draw,
    "place": Place,
    "step": Step,
    "enter": Enter,
    "stop": Stop,
    "end": End,
}
_READERS: Readers = {
    "show": (parse_start_face,),
    "start": (parse_seat,),
    "partner": (),
    "draw": (parse_pattern,),
    "place": (parse_face, parse_cell),
    "step": (parse_circle, parse_circle),
    "enter": (parse_circle,),
    "stop": (),
    "end": (),
}


def parse_move(text: str) -> Move:
    """The move of a text form. Raises BadTextError."""
    verb, *arguments = words(text, "move", _READERS)
    return _MAKERS[str(verb)](*arguments)
