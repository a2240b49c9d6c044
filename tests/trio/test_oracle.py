"""The engine beside the oracle on strewn tables, and through games that end in every way."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.compass import x_of, y_of
from engine.trio.components import COLOURS
from engine.trio.game import GAME
from engine.trio.play import State
from engine.trio.score import clusters, is_trio
from engine.trio.state import LINES
from tests.lockstep.compare import from_text
from tests.lockstep.positions import read_or_none
from tests.trio.games import GAMES, game, strewn
from tests.trio.oracle import Point, in_line, read

SEEDS = st.integers(0, 2**32)


def xy(point: int) -> Point:
    return (x_of(point), y_of(point))


def three_in_a_line(state: State, line: str) -> set[frozenset[Point]]:
    """Every three circles that the engine takes for a trio of either team."""
    return {
        frozenset(map(xy, three))
        for three in combinations(sorted(state.circles), 3)
        for colour in COLOURS
        if is_trio(state.circles, three, colour, line)
    }


@given(SEEDS)
@settings(max_examples=120)
def test_tables_strewn_with_tiles_and_pieces(seed: int) -> None:
    state = strewn(seed)
    if read_or_none(GAME.id, str(state)):  # not where a trio has been made, or nobody can lay
        from_text(GAME, str(state), Random(seed)).play_on(6)
    table = read(str(state))
    circles = state.circles.items()
    kinds = {xy(at): "RY" if kind is None else 2 * kind.letter for at, kind in circles}
    assert kinds == table.circles()
    for colour, counted in zip(COLOURS, clusters(state.circles), strict=True):
        sizes = table.clusters(colour.letter)
        assert len(counted.largest) == max(sizes, default=0)
        assert counted.total == sum(sizes)


@given(SEEDS)
@settings(max_examples=15)
def test_every_three_circles_of_a_table(seed: int) -> None:
    """Whether they are a trio, in both readings of a line."""
    state = strewn(seed)
    kinds = read(str(state)).circles()
    pure = [[point for point in kinds if kinds[point] == 2 * team] for team in "YR"]
    for line in LINES:
        assert three_in_a_line(state, line) == {
            frozenset(three)
            for points in pure
            for three in combinations(points, 3)
            if in_line(set(three), line)
        }


@pytest.mark.parametrize("line", LINES)
def test_trios_do_come_up_among_the_strewn_tables(line: str) -> None:
    """The comparison above would prove nothing without any."""
    assert sum(bool(three_in_a_line(strewn(seed), line)) for seed in range(25)) >= 3


def test_games_that_end_in_all_three_ways() -> None:
    """Between more and less thoughtful players, the same who are looked at elsewhere."""
    rules = set()
    for seed in range(1, GAMES + 1):
        moments = game(seed)
        table = from_text(GAME, str(moments[0][0]), Random(seed))
        for _, move, _, _ in moments:
            table.compare()
            table.play(move)
        table.compare()
        rules.add(table.state.outcome().rule.id)
    assert rules == {"trio.win.trio", "trio.win.cluster", "trio.lose.stuck"}
