"""Torech's event cards over the forest: those to choose from, and what has just come true."""

from html import escape

from engine.core.game import CHANCE
from engine.violet import events, moves
from engine.violet.components import EventCard
from engine.violet.observe import Observation
from engine.violet.state import Stage
from web.boards.parts import look
from web.boards.violet import art, phrases, sentences
from web.boards.violet.gestures import meant
from web.boards.violet.marks import marks
from web.boards.violet.things import OneEvent, View, held


def watched(seen: Observation) -> bool:
    """Whether chance turns up an event next, or lays a hand open."""
    return seen.to_act == CHANCE and seen.stage in (Stage.REVEAL, Stage.SHOW)


def choices(seen: Observation) -> tuple[EventCard, ...]:
    """The event cards that the viewer may choose from now."""
    cards: dict[Stage, tuple[EventCard | None, ...]] = {
        Stage.CHOOSE: seen.offered,
        Stage.ARRANGE: seen.chosen,
        Stage.ACTIVATE: seen.pending,
    }
    if seen.viewer != seen.turn:
        return ()
    return tuple(event for event in cards.get(seen.stage, ()) if event is not None)


def offer(view: View) -> str:
    """The cards to choose from."""
    offered = choices(view.seen) if view.moves else ()
    if not offered:
        return ""
    cards = "".join(_choice(view, event) for event in offered)
    names = look("vt-omens", listed=len(offered) > 2)
    return f'<div id="omens" class="{names}">{cards}</div>'


def told(view: View) -> str:
    """The event that is to be placed, or else the last that was turned up or came true."""
    words, happened = view.words, marks(view.recent).happened
    if view.moves and view.seen.stage is Stage.PLACE:
        event = view.seen.pending[0]
        text = phrases.event_text(words, event)
    elif not happened or view.picked or offer(view):
        return ""
    else:
        event = happened[-1].event
        lost = isinstance(happened[-1], events.EventLost)
        text = sentences.say(happened[-1], view) if lost else phrases.event_text(words, event)
    return (
        f'<div id="omen-{event}" class="vt-omens is-told" style="{view.after("event")}">'
        '<div class="vt-event is-told">'
        f"{art.event_icon(event)}<strong>{escape(phrases.event(words, event))}</strong>"
        f"<span>{escape(text)}</span></div></div>"
    )


def _choice(view: View, event: EventCard) -> str:
    words = view.words
    laid = held(view.picked).events
    names = look("vt-event", picked=event in laid)
    place = _place(view, event) if view.seen.stage is Stage.ARRANGE else 0
    number = f'<b class="vt-order">{place}</b>' if place else ""
    return (
        f'<button type="button" id="event-{event}" class="{names}"{view.do(OneEvent(event))} '
        f'aria-pressed="{str(event in laid).lower()}">{number}{art.event_icon(event)}'
        f"<strong>{escape(phrases.event(words, event))}</strong>"
        f"<span>{escape(phrases.event_text(words, event))}</span></button>"
    )


def _place(view: View, event: EventCard) -> int:
    """Which place in Torech's order a card has; 0 while it has none."""
    move = meant(view)
    if isinstance(move, moves.Arrange):
        return [*move.events].index(event) + 1
    laid = held(view.picked).events
    return laid.index(event) + 1 if event in laid else 0
