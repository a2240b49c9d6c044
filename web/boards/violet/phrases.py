"""Cards, spaces, events and people in words: the parts of which sentences are made."""

from collections.abc import Iterable
from html import escape

from engine.core.rule import Rule
from engine.violet.components import Card, EventCard, Space, Suit, suit_of, value_of
from engine.violet.observe import Observation
from web.words import Words
from web.words.rules import rule_text


def suit(words: Words, of: Suit) -> str:
    """A suit, which is a location too."""
    return words(f"violet.suit.{of.word}")


def card(words: Words, of: Card) -> str:
    """`Lake 7`."""
    return words("violet.card", suit=suit(words, suit_of(of)), value=value_of(of))


def cards(words: Words, of: Iterable[Card]) -> str:
    """Several cards, with commas."""
    return words("violet.list").join(card(words, one) for one in of)


def swap(words: Words, key: str, given: Card, taken: Card, **told: object) -> str:
    """A sentence that tells of a card given for another."""
    return words(key, given=card(words, given), taken=card(words, taken), **told)


def event(words: Words, of: EventCard) -> str:
    """The name of an event card."""
    return words(f"violet.event.{of}")


def events(words: Words, of: Iterable[EventCard]) -> str:
    """Several event cards, with commas."""
    return words("violet.list").join(event(words, one) for one in of)


def event_text(words: Words, of: EventCard) -> str:
    """What an event card does, as the rulebook begins to tell it."""
    return rule_text(f"violet.event.{of}", words.language).first_sentence


def rule(words: Words, id: str) -> str:
    """The title of a rule."""
    return rule_text(id, words.language).title


def rule_link(words: Words, id: str) -> str:
    """The title of a rule as a link to it, in HTML."""
    return f'<a href="#/rules/violet/{id}">{escape(rule(words, id))}</a>'


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
