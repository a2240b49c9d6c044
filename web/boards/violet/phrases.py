"""Cards, spaces, events and people in words: the parts of which sentences are made."""

from collections.abc import Iterable

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


def event(words: Words, of: EventCard) -> str:
    """The name of an event card."""
    return words(f"violet.event.{of}")


def event_text(words: Words, of: EventCard) -> str:
    """What an event card does, as the rulebook begins to tell it."""
    return rule_text(f"violet.event.{of}", words.language).first_sentence


def rule(words: Words, id: str) -> str:
    """The title of a rule."""
    return rule_text(id, words.language).title


def rule_link(id: str) -> str:
    """The route to a rule."""
    return f"#/rules/violet/{id}"


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
