"""Engine and oracle side by side: the same moves, chances, positions and ends, ply by ply."""

from collections.abc import Sequence
from functools import reduce
from itertools import zip_longest
from math import gcd
from random import Random
from typing import Any

from engine.core.game import CHANCE, NOBODY, Game
from tests.lockstep.oracle import Ending, OfMany, Oracle, read, start

MANY = 300
"""More legal moves than are compared one by one: of these it is how many, and some of them."""

SAMPLES = 40


class DiffersError(AssertionError):
    """Engine and oracle do not say the same."""


def same(what: str, engine: Any, oracle: Any, text: str) -> None:
    """Raises DiffersError when they are not equal."""
    if engine != oracle:
        if isinstance(engine, set) and isinstance(oracle, set):
            engine, oracle = sorted(engine - oracle), sorted(oracle - engine)
        if isinstance(engine, str) and isinstance(oracle, str):
            pairs = zip_longest(engine.split("; "), oracle.split("; "))
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


def plain(game: str, text: str) -> str:
    """A position without what each seat knows of it: in Violet that is counted elsewhere."""
    if game != "violet":
        return text
    parts = text.split("; ")
    return "; ".join(part for part in parts if part.split(" ")[0] not in KNOWLEDGE)


KNOWLEDGE = ("violet", "torech", "onlooker")


def compare(game: Game, state: Any, oracle: Oracle, random: Random) -> Sequence[Any]:
    """What may be played now. Raises DiffersError where the two do not agree."""
    text = str(state)
    same("position", plain(game.id, text), str(oracle), text)
    same("whose turn", state.to_act, oracle.to_act(), text)
    same("end", ending(state), oracle.outcome(), text)
    if state.to_act == CHANCE:
        chances = state.chance()
        weights = {str(move): weight for move, weight in chances}
        same("chances twice", len(weights), len(chances), text)
        same("chances", shares(weights), shares(dict(oracle.chance())), text)
        return [move for move, _ in chances]
    found = state.moves()
    if len(found) > MANY and isinstance(oracle, OfMany):
        compare_some(game, state, found, oracle, random)
        return found
    same("moves twice", len(set(map(str, found))), len(found), text)
    same("moves", set(map(str, found)), oracle.moves(), text)
    return found


def compare_some(
    game: Game, state: Any, found: Sequence[Any], oracle: OfMany, random: Random
) -> None:
    """Of very many moves, how many there are, and whether some of each are the other's too."""
    text = str(state)
    same("how many moves", len(found), oracle.how_many(), text)
    for move in random.choices(found, k=SAMPLES):
        same(f"may {move}", True, oracle.may(str(move)), text)
    for _ in range(SAMPLES):
        move = oracle.any_move(random)
        same(f"may {move}", state.refusal(game.move(move)) is None, True, text)


def play_on(game: Game, state: Any, oracle: Oracle, random: Random, plies: int = 100_000) -> int:
    """Any moves to the end, or so many; how many there were."""
    for ply in range(plies):
        found = compare(game, state, oracle, random)
        if state.to_act == NOBODY:
            return ply
        move = random.choice(found)
        state.play(move)
        oracle.play(str(move))
        if ply % 16 == 15:
            oracle = read(game.id, str(state))
    return plies


def whole_game(game: Game, seats: int, options: dict[str, str], seed: object) -> int:
    """A game of any moves from its beginning; how many there were."""
    return play_on(
        game, game.start(seats, options), start(game.id, seats, options), Random(f"{seed}")
    )
