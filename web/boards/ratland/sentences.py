"""Sentences: what can be done now, and what has happened."""

from collections.abc import Callable
from typing import Any

from engine.ratland import events
from engine.ratland.components import PLACES
from engine.ratland.moves import Move, Place
from engine.ratland.state import Step
from web.boards.ratland import phrases
from web.boards.ratland.things import View, plan


def prompt(view: View) -> str:
    """One sentence: what can be done now, or what is going on."""
    seen, words = view.seen, view.words
    if not view.moves:
        return _waiting(view)
    if seen.step is Step.PLACE:
        return _placing(view)
    if seen.step is Step.STARVE:
        return words.many("ratland.prompt.starve", seen.clans[seen.to_act].missing)
    return words(f"ratland.prompt.{seen.step}")


def _placing(view: View) -> str:
    seen = view.seen
    words, place = view.words, plan(view.picked)
    rats = seen.clans[seen.to_act].healthy
    left = rats - place.total
    if not left:
        return words("ratland.prompt.place.none")
    two = ".two" if len(seen.clans) == 2 else ""
    return words.many(f"ratland.prompt.place{two}", left, rats=rats)


def doubt(view: View, move: Move) -> str:
    """Rats that nobody has placed guard the pantry: meant so, or forgotten?"""
    if not isinstance(move, Place):
        return ""
    rats = view.seen.clans[view.seen.to_act].healthy
    if rats == move.total:
        return ""
    key = "ratland.doubt.some" if move.total else "ratland.doubt.all"
    return view.words.many(key, rats - move.total)


def _waiting(view: View) -> str:
    seen, words = view.seen, view.words
    if seen.step is Step.FORAGE:
        seat = seen.waiting[0]
        assert seen.area is not None
        return words(
            "ratland.wait.forage",
            name=view.names[seat],
            area=phrases.spot(words, seen.area.word),
            number=len(seen.drawn) + 1,
            rats=seen.clans[seat].places[seen.area],
        )
    if seen.step is Step.EVENT and seen.events:
        return words("ratland.wait.next")
    name = view.names[seen.to_act] if seen.to_act >= 0 else ""
    return words(f"ratland.wait.{seen.step}", name=name)


def say(event: events.Event, view: View) -> str:
    """The sentence for an event."""
    return _TELLERS[type(event)](event, view)


def _started(event: events.Started, view: View) -> str:
    return view.words("ratland.said.started", name=view.names[event.seat])


def _passed(event: events.Passed, view: View) -> str:
    return view.words("ratland.said.passed", name=view.names[event.seat])


def _revealed(event: events.Revealed, view: View) -> str:
    words = view.words
    return words(
        "ratland.said.revealed",
        turn=event.turn,
        card=words(f"ratland.event.{event.card}"),
        effect=words(f"ratland.effect.{event.card}"),
    )


def _served(event: events.Served, view: View) -> str:
    return view.words("ratland.said.served", number=event.card)


def _gained(event: events.Gained, view: View) -> str:
    return view.words.many("ratland.said.gained", event.cheese, name=view.names[event.seat])


def _visited(event: events.Visited, view: View) -> str:
    return view.words("ratland.said.visited", name=view.names[event.seat])


def _gave(event: events.Gave, view: View) -> str:
    return view.words(
        "ratland.said.gave", name=view.names[event.seat], receiver=view.names[event.receiver]
    )


def _hid(event: events.Hid, view: View) -> str:
    return view.words("ratland.said.hid", name=view.names[event.seat])


def _released(event: events.Released, view: View) -> str:
    return view.words("ratland.said.released", name=view.names[event.seat])


def _declined(event: events.Declined, view: View) -> str:
    return view.words(f"ratland.said.declined.{event.card}", name=view.names[event.seat])


def _placed(event: events.Placed, view: View) -> str:
    name = view.names[event.seat]
    if event.place is None:
        return view.words("ratland.said.placed", name=name)
    places = phrases.amounts(view.words, event.place)
    return view.words("ratland.said.placed.seen", name=name, places=places)


def _unveiled(event: events.Unveiled, view: View) -> str:
    words = view.words
    clans = (
        words(
            "ratland.said.unveiled.clan",
            name=view.names[seat],
            places=phrases.listed(
                words,
                (
                    words("ratland.amount", place=phrases.spot(words, place), count=count)
                    for place, count in zip(PLACES, places, strict=True)
                    if count
                ),
            )
            or words("ratland.amount.none"),
        )
        for seat, places in enumerate(event.places)
    )
    return words("ratland.said.unveiled", clans=words("ratland.said.unveiled.and").join(clans))


def _attacked(event: events.Attacked, view: View) -> str:
    words = view.words
    due = event.attackers - event.guards
    told = {
        "name": view.names[event.seat],
        "victim": view.names[event.victim],
        "pipe": phrases.spot(words, event.pipe),
        "attackers": event.attackers,
        "guards": event.guards,
    }
    if due <= 0:
        return words("ratland.said.attacked.held", **told)
    return words("ratland.said.attacked", due=due, **told)


def _stole(event: events.Stole, view: View) -> str:
    key = "ratland.said.stole" if event.cheese == event.due else "ratland.said.stole.short"
    return view.words.many(
        key,
        event.cheese,
        name=view.names[event.seat],
        victim=view.names[event.victim],
        due=event.due,
    )


def _bred(event: events.Bred, view: View) -> str:
    key = "ratland.said.bred" if event.born == event.parents else "ratland.said.bred.short"
    return view.words.many(key, event.born, name=view.names[event.seat], parents=event.parents)


def _returned(event: events.Returned, view: View) -> str:
    return view.words(
        "ratland.said.returned",
        name=view.names[event.seat],
        poisoned=event.poisoned,
        lost=event.lost,
    )


def _filled(event: events.Filled, view: View) -> str:
    words = view.words
    return words(
        "ratland.said.filled",
        area=phrases.spot(words, event.area.word),
        pieces=phrases.pieces(words, phrases.contents(event.bag)),
    )


def _drew(event: events.Drew, view: View) -> str:
    found = phrases.worth(view.words, event.piece, view.seen)
    return view.words("ratland.said.drew", name=view.names[event.seat], piece=found)


def _threw_back(event: events.ThrewBack, view: View) -> str:
    found = phrases.worth(view.words, event.piece, view.seen)
    return view.words("ratland.said.threw-back", name=view.names[event.seat], piece=found)


def _foraged(event: events.Foraged, view: View) -> str:
    words = view.words
    harms = ("poisoned", event.poisoned), ("lost", event.lost), ("gone", event.gone)
    found = [words.many("ratland.found.cheese", event.cheese)]
    found += [words.many(f"ratland.found.{harm}", count) for harm, count in harms if count]
    return words(
        "ratland.said.foraged",
        name=view.names[event.seat],
        area=phrases.spot(words, event.area.word),
        rats=words.many("ratland.rats", event.rats),
        found=phrases.listed(words, found),
    )


def _fed(event: events.Fed, view: View) -> str:
    key = "ratland.said.fed" if event.paid == event.needed else "ratland.said.fed.short"
    return view.words(
        key,
        name=view.names[event.seat],
        rats=view.words.many("ratland.rats", event.rats),
        needed=event.needed,
        paid=event.paid,
        missing=event.needed - event.paid,
    )


def _starved(event: events.Starved, view: View) -> str:
    return view.words.many(
        "ratland.said.starved",
        event.healthy + event.poisoned,
        name=view.names[event.seat],
        healthy=event.healthy,
        poisoned=event.poisoned,
    )


def _ended(event: events.Ended, view: View) -> str:
    return view.words("ratland.said.ended")


_TELLERS: dict[type, Callable[[Any, View], str]] = {
    events.Started: _started,
    events.Passed: _passed,
    events.Revealed: _revealed,
    events.Served: _served,
    events.Gained: _gained,
    events.Visited: _visited,
    events.Gave: _gave,
    events.Hid: _hid,
    events.Released: _released,
    events.Declined: _declined,
    events.Placed: _placed,
    events.Unveiled: _unveiled,
    events.Attacked: _attacked,
    events.Stole: _stole,
    events.Bred: _bred,
    events.Returned: _returned,
    events.Filled: _filled,
    events.Drew: _drew,
    events.ThrewBack: _threw_back,
    events.Foraged: _foraged,
    events.Fed: _fed,
    events.Starved: _starved,
    events.Ended: _ended,
}
