"""Moves as hints: what a good player would do now, in words."""

from engine.trio import moves
from engine.trio.components import PATTERN_OF, ROTATIONS
from web.boards.table import Advice
from web.boards.trio import phrases
from web.boards.trio.things import Held, Reserve, Round, View


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words; the tile lies there, or the piece is picked up, until the last tap."""
    words = view.words
    match move:
        case moves.Place(face, cell):
            pattern = PATTERN_OF[face]
            held = Held(view.seen.hand.index(pattern), ROTATIONS[pattern].index(face), cell)
            text = words("trio.advice.place", cell=phrases.where(words, cell))
            return Advice(text, held.picked)
        case moves.Step(source, target):
            ends = phrases.edge(words, source), phrases.edge(words, target)
            text = words("trio.advice.step", source=ends[0], target=ends[1])
            return Advice(text, Held(mover=Round(source)).picked)
        case moves.Enter(circle):
            text = words("trio.advice.enter", target=phrases.edge(words, circle))
            return Advice(text, Held(mover=Reserve()).picked)
        case moves.Partner():
            return Advice(words("trio.advice.partner", name=phrases.partner(view)))
        case moves.Stop():
            return Advice(words("trio.advice.stop"))
    return Advice(words("trio.advice.end"))
