"""Movement points."""

import pytest

from engine.trio.components import RED, YELLOW
from engine.trio.events import PointsLost, TilePlaced
from engine.trio.geometry import parse_circle
from engine.trio.score import EdgePoints
from tests.telling import only
from tests.trio.table import after, circles, told

CORNER = "YR 1 place; start=RYRY n1=YRRY e1=RYRY; Y start.n; hands RRYY,YYYY RRRR,RRRR; pile 2RYYY"
"""The worked example: yellow's piece stands on the red circle above the start tile."""


@pytest.mark.rule("trio.points")
def test_a_red_circle_a_red_half_a_mixed_circle_and_a_yellow_half() -> None:
    laid = only(TilePlaced, told(CORNER, "place RYYR n1e1"))
    assert laid.edges == (
        EdgePoints(parse_circle("n1e1.n"), closed=False, kind=RED, points=1),
        EdgePoints(parse_circle("n1e1.e"), closed=False, kind=YELLOW, points=0),
        EdgePoints(parse_circle("e1.n"), closed=True, kind=None, points=0),
        EdgePoints(parse_circle("n1.e"), closed=True, kind=RED, points=2),
    )
    assert laid.points == 3
    assert not laid.first_turn
    assert after(CORNER, "place RYYR n1e1").points == 3


@pytest.mark.rule("trio.move")
def test_the_three_points_are_split_between_two_pieces() -> None:
    state = after(CORNER, "place RYYR n1e1", "step start.n n1.e", "step n1.e e1.n", "enter start.e")
    assert state.pieces[YELLOW] == circles("e1.n", "start.e")
    assert [state.circles[circle] for circle in circles("n1.e", "e1.n", "start.e")] == [
        RED,
        None,
        YELLOW,
    ]
    assert str(state).startswith("YR 1 end; ")


@pytest.mark.rule("trio.points")
def test_red_gets_points_for_yellow() -> None:
    """The same tile laid by red: the mixed circle and the red one bring nothing."""
    position = (
        CORNER.replace("YR 1", "YR 2")
        .replace("Y start.n", "R start.n")
        .replace("hands RRYY,YYYY RRRR,RRRR", "hands RRRR,RRRR RRYY,YYYY")
    )
    assert [edge.points for edge in only(TilePlaced, told(position, "place RYYR n1e1")).edges] == [
        0,
        1,
        0,
        0,
    ]


@pytest.mark.rule("trio.points")
def test_only_the_edges_of_the_new_tile_count() -> None:
    position = "YR 1 place; start=RYRY n1=RRRR; hands YYYY,RRRY RRYY,RRYY"
    assert after(position, "place YYYY e1").points == 0
    assert after(position, "place RRRY w1").points == 2  # its east half makes a mixed circle


@pytest.mark.rule("trio.points.first-turn")
def test_the_first_turn_of_the_game_has_two_points_less() -> None:
    position = "YR 1 place; start=RYRY; hands RRRR,RRYY RRYY,RRYY; pile 4RYRY"
    laid = only(TilePlaced, told(position, "place RRRR n1"))
    assert [edge.points for edge in laid.edges] == [1, 1, 2, 1]
    assert laid.first_turn
    assert laid.points == 3
    assert after(position, "place RRRR n1").points == 3


@pytest.mark.rule("trio.points.first-turn")
def test_the_first_turn_never_has_less_than_no_points() -> None:
    position = "YR 1 place; start=RYRY; hands YYYY,RYYY RRYY,RRYY; pile 4RYRY"
    assert after(position, "place YYYY n1").points == 0
    assert after(position, "place YRYY n1").points == 0  # one red half, and two points less
    assert only(TilePlaced, told(position, "place YRYY n1")).points == 0


@pytest.mark.rule("trio.points.first-turn")
def test_every_later_turn_has_all_its_points() -> None:
    position = "YR 1 place; start=RYRY; hands YYYY,RYYY YYYY,RRYY; pile 4RYRY"
    state = after(position, "place YYYY n1", "end", "draw RYRY", "place YYYY e1")
    assert state.points == 5  # yellow halves to the north, east and south, and a yellow circle
    assert state.turn == 1


@pytest.mark.rule("trio.move")
def test_points_that_are_not_used_are_lost() -> None:
    events = told(CORNER, "place RYYR n1e1", "step start.n n1.e", "stop")
    assert only(PointsLost, events).points == 2
    assert after(CORNER, "place RYYR n1e1", "stop").points == 0
    assert str(after(CORNER, "place RYYR n1e1", "stop")).startswith("YR 1 end; ")
