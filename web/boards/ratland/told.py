"""The sewers for whoever asks about them: what the moves choose among, and where everything is."""

from collections.abc import Iterator

from engine.ratland import rulebook
from engine.ratland.attack import PIPES
from engine.ratland.components import AREAS
from engine.ratland.moves import PLACED, Starve, ThrowBack
from engine.ratland.state import Stage
from web.boards.ratland import phrases
from web.boards.ratland.cards import bag_now
from web.boards.ratland.sewer import Sewer, whose
from web.boards.ratland.things import (
    Carry,
    Count,
    Fewer,
    More,
    Some,
    View,
    parse_thing,
    victims,
)
from web.words.rules import rule_text


def now(view: View) -> Iterator[tuple[str, str]]:
    """The places for rats, the pieces to throw back, or who may starve."""
    words, seen = view.words, view.seen
    if seen.stage is Stage.PLACE:
        for name in PLACED:
            yield "place", phrases.place(view, name)
        return
    for move in view.moves:
        match move:
            case ThrowBack(piece):
                yield "throw", phrases.worth(words, piece, seen.event)
            case Starve(healthy, poisoned):
                dead = {"healthy": healthy, "poisoned": poisoned}
                yield "starve", words("ratland.now.starved", **dead)


def where(view: View) -> Iterator[tuple[str, str]]:
    """The rats in front, the bags, and the other clans' rats."""
    seen, words = view.seen, view.words
    front = whose(view)
    yield view.names[front], phrases.amounts(words, Sewer.front(view).places)
    if seen.food:
        for area in AREAS:
            yield phrases.spot(words, area.word), phrases.bag(words, bag_now(seen, area))
    for step in range(1, len(seen.clans)):
        seat = (front + step) % len(seen.clans)
        yield view.names[seat], phrases.standing(words, seen, seat)


RULES = {
    **dict.fromkeys((area.word for area in AREAS), rulebook.FORAGE),
    **dict.fromkeys(PIPES, rulebook.ATTACK),
    "nursery": rulebook.BREED,
}
"""What rats do in a place, by the rule that says so."""


def asked(view: View, what: str) -> str:
    """What rats are sent to a place for."""
    match parse_thing(what):
        case More(spot) | Fewer(spot) | Some(spot) if spot in RULES:
            text = rule_text(RULES[spot].id, view.words.language)
            return f"{text.title}. {text.first_sentence}"
    return ""


def handled(view: View, what: str) -> str:
    """How many rats are now in the places that a tap has changed; while they starve, who does."""
    words, thing = view.words, parse_thing(what)
    if view.seen.stage is Stage.STARVE:
        dead = victims(view.picked)
        return words("ratland.now.starved", healthy=dead.healthy, poisoned=dead.poisoned)
    match thing:
        case More(spot) | Fewer(spot) | Count(spot):
            names: tuple[str, ...] = (spot,)
        case Carry(source, target):
            names = (source, target)
        case _:
            return phrases.amounts(words, Sewer.front(view).places)
    places = Sewer.front(view).places
    return phrases.listed(
        words,
        (
            words(
                "ratland.twin.place", place=phrases.place(view, name), count=getattr(places, name)
            )
            for name in names
            if name in PLACED
        ),
    )
