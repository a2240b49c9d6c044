"""What is counted in each game, from what happened in a match: as data.

`counted/<game>.py` offers `COUNTED`, a `Counted`; pages draw it (web/rooms/review, replay). Nothing
here is needed before somebody looks back at a game, so that it is packed with the rooms that do.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.game import Seat


class Moment(NamedTuple):
    """One move of a match."""

    by: Seat
    """Who decided it, maybe chance."""
    events: Sequence[Any]
    seen: Any
    """What somebody who looks on sees after it."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One number of each seat, or one for each of several kinds."""

    name: str
    """Of the sentence `review.<game>.<name>` that says what is counted."""
    numbers: tuple[tuple[int, ...], ...]
    """By seat, or one alone that is nobody's in particular; a row for each kind."""
    kinds: tuple[str, ...] = ()
    """Names of the sentences of the kinds, `review.<game>.<kind>`; none where there is one row."""


@dataclass(frozen=True, slots=True)
class Course:
    """How numbers went on, turn by turn."""

    name: str
    lines: tuple[tuple[int, ...], ...]
    """For each seat, or each kind, a number after every turn."""
    kinds: tuple[str, ...] = ()
    """As in a tally, where the lines are not those of the seats."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What one game counts."""

    count: Callable[[Sequence[Moment], int], Sequence[Tally | Course]]
    """Of a whole match, and its number of seats."""
    paint: Callable[[int], str]
    """The CSS colour of a seat's line, inside an element with the look of its badge."""
    turn: str
    """Of the sentence that says what one step of a course is."""
    event: type[Any]
    """What happens once with every step: it begins it."""
    ends: bool = False
    """Whether that ends the step instead."""

    def begun(self, moments: Sequence[Moment]) -> tuple[int, ...]:
        """After how many moves each step began, the first of them after none.

        What chance does last of all ends the game and begins none.
        """
        last = len(moments) - 1
        found = [
            at + self.ends
            for at, moment in enumerate(moments)
            if any(isinstance(event, self.event) for event in moment.events)
            and (at < last or moment.by >= 0)
        ]
        return (0, *(found if self.ends else found[1:]))


def load(game: str) -> Counted:
    """What is counted in the game of that name."""
    found: Counted = import_module(f"web.boards.counted.{game}").COUNTED
    return found


def sums(seats: int, found: Mapping[Seat, int]) -> tuple[int, ...]:
    """The numbers by seat."""
    return tuple(found.get(seat, 0) for seat in range(seats))
