"""The three ways in which a game ends."""

import pytest

from engine.core.game import NOBODY
from engine.trio.components import RED, YELLOW
from engine.trio.events import ClustersCounted, GotStuck, TrioMade
from engine.trio.rulebook import LOSE_STUCK, WIN_CLUSTER, WIN_TRIO
from engine.trio.score import clusters
from tests.telling import only
from tests.trio.table import after, circles, ending, names, refused, told

ROW = "start=RYRY w1=RYRY e1=RYRY e2=RYRY"
"""Four tiles in a row, and three yellow circles between them."""

HANDS = "hands RRYY RRYY,RRYY"


@pytest.mark.rule("trio.win.trio")
def test_three_pieces_on_three_pure_circles_in_a_row_win_at_once() -> None:
    position = f"YR 1 move 3; {ROW}; Y start.w e1.e; {HANDS}; pile 2RYYY"
    outcome = ending(position, "enter start.e")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0,), (1, 0), WIN_TRIO)
    assert names(position, "enter start.e") == ["entered", "trio-made", "ended"]
    made = only(TrioMade, told(position, "enter start.e"))
    assert made.colour == YELLOW
    assert made.circles == circles("start.w", "start.e", "e1.e")
    over = after(position, "enter start.e")
    assert (over.to_act, over.points) == (NOBODY, 0)


@pytest.mark.rule("trio.win.trio")
def test_a_trio_may_be_made_by_a_step_before_the_points_run_out() -> None:
    rows = f"{ROW} n1=RYRY n1w1=RRYY"
    position = f"YR 1 move 2; {rows}; Y start.n start.e e1.e; {HANDS}; pile 2RYYY"
    outcome = ending(position, "step start.n start.w")
    assert (outcome.winners, outcome.rule) == ((0,), WIN_TRIO)


@pytest.mark.rule("trio.win.trio")
def test_a_vertical_line_of_circles_across_three_rows_counts() -> None:
    tiles = "start=RYRY s1=RRYY n1=RYRY n1w1=RYRY w1=RYRY s1w1=RYRY"
    position = f"YR 1 move 2; {tiles}; Y start.w n1.w start.s; {HANDS}; pile 2RYYY"
    assert ending(position, "step start.s s1.w").winners == (0,)
    assert only(TrioMade, told(position, "step start.s s1.w")).circles == circles(
        "n1.w", "start.w", "s1.w"
    )


@pytest.mark.rule("trio.win.trio")
def test_a_horizontal_line_of_circles_between_two_rows_counts() -> None:
    tiles = "start=RYRY e1=RYYY w1=RRRY n1=RYRY n1e1=YYRR n1w1=RYRY"
    hands = "hands RRYY,RRYY RRYY; pile 2RYYY"
    position = f"YR 2 move 1; {tiles}; R w1.n start.n start.e; {hands}"
    outcome = ending(position, "step start.e e1.n")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (0, 1), WIN_TRIO)


@pytest.mark.rule("trio.win.trio")
def test_mixed_circles_and_the_other_colour_make_no_trio() -> None:
    mixed = ROW.replace("e2=RYRY", "e2=RYRR")
    position = f"YR 1 move 1; {mixed}; Y start.w e1.e; {HANDS}; pile 2RYYY"
    assert after(position, "enter start.e").to_act == 0
    red = f"YR 2 move 1; {ROW}; R start.w e1.e; hands RRYY,RRYY RRYY; pile 2RYYY"
    assert after(red, "enter start.e").to_act == 1


@pytest.mark.rule("trio.win.trio")
def test_a_gap_or_a_bend_makes_no_trio() -> None:
    longer = f"{ROW} e3=RYRY"
    gap = f"YR 1 move 1; {longer}; Y start.w e2.e; {HANDS}; pile 2RYYY"
    assert after(gap, "enter start.e").to_act == 0
    bend = f"YR 1 move 1; {ROW} n1=RRYY n1e1=RRYY; Y start.w n1.e; {HANDS}; pile 2RYYY"
    assert after(bend, "enter start.e").to_act == 0


DIAGONAL = "start=RYRY n1=RRRY n1e1=RYYR n2e1=RRRR n2=RRRR"
"""Red circles: from `start.n` a straight row of three that touch, and a bend beside it."""


@pytest.mark.rule("trio.win.trio")
def test_with_the_touching_option_a_straight_row_of_touching_circles_counts_instead() -> None:
    hands = "hands RYRY,RYRY RYRY; pile 2RYYY"
    position = f"YR 2 move 1; {DIAGONAL}; R n1.e n1e1.n; {hands}"
    assert after(position, "enter start.n").to_act == 1
    assert ending(f"{position}; options touching strict", "enter start.n").rule == WIN_TRIO
    row = f"YR 1 move 3; {ROW}; Y start.w e1.e; {HANDS}; pile 2RYYY; options touching strict"
    assert after(row, "enter start.e").to_act == 0
    bend = f"YR 2 move 1; {DIAGONAL}; R n1.e n1.n; {hands}; options touching strict"
    assert after(bend, "enter start.n").to_act == 1


@pytest.mark.rule("trio.win.trio")
def test_both_seats_of_a_pair_win() -> None:
    hands = "hands RRYY RRYY,RRYY RRYY,RRYY RYYY,RYYY"
    position = f"YRYR 1 move 3; {ROW}; Y start.w e1.e; {hands}; pile 2RRRY"
    outcome = ending(position, "enter start.e")
    assert (outcome.winners, outcome.scores) == ((0, 2), (1, 0, 1, 0))


LAST = "YR 1 end; {tiles}; hands - -"
"""The last tile has been laid; yellow has only to end the turn."""


@pytest.mark.rule("trio.win.cluster")
def test_without_tiles_the_largest_cluster_wins() -> None:
    """Yellow has three circles that do not touch, red two that do."""
    tiles = "start=RYRY w1=RYRY e1=RYRY e2=RYRY n1=YRRY n1e1=RYRR"
    position = LAST.format(tiles=tiles)
    yellow, red = clusters(after(position).circles)
    assert (len(yellow.largest), yellow.total) == (1, 3)
    assert red.largest == circles("start.n", "n1.e", "e1.n")
    outcome = ending(position, "end")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((1,), (1, 3), WIN_CLUSTER)
    assert names(position, "end") == ["clusters-counted", "ended"]
    counted = only(ClustersCounted, told(position, "end"))
    assert [each.colour for each in counted.clusters] == [YELLOW, RED]
    assert counted.clusters == (yellow, red)


@pytest.mark.rule("trio.win.cluster")
def test_pieces_do_not_matter() -> None:
    tiles = "start=RYRY w1=RYRY e1=RYRY e2=RYRY n1=YRRY n1e1=RYRR; Y start.n; R start.e"
    assert ending(LAST.format(tiles=tiles), "end").winners == (1,)


@pytest.mark.rule("trio.win.cluster")
def test_of_equal_clusters_more_circles_in_all_win() -> None:
    outcome = ending(LAST.format(tiles="start=RYRY w1=RYRY e1=RYRY n1=RRRY"), "end")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0,), (1, 1), WIN_CLUSTER)


@pytest.mark.rule("trio.win.cluster")
def test_all_equal_is_a_draw() -> None:
    outcome = ending(LAST.format(tiles="start=RYRY e1=RYRY n1=RRRY"), "end")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0, 1), (1, 1), WIN_CLUSTER)
    nothing = ending(LAST.format(tiles="start=RYRY e1=RYRR"), "end")
    assert (nothing.winners, nothing.scores) == ((0, 1), (0, 0))


@pytest.mark.rule("trio.win.cluster")
def test_clusters_are_counted_only_when_no_hand_holds_a_tile() -> None:
    tiles = "start=RYRY e1=RYRY n1=RRRY"
    position = f"YR 1 end; {tiles}; hands - RRYY"
    assert after(position, "end").to_act == 1


FULL = "start=RYRY n1=YYRY e1=RRYY s1=RYRY w1=RRYY"
"""No cell is left beside the start tile."""


@pytest.mark.rule("trio.lose.stuck")
def test_a_team_that_cannot_lay_a_tile_loses() -> None:
    position = f"YR 1 end; {FULL}; Y start.n; hands RRRY RRYY,RRYY"
    outcome = ending(position, "end")
    assert (outcome.winners, outcome.scores, outcome.rule) == ((0,), (1, 0), LOSE_STUCK)
    assert names(position, "end") == ["passed", "got-stuck", "ended"]
    assert only(GotStuck, told(position, "end")) == GotStuck(RED, 1)


@pytest.mark.rule("trio.lose.stuck")
def test_a_piece_that_reaches_an_empty_cell_saves_its_team() -> None:
    position = f"YR 1 end; {FULL}; R start.n; hands RRRY RRYY,RRYY"
    assert str(after(position, "end")).startswith("YR 2 place; ")
    assert refused(str(after(position, "end")), "place RRYY n1e1") is None


@pytest.mark.rule("trio.lose.stuck")
def test_a_piece_whose_way_is_built_over_does_not_save_its_team() -> None:
    """All four cells one step ahead of the piece hold tiles."""
    walled = f"{FULL} n1e1=RRRY n1w1=RRRY"
    position = f"YR 1 end; {walled}; R start.n; hands RRRY RRYY,RRYY"
    assert ending(position, "end").rule == LOSE_STUCK
    lenient = f"{position}; options axis lenient"
    assert str(after(lenient, "end")).startswith("YR 2 place; ")


@pytest.mark.rule("trio.lose.stuck")
def test_pairs_lose_together() -> None:
    hands = "hands RRRY RRRY,RRRY RYYY,RYYY RYYY,RYYY"
    outcome = ending(f"YRYR 1 end; {FULL}; Y start.n; {hands}", "end")
    assert (outcome.winners, outcome.rule) == ((0, 2), LOSE_STUCK)


@pytest.mark.rule("trio.win.cluster")
def test_clusters_come_before_being_stuck() -> None:
    """Red has nowhere to lay a tile, but no tile to lay either."""
    outcome = ending(f"YR 1 end; {FULL}; Y start.n; hands - -", "end")
    assert outcome.rule == WIN_CLUSTER
