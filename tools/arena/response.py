"""Whoever knows how a bot decides in secret, and plays against that: how far can it be exploited?

Where all decide at once a bot must not be foreseeable. A best response is looked for by search: the
decisions of the others are not guessed but asked of the bot itself, from where they sit, with luck
of their own. Only the throws of its luck remain unknown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from engine.core.game import Seat, past, recalled
from engine.search.bots import Bot
from tools.arena.engines import Engine
from tools.arena.games import Contestant

AGAINST = "against-"
"""Before the level that is to be exploited: `against-master`."""

ASKED = 12
"""How often each of the others is asked what it would do."""

OWN = 80
"""The plans it begins with."""

SIMULATIONS = 4000
"""Pairs of plans and answers that are tried."""


@dataclass(frozen=True, slots=True)
class Response(Contestant):
    """The best response that is found to a level of an engine."""

    def bot(self, game: str) -> Bot:
        """Raises ValueError where nothing is decided in secret, or there is no such level."""
        try:
            turn = self.engine.imported(f"{game}.turn").Turn
        except ModuleNotFoundError:
            raise ValueError(f"{self.engine.label}: nothing is sealed in {game}") from None
        known = self.engine.bot(game, self.level.removeprefix(AGAINST))
        greedy, search = self.engine.bot(game, "greedy"), self.engine.imported("search.sealed")

        def knowledge(*seen: Any) -> Any:  # an observation and a state, or the state alone
            return _Known(self.engine, game, known, turn(seen[-1]), seen)

        bot = search.sealed_bot(knowledge, SIMULATIONS, greedy, own=OWN, others=ASKED)
        return cast(Bot, bot)


class _Known:
    """What is known of a turn (`engine.search.sealed.Turn`), the decisions of the others too."""

    def __init__(self, engine: Engine, game: str, bot: Bot, turn: Any, seen: Sequence[Any]) -> None:
        self.own, self.near, self.worth = turn.own, turn.near, turn.worth
        self._rules, self._bot = engine.game(game), bot
        self._begin = engine.imported(f"{game}.effects").begin_placing
        self._seen, self._state = seen[0], seen[-1]

    def guesses(self, seat: Seat, count: int, random: Random) -> Sequence[Any]:
        """What the bot decides at that seat, so many times."""
        state = self._state.copy()
        self._begin(state)
        if seat not in state.waiting:
            return [state.choices[seat]]
        state.waiting = (seat, *(other for other in state.waiting if other != seat))
        seen = self._rules.observe(state, seat)
        seen = recalled(self._rules, seen, past(self._seen))
        return [self._bot(self._rules, seen, Random(random.random())) for _ in range(count)]
