"""The action that makes an opponent's frog hop."""

import pytest

from tests.bullfrogs.pond import after, moves, names, pieces, refused

CORNER = "GBR G act n1e1 3; log[BB] n1=6[GB*BR] e1=6[B] s1=6[B] w1=6[] n1e1=G3[B] n2=B2[]"


@pytest.mark.rule("bullfrogs.sabotage.frog-only")
def test_an_opponents_frog_hops_never_a_bullfrog_never_ones_own() -> None:
    assert refused(CORNER, "sabotage B n1 log") is None
    assert refused(CORNER, "sabotage R n1 log") is None
    assert refused(CORNER, "sabotage G n1 log") == "bullfrogs.sabotage.frog-only"
    assert refused(CORNER, "sabotage R e1 log") == "bullfrogs.sabotage.frog-only"  # none there
    assert refused(CORNER, "sabotage B n1w1 n1") == "bullfrogs.sabotage.frog-only"  # no card there
    bullfrog_alone = CORNER.replace("[GB*BR]", "[GB*R]")
    assert refused(bullfrog_alone, "sabotage B n1 log") == "bullfrogs.sabotage.frog-only"


@pytest.mark.rule("bullfrogs.sabotage.frog-only")
def test_the_frog_leaves_the_bullfrog_behind() -> None:
    state = after(CORNER, "sabotage B n1 n2")
    assert (pieces(state, "n1"), pieces(state, "n2")) == ("GB*R", "B")
    assert state.actions == 2
    assert names(CORNER, "sabotage B n1 n2") == ["sabotaged"]


@pytest.mark.rule("bullfrogs.sabotage.not-from-log")
def test_frogs_on_the_log_are_safe() -> None:
    column = CORNER.replace("act n1e1", "act n3").replace("n1e1=G3[B] n2=B2[]", "n2=B2[B] n3=G3[]")
    assert refused(column, "sabotage B log n1") == "bullfrogs.sabotage.not-from-log"
    assert refused(column, "sabotage B s1 log") is None  # the pad behind the Log is in line


@pytest.mark.rule("bullfrogs.sabotage.line")
def test_the_victim_stands_in_the_row_or_column_of_the_played_card() -> None:
    assert refused(CORNER, "sabotage B n1 log") is None  # same row
    assert refused(CORNER, "sabotage B e1 log") is None  # same column
    assert refused(CORNER, "sabotage B s1 log") == "bullfrogs.sabotage.line"


@pytest.mark.rule("bullfrogs.sabotage.line")
def test_distance_and_empty_cells_do_not_block() -> None:
    gap = "GB G act n1w2 2; log[] n1=6[B] s1=6[] n1w1=B2[] n1w2=G2[] s1w1=B2[B] s1w2=B3[B]"
    assert refused(gap, "sabotage B n1 log") is None
    assert refused(gap, "sabotage B s1w2 s1w1") is None
    assert refused(gap, "sabotage B s1w1 s1") == "bullfrogs.sabotage.line"


@pytest.mark.rule("bullfrogs.sabotage.line")
def test_the_card_just_played_is_in_line_with_itself() -> None:
    assert refused(CORNER, "sabotage B n1e1 e1") is None


@pytest.mark.rule("bullfrogs.sabotage.target")
def test_the_frog_hops_to_a_neighbour_of_its_own_pad() -> None:
    assert refused(CORNER, "sabotage B e1 log") is None
    assert refused(CORNER, "sabotage B n1 n2") is None  # not in line: that does not matter
    assert refused(CORNER, "sabotage B e1 n1") == "bullfrogs.sabotage.target"  # corner to corner
    assert refused(CORNER, "sabotage B n1 e1") == "bullfrogs.sabotage.target"
    assert refused(CORNER, "sabotage B n1 n1") == "bullfrogs.sabotage.target"
    assert refused(CORNER, "sabotage B e1 e2") == "bullfrogs.sabotage.target"  # no card there


@pytest.mark.rule("bullfrogs.sabotage.target")
def test_it_needs_a_free_space_there_except_on_the_log() -> None:
    full = CORNER.replace("n2=B2[]", "n2=B2[RRRRR]")
    assert refused(full, "sabotage B n1 n2") == "bullfrogs.sabotage.target"
    crowd = CORNER.replace("log[BB]", "log[GGGGGGGGGGGGBBBBBBBBRRRRRRRRR]")
    assert refused(crowd, "sabotage B n1 log") is None


@pytest.mark.rule("bullfrogs.sabotage.target")
def test_the_card_just_played_takes_it_too() -> None:
    assert refused(CORNER, "sabotage B n1 n1e1") is None
    assert moves(CORNER, "sabotage B e1") == {"sabotage B e1 log", "sabotage B e1 n1e1"}
