"""The rule that somebody should read when something comes up for the first time."""

from engine.core.rule import Rule
from engine.trio import rulebook
from engine.trio.events import Entered, Event, PointsLost, Stepped, TilePlaced


def first(event: Event) -> Rule | None:
    """The rule behind an event; None where there is nothing to wonder at."""
    match event:
        case TilePlaced(first_turn=True):
            return rulebook.POINTS_FIRST_TURN
        case TilePlaced():
            return rulebook.POINTS
        case PointsLost():
            return rulebook.MOVE
        case Entered():
            return rulebook.MOVE_ENTER
        case Stepped():
            return rulebook.MOVE_STEP
        case _:
            return None
