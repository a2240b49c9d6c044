"""One contestant against another: seats rotated over common deals, stopped when it is decided."""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tools.arena.engines import Engine
from tools.arena.figures import decided
from tools.arena.games import Contestant, Played, play, teams
from tools.arena.spread import done, read
from tools.paths import BUILD

KEPT = BUILD / "arena"

Round = Sequence[Played]
"""The games of one deal."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what against whom. Of equal contestants every seat's luck is counted instead."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    referee: Engine
    a: Contestant
    b: Contestant

    @property
    def seatings(self) -> tuple[str, ...]:
        """The games of a round, with a letter for each seat.

        A, or its team, sits everywhere once, and B on all other seats; whoever plays alone is
        compared with the other's game.
        """
        if self.a == self.b:
            return ("A" * self.seats,)
        if self.seats == 1:
            return ("A", "B")
        team = teams(self.game, self.seats)
        return tuple(
            "".join("A" if other == own else "B" for other in team) for own in dict.fromkeys(team)
        )

    @property
    def par(self) -> float:
        """A's share if it is as strong as B."""
        return 1 / max(2, len(set(teams(self.game, self.seats))))

    @property
    def file(self) -> Path:
        """Where its rounds are kept."""
        options = [choice for _, choice in self.options]
        sides = [f"{each.level}-{each.engine.module}" for each in (self.a, self.b)]
        name = "-".join([self.game, str(self.seats), *options, *sides, self.referee.module])
        return KEPT / f"{name}.jsonl"

    def shares(self, games: Round) -> list[float]:
        """A's share of the win in each game of a round; a shared win counts in parts."""
        if self.seats == 1:
            mine, theirs = (game.scores[0] for game in games)
            return [(mine > theirs) + (mine == theirs) / 2]
        return [share(game, "A") for game in games]


def share(played: Played, letter: str) -> float:
    """What share of a win a letter's seats had."""
    won = [played.seating[seat] == letter for seat in played.winners]
    return sum(won) / len(won)


def play_round(match: Match, deal: int) -> list[dict[str, Any]]:
    """The games of a deal, as plain data."""
    contestants, options = {"A": match.a, "B": match.b}, dict(match.options)
    return [
        play(match.referee, match.game, options, f"arena-{deal}", seating, contestants).data()
        for seating in match.seatings
    ]


def held(match: Match, rounds: int, executor: Executor, goal: float | None) -> list[Round]:
    """The first so many rounds, or fewer when it is decided earlier whether A reaches the goal.

    Rounds count in the order of their deals, so that it does not matter who is quick.
    """
    found: dict[int, Round] = {}
    for deal, data in done(match.file, rounds, partial(play_round, match), executor):
        found[deal] = [Played.of(game) for game in data]
        first = list(_unbroken(found))
        if goal is not None:
            enough, verdict = decided(map(match.shares, first), goal)
            if verdict is not None:
                return first[:enough]
    return list(_unbroken(found))


def _unbroken(found: dict[int, Round]) -> Iterator[Round]:
    deal = 0
    while deal in found:
        yield found[deal]
        deal += 1


def remembered(match: Match) -> list[Round]:
    """What has been played of a match."""
    return [[Played.of(game) for game in data] for data in read(match.file).values()]
