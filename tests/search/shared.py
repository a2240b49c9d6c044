"""A shared search without workers: the shares one after another."""

from random import Random
from typing import Any

from engine.core.game import Game, Observation
from engine.search.bots import Bot
from engine.search.shares import Share, Votes, elected
from tools.returned import returned


def voted(bot: Bot, game: Game, observation: Observation, seed: int | str, share: Share) -> Votes:
    """The votes of one share, whose generator begins with `seed`."""
    votes: Votes = returned(bot.poll(game, observation, Random(seed), share))
    return votes


def shared(bot: Bot, game: Game, observation: Observation, seed: int | str, count: int) -> Any:
    """The move that so many workers find together."""
    shares = (Share(number, count) for number in range(count))
    return elected([voted(bot, game, observation, seed, share) for share in shares])[0]
