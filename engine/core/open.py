"""What games without secrets and without chance have in common: each seat sees the whole state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar

from .event import Happening
from .fields import Copied
from .game import Option, Seat


@dataclass(slots=True, kw_only=True)
class OpenState(Copied):
    """A state that is its own observation."""

    sealed: ClassVar = False
    seats: ClassVar = 2
    """A game for more says how many sit at the table."""
    viewer: Seat | None = None
    """Whose eyes, once it has been observed."""

    def chance(self) -> tuple[()]:
        """Nothing is left to it."""
        return ()


class Moved(Happening):
    """A seat has made a move, and that is all that happened."""

    seat: Seat
    move: Any


class OpenGame:
    """A game of such states, without options; it always begins alike."""

    secret = False
    opening: Callable[[], Any]
    """Makes the state before the first move."""

    def options(self, seats: int) -> tuple[Option, ...]:
        """There is nothing to choose before the first move."""
        return ()

    def start(self, seats: int, options: Mapping[str, str]) -> Any:
        """The state before the first move."""
        return self.opening()

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """All there is, as this seat sees it."""
        return replace(state, viewer=viewer)

    def determinize(self, observation: Any, random: Random) -> Any:
        """The state itself."""
        return replace(observation, viewer=None)
