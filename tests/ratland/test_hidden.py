"""A placement is a secret until the last one is in: what that means, property by property."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import CHANCE, Event
from engine.core.match import HUMAN, Match, Player
from engine.ratland import GAME
from engine.ratland.events import Placed, Unveiled
from engine.ratland.moves import Place, parse_move
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.ratland.sense import evaluate, suggest
from engine.search.bots import greedy_bot, random_bot
from tests.ratland.sewer import only, place, placing

CLANS = {
    2: ["pantry=5 cheese=3", "pantry=6 cheese=1"],
    3: ["pantry=5 cheese=3", "pantry=6 cheese=1", "pantry=4 cheese=2 poisoned=1"],
    4: ["pantry=5 cheese=3", "pantry=6 cheese=1", "pantry=4 poisoned=1", "pantry=7 cheese=9"],
}

pairs = st.tuples(st.sampled_from(GAME.seats), st.integers(1, 4), st.integers(), st.integers())
"""How many clans, how many of them have placed (at most all), and two ways to do so."""


def some_have_placed(seats: int, count: int, seed: int) -> tuple[State, list[Placed]]:
    """A state in which the first clans have placed at random, and what was told."""
    state, random = GAME.position(placing(CLANS[seats])), Random(seed)
    events: list[Event] = []
    for _ in range(min(count, seats)):
        state.play(state.placements(state.to_act).choose(random), events.append)
    return state, only(Placed, events)


@pytest.mark.rule("ratland.place")
@given(pairs)
def test_what_the_others_see_does_not_depend_on_the_placement(
    pair: tuple[int, int, int, int],
) -> None:
    seats, count, one_way, another = pair
    one, _ = some_have_placed(seats, count, one_way)
    other, _ = some_have_placed(seats, count, another)
    blind = [seat for seat in range(seats) if seat >= count]
    for viewer in (*blind, None):
        assert one.observe(viewer) == other.observe(viewer)
    for viewer in range(seats):
        seen = one.observe(viewer)
        assert seen.choice == one.choices[viewer]
        assert seen.clans == tuple(one.clans)
        assert all(clan.healthy == clan.places.pantry for clan in seen.clans)


@pytest.mark.rule("ratland.place")
@given(pairs)
def test_neither_turns_nor_legal_moves_depend_on_the_placement(
    pair: tuple[int, int, int, int],
) -> None:
    seats, count, one_way, another = pair
    one, _ = some_have_placed(seats, count, one_way)
    other, _ = some_have_placed(seats, count, another)
    assert (one.to_act, one.moves(), one.chance()) == (other.to_act, other.moves(), other.chance())
    for move in Placements(7):
        if move.dump > 3:
            assert one.refusal(move) == other.refusal(move)


@pytest.mark.rule("ratland.place")
@given(pairs)
def test_what_is_told_to_the_others_does_not_depend_on_the_placement(
    pair: tuple[int, int, int, int],
) -> None:
    seats, count, one_way, another = pair
    _, told = some_have_placed(seats, count, one_way)
    _, told_other = some_have_placed(seats, count, another)
    for viewer in (*range(seats), None):
        for event, other in zip(told, told_other, strict=True):
            if viewer != event.seat:
                assert event.seen_by(viewer) == other.seen_by(viewer) == Placed(event.seat, None)
            else:
                assert event.seen_by(viewer) == event


@pytest.mark.rule("ratland.place")
@given(pairs)
def test_neither_imagination_nor_bots_know_the_placement(pair: tuple[int, int, int, int]) -> None:
    seats, count, one_way, another = pair
    count = min(count, seats - 1)
    one, _ = some_have_placed(seats, count, one_way)
    other, _ = some_have_placed(seats, count, another)
    viewer = one.to_act
    imagined = [
        str(GAME.imagine(state.observe(viewer), Random(seed)))
        for state in (one, other)
        for seed in (1, 2)
    ]
    assert imagined[:2] == imagined[2:]
    assert imagined[0] != imagined[1]
    for bot in (random_bot, greedy_bot(evaluate, suggest)):
        choices = {bot(GAME, state.observe(viewer), Random(3)) for state in (one, other)}
        assert len(choices) == 1


@pytest.mark.rule("ratland.place")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_sees_every_placement_once_the_last_is_in(seats: int) -> None:
    state, _ = some_have_placed(seats, seats, 8)
    chosen = state.choices
    assert state.to_act == CHANCE
    for viewer in (*range(seats), None):
        seen = state.observe(viewer)
        assert seen.placed == (True,) * seats
        assert seen.choice == (None if viewer is None else chosen[viewer])
    events: list[Event] = []
    healthy = [clan.healthy for clan in state.clans]
    state.play(parse_move("unveil"), events.append)
    expected = tuple(
        move.places(rats) for move, rats in zip(chosen, healthy, strict=True) if move is not None
    )
    assert [event.seen_by(None) for event in only(Unveiled, events)] == [Unveiled(expected)]
    assert state.observe(None).placed == (False,) * seats


@pytest.mark.rule("ratland.place")
def test_a_placement_may_be_taken_back_until_the_screens_go_away() -> None:
    match = Match(GAME, [Player(HUMAN, "one"), Player(HUMAN, "two")], {"first": "1"})
    for text in ("event abundance", "food 1", place("dump=7")):
        match.play(parse_move(text))
    assert match.undo_length(0) is None, "the next player is already choosing"
    match.play(Place(0, 7, 0, 0, 0, 0))
    assert match.undo_length(0) is None
    assert match.undo_length(1) == 3
    match.play(parse_move("unveil"))
    assert match.undo_length(1) is None
