"""Phases 3 to 7: attack, breed, return, forage, feed."""

from collections.abc import Sequence

from engine.core.game import Tell
from engine.ratland import events
from engine.ratland.attack import attacks, dealt, shares
from engine.ratland.components import (
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
    Places,
    changed,
    cheese_needed,
    in_the_pantry,
)
from engine.ratland.moves import Draw, Starve, ThrowBack, Unveil
from engine.ratland.rules import starvations
from engine.ratland.state import Position, Stage


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
    if tell:
        for attack in sorted(found, key=lambda attack: order.index(attack.seat)):
            tell(events.Attacked(*attack))
    thefts = [attack for attack in found if attack.due and clans[attack.victim].at_stake]
    balance = [0] * len(clans)
    for victim in order:
        received = [attack for attack in thefts if attack.victim == victim]
        if not received:
            continue
        for attack, got in shares(received, clans[victim].at_stake, order):
            balance[attack.seat] += got
            balance[victim] -= got
            if tell and got:
                tell(events.Stole(attack.seat, victim, attack.pipe, attack.due, got))
    for seat, change in enumerate(balance):
        clan = clans[seat]
        if change or clan.hidden:
            clans[seat] = Clan(
                clan.places, clan.cheese + change, 0, clan.poisoned, clan.lost, clan.graveyard
            )


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
                Places(*home), clan.cheese, clan.hidden, graveyard=clan.graveyard
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
    position.bag = bag = changed(position.bag, move.piece, -1)
    position.drawn = drawn = (*position.drawn, move.piece)
    if tell:
        tell(events.Drew(seat, area, move.piece))
    if len(drawn) < position.clans[seat].places[area] and any(bag):
        return
    if position.event is HELMET:
        position.stage = Stage.HELMET
    else:
        leave(position, tell)


def throw_back(position: Position, move: ThrowBack, tell: Tell | None) -> None:
    """ratland.event.helmet: the piece has no effect, and can be drawn by those who come later."""
    area = position.area
    assert area is not None
    drawn = list(position.drawn)
    drawn.remove(move.piece)
    position.drawn = tuple(drawn)
    position.bag = changed(position.bag, move.piece, 1)
    if tell:
        tell(events.ThrewBack(position.waiting[0], area, move.piece))
    leave(position, tell)


def leave(position: Position, tell: Tell | None) -> None:
    """The first of the waiting seats is done with the area, and so is who finds the bag empty."""
    area = position.area
    assert area is not None
    while position.waiting:
        _bring_home(position, position.waiting[0], area, tell)
        position.waiting, position.drawn = position.waiting[1:], ()
        if position.waiting and any(position.bag):
            position.stage = Stage.FORAGE
            return
    search(position, AREAS[area + 1 :], tell)


def _bring_home(position: Position, seat: int, area: Area, tell: Tell | None) -> None:
    """What the pieces drawn do to a clan (ratland.forage, ratland.event.we-made-it)."""
    clan, pieces = position.clans[seat], position.drawn
    if position.event is WE_MADE_IT:
        pieces = tuple([YELLOW if piece is BLACK else piece for piece in pieces])
    cheese = sum([CHEESE[piece] for piece in pieces])
    poisoned, lost, gone = pieces.count(PURPLE), pieces.count(BLUE), pieces.count(BLACK)
    away = poisoned + lost + gone
    position.clans[seat] = Clan(
        Places(*changed(clan.places, area, -away)) if away else clan.places,
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
    """ratland.feed: the healthy rats come home, and every clan is fed in turn."""
    position.clans = [clan.at_home() for clan in position.clans]
    position.waiting = position.order
    _feed_next(position, tell)


def starve(position: Position, dead: Starve, tell: Tell | None) -> None:
    """ratland.feed.starve: the clan has decided which rats starve, and the meal goes on."""
    _feed(position, dead, tell)
    _feed_next(position, tell)


def _feed_next(position: Position, tell: Tell | None) -> None:
    """Feed clan after clan, up to one that has to decide who starves; then end the turn."""
    while position.waiting:
        ways = starvations(position.clans[position.waiting[0]])
        if len(ways) > 1:
            position.stage = Stage.STARVE
            return
        _feed(position, ways[0], tell)
    position.stage = Stage.EVENT
    position.active = (position.active + 1) % len(position.clans)
    if tell:
        tell(events.Passed(position.active))


def _feed(position: Position, dead: Starve, tell: Tell | None) -> None:
    """Pay what there is, and bury a rat for each cheese that is missing."""
    seat, position.waiting = position.waiting[0], position.waiting[1:]
    clan = position.clans[seat]
    needed = cheese_needed(clan.sewer)
    paid = min(needed, clan.cheese)
    position.clans[seat] = Clan(
        in_the_pantry(clan.places.pantry - dead.healthy),
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
