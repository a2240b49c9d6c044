"""Moves as hints: what a good player would do now, in words."""

from collections.abc import Mapping, Sequence

from engine.core.game import Seat
from engine.ratland import moves
from engine.ratland.components import AREAS, PLACES
from web.boards.ratland import phrases
from web.boards.ratland.things import View, picked_victims
from web.boards.table import Advice


def expects(view: View, guesses: Mapping[Seat, Sequence[moves.Move]]) -> str:
    """Where other clans are thought to look for food most."""
    crowds = [0] * len(AREAS)
    for found in guesses.values():
        for move in found:
            if isinstance(move, moves.Place):
                for area in AREAS:
                    crowds[area] += move.amounts[area]
    most = max(crowds)
    if not most or crowds.count(most) > 1:
        return ""
    place = phrases.spot(view.words, PLACES[crowds.index(most)])
    return view.words("ratland.expected.crowd", place=place)


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
            found = phrases.pieces(words, [piece])
            return Advice(words("ratland.advice.throw", piece=found))
        case moves.Hide() | moves.Release():
            return Advice(words(f"ratland.advice.{move}"))
    return Advice(words(f"ratland.advice.pass.{view.seen.stage}"))
