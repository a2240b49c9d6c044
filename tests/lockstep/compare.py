"""Engine and oracle side by side: the same moves, chances, positions and ends, ply by ply."""

from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from itertools import zip_longest
from math import gcd
from random import Random
from typing import Any

from engine.core.game import CHANCE, NOBODY, Game
from tests.conformance.play import LONGEST
from tests.conformance.test_positions import Ledger
from tests.lockstep import oracle as oracles
from tests.lockstep.oracle import Ending, OfMany, Oracle

MANY = 300
"""More legal moves than are compared one by one: of these it is how many, and some of them."""

SAMPLES = 10
"""So many of very many moves, and so many that may be illegal, are asked about."""

KNOWLEDGE = ("violet", "torech", "onlooker")
"""What each seat knows of Violet's cards has proofs of its own, and no oracle."""


class DiffersError(AssertionError):
    """Engine and oracle do not say the same."""


def same(what: str, engine: Any, oracle: Any, text: str) -> None:
    """Raises DiffersError when they are not equal."""
    if engine == oracle:
        return
    if isinstance(engine, set) and isinstance(oracle, set):
        engine, oracle = sorted(engine - oracle), sorted(oracle - engine)
    elif isinstance(engine, str) and isinstance(oracle, str):
        pairs = list(zip_longest(engine.split("; "), oracle.split("; ")))
        engine, oracle = zip(*(pair for pair in pairs if pair[0] != pair[1]), strict=True)
    raise DiffersError(f"{what}: engine {engine}, oracle {oracle}\nin {text}")


def shares(weights: dict[str, int]) -> dict[str, int]:
    """Weights in their smallest numbers."""
    common = reduce(gcd, weights.values(), 0)
    return {move: weight // common for move, weight in weights.items()}


def ending(state: Any) -> Ending | None:
    """How the engine says that it ended."""
    outcome = state.outcome()
    return outcome and (outcome.winners, outcome.scores, outcome.rule.id)


def plain(text: str) -> str:
    """A position without what each seat knows of it."""
    head, *parts = text.split("; ")
    return "; ".join([head, *(part for part in parts if part.split(" ")[0] not in KNOWLEDGE)])


class Lockstep:
    """The same game twice. `oracle` is None where only the books are looked at."""

    def __init__(
        self,
        game: Game,
        state: Any,
        random: Random,
        oracle: Oracle | None,
        books: Ledger | None = None,
    ) -> None:
        self.game, self.state, self.oracle = game, state, oracle
        self.played: list[str] = []
        self._random, self._books = random, books

    def compare(self) -> Sequence[Any]:
        """What may be played now. Raises DiffersError where the two do not agree."""
        state, oracle = self.state, self.oracle
        chances = state.chance()
        found = [move for move, _ in chances] if state.to_act == CHANCE else state.moves()
        if oracle is None:
            return found
        text = str(state)
        same("position", plain(text), str(oracle), text)
        same("whose turn", state.to_act, oracle.to_act(), text)
        same("end", ending(state), oracle.outcome(), text)
        weights = {str(move): weight for move, weight in chances}
        same("chances", shares(weights), shares(dict(oracle.chance())), text)
        if len(found) > MANY and isinstance(oracle, OfMany):
            self._compare_some(found, oracle, text)
            return found
        texts = set(map(str, found))
        same("moves twice", len(texts), len(found), text)
        same("moves", texts, oracle.moves() | weights.keys(), text)
        self._compare_refusals(texts, text)
        return found

    def _compare_some(self, found: Sequence[Any], oracle: OfMany, text: str) -> None:
        """Of very many moves, how many there are, and whether some of each are the other's too."""
        same("how many moves", len(found), oracle.how_many(), text)
        for move in self._random.choices(found, k=SAMPLES):
            same(f"may {move}", self._may(str(move)), oracle.may(str(move)), text)
        for _ in range(SAMPLES):
            move = oracle.any_move(self._random)
            same(f"may {move}", self._may(move), True, text)
        for move in self.played[-SAMPLES:]:
            same(f"may {move}", self._may(move), oracle.may(move), text)

    def _compare_refusals(self, legal: Collection[str], text: str) -> None:
        """What is legal is not refused; what is made of such moves and is not, is refused."""
        some = self._random.sample(sorted(legal), min(SAMPLES, len(legal)))
        before = self._random.sample(self.played, min(SAMPLES, len(self.played)))
        for move in (*some, *before, *self._mixed([*some, *before])):
            same(f"may {move}", self._may(move), move in legal, text)

    def _mixed(self, texts: Sequence[str]) -> Iterator[str]:
        """These moves, each with a word of another in the place of one; those that can be read."""
        for text in texts:
            words, others = text.split(" "), self._random.choice(texts).split(" ")
            words[-1 - self._random.randrange(len(words))] = self._random.choice(others)
            try:
                yield str(self.game.move(" ".join(words)))
            except ValueError:  # a BadTextError of this engine's own
                continue

    def _may(self, move: str) -> bool:
        return self.state.refusal(self.game.move(move)) is None

    def play(self, move: Any) -> None:
        """The move in both."""
        self.played.append(str(move))
        self.state.play(move, self._books.hear if self._books else None)
        if self._books:
            self._books.look_at(self.state)
        if self.oracle:
            self.oracle.play(str(move))
            if len(self.played) % 16 == 0:
                self.oracle = oracles.read(self.game.id, str(self.state))

    def play_on(self, plies: int = LONGEST) -> int:
        """Any moves to the end, or so many; how many there were."""
        for ply in range(plies):
            found = self.compare()
            if self.state.to_act == NOBODY:
                return ply
            self.play(self._random.choice(found))
        return plies


def from_text(game: Game, text: str, random: Random) -> Lockstep:
    """A game that goes on from a position. Raises BadTextError."""
    state = game.position(text)
    return Lockstep(game, state, random, oracles.read(game.id, str(state)))


def from_start(game: Game, seats: int, options: dict[str, str], random: Random) -> Lockstep:
    """A game from its beginning."""
    state = game.start(seats, options)
    return Lockstep(game, state, random, oracles.start(game.id, seats, options))


def any_table(game: Game, random: Random) -> tuple[int, dict[str, str]]:
    """Any number of seats with any choice of every option."""
    seats = random.choice(game.seats)
    return seats, {option.id: random.choice(option.choices) for option in game.options(seats)}
