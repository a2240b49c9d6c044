"""Turns that are weighed by what the others make of them, and oneself after that."""

from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.game import NOBODY
from engine.search.replies import reply_bot
from engine.search.shares import WHOLE
from tests.search.shared import voted


@dataclass
class Field:
    """Whoever grabs has three at once; who sows reaps five in the next turn, unless the other one
    tramples down what is not fenced."""

    to_act: int = 0
    began: str = ""
    worth: int = 0

    def moves(self) -> list[str]:
        if self.to_act:
            return ["wait", "trample"]
        return ["reap", "rest"] if self.began else ["grab", "sow", "fence"]

    def copy(self) -> "Field":
        return replace(self)

    def play(self, move: str) -> None:
        if self.to_act:
            self.to_act = 0
            if move == "trample":
                self.worth -= 1
                self.began = self.began.replace("sow", "nothing")
        elif self.began:
            self.worth += 5 * (move == "reap" and self.began in ("sow", "fence"))
            self.to_act = NOBODY
        else:
            self.began, self.to_act = move, 1
            self.worth += {"grab": 3, "sow": 1, "fence": 0}[move]


@pytest.mark.parametrize("width", [1, 3])
def test_a_turn_is_worth_what_its_own_next_turn_makes_of_it(width: int) -> None:
    """After the reply fencing has brought least, and grabbing most; sowing would do unopposed."""
    game: Any = SimpleNamespace(determinize=lambda seen, random: Field())
    seen: Any = SimpleNamespace(to_act=0, seats=2)
    bot = reply_bot(
        lambda state, seat: -state.worth if seat else state.worth, 3, 3, [2], replies=2, again=width
    )
    assert bot(game, seen, Random(1)) == "fence"


@pytest.mark.parametrize(("seats", "worlds"), [(1, 4), (2, 4), (3, 3), (4, 2)])
def test_the_more_reply_the_fewer_worlds_there_may_be(seats: int, worlds: int) -> None:
    game: Any = SimpleNamespace(determinize=lambda seen, random: Field())
    seen: Any = SimpleNamespace(to_act=0, seats=seats)
    bot = reply_bot(lambda state, seat: 0, 3, 3, [4, 3, 2], replies=1, again=1)
    assert bot.shares(seen) == worlds
    votes = voted(bot, game, seen, 1, WHOLE)
    assert {vote.visits for vote in votes.values()} == {worlds}
