"""Moves as hints: what a good player would do now, in words."""

from collections.abc import Mapping, Sequence

from engine.core.game import Seat
from engine.violet import moves
from web.boards.table import Advice
from web.boards.violet import phrases
from web.boards.violet.things import OneCard, OneEvent, OneSpace, View, taps

_HOLDABLE = OneCard | OneSpace | OneEvent


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; what it needs is picked up, until the last tap."""
    things = (thing for thing in taps(move, view.seen) if isinstance(thing, _HOLDABLE))
    return Advice(_text(view, move), tuple(dict.fromkeys(map(str, things))))


def expects(view: View, replies: Mapping[Seat, Sequence[moves.Move]]) -> str:
    """The card that the other one is expected to play to this trick."""
    for seat, found in replies.items():
        match found:
            case [moves.Follow(card)]:
                shown, name = phrases.card(view.words, card), view.names[seat]
                return view.words("violet.expected.card", card=shown, name=name)
    return ""


def _text(view: View, move: moves.Move) -> str:
    match move:
        case moves.Choose(event) | moves.Activate(event):
            key = "choose" if isinstance(move, moves.Choose) else "event"
            return view.words(f"violet.advice.{key}", event=phrases.event(view.words, event))
        case moves.Place(space=space) | moves.Improvise(space=space):
            place = phrases.space(view.words, view.seen, space)
            return phrases.move(view, "advice", move, space=place)
    return phrases.move(view, "advice", move)
