"""Before the first trick: Torech's event cards, and the draft of the opening hands."""

from engine.core.game import Tell
from engine.violet import events, moves
from engine.violet.components import HAND, OFFERED, OFFERS, VIOLET
from engine.violet.piles import without
from engine.violet.state import Ahead, Position, Stage


def offer(position: Position, move: moves.Offer, tell: Tell | None) -> None:
    """violet.setup.events: Torech is offered two event cards at a time."""
    position.offered += (move.event,)
    if len(position.offered) == OFFERED:
        position.stage = Stage.CHOOSE
    if tell:
        tell(events.EventOffered(move.event))


def choose(position: Position, move: moves.Choose, tell: Tell | None) -> None:
    """violet.setup.events: he keeps one of them; the other leaves the game."""
    position.chosen += (move.event,)
    position.refused += without(position.offered, move.event)
    position.offered = ()
    position.stage = Stage.ARRANGE if len(position.chosen) == OFFERS else Stage.OFFER
    if tell:
        tell(events.EventChosen(move.event))


def arrange(position: Position, move: moves.Arrange, tell: Tell | None) -> None:
    """violet.setup.events: face down before the fear, in his order."""
    position.ahead = tuple(map(Ahead, position.layout.event_spaces, move.events))
    position.chosen = ()
    position.stage = Stage.DEAL
    if tell:
        tell(events.EventsArranged(move.events))


def name_first(position: Position, move: moves.First, tell: Tell | None) -> None:
    """violet.setup.draft: Violet decides who picks first, each time."""
    position.leader = position.turn = move.seat
    position.stage = Stage.DRAFT
    if tell:
        tell(events.FirstChosen(move.seat))


def go_on_drafting(position: Position) -> None:
    """The market is full: the next pick of the draft, or the first trick, led by Violet."""
    violets, torechs = map(len, position.hands)
    if violets != torechs:
        position.turn = 1 - position.leader
        position.stage = Stage.DRAFT
    elif violets < HAND:
        position.turn = VIOLET
        position.stage = Stage.FIRST
    else:
        position.leader = position.turn = VIOLET
        position.stage = Stage.LEAD
