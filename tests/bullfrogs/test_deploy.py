"""The action that brings one's own pieces into the pond."""

import pytest

from engine.bullfrogs.components import Colour
from tests.bullfrogs.pond import START, after, moves, names, pieces, refused

G = Colour.GREEN

CORNER = f"GB G act n1e1 2; {START} n1e1=G2[]"
"""Green has played on the corner between the north and the east pad."""

ALL_FROGS = "G" * 14


@pytest.mark.rule("bullfrogs.deploy.line")
def test_a_piece_goes_to_the_row_or_column_of_the_played_card() -> None:
    assert refused(CORNER, "deploy frog n1") is None  # same row
    assert refused(CORNER, "deploy bullfrog e1") is None  # same column
    assert refused(CORNER, "deploy frog s1") == "bullfrogs.deploy.line"
    assert refused(CORNER, "deploy bullfrog w1") == "bullfrogs.deploy.line"
    assert moves(CORNER, "deploy frog") == {"deploy frog n1", "deploy frog e1"}


@pytest.mark.rule("bullfrogs.deploy.line")
def test_distance_and_empty_cells_do_not_block() -> None:
    gap = "GB G act n1w2 2; log[] n1=6[] s1=6[] n1w1=B2[] n1w2=G2[] s1w1=B2[] s1w2=B3[]"
    assert refused(gap, "deploy frog n1") is None  # two cells away, over a card
    assert refused(gap, "deploy frog s1w2") is None  # two cells away, over an empty cell
    assert refused(gap, "deploy frog s1w1") == "bullfrogs.deploy.line"


@pytest.mark.rule("bullfrogs.deploy.not-played-card")
def test_never_on_the_card_just_played() -> None:
    assert refused(CORNER, "deploy frog n1e1") == "bullfrogs.deploy.not-played-card"
    assert refused(CORNER, "deploy bullfrog n1e1") == "bullfrogs.deploy.not-played-card"
    earlier = f"GB G act n2 2; {START} n1e1=G2[] n2=G2[] n2e1=G2[]"
    assert refused(earlier, "deploy frog n2e1") is None  # one's own card of another turn


@pytest.mark.rule("bullfrogs.deploy.not-log")
def test_never_on_the_log() -> None:
    column = f"GB G act n2 2; {START} n2=G2[]"
    assert refused(column, "deploy frog log") == "bullfrogs.deploy.not-log"
    assert refused(column, "deploy bullfrog log") == "bullfrogs.deploy.not-log"
    assert refused(column, "deploy frog s1") is None  # the pad behind it


@pytest.mark.rule("bullfrogs.deploy.free-space")
def test_only_where_a_space_is_free() -> None:
    almost = f"GB G act n1e1 2; {START.replace('n1=6[]', 'n1=6[BBB*B*G]')} n1e1=G2[]"
    assert refused(almost, "deploy bullfrog n1") is None  # either kind takes one space
    full = almost.replace("[BBB*B*G]", "[BBB*B*GG]")
    assert refused(full, "deploy frog n1") == "bullfrogs.deploy.free-space"
    assert refused(full, "deploy bullfrog n1") == "bullfrogs.deploy.free-space"
    assert refused(CORNER, "deploy frog n1e2") == "bullfrogs.deploy.free-space"  # no card there


@pytest.mark.rule("bullfrogs.deploy.max-two")
def test_at_most_two_pieces_to_a_pad_in_one_turn() -> None:
    one = f"GB G act n1e1 3 n1; {START.replace('n1=6[]', 'n1=6[G]')} n1e1=G4[]"
    assert refused(one, "deploy frog n1") is None
    two = str(after(one, "deploy bullfrog n1"))
    assert refused(two, "deploy frog n1") == "bullfrogs.deploy.max-two"
    assert refused(two, "deploy bullfrog n1") == "bullfrogs.deploy.max-two"
    assert refused(two, "deploy frog e1") is None


@pytest.mark.rule("bullfrogs.deploy.max-two")
def test_pieces_of_earlier_turns_do_not_count() -> None:
    earlier = f"GB G act n1e1 2; {START.replace('n1=6[]', 'n1=6[GGG]')} n1e1=G2[]"
    assert refused(earlier, "deploy frog n1") is None


@pytest.mark.rule("bullfrogs.deploy.max-two")
def test_relocated_frogs_count_among_the_two() -> None:
    bare = f"GB G act n1e1 3; log[{ALL_FROGS[:10]}G*G*] n1=6[GG] e1=6[G] s1=6[G] w1=6[] n1e1=G3[]"
    state = after(bare, "relocate n1 e1", "relocate s1 e1")
    assert pieces(state, "e1") == "GGG"
    assert refused(str(state), "relocate n1 e1") == "bullfrogs.deploy.max-two"
    assert refused(str(state), "relocate e1 n1") is None


@pytest.mark.rule("bullfrogs.deploy.reserve")
def test_only_what_is_left_in_the_reserve() -> None:
    no_frog = CORNER.replace("log[]", f"log[{ALL_FROGS}]")
    assert refused(no_frog, "deploy frog n1") == "bullfrogs.deploy.reserve"
    assert refused(no_frog, "deploy bullfrog n1") is None
    no_bullfrog = f"{CORNER.replace('log[]', 'log[G*]')}; sunk G1"
    assert refused(no_bullfrog, "deploy bullfrog n1") == "bullfrogs.deploy.reserve"
    assert refused(no_bullfrog, "deploy frog n1") is None


@pytest.mark.rule("bullfrogs.deploy.reserve")
def test_a_deployed_piece_leaves_the_reserve() -> None:
    state = after(CORNER, "deploy frog n1", "deploy bullfrog n1")
    assert pieces(state, "n1") == "GG*"
    assert (state.frogs[G], state.bullfrogs[G]) == (13, 1)
    assert names(CORNER, "deploy frog n1") == ["deployed"]


BARE = (
    f"GB G act n1e1 2; log[{ALL_FROGS[:11]}] "
    "n1=6[GG*] e1=6[B] s1=6[GB] w1=6[GG*] n1e1=G2[]; sunk G0"
)
"""Green has nothing left in reserve."""


@pytest.mark.rule("bullfrogs.deploy.relocate")
def test_without_a_reserve_a_frog_moves_from_pad_to_pad() -> None:
    assert refused(BARE, "relocate s1 n1") is None  # from anywhere, to a pad in line
    state = after(BARE, "relocate s1 n1")
    assert (pieces(state, "s1"), pieces(state, "n1")) == ("B", "GGG*")
    assert names(BARE, "relocate s1 n1") == ["relocated"]
    assert moves(BARE, "deploy") == set()
    assert moves(BARE, "relocate") == {
        *("relocate n1 e1", "relocate s1 n1", "relocate s1 e1"),
        *("relocate w1 n1", "relocate w1 e1"),
    }


@pytest.mark.rule("bullfrogs.deploy.relocate")
@pytest.mark.parametrize("spare", ["frog", "bullfrog"])
def test_not_while_a_frog_or_a_bullfrog_is_left(spare: str) -> None:
    gone = "n1=6[GG*]", "n1=6[G*]" if spare == "frog" else "n1=6[G]"
    assert refused(BARE.replace(*gone), "relocate s1 e1") == "bullfrogs.deploy.relocate"


@pytest.mark.rule("bullfrogs.deploy.relocate")
def test_only_ones_own_frog_and_only_from_a_pad() -> None:
    assert refused(BARE, "relocate log n1") == "bullfrogs.deploy.relocate"
    assert refused(BARE, "relocate e1 n1") == "bullfrogs.deploy.relocate"  # only a blue frog there
    assert refused(BARE, "relocate n1e1 n1") == "bullfrogs.deploy.relocate"  # nothing there
    assert refused(BARE, "relocate n4 n1") == "bullfrogs.deploy.relocate"  # no card there
    assert refused(BARE, "relocate n1 n1") == "bullfrogs.deploy.relocate"  # to another pad
    bullfrog_alone = BARE.replace("n1=6[GG*]", "n1=6[G*]").replace("e1=6[B]", "e1=6[GB]")
    assert refused(bullfrog_alone, "relocate n1 e1") == "bullfrogs.deploy.relocate"


@pytest.mark.rule("bullfrogs.deploy.relocate")
def test_its_new_pad_obeys_the_rules_for_deploying() -> None:
    assert refused(BARE, "relocate s1 n1e1") == "bullfrogs.deploy.not-played-card"
    assert refused(BARE, "relocate s1 w1") == "bullfrogs.deploy.line"
    full = BARE.replace("e1=6[B]", "e1=6[BBBBBB]")
    assert refused(full, "relocate s1 e1") == "bullfrogs.deploy.free-space"
    column = BARE.replace("act n1e1", "act n2").replace("n1e1=", "n2=")
    assert refused(column, "relocate s1 log") == "bullfrogs.deploy.not-log"
    assert refused(column, "relocate w1 s1") is None
