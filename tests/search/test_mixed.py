"""A search for secret decisions that nobody foresees."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

from engine.search.bots import Bot, random_bot
from engine.search.mixed import Mixture, mixed_bot
from engine.search.sealed import answering, climbing_bot, sealed_bot
from tools.returned import returned

ROCK, PAPER, SCISSORS, NOTHING = range(4)


class Throws:
    """Rock, paper, scissors, where rock wins twice; or nothing, which never helps."""

    def __init__(self, usual: Sequence[int] = (ROCK,)) -> None:
        self._usual = usual

    def own(self, seat: int, count: int, random: Random) -> list[int]:
        return [ROCK, PAPER, SCISSORS, NOTHING][:count]

    def near(self, plan: int, seat: int, random: Random) -> int:
        return (plan + 1) % 3

    def improved(self, plan: int, seat: int, worth: Callable[[int], int]) -> int:
        while worth(self.near(plan, seat, Random())) > worth(plan):
            plan = self.near(plan, seat, Random())
        return plan

    def guesses(self, seat: int, count: int, random: Random) -> Sequence[int]:
        return [*self._usual] * count

    def foreseen(self, seat: int) -> bool:
        return self._usual == (SCISSORS,)

    def worth(self, choices: Sequence[int], seat: int) -> int:
        own, other = choices[seat], choices[1 - seat]
        if NOTHING in (own, other):
            return 1000 * ((own != NOTHING) - (other != NOTHING)) * 2
        if own == other:
            return 0
        won = (own - other) % 3 == 1
        return (1 if won else -1) * (2000 if (own if won else other) == ROCK else 1000)


STATE = SimpleNamespace(sealed=True, moves=lambda: range(4))
GAME: Any = SimpleNamespace(determinize=lambda seen, random: STATE)
SEEN: Any = SimpleNamespace(to_act=1, seats=2)


def chosen(bot: Bot, times: int = 200) -> Counter[int]:
    """What the bot throws, so many times."""
    return Counter(bot(GAME, SEEN, Random(seed)) for seed in range(times))


def test_whoever_must_not_be_foreseen_mixes_as_often_as_pays() -> None:
    """A half paper, a quarter each of the others: then nothing wins against it on average."""
    found = chosen(mixed_bot(lambda *seen: Throws(), 300, 999, random_bot, own=8))
    assert 80 <= found[PAPER] <= 120
    assert 30 <= found[ROCK] <= 70
    assert 30 <= found[SCISSORS] <= 70
    assert not found[NOTHING]


def test_one_search_that_answers_what_is_usual_is_foreseen() -> None:
    sealed = sealed_bot(lambda *seen: Throws(), 90, random_bot)
    assert set(chosen(sealed, 20)) == {PAPER}


def test_whoever_is_foreseen_gets_the_answer_and_nobody_else() -> None:
    def against(usual: int) -> Bot:
        def turn(*seen: object) -> Throws:
            return Throws((usual,))

        return answering(turn, sealed_bot(turn, 90, random_bot), random_bot)

    assert set(chosen(against(SCISSORS), 20)) == {ROCK}
    assert len(chosen(against(PAPER), 50)) == 4


def test_whoever_climbs_finds_the_answer_step_by_step() -> None:
    """Of the one plan that it begins with."""
    bot = climbing_bot(lambda *seen: Throws((ROCK,)), 90, random_bot, own=1)
    assert set(chosen(bot, 20)) == {PAPER}


def test_whoever_climbs_looks_at_how_often_each_guess_was_made() -> None:
    """Rock and scissors would be as good if each of them were made once."""

    class Often(Throws):
        def guesses(self, seat: int, count: int, random: Random) -> Sequence[int]:
            return [PAPER, PAPER, PAPER, SCISSORS, SCISSORS]

    bot = climbing_bot(lambda *seen: Often(), 90, random_bot, own=4, others=5)
    assert set(chosen(bot, 20)) == {SCISSORS}


def test_whoever_climbs_begins_anew_until_it_has_tried_enough() -> None:
    tried = Counter[Any]()

    class Counted(Throws):
        def improved(self, plan: int, seat: int, worth: Callable[[int], int]) -> int:
            worth(plan)
            return plan

        def worth(self, choices: Sequence[int], seat: int) -> int:
            tried[choices[seat]] += 1
            return super().worth(choices, seat)

    climbing_bot(lambda *seen: Counted(), 1, random_bot)(GAME, SEEN, Random(1))
    assert [*tried] == [ROCK, PAPER]
    climbing_bot(lambda *seen: Counted(), 9, random_bot)(GAME, SEEN, Random(1))
    assert [*tried] == [ROCK, PAPER, SCISSORS, NOTHING]


def test_it_tells_what_it_expects_of_the_others() -> None:
    """What they would throw to win."""
    bot = mixed_bot(lambda *seen: Throws(), 300, 999, random_bot, own=8)
    expected = returned(bot.plan(GAME, SEEN, Random(1))).expected[0]
    assert set(expected) == {ROCK, PAPER, SCISSORS}


def test_it_ends_after_so_many_trials() -> None:
    tried = Counter[Any]()

    class Counted(Throws):
        def worth(self, choices: Sequence[int], seat: int) -> int:
            tried[tuple(choices), seat] += 1
            return super().worth(choices, seat)

        def improved(self, plan: int, seat: int, worth: Callable[[int], int]) -> int:
            return plan

    mixed_bot(lambda *seen: Counted(), 300, 12, random_bot, own=8)(GAME, SEEN, Random(1))
    assert 12 <= len(tried) <= 12 + 8
    assert set(tried.values()) == {1}, "what was tried once is known"


def test_answers_to_what_the_others_choose_are_taken_up() -> None:
    """Both begin with rock alone."""

    class Narrow(Throws):
        def near(self, plan: int, seat: int, random: Random) -> int:
            return plan

        def improved(self, plan: int, seat: int, worth: Callable[[int], int]) -> int:
            return max((ROCK, PAPER, SCISSORS), key=worth)

    found = chosen(mixed_bot(lambda *seen: Narrow(), 300, 999, random_bot, own=2), 50)
    assert set(found) == {ROCK, PAPER, SCISSORS}


def test_a_mixture_goes_on_with_the_better_plans_and_some_like_them() -> None:
    mixture = Mixture(range(0, 120, 10))
    for round in range(1, 100):
        mixture.learn([plan % 70 for plan in range(0, 120, 10)], round)
    mixture.narrow(lambda plan: plan + 1, lambda plan: plan + 2)
    assert [*mixture.plans][:1] == [60]
    assert len(mixture.plans) == 8
    assert 61 not in mixture.plans
    assert 62 in mixture.plans, "one of the best was made better"
    assert any(plan % 10 == 1 for plan in mixture.plans), "others make room for some like them"
    assert {mixture.decided(Random(seed)) for seed in range(20)} == {60}
