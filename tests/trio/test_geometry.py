"""The grid of cells and circles, and its names."""

import pytest

from engine.core.compass import x_of, y_of
from engine.core.game import BadTextError
from engine.trio.geometry import (
    START,
    beside,
    cell_at,
    cell_name,
    cells_of,
    circle_name,
    edges_of,
    neighbours,
    one_step_away,
    parse_cell,
    parse_circle,
    touching,
)
from tests.trio import oracle

CELLS = [cell_at(columns, rows) for columns in range(-4, 5) for rows in range(-4, 5)]
CIRCLES = sorted({circle for cell in CELLS for circle in edges_of(cell)})


def xy(point: int) -> tuple[int, int]:
    return (x_of(point), y_of(point))


def test_a_cell_is_named_by_its_way_from_the_start_tile() -> None:
    for cell in CELLS:
        name = cell_name(cell)
        assert parse_cell(name) == cell
        x, y = oracle.cell(name)
        assert xy(cell) == (2 * x, 2 * y)


def test_a_cell_is_so_many_columns_and_rows_from_the_start_tile() -> None:
    assert cell_at(0, 0) == START
    assert xy(cell_at(2, -3)) == (4, -6)
    assert xy(cell_at(-1, 5)) == (-2, 10)


def test_a_circle_has_one_name() -> None:
    for circle in CIRCLES:
        name = circle_name(circle)
        assert parse_circle(name) == circle
        assert xy(circle) == oracle.circle(name)


def test_a_circle_is_named_by_the_cell_nearer_to_the_start_tile() -> None:
    assert [circle_name(circle) for circle in edges_of(START)] == [
        "start.n",
        "start.e",
        "start.s",
        "start.w",
    ]
    assert circle_name(parse_circle("n1e1.e")) == "n1e1.e"
    for name in ("n3.n", "s3.s", "e3.e", "w3.w", "n2e1.e", "s1w2.w", "s2w1.s"):
        assert circle_name.__wrapped__(parse_circle(name)) == name
    for other_name in ("n1.s", "n1e2.w"):
        with pytest.raises(BadTextError):
            parse_circle(other_name)


@pytest.mark.parametrize("text", ["start", "start.", "start.X", "start.ne", "start.n.e", "n1.s"])
def test_what_names_no_circle_is_told_as_such(text: str) -> None:
    with pytest.raises(BadTextError) as told:
        parse_circle(text)
    assert told.value.args == BadTextError("circle", text).args


def test_circles_touch_on_neighbouring_edges_of_one_tile() -> None:
    for circle in CIRCLES:
        near = {*CIRCLES, *touching(circle)}  # at the rim, some lie beyond
        expected = {xy(other) for other in near if oracle.touch(xy(circle), xy(other))}
        assert {xy(other) for other in touching(circle)} == expected
        assert len(expected) == 4
        for other in touching(circle):
            (tile,) = set(cells_of(circle)) & set(cells_of(other))
            assert {circle, other} <= set(edges_of(tile))


def test_six_cells_lie_beside_a_circle_and_four_of_them_one_step_away() -> None:
    for circle in CIRCLES:
        one, other = cells_of(circle)
        assert other in neighbours(one)
        assert circle in edges_of(one)
        assert circle in edges_of(other)
        around = set(neighbours(one) + neighbours(other)) - {one, other}
        assert set(beside(circle)) == around
        assert len(around) == 6
        behind = {2 * one - other, 2 * other - one}
        assert set(one_step_away(circle)) == around - behind


@pytest.mark.parametrize(
    "text", ["", "n0", "n01", "e1n1", "n1n1", "n31", "start1", "log", "N1", "n1w", "n٣"]
)
def test_other_texts_are_no_cells(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_cell(text)


@pytest.mark.parametrize("text", ["", "start", "start.", "start.x", "start.ne", ".n", "n1.n.e"])
def test_other_texts_are_no_circles(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_circle(text)
