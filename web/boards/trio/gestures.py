"""From taps to moves. A tap may well mean an illegal move: the engine then says by which rule."""

from dataclasses import replace

from engine.trio import moves
from engine.trio.components import ROTATIONS
from engine.trio.geometry import START, Circle, edges_of, touching
from engine.trio.state import Stage
from web.boards.table import Tap
from web.boards.trio.things import (
    Command,
    HandTile,
    Held,
    Reserve,
    Round,
    Square,
    Thing,
    Turn,
    View,
    choices,
    held,
    parse_thing,
    turned,
)


def ready(view: View) -> tuple[str, ...]:
    """What is picked up by itself: the only tile, or the only piece that can move."""
    if not view.moves:
        return ()
    if view.seen.stage is Stage.PLACE:
        return Held(index=0).picked if len(set(view.seen.hand)) == 1 else ()
    movers = list(choices(view.moves, ()).movers)
    return Held(mover=movers[0]).picked if len(movers) == 1 else ()


def fits(view: View) -> bool:
    """Whether this can be picked up here: a tile and its cell, or a piece. Raises BadTextError."""
    hand, options = held(view.picked), choices(view.moves, ())
    if hand.picked != view.picked:
        return False
    if view.moves and view.seen.stage is Stage.PLACE:
        there = hand.index is None or hand.index < len(view.seen.hand)
        return there and hand.mover is None and hand.cell in (None, *options.cells)
    return hand == Held(mover=hand.mover) and hand.mover in (None, *options.movers)


def obvious(view: View) -> moves.Move | None:
    """The only move there is, unless it ends the turn."""
    move = view.only_move
    return move if isinstance(move, moves.Place) else None


def tap(view: View, what: str) -> Tap:
    """What a tap on a thing means, given what is picked up."""
    if not view.moves:
        return Tap(hint=view.words("trio.hint.wait"))
    seen = view.seen
    thing = parse_thing(what)
    if isinstance(thing, Command):
        return Tap(view.picked, thing)
    return _lay(view, thing) if seen.stage is Stage.PLACE else _move(view, thing)


def _lay(view: View, thing: Thing) -> Tap:
    """Before a tile lies: the tile, its turning and its cell, in any order."""
    seen = view.seen
    hand = held(view.picked)
    match thing:
        case HandTile(index) if index in range(len(seen.hand)):
            if index == hand.index:
                return _turned(view, hand)
            return Tap(replace(hand, index=index, turns=0).picked)
        case Turn() if hand.index is not None:
            return _turned(view, hand)
        case Square(cell):
            open_cells = choices(view.moves, ()).cells
            face = hand.face(seen)
            if cell not in open_cells:
                return Tap(view.picked, moves.Place(face or turned(seen.hand[0], 0), cell))
            if face is not None and cell == hand.cell:
                return Tap(view.picked, moves.Place(face, cell))
            return Tap(replace(hand, cell=cell).picked)
        case Round(circle):
            return Tap(view.picked, moves.Step(circle, touching(circle)[0]))
        case Reserve():
            return Tap(view.picked, moves.Enter(edges_of(START)[0]))
    return Tap(view.picked, hint=view.words("trio.hint.tile"))


def _turned(view: View, hand: Held) -> Tap:
    """A quarter turn; a tile that looks the same from all sides stays as it is."""
    pattern = hand.pattern(view.seen)
    if pattern is None or len(ROTATIONS[pattern]) == 1:
        return Tap(view.picked, hint=view.words("trio.hint.turn"))
    return Tap(replace(hand, turns=hand.turns + 1).picked)


def _move(view: View, thing: Thing) -> Tap:
    """Once a tile lies: a piece and its way, or nothing that this step knows."""
    seen = view.seen
    own = seen.pieces[seen.active]
    match thing:
        case Round(circle):
            return _pick(view, thing) if circle in own else _go(view, circle)
        case Reserve():
            return _pick(view, thing)
        case Square(cell) if seen.hand:
            return Tap(view.picked, moves.Place(turned(seen.hand[0], 0), cell))
        case HandTile(index) if index in range(len(seen.hand)):
            return Tap(view.picked, moves.Place(turned(seen.hand[index], 0), START))
    return Tap(view.picked, hint=view.words(f"trio.hint.{seen.stage}"))


def _pick(view: View, mover: Round | Reserve) -> Tap:
    """Pick a piece up or put it down; one that cannot go anywhere is a move that is refused."""
    if view.holds(mover):
        return Tap()
    if mover in choices(view.moves, ()).movers:
        return Tap(Held(mover=mover).picked)
    return Tap(view.picked, _nowhere(mover))


def _nowhere(mover: Round | Reserve) -> moves.Move:
    """The move of a piece that has none: to where it would first go."""
    if isinstance(mover, Reserve):
        return moves.Enter(edges_of(START)[0])
    return moves.Step(mover.circle, touching(mover.circle)[0])


def _go(view: View, circle: Circle) -> Tap:
    """To a circle: with the piece that is picked up, or the only one that gets there."""
    seen = view.seen
    options = choices(view.moves, view.picked).targets.get(circle, [])
    if len(options) == 1:
        return Tap(view.picked, options[0])
    if options:
        new = any(isinstance(option, moves.Enter) for option in options)
        key = "trio.hint.which.new" if new else "trio.hint.which"
        return Tap(view.picked, hint=view.words(key))
    own = seen.pieces[seen.active]
    taken = circle in seen.pieces[seen.active.opponent]
    match held(view.picked).mover:
        case Round(source):
            return Tap(view.picked, moves.Step(source, circle))
        case None if taken:
            return Tap(view.picked, moves.Step(circle, touching(circle)[0]))
        case None if own:
            return Tap(view.picked, moves.Step(_nearest(own, circle), circle))
    return Tap(view.picked, moves.Enter(circle))


def _nearest(own: tuple[Circle, ...], circle: Circle) -> Circle:
    """The piece that a player most likely has in mind."""
    return min(own, key=lambda piece: (circle not in touching(piece), abs(circle - piece)))
