"""From taps to moves. A tap may well mean an illegal move: the engine then says by which rule."""

from collections.abc import Callable
from typing import NamedTuple

from engine.bullfrogs import moves
from engine.bullfrogs.components import BULLFROG, FROG
from engine.bullfrogs.grid import LOG, Cell, neighbours
from engine.bullfrogs.observe import Observation
from engine.bullfrogs.state import Step
from web.boards.bullfrogs.things import (
    Command,
    HandCard,
    Place,
    Reserve,
    Standing,
    Thing,
    View,
    choices,
    parse_thing,
)
from web.boards.table import Tap
from web.words import Words


class _Hand(NamedTuple):
    """The player's hand over the board: what it holds, what it may hold."""

    seen: Observation
    held: Thing | None
    firsts: frozenset[str]
    targets: frozenset[str]
    words: Words

    def may_take(self, thing: Thing) -> bool:
        return str(thing) in self.firsts

    def may_go_to(self, cell: Cell) -> bool:
        return str(Place(cell)) in self.targets

    def hint(self, key: str) -> Tap:
        """Nothing happens, and a sentence says what would."""
        held = () if self.held is None else (str(self.held),)
        return Tap(held, hint=self.words(key))


def ready(view: View) -> tuple[str, ...]:
    """What is picked up by itself: the only choice, or a frog (else a bullfrog) to deploy."""
    seen = view.seen
    if not view.moves:
        return ()
    if seen.step is Step.ACT:
        for piece, reserve in ((FROG, seen.frogs), (BULLFROG, seen.bullfrogs)):
            if reserve[seen.active]:
                return (str(Reserve(piece)),)
        return ()
    firsts = choices(view.moves, (), seen).firsts
    return tuple(firsts) if len(firsts) == 1 else ()


def fits(view: View) -> bool:
    """Whether this can be picked up here: one thing that a move begins with, or nothing."""
    firsts = choices(view.moves, (), view.seen).firsts
    return not view.picked or (len(view.picked) == 1 and view.picked[0] in firsts)


def obvious(view: View) -> moves.Move | None:
    """The only move there is, unless it ends the turn."""
    if len(view.moves) != 1:
        return None
    move: moves.Move = next(iter(view.moves))
    return None if isinstance(move, moves.End) else move


def tap(view: View, what: str) -> Tap:
    """What a tap on a thing means, given what is picked up."""
    if not view.moves:
        return Tap(hint=view.words("bullfrogs.hint.wait"))
    if what in view.picked:
        start = ready(view)
        return Tap(start if start != view.picked else ())
    seen = view.seen
    firsts, targets = choices(view.moves, view.picked, seen)
    held = parse_thing(view.picked[0]) if view.picked else None
    hand = _Hand(seen, held, frozenset(firsts), frozenset(targets), view.words)
    thing = parse_thing(what)
    meaning = thing.move if isinstance(thing, Command) else _STEPS[seen.step](hand, thing)
    if isinstance(meaning, Tap):
        return meaning
    if isinstance(meaning, moves.Move):
        return Tap(view.picked, meaning)
    return Tap((str(meaning),))


Meaning = moves.Move | Thing | Tap
"""A move, legal or not; a thing to pick up; or a whole answer."""


def _cell_of(thing: Thing) -> Cell | None:
    return thing.cell if isinstance(thing, Place | Standing) else None


def _play(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    if isinstance(thing, HandCard):
        return thing
    if cell is None or not isinstance(hand.held, HandCard):
        return hand.hint("bullfrogs.hint.play")
    return moves.Play(hand.held.actions, cell)


def _act(hand: _Hand, thing: Thing) -> Meaning:
    seen, active = hand.seen, hand.seen.active
    if isinstance(thing, Reserve):
        reserve = seen.frogs if thing.piece is FROG else seen.bullfrogs
        return thing if reserve[active] else moves.Deploy(thing.piece, LOG)
    if isinstance(thing, Place):
        return _act_on(hand, thing.cell)
    if not isinstance(thing, Standing):
        return hand.hint("bullfrogs.hint.act")
    if isinstance(hand.held, Standing) and hand.may_go_to(thing.cell):
        return _act_on(hand, thing.cell)
    if thing.colour == active and seen.frogs[active] + seen.bullfrogs[active]:
        return _act_on(hand, thing.cell)
    return thing if hand.may_take(thing) else _refused(seen, thing)


def _act_on(hand: _Hand, cell: Cell) -> Meaning:
    """An action with what is picked up and this cell."""
    match hand.held:
        case Reserve(piece):
            return moves.Deploy(piece, cell)
        case Standing(_, colour, source) if colour == hand.seen.active:
            return moves.Relocate(source, cell)
        case Standing(_, victim, source):
            return moves.Sabotage(victim, source, cell)
    return hand.hint("bullfrogs.hint.act")


def _refused(seen: Observation, thing: Standing) -> moves.Move:
    """The illegal move a player means by picking up a piece that cannot go anywhere."""
    if thing.colour == seen.active:
        return moves.Relocate(thing.cell, thing.cell)
    # no move names a bullfrog as the victim: like one's own piece it is no opponent's frog
    victim = thing.colour if thing.piece is FROG else seen.active
    return moves.Sabotage(victim, thing.cell, neighbours(thing.cell)[0])


def _score(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    return hand.hint("bullfrogs.hint.score") if cell is None else moves.Score(cell)


def _hop(hand: _Hand, thing: Thing) -> Meaning:
    seen = hand.seen
    if isinstance(thing, Standing) and thing.cell == seen.sinking:
        if hand.may_take(thing):
            return thing
        return moves.Hop(thing.colour, thing.piece, seen.landings[0])
    cell = _cell_of(thing)
    if cell is None or not isinstance(hand.held, Standing):
        return hand.hint("bullfrogs.hint.hop")
    return moves.Hop(hand.held.colour, hand.held.piece, cell)


def _slide(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    if cell is None:
        return hand.hint("bullfrogs.hint.slide")
    if hand.may_take(Place(cell)):
        return Place(cell)
    if isinstance(hand.held, Place):
        return moves.Slide(hand.held.cell, cell)
    if cell in hand.seen.cards:
        return moves.Slide(cell, neighbours(cell)[0])
    return hand.hint("bullfrogs.hint.slide")


def _walk(hand: _Hand, thing: Thing) -> Meaning:
    cell = _cell_of(thing)
    return hand.hint("bullfrogs.hint.walk") if cell is None else moves.Walk(cell)


def _end(hand: _Hand, thing: Thing) -> Meaning:
    return hand.hint("bullfrogs.hint.end")


_STEPS: dict[Step, Callable[[_Hand, Thing], Meaning]] = {
    Step.PLAY: _play,
    Step.ACT: _act,
    Step.SCORE: _score,
    Step.HOP: _hop,
    Step.SLIDE: _slide,
    Step.WALK: _walk,
    Step.MARKER: _walk,
    Step.END: _end,
}
