"""How much the others count."""

from math import exp, log

import pytest

from engine.search.rivals import luce, rivals

SPAN = 6000


@pytest.mark.parametrize("others", [(), (700,), (-700,)])
def test_a_single_opponent_counts_as_much_as_it_is_worth(others: tuple[int, ...]) -> None:
    assert luce(others, SPAN) == rivals(others) == sum(others)


@pytest.mark.parametrize("others", [(0, 0), (500, -900, 20_000), (4000, 3000, 2000, 1000)])
def test_several_count_as_much_as_one_who_would_win_as_often(others: tuple[int, ...]) -> None:
    exact = SPAN * log(sum(exp(other / SPAN) for other in others))
    assert luce(others, SPAN) == pytest.approx(exact, abs=0.02 * SPAN)
    assert luce(others, SPAN) == luce(others[::-1], SPAN)


def test_whoever_is_far_behind_hardly_counts() -> None:
    assert luce((9000, 9000 - 100 * SPAN), SPAN) == 9000
