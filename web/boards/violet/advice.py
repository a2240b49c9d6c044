"""Moves as hints: what a good player would do now, in words."""

from engine.violet import moves
from web.boards.table import Advice
from web.boards.violet import phrases
from web.boards.violet.things import Command, Held, OneCard, OneEvent, OneSpace, View, taps


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; what it needs is picked up, until the last tap."""
    held = Held()
    for thing in taps(move, view.seen):
        match thing:
            case OneCard(card) if card not in held.cards:
                held = held._replace(cards=(*held.cards, card))
            case OneSpace(space):
                held = held._replace(spaces=(space,))
            case OneEvent(event) if event not in held.events:
                held = held._replace(events=(*held.events, event))
    return Advice(_text(view, move), held.picked)


def _text(view: View, move: moves.Move) -> str:
    words = view.words
    match move:
        case moves.Lead(card) | moves.Follow(card):
            return words("violet.advice.play", card=phrases.card(words, card))
        case moves.Pick(card) | moves.Take(card):
            return words("violet.advice.take", card=phrases.card(words, card))
        case moves.Swap(given, taken) | moves.Sleeve(given, taken):
            cards = phrases.card(words, given), phrases.card(words, taken)
            return words("violet.advice.swap", given=cards[0], taken=cards[1])
        case moves.Keep():
            return words("violet.advice.keep", cards=phrases.cards(words, move.cards))
        case moves.Choose(event) | moves.Activate(event):
            return words("violet.advice.event", event=phrases.event(words, event))
        case moves.Arrange():
            named = (phrases.event(words, event) for event in move.events)
            return words("violet.advice.arrange", events=words("violet.list").join(named))
        case moves.Place(event, space):
            return words("violet.advice.place", space=phrases.space(words, view.seen, space))
        case moves.Improvise(space, suit):
            place = phrases.space(words, view.seen, space)
            return words("violet.advice.improvise", space=place, suit=phrases.suit(words, suit))
        case moves.First(seat):
            return words("violet.advice.first", name=view.names[seat])
        case moves.Bonus(suit):
            return words("violet.advice.bonus", suit=phrases.suit(words, suit))
    return words(f"violet.advice.{Command(move)}")
