"""Words to write tests like a rulebook: positions and moves are text, refusals are rule ids."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.core.game import Event, Game, Outcome
from tests.refusals import blamed

E = TypeVar("E")


def every(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of this kind."""
    return [event for event in events if isinstance(event, kind)]


def only(kind: type[E], events: Sequence[Event]) -> E:
    """The one event of this kind."""
    (found,) = every(kind, events)
    return found


@dataclass(frozen=True)
class Telling:
    """What tests of one game say: `may`, `refused`, `moves`, `after`, `told` and so on.

    A position is a text, or a state, which stays as it is.
    """

    game: Game

    def may(self, position: Any, move: str) -> bool:
        """Whether the move is legal; what is offered and what is accepted must agree."""
        return self.refused(position, move) is None

    def refused(self, position: Any, move: str) -> str | None:
        """The id of the rule that forbids the move, and alone is to blame; None if it is legal."""
        return blamed(self.game, self._state(position), move)

    def moves(self, position: Any, verb: str = "") -> set[str]:
        """The legal moves, or those with this verb."""
        return {text for text in map(str, self._state(position).moves()) if text.startswith(verb)}

    def chances(self, position: Any) -> dict[str, int]:
        """What chance may do, with its weights."""
        return {str(move): weight for move, weight in self._state(position).chance()}

    def play(self, state: Any, *texts: str) -> list[Event]:
        """Play these moves, each of which must be legal, and tell what happened."""
        events = list[Event]()
        for text in texts:
            move = self.game.move(text)
            rule = state.refusal(move)
            assert rule is None, f"{text} is refused by {rule} in {state}"
            state.play(move, events.append)
        return events

    def after(self, position: Any, *texts: str) -> Any:
        """The state after these moves."""
        state = self._state(position)
        self.play(state, *texts)
        return state

    def told(self, position: Any, *texts: str) -> list[Event]:
        """What these moves tell."""
        return self.play(self._state(position), *texts)

    def names(self, position: Any, *texts: str) -> list[str]:
        """The names of the events these moves tell."""
        return [event.name for event in self.told(position, *texts)]

    def ending(self, position: Any, *texts: str) -> Outcome:
        """How the game ended with these moves."""
        outcome: Outcome | None = self.after(position, *texts).outcome()
        assert outcome is not None
        return outcome

    def _state(self, position: Any) -> Any:
        return self.game.position(position) if isinstance(position, str) else position.copy()
