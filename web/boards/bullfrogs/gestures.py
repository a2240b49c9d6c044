"""From taps to moves. A tap may well mean an illegal move: the engine then says by which rule."""

from collections.abc import Callable
from typing import NamedTuple

from engine.bullfrogs import events, moves
from engine.bullfrogs.components import FROG, PIECES
from engine.bullfrogs.grid import LOG, Cell, neighbours
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.state import Stage
from web.boards.bullfrogs.sentences import prompt
from web.boards.bullfrogs.things import (
    Choices,
    HandCard,
    PondCell,
    Reserve,
    Standing,
    Thing,
    View,
    Whole,
    choices,
    held,
    parse_thing,
)
from web.boards.table import Tap


class _Hand(NamedTuple):
    """The player's hand over the board: what it holds, what it may hold."""

    seen: Observation
    held: Thing | None
    options: Choices

    def may_take(self, thing: Thing) -> bool:
        return str(thing) in self.options.firsts


def ready(view: View) -> tuple[str, ...]:
    """What is picked up by itself: the only choice, or a frog (else a bullfrog) to deploy.

    Who has just deployed a bullfrog holds the next one, as long as there is one.
    """
    seen = view.seen
    if not view.moves:
        return ()
    if seen.stage is Stage.ACT:
        left = [str(Reserve(piece)) for piece in PIECES if seen.reserve(piece)[seen.active]]
        done = reversed(view.since(events.Played))
        deployed = (each.piece for each in done if isinstance(each, events.Deployed))
        last = next((str(Reserve(piece)) for piece in deployed), "")
        return (last,) if last in left else tuple(left[:1])
    firsts = choices(view).firsts
    return tuple(firsts) if len(firsts) == 1 else ()


def fits(view: View) -> bool:
    """Whether this can be picked up here: one thing that a move begins with, or nothing."""
    return not view.picked or (len(view.picked) == 1 and view.picked[0] in choices(view).firsts)


def obvious(view: View) -> moves.Move | None:
    """The only move there is, unless it ends the turn."""
    move = view.only_move
    return None if isinstance(move, moves.End) else move


def tap(view: View, what: str) -> Tap:
    """What a tap on a thing means, given what is picked up."""
    if not view.moves:
        return Tap(hint=view.words("bullfrogs.hint.wait"))
    thing, stage = parse_thing(what), view.seen.stage
    if what in view.picked:
        if isinstance(thing, HandCard) and view.seen.hand.count(thing.actions) > 1:
            return Tap(view.picked, hint=view.words("bullfrogs.hint.alike"))
        # what was picked up by itself, whoever taps it means to have
        start = ready(view)
        return Tap(start, hint=prompt(view) if start == view.picked else "")
    hand = _Hand(view.seen, held(view), choices(view))
    meaning = thing if isinstance(thing, Whole) else _STAGES[stage](hand, thing)
    if meaning is None:
        stage = Stage.WALK if stage is Stage.MARKER else stage
        return Tap(view.picked, hint=view.words(f"bullfrogs.hint.{stage}"))
    if isinstance(meaning, moves.Move):
        return Tap(view.picked, meaning)
    return Tap((str(meaning),))


Meaning = moves.Move | Thing | None
"""A move, legal or not; a thing to pick up; or nothing."""


def _cell_of(thing: Thing) -> Cell | None:
    return thing.cell if isinstance(thing, PondCell | Standing) else None


def _on_a_cell(move: Callable[[Cell], moves.Move]) -> Callable[[_Hand, Thing], Meaning]:
    """A step whose moves are one tap each."""
    return lambda hand, thing: None if (cell := _cell_of(thing)) is None else move(cell)


def _play(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    if isinstance(thing, HandCard):
        return thing
    if cell is None or not isinstance(hand.held, HandCard):
        return None
    return moves.Play(hand.held.actions, cell)


def _act(hand: _Hand, thing: Thing) -> Meaning:
    seen, active = hand.seen, hand.seen.active
    match thing:
        case Reserve(piece):
            return thing if seen.reserve(piece)[active] else moves.Deploy(piece, LOG)
        case PondCell(cell):
            return _act_on(hand, cell)
        case Standing(colour, cell):
            # what can be picked up is, unless a piece of the pond is on its way there
            on_its_way = isinstance(hand.held, Standing) or not hand.may_take(thing)
            may_land = on_its_way and str(PondCell(cell)) in hand.options.targets
            if may_land or (colour == active and seen.has_reserve(active)):
                return _act_on(hand, cell)
            return thing if hand.may_take(thing) else _refused(seen, thing)
    return None


def _act_on(hand: _Hand, cell: Cell) -> Meaning:
    """An action with what is picked up and this cell."""
    match hand.held:
        case Reserve(piece):
            return moves.Deploy(piece, cell)
        case Standing(colour, source) if colour == hand.seen.active:
            return moves.Relocate(source, cell)
        case Standing(victim, source):
            return moves.Sabotage(victim, source, cell)
    return None


def _refused(seen: Observation, thing: Standing) -> moves.Move:
    """The illegal move a player means by picking up a piece that cannot go anywhere."""
    if thing.colour == seen.active:
        return moves.Relocate(thing.cell, thing.cell)
    # no move names a bullfrog as the victim: like one's own piece it is no opponent's frog
    victim = thing.colour if thing.piece is FROG else seen.active
    return moves.Sabotage(victim, thing.cell, neighbours(thing.cell)[0])


def _hop(hand: _Hand, thing: Thing) -> Meaning:
    seen = hand.seen
    if isinstance(thing, Standing) and thing.cell == seen.sinking:
        if hand.may_take(thing):
            return thing
        return moves.Hop(thing.colour, thing.piece, seen.landings[0])
    cell = _cell_of(thing)
    if cell is None or not isinstance(hand.held, Standing):
        return None
    return moves.Hop(hand.held.colour, hand.held.piece, cell)


def _slide(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    if cell is None:
        return None
    if hand.may_take(PondCell(cell)):
        return PondCell(cell)
    if isinstance(hand.held, PondCell):
        return moves.Slide(hand.held.cell, cell)
    return moves.Slide(cell, neighbours(cell)[0]) if cell in hand.seen.cards else None


_STAGES: dict[Stage, Callable[[_Hand, Thing], Meaning]] = {
    Stage.PLAY: _play,
    Stage.ACT: _act,
    Stage.SCORE: _on_a_cell(moves.Score),
    Stage.HOP: _hop,
    Stage.SLIDE: _slide,
    Stage.WALK: _on_a_cell(moves.Walk),
    Stage.MARKER: _on_a_cell(moves.Walk),
    Stage.END: lambda hand, thing: None,
}
