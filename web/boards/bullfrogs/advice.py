"""Moves as hints: what a good player would do now, in words."""

from engine.bullfrogs import moves
from engine.bullfrogs.components import FROG
from web.boards.bullfrogs import phrases
from web.boards.bullfrogs.things import View, taps
from web.boards.table import Advice


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words, and all that is picked up before its last tap."""
    match move:
        case moves.Hop(piece=piece):
            key = f"said.hopped.{piece.word}"
        case moves.Slide():
            key = "said.slid"
        case moves.Deploy(piece=piece):
            key = f"advice.deploy.{piece.word}"
        case _:
            key = f"advice.{move.word}"
    *start, _ = taps(move, view.seen)
    text = view.words(f"bullfrogs.{key}", **phrases.facts(view, move))
    return Advice(text, tuple(map(str, start)))


def because(view: View, move: moves.Move, name: str) -> str:
    """How it stands on the pad that a piece comes to, where the reason is a battle."""
    match move:
        case moves.Deploy(piece, cell):
            comes = piece
        case moves.Relocate(_, cell):
            comes = FROG
        case _:
            return ""
    own = view.seen.active
    strengths = [*view.seen.cards[cell].strengths()]
    strengths[own] += 1 + comes  # bullfrogs.score.strength
    stands = strengths.pop(own)
    if name != ("lead" if stands > max(strengths) else "chase"):
        return ""
    return view.words(f"bullfrogs.reason.{name}.there", own=stands, other=max(strengths))
