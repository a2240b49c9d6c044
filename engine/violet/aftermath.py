"""What follows a trick: Violet's advance or rest, the fear's moves, and Torech's events."""

from ..core.fields import less, put
from ..core.game import Tell
from . import events, moves
from .components import (
    GUST_COST,
    KEPT,
    LOSS_COST,
    REST,
    TORECH,
    VIOLET,
    Card,
    EventCard,
    Suit,
    difference,
)
from .piles import discard
from .refill import begin_refill
from .rulebook import FAERY_RING, PRECIPICE, WIN_VIOLET
from .score import ending
from .state import FREE, Position, Stage


def advance(position: Position, move: moves.Advance, tell: Tell | None) -> None:
    """violet.advance: one space for one fuel, free towards fireflies and the Campfire."""
    cost = position.step_cost()
    discard(position, position.played.cards, tell)
    _step(position, tell, forced=False)
    _burn(position, cost, tell)
    if not _is_over(position, tell):
        begin_refill(position, tell)


def rest(position: Position, move: moves.Rest, tell: Tell | None) -> None:
    """violet.rest: three fuel, and the location's bonus card goes to Torech (violet.bonus)."""
    discard(position, position.played.cards, tell)
    if tell:
        tell(events.Rested(position.violet))
    _burn(position, -REST, tell)
    _give_bonus(position, TORECH, position.trump, tell)
    begin_refill(position, tell)


def _step(position: Position, tell: Tell | None, *, forced: bool) -> None:
    """One space on; Violet takes the bonus card of a location she leaves unrested."""
    source = position.violet
    leaves = position.path[source + 1] is not position.path[source]
    left = position.trump if leaves else None
    position.violet = source + 1
    if tell:
        tell(events.Advanced(source, source + 1, forced))
    _give_bonus(position, VIOLET, left, tell)


def _give_bonus(position: Position, seat: int, suit: Suit | None, tell: Tell | None) -> None:
    if suit is None or position.bonuses[suit] != FREE:
        return
    position.bonuses = put(position.bonuses, suit, seat)
    if tell:
        tell(events.BonusGained(seat, suit))


def _burn(position: Position, fuel: int, tell: Tell | None) -> None:
    """The lantern loses so much fuel, or gains it when negative, within its scale."""
    before = position.fuel
    position.fuel = min(max(before - fuel, position.out_at), position.layout.lantern)
    if tell and position.fuel != before:
        tell(events.LanternChanged(before, position.fuel))


def _is_over(position: Position, tell: Tell | None) -> bool:
    rule = ending(position)
    if rule is None:
        return False
    position.stage = Stage.OVER
    if tell:
        tell(events.Ended(VIOLET if rule is WIN_VIOLET else TORECH, rule))
    return True


def lose(position: Position, tell: Tell | None) -> None:
    """violet.fear.discard: forced on, two fuel, and the pair feeds the fear."""
    if position.is_held():
        rule = PRECIPICE if position.violet >= position.precipice else FAERY_RING
        if tell:
            tell(events.Held(position.violet, rule))
    else:
        _step(position, tell, forced=True)
    _burn(position, LOSS_COST, tell)
    pair = position.played.cards
    first, pushed_out = position.fear_discards
    if first is not None:
        position.fear_discards = (pair, first)
    else:
        position.fear_discards, pushed_out = (pair, pushed_out), None
    if tell:
        tell(events.FearFed(pair))
    if pushed_out is not None:
        _wake_fear(position, pushed_out, tell)
    elif not _is_over(position, tell):
        _go_on_with_events(position, tell)


def _wake_fear(position: Position, pair: tuple[Card, Card], tell: Tell | None) -> None:
    """violet.fear.move: the difference of the values and the lantern's penalty."""
    source, spaces, penalty = position.fear, difference(*pair), position.penalty
    if tell and ending(position) is None:
        tell(events.FearWoke(pair, spaces, penalty))
    discard(position, pair, tell)
    if _is_over(position, tell):
        return
    position.fear = target = min(source + spaces + penalty, position.violet)
    if tell and target != source:
        tell(events.FearMoved(source, target))
    if _is_over(position, tell):
        return
    if position.air is not None and source < position.air <= target:
        position.pending += (EventCard.AIR,)
    _go_on_with_events(position, tell)


def _go_on_with_events(position: Position, tell: Tell | None) -> None:
    """violet.events: reveal what the fear has reached, let it happen, then refill."""
    position.turn = TORECH
    if position.ahead and position.ahead[0].space <= position.fear:
        position.stage = Stage.REVEAL
    elif len(position.pending) > 1:
        position.stage = Stage.ACTIVATE
    elif position.pending:
        _let_happen(position, position.pending[0], tell)
    else:
        begin_refill(position, tell)


def reveal(position: Position, move: moves.Reveal, tell: Tell | None) -> None:
    """violet.events: some are kept for later, the others happen now."""
    space, event = position.ahead[0]
    position.ahead = position.ahead[1:]
    position.revealed += (event,)
    if event in KEPT:
        position.kept += (event,)
    else:
        position.pending += (event,)
    if tell:
        tell(events.EventRevealed(space, event, event in KEPT))
    _go_on_with_events(position, tell)


def activate(position: Position, move: moves.Activate, tell: Tell | None) -> None:
    """violet.events: Torech decides on the order."""
    _let_happen(position, move.event, tell)


def _let_happen(position: Position, event: EventCard, tell: Tell | None) -> None:
    position.pending = less(position.pending, event)
    if event is EventCard.AIR and position.air is not None:
        _breathe(position, tell)
        return
    if event in (EventCard.GUST, EventCard.STORM, EventCard.HOWL):
        if tell:
            tell(events.EventHappened(event))
        if event is EventCard.HOWL:  # violet.event.howl: the fireflies flee
            position.fireflies = frozenset()
        elif event is EventCard.STORM:  # violet.event.storm: the lantern's scale ends one earlier
            position.out_at = 1
        # violet.event.gust: two fuel are blown away
        _burn(position, GUST_COST * (event is EventCard.GUST), tell)
        if not _is_over(position, tell):
            _go_on_with_events(position, tell)
    elif position.can_happen(event):
        position.pending = (event, *position.pending)
        position.turn = TORECH
        position.stage = Stage.PLACE
    else:
        if tell:
            tell(events.EventLost(event, None))
        _go_on_with_events(position, tell)


def _breathe(position: Position, tell: Tell | None) -> None:
    """violet.event.fear-in-the-air: Fear Discard 2 is revealed, if there is a pair in it."""
    position.air = None
    first, pair = position.fear_discards
    position.fear_discards = (first, None)
    if tell:
        tell(events.EventHappened(EventCard.AIR))
    if pair is None:
        _go_on_with_events(position, tell)
    else:
        _wake_fear(position, pair, tell)


def place(position: Position, move: moves.Place | moves.Improvise, tell: Tell | None) -> None:
    """An event goes onto a space of Torech's choice; the Improvisation makes it a location."""
    event, *others = position.pending
    position.pending = tuple(others)
    space, works, suit = move.space, move.space < position.works_before(event), None
    if isinstance(move, moves.Improvise):
        suit = move.suit
        position.path = put(position.path, space, suit)
    elif event is EventCard.FAERY_RING:
        position.ring = space
    elif event is EventCard.AIR:
        position.air = space
    elif works:
        _stretch(position, space)
    if tell:
        tell(events.EventPlaced(event, space, suit))
        if not works:
            tell(events.EventLost(event, space))
    _go_on_with_events(position, tell)


def _stretch(position: Position, space: int) -> None:
    """violet.event.off-track: two spaces instead of one; what lies on it stays on the first."""
    position.precipices += space >= position.precipice
    position.path = (*position.path[: space + 1], *position.path[space:])
    position.fireflies = frozenset(other + (other > space) for other in position.fireflies)
    if position.ring is not None:
        position.ring += position.ring > space
    if position.air is not None:
        position.air += position.air > space
