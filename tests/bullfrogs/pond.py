"""Words to write tests like a rulebook: positions and moves are text, refusals are rule ids."""

from engine.bullfrogs import GAME
from engine.bullfrogs.grid import parse_cell
from engine.bullfrogs.play import State
from engine.core.game import Event
from tests.refusals import blamed

START = "log[] n1=6[] e1=6[] s1=6[] w1=6[]"
"""The pond before the first turn."""


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


def after(position: str, *texts: str) -> State:
    """The state after these moves, each of which must be legal."""
    return _played(position, texts)[0]


def told(position: str, *texts: str) -> list[Event]:
    """What these moves tell."""
    return _played(position, texts)[1]


def names(position: str, *texts: str) -> list[str]:
    """The names of the events these moves tell."""
    return [event.name for event in told(position, *texts)]


def _played(position: str, texts: tuple[str, ...]) -> tuple[State, list[Event]]:
    state, events = GAME.position(position), list[Event]()
    for text in texts:
        move = GAME.move(text)
        rule = state.refusal(move)
        assert rule is None, f"{text} is refused by {rule} in {state}"
        state.play(move, events.append)
    return state, events


def pieces(state: State, cell: str) -> str:
    """The pieces on a card, such as `GG*B`."""
    return str(state.cards[parse_cell(cell)])


def has_card(state: State, cell: str) -> bool:
    """Whether a card lies there."""
    return parse_cell(cell) in state.cards
