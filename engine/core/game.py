"""The verbs every game answers to: whose turn, which moves, why not, play, observe, outcome."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, Self, TypeVar, runtime_checkable

from .rule import Rule

CHANCE = -1
"""`to_act` when dice, a deck or a bag decides: the moves are those of `chance()`."""

NOBODY = -2
"""`to_act` when the game is over."""

Seat = int
"""A place at the table, counted from 0 in turn order; or `CHANCE`, or `NOBODY`."""


class Move(Protocol):
    """A small immutable value; `str(move)` is its text form and parses back to an equal move."""

    def __hash__(self) -> int: ...


class Event(Protocol):
    """Something that happened while a move was played: the source of log, voice and motion."""

    @property
    def name(self) -> str:
        """The event's own name, such as `hopped`."""
        ...

    def seen_by(self, viewer: Seat | None) -> Self:
        """The event as this seat saw it; what was hidden from it is None.

        Itself where this seat sees all of it, and only there.
        """
        ...


M = TypeVar("M", bound=Move)
Tell = Callable[[Event], None]
"""What `play` reports to. Search passes nothing and pays nothing."""


class IllegalMoveError(ValueError):
    """A move the rules forbid; `rule` says which one."""

    def __init__(self, move: object, rule: Rule) -> None:
        super().__init__(f"{move}: forbidden by {rule.id}")
        self.move = move
        self.rule = rule


class BadTextError(ValueError):
    """A text that is no move, no position or no match of this game; `text` is the part at fault."""

    def __init__(self, what: str, text: str) -> None:
        super().__init__(f"cannot read {what}: {text!r}")
        self.what = what
        self.text = text


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are seats; more than one share the win.
    `scores` holds one number per seat, in the game's own points.
    `rule` is the rule that ended the game or decided it.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rule: Rule


class Observation(Protocol):
    """What one seat may know of a state, and nothing else."""

    @property
    def viewer(self) -> Seat | None:
        """The seat whose eyes these are; None for somebody who only looks on."""
        ...

    @property
    def to_act(self) -> Seat: ...

    @property
    def seats(self) -> int: ...


class State(Protocol[M]):
    """A position. Mutable: `copy()` before trying something out."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        ...

    @property
    def to_act(self) -> Seat:
        """Who decides next: a seat, `CHANCE` or `NOBODY`."""
        ...

    @property
    def sealed(self) -> bool:
        """Whether a seat decides now, and nobody else learns what before chance moves next.

        Until then it changes nothing for the others either: neither who decides after it, nor
        what they may do. So it can be taken back although others have decided since.
        """
        ...

    def copy(self) -> Self: ...

    def moves(self) -> Sequence[M]:
        """The moves of the seat to act; empty for chance and when the game is over.

        Where there are very many, each is made when it is asked for.
        """
        ...

    def chance(self) -> Sequence[tuple[M, int]]:
        """What chance may do now, each with its weight; empty unless `to_act` is `CHANCE`."""
        ...

    def refusal(self, move: M) -> Rule | None:
        """The rule that forbids this move now, or None when it may be played."""
        ...

    def play(self, move: M, tell: Tell | None = None) -> None:
        """Apply one legal move of a seat or of chance. Legality is the caller's promise."""
        ...

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        ...

    def __str__(self) -> str:
        """The whole position as one line of text; the game's `position` reads it back."""
        ...


def throw(state: State[M], random: Random) -> M:
    """One of the moves that chance may make now, by their weights."""
    chances = state.chance()
    total = 0
    for _, weight in chances:
        total += weight
    drawn = random.random() * total
    for move, weight in chances:
        drawn -= weight
        if drawn < 0:
            return move
    return chances[-1][0]


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players choose before the first move. The first choice is the default."""

    id: str
    choices: tuple[str, ...]


class Game(Protocol):
    """A game as data and a few verbs; each game's package offers one as `GAME`.

    Its own states, moves and observations are `Any` here: whoever holds a `Game` hands back to it
    only what came from it.
    """

    @property
    def id(self) -> str: ...

    @property
    def seats(self) -> tuple[int, ...]:
        """How many can play, fewest first."""
        ...

    @property
    def secret(self) -> bool:
        """Whether seats see different things, so that a curtain falls between two people."""
        ...

    @property
    def rules(self) -> tuple[Rule, ...]: ...

    def options(self, seats: int) -> tuple[Option, ...]:
        """What the players of so many seats choose before the first move."""
        ...

    def start(self, seats: int, options: Mapping[str, str]) -> State[Any]:
        """The state before the first move, usually chance's.

        Raises BadTextError for an unknown option or choice.
        """
        ...

    def position(self, text: str) -> State[Any]:
        """Read a position's one-line text. Raises BadTextError."""
        ...

    def move(self, text: str) -> Any:
        """Read a move's text. Raises BadTextError."""
        ...

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """The state as this seat sees it; None for somebody who only looks on."""
        ...

    def determinize(self, observation: Any, random: Random) -> State[Any]:
        """A state that fits what the observation shows; the rest is drawn at random."""
        ...


@runtime_checkable
class Remembers(Protocol):
    """A game in which one learns of the others from what they decided in secret before.

    Its observations have a `past`: such states, oldest first, each as it was when all had decided
    and nobody had seen it yet. By now everybody has.
    """

    def recall(self, observation: Any, past: Sequence[Any]) -> Any:
        """The observation of somebody who remembers these states."""
        ...


def recalled(game: Game, observation: Any, past: Sequence[Any]) -> Any:
    """The observation of somebody who remembers these states, if the game asks for any."""
    return game.recall(observation, past) if isinstance(game, Remembers) else observation


def past(observation: Any) -> Sequence[State[Any]]:
    """What the viewer remembers; nothing in a game that asks for nothing of it (`Remembers`)."""
    return getattr(observation, "past", ())


@runtime_checkable
class ReadsOlderLogs(Protocol):
    """A game whose older logs leave out decisions that it did not yet ask for."""

    def left_out(self, state: Any, move: Any) -> Any:
        """What an older log leaves out before this move; None when nothing is missing."""
        ...
