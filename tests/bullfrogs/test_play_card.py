"""The first step of a turn, and how many actions it brings."""

import pytest

from engine.bullfrogs.state import Stage
from tests.bullfrogs.pond import START, after, moves, names, pieces, refused

TURN = f"GB G play; {START}; hands G234 B334; piles G3 B2"


@pytest.mark.rule("bullfrogs.play-card")
def test_a_card_of_the_hand_goes_onto_an_empty_cell() -> None:
    assert refused(TURN, "play 2 n1e1") is None
    state = after(TURN, "play 2 n1e1")
    assert pieces(state, "n1e1") == ""
    assert state.hands[state.active] == (3, 4)
    assert names(TURN, "play 2 n1e1") == ["played"]
    hand_of_two = TURN.replace("hands G234", "hands G34")
    assert refused(hand_of_two, "play 2 n1e1") == "bullfrogs.play-card"
    assert refused(TURN, "play 2 n1") == "bullfrogs.play-card"
    assert refused(TURN, "play 2 log") == "bullfrogs.play-card"


@pytest.mark.rule("bullfrogs.play-card")
def test_two_equal_cards_in_hand_are_one_choice_and_leave_one_by_one() -> None:
    twins = TURN.replace("hands G234", "hands G233")
    assert len(moves(twins)) == 2 * 8
    state = after(twins, "play 3 n2")
    assert state.hands[state.active] == (2, 3)


@pytest.mark.rule("bullfrogs.adjacency")
def test_cards_are_adjacent_when_they_share_a_side() -> None:
    assert refused(TURN, "play 2 n2") is None  # beside the north pad
    assert refused(TURN, "play 2 n1e1") is None  # beside two pads
    assert refused(TURN, "play 2 n2e1") == "bullfrogs.adjacency"  # corner to corner
    assert refused(TURN, "play 2 n5") == "bullfrogs.adjacency"  # far away
    assert {move.split(" ")[2] for move in moves(TURN)} == {
        *("n2", "e2", "s2", "w2"),
        *("n1e1", "n1w1", "s1e1", "s1w1"),
    }


@pytest.mark.rule("bullfrogs.adjacency")
def test_the_log_alone_has_four_neighbours() -> None:
    lonely = TURN.replace(START, "log[]")
    assert {move.split(" ")[2] for move in moves(lonely)} == {"n1", "e1", "s1", "w1"}


@pytest.mark.rule("bullfrogs.actions")
def test_a_card_brings_as_many_actions_as_it_shows() -> None:
    for shown in (2, 3, 4):
        assert after(TURN, f"play {shown} n1e1").actions == shown
    two = after(TURN, "play 2 n1e1", "deploy frog n1", "deploy frog n1")
    assert two.stage is Stage.END
    three = after(TURN, "play 3 n1e1", "deploy frog n1", "deploy frog n1")
    assert three.actions == 1


@pytest.mark.rule("bullfrogs.actions")
def test_actions_mix_freely_and_may_be_left() -> None:
    busy = f"GB G act n1e1 4; {START.replace('e1=6[]', 'e1=6[BB]')} n1e1=G4[]"
    mixed = ("sabotage B e1 log", "deploy bullfrog n1", "sabotage B e1 n1e1", "deploy frog e1")
    assert after(busy, *mixed).stage is Stage.END
    for done in range(4):
        assert after(busy, *mixed[:done], "stop").stage is Stage.END


@pytest.mark.rule("bullfrogs.turn")
def test_each_step_of_the_turn_has_its_own_moves() -> None:
    act = f"GB G act n1e1 2; {START} n1e1=G2[]; hands G34 B334; piles G3 B2"
    full = "log[] n1=6[GGGBBB] e1=6[] s1=6[] w1=6[]"
    texts = {
        "start": (f"GB G start; {START}; hands G B; piles G2233 B2233", "start B"),
        "deal": (f"GB G deal; {START}; hands G B; piles G2233 B2233", "draw 2"),
        "play": (TURN, "play 2 n2"),
        "act": (act, "stop"),
        "score": (f"GB G score; {full}", "score n1"),
        "hop": (f"GB G hop n1 - log; {full}", "hop B frog log"),
        "slide": ("GB G slide; log[] e1=6[] n2=6[]", "slide n2 n1e1"),
        "end": (f"GB G end; {START}; hands G23 B234; piles G3 B2", "end"),
        "draw": (f"GB G draw; {START}; hands G23 B234; piles G3 B2", "draw 3"),
    }
    for stage, (position, _) in texts.items():
        for other, (_, move) in texts.items():
            if stage == other:
                assert refused(position, move) is None
            elif {stage, other} != {"deal", "draw"}:
                assert refused(position, move) == "bullfrogs.turn"


@pytest.mark.rule("bullfrogs.turn")
def test_only_a_player_of_the_game_can_begin() -> None:
    start = f"GB G start; {START}; hands G B; piles G2233 B2233"
    assert refused(start, "start G") is None
    assert refused(start, "start R") == "bullfrogs.turn"
    assert names(start, "start B") == ["started"]
    assert after(start, "start B").turn == 1


@pytest.mark.rule("bullfrogs.turn")
def test_nobody_moves_when_the_game_is_over() -> None:
    over = f"GB G over; {START}"
    for move in ("play 2 n2", "deploy frog n1", "stop", "score n1", "end", "draw 2", "start G"):
        assert refused(over, move) == "bullfrogs.turn"
