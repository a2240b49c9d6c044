"""A solution is written by playing it: everybody's moves on the table, and chance's from a list."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.core.game import CHANCE, BadTextError
from engine.core.match import Match, Player
from engine.core.puzzle import is_certain
from engine.games import load as load_game
from web.app.model import RULES, Sitting
from web.app.sitting import deciding, look, played, seat_down, table_of, view
from web.boards.table import Tap
from web.rooms.teach.bench import load
from web.rooms.teach.made import MOST_MOVES, Made, seats_of
from web.words import Words

MOST_CHANCES = 60
"""How many moves of chance are listed."""


def begin(made: Made, moves: Sequence[str], words: Words) -> Sitting:
    """The position on a table, with the moves of a solution made as far as they go."""
    return _sit(made, moves, words)


def _sit(made: Made, moves: Sequence[str], words: Words) -> Sitting:
    sitting = _seated(made, words)
    for _, _, after in _steps(sitting, moves):
        sitting = after
    return _looked(replace(seat_down("", sitting.match), viewer=made.seat, scenes=()), words)


def _seated(made: Made, words: Words) -> Sitting:
    """The position on a table, where nothing has moved."""
    game = load_game(made.game)
    state = game.position(made.position)
    names = load(made.game).names(state, words)[: seats_of(made)]
    match = Match(game, [Player(RULES, name) for name in names], {}, start=state)
    return replace(seat_down("", match), viewer=made.seat)


def _steps(before: Sitting, moves: Sequence[str]) -> Iterator[tuple[Sitting, Any, Sitting]]:
    """The moves as far as they go, each with the table before it and after it."""
    for text in moves:
        try:
            move = before.match.game.move(text)
        except BadTextError:
            return
        if before.match.state.refusal(move) is not None:
            return
        after = played(before, move)
        yield before, move, after
        before = after


def _looked(sitting: Sitting, words: Words) -> Sitting:
    """Through the eyes of whoever decides; what leaves chance no choice is done."""
    while is_certain(sitting.match.state) and len(sitting.match.log) < MOST_MOVES:
        sitting = played(sitting, sitting.match.state.chance()[0][0])
    to_act = sitting.match.state.to_act
    if to_act >= 0 and to_act != sitting.viewer:
        sitting = replace(sitting, viewer=to_act, scenes=())
    sitting = look(sitting)
    ready = table_of(sitting).ready(view(sitting, words)) if deciding(sitting) else ()
    return replace(sitting, picked=ready)


def tap(sitting: Sitting, what: str, words: Words) -> tuple[Sitting, Tap]:
    """The rehearsal after a tap on its table, and what the tap meant."""
    if not deciding(sitting) or len(sitting.match.log) >= MOST_MOVES:
        return sitting, Tap(sitting.picked)
    tapped = table_of(sitting).tap(view(sitting, words), what)
    if tapped.move is not None and sitting.match.state.refusal(tapped.move) is None:
        return _looked(played(sitting, tapped.move), words), tapped
    return replace(sitting, picked=tapped.picked), tapped


def chances(sitting: Sitting, words: Words) -> list[tuple[Any, str]]:
    """What chance may do now: each move, and what would be told of it."""
    state = sitting.match.state
    if state.to_act != CHANCE or len(sitting.match.log) >= MOST_MOVES:
        return []
    return [(move, _told(sitting, move, words)) for move, _ in state.chance()[:MOST_CHANCES]]


def _told(sitting: Sitting, move: Any, words: Words) -> str:
    return next(iter(_said(sitting, move, words)), "") or str(move)


def _said(sitting: Sitting, move: Any, words: Words) -> list[str]:
    """What is told of a move, an event after the other."""
    events: list[Any] = []
    state, table = sitting.match.state.copy(), table_of(sitting)
    before = view(sitting, words)
    state.play(move, events.append)
    seen = replace(before, seen=sitting.match.game.observe(state, sitting.viewer))
    return [said for event in events if (said := table.say(event, seen))]


def _meant(sitting: Sitting, move: Any, words: Words) -> str:
    """A move that brings nothing about that is told: what a hint would call it."""
    if sitting.match.state.to_act < 0:
        return ""
    return table_of(sitting).advise(view(sitting, words), move).text


def told(made: Made, way: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """What each move of a solution comes to; of those that no longer fit nothing is told."""
    bare = replace(made, name="", task="", done="", wrong="", solution=way, also=(), goal="")
    return _all_told(bare, words)


@lru_cache(maxsize=16)
def _all_told(made: Made, words: Words) -> tuple[str, ...]:
    """The same, played once as long as nothing changes but what is written beside it."""
    steps = _steps(_seated(made, words), made.solution)
    found = [
        " ".join(_said(before, move, words)) or _meant(before, move, words)
        for before, move, _ in steps
    ]
    return (*found, *[""] * (len(made.solution) - len(found)))


def roll(sitting: Sitting, text: str, words: Words) -> Sitting:
    """The rehearsal after this move of chance; the same where it is none."""
    for move, _ in sitting.match.state.chance():
        if str(move) == text:
            return _looked(played(sitting, move), words)
    return sitting


def back(made: Made, sitting: Sitting, words: Words) -> Sitting:
    """The rehearsal without its last move that somebody chose."""
    log = [str(move) for move in sitting.match.log]
    state, forced = load_game(made.game).position(made.position), []
    for move in sitting.match.log:
        forced.append(is_certain(state))
        state.play(move)
    while forced and forced.pop():
        log.pop()
    return _sit(made, log[:-1], words)


def solution(sitting: Sitting) -> tuple[str, ...]:
    """Its moves as texts."""
    return tuple(map(str, sitting.match.log))
