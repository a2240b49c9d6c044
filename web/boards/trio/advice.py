"""A move as a hint tells it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.trio import moves
from web.boards.table import Advice, View
from web.boards.trio import gestures, phrases
from web.boards.trio.things import taps
from web.words import Words


def advise(view: View, move: moves.Move) -> Advice:
    """The move in words, and all that is picked up before its last tap."""
    start = replace(view, picked=())
    for thing in taps(move, view.observation)[:-1]:
        start = replace(start, picked=gestures.tap(start, str(thing)).picked)
    return Advice(_TELLERS[type(move)](move, view.words), start.picked)


def _place(move: moves.Place, words: Words) -> str:
    tile, where = phrases.tile(words, move.face), phrases.where(words, move.cell)
    return words("trio.advice.place", tile=tile, cell=where)


def _step(move: moves.Step, words: Words) -> str:
    source, target = phrases.edge(words, move.source), phrases.edge(words, move.target)
    return words("trio.advice.step", source=source, target=target)


def _enter(move: moves.Enter, words: Words) -> str:
    return words("trio.advice.enter", circle=phrases.edge(words, move.circle))


_TELLERS: Mapping[type, Callable[[Any, Words], str]] = {
    moves.Place: _place,
    moves.Step: _step,
    moves.Enter: _enter,
    moves.Stop: lambda move, words: words("trio.advice.stop"),
    moves.End: lambda move, words: words("trio.advice.end"),
}
