"""A match is a game, its options, who sits where, and the log. The log is the save."""

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote, unquote

from .game import (
    CHANCE,
    NOBODY,
    BadTextError,
    Event,
    Game,
    IllegalMoveError,
    ReadsOlderLogs,
    Remembers,
    Seat,
    State,
    Tell,
    throw,
)
from .notation import is_writable

VERSION = 1
"""Of the text form of a match."""

GAP = "-"
"""In a log: the decision due here was taken back, and what follows waits until it is made anew."""

_DEAL = re.compile(r"[0-9A-Za-z-]{0,40}")

_KIND = re.compile(r"[a-z]+(-[a-z]+)?")

HUMAN = "human"
"""The player kind of a person.

Every other names a bot's level, such as `master`, maybe with its style, as in `master-raider`, or
is the app's own.
"""


def is_deal(text: str) -> bool:
    """Whether the text can name the luck of a match: letters, digits and hyphens, 40 at most."""
    return _DEAL.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person or a bot of some level, with a name.

    Raises BadTextError for a name that no text can hold.
    """

    kind: str
    name: str

    def __post_init__(self) -> None:
        if not is_writable(self.name):
            raise BadTextError("player", self.name)

    def __str__(self) -> str:
        return f"{self.kind}:{quote(self.name, safe='')}"


def chosen(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with defaults filled in. Raises BadTextError for what the game does not offer."""
    if seats not in game.seats:
        raise BadTextError("number of seats", str(seats))
    offered = {option.id: option.choices for option in game.options(seats)}
    for id, choice in options.items():
        if choice not in offered.get(id, ()):
            raise BadTextError("option", f"{id}={choice}")
    return {id: options.get(id, choices[0]) for id, choices in offered.items()}


class Match:
    """A game being played.

    `state` is the position now, `log` every move so far, chance's included. `deal` names the luck
    of the match: with the same deal, chance makes the same throws, one after another.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, str],
        deal: str = "",
        start: State[Any] | None = None,
    ) -> None:
        """Begin a match; from another position than the game's first it is not for keeping."""
        if not is_deal(deal):
            raise BadTextError("deal", deal)
        self.game = game
        self.players = tuple(players)
        self.options = chosen(game, len(players), options)
        self.deal = deal
        self.log: list[Any] = []
        self.decided: list[tuple[Seat, bool]] = []
        """Of each move of the log, whose it was, and whether it was sealed (`State.sealed`)."""
        self.aside: list[Any] = []
        """Others' sealed decisions since the one that was taken back: they follow the next move."""
        self.throws = 0
        """How often chance had more than one way to go."""
        self._start = start
        self._recall = game.recall if isinstance(game, Remembers) else None
        self._settled: tuple[tuple[int, State[Any]], ...] = ()
        """After how many moves all had decided in secret, and the state in which nobody knew."""
        self.state = self._first()

    def play(self, move: Any, tell: Tell | None = None) -> None:
        """Play one move of a seat or of chance and log it. Raises IllegalMoveError.

        What others decided before the seat took its decision back is played again after it.
        """
        rule = self.state.refusal(move)
        if rule is not None:
            raise IllegalMoveError(move, rule)
        self._play(move, tell)
        while self.aside:
            self._play(self.aside.pop(0), tell)

    def _play(self, move: Any, tell: Tell | None) -> None:
        state = self.state
        throws = int(state.to_act == CHANCE and len(state.chance()) > 1)
        sealed = state.sealed
        self.decided.append((state.to_act, sealed))
        state.play(move, tell)
        self.log.append(move)
        if self._recall is not None and sealed and not state.sealed:
            self._settled += ((len(self.log), state.copy()),)
        self.throws += throws

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return bool(self.state.to_act == NOBODY)

    def observe(self, viewer: Seat | None) -> Any:
        """What a seat may know of the state now; None for somebody who only looks on."""
        seen = self.game.observe(self.state, viewer)
        if self._recall is None:
            return seen
        return self._recall(seen, [state for at, state in self._settled if at < len(self.log)])

    def roll(self, tell: Tell | None = None) -> Any:
        """Let chance decide once, by its weights and the deal. Returns the move it made."""
        move = throw(self.state, Random(f"{self.deal} {self.throws}"))
        self.play(move, tell)
        return move

    def undo_length(self, seat: Seat) -> int | None:
        """How long the log would be after this seat takes its last decision back.

        None when it may not: a tail with chance or with another seat's decision in it stays, and
        so does a move that handed the turn to another seat or ended the game. Nobody unsees a
        card, nobody has to decide again, and nobody's turn is taken away.

        Where all decisions of the tail are sealed, nobody has seen anything: a seat takes back its
        own, and what the others have decided since is put aside. One is taken back at a time.
        """
        if self.aside:
            return None
        last = len(self.log) - 1
        for length in range(last, -1, -1):
            by, sealed = self.decided[length]
            if by == seat:
                free = length == last and self.state.to_act in (seat, CHANCE)
                return length if sealed or free else None
            if not sealed:
                return None
        return None

    def undo(self, seat: Seat) -> None:
        """Take this seat's last decision back. Raises ValueError when it may not."""
        length = self.undo_length(seat)
        if length is None:
            raise ValueError("nothing to take back")
        self.state = self._state_after(length)
        self.aside = self.log[length + 1 :]
        del self.log[length:], self.decided[length:]
        self._settled = tuple(settled for settled in self._settled if settled[0] <= length)

    def put_aside(self, moves: Sequence[Any]) -> None:
        """Let these sealed decisions of others follow the one that is due now.

        Raises BadTextError where none can have been taken back before them, and IllegalMoveError
        for one that breaks a rule.
        """
        state = self.state.copy()
        if not state.sealed or not moves:
            raise BadTextError("match", GAP)
        state.play(next(iter(state.moves())))  # whichever: the others may do the same after any
        for move in moves:
            if not state.sealed:
                raise BadTextError("match", str(move))
            rule = state.refusal(move)
            if rule is not None:
                raise IllegalMoveError(move, rule)
            state.play(move)
        self.aside = list(moves)

    def branch(self) -> "Match":
        """The same match, to be played on without changing this one."""
        other = copy(self)
        other.state = self.state.copy()
        other.log, other.decided = self.log.copy(), self.decided.copy()
        other.aside = self.aside.copy()
        return other

    def again(
        self, length: int, players: Sequence[Player] = (), deal: str | None = None
    ) -> "Match":
        """Another match with the first so many moves of this one, to be played on from there.

        Its players and its luck are the same where none are given.
        """
        other = Match(
            self.game,
            players or self.players,
            self.options,
            self.deal if deal is None else deal,
            self._start,
        )
        for move in self.log[:length]:
            other.play(move)
        return other

    def _first(self) -> State[Any]:
        if self._start is not None:
            return self._start.copy()
        return self.game.start(len(self.players), self.options)

    def _state_after(self, length: int) -> State[Any]:
        state = self._first()
        for move in self.log[:length]:
            state.play(move)
        return state

    def events(self, look: Callable[[State[Any]], None] | None = None) -> list[list[Event]]:
        """What happened with each move of the log, from the start.

        `look` is shown the state before the first move and after each: one state, played on.
        """
        state = self._first()
        happened: list[list[Event]] = []
        for move in self.log:
            if look is not None:
                look(state)
            happened.append([])
            state.play(move, happened[-1].append)
        if look is not None:
            look(state)
        return happened

    def __str__(self) -> str:
        """One line: game, options, players, and the log after bars."""
        aside = [GAP, *map(str, self.aside)] if self.aside else []
        return " | ".join([self.line(len(self.log)), *aside])

    def line(self, length: int) -> str:
        """The same line, of the first `length` moves of the log."""
        options = (f"{id}={choice}" for id, choice in self.options.items())
        deal = [f"deal={self.deal}"] if self.deal else []
        head = [f"serao/{VERSION}", self.game.id, *options, *deal, *map(str, self.players)]
        return " | ".join([" ".join(head), *map(str, self.log[:length])])


def read_match(text: str, load: Callable[[str], Game], whole: bool = True) -> Match:
    """Read a match back from its line, playing every move by the rules.

    Where a log is older than a decision of its game, the decision it stands for is filled in.
    `load` finds a game by its name and raises BadTextError when there is none. If it need not be
    the `whole` log, the match ends before the first move that cannot be read or breaks a rule.

    Raises BadTextError when the text is damaged or of another version, game or format, and
    IllegalMoveError when a move in it breaks a rule.
    """
    head, *log = text.strip().split(" | ")
    version, _, rest = head.partition(" ")
    if not version.startswith("serao/"):
        raise BadTextError("match", head[:40])
    if version != f"serao/{VERSION}":
        raise BadTextError("version", version)
    name, *words = rest.split(" ")
    game = load(name)
    options = dict(word.split("=", 1) for word in words if "=" in word)
    deal = options.pop("deal", "")
    players = [_read_player(word) for word in words if "=" not in word]
    match = Match(game, players, options, deal)
    older = game if isinstance(game, ReadsOlderLogs) else None
    made = log.index(GAP) if GAP in log else len(log)
    try:
        for written in log[:made]:
            move = game.move(written)
            while older and (missing := older.left_out(match.state, move)) is not None:
                match.play(missing)
            match.play(move)
        if made < len(log):
            match.put_aside([game.move(move) for move in log[made + 1 :]])
    except (BadTextError, IllegalMoveError):
        if whole:
            raise
    return match


def _read_player(text: str) -> Player:
    kind, colon, name = text.partition(":")
    if not colon or not _KIND.fullmatch(kind):
        raise BadTextError("player", text)
    return Player(kind, unquote(name))
