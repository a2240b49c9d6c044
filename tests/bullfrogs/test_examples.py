"""The rulebook's examples, played from the position before to the position after.

Where a picture leaves something open, the choice made here is said.
"""

import pytest

from engine.bullfrogs.components import Colour
from engine.bullfrogs.state import Stage
from tests.bullfrogs.pond import after, has_card, moves, names, pieces, refused

G, B, R = Colour.GREEN, Colour.BLUE, Colour.RED


def test_the_small_example_green_beats_blue_on_a_start_pad() -> None:
    """The pad is taken to be the western one, so that the card on its right is the Log.

    Around it lie cards of our choice: one above and one below, which hold on to the others, and
    one to the left, which is cut off when the pad sinks.
    """
    pond = (
        "GB G score; log[] n1=6[] e1=6[] s1=6[] w1=6[GGG*BBB] n1w1=G3[] s1w1=B3[] w2=B4[]; "
        "hands G23 B234; piles G4 B2"
    )
    scored = after(pond, "score w1")
    assert scored.winner is G  # 4 against 3
    assert {tuple(move.split(" ")[1:3]) for move in moves(str(scored))} == {("B", "frog")}
    three = ["score w1", "hop B frog n1w1", "hop B frog s1w1", "hop B frog w2"]
    assert moves(str(after(pond, *three))) == {"hop G frog log"}
    before, sunk = after(pond), after(pond, *three, "hop G frog log")
    assert sunk.frogs[G] == before.frogs[G] + 1  # one frog returns
    assert sunk.sunk[G] == 1  # the bullfrog leaves the game
    assert sum(card.points for card in sunk.scored[G]) == 6
    assert sunk.stage is Stage.SLIDE
    assert {move.split(" ")[1] for move in moves(str(sunk))} == {"w2"}
    slid = after(str(sunk), "slide w2 w1")
    assert pieces(slid, "w1") == "B"
    done = after(str(slid), "end", "draw 4")
    assert (done.active, done.stage) == (B, Stage.PLAY)


@pytest.mark.rule("bullfrogs.hop")
def test_example_1_three_losers_one_winner_hop() -> None:
    pond = "GB G score; log[] n1=6[GGG*BBB] n2=G2[] n1e1=G2[] n1w1=G2[] e1=6[]; hands G3 B3"
    state = after(
        pond,
        *("score n1", "hop B frog n2", "hop B frog n1e1", "hop B frog n1w1", "hop G frog log"),
    )
    assert [str(card) for card in state.scored[G]] == ["6"]
    assert (state.frogs[G], state.bullfrogs[G], state.sunk[G]) == (13, 1, 1)
    assert (state.frogs[B], pieces(state, "log")) == (11, "G")


@pytest.mark.rule("bullfrogs.hop.priority")
def test_example_2_with_three_neighbours_and_with_one() -> None:
    three = "GBR R score; log[] n1=G3[RRBG] n1e1=G2[] n1w1=G2[] e1=6[]; hands G3 B3 R3"
    hops = ["score n1", "hop G frog log", "hop B frog n1e1"]
    assert moves(str(after(three, *hops))) == {"hop R frog n1w1"}
    state = after(three, *hops, "hop R frog n1w1")
    assert (state.frogs[R], state.frogs[G], state.frogs[B]) == (13, 13, 13)
    one = "GBR R score; log[] n1=G3[RRBG] e1=6[]; hands G3 B3 R3"
    assert moves(str(after(one, "score n1"))) == {"hop G frog log", "hop B frog log"}
    state = after(one, "score n1", "hop B frog log")
    assert (state.frogs[R], state.frogs[G], state.frogs[B]) == (14, 14, 13)


@pytest.mark.rule("bullfrogs.hop.priority")
def test_example_3_a_losers_bullfrog_hops_before_the_winners_frogs() -> None:
    pond = "GBR R score; log[] n1=B2[RRR*B*G] n1e1=G2[] e1=6[]; hands G3 B3 R3"
    assert moves(str(after(pond, "score n1"))) == {"hop G frog log", "hop G frog n1e1"}
    assert moves(str(after(pond, "score n1", "hop G frog log"))) == {"hop B bullfrog n1e1"}
    state = after(pond, "score n1", "hop G frog log", "hop B bullfrog n1e1")
    assert (state.frogs[R], state.bullfrogs[R], state.sunk[R]) == (14, 1, 1)
    assert [str(card) for card in state.scored[R]] == ["B2"]


@pytest.mark.rule("bullfrogs.claim")
def test_example_4_a_tie_is_nobodys() -> None:
    pond = "GBR R score; log[] n1=B3[BBGG] e1=6[]; hands G3 B3 R3"
    assert moves(str(after(pond, "score n1"))) == {"hop G frog log", "hop B frog log"}
    state = after(pond, "score n1", "hop G frog log")
    assert (state.frogs[G], state.frogs[B]) == (13, 14)
    assert not any(state.scored)
    assert names(pond, "score n1", "hop G frog log")[-1] == "lost"


LONG_EXAMPLE = (
    "RBG R play; "
    "log[BB] n1=6[BG] n1e1=G3[RR] n1e2=G4[] e1=R2[RR*B*G] e2=R3[] s1e2=B4[] s1=B3[BBG] "
    "s1w1=B3[RBG]; hands R234 B223 G234; piles R3 B2 G2"
)
"""The turn told at the end of the Portuguese rulebook, before red's card.

The text fixes where the cards lie: red's card has a pad on its right and one two cells below, and
the two chain reactions happen on the right of the Log and below it. With red's card north-west of
the Log, all of it fits. So the cell west of the Log is empty, and the first frog is deployed
across that gap; and the blue card ends there. Left open by the text and chosen here: the kinds and
colours of the pads that are scored (one of the three that red wins is red: 4 + 4 + 5 points and 1
for the own colour make the 14 of the text), blue's two frogs on the Log, what else lies in hands
and piles, and where the blue card drifts from.
"""

THE_TURN = {
    "play and act": (
        "play 4 n1w1",
        "deploy frog s1w1",
        "deploy frog n1",
        "sabotage B n1 n1e1",
        "sabotage G n1 n1e1",
    ),
    "the upper pad": ("score n1e1", "hop G frog n1", "hop B frog n1e2", "hop R frog e1"),
    "the lower pad": ("score s1w1", "hop G frog s1"),
    "right of the Log": ("score e1", "hop G frog log", "hop B bullfrog e2"),
    "below the Log": ("score s1", "hop G frog log"),
    "slide": ("slide e2 n1e1", "slide s1e2 w1"),
    "draw": ("end", "draw 3"),
}


def until(part: str) -> str:
    """The position of the long example after everything up to this part."""
    parts = list(THE_TURN)
    texts = [text for name in parts[: parts.index(part) + 1] for text in THE_TURN[name]]
    return str(after(LONG_EXAMPLE, *texts))


def test_the_long_example_red_fills_two_pads() -> None:
    state = after(until("play and act"))
    assert state.stage is Stage.SCORE
    assert moves(str(state)) == {"score n1e1", "score s1w1"}
    assert (pieces(state, "n1e1"), pieces(state, "s1w1")) == ("GBRR", "GBRR")


def test_the_long_example_the_upper_pad() -> None:
    filled = until("play and act")
    assert after(filled, "score n1e1").winner is R
    losers = moves(str(after(filled, "score n1e1")))
    assert losers == {f"hop {c} frog {cell}" for c in "GB" for cell in ("n1", "n1e2", "e1")}
    two_gone = after(filled, *THE_TURN["the upper pad"][:3])
    assert moves(str(two_gone)) == {"hop R frog e1"}
    state = after(until("the upper pad"))
    assert [str(card) for card in state.scored[R]] == ["G3"]
    assert moves(str(state)) == {"score s1w1", "score e1"}


def test_the_long_example_the_lower_pad_sets_off_two_more() -> None:
    filled = until("the upper pad")
    assert moves(str(after(filled, "score s1w1"))) == {"hop G frog s1", "hop B frog s1"}
    before, state = after(filled), after(until("the lower pad"))
    assert state.frogs[R] == before.frogs[R] + 2
    assert state.frogs[B] == before.frogs[B] + 1
    assert moves(str(state)) == {"score e1", "score s1"}


def test_the_long_example_right_of_the_log() -> None:
    filled = until("the lower pad")
    battle = after(filled, "score e1")
    assert battle.winner is R
    assert pieces(battle, "e1") == "GB*RRR*"  # 4 against 2 and 1
    assert moves(str(battle)) == {"hop G frog log", "hop G frog e2"}
    state = after(until("right of the Log"))
    assert (pieces(state, "log"), pieces(state, "e2")) == ("GBB", "B*")
    assert state.sunk[R] == 1


def test_the_long_example_below_the_log_a_tie() -> None:
    filled = until("right of the Log")
    battle = after(filled, "score s1")
    assert battle.winner is None
    assert moves(str(battle)) == {"hop G frog log", "hop B frog log"}
    before, state = after(filled), after(until("below the Log"))
    assert (state.frogs[B], state.frogs[G]) == (before.frogs[B] + 2, before.frogs[G] + 1)
    assert state.stage is Stage.SLIDE
    assert not any(has_card(state, cell) for cell in ("n1e1", "s1w1", "e1", "s1"))


def test_the_long_example_the_slides_and_the_result() -> None:
    apart = until("below the Log")
    assert {move.split(" ")[1] for move in moves(apart)} == {"n1e2", "e2", "s1e2"}
    red_slid = after(apart, "slide e2 n1e1")
    assert {move.split(" ")[1] for move in moves(str(red_slid))} == {"s1e2"}  # green is connected
    assert refused(str(red_slid), "slide n1e2 w1") == "bullfrogs.slide.only-detached"
    state = after(until("draw"))
    assert (state.active, state.stage) == (B, Stage.PLAY)
    cards = state.scored[R]
    points = sum(card.points for card in cards)
    assert points + sum(card.colour is R for card in cards) == 14
    assert state.scored[B] == state.scored[G] == ()
    assert pieces(state, "log") == "GGBB"  # nobody rules the Log any more
    assert str(state) == (
        "RBG B play; log[GGBB] n1=6[GR] n1e2=G4[B] n1w1=R4[] n1e1=R3[B*] w1=B4[]; "
        "hands R233 B223 G234; piles R B2 G2; scored R:G3,B3,R2 B: G:; sunk R1 B0 G0"
    )
