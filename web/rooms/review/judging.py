"""What a decision cost: the strongest bot's move against the one that was made, from what the seat
could know.

The move to compare with is the one that a hint would have named. Both are followed in the same
imagined worlds, with the same luck, until the seat has seen its turn through and everybody else has
replied; the difference of what that promises (`gauge`) is the cost. The worlds are others than
those in which the bot searched, so that what looked good by luck does not look good again. Where
everybody decides in secret, both are tried against the same guesses instead, and what the rest of
the turn brings is reckoned on average (`engine.search.sealed`).
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from engine.core.game import Game, Observation, Seat, State, past
from engine.search.bots import every_move, turns
from engine.search.hints import AHEAD, ALIKE, Reason
from engine.search.levels import hint
from engine.search.replies import replied
from web.rooms.review.ahead import GUESSES, Guesses
from web.rooms.review.gauge import gauge, read

WORLDS: Mapping[str, int] = {"bullfrogs": 6, "ratland": 16, "trio": 8, "violet": 16}
"""How many worlds are imagined for a comparison: fewer where turns are long, and where more others
reply."""

WIDTH, REPLIES = 6, 2
"""States kept of the seat's own turn, and of each of the others'."""

TEAMS: Mapping[str, int] = {"trio": 2}
"""Where seats play together: of so many teams, one after the other."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of looking at one decision."""

    at: int
    """After so many moves."""
    cost: int = 0
    """By how much less the move promised than the best that was found, in the unit of `Gauge`."""
    promised: int = 0
    """What the best one promised."""
    best: Any = None
    """That move; None where nothing better was found."""
    reason: Reason | None = None

    @property
    def made(self) -> int:
        """What the move that was made promised."""
        return self.promised - self.cost


Judging = Generator[None, bool | None, Verdict]
"""A search that pauses as a `Thinking` does."""


def judge(game: Game, observation: Observation, made: Any, at: int) -> Judging:
    """Look at one decision, which somebody with this observation made after so many moves.

    In a team the chance is the team's.
    """
    advised = yield from hint(game.id, observation)
    if advised.move == made:
        return Verdict(at)
    moves = (advised.move, made)
    state = game.determinize(observation, Random(0))
    if state.sealed:
        best, other = yield from _guessed(game, observation, state, moves, at)
    else:
        best, other = yield from _followed(game, observation, moves, at)
    if best <= other:
        return Verdict(at)
    reason = next(iter(advised.reasons), None)
    if reason == Reason(ALIKE):  # at first sight; what the others do tells them apart
        reason = Reason(AHEAD)
    return Verdict(at, best - other, best, advised.move, reason)


Promises = tuple[int, int]
"""What two moves promise."""


def _of_the_team(game: Game, shares: Sequence[int], seat: Seat) -> int:
    teams = TEAMS.get(game.id, len(shares))
    return sum(shares[seat % teams :: teams])


def _followed(
    game: Game, observation: Observation, moves: tuple[Any, Any], at: int
) -> Generator[None, bool | None, Promises]:
    """What two moves promise once everybody else has replied."""
    evaluation = import_module(f"engine.{game.id}.evaluation")
    evaluate, suggest = evaluation.evaluate, getattr(evaluation, "suggest", every_move)
    seat, random, sums = observation.to_act, Random("review"), [0, 0]
    worlds = max(2, WORLDS[game.id] // max(1, observation.seats - 1))
    for _ in range(worlds):
        world, luck = game.determinize(observation, random), random.getrandbits(32)
        for which, move in enumerate(moves):
            after = world.copy()
            after.play(move)
            if after.to_act == seat:
                line = (yield from turns(after, evaluate, WIDTH, suggest))[0]
                after = line[1]
            yield from replied(after, seat, Random(luck), evaluate, REPLIES, suggest)
            sums[which] += _of_the_team(game, read(game.id, after, at), seat)
    return sums[0] // worlds, sums[1] // worlds


def _guessed(
    game: Game, observation: Observation, state: State[Any], moves: tuple[Any, Any], at: int
) -> Generator[None, bool | None, Promises]:
    """What two secret decisions promise against the same guesses at those of the others."""
    guesses, seat = Guesses(game.id, state, past(observation)), observation.to_act
    reads, sums = gauge(game.id, state.seats).reads, [0, 0]
    for _ in range(GUESSES):
        guess = guesses.next()
        for which, move in enumerate(moves):
            choices = [*guess[:seat], move, *guess[seat + 1 :]]
            sums[which] += reads(guesses.worths(choices), at)[seat]
        yield
    return sums[0] // GUESSES, sums[1] // GUESSES
