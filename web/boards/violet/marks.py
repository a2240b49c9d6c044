"""What has just happened, as marks on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.violet import events
from engine.violet.components import Card, Space

Omen = events.EventPlaced | events.EventRevealed | events.EventHappened | events.EventLost


class Marks(NamedTuple):
    """What to mark."""

    changed: set[Space]
    """Spaces that an event has just changed or come to lie on."""
    arrived: set[Card]
    """Cards that have just come into the market or a hand."""
    happened: list[Omen]
    """Torech's events, as they were turned up or came true."""


def marks(recent: Sequence[events.Event]) -> Marks:
    """The marks of these events."""
    return Marks(
        {event.space for event in recent if isinstance(event, events.EventPlaced)},
        {event.card for event in recent if isinstance(event, events.Dealt | events.Picked)},
        [event for event in recent if isinstance(event, Omen)],
    )
