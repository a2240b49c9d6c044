"""Cards, spaces, events and people in words: the parts of which sentences are made."""

from collections.abc import Callable, Collection, Iterable
from html import escape
from typing import Any

from engine.core.rule import Rule
from engine.violet.components import Card, EventCard, Space, Suit, suit_of, value_of
from engine.violet.moves import Move
from engine.violet.observe import Observation
from engine.violet.rulebook import FIVE
from engine.violet.state import EFFECT_STAGES
from web.boards import telling
from web.boards.telling import Naming
from web.boards.violet.things import View
from web.words import Words
from web.words.rules import rule_text


def suit(words: Words, of: Suit) -> str:
    """A suit, which is a location too."""
    return words(f"violet.suit.{of.word}")


def card(words: Words, of: Card) -> str:
    """`Lake 7`."""
    return words("violet.card", suit=suit(words, suit_of(of)), value=value_of(of))


def about(words: Words, of: Card) -> str:
    """What the value of a card does."""
    return words(f"violet.value.{value_of(of)}")


def cards(words: Words, of: Iterable[Card]) -> str:
    """Several cards, with commas."""
    return words("violet.list").join(card(words, one) for one in of)


_REFILLING = {*EFFECT_STAGES, 7}
"""The values with an effect while hands are refilled."""


def silenced(words: Words, trick: Iterable[Card], trump: Suit | None) -> str:
    """Which cards of a trick have no effect since they are trumps, as a sentence; "" for none."""
    silent = [one for one in trick if suit_of(one) is trump and value_of(one) in _REFILLING]
    return words("violet.said.silent", cards=cards(words, silent)) if silent else ""


def event(words: Words, of: EventCard) -> str:
    """The name of an event card."""
    return words(f"violet.event.{of}")


def events(words: Words, of: Iterable[EventCard]) -> str:
    """Several event cards, with commas."""
    return words("violet.list").join(event(words, one) for one in of)


def light(words: Words, seen: Observation) -> tuple[str, str]:
    """How much fuel there is, and how far the fear is behind."""
    return (
        words.many("violet.lantern.fuel", seen.fuel, most=seen.layout.lantern),
        words.many("violet.lantern.gap", max(0, seen.violet - seen.fear)),
    )


def event_text(words: Words, of: EventCard) -> str:
    """What an event card does, as the rulebook begins to tell it."""
    return rule_text(f"violet.event.{of}", words.language).first_sentence


def rule(words: Words, id: str) -> str:
    """The title of a rule."""
    return rule_text(id, words.language).title


def because(words: Words, of: Rule, cards: Collection[Card] = (), trump: Suit | None = None) -> str:
    """A rule as the reason of what came of these cards: words that go on after a colon.

    `trump` was in force; of a 5 it is said which suit it is of then.
    """
    part = of.id.rpartition(".")[2]
    if of != FIVE:
        return words(f"violet.because.{part}")
    others = [one for one in cards if value_of(one) != 5]
    if not others:
        return words("violet.because.five.both")
    taken = suit_of(others[0]) if trump is None else trump
    return words("violet.because.five", suit=suit(words, taken))


def to_rule(id: str, said: str) -> str:
    """These words as a link to a rule, in HTML."""
    return f'<a href="#/rules/violet/{id}">{escape(said)}</a>'


def ending(words: Words, of: Rule) -> str:
    """How the game ended by this rule, as a sentence."""
    people = {role: words(f"violet.role.{role}") for role in ("violet", "torech")}
    return words(f"violet.said.ended.{of.id.rpartition('.')[2]}", **people)


def space(words: Words, seen: Observation, of: Space) -> str:
    """`space 7, Forest`, or what else it is."""
    if of < 0:
        return words("violet.space.lead-in", n=-of)
    location = seen.path[of]
    if of >= seen.precipice:
        place = words("violet.space.campfire" if of == seen.campfire else "violet.space.precipice")
        if location is None:
            return place
        return words("violet.space.improvised", space=place, suit=suit(words, location))
    if location is None:
        return words("violet.space.neutral", n=of)
    return words("violet.space", n=of, suit=suit(words, location))


_NAMED: dict[str, Callable[[Words, Any], str]] = {
    **dict.fromkeys(("card", "beaten", "given", "taken"), card),
    "cards": cards,
    "event": event,
    "events": events,
    "suit": suit,
}
"""Fields of events and moves that stand in braces by their own names, and their words."""


def _named(field: str, say: Callable[[Words, Any], str]) -> Callable[[View, Any], dict[str, str]]:
    return lambda view, of: {field: say(view.words, of)}


_NAMING: Naming[View] = {
    **{field: _named(field, say) for field, say in _NAMED.items()},
    **dict.fromkeys(("seat", "winner", "leader"), lambda view, of: {"name": view.names[of]}),
}


def facts(view: View, told: object) -> dict[str, object]:
    """What an event or a move names, by the words in braces; `name` is whoever does it."""
    return telling.facts(_NAMING, view, told)


_ALIKE = {"lead": "play", "follow": "play", "pick": "take", "sleeve": "swap"}
"""The moves that are told of with the words of another."""


def move(view: View, where: str, of: Move, kind: str = "", **more: object) -> str:
    """A move in the words of a place, as a sentence or on a button; `kind` names one of several."""
    key = f"violet.{where}.{_ALIKE.get(of.word, of.word)}{kind}"
    return view.words(key, **facts(view, of), **more)
