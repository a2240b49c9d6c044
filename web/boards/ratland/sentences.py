"""Sentences: what can be done now, and what has happened."""

from collections.abc import Sequence
from dataclasses import fields

from engine.ratland import events
from engine.ratland.attack import LEFT, RIGHT, facing
from engine.ratland.components import EventCard
from engine.ratland.moves import Move, Place
from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.chronicle import ended
from web.boards.ratland.sewer import whose
from web.boards.ratland.things import View, plan
from web.boards.telling import listed
from web.words import Words


def prompt(view: View) -> str:
    """One sentence: what can be done now, or what is going on."""
    seen, words = view.seen, view.words
    if not view.moves:
        return _waiting(view)
    if seen.stage is Stage.PLACE:
        return _placing(view)
    if seen.stage is Stage.STARVE:
        return words.many("ratland.prompt.starve", seen.clans[seen.to_act].missing)
    return words(f"ratland.prompt.{seen.stage}")


def _placing(view: View) -> str:
    seen = view.seen
    words, place = view.words, plan(view.picked)
    rats = seen.clans[seen.to_act].healthy
    left = rats - place.total
    two = ".two" if len(seen.clans) == 2 else ""
    told = words.many(f"ratland.prompt.place{two}", left, rats=rats)
    if not left:
        told = words("ratland.prompt.place.none")
    if place.nursery * len(seen.clans) <= seen.pile:
        return told
    # others may raise as many
    return f"{told} {words.many('ratland.pile', seen.pile)}."


def doubt(view: View, move: Move) -> str:
    """Rats that nobody has placed guard the pantry: meant so, or forgotten?

    Fewer than half are not asked about: how many are left is written on the button that was
    pressed. Of two clans nobody may be left.
    """
    if not isinstance(move, Place) or move == view.advised:
        return ""
    rats = view.seen.clans[view.seen.to_act].healthy
    left = rats - move.total
    if 2 * left < rats or not left:
        return ""
    key = "some" if move.total else "all"
    return view.words.many(f"ratland.doubt.{key}", left)


def _waiting(view: View) -> str:
    seen, words = view.seen, view.words
    if seen.stage is Stage.FORAGE:
        seat = seen.waiting[0]
        assert seen.area is not None
        return words(
            "ratland.wait.forage",
            name=view.names[seat],
            area=phrases.spot(words, seen.area.word),
            number=len(seen.drawn) + 1,
            rats=seen.clans[seat].places[seen.area],
        )
    if ended(seen):
        return words("ratland.wait.next")
    name = view.names[seen.to_act] if seen.to_act >= 0 else ""
    return words(f"ratland.wait.{seen.stage}", name=name)


def say(event: events.Event, view: View) -> str:
    """The sentence for an event, told of its fields: clans by their names, places in words."""
    words, key = view.words, f"ratland.said.{event.name}"
    told = {field.name: getattr(event, field.name) for field in fields(event)}
    told |= {who: view.names[told[who]] for who in ("seat", "victim", "receiver") if who in told}
    told["name"] = told.pop("seat", None)
    match event:
        case events.Revealed(card):
            told["card"] = words(f"ratland.event.{card}")
            told["effect"] = words(f"ratland.effect.{card}")
        case events.Gained(cheese=cheese):
            return words.many(key, cheese, **told)
        case events.Declined(card=card):
            key += f".{card}"
        case events.Placed(place=Place() as place):
            key, told["places"] = f"{key}.seen", _standing(words, place.amounts)
        case events.Unveiled(places):
            clans = (
                words(f"{key}.clan", name=view.names[seat], places=_standing(words, amounts))
                for seat, amounts in enumerate(places)
            )
            told["clans"] = words(f"{key}.and").join(clans)
        case events.Attacked(cheese=cheese, due=due, guards=guards):
            told |= {"due": due, **_fighters(event, view)}
            told["guards"] = guards or words("ratland.guards.none")
            if cheese:
                return words.many(key if cheese == due else f"{key}.short", cheese, **told)
            held = "duel" if len(view.seen.clans) == 2 else "held"
            key += f".{'poor' if due else held}"
        case events.Bred(parents=parents, born=born):
            return words.many(key if born == parents else f"{key}.short", born, **told)
        case events.Returned(poisoned=poisoned, lost=lost):
            kinds = ("poisoned", poisoned), ("lost", lost)
            back = [words.many(f"ratland.rats.{kind}", n) for kind, n in kinds if n]
            told["rats"] = listed(words, back)
        case events.Filled(area, bag):
            told["area"] = phrases.spot(words, area.word)
            told["pieces"] = phrases.pieces(words, phrases.contents(bag))
        case events.Drew(piece=piece) | events.ThrewBack(piece=piece):
            told["piece"] = phrases.worth(words, piece, _in_force(event, view))
        case events.Foraged(area=area, rats=rats, cheese=cheese):
            told["area"] = phrases.spot(words, area.word)
            told["rats"] = words.many("ratland.rats", rats)
            told |= {"cheese": phrases.cheese(words, cheese), "harms": _harms(words, event)}
            return words.many(key if cheese else f"{key}.none", rats, **told)
        case events.Fed(rats=rats, needed=needed, paid=paid):
            if not needed:
                return words.many(f"{key}.none", rats, **told)
            told["missing"] = words.many("ratland.supper.missing", needed - paid)
            told["rats"] = words.many("ratland.rats", rats)
            told["needed"] = phrases.cheese(words, needed)
            key += "" if paid == needed else ".short"
        case events.Starved(healthy=healthy, poisoned=poisoned):
            told["rats"] = phrases.rats(words, healthy, poisoned)
    return words(key, **told)


def _in_force(event: events.Event, view: View) -> EventCard | None:
    """The event card of the turn in which this happened; of this turn for what happens now."""
    before = reversed(view.past)
    if any(other is event for other in before):
        return next((other.card for other in before if isinstance(other, events.Revealed)), None)
    card: EventCard | None = view.seen.event
    return card


def _fighters(event: events.Attacked, view: View) -> dict[str, str]:
    """Attacker and victim by their names, and where they sit as seen from the sewer in front."""
    front, seats = whose(view), len(view.seen.clans)
    around = {1: LEFT, seats - 1: RIGHT}
    sides = {seat: around.get((seat - front) % seats, "opposite") for seat in range(seats)}
    sides |= {event.victim: event.pipe, event.seat: facing(event.pipe)} if seats == 2 else {}
    told = {}
    for role, seat in (("name", event.seat), ("victim", event.victim)):
        name = view.names[seat]
        beside = view.words(f"ratland.side.{sides[seat]}", name=name)
        told[role] = name if seat == front else beside
    return told


def _standing(words: Words, amounts: Sequence[int]) -> str:
    """Where rats stand, or that none does."""
    return phrases.amounts(words, amounts) or words("ratland.amount.none")


def _harms(words: Words, event: events.Foraged) -> str:
    """What became of rats that drew a bad piece, to stand after what they bring."""
    harms = ("poisoned", event.poisoned), ("lost", event.lost), ("gone", event.gone)
    found = [words.many(f"ratland.found.{harm}", count) for harm, count in harms if count]
    return words("ratland.found.and", harms=listed(words, found)) if found else ""
