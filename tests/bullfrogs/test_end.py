"""The end of a turn, the end of the game, and the final score."""

import pytest

from engine.bullfrogs.components import Colour, deck
from engine.bullfrogs.game import GAME
from engine.bullfrogs.rulebook import END, TIE_BREAK
from engine.bullfrogs.score import final_scores
from engine.bullfrogs.state import Stage
from engine.core.game import Outcome
from tests.bullfrogs.pond import START, after, chances, ending, names, refused

G, B = Colour.GREEN, Colour.BLUE


@pytest.mark.rule("bullfrogs.draw")
def test_the_turn_ends_with_a_card_off_ones_own_pile() -> None:
    end = f"GB G end; {START}; hands G23 B234; piles G3344 B2"
    draw = after(end, "end")
    assert draw.stage is Stage.DRAW
    assert chances(draw) == {"draw 3": 2, "draw 4": 2}
    assert refused(str(draw), "draw 4") is None
    assert refused(str(draw), "draw 2") == "bullfrogs.draw"  # only the other pile has one
    state = after(end, "end", "draw 4")
    assert (state.hands[G], state.piles[G], state.active) == ((2, 3, 4), (3, 3, 4), B)
    assert names(end, "end", "draw 4") == ["drew", "passed"]


@pytest.mark.rule("bullfrogs.draw")
def test_the_hand_is_filled_up_to_three_and_no_further() -> None:
    one_left = f"GB G end; {START}; hands G2 B234; piles G334 B2"
    assert after(one_left, "end", "draw 4").stage is Stage.DRAW
    assert after(one_left, "end", "draw 4", "draw 3").active is B
    full = one_left.replace("hands G2", "hands G224")
    assert after(full, "end").active is B


@pytest.mark.rule("bullfrogs.draw")
def test_without_a_pile_the_turn_ends_without_a_card() -> None:
    end = f"GB G end; {START}; hands G23 B23; piles G B2"
    state = after(end, "end")
    assert (state.stage, state.active, state.hands[G]) == (Stage.PLAY, B, (2, 3))


@pytest.mark.rule("bullfrogs.draw")
def test_the_opening_hands_are_dealt_from_the_first_player_on() -> None:
    deal = f"GBR B deal; {START}; hands G B R; piles G2333 B2244 R3333"
    dealt = ["draw 2", "draw 2", "draw 4", "draw 3", "draw 3", "draw 3", "draw 3", "draw 3"]
    assert refused(deal, "draw 3") == "bullfrogs.draw"
    state = after(deal, *dealt)
    assert state.stage is Stage.DEAL
    assert chances(state) == {"draw 2": 1, "draw 3": 1}
    state = after(deal, *dealt, "draw 2")
    assert (state.stage, state.active) == (Stage.PLAY, B)
    assert state.hands[:3] == [(2, 3, 3), (2, 2, 4), (3, 3, 3)]


def test_each_deck_is_as_the_table_of_house_values_says() -> None:
    assert deck(2) == deck(3) == (2, 2, 2, 3, 3, 3, 3, 4, 4, 4)
    assert deck(4) == (2, 2, 2, 3, 3, 3, 4, 4, 4)  # one 3-action card less
    for seats in GAME.seats:
        state = GAME.start(seats, {})
        assert [state.piles[colour] for colour in state.colours[:seats]] == [deck(seats)] * seats
        assert str(state).split("; ")[1] == START


def test_the_players_choose_colours_and_who_begins() -> None:
    state = GAME.start(3, {"colours": "YGR", "first": "2"})
    assert [colour.letter for colour in state.colours] == ["Y", "G", "R"]
    assert (state.stage, state.active) == (Stage.DEAL, G)
    drawn = chances(GAME.start(3, {"colours": "YGR"}))
    assert drawn == {"start Y": 1, "start G": 1, "start R": 1}


@pytest.mark.rule("bullfrogs.end")
def test_the_game_ends_after_the_turn_of_the_last_card() -> None:
    last_but_one = f"GB G end; {START}; hands G B4"
    state = after(last_but_one, "end")
    assert (state.stage, state.active, state.outcome()) == (Stage.PLAY, B, None)
    playing = after(str(state), "play 4 n2")
    assert (playing.stage, playing.outcome()) == (Stage.ACT, None)
    over = after(str(playing), "deploy frog n1", "stop", "end")
    assert over.stage is Stage.OVER
    assert over.outcome() is not None
    assert names(str(playing), "stop", "end") == ["ended"]


@pytest.mark.rule("bullfrogs.end")
def test_the_last_turn_is_scored_in_full() -> None:
    last = "GB B act n1w1 1; log[] n1=6[BBBBG] w1=6[G] n1w1=B4[]; hands G B"
    state = after(last, "deploy frog n1", "score n1", "hop G frog log", "hop B frog n1w1")
    assert state.outcome() is None
    assert ending(str(state), "end") == Outcome((1,), (1 + 3, 6), END)


def score(pond: str) -> list[tuple[int, int, int, int]]:
    """For each seat: cards, own colour, Log, bonus."""
    lines = final_scores(after(f"GBR G over; {pond}"))
    assert [line.colour for line in lines] == [G, B, Colour.RED]
    return [(line.cards, line.own_colour, line.log, line.log_bonus) for line in lines]


@pytest.mark.rule("bullfrogs.final")
def test_cards_own_colour_the_log_and_its_ruler() -> None:
    pond = "log[GGBB*] n1=6[RRRR]; scored G:6,G4,G2,B3 B:R2,B3 R:"
    assert score(pond) == [(6 + 3 + 5 + 4, 2, 2, 0), (5 + 4, 1, 3, 3), (0, 0, 0, 0)]
    assert ending(f"GBR G over; {pond}") == Outcome((0,), (22, 16, 0), END)


@pytest.mark.rule("bullfrogs.final")
@pytest.mark.parametrize(
    ("on_log", "ruler"),
    [("", None), ("G", 0), ("GGB*", None), ("GB*", 1), ("GGBBRR*", 2), ("GGBBR", None)],
)
def test_only_the_sole_strongest_army_rules_the_log(on_log: str, ruler: int | None) -> None:
    bonus = [line[3] for line in score(f"log[{on_log}] n1=6[]")]
    assert bonus == [3 if seat == ruler else 0 for seat in range(3)]


@pytest.mark.rule("bullfrogs.final.tie-break")
def test_tied_players_count_their_pieces_on_the_pads_left() -> None:
    # Three on pads each; red's crowd is not asked.
    tied = "GBR G over; log[] n1=6[GBB*] e1=6[GG] s1=B2[RRRR]; scored G:6 B:6 R:"
    assert ending(tied) == Outcome((0, 1), (6, 6, 0), TIE_BREAK)


@pytest.mark.rule("bullfrogs.final.tie-break")
def test_a_bullfrog_more_decides_and_the_log_does_not_count_again() -> None:
    tied = "GBR G over; log[GG] n1=6[GB*]; scored G:R3 B:R2,R3 R:"
    assert ending(tied) == Outcome((1,), (9, 9, 0), TIE_BREAK)


@pytest.mark.rule("bullfrogs.final.tie-break")
def test_no_tie_no_tie_break() -> None:
    ahead = "GB G over; log[GB] n1=6[BBBB]; scored G:6,B4 B:6"
    assert ending(ahead) == Outcome((0,), (10, 7), END)
