"""What bots promise: none of their moves is refused, or depends on what their seat cannot see."""

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.sight import Sight
from tools.arena.engines import Engine
from tools.arena.games import Contestant, play
from tools.arena.matches import KEPT
from tools.arena.spread import done
from tools.deciders import deciders

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

LOOKED_AT = 8
"""One of so many decisions is made twice: neighbours are much alike."""

BOLD = 4
"""One of so many of the others is any legal move, so that more is seen; the rest are greedy's."""

Broken = dict[str, Any]
"""How many `decisions` were looked at, and those that broke the promise: `broken`, as texts."""


def refusals(engine: Engine, game: str, games: int, executor: Executor) -> Iterator[Broken]:
    """Of so many mixed games."""
    file = KEPT / f"mixed-{game}-{engine.module}.jsonl"
    yield from (
        found for _, found in done(file, games, partial(mixed_game, engine, game), executor)
    )


def secrets(
    engine: Engine, game: str, level: str, decisions: int, executor: Executor
) -> Iterator[Broken]:
    """Of as many games as have so many decisions of a level that are made twice."""
    file = KEPT / f"secrets-{game}-{level}-{engine.module}.jsonl"
    for _, found in done(file, decisions, partial(told_apart, engine, game, level), executor):
        yield found
        decisions -= found["decisions"]
        if decisions <= 0:
            return


def mixed_game(engine: Engine, game: str, number: int) -> Broken:
    """A game of bots of all levels, drawn by its number: seats, options and who sits where."""
    random, rules = Random(f"{game} {number}"), engine.game(game)
    contestants = {
        letter: Contestant(level, engine)
        for letter, level in zip(LETTERS, engine.levels(game), strict=False)
    }
    seats, options = _setting(rules, random)
    seating = "".join(random.choices([*contestants], k=seats))
    played = play(engine, game, options, f"mixed-{number}", seating, contestants)
    work = played.work.values()
    return {
        "decisions": sum(each.decisions for each in work),
        "broken": [move for each in work for move in each.refused],
    }


def told_apart(engine: Engine, game: str, level: str, number: int) -> Broken:
    """A game, some decisions of which are made twice: does what is hidden tell them apart?

    The second time something else is hidden, and the position has been read from its text; what
    the seat sees is the same, and the same generator decides.
    """
    random, rules = Random(f"{level} {number}"), engine.game(game)
    bot, quick = engine.bot(game, level), engine.bot(game, "greedy")
    seats, options = _setting(rules, random)
    match = engine.match(game, seats, options, f"secrets-{number}")
    decisions, broken = 0, []
    for seat in deciders(match):
        seen = match.observe(seat)
        if random.randrange(LOOKED_AT):
            bold = random.randrange(BOLD) == 0
            match.play(random.choice(match.state.moves()) if bold else quick(rules, seen, random))
            continue
        other = Sight.of(rules, seen, random)
        seed = random.random()
        move = bot(rules, seen, Random(seed))
        again = bot(rules, other.observation(rules), Random(seed))
        decisions += 1
        if str(move) != str(again):
            broken.append(f"{move}, {again}: {match.state}, {other.position}")
        match.play(move)
    return {"decisions": decisions, "broken": broken}


def _setting(rules: Game, random: Random) -> tuple[int, dict[str, str]]:
    seats = random.choice(rules.seats)
    return seats, {option.id: random.choice(option.choices) for option in rules.options(seats)}
