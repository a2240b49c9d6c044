"""What has just happened, as marks on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.violet import events
from engine.violet.components import Card, Space

Omen = events.EventPlaced | events.EventRevealed | events.EventHappened | events.EventLost


class Marks(NamedTuple):
    """What to mark."""

    changed: set[Space]
    """Spaces that an event has just come to lie on, and that somebody has just left or reached."""
    arrived: set[Card]
    """Cards that have just come into the market or a hand."""
    happened: list[Omen]
    """Torech's events, as they were turned up or came true."""


def marks(recent: Sequence[events.Event]) -> Marks:
    """The marks of these events."""
    return Marks(
        {space for event in recent for space in _touched(event)},
        {event.card for event in recent if isinstance(event, events.Dealt | events.Picked)},
        [event for event in recent if isinstance(event, Omen)],
    )


def _touched(event: events.Event) -> tuple[Space, ...]:
    match event:
        case events.Advanced(source, target) | events.FearMoved(source, target):
            return source, target
        case events.EventPlaced(space=space) | events.Held(space) | events.Rested(space):
            return (space,)
    return ()
