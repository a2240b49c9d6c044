"""Laying a tile: which tile, which way up, and where."""

import pytest

from engine.core.game import BadTextError
from engine.core.match import read_match
from engine.games import load
from engine.trio.components import PATTERN_OF, RED
from engine.trio.events import Started, TilePlaced
from engine.trio.game import GAME
from tests.telling import only
from tests.trio.table import after, cells, moves, names, refused, told

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


START = "YR 1 start; -; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY"
PAIRS = START.replace("YR 1", "YRYR 1")

DEAL = (*["draw RRYY"] * 4, *["draw RYRY"] * 2, *["draw RRYY"] * 2)
"""From seat 2 on, two tiles each."""


@pytest.mark.rule("trio.first")
def test_chance_chooses_a_player_and_one_of_the_two_faces() -> None:
    assert [refused(PAIRS, f"start {seat}") for seat in (1, 2, 3, 4)] == [None] * 4
    assert [refused(START, f"start {seat}") for seat in (1, 2)] == [None] * 2
    assert refused(START, "start 3") == "trio.first"
    show = START.replace("start", "show")
    assert moves(show) == set()
    assert refused(show, "show RYRY") is None
    assert refused(show, "show RRYY") is None
    with pytest.raises(BadTextError):
        GAME.move("show YRYR")
    assert names(START, "start 2", "show RYRY", "draw RRRR") == ["started", "shown", "drew"]


@pytest.mark.rule("trio.first")
def test_the_pair_that_begins_says_who_of_it_does() -> None:
    assert names(PAIRS, "start 2") == ["pair-starts"]
    state = after(PAIRS, "start 2", "show RYRY", *DEAL)
    text = str(state)
    assert text.startswith("YRYR 2 place choosing; start=RYRY; ")
    assert (state.to_act, state.active) == (1, RED)
    assert refused(text, "place RRYY n1") is None  # it lays the first tile itself
    assert "choosing" not in str(after(text, "place RRYY n1"))
    (started,) = told(text, "partner")
    assert started == Started(RED, 3)
    handed = after(text, "partner")
    assert (handed.to_act, handed.active) == (3, RED)
    assert handed.hands == state.hands
    assert str(handed).startswith("YRYR 4 place; ")
    assert refused(str(handed), "partner") == "trio.first"  # once, and not back
    assert only(TilePlaced, told(str(handed), "place RYRY n1")).first_turn
    assert after(str(handed), "place RYRY n1", "end", "draw RRRR").turn == 0  # clockwise from there


@pytest.mark.rule("trio.first")
def test_nobody_chooses_between_two_players_or_when_it_was_settled_before_the_game() -> None:
    dealt = ("show RYRY", *["draw RRYY"] * 4)
    assert str(after(START, "start 2", *dealt)).startswith("YR 2 place; ")
    settled = after(str(GAME.start(4, {"first": "2"})), *dealt, *["draw RRRY"] * 4)
    assert str(settled).startswith("YRYR 2 place; ")
    assert refused(str(settled), "partner") == "trio.first"


@pytest.mark.rule("trio.first")
def test_a_match_from_before_pairs_could_choose_is_still_read() -> None:
    """Its log has no word of it: whoever was drawn laid the first tile."""
    head = "serao/1 trio trio_line=axis place=strict first=random human:A human:B human:C human:D"
    log = ["start 2", "show RYRY", *DEAL, "place RRYY n1"]
    assert read_match(" | ".join([head, *log]), load).state.turn == 1


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
