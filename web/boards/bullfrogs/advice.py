"""Moves as hints: what a good player would do now, in words."""

from collections.abc import Callable
from typing import Any

from engine.bullfrogs import moves
from web.boards.bullfrogs import phrases, sentences
from web.boards.bullfrogs.things import View, taps
from web.boards.table import Advice


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words, and all that is picked up before its last tap."""
    *start, _ = taps(move, view.seen)
    return Advice(_TELLERS[type(move)](move, view), tuple(map(str, start)))


def _play(move: moves.Play, view: View) -> str:
    cell = phrases.where(view.words, move.cell)
    return view.words("bullfrogs.advice.play", actions=move.actions, cell=cell)


def _deploy(move: moves.Deploy, view: View) -> str:
    onto = phrases.onto(view.words, move.target)
    return view.words(f"bullfrogs.advice.deploy.{move.piece.word}", onto=onto)


def _relocate(move: moves.Relocate, view: View) -> str:
    source, onto = phrases.where(view.words, move.source), phrases.onto(view.words, move.target)
    return view.words("bullfrogs.advice.relocate", source=source, onto=onto)


def _sabotage(move: moves.Sabotage, view: View) -> str:
    return view.words(
        "bullfrogs.advice.sabotage",
        victim=phrases.player(view, move.victim),
        source=phrases.where(view.words, move.source),
        onto=phrases.onto(view.words, move.target),
    )


def _score(move: moves.Score, view: View) -> str:
    return view.words("bullfrogs.advice.score", cell=phrases.where(view.words, move.cell))


def _walk(move: moves.Walk, view: View) -> str:
    return view.words("bullfrogs.advice.walk", onto=phrases.onto(view.words, move.target))


_TELLERS: dict[type, Callable[[Any, View], str]] = {
    moves.Play: _play,
    moves.Deploy: _deploy,
    moves.Relocate: _relocate,
    moves.Sabotage: _sabotage,
    moves.Stop: lambda _, view: view.words("bullfrogs.advice.stop"),
    moves.Score: _score,
    moves.Hop: sentences.hopped,
    moves.Slide: sentences.slid,
    moves.End: lambda _, view: view.words("bullfrogs.advice.end"),
    moves.Walk: _walk,
}
