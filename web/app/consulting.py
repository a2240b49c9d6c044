"""Bots that think in workers of the page: what those are asked, and what comes of their answers."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.sight import Sight
from engine.games import load
from engine.search.levels import bot
from engine.search.shares import Vote, Votes, elected
from web.app.effects import Delegate, Ponder, Think


def delegated(task: Think | Ponder, minds: int) -> Delegate:
    """A task for so many workers at most: each gets a position that fits what the seat sees.

    A hint is found by one.
    """
    observation, shares = task.observation, 1
    level, seed = (task.level, task.seed) if isinstance(task, Think) else ("", "")
    game = load(task.game)
    sight = Sight.of(game, observation, Random(seed))
    if level and len(game.position(sight.position).moves()) > 1:
        shares = min(minds, bot(task.game, level).shares(observation))
    question = {
        "kind": "consult",
        "number": task.number,
        "game": task.game,
        "level": level,
        **asdict(sight),
        "seed": seed,
        "shares": shares,
    }
    texts = (json.dumps({**question, "share": share}) for share in range(shares))
    return Delegate(task.number, tuple(texts))


def written(votes: Votes) -> str:
    """The votes as the page hands them on."""
    return json.dumps([[list(map(str, line)), *vote] for line, vote in votes.items()])


def chosen(game: Game, polls: Sequence[str]) -> Any:
    """The move for which most of what was `written` speaks; one at least is not empty."""
    read = (
        {tuple(line): Vote(visits, total) for line, visits, total in json.loads(poll)}
        for poll in polls
    )
    return game.move(elected(read)[0])
