"""Where a position leads once everybody has had a turn, as the bots see it.

All hands are open. Everybody plays the best turn that a search of a few lines finds, and chance
throws as it likes, several times. Where everybody is about to decide in secret, guesses at all
decisions stand for the turns, and what they come to is reckoned on average
(`engine.search.sealed`).
"""

from collections.abc import Generator, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from engine.core.game import CHANCE, State, throw
from engine.search.bots import every_move, turns
from web.rooms.review.gauge import SURE, ended, evaluated, gauge

FUTURES, WIDTH = 3, 6
"""How often chance is tried, and states kept of each turn."""

SLIPS = 10
"""Of so many ends that a search sees, one comes otherwise: somebody overlooks it."""

GUESSES, PER_SEAT = 240, 24
"""How often secret decisions are guessed, and how many different ones of each seat."""


class Future(NamedTuple):
    """Where a position may lead."""

    worths: list[int]
    """What that is worth to each seat."""
    over: tuple[int, ...] | None = None
    """What each seat may expect, as `Gauge.reads`, if the game is over then."""


Looking = Generator[None, bool | None, list[Future]]
"""A search that pauses as a `Thinking` does, and ends with futures that are equally likely."""


class Guesses:
    """Guesses at what everybody decides in secret, and what they come to."""

    def __init__(self, game: str, state: State[Any], history: Sequence[State[Any]]) -> None:
        self._turn = import_module(f"engine.{game}.turn").Turn(state, history)
        self._random = Random("review")
        self._seats = range(state.seats)
        self._each = [self._turn.guesses(seat, PER_SEAT, self._random) for seat in self._seats]

    def next(self) -> list[Any]:
        """Somebody's decision for every seat."""
        return [self._random.choice(each) for each in self._each]

    def worths(self, choices: Sequence[Any]) -> list[int]:
        """What the turn is worth to each seat when these are chosen, on average."""
        return list[int](self._turn.worths(choices))


def look_ahead(game: str, state: State[Any], history: Sequence[State[Any]] = ()) -> Looking:
    """The futures of a state; `history` is what the game asks to remember."""
    looking = _guessed(game, state, history) if state.sealed else _followed(game, state)
    return (yield from looking)


def _guessed(game: str, state: State[Any], history: Sequence[State[Any]]) -> Looking:
    guesses, sums = Guesses(game, state, history), [0] * state.seats
    for _ in range(GUESSES):
        worths = guesses.worths(guesses.next())
        sums = [total + worth for total, worth in zip(sums, worths, strict=True)]
        yield
    return [Future([total // GUESSES for total in sums])]


def _followed(game: str, state: State[Any]) -> Looking:
    evaluation = import_module(f"engine.{game}.evaluation")
    suggest = getattr(evaluation, "suggest", every_move)
    luck, futures = Random("review"), list[Future]()
    for _ in range(FUTURES):
        future, left = state.copy(), {*range(state.seats), CHANCE}
        while future.to_act in left and not future.sealed:
            if future.to_act == CHANCE:
                future.play(throw(future, luck))
                continue
            left.remove(future.to_act)
            line = (yield from turns(future, evaluation.evaluate, WIDTH, suggest))[0]
            future = line[1]
        futures.append(Future(evaluated(game, future), _likely(ended(future))))
    return futures


def _likely(end: tuple[int, ...] | None) -> tuple[int, ...] | None:
    """What an end that is near promises; points of somebody alone are as they are."""
    if end is None or len(end) == 1:
        return end
    return tuple(((SLIPS - 1) * share + SURE // len(end)) // SLIPS for share in end)


def promised(game: str, futures: Sequence[Future], at: int) -> tuple[int, ...]:
    """What they promise each seat after so many moves, on average, as `Gauge.reads`."""
    reads = gauge(game, len(futures[0].worths), ahead=True).reads
    each = [future.over or reads(future.worths, at) for future in futures]
    return tuple(sum(of_seat) // len(each) for of_seat in zip(*each, strict=True))
