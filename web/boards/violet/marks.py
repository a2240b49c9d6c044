"""What has just happened, as marks on the table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.violet import events
from engine.violet.components import Card, Space

Omen = events.EventPlaced | events.EventRevealed | events.EventHappened | events.EventLost


@dataclass(slots=True)
class Marks:
    """What to mark."""

    changed: set[Space] = field(default_factory=set)
    """Spaces that an event has just changed or come to lie on."""
    arrived: set[Card] = field(default_factory=set)
    """Cards that have just come into the market or a hand."""
    happened: list[Omen] = field(default_factory=list)
    """Torech's events, as they were turned up or came true."""


def marks(recent: Sequence[events.Event]) -> Marks:
    """The marks of these events."""
    found = Marks()
    for event in recent:
        match event:
            case events.EventPlaced(_, space, _):
                found.changed.add(space)
                found.happened.append(event)
            case events.EventRevealed() | events.EventHappened() | events.EventLost():
                found.happened.append(event)
            case events.Dealt(card, _) | events.Picked(_, card, _):
                found.arrived.add(card)
    return found
