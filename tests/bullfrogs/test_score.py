"""Full pads: who wins, who hops, what sinks, and what that sets off."""

import pytest

from engine.bullfrogs.components import BULLFROG, FROG, Colour
from engine.bullfrogs.events import Battled, Claimed, Lost, Returned, Sank
from engine.bullfrogs.grid import parse_cell
from engine.bullfrogs.state import Stage
from tests.bullfrogs.pond import after, has_card, moves, names, pieces, refused, told
from tests.telling import every, only

G, B, R = Colour.GREEN, Colour.BLUE, Colour.RED

TWO_FULL = "GB G score; log[] n1=6[GGGGBB] e1=6[BBBBGG] s1=6[GG] w1=6[]"


@pytest.mark.rule("bullfrogs.score")
def test_only_full_pads_are_scored() -> None:
    assert refused(TWO_FULL, "score n1") is None
    assert refused(TWO_FULL, "score s1") == "bullfrogs.score"  # has room
    assert refused(TWO_FULL, "score log") == "bullfrogs.score"
    assert refused(TWO_FULL, "score n3") == "bullfrogs.score"  # no card there


@pytest.mark.rule("bullfrogs.score")
def test_scoring_waits_for_the_last_action() -> None:
    one_to_go = "GB G act n1e1 2; log[] n1=6[GGGBB] e1=6[] s1=6[] w1=6[] n1e1=G2[]"
    filled = after(one_to_go, "deploy frog n1")
    assert filled.stage is Stage.ACT
    assert refused(str(filled), "score n1") == "bullfrogs.turn"
    assert after(one_to_go, "deploy frog n1", "deploy frog e1").stage is Stage.SCORE
    assert after(one_to_go, "deploy frog n1", "stop").stage is Stage.SCORE
    emptied = after(one_to_go, "deploy frog n1", "sabotage B n1 log")
    assert emptied.stage is Stage.END


@pytest.mark.rule("bullfrogs.score")
def test_the_log_is_never_full() -> None:
    crowd = "".join(letter * 14 + f"{letter}*" * 2 for letter in "GBRY")
    state = after(f"GBRY G end; log[{crowd}] n1=6[]; hands G2 B2 R2 Y2", "end")
    assert state.cards[parse_cell("log")].free > 0
    assert state.full_pads() == []


@pytest.mark.rule("bullfrogs.score.order")
def test_the_active_player_chooses_which_full_pad_is_next() -> None:
    assert moves(TWO_FULL) == {"score n1", "score e1"}
    assert after(TWO_FULL, "score e1").sinking == parse_cell("e1")
    assert after(TWO_FULL, "score n1").sinking == parse_cell("n1")


@pytest.mark.rule("bullfrogs.score.strength")
@pytest.mark.parametrize(
    ("on_pad", "winner"),
    [
        ("GGGGBB", G),
        ("GGG*BBB", G),  # 4 against 3
        ("GGBBB*B*", B),  # 2 against 5
        ("GGGBBB", None),
        ("GB*BRRR", None),  # 1, 3 and 3
        ("GGB*RRR", R),  # 2, 2 and 3: behind a winner a tie means nothing
        ("GGGGGG", G),
        ("G*G*BBBB", None),
        ("GGBBRR", None),
    ],
)
def test_frogs_count_one_bullfrogs_two_and_a_tie_has_no_winner(
    on_pad: str, winner: Colour | None
) -> None:
    pond = f"GBR R score; log[] n1=6[{on_pad}] e1=6[] s1=6[] w1=6[]"
    assert only(Battled, told(pond, "score n1")).winner == winner
    assert after(pond, "score n1").winner == winner


CROSS = "GBR G score; log[] n1=6[GGG*BBB] e1=6[] s1=6[] w1=6[] n2=B2[] n1e1=B2[] n1w1=B2[]"


@pytest.mark.rule("bullfrogs.hop")
def test_one_piece_hops_to_each_neighbour() -> None:
    state = after(CROSS, "score n1")
    assert moves(str(state)) == {f"hop B frog {cell}" for cell in ("n2", "n1e1", "log", "n1w1")}
    twice = str(after(CROSS, "score n1", "hop B frog n2"))
    assert refused(twice, "hop B frog n2") == "bullfrogs.hop"  # each gets one
    assert refused(twice, "hop B frog n1w1") is None
    assert refused(twice, "hop B frog e1") == "bullfrogs.hop"  # not a neighbour
    assert refused(twice, "hop B frog n1") == "bullfrogs.hop"


@pytest.mark.rule("bullfrogs.hop")
def test_hopping_goes_on_until_every_neighbour_has_a_piece() -> None:
    hops = ["score n1", "hop B frog n2", "hop B frog log", "hop B frog n1e1"]
    assert after(CROSS, *hops).stage is Stage.HOP
    assert moves(str(after(CROSS, *hops))) == {"hop G frog n1w1"}
    state = after(CROSS, *hops, "hop G frog n1w1")
    assert not has_card(state, "n1")
    assert [pieces(state, cell) for cell in ("n2", "n1e1", "log", "n1w1")] == ["B", "B", "B", "G"]


@pytest.mark.rule("bullfrogs.hop")
def test_a_neighbour_without_a_free_space_gets_nothing() -> None:
    blocked = CROSS.replace("n1e1=B2[]", "n1e1=B2[BBBBB]").replace("n2=B2[]", "n2=B2[BBBBR]")
    state = after(blocked, "score n1")
    assert moves(str(state)) == {"hop B frog log", "hop B frog n1w1"}
    assert refused(str(state), "hop B frog n1e1") == "bullfrogs.hop"


@pytest.mark.rule("bullfrogs.hop")
def test_the_log_always_has_room() -> None:
    crowd = CROSS.replace("log[]", "log[GGGGGGGGGGBBBBBBBBBBRRRRRRRRRR]")
    assert refused(str(after(crowd, "score n1")), "hop B frog log") is None


@pytest.mark.rule("bullfrogs.hop")
def test_hopping_ends_with_the_last_piece() -> None:
    small = (
        "GB G score; log[] n1=G4[GBB] e1=6[] s1=6[] w1=6[] n2=B2[] n1e1=B2[] n1w1=B2[]; hands G2 B3"
    )
    hops = ["score n1", "hop G frog n2", "hop B frog log", "hop B frog n1e1"]
    state = after(small, *hops)
    assert not has_card(state, "n1")
    assert pieces(state, "n1w1") == ""  # nobody was left for it
    assert names(small, *hops)[-1] == "claimed"


@pytest.mark.rule("bullfrogs.hop")
def test_nobody_hops_where_there_is_no_room_at_all() -> None:
    walled = "GB G score; log[] n1=6[] n2=B4[GGB] n3=B4[GGB]"
    assert names(walled, "score n3") == ["battled", "returned", "returned", "claimed"]
    assert after(walled, "score n3").stage is Stage.SCORE


PRIORITY = "GBR B score; log[] n1=6[GG*BB*RR*] e1=6[] s1=6[] w1=6[] n2=B2[] n1e1=B2[] n1w1=B2[]"
"""Nobody wins: each has 3. Blue is active."""


@pytest.mark.rule("bullfrogs.hop.priority")
def test_losers_frogs_losers_bullfrogs_winners_frogs_winners_bullfrogs() -> None:
    won = PRIORITY.replace("[GG*BB*RR*]", "[G*BRR*]").replace("n1=6", "n1=R3")
    state = str(after(won, "score n1"))
    assert refused(state, "hop B frog log") is None
    assert refused(state, "hop G bullfrog log") == "bullfrogs.hop.priority"
    assert refused(state, "hop R frog log") == "bullfrogs.hop.priority"
    state = str(after(state, "hop B frog log"))
    assert refused(state, "hop G bullfrog n2") is None
    assert refused(state, "hop R frog n2") == "bullfrogs.hop.priority"
    state = str(after(state, "hop G bullfrog n2"))
    assert refused(state, "hop R frog n1e1") is None
    assert refused(state, "hop R bullfrog n1e1") == "bullfrogs.hop.priority"
    state = str(after(state, "hop R frog n1e1"))
    assert moves(state) == {"hop R bullfrog n1w1"}


@pytest.mark.rule("bullfrogs.hop.priority")
def test_among_equals_the_active_player_chooses_piece_and_place() -> None:
    won = PRIORITY.replace("[GG*BB*RR*]", "[GGRBBB]")
    assert moves(str(after(won, "score n1"))) == {
        f"hop {colour} frog {cell}" for colour in "GR" for cell in ("n2", "n1e1", "log", "n1w1")
    }


@pytest.mark.rule("bullfrogs.hop.priority")
def test_in_a_tie_the_active_player_counts_as_the_winner() -> None:
    state = str(after(PRIORITY, "score n1"))
    assert {move.split(" ")[1] for move in moves(state)} == {"G", "R"}
    assert refused(state, "hop B frog log") == "bullfrogs.hop.priority"
    hops = ["hop G frog log", "hop R frog n2", "hop R bullfrog n1e1", "hop G bullfrog n1w1"]
    assert names(state, *hops)[-2:] == ["sank", "lost"]  # no hop was left for blue


@pytest.mark.rule("bullfrogs.hop.priority")
def test_in_a_tie_even_an_absent_active_player_makes_everybody_else_a_loser() -> None:
    absent = PRIORITY.replace("[GG*BB*RR*]", "[GG*RR*]").replace("n1=6", "n1=R3")
    state = str(after(absent, "score n1"))
    assert {move.split(" ")[1] for move in moves(state)} == {"G", "R"}
    state = str(after(state, "hop R frog log"))
    assert {tuple(move.split(" ")[1:3]) for move in moves(state)} == {("G", "frog")}


@pytest.mark.rule("bullfrogs.sink")
def test_frogs_left_behind_go_home_and_bullfrogs_leave_the_game() -> None:
    pond = "GBR G score; log[] n1=6[GGGG*BR*]; hands G2 B2 R2"
    before = after(pond)
    state = after(pond, "score n1", "hop B frog log")
    assert state.frogs[G] == before.frogs[G] + 3
    assert state.frogs[B] == before.frogs[B]
    assert state.bullfrogs == before.bullfrogs
    assert [state.sunk[colour] for colour in (G, B, R)] == [1, 0, 1]
    assert not has_card(state, "n1")
    told_of = told(pond, "score n1", "hop B frog log")
    assert Returned(G, parse_cell("n1"), 3) in told_of
    assert every(Sank, told_of) == [Sank(G, parse_cell("n1"), 1), Sank(R, parse_cell("n1"), 1)]


@pytest.mark.rule("bullfrogs.claim")
def test_the_winner_takes_the_card_whoever_is_active() -> None:
    pond = "GB G score; log[] n1=B4[GBB]; scored G:6 B:G2"
    state = after(pond, "score n1", "hop G frog log")
    assert [str(card) for card in state.scored[B]] == ["G2", "B4"]
    assert [str(card) for card in state.scored[G]] == ["6"]
    assert isinstance(told(pond, "score n1", "hop G frog log")[-1], Claimed)


@pytest.mark.rule("bullfrogs.claim")
def test_when_nobody_wins_the_card_leaves_the_game() -> None:
    pond = "GB G score; log[] n1=B3[GGBB]; scored G:6 B:G2"
    state = after(pond, "score n1", "hop B frog log")
    assert [list(map(str, state.scored[colour])) for colour in (G, B)] == [["6"], ["G2"]]
    assert not has_card(state, "n1")
    assert isinstance(told(pond, "score n1", "hop B frog log")[-1], Lost)


@pytest.mark.rule("bullfrogs.score.chain")
def test_hops_fill_further_pads_and_these_are_scored_before_anything_slides() -> None:
    pond = "GB G score; log[] n1=6[GGBBB] n2=G4[GGB] n3=G2[] n2w1=B2[]"
    state = after(pond, "score n2", "hop B frog n1", "hop G frog n3", "hop G frog n2w1")
    assert state.stage is Stage.SCORE
    assert moves(str(state)) == {"score n1"}
    assert refused(str(state), "slide n3 e1") == "bullfrogs.turn"
    state = after(str(state), "score n1", "hop G frog log")
    assert state.stage is Stage.SLIDE
    assert moves(str(state), "slide n3")


@pytest.mark.rule("bullfrogs.score.chain")
def test_a_pad_that_stays_full_is_not_forgotten() -> None:
    state = after(TWO_FULL, "score n1", "hop B frog log")
    assert state.stage is Stage.SCORE
    assert moves(str(state)) == {"score e1"}


def test_reserves_and_pads_never_mix_up_frogs_and_bullfrogs() -> None:
    pond = "GB G score; log[] n1=6[GGG*G*BB] n2=B2[]; hands G2 B2"
    state = after(pond, "score n1", "hop B frog n2", "hop B frog log")
    pad = state.cards[parse_cell("log")]
    assert pad.pieces[FROG][B] == 1
    assert pad.pieces[BULLFROG][B] == 0
    assert state.sunk[G] == 2
