"""Legal moves, chance, and applying a move: phases 1 and 2, and the way from phase to phase."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from ..core.fields import put
from ..core.game import Outcome, Tell
from ..core.rule import Rule
from . import events, moves
from .components import Bag, EventCard, events_to_come, food_to_come
from .effects import answered, take_effect
from .moves import Move
from .phases import draw, leave, starve, throw_back, unveil
from .rules import refusal, starvations
from .score import outcome_of
from .state import Position, Stage
from .text import LAYOUT


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def __str__(self) -> str:
        """The position in the notation of `docs/notation.md`."""
        return LAYOUT.write(self)

    @property
    def sealed(self) -> bool:
        """Whether rats are placed behind the screens (ratland.place)."""
        return self.stage is Stage.PLACE

    def moves(self) -> Sequence[Move]:
        """The moves of the seat to act; of placements no list is ever made."""
        lister = _LISTERS.get(self.stage)
        return lister(self) if lister else ()

    def chance(self) -> Sequence[tuple[Move, int]]:
        """Who begins, which cards come, which piece: pieces are weighted by their number."""
        lister = _CHANCES.get(self.stage)
        return lister(self) if lister else ()

    def refusal(self, move: Move) -> Rule | None:
        """The rule that forbids the move, or None."""
        return refusal(self, move)

    def play(self, move: Move, tell: Tell | None = None) -> None:
        """Apply a legal move."""
        _APPLY[type(move)](self, move, tell)

    def outcome(self) -> Outcome | None:
        """The end of the game, once its card has been revealed (ratland.event.end)."""
        return outcome_of(self) if self.stage is Stage.OVER else None


_LISTERS: dict[Stage, Callable[[State], Sequence[Move]]] = {
    Stage.ALARM: lambda state: (moves.HIDE, moves.PASS),
    Stage.HOLY_RAT: lambda state: (moves.RELEASE, moves.PASS),
    Stage.PLACE: lambda state: state.placements(state.waiting[0]),
    Stage.HELMET: lambda state: [
        moves.PASS,
        *(throw for throw in moves.THROWS if throw.piece in state.drawn),
    ],
    Stage.STARVE: lambda state: starvations(state.clans[state.to_act]),
}


_STARTS = tuple((moves.Start(seat), 1) for seat in range(4))


@cache
def _turn_ups(revealed: frozenset[EventCard]) -> Sequence[tuple[Move, int]]:
    return tuple((moves.TurnUp(card), 1) for card in events_to_come(revealed))


@cache
def _serves(revealed: frozenset[int], first_game: bool) -> Sequence[tuple[Move, int]]:
    return tuple((moves.Serve(card), 1) for card in food_to_come(revealed, first_game))


@cache
def _draws(bag: Bag) -> Sequence[tuple[Move, int]]:
    return tuple((move, count) for move, count in zip(moves.DRAWS, bag, strict=True) if count)


_CHANCES: dict[Stage, Callable[[State], Sequence[tuple[Move, int]]]] = {
    Stage.START: lambda state: _STARTS[: len(state.clans)],
    Stage.EVENT: lambda state: _turn_ups(frozenset(state.events)),
    Stage.FOOD: lambda state: _serves(frozenset(state.food), state.first_game),
    Stage.UNVEIL: lambda state: ((moves.UNVEIL, 1),),
    Stage.FORAGE: lambda state: _draws(state.bag),
}


def _start(state: State, move: moves.Start, tell: Tell | None) -> None:
    state.active = move.seat
    state.stage = Stage.EVENT
    if tell:
        tell(events.Started(move.seat))


def _turn_up(state: State, move: moves.TurnUp, tell: Tell | None) -> None:
    """ratland.event: its effect waits for the food card; the end does not (ratland.event.end)."""
    state.events += (move.card,)
    if tell:
        tell(events.Revealed(move.card, len(state.events)))
    if move.card is not EventCard.END:
        state.stage = Stage.FOOD
        return
    state.stage = Stage.OVER
    if tell:
        tell(events.Ended())


def _serve(state: State, move: moves.Serve, tell: Tell | None) -> None:
    state.food += (move.card,)
    if tell:
        tell(events.Served(move.card))
    take_effect(state, tell)


def _hide(state: State, move: moves.Hide, tell: Tell | None) -> None:
    """ratland.event.alarm"""
    seat = state.waiting[0]
    state.clans[seat] = replace(state.clans[seat], hidden=1)
    if tell:
        tell(events.Hid(seat))
    answered(state)


def _release(state: State, move: moves.Release, tell: Tell | None) -> None:
    """ratland.event.holy-rat"""
    seat = state.waiting[0]
    clan = state.clans[seat]
    state.clans[seat] = replace(clan, graveyard=clan.graveyard - 1)
    state.pile += 1
    if tell:
        tell(events.Released(seat))
    answered(state)


def _pass(state: State, move: moves.Pass, tell: Tell | None) -> None:
    if tell:
        tell(events.Declined(state.waiting[0], state.events[-1]))
    if state.stage is Stage.HELMET:
        leave(state, tell)
    else:
        answered(state)


def _place(state: State, move: moves.Place, tell: Tell | None) -> None:
    """ratland.place: behind the screen, until the last placement is in."""
    seat, state.waiting = state.waiting[0], state.waiting[1:]
    state.choices = put(state.choices, seat, move)
    if tell:
        tell(events.Placed(seat, move))
    if not state.waiting:
        state.stage = Stage.UNVEIL


_APPLY: dict[type, Callable[[State, Any, Tell | None], None]] = {
    moves.Start: _start,
    moves.TurnUp: _turn_up,
    moves.Serve: _serve,
    moves.Hide: _hide,
    moves.Release: _release,
    moves.Pass: _pass,
    moves.Place: _place,
    moves.Unveil: unveil,
    moves.Draw: draw,
    moves.ThrowBack: throw_back,
    moves.Starve: starve,
}
