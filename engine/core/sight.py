"""What a seat sees, as texts: for whoever thinks about it elsewhere, maybe in another engine."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from .game import Game, Seat, past, recalled


@dataclass(frozen=True, slots=True)
class Sight:
    """An observation that can be sent: it holds nothing that the seat may not know."""

    position: str
    """Any that fits what the seat sees, with what is hidden imagined."""
    seat: Seat | None
    past: Sequence[str] = ()
    """The positions that it remembers (`engine.core.game.Remembers`)."""

    @classmethod
    def of(cls, game: Game, observation: Any, random: Random) -> Self:
        """The texts of an observation of this game."""
        position = str(game.determinize(observation, random))
        return cls(position, observation.viewer, [str(state) for state in past(observation)])

    def observation(self, game: Game) -> Any:
        """What the seat sees, as this game has it. Raises BadTextError for texts of another."""
        seen = game.observe(game.position(self.position), self.seat)
        return recalled(game, seen, [game.position(text) for text in self.past])
