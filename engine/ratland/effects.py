"""Phase 1: what the event cards do at once, and whom they ask (ratland.event)."""

from collections.abc import Callable

from ..core.game import Tell
from . import events
from .components import PANTRY, Clan, EventCard
from .moves import NOWHERE
from .phases import return_home
from .state import Position, Stage

ASKED: dict[EventCard, tuple[Stage, Callable[[Clan], bool]]] = {
    EventCard.ALARM: (Stage.ALARM, lambda clan: bool(clan.cheese and not clan.hidden)),
    EventCard.HOLY_RAT: (Stage.HOLY_RAT, lambda clan: clan.graveyard > 0),
}
"""The events that leave something to decide: in which step, and what a clan needs to be asked."""


def take_effect(position: Position, tell: Tell | None) -> None:
    """Carry out the event of the turn, and go on to whoever has to decide next."""
    card = position.events[-1]
    if card in _EFFECTS:
        _EFFECTS[card](position, tell)
    if card in ASKED:
        position.stage, concerns = ASKED[card]
        position.waiting = position.in_order(
            [seat for seat, clan in enumerate(position.clans) if concerns(clan)]
        )
    if not position.waiting:
        begin_placing(position)


def answered(position: Position) -> None:
    """The first of the waiting seats has decided about the event."""
    position.waiting = position.waiting[1:]
    if not position.waiting:
        begin_placing(position)


def begin_placing(position: Position) -> None:
    """ratland.place: everybody with a rat to place is asked, one after another, in secret."""
    choices = tuple([None if clan.healthy else NOWHERE for clan in position.clans])
    position.choices = choices
    position.waiting = tuple([seat for seat in position.order if choices[seat] is None])
    position.stage = Stage.PLACE if position.waiting else Stage.UNVEIL


def _abundance(position: Position, tell: Tell | None) -> None:
    """ratland.event.abundance: one cheese for each clan."""
    for seat in position.order:
        position.clans[seat] = position.clans[seat].earning(1)
        if tell:
            tell(events.Gained(seat, 1))


def _cousin(position: Position, tell: Tell | None) -> None:
    """ratland.event.cousin: one rat for each clan, in order while the common pile lasts."""
    for seat in position.order[: position.pile]:
        position.clans[seat] = position.clans[seat].moved(PANTRY, 1)
        position.pile -= 1
        if tell:
            tell(events.Visited(seat))


def _drunk(position: Position, tell: Tell | None) -> None:
    """ratland.event.drunk: from the largest clan to the smallest, a healthy rat if it has one."""
    clans, order = position.clans, position.order
    giver = max(order, key=lambda seat: clans[seat].rats)
    receiver = min(order, key=lambda seat: clans[seat].rats)
    if clans[giver].rats == clans[receiver].rats or not clans[giver].healthy:
        return
    clans[giver] = clans[giver].moved(PANTRY, -1)
    clans[receiver] = clans[receiver].moved(PANTRY, 1)
    if tell:
        tell(events.Gave(giver, receiver))


_EFFECTS: dict[EventCard, Callable[[Position, Tell | None], None]] = {
    EventCard.ABUNDANCE: _abundance,
    EventCard.COUSIN: _cousin,
    EventCard.DRUNK: _drunk,
    EventCard.JUST_IN_TIME: return_home,  # ratland.event.just-in-time: healthy again, and at once
}
