"""Phases 3 to 7: attack, breed, return, forage, feed."""

from collections.abc import Sequence
from functools import lru_cache

from ..core.fields import changed, less
from ..core.game import Tell
from . import events
from .attack import Attack, attacks, dealt, shares
from .components import (
    AREAS,
    BLACK,
    BLUE,
    CHEESE,
    EMPTY_BAG,
    FOOD_CARDS,
    HELMET,
    MASSIVE_ATTACKS,
    NURSERY,
    PANTRY,
    PURPLE,
    WE_MADE_IT,
    YELLOW,
    Area,
    Clan,
    Piece,
    Places,
    cheese_needed,
    in_the_pantry,
)
from .moves import Draw, Starve, ThrowBack, Unveil
from .rules import starvations
from .state import Position, Stage


def unveil(position: Position, move: Unveil, tell: Tell | None) -> None:
    """The screens go away, and the turn runs on to the first draw from the bag."""
    clans = position.clans
    for seat, choice in enumerate(position.choices):
        assert choice is not None
        clan = clans[seat]
        clans[seat] = clan.standing(choice.places(clan.healthy))
    position.choices = (None,) * len(clans)
    if tell:
        tell(events.Unveiled(tuple(clan.places for clan in clans)))
    raid(position, tell)
    breed(position, tell)
    return_home(position, tell)
    search(position, AREAS, tell)


def raid(position: Position, tell: Tell | None) -> None:
    """ratland.attack: all attacks at once, for the cheese owned before them.

    Then what was hidden comes back to the pantry (ratland.event.alarm).
    """
    clans, order = position.clans, position.order
    found = attacks(clans, massive=position.event is MASSIVE_ATTACKS)
    balance = [0] * len(clans)
    stolen: dict[Attack, int] = {}
    for victim in order:
        received = [attack for attack in found if attack.victim == victim]
        at_stake = clans[victim].at_stake
        if not received or not at_stake:
            continue
        for attack, got in shares(received, at_stake, order):
            balance[attack.seat] += got
            balance[victim] -= got
            stolen[attack] = got
    if tell:
        for attack in sorted(found, key=lambda attack: order.index(attack.seat)):
            tell(events.Attacked(*attack, stolen.get(attack, 0)))
    for seat, change in enumerate(balance):
        if change or clans[seat].hidden:
            clans[seat] = clans[seat].earning(change)


def breed(position: Position, tell: Tell | None) -> None:
    """ratland.breed: a young rat for each in the nursery, one by one when the pile is short."""
    clans = position.clans
    parents = [clan.places.nursery for clan in clans]
    order = [seat for seat in position.order if parents[seat]]
    order.sort(key=parents.__getitem__)
    young = dealt([parents[seat] for seat in order], position.pile)
    for seat, born in zip(order, young, strict=True):
        clans[seat] = clans[seat].moved(NURSERY, born)
        position.pile -= born
        if tell:
            tell(events.Bred(seat, parents[seat], born))


def return_home(position: Position, tell: Tell | None) -> None:
    """ratland.return: who was poisoned or lost comes home to the pantry."""
    for seat in position.order:
        clan = position.clans[seat]
        if clan.poisoned or clan.lost:
            home = changed(clan.places, PANTRY, clan.poisoned + clan.lost)
            position.clans[seat] = Clan(
                Places._make(home), clan.cheese, clan.hidden, graveyard=clan.graveyard
            )
            if tell:
                tell(events.Returned(seat, clan.poisoned, clan.lost))


def search(position: Position, areas: Sequence[Area], tell: Tell | None) -> None:
    """ratland.forage: on to the first of these areas that has rats in it, or else to the meal."""
    for area in areas:
        foragers = [seat for seat, clan in enumerate(position.clans) if clan.places[area]]
        if foragers:
            position.stage, position.area = Stage.FORAGE, area
            position.waiting = position.in_order(foragers)
            position.bag = FOOD_CARDS[position.food[-1]][area]
            if tell:
                tell(events.Filled(area, position.bag))
            return
    position.area, position.bag = None, EMPTY_BAG
    serve(position, tell)


def draw(position: Position, move: Draw, tell: Tell | None) -> None:
    """ratland.forage: one piece for each rat, while the bag lasts."""
    area, seat = position.area, position.waiting[0]
    assert area is not None
    position.bag = changed(position.bag, move.piece, -1)
    position.drawn += (move.piece,)
    if tell:
        tell(events.Drew(seat, area, move.piece))
    if len(position.drawn) < position.clans[seat].places[area] and any(position.bag):
        return
    if position.event is HELMET:
        position.stage = Stage.HELMET
    else:
        leave(position, tell)


def throw_back(position: Position, move: ThrowBack, tell: Tell | None) -> None:
    """ratland.event.helmet: the piece has no effect, and can be drawn by those who come later."""
    area = position.area
    assert area is not None
    position.drawn = less(position.drawn, move.piece)
    position.bag = changed(position.bag, move.piece, 1)
    if tell:
        tell(events.ThrewBack(position.waiting[0], area, move.piece))
    leave(position, tell)


def leave(position: Position, tell: Tell | None) -> None:
    """The first of the waiting seats is done with the area, and so is who finds the bag empty."""
    area = position.area
    assert area is not None
    for seat in position.waiting:
        _bring_home(position, seat, area, tell)
        position.waiting, position.drawn = position.waiting[1:], ()
        if position.waiting and any(position.bag):
            position.stage = Stage.FORAGE
            return
    search(position, AREAS[area + 1 :], tell)


@lru_cache(4096)
def brought(pieces: tuple[Piece, ...]) -> tuple[int, int, int, int]:
    """Cheese, and the rats that are poisoned, lost and gone, by pieces drawn (ratland.forage)."""
    cheese = sum([CHEESE[piece] for piece in pieces])
    return cheese, pieces.count(PURPLE), pieces.count(BLUE), pieces.count(BLACK)


def _bring_home(position: Position, seat: int, area: Area, tell: Tell | None) -> None:
    """What the pieces drawn do to a clan (ratland.forage, ratland.event.we-made-it)."""
    clan, pieces = position.clans[seat], position.drawn
    if position.event is WE_MADE_IT:
        pieces = tuple([YELLOW if piece is BLACK else piece for piece in pieces])
    cheese, poisoned, lost, gone = brought(pieces)
    away = poisoned + lost + gone
    position.clans[seat] = Clan(
        Places._make(changed(clan.places, area, -away)) if away else clan.places,
        clan.cheese + cheese,
        clan.hidden,
        clan.poisoned + poisoned,
        clan.lost + lost,
        clan.graveyard,
    )
    position.pile += gone
    if tell:
        rats = clan.places[area]
        found = position.drawn
        tell(events.Foraged(seat, area, rats, found, cheese, poisoned, lost, gone))


def serve(position: Position, tell: Tell | None) -> None:
    """ratland.feed: every clan is fed in turn."""
    position.waiting = position.order
    _feed_next(position, tell)


def starve(position: Position, dead: Starve, tell: Tell | None) -> None:
    """ratland.feed.starve: the clan has decided which rats starve, and the meal goes on."""
    _feed(position, dead, tell)
    _feed_next(position, tell)


def _feed_next(position: Position, tell: Tell | None) -> None:
    """Feed clan after clan, up to one that has to decide who starves; then end the turn."""
    for seat in position.waiting:
        ways = starvations(position.clans[seat])
        if len(ways) > 1:
            position.stage = Stage.STARVE
            position.clans = [clan.at_home() for clan in position.clans]
            return
        _feed(position, ways[0], tell)
    position.stage = Stage.EVENT
    position.active = (position.active + 1) % len(position.clans)
    if tell:
        tell(events.Passed(position.active))


def _feed(position: Position, dead: Starve, tell: Tell | None) -> None:
    """Pay what there is, bury a rat for each cheese that is missing; the healthy come home."""
    seat, position.waiting = position.waiting[0], position.waiting[1:]
    clan = position.clans[seat]
    needed = cheese_needed(clan.sewer)
    paid = needed - dead.healthy - dead.poisoned
    position.clans[seat] = Clan(
        in_the_pantry(clan.healthy - dead.healthy),
        clan.cheese - paid,
        clan.hidden,
        clan.poisoned - dead.poisoned,
        clan.lost,
        clan.graveyard + dead.healthy + dead.poisoned,
    )
    if tell:
        tell(events.Fed(seat, clan.sewer, needed, paid))
        if paid < needed:
            tell(events.Starved(seat, dead.healthy, dead.poisoned))
