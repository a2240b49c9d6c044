"""Which rule refuses a move, for the tests of every game, and that it alone is to blame."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.game import Game, State
from engine.core.rule import Rule


def blamed(game: Game, state: State[Any], text: str) -> str | None:
    """The id of the rule that forbids the move; None when it is legal.

    What is offered and what is accepted must agree. A position that shows a rule breaks no other:
    else it would be the order of the refusals that the test shows, and a rule that is always broken
    together with another would never be told.
    """
    move = game.move(text)
    rule = state.refusal(move)
    offered = move in state.moves() or any(move == other for other, _ in state.chance())
    assert offered == (rule is None)
    if rule is None:
        return None
    broken = broken_rules(game, state, move)
    assert broken == {rule}, f"{text} breaks {sorted(map(str, broken))} in {state}"
    return rule.id


def broken_rules(game: Game, state: Any, move: Any) -> set[Rule]:
    """Every rule that the move breaks, each asked by itself; the turn's when it is not its step.

    In a small game that is without `REFUSALS` it is the one that is told.
    """
    if find_spec(f"engine.{game.id}.rules") is None:
        return {state.refusal(move)}
    room = import_module(f"engine.{game.id}.rules")
    steps, demands = room.REFUSALS[type(move)]
    if state.stage not in steps:
        return {room.TURN}
    return {rule for holds, rule in demands if not holds(state, move)}
