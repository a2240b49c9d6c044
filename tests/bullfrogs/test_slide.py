"""Cards cut off from the Log drift back to it."""

import pytest

from engine.bullfrogs.state import Stage
from tests.bullfrogs.pond import after, has_card, moves, names, pieces, refused

APART = "GB G slide; log[B] e1=6[] s1=6[] n2=B2[GB] n2e1=G2[]; hands G2 B2"
"""Two pads float in the north; the north pad has sunk."""


@pytest.mark.rule("bullfrogs.slide")
def test_a_card_slides_to_an_empty_cell_adjacent_to_the_logs_group() -> None:
    assert refused(APART, "slide n2 n1") is None
    assert refused(APART, "slide n2 s2") is None  # any number of cells away, round the others
    assert refused(APART, "slide n2 n3") == "bullfrogs.slide"  # beside nothing of the group
    assert refused(APART, "slide n2 n1e1") is None
    assert refused(APART, "slide n2 e1") == "bullfrogs.slide"  # taken
    assert refused(APART, "slide n2 n2e1") == "bullfrogs.slide"


@pytest.mark.rule("bullfrogs.slide")
def test_pieces_ride_along() -> None:
    state = after(APART, "slide n2 w1")
    assert pieces(state, "w1") == "GB"
    assert not has_card(state, "n2")
    assert names(APART, "slide n2 w1") == ["slid"]


@pytest.mark.rule("bullfrogs.slide")
def test_cards_slide_one_at_a_time_in_any_order_until_all_are_one_group() -> None:
    assert {move.split(" ")[1] for move in moves(APART)} == {"n2", "n2e1"}
    still_apart = after(APART, "slide n2 s2")
    assert still_apart.stage is Stage.SLIDE
    assert {move.split(" ")[1] for move in moves(str(still_apart))} == {"n2e1"}
    assert after(str(still_apart), "slide n2e1 n1").stage is Stage.END


@pytest.mark.rule("bullfrogs.slide")
def test_a_card_that_connects_another_ends_the_step() -> None:
    assert after(APART, "slide n2e1 n1").stage is Stage.END  # n2 hangs on to it


@pytest.mark.rule("bullfrogs.slide")
def test_a_slide_can_cut_off_what_hung_on_the_card() -> None:
    chain = APART.replace("n2e1=G2[]", "n2e1=G2[] n2e2=G3[]")
    state = after(chain, "slide n2e1 w1")
    assert {move.split(" ")[1] for move in moves(str(state))} == {"n2", "n2e2"}


@pytest.mark.rule("bullfrogs.slide")
def test_no_open_path_is_needed() -> None:
    walled = (
        "GB G slide; log[] n1=6[] s1=6[] e1=6[] n4e4=B2[] "
        "n1w1=G2[] n1w2=G2[] w2=G2[] s1w2=G3[] s1w1=G3[]; hands G4 B2"
    )
    assert refused(walled, "slide n4e4 w1") is None  # a hole with cards on all four sides


@pytest.mark.rule("bullfrogs.slide.not-log")
def test_the_log_stays_where_it_is() -> None:
    assert refused(APART, "slide log n1") == "bullfrogs.slide.not-log"
    assert all(not move.startswith("slide log") for move in moves(APART))


@pytest.mark.rule("bullfrogs.slide.only-detached")
def test_only_cards_cut_off_slide() -> None:
    assert refused(APART, "slide n2e1 n1") is None
    assert refused(APART, "slide e1 n1") == "bullfrogs.slide.only-detached"
    assert refused(APART, "slide s1 n1") == "bullfrogs.slide.only-detached"
    assert refused(APART, "slide n5 n1") == "bullfrogs.slide.only-detached"  # no card there


@pytest.mark.rule("bullfrogs.slide.only-detached")
def test_corner_to_corner_is_cut_off() -> None:
    corner = "GB G slide; log[] e1=6[] n1e2=B2[] s1e1=G2[]; hands G2 B2"
    assert {move.split(" ")[1] for move in moves(corner)} == {"n1e2"}


LINE = "GB G slide; log[] e1=6[] n2=B2[]; hands G2 B2"


@pytest.mark.rule("bullfrogs.slide.no-line")
def test_the_last_slide_does_not_make_one_straight_line() -> None:
    assert refused(LINE, "slide n2 w1") == "bullfrogs.slide.no-line"
    assert refused(LINE, "slide n2 e2") == "bullfrogs.slide.no-line"
    assert moves(LINE) == {f"slide n2 {cell}" for cell in ("n1", "s1", "n1e1", "s1e1")}


@pytest.mark.rule("bullfrogs.slide.no-line")
def test_a_column_is_a_straight_line_too_and_may_close_round_the_slid_card() -> None:
    column = "GB G slide; log[] s1=6[] n2=B2[] n4e1=B2[]; hands G2 B2"
    assert refused(column, "slide n4e1 n1") == "bullfrogs.slide.no-line"  # joins n2 as well
    assert refused(column, "slide n4e1 e1") is None


@pytest.mark.rule("bullfrogs.slide.no-line")
def test_a_slide_that_leaves_others_apart_may_make_a_line() -> None:
    two = LINE.replace("n2=B2[]", "e4=B2[] e6=B2[]")
    assert refused(two, "slide e4 e2") is None  # all in one row, but with a gap
    assert refused(two, "slide e4 w1") is None
    assert refused(str(after(two, "slide e4 w1")), "slide e6 e2") == "bullfrogs.slide.no-line"
    assert refused(two, "slide e6 e3") == "bullfrogs.slide"


@pytest.mark.rule("bullfrogs.slide.no-line")
def test_two_cards_cannot_help_being_a_line() -> None:
    pair = "GB G slide; log[] n3=B2[]; hands G2 B2"
    assert moves(pair) == {f"slide n3 {cell}" for cell in ("n1", "e1", "s1", "w1")}


@pytest.mark.rule("bullfrogs.slide.no-line")
def test_a_line_that_nobody_slid_may_stay() -> None:
    sinking = "GB G score; log[] e1=6[] s1=G4[GGB]; hands G2 B2"
    assert after(sinking, "score s1", "hop B frog log").stage is Stage.END
