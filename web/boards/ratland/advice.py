"""Moves as hints: what a good player would do now, in words."""

from engine.ratland import moves
from web.boards.ratland import phrases
from web.boards.ratland.things import View, picked_victims
from web.boards.table import Advice


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words. Of a placement nothing is planned: the sewer shows it beside the plan."""
    words = view.words
    match move:
        case moves.Place():
            if not move.total:
                return Advice(words("ratland.advice.stay"), view.picked)
            text = words("ratland.advice.place", places=phrases.amounts(words, move.amounts))
            return Advice(text, view.picked)
        case moves.Starve(healthy, poisoned):
            dead = phrases.rats(words, healthy, poisoned)
            text = words("ratland.advice.starve", rats=dead)
            return Advice(text, picked_victims(move))
        case moves.ThrowBack(piece):
            found = phrases.worth(words, piece, view.seen)
            return Advice(words("ratland.advice.throw", piece=found))
        case moves.Hide() | moves.Release():
            return Advice(words(f"ratland.advice.{move}"))
    return Advice(words(f"ratland.advice.pass.{view.seen.stage}"))
