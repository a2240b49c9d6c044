"""The rule that somebody should read when something comes up for the first time."""

from engine.bullfrogs import rulebook
from engine.bullfrogs.events import (
    Battled,
    Claimed,
    Event,
    Expelled,
    Hopped,
    Lost,
    Recruited,
    Relocated,
    Returned,
    Rolled,
    Sabotaged,
    Sank,
    Slid,
    Walked,
)
from engine.core.rule import Rule


def first(event: Event) -> Rule | None:
    """The rule behind an event; None where there is nothing to wonder at."""
    match event:
        case Battled() | Lost():
            return rulebook.SCORE_STRENGTH
        case Hopped():
            return rulebook.HOP
        case Returned() | Sank():
            return rulebook.SINK
        case Claimed():
            return rulebook.CLAIM
        case Slid():
            return rulebook.SLIDE
        case Sabotaged():
            return rulebook.SABOTAGE_TARGET
        case Relocated():
            return rulebook.DEPLOY_RELOCATE
        case Rolled():
            return rulebook.SOLO_DICE
        case Walked(fled=fled):
            return rulebook.SOLO_MARKER_SINKS if fled else rulebook.SOLO_MOVE
        case Expelled() | Recruited():
            return rulebook.SOLO_ACT
        case _:
            return None
