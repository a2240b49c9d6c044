"""The rule that somebody should read when something comes up for the first time."""

from engine.core.rule import Rule
from engine.violet import rulebook
from engine.violet.events import (
    Advanced,
    BonusGained,
    Event,
    EventRevealed,
    FearFed,
    FearWoke,
    Held,
    Reshuffled,
    Rested,
    TrickWon,
)


def first(event: Event) -> Rule | None:
    """The rule behind an event; None where there is nothing to wonder at."""
    match event:
        case TrickWon(rule=rule) | Held(rule=rule):
            return rule
        case Advanced(forced=forced):
            return rulebook.FEAR_DISCARD if forced else rulebook.ADVANCE
        case Rested():
            return rulebook.REST
        case FearFed():
            return rulebook.FEAR_DISCARD
        case FearWoke():
            return rulebook.FEAR_MOVE
        case EventRevealed():
            return rulebook.EVENTS
        case BonusGained():
            return rulebook.BONUS
        case Reshuffled():
            return rulebook.RESHUFFLE
        case _:
            return None
