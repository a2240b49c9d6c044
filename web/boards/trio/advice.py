"""Moves as hints: what a good player would do now, in words."""

from engine.trio import moves
from engine.trio.components import FIRST_TURN_POINTS, PATTERN_OF, ROTATIONS
from web.boards.table import Advice
from web.boards.trio import phrases
from web.boards.trio.things import Held, Reserve, Round, View


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; while the board marks its place, only ears are told which that is.

    The tile lies there, or the piece is picked up, until the last tap.
    """
    key = f"trio.advice.{move.word}"
    match move:
        case moves.Place(face, cell):
            key += ".first" if view.seen.is_first_turn() else ""
            pattern = PATTERN_OF[face]
            held = Held(view.seen.hand.index(pattern), ROTATIONS[pattern].index(face), cell)
        case moves.Step(source):
            held = Held(mover=Round(source))
        case moves.Enter():
            held = Held(mover=Reserve())
        case _:
            held = Held()
    if held.picked and view.advised == move and not view.words.aloud:
        key += ".marked"  # the board shows where
    facts = {"name": phrases.partner(view), "fewer": -FIRST_TURN_POINTS}
    return Advice(view.words(key, **facts, **phrases.facts(view, move)), held.picked)


def exact(view: View, move: moves.Move) -> str:
    """The move with the tile as it lies, where a hint leaves that to the hand."""
    if isinstance(move, moves.Place):
        return view.words("trio.advice.place.exact", **phrases.facts(view, move))
    return advise(view, move).text
