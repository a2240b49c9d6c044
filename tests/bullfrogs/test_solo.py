"""Isaac, by the rulebook: a position in text, a move in text, what happens."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bullfrogs import GAME, events
from engine.bullfrogs.components import BULLFROG, FROG, Colour
from engine.bullfrogs.grid import LOG, parse_cell
from engine.bullfrogs.isaac import marker
from engine.bullfrogs.play import State
from engine.bullfrogs.score import final_scores, solo_rank
from engine.core.game import CHANCE, NOBODY, BadTextError, throw
from tests.bullfrogs.pond import after, chances, moves, pieces, play, refused, told
from tests.telling import only

CROSS = "n1=6[] e1=6[] s1=6[] w1=6[]"


def offered(position: State | str) -> set[str]:
    """The moves of the player, or what chance may do."""
    return moves(position) | chances(position).keys()


@pytest.mark.rule("bullfrogs.solo.setup")
def test_isaac_stands_on_the_log_with_fourteen_frogs_and_begins() -> None:
    state = GAME.start(1, {"colours": "GB"})
    assert str(state) == f"GB B roll; log[] {CROSS}; piles G2223333444 B; isaac log"
    assert state.frogs[Colour.BLUE] == 14
    assert state.bullfrogs[Colour.BLUE] == 0, "his bullfrog is only the marker"
    assert state.to_act == CHANCE


@pytest.mark.parametrize("colours", ["G", "GBR"])
def test_alone_there_are_two_colours(colours: str) -> None:
    with pytest.raises(BadTextError) as wrong:
        GAME.position(f"{colours} G roll; log[] {CROSS}; isaac log")
    assert (wrong.value.what, wrong.value.text) == ("colours", colours)


@pytest.mark.rule("bullfrogs.solo.setup")
def test_you_draw_one_card_and_play_it() -> None:
    state = after(f"GB B end; log[] {CROSS}; piles G234 B; isaac log", "end", "draw 3")
    assert state.hands[Colour.GREEN] == (3,)
    assert state.to_act == 0
    assert all(move.startswith("play 3 ") for move in offered(state))


@pytest.mark.rule("bullfrogs.solo.setup")
def test_turns_alternate_until_the_one_with_your_last_card() -> None:
    last = f"GB G end; log[] {CROSS}; isaac log"
    assert after(last.replace("; isaac", "; piles G2 B; isaac"), "end").to_act == CHANCE
    assert after(last, "end").to_act == NOBODY


@pytest.mark.rule("bullfrogs.solo.dice")
def test_two_dice_fall_at_once() -> None:
    falls = chances(GAME.start(1, {}))
    assert len(falls) == 18
    assert set(falls.values()) == {2}, "36 falls, all alike"
    assert refused(f"GB B walk any 2; log[] {CROSS}; isaac log", "roll any 2") == "bullfrogs.turn"


@pytest.mark.rule("bullfrogs.solo.move")
@pytest.mark.parametrize(
    ("face", "target"),
    [("north", "n1"), ("east", "e1"), ("south", "s1"), ("west", "w1"), ("blank", "log")],
)
def test_an_arrow_moves_him_and_the_blank_side_does_not(face: str, target: str) -> None:
    state = after(f"GB B roll; log[] {CROSS}; isaac log", f"roll {face} 1")
    assert state.to_act == CHANCE
    assert offered(state) == {f"walk {target}"}


@pytest.mark.rule("bullfrogs.solo.move")
def test_without_a_card_that_way_he_stays() -> None:
    state = after("GB B roll; log[] n1=6[]; isaac n1", "roll east 2")
    assert offered(state) == {"walk n1"}


@pytest.mark.rule("bullfrogs.solo.move")
def test_all_four_ways_is_your_choice_and_he_must_move() -> None:
    position = "GB B walk any 2; log[] n1=6[] e1=6[]; isaac log"
    state = GAME.position(position)
    assert state.to_act == 0
    assert offered(state) == {"walk n1", "walk e1"}
    assert refused(position, "walk log") == "bullfrogs.solo.move"
    assert refused(position, "walk w1") == "bullfrogs.solo.move"


@pytest.mark.rule("bullfrogs.solo.act")
def test_he_expels_first_and_recruits_with_the_rest() -> None:
    state = after("GB B isaac 3 3 0; log[] n1=6[GG]; isaac n1", "expel", "recruit", "recruit")
    assert pieces(state, "n1") == "GBB"
    assert state.frogs[Colour.GREEN] == 13
    assert state.frogs[Colour.BLUE] == 12


@pytest.mark.rule("bullfrogs.solo.act")
def test_he_expels_once_a_turn_and_never_a_bullfrog() -> None:
    assert offered(after("GB B isaac 3 3 0; log[] n1=6[GG]; isaac n1", "expel")) == {"recruit"}
    assert offered("GB B isaac 2 2 0; log[] n1=6[G*]; isaac n1") == {"recruit"}
    assert refused("GB B isaac 2 2 0; log[] n1=6[G*]; isaac n1", "expel") == "bullfrogs.solo.act"


@pytest.mark.rule("bullfrogs.solo.act")
def test_he_recruits_at_most_two_and_loses_the_third_action() -> None:
    state = after(f"GB B isaac 3 3 0; log[] {CROSS}; isaac n1", "recruit", "recruit")
    assert offered(state) == {"idle"}


@pytest.mark.rule("bullfrogs.solo.act")
def test_he_recruits_on_the_log_too() -> None:
    state = after(f"GB B isaac 2 2 0; log[G] {CROSS}; isaac log", "expel", "recruit")
    assert pieces(state, "log") == "B"


@pytest.mark.rule("bullfrogs.solo.act")
def test_a_full_pad_takes_no_recruit() -> None:
    assert offered("GB B isaac 3 1 1; log[] n1=6[GGGGBB]; isaac n1") == {"idle"}


@pytest.mark.rule("bullfrogs.solo.act")
def test_with_an_empty_reserve_he_takes_frogs_from_the_log() -> None:
    position = f"GB B isaac 1 1 0; log[{'B' * 14}] n1=6[]; isaac n1"
    state = after(position, "recruit")
    assert pieces(state, "log") == "B" * 13
    assert pieces(state, "n1") == "B"
    recruited = only(events.Recruited, told(position, "recruit"))
    assert recruited == events.Recruited(Colour.BLUE, parse_cell("n1"), LOG)


@pytest.mark.rule("bullfrogs.solo.act")
def test_with_an_empty_reserve_on_the_log_or_none_there_he_loses_his_actions() -> None:
    on_log = f"GB B isaac 2 2 0; log[{'B' * 14}] n1=6[]; isaac log"
    none_there = "GB B isaac 2 2 0; log[] n1=6[BBBBB] e1=6[BBBBB] s1=6[BBBB] w1=6[]; isaac w1"
    assert offered(on_log) == offered(none_there) == {"idle"}


@pytest.mark.rule("bullfrogs.solo.score")
def test_his_marker_is_ignored_in_battle_and_the_card_goes_to_his_pile() -> None:
    state = after("GB B isaac 1 1 0; log[] n1=6[BBBBG*] e1=6[]; isaac n1", "recruit")
    assert offered(state) == {"score n1"}
    play(state, "score n1")
    assert state.winner == Colour.BLUE
    play(state, "hop G bullfrog log", "walk log")
    assert [str(card) for card in state.scored[Colour.BLUE]] == ["6"]


@pytest.mark.rule("bullfrogs.solo.score")
def test_in_a_tie_on_his_turn_isaac_counts_as_the_winner_for_the_hops() -> None:
    tie = "log[] n1=G3[GGBB]; isaac log"
    on_his_turn = after(f"GB B score; {tie}", "score n1")
    on_yours = after(f"GB G score; {tie}", "score n1")
    assert offered(on_his_turn) == {"hop G frog log"}
    assert offered(on_yours) == {"hop B frog log"}
    assert on_his_turn.to_act == 0, "you pick every hop"


@pytest.mark.rule("bullfrogs.solo.marker-sinks")
def test_his_marker_leaves_a_sinking_pad_for_a_neighbour_of_your_choice() -> None:
    position = "GB G score; log[] n1=G4[BBB] n1e1=G3[] n3=6[]; isaac n1"
    state = after(position, "score n1", "hop B frog log", "hop B frog n1e1")
    assert state.to_act == 0
    assert offered(state) == {"walk log", "walk n1e1"}
    assert refused(str(state), "walk n3") == "bullfrogs.solo.marker-sinks"
    play(state, "walk n1e1")
    assert parse_cell("n1") not in state.cards
    assert marker(state).cell == parse_cell("n1e1")


@pytest.mark.rule("bullfrogs.solo.marker-sinks")
def test_without_a_neighbour_it_goes_to_a_pad_with_most_free_spaces() -> None:
    state = after("GB G score; log[] n1=6[B] s1=6[G] e1=6[GG] n3=G4[BBB]; isaac n3", "score n3")
    assert offered(state) == {"walk n1", "walk s1"}


@pytest.mark.rule("bullfrogs.solo.marker-sinks")
def test_without_any_other_pad_it_goes_to_the_log() -> None:
    assert offered(after("GB G score; log[] n3=G4[BBB]; isaac n3", "score n3")) == {"walk log"}


@pytest.mark.rule("bullfrogs.solo.setup")
def test_the_marker_brings_nothing_on_the_log() -> None:
    yours, isaacs = final_scores(GAME.position("GB G over; log[G] n1=6[]; isaac log"))
    assert (yours.log, yours.log_bonus) == (1, 3)
    assert (isaacs.log, isaacs.log_bonus) == (0, 0)


@pytest.mark.rule("bullfrogs.solo.setup")
def test_the_marker_holds_no_space_and_rides_on_a_sliding_card() -> None:
    state = after("GB G slide; log[] n1=6[] n3=G4[BB]; isaac n3", "slide n3 e1")
    assert marker(state).cell == parse_cell("e1")
    assert state.cards[parse_cell("e1")].free == 1


@pytest.mark.rule("bullfrogs.solo.final")
def test_isaacs_points_are_taken_off_and_own_colours_count_nothing() -> None:
    state = GAME.position("GB G over; log[GGB] n1=6[G]; scored G:6,G3 B:G4; isaac log")
    yours, isaacs = final_scores(state)
    assert (yours.cards, yours.own_colour, yours.log, yours.log_bonus) == (10, 0, 2, 3)
    assert isaacs.total == 3 + 1
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (15 - 4,)
    assert outcome.rule.id == "bullfrogs.solo.final"


@pytest.mark.rule("bullfrogs.solo.final")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-3, "squire"),
        (24, "squire"),
        (25, "soldier"),
        (29, "soldier"),
        (30, "knight"),
        (35, "duke"),
        (40, "commander"),
        (44, "commander"),
        (45, "grand-master"),
    ],
)
def test_the_six_ranks(points: int, rank: str) -> None:
    assert solo_rank(points) == rank


def playout(seed: int) -> Iterator[State]:
    """Every state of a random solo game."""
    random = Random(seed)
    state = GAME.start(1, {"colours": "GB"})
    while state.to_act != NOBODY:
        yield state
        if state.to_act == CHANCE:
            state.play(throw(state, random))
        else:
            state.play(random.choice(state.moves()))
    yield state


@given(st.integers(0, 2**32))
def test_his_frogs_number_fourteen_and_his_marker_is_no_piece(seed: int) -> None:
    for state in playout(seed):
        pads = state.cards.values()
        assert state.frogs[Colour.BLUE] + sum(pad.pieces[FROG][Colour.BLUE] for pad in pads) == 14
        assert not any(pad.pieces[BULLFROG][Colour.BLUE] for pad in pads)
        assert marker(state).cell in state.cards
        assert marker(state).recruited <= 2


def test_every_step_of_isaac_is_told() -> None:
    told: set[str] = set()
    for seed in range(20):
        random = Random(seed)
        state = GAME.start(1, {})
        while state.to_act != NOBODY:
            happened: list[object] = []
            by_chance = state.to_act == CHANCE
            move = throw(state, random) if by_chance else random.choice(state.moves())
            state.play(move, happened.append)
            told |= {type(event).__name__ for event in happened}
    expected = (events.Rolled, events.Walked, events.Expelled, events.Recruited, events.Idled)
    assert {event.__name__ for event in expected} <= told
