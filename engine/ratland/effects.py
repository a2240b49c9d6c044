"""Phase 1: what the event cards do at once, and whom they ask (ratland.event)."""

from collections.abc import Callable, Collection

from engine.core.game import Tell
from engine.ratland import events
from engine.ratland.components import EventCard
from engine.ratland.moves import NOWHERE
from engine.ratland.phases import return_home
from engine.ratland.state import Position, Step


def take_effect(position: Position, tell: Tell | None) -> None:
    """Carry out the event of the turn, and go on to whoever has to decide next."""
    effect = _EFFECTS.get(position.events[-1])
    if effect:
        effect(position, tell)
    if position.in_force(EventCard.ALARM):
        with_cheese = [seat for seat, clan in enumerate(position.clans) if clan.cheese]
        _ask(position, Step.ALARM, with_cheese)
    elif position.in_force(EventCard.HOLY_RAT):
        bereaved = [seat for seat, clan in enumerate(position.clans) if clan.graveyard]
        _ask(position, Step.HOLY_RAT, bereaved)
    else:
        begin_placing(position)


def _ask(position: Position, step: Step, seats: Collection[int]) -> None:
    position.step = step
    position.waiting = position.in_order(seats)
    if not seats:
        begin_placing(position)


def answered(position: Position) -> None:
    """The first of the waiting seats has decided about the event."""
    position.waiting = position.waiting[1:]
    if not position.waiting:
        begin_placing(position)


def begin_placing(position: Position) -> None:
    """ratland.place: everybody with a rat to place is asked, one after another, in secret."""
    able = [seat for seat, clan in enumerate(position.clans) if clan.healthy]
    position.choices = tuple(None if clan.healthy else NOWHERE for clan in position.clans)
    position.waiting = position.in_order(able)
    position.step = Step.PLACE if able else Step.UNVEIL


def _abundance(position: Position, tell: Tell | None) -> None:
    """ratland.event.abundance: one cheese for each clan."""
    for seat in position.order:
        clan = position.clans[seat]
        position.clans[seat] = clan._replace(cheese=clan.cheese + 1)
        if tell:
            tell(events.Gained(seat, 1))


def _cousin(position: Position, tell: Tell | None) -> None:
    """ratland.event.cousin: one rat for each clan, in order while the common pile lasts."""
    for seat in position.order[: position.pile]:
        position.clans[seat] = position.clans[seat].moved("pantry", 1)
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
    clans[giver] = clans[giver].moved("pantry", -1)
    clans[receiver] = clans[receiver].moved("pantry", 1)
    if tell:
        tell(events.Gave(giver, receiver))


_EFFECTS: dict[EventCard, Callable[[Position, Tell | None], None]] = {
    EventCard.ABUNDANCE: _abundance,
    EventCard.COUSIN: _cousin,
    EventCard.DRUNK: _drunk,
    EventCard.JUST_IN_TIME: return_home,  # ratland.event.just-in-time: healthy again, and at once
}
