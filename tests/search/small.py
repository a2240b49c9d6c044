"""The searches of each game's strongest level, with little to do: tests wait for them."""

from collections.abc import Callable
from importlib import import_module

from engine.search.bots import Bot, greedy_bot
from engine.search.mixed import mixed_bot
from engine.search.replies import reply_bot
from engine.search.sealed import answering, sealed_bot
from engine.search.tree import tree_bot


def _replies(name: str) -> Bot:
    evaluation = import_module(f"engine.{name}.evaluation")
    return reply_bot(evaluation.evaluate, width=2, lines=3, worlds=(2,), replies=1, again=1)


def _mixed() -> Bot:
    from engine.ratland.evaluation import evaluate, suggest
    from engine.ratland.observe import Observation
    from engine.ratland.play import State
    from engine.ratland.turn import Turn

    def turn(observation: Observation, state: State) -> Turn:
        return Turn(state, observation.past)

    greedy = greedy_bot(evaluate, suggest)
    mixed = mixed_bot(turn, 30, 400, greedy, own=16)
    return answering(turn, sealed_bot(turn, 90, greedy), mixed)


def _tree() -> Bot:
    from engine.violet.evaluation import FULL
    from engine.violet.network import evaluate

    return tree_bot(evaluate, FULL, 16)


_SMALL: dict[str, Callable[[], Bot]] = {
    "bullfrogs": lambda: _replies("bullfrogs"),
    "ratland": _mixed,
    "trio": lambda: _replies("trio"),
    "violet": _tree,
}


def small(name: str) -> Bot:
    """The search of the game's strongest level, with little to do; greedy where it has none."""
    if name in _SMALL:
        return _SMALL[name]()
    return greedy_bot(import_module(f"engine.{name}.evaluation").evaluate)
