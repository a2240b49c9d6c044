"""Moving pieces, and drawing at the end of the turn."""

import pytest

from engine.trio import GAME
from engine.trio.components import RED, YELLOW
from engine.trio.events import Drew, Entered, PointsLost, Stepped
from tests.telling import only
from tests.trio.table import after, circles, moves, names, refused, told

RING = "start=RYRY n1=YYRY e1=RRYY n1e1=RRRY s1=RYRY"
"""Four tiles around a corner, and one to the south."""


def moving(points: int, pieces: str, seat: int = 1, hands: str = "RRYY RRYY") -> str:
    return f"YR {seat} move {points}; {RING}; {pieces}; hands {hands}; pile 2RYYY"


@pytest.mark.rule("trio.move.step")
def test_a_piece_steps_to_a_touching_circle_of_any_kind() -> None:
    position = moving(2, "Y start.n")
    assert moves(position, "step") == {"step start.n start.e", "step start.n n1.e"}
    assert after(position, "step start.n n1.e").pieces[YELLOW] == circles("n1.e")
    assert refused(position, "step start.n e1.n") == "trio.move.step"
    assert refused(position, "step start.n start.s") == "trio.move.step"
    event = only(Stepped, told(position, "step start.n n1.e"))
    assert (event.source, event.target) == (*circles("start.n"), *circles("n1.e"))


@pytest.mark.rule("trio.move.step")
@pytest.mark.rule("trio.move.enter")
def test_one_piece_to_a_circle_and_no_jumping() -> None:
    position = moving(2, "Y start.n start.e; R n1.e")
    assert refused(position, "step start.n start.e") == "trio.move.step"
    assert refused(position, "step start.n n1.e") == "trio.move.step"
    assert refused(position, "step start.n e1.n") == "trio.move.step"  # beyond either of them
    assert refused(position, "enter start.e") == "trio.move.enter"
    assert refused(moving(2, "Y n1.e; R start.n"), "enter start.n") == "trio.move.enter"


@pytest.mark.rule("trio.move.step")
@pytest.mark.rule("trio.move.enter")
def test_never_onto_a_free_half() -> None:
    assert refused(moving(2, "Y start.n"), "step start.n start.w") == "trio.move.step"
    assert refused(moving(2, "Y start.n"), "step start.n n1.w") == "trio.move.step"
    assert refused(moving(2, "Y start.n"), "enter start.w") == "trio.move.enter"


@pytest.mark.rule("trio.move")
def test_only_ones_own_pieces_move() -> None:
    position = moving(2, "Y start.n; R e1.n")
    assert refused(position, "step e1.n n1.e") == "trio.move"
    assert refused(position, "step start.s start.e") == "trio.move"
    red = moving(2, "Y start.n; R e1.n", seat=2)
    assert refused(red, "step e1.n n1.e") is None
    assert refused(red, "step start.n n1.e") == "trio.move"


@pytest.mark.rule("trio.move")
def test_partners_move_the_same_pieces() -> None:
    hands = "hands RRYY,RRRY RYRY,RRYY RRYY RRRY,RYRY"
    position = f"YRYR 3 move 2; {RING}; Y start.n; {hands}; pile 2RYYY"
    assert refused(position, "step start.n n1.e") is None
    assert after(position, "enter start.e").pieces == [circles("start.n", "start.e"), ()]


@pytest.mark.rule("trio.move")
def test_points_are_spent_one_by_one() -> None:
    position = moving(3, "Y start.n")
    assert after(position, "enter start.e").points == 2
    assert after(position, "enter start.e", "step start.e e1.n").points == 1
    state = after(position, "enter start.e", "step start.e e1.n", "step start.n start.e")
    assert str(state).startswith("YR 1 end; ")


@pytest.mark.rule("trio.move")
def test_when_no_piece_can_move_the_points_are_lost() -> None:
    """The start tile is full, and yellow's only piece is walled in by red and by free halves."""
    position = (
        "YR 1 place; start=RYRY n1=YYRY e1=RRYY s1=RYRY w1=RRYY; Y start.s;"
        " R start.n start.e start.w; hands RRRR,RRRR RRYY,RRYY; pile 2RYYY; options axis lenient"
    )
    assert names(position, "place RRRR s2") == ["tile-placed", "points-lost"]
    assert only(PointsLost, told(position, "place RRRR s2")).points == 5
    assert str(after(position, "place RRRR s2")).startswith("YR 1 end; ")


@pytest.mark.rule("trio.move.enter")
def test_a_piece_comes_in_on_the_start_tile() -> None:
    position = moving(2, "R start.n", seat=1)
    assert moves(position, "enter") == {"enter start.e", "enter start.s"}
    assert refused(position, "enter n1.e") == "trio.move.enter"
    assert refused(position, "enter n1e1.e") == "trio.move.enter"
    state = after(position, "enter start.s")
    assert state.pieces == [circles("start.s"), circles("start.n")]
    assert state.points == 1
    assert only(Entered, told(position, "enter start.s")).circle == circles("start.s")[0]


@pytest.mark.rule("trio.move.enter")
def test_only_three_pieces_come_in() -> None:
    full = moving(2, "Y start.n n1.e e1.n")
    assert refused(full, "enter start.e") == "trio.move.enter"
    assert moves(full, "enter") == set()
    assert refused(moving(2, "Y start.n n1.e"), "enter start.e") is None


@pytest.mark.rule("trio.draw")
def test_after_moving_a_tile_is_drawn_and_the_turn_passes() -> None:
    position = moving(1, "Y start.n", hands="RRYY RRRR,RYRY")
    drawn = after(position, "stop", "end", "draw RYYY")
    assert drawn.hands == [("RRYY", "RYYY"), ("RRRR", "RYRY")]
    assert drawn.pile == ("RYYY",)
    assert str(drawn).startswith("YR 2 place; ")
    assert names(position, "stop", "end", "draw RYYY") == ["points-lost", "drew", "passed"]
    assert refused(str(after(position, "stop", "end")), "draw RRRR") == "trio.draw"


@pytest.mark.rule("trio.draw")
def test_only_the_owner_sees_the_tile() -> None:
    hands = "hands RRYY,RRRY RYRY,RRYY RRYY RRRY,RYRY"
    position = f"YRYR 3 end; {RING}; {hands}; pile 2RYYY"
    event = only(Drew, told(position, "end", "draw RYYY"))
    assert (event.seat, event.pattern) == (2, "RYYY")
    assert [event.seen_by(viewer).pattern for viewer in (0, 1, 2, 3, None)] == [
        None,
        None,
        "RYYY",
        None,
        None,
    ]
    state = after(position, "end", "draw RYYY")
    assert GAME.observe(state, 2).hand == ("RRYY", "RYYY")
    assert GAME.observe(state, None).hand == ()
    assert sorted(GAME.observe(state, 0).unseen) == sorted(
        ["RRYY", "RYRY", "RRYY", "RYYY", "RRRY", "RYRY", "RYYY"]
    )


@pytest.mark.rule("trio.draw")
def test_without_a_pile_the_turn_ends_without_a_draw() -> None:
    position = f"YR 1 end; {RING}; Y start.n; hands RRYY RRYY"
    assert str(after(position, "end")).startswith("YR 2 place; ")
    assert names(position, "end") == ["passed"]


@pytest.mark.rule("trio.draw")
def test_opening_hands_are_two_tiles_each_in_turn_order() -> None:
    deal = "YRYR 3 deal; start=RRYY; pile 2RRRR 5RRRY 6RRYY 4RYRY 5RYYY 2YYYY"
    patterns = ["RRRR", "RRRY", "RYRY", "RRYY", "YYYY", "YYYY", "RYYY", "RRRR"]
    state = after(deal, *(f"draw {pattern}" for pattern in patterns))
    assert state.hands == [
        ("YYYY", "YYYY"),
        ("RRRR", "RYYY"),
        ("RRRR", "RRRY"),
        ("RRYY", "RYRY"),
    ]
    assert str(state).startswith("YRYR 3 place; ")
    assert len(state.pile) == 16


@pytest.mark.rule("trio.move")
def test_points_lost_are_told_with_their_number() -> None:
    assert only(PointsLost, told(moving(2, "R start.n", seat=2), "stop")) == PointsLost(RED, 2, 1)
