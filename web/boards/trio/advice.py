"""Moves as hints: what a good player would do now, in words."""

from engine.trio import moves
from engine.trio.components import PATTERN_OF, ROTATIONS
from web.boards.table import Advice
from web.boards.trio import phrases
from web.boards.trio.things import Held, Reserve, Round, View


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; the tile lies there, or the piece is picked up, until the last tap."""
    match move:
        case moves.Place(face, cell):
            pattern = PATTERN_OF[face]
            held = Held(view.seen.hand.index(pattern), ROTATIONS[pattern].index(face), cell)
        case moves.Step(source):
            held = Held(mover=Round(source))
        case moves.Enter():
            held = Held(mover=Reserve())
        case _:
            held = Held()
    facts = {"name": phrases.partner(view), **phrases.facts(view, move)}
    return Advice(view.words(f"trio.advice.{move.word}", **facts), held.picked)
