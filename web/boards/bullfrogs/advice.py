"""Moves as hints: what a good player would do now, in words."""

from engine.bullfrogs import moves
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
