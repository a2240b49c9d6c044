"""Words to write tests like a rulebook: positions and moves are text, refusals are rule ids."""

from typing import TypeVar

from engine.core.game import Event, Outcome
from engine.trio.game import GAME
from engine.trio.geometry import Circle, parse_circle
from engine.trio.play import State
from tests.refusals import blamed

E = TypeVar("E")


def may(position: str, move: str) -> bool:
    """Whether the move is legal; what is offered and what is accepted must agree."""
    state, wanted = GAME.position(position), GAME.move(move)
    accepted = state.refusal(wanted) is None
    offered = wanted in state.moves() or any(wanted == other for other, _ in state.chance())
    assert accepted == offered
    return accepted


def refused(position: str, move: str) -> str | None:
    """The id of the rule that forbids the move, and alone is to blame; None when it is legal."""
    return blamed(GAME, GAME.position(position), move)


def moves(position: str, verb: str = "") -> set[str]:
    """The legal moves, or those that begin with a verb."""
    return {str(move) for move in GAME.position(position).moves() if str(move).startswith(verb)}


def cells(position: str) -> set[str]:
    """The cells on which a tile may be laid."""
    return {text.split(" ")[2] for text in moves(position, "place")}


def after(position: str, *texts: str) -> State:
    """The state after these moves, each of which must be legal."""
    return _played(position, texts)[0]


def told(position: str, *texts: str) -> list[Event]:
    """What these moves tell."""
    return _played(position, texts)[1]


def names(position: str, *texts: str) -> list[str]:
    """The names of the events these moves tell."""
    return [event.name for event in told(position, *texts)]


def only(kind: type[E], events: list[Event]) -> E:
    """The one event of this kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def ending(position: str, *texts: str) -> Outcome:
    """How the game ended with these moves."""
    outcome = after(position, *texts).outcome()
    assert outcome is not None
    return outcome


def _played(position: str, texts: tuple[str, ...]) -> tuple[State, list[Event]]:
    state, events = GAME.position(position), list[Event]()
    for text in texts:
        move = GAME.move(text)
        rule = state.refusal(move)
        assert rule is None, f"{text} is refused by {rule} in {state}"
        state.play(move, events.append)
    return state, events


def circles(*names: str) -> tuple[Circle, ...]:
    """The circles of these names, sorted."""
    return tuple(sorted(map(parse_circle, names)))
