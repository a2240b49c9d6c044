"""Laying a tile: which tile, which way up, and where."""

import pytest

from engine.trio.components import PATTERN_OF
from tests.trio.table import after, cells, moves, names, refused

AROUND = "n1=YYRY e1=RRYY s1=RYRY w1=RRYY"
"""A tile on each side of the start tile."""

CROSS = f"start=RYRY {AROUND}"

HANDS = "hands RRYY,RYYY RRRR,YYYY"


@pytest.mark.rule("trio.turn")
def test_each_step_has_its_own_moves() -> None:
    place = f"YR 1 place; start=RYRY; {HANDS}"
    move = f"YR 1 move 2; {CROSS}; hands RYYY RRRR,YYYY"
    assert refused(place, "enter start.n") == "trio.turn"
    assert refused(place, "stop") == "trio.turn"
    assert refused(place, "end") == "trio.turn"
    assert refused(place, "draw RRRR") == "trio.turn"
    assert refused(move, "place RYYY n2") == "trio.turn"
    assert refused(move, "end") == "trio.turn"
    assert refused(move.replace("move 2", "end"), "enter start.n") == "trio.turn"
    assert refused(move.replace("move 2", "end"), "end") is None


@pytest.mark.rule("trio.turn")
def test_chance_chooses_a_player_and_one_of_the_two_faces() -> None:
    start = "YRYR 1 start; -; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY"
    assert [refused(start, f"start {seat}") for seat in (1, 2, 3, 4)] == [None] * 4
    assert refused(start.replace("YRYR", "YR"), "start 3") == "trio.turn"
    show = start.replace("start", "show")
    assert refused(show, "show RYRY") is None
    assert refused(show, "show RRYY") is None
    assert refused(show, "show YRYR") == "trio.turn"
    assert names(start, "start 2", "show RYRY", "draw RRRR") == ["started", "shown", "drew"]


@pytest.mark.rule("trio.place")
def test_a_tile_comes_from_ones_own_hand() -> None:
    position = f"YR 1 place; start=RYRY; {HANDS}"
    assert refused(position, "place RRRR n1") == "trio.place"
    assert refused(position.replace("YR 1", "YR 2"), "place RRRR n1") is None
    faces = {text.split(" ")[1] for text in moves(position, "place")}
    assert faces == {face for face, tile in PATTERN_OF.items() if tile in ("RRYY", "RYYY")}
    laid = after(position, "place YRRY n1")
    assert laid.hands == [("RYYY",), ("RRRR", "YYYY")]


@pytest.mark.rule("trio.place")
def test_one_of_ones_own_two_tiles_and_not_the_partners() -> None:
    position = "YRYR 3 place; start=RYRY; hands RRRR,RRRR RRYY,RRYY RYRY,RYYY YYYY,YYYY"
    assert {text.split(" ")[1] for text in moves(position)} == {
        *("RYRY", "YRYR"),
        *("RYYY", "YRYY", "YYRY", "YYYR"),
    }
    assert refused(position, "place RRRR n1") == "trio.place"


@pytest.mark.rule("trio.place")
def test_only_onto_an_empty_cell() -> None:
    position = f"YR 1 place; start=RYRY n1=YYRY; {HANDS}"
    assert refused(position, "place RRYY start") == "trio.place"
    assert refused(position, "place RRYY n1") == "trio.place"
    assert refused(position, "place RRYY e1") is None


@pytest.mark.rule("trio.place")
def test_any_half_may_meet_any_half() -> None:
    for start in ("RYRY", "RRYY"):
        position = f"YR 1 place; start={start}; {HANDS}"
        for face in ("RRYY", "RYYR", "YYRR", "YRRY"):
            for cell in ("n1", "e1", "s1", "w1"):
                assert refused(position, f"place {face} {cell}") is None


@pytest.mark.rule("trio.place.reach")
def test_beside_the_start_tile_without_any_piece() -> None:
    position = f"YR 1 place; start=RYRY n1=YYRY; {HANDS}"
    assert cells(position) == {"e1", "s1", "w1"}
    assert refused(position, "place RRYY n2") == "trio.place.reach"
    assert refused(position, "place RRYY n1e1") == "trio.place.reach"
    assert refused(position, "place RRYY s3e3") == "trio.place.reach"


@pytest.mark.rule("trio.place.reach")
def test_where_a_piece_could_step_onto_the_new_circle() -> None:
    """A piece on the north edge of the start tile reaches east and west of both its tiles."""
    position = f"YR 1 place; {CROSS}; Y start.n; {HANDS}"
    assert cells(position) == {"n1e1", "n1w1"}
    beside = f"YR 1 place; start=RYRY n1=YYRY; Y start.n; {HANDS}"
    assert cells(beside) == {"e1", "s1", "w1", "n1e1", "n1w1"}


@pytest.mark.rule("trio.place.reach")
def test_a_piece_on_the_opposite_edge_does_not_reach() -> None:
    position = f"YR 1 place; {CROSS}; Y start.n; {HANDS}"
    assert refused(position, "place RRYY n2") == "trio.place.reach"


@pytest.mark.rule("trio.place.reach")
def test_only_pieces_of_ones_own_team_on_the_board_reach() -> None:
    position = f"YR 2 place; {CROSS} n1e1=RRRY; Y start.n; R start.e n1.e; {HANDS}"
    assert cells(position) == {"s1e1", "n2", "n2e1"}
    both = f"YRYR 3 place; {CROSS}; Y start.n; R start.s; hands - RRYY,RRYY RRYY,RYRY RYRY,RYYY"
    assert cells(both) == {"n1e1", "n1w1"}


@pytest.mark.rule("trio.place.reach")
def test_the_lenient_option_lets_any_piece_on_the_tile_reach() -> None:
    position = f"YR 1 place; {CROSS}; Y start.n; {HANDS}; options axis lenient"
    assert cells(position) == {"n1e1", "n1w1", "n2"}
    assert refused(position, "place RRYY n2e1") == "trio.place.reach"
