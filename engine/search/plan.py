"""A bot that plans its whole turn: a beam search over its own consecutive decisions."""

from random import Random
from typing import Any

from engine.core.game import Game, Observation
from engine.search.bots import Bot, Evaluate

DEPTH = 16
"""Decisions ahead at most; a turn with a long chain of hops is cut there."""


def planning_bot(evaluate: Evaluate, width: int) -> Bot:
    """The first move of the best line found, keeping the `width` best states at each decision.

    A line ends when chance or somebody else decides. Works in one imagined state, so it never
    knows more than its seat.
    """

    def choose(game: Game, observation: Observation, random: Random) -> Any:
        seat = observation.to_act
        start = game.imagine(observation, random)
        best: tuple[float, str, Any] | None = None
        beam = [(start, None)]
        for _ in range(DEPTH):
            lines: list[tuple[float, str, Any, Any]] = []
            for state, first in beam:
                for move in state.moves():
                    after = state.copy()
                    after.play(move)
                    lines.append((-evaluate(after, seat), str(after), after, first or move))
            lines.sort(key=lambda line: line[:2])
            beam, seen = [], set()
            for worth, text, after, first in lines:
                if after.to_act != seat:
                    if best is None or worth < best[0]:
                        best = (worth, text, first)
                elif text not in seen and len(beam) < width:
                    seen.add(text)
                    beam.append((after, first))
            if not beam:
                break
        if beam and best is None:
            return beam[0][1]
        assert best is not None
        return best[2]

    return choose
