"""A game between bots, and what is counted of it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from time import thread_time
from typing import Any, Self

from engine.core.game import Game, Observation
from engine.core.match import Match
from engine.core.sight import Sight
from engine.search.bots import Bot
from tools.arena.engines import Engine
from tools.deciders import deciders


@dataclass(frozen=True, slots=True)
class Contestant:
    """A bot level of an engine."""

    level: str
    engine: Engine

    def __str__(self) -> str:
        return f"{self.level}@{self.engine.label}"

    def bot(self, game: str) -> Bot:
        """Who plays the game so. Raises ValueError where its engine has no such game or level."""
        return self.engine.bot(game, self.level)


@dataclass(slots=True)
class Work:
    """What a contestant did in a game, at all its seats."""

    decisions: int = 0
    ms: float = 0
    """All its decisions took so many milliseconds of a processor."""
    slowest: float = 0
    """Its longest decision, in milliseconds."""
    refused: list[str] = field(default_factory=list)
    """Moves that the rules refused: the rule, the move, the position."""

    def add(self, other: "Work") -> None:
        """Count another game's in."""
        self.decisions += other.decisions
        self.ms += other.ms
        self.slowest = max(self.slowest, other.slowest)
        self.refused += other.refused


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game. `seating` has a letter for each seat: who sat there."""

    seating: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    """The rule that ended it."""
    plies: int
    """Decisions and throws."""
    work: Mapping[str, Work]
    """By letter."""

    def data(self) -> dict[str, Any]:
        """The same as plain data, for a file."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """The game of such data."""
        work = {letter: Work(**done) for letter, done in data["work"].items()}
        lists = {name: tuple(data[name]) for name in ("winners", "scores")}
        return cls(**{**data, **lists, "work": work})


def play(
    referee: Engine,
    game: str,
    options: Mapping[str, str],
    deal: str,
    seating: str,
    contestants: Mapping[str, Contestant],
) -> Played:
    """A whole game. With the same deal, chance throws alike whoever sits where.

    A move that is refused is counted, and the first legal one is played instead. Raises
    RuntimeError, which names deal and ply, when a bot fails.
    """
    match = referee.match(game, len(seating), options, deal)
    sits = [contestants[letter] for letter in seating]
    bots = [each.bot(game) for each in sits]
    randoms = [Random(f"{deal} seat {seat}") for seat in range(len(seating))]
    work = {letter: Work() for letter in sorted(set(seating))}
    for seat in deciders(match):
        rules = sits[seat].engine.game(game)
        observation = match.observe(seat)
        if sits[seat].engine != referee:
            observation = handed(match.game, observation, rules, Random(f"{deal} {len(match.log)}"))
        start = thread_time()
        try:
            move = bots[seat](rules, observation, randoms[seat])
        except Exception as failure:
            told = f"{sits[seat]} at seat {seat}, deal {deal} of {seating}, ply {len(match.log)}"
            raise RuntimeError(f"{game}: {told}") from failure
        took = (thread_time() - start) * 1000
        done = work[seating[seat]]
        done.add(Work(1, took, took))
        _try(match, str(move), done)
    outcome = match.state.outcome()
    assert outcome is not None
    winners, scores, rule = outcome.winners, outcome.scores, outcome.rule
    return Played(seating, winners, scores, rule.id, len(match.log), work)


def handed(game: Game, observation: Observation, rules: Game, random: Random) -> Any:
    """An observation as another engine has it. What passes is a text, with nothing hidden in it."""
    return Sight.of(game, observation, random).observation(rules)


def _try(match: Match, text: str, work: Work) -> None:
    move = match.game.move(text)
    rule = match.state.refusal(move)
    if rule is None:
        match.play(move)
    else:
        work.refused.append(f"{rule.id}: {text}: {match.state}")
        match.play(match.state.moves()[0])


def teams(game: str, seats: int) -> Sequence[int]:
    """For each seat, its team: everybody for himself, but for Trio's two pairs."""
    return [seat % 2 for seat in range(seats)] if (game, seats) == ("trio", 4) else range(seats)
