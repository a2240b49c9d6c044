"""How far one comes alone against Isaac with all luck known beforehand: what no bot can.

A beam over whole turns, to the end of the game: of each turn the best lines are followed with the
cards and dice that are going to come, and the positions that look best are gone on from. Whoever
looks at more of them finds more, so it is no bound; but who does not know what comes will hardly
do better.
"""

from engine.bullfrogs.evaluation import evaluate, sensible
from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match
from engine.search.bots import Evaluate, identity, turns
from tools.arena.engines import Engine
from tools.returned import returned

JUDGED: Evaluate = evaluate

WIDTH = 12
"""States that are kept of a turn."""

LINES = 8
"""Ends of a turn that are followed."""

POSITIONS = 30
"""Positions that are gone on from after each turn."""


def foreseen(referee: Engine, number: int) -> int:
    """The most points that are found in this deal, which is that of a match of the same number."""
    beam, reached = [_thrown(referee.match("bullfrogs", 1, {}, f"arena-{number}"))], list[int]()
    while beam:
        found = {}
        for before in beam:
            for _, _, moves in returned(turns(before.state, JUDGED, WIDTH, sensible, LINES)):
                match = before.branch()
                for move in moves:
                    match.play(move)
                found[identity(_thrown(match).state)] = match
        ended = [match.state.outcome() for match in found.values()]
        reached += [outcome.scores[0] for outcome in ended if outcome is not None]
        going = [match for match in found.values() if match.state.to_act != NOBODY]
        beam = sorted(going, key=lambda match: -JUDGED(match.state, 0))[:POSITIONS]
    return max(reached)


def _thrown(match: Match) -> Match:
    """The match with whatever chance is going to throw before the next decision."""
    while match.state.to_act == CHANCE:
        match.roll()
    return match
