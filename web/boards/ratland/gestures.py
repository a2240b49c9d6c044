"""From taps to moves. A tap may well mean an illegal move: the engine then says by which rule."""

from engine.ratland import moves
from engine.ratland.components import Clan
from engine.ratland.moves import NOWHERE, PLACED, Place, Starve
from engine.ratland.state import Stage
from web.boards.ratland.chronicle import last_placement
from web.boards.ratland.things import (
    ALL,
    FEWER,
    HANDFUL,
    MORE,
    NONE,
    PANTRY,
    Again,
    Carry,
    Clear,
    Count,
    Done,
    Fewer,
    Follow,
    More,
    Pile,
    Some,
    Thing,
    View,
    Whole,
    changed,
    parse_thing,
    picked_for,
    picked_victims,
    plan,
    repeated,
    usual_victims,
    victims,
)
from web.boards.table import Tap


def ready(view: View) -> tuple[str, ...]:
    """What is planned by itself: poisoned rats starve first, as the house suggests."""
    seen = view.seen
    if view.moves and seen.stage is Stage.STARVE:
        return picked_victims(usual_victims(seen))
    return ()


def fits(view: View) -> bool:
    """Whether this can be planned here. Raises BadTextError."""
    seen = view.seen
    if view.moves and seen.stage is Stage.PLACE:
        place = plan(view.picked)
        has = seen.clans[seen.to_act].healthy
        return place.total <= has and picked_for(place) == view.picked
    if view.moves and seen.stage is Stage.STARVE:
        dead = victims(view.picked)
        return dead in view.moves and picked_victims(dead) == view.picked
    return not view.picked


def tap(view: View, what: str) -> Tap:
    """What a tap on a thing means, given the plan."""
    if not view.moves:
        return Tap(hint=view.words("ratland.hint.wait"))
    seen = view.seen
    thing = parse_thing(what)
    if isinstance(thing, Whole):
        return Tap(view.picked, thing)
    if isinstance(thing, Count) and thing.amount in (MORE, FEWER):
        thing = (More if thing.amount == MORE else Fewer)(thing.spot)
    if seen.stage is Stage.PLACE:
        return _plan(view, seen.clans[seen.to_act], thing)
    if seen.stage is Stage.STARVE:
        return _starve(view, thing)
    if seen.stage is Stage.ALARM and thing in (More("nursery"), Carry(PANTRY, "nursery")):
        return Tap(move=moves.HIDE)
    if seen.stage is Stage.HOLY_RAT and thing == More("graveyard"):
        return Tap(move=moves.RELEASE)
    return Tap(move=NOWHERE)


def _plan(view: View, clan: Clan, thing: Thing) -> Tap:
    """While rats are placed: one rat more or fewer somewhere, or the whole placement."""
    place = plan(view.picked)
    match thing:
        case More(spot) | Carry("pantry", spot) if spot in PLACED:
            more = changed(place, spot, 1)
            if more.total > clan.healthy:
                return Tap(view.picked, more)
            return Tap(picked_for(more))
        case Fewer(spot) | Carry(spot, "pantry") if spot in PLACED:
            return _fewer(view, place, spot)
        case Some(spot, amount) if spot in PLACED:
            return _some(view, place, spot, amount)
        case Pile("pantry", spot) if spot in PLACED:
            return _some(view, place, spot, ALL)
        case Pile(spot, "pantry") if spot in PLACED:
            return _some(view, place, spot, NONE)
        case Pile(source, target) if source in PLACED and target in PLACED:
            rats = getattr(place, source)
            return Tap(picked_for(changed(changed(place, source, -rats), target, rats)))
        case Carry(source, target) if source in PLACED and target in PLACED:
            if not getattr(place, source):
                return _fewer(view, place, source)
            return Tap(picked_for(changed(changed(place, source, -1), target, 1)))
        case Count(spot, amount) if spot in PLACED:
            counted = changed(place, spot, int(amount) - getattr(place, spot))
            if counted.total > clan.healthy:
                return Tap(view.picked, counted)
            return Tap(picked_for(counted))
        case More("graveyard"):
            return Tap(view.picked, moves.RELEASE)
        case More("poisoned" | "lost" as spot) | Carry("poisoned" | "lost" as spot, _):
            if getattr(clan, spot):
                return Tap(view.picked, _too_many(place, clan))
            return Tap(view.picked, hint=view.words(f"ratland.hint.{spot}"))
        case Done():
            return Tap(view.picked, place)
        case Follow() if isinstance(view.advised, Place):
            return Tap(picked_for(view.advised))
        case Clear():
            return Tap()
        case Again() if (before := last_placement(view, view.seen.to_act)) is not None:
            return Tap(picked_for(repeated(before, clan.healthy)))
    said = "place" if place.total < clan.healthy else "placed"
    return Tap(view.picked, hint=view.words(f"ratland.hint.{said}"))


def _fewer(view: View, place: Place, spot: str) -> Tap:
    if getattr(place, spot):
        return Tap(picked_for(changed(place, spot, -1)))
    return Tap(view.picked, hint=view.words("ratland.hint.fewer"))


def _some(view: View, place: Place, spot: str, amount: str) -> Tap:
    """Several at once: as many as there are, but one at least, so that the same rule refuses it."""
    there, left = getattr(place, spot), view.seen.clans[view.seen.to_act].healthy - place.total
    by = left if amount == ALL else -there if amount == NONE else int(amount)
    by = max(-there, min(left, by))
    if by:
        return Tap(picked_for(changed(place, spot, by)))
    if amount in (ALL, str(HANDFUL)):
        return Tap(view.picked, changed(place, spot, 1))
    return _fewer(view, place, spot)


def _too_many(place: Place, clan: Clan) -> Place:
    """The placement of somebody who would place a rat that is not to be had."""
    return changed(place, "dump", clan.healthy - place.total + 1)


def _starve(view: View, thing: Thing) -> Tap:
    """While rats starve: a healthy one instead of a poisoned one, or the other way round."""
    dead = victims(view.picked)
    match thing:
        case More("pantry") | Fewer("poisoned"):
            other = Starve(dead.healthy + 1, dead.poisoned - 1)
        case More("poisoned") | Fewer("pantry"):
            other = Starve(dead.healthy - 1, dead.poisoned + 1)
        case Done():
            return Tap(view.picked, dead)
        case _:
            return Tap(view.picked, hint=view.words("ratland.hint.starve"))
    if other in view.moves:
        return Tap(picked_victims(other))
    return Tap(view.picked, other)
