"""Moves as hints: what a good player would do now, in words."""

from engine.violet import moves
from web.boards.table import Advice
from web.boards.violet import phrases
from web.boards.violet.things import OneCard, OneEvent, OneSpace, View, taps

_HOLDABLE = OneCard | OneSpace | OneEvent


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; what it needs is picked up, until the last tap."""
    things = (thing for thing in taps(move, view.seen) if isinstance(thing, _HOLDABLE))
    return Advice(_text(view, move), tuple(dict.fromkeys(map(str, things))))


def _text(view: View, move: moves.Move) -> str:
    words = view.words
    match move:
        case moves.Lead(card) | moves.Follow(card):
            return words("violet.advice.play", card=phrases.card(words, card))
        case moves.Pick(card) | moves.Take(card):
            return words("violet.advice.take", card=phrases.card(words, card))
        case moves.Swap(given, taken) | moves.Sleeve(given, taken):
            return phrases.swap(words, "violet.advice.swap", given, taken)
        case moves.Keep():
            return words("violet.advice.keep", cards=phrases.cards(words, move.cards))
        case moves.Choose(event) | moves.Activate(event):
            return words("violet.advice.event", event=phrases.event(words, event))
        case moves.Arrange():
            return words("violet.advice.arrange", events=phrases.events(words, move.events))
        case moves.Place(event, space):
            return words("violet.advice.place", space=phrases.space(words, view.seen, space))
        case moves.Improvise(space, suit):
            place = phrases.space(words, view.seen, space)
            return words("violet.advice.improvise", space=place, suit=phrases.suit(words, suit))
        case moves.First(seat):
            return words("violet.advice.first", name=view.names[seat])
        case moves.Bonus(suit):
            return words("violet.advice.bonus", suit=phrases.suit(words, suit))
    return words(f"violet.advice.{move}")
