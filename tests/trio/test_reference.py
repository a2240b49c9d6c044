"""The engine against a second, slower count of the same things."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.compass import x_of, y_of
from engine.trio import moves
from engine.trio.components import COLOURS, ROTATIONS, Colour
from engine.trio.geometry import touching
from engine.trio.play import State
from engine.trio.score import clusters, edge_points, is_trio, turn_points
from engine.trio.state import LINES, Stage
from tests.trio.games import GAMES, game, strewn
from tests.trio.reference import Point, Reference

SEEDS = st.integers(0, 2**32)


def xy(point: int) -> Point:
    return (x_of(point), y_of(point))


def cell(point: int) -> Point:
    return (x_of(point) // 2, y_of(point) // 2)


def letter(colour: Colour | None) -> str:
    return "RY" if colour is None else 2 * colour.letter


def compare(state: State) -> None:
    """Circles, cells, points, moves and clusters of one position."""
    table = Reference.of(str(state))
    team = state.active.letter
    assert {xy(circle): letter(kind) for circle, kind in state.circles.items()} == table.circles()
    for colour in COLOURS:
        open_cells = table.open_cells(colour.letter, state.place == "strict")
        assert set(map(cell, state.open_cells(colour))) == open_cells
    found = state.moves()
    if state.stage is Stage.PLACE:
        places = [move for move in found if isinstance(move, moves.Place)]
        assert len(places) == len(found) - (moves.PARTNER in found)
        assert {(move.face, cell(move.cell)) for move in places} == {
            (face, new)
            for pattern in state.hands[state.turn]
            for face in ROTATIONS[pattern]
            for new in table.open_cells(team, state.place == "strict")
        }
        for move in places[::7]:
            edges = edge_points(state.tiles, move.face, move.cell, state.active)
            points = turn_points(edges, state.is_first_turn())
            assert points == table.points(team, move.face, cell(move.cell))
    if state.stage is Stage.MOVE:
        steps = [move for move in found if isinstance(move, moves.Step)]
        entries = [move for move in found if isinstance(move, moves.Enter)]
        assert {(xy(move.source), xy(move.target)) for move in steps} == table.steps(team)
        assert {xy(move.circle) for move in entries} == table.entries(team)
        assert len(found) == len(steps) + len(entries) + 1
    for colour, counted in zip(COLOURS, clusters(state.circles), strict=True):
        sizes = table.cluster_sizes(colour.letter)
        assert len(counted.largest) == max(sizes, default=0)
        assert counted.total == sum(sizes)
        assert all(state.circles[circle] is colour for circle in counted.largest)
        assert all(
            len(counted.largest) == 1 or set(touching(circle)) & set(counted.largest)
            for circle in counted.largest
        )


@given(st.integers(1, GAMES))
@settings(max_examples=40)
def test_every_position_of_a_game(seed: int) -> None:
    for number, (before, _, _, _) in enumerate(game(seed)):
        if before.tiles and number % 3 == 0:
            compare(before)


@given(SEEDS)
@settings(max_examples=300)
def test_tables_strewn_with_tiles_and_pieces(seed: int) -> None:
    compare(strewn(seed))


@given(SEEDS)
@settings(max_examples=25)
def test_every_three_circles_of_a_table(seed: int) -> None:
    """Whether they are a trio, in both readings of a line."""
    state = strewn(seed)
    table = Reference.of(str(state))
    for line in LINES:
        for colour in COLOURS:
            found = {
                frozenset(map(xy, three))
                for three in combinations(sorted(state.circles), 3)
                if is_trio(state.circles, three, colour, line)
            }
            assert found == table.lines(colour.letter, line)


@pytest.mark.parametrize("line", LINES)
def test_trios_do_come_up_among_the_strewn_tables(line: str) -> None:
    """The comparison above would prove nothing without any."""
    found = [
        three
        for seed in range(50)
        for state in [strewn(seed)]
        for three in combinations(sorted(state.circles), 3)
        if any(is_trio(state.circles, three, colour, line) for colour in COLOURS)
    ]
    assert len(found) >= 5


@given(st.integers(1, GAMES))
@settings(max_examples=60)
def test_a_game_ends_when_and_as_the_reference_says(seed: int) -> None:
    for before, _, _, later in game(seed):
        if before.stage is Stage.MOVE:
            trio = Reference.of(str(later)).has_trio(before.active.letter, before.line)
            assert trio == (later.stage is Stage.OVER)
    after = game(seed)[-1][-1]
    table, outcome = Reference.of(str(after)), after.outcome()
    assert outcome is not None
    teams = {"Y": 0, "R": 1}
    with_trio = {index for team, index in teams.items() if table.has_trio(team, after.line)}
    if with_trio:
        winners, rule = with_trio, "trio.win.trio"
    elif any(after.hands):
        loser = after.active.letter
        assert not table.open_cells(loser, after.place == "strict")
        winners, rule = {1 - teams[loser]}, "trio.lose.stuck"
    else:
        counts = {i: (max(sizes, default=0), sum(sizes)) for i, sizes in sizes_of(table).items()}
        winners = {i for i, count in counts.items() if count == max(counts.values())}
        rule = "trio.win.cluster"
    assert {seat % 2 for seat in outcome.winners} == winners
    assert len(outcome.winners) == len(winners) * after.seats // 2
    assert outcome.rule.id == rule


def sizes_of(table: Reference) -> dict[int, list[int]]:
    return {0: table.cluster_sizes("Y"), 1: table.cluster_sizes("R")}


def test_the_random_games_end_in_more_than_one_way() -> None:
    """The comparison above would prove little otherwise."""
    rules = set()
    for seed in range(1, GAMES + 1):
        last = game(seed)[-1][-1]
        outcome = last.outcome()
        assert outcome is not None
        rules.add(outcome.rule.id)
    assert rules == {"trio.win.trio", "trio.win.cluster", "trio.lose.stuck"}
