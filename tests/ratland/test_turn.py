"""Phase 1, the active player's card, and what comes when."""

import pytest

from engine.core.game import CHANCE, NOBODY
from engine.ratland import GAME
from engine.ratland.components import FINAL_EVENTS, INITIAL_EVENTS
from engine.ratland.events import Ended, Passed, Revealed, Served, Started
from engine.ratland.state import Stage
from tests.ratland.sewer import START, after, chances, moves, place, placing, refused, table, told
from tests.telling import every, only

INITIAL = " ".join(INITIAL_EVENTS)


@pytest.mark.rule("ratland.active")
def test_anybody_may_be_the_first_active_player() -> None:
    start = str(GAME.start(3, {}))
    assert start == f"start active 1; clan {START}; clan {START}; clan {START}"
    assert chances(start) == {"start 1": 1, "start 2": 1, "start 3": 1}
    assert refused(start, "start 4") == "ratland.active"
    assert after(start, "start 2").active == 1
    assert told(start, "start 2") == [Started(1)]


@pytest.mark.rule("ratland.active")
def test_the_players_may_choose_who_is_active_first() -> None:
    state = GAME.start(4, {"first": "3"})
    assert (state.active, state.stage) == (2, Stage.EVENT)


@pytest.mark.rule("ratland.active")
def test_the_card_stays_for_the_first_turn_and_then_goes_to_the_left() -> None:
    text = str(GAME.start(3, {"first": "3"}))
    asleep = [place("nursery=1")] * 3
    first = ["event abundance", "food 1", *asleep, "unveil"]
    assert not every(Passed, told(text, *first[:-1]))
    assert only(Passed, told(text, *first)) == Passed(0)
    second = ["event cousin", "food 2", *asleep, "unveil"]
    assert after(text, *first, *second).active == 1


@pytest.mark.rule("ratland.active")
def test_a_clan_starts_with_seven_rats_and_two_cheese() -> None:
    for seats in GAME.seats:
        state = GAME.start(seats, {})
        assert [(clan.healthy, clan.cheese) for clan in state.clans] == [(7, 2)] * seats
        assert state.pile == 80 - 7 * seats


@pytest.mark.rule("ratland.event")
def test_initial_events_come_first_in_any_order() -> None:
    begun = str(GAME.start(2, {"first": "1"}))
    assert chances(begun) == {f"event {card}": 1 for card in INITIAL_EVENTS}
    assert refused(begun, "event alarm") == "ratland.event"
    later = f"event active 1; events helmet cousin; food 3 4; clan {START}; clan {START}"
    assert set(chances(later)) == {"event abundance", "event massive-attacks", "event we-made-it"}
    assert refused(later, "event helmet") == "ratland.event"


@pytest.mark.rule("ratland.event")
@pytest.mark.rule("ratland.event.end")
def test_the_end_is_shuffled_among_the_final_events() -> None:
    final = f"event active 1; events {INITIAL} drunk; food 1 2 3 4 5 6; clan {START}; clan {START}"
    rest = [card for card in FINAL_EVENTS if card != "drunk"]
    assert chances(final) == {f"event {card}": 1 for card in rest}
    assert refused(final, "event drunk") == "ratland.event"


@pytest.mark.rule("ratland.event")
def test_food_cards_come_in_any_order_or_in_a_first_game_by_number() -> None:
    shuffled = f"food active 1; events cousin helmet; food 4; clan {START}; clan {START}"
    assert set(chances(shuffled)) == {f"food {card}" for card in (1, 2, 3, 5, 6, 7, 8, 9)}
    assert refused(shuffled, "food 4") == "ratland.event"
    first = str(GAME.start(2, {"food": "first-game", "first": "1"}))
    one = after(first, "event cousin")
    assert chances(one) == {"food 1": 1}
    assert refused(one, "food 2") == "ratland.event"
    assert told(one, "food 1")[0] == Served(1)


@pytest.mark.rule("ratland.event")
def test_a_turn_begins_with_its_event_and_then_its_food() -> None:
    begun = str(GAME.start(2, {"first": "1"}))
    assert told(begun, "event helmet") == [Revealed(INITIAL_EVENTS[3], 1)]
    state = after(begun, "event helmet")
    assert state.to_act == CHANCE
    assert refused(state, "event cousin") == "ratland.turn"


@pytest.mark.rule("ratland.event.end")
def test_the_game_ends_at_once_and_the_turn_is_not_played() -> None:
    text = f"event active 2; events {INITIAL}; food 1 2 3 4 5; clan pantry=9; clan pantry=8"
    state = after(text, "event end")
    assert state.to_act == NOBODY
    assert state.food == (1, 2, 3, 4, 5)
    assert every(Revealed, told(text, "event end")) == [Revealed(FINAL_EVENTS[-1], 6)]
    assert only(Ended, told(text, "event end")) == Ended()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule.id) == ((0,), (9, 8), "ratland.event.end")


@pytest.mark.rule("ratland.event.end")
def test_the_tenth_card_can_only_be_the_end() -> None:
    events = " ".join([*INITIAL_EVENTS, *FINAL_EVENTS[:-1]])
    text = f"event active 1; events {events}; food 1 2 3 4 5 6 7 8 9; clan {START}; clan {START}"
    assert chances(text) == {"event end": 1}


@pytest.mark.rule("ratland.turn")
@pytest.mark.parametrize(
    "move",
    [
        "start 1",
        "event cousin",
        "food 2",
        "hide",
        "release",
        "pass",
        "unveil",
        "draw yellow",
        "throw white",
        "starve healthy=1 poisoned=0",
    ],
)
def test_each_step_has_its_own_moves(move: str) -> None:
    assert refused(placing([START] * 3), move) == "ratland.turn"


@pytest.mark.rule("ratland.turn")
def test_rats_are_placed_only_while_rats_are_placed() -> None:
    bag = "bag dump yellow=6 white=6"
    text = table("forage", ["dump=1 pantry=6", START], bag, waiting=[1])
    assert refused(text, place("dump=1 nursery=6")) == "ratland.turn"
    assert moves(text) == set()


@pytest.mark.rule("ratland.ties")
@pytest.mark.parametrize(("active", "order"), [(1, (0, 1, 2)), (2, (1, 2, 0)), (3, (2, 0, 1))])
def test_ties_go_to_the_active_player_and_then_clockwise(
    active: int, order: tuple[int, ...]
) -> None:
    state = GAME.position(placing([START] * 3, active=active))
    assert state.order == order
    assert state.in_order((0, 1, 2)) == order
    assert state.in_order((2, 0)) == tuple(seat for seat in order if seat != 1)
