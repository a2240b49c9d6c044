"""A placement is a secret until the last one is in: what that means, property by property."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import CHANCE, BadTextError, Event, IllegalMoveError
from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import load
from engine.ratland import GAME
from engine.ratland.evaluation import evaluate, suggest
from engine.ratland.events import Placed, Unveiled
from engine.ratland.moves import parse_move
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.search.bots import greedy_bot, random_bot
from tests.ratland.sewer import START, place, placing, table
from tests.telling import every

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
        state.play(random.choice(state.moves()), events.append)
    return state, every(Placed, events)


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
        assert GAME.observe(one, viewer) == GAME.observe(other, viewer)
    for viewer in range(seats):
        seen = GAME.observe(one, viewer)
        assert seen.choice == one.choices[viewer]
        assert seen.clans == one.clans
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
        str(GAME.determinize(GAME.observe(state, viewer), Random(seed)))
        for state in (one, other)
        for seed in (1, 2)
    ]
    assert imagined[:2] == imagined[2:]
    assert imagined[0] != imagined[1]
    for bot in (random_bot, greedy_bot(evaluate, suggest)):
        choices = {bot(GAME, GAME.observe(state, viewer), Random(3)) for state in (one, other)}
        assert len(choices) == 1


@pytest.mark.rule("ratland.place")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_sees_every_placement_once_the_last_is_in(seats: int) -> None:
    state, _ = some_have_placed(seats, seats, 8)
    chosen = state.choices
    assert state.to_act == CHANCE
    for viewer in (*range(seats), None):
        seen = GAME.observe(state, viewer)
        assert seen.placed == (True,) * seats
        assert seen.choice == (None if viewer is None else chosen[viewer])
    events: list[Event] = []
    healthy = [clan.healthy for clan in state.clans]
    state.play(parse_move("unveil"), events.append)
    expected = tuple(
        move.places(rats) for move, rats in zip(chosen, healthy, strict=True) if move is not None
    )
    assert [event.seen_by(None) for event in every(Unveiled, events)] == [Unveiled(expected)]
    assert GAME.observe(state, None).placed == (False,) * seats


def about_to_place(seats: int) -> Match:
    """A match whose first clan is about to place seven rats."""
    players = [Player(HUMAN, name) for name in ("one", "two", "three", "four")[:seats]]
    match = Match(GAME, players, {"first": "1"})
    for text in ("event abundance", "food 1"):
        match.play(parse_move(text))
    return match


@pytest.mark.rule("ratland.place")
def test_a_placement_may_be_taken_back_until_the_screens_go_away() -> None:
    match = about_to_place(3)
    for seat, text in enumerate(("dump=7", "city=7", "nursery=7")):
        match.play(parse_move(place(text)))
        assert [match.undo_length(one) for one in range(3)] == [
            2 + one if one <= seat else None for one in range(3)
        ]
    assert match.state.to_act == CHANCE
    match.play(parse_move("unveil"))
    assert [match.undo_length(seat) for seat in range(3)] == [None] * 3


@pytest.mark.rule("ratland.place")
@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_takes_a_placement_back_makes_nobody_place_again(seats: int) -> None:
    """The others' placements wait for it, through a save as well, and come back as they were."""
    plans = [place(text) for text in ("dump=7", "city=7", "nursery=7", "left=7")][:seats]
    changed = place("countryside=7")
    for count in range(1, seats + 1):
        for seat in range(count):
            match = about_to_place(seats)
            for plan in plans[:count]:
                match.play(parse_move(plan))
            match.undo(seat)
            assert match.state.to_act == seat
            assert match.state.choices[seat:] == (None,) * (seats - seat)
            if seat < count - 1:
                assert {match.undo_length(one) for one in range(seats)} == {None}, "one at a time"
            match = read_match(str(match), load)
            match.play(parse_move(changed))
            assert list(map(str, match.log[2:])) == [
                *plans[:seat],
                changed,
                *plans[seat + 1 : count],
            ]
            assert not match.aside
            assert str(read_match(str(match), load).state) == str(match.state)


@pytest.mark.rule("ratland.place")
def test_what_was_done_in_the_open_is_not_taken_back_past_a_placement() -> None:
    """Who hides a cheese does so for all to see, and the others have placed knowing it."""
    match = Match(GAME, [Player(HUMAN, "one"), Player(HUMAN, "two")], {"first": "1"})
    match.state = GAME.position(table("alarm", [START, START], event="alarm", waiting=[1, 2]))
    for text in ("pass", "hide", place("dump=7"), place("city=7")):
        match.play(parse_move(text))
    assert [match.undo_length(seat) for seat in (0, 1)] == [2, 3]
    del match.log[3:], match.decided[3:]
    assert match.undo_length(1) is None, "the first has placed since"


@pytest.mark.rule("ratland.place")
@pytest.mark.parametrize(
    "tail",
    [
        "-",
        f"- | {place('city=8')}",
        f"- | {place('city=7')} | {place('city=7')}",
        f"{place('dump=7')} | - | {place('city=7')}",
        f"- | {place('city=7')} | -",
        "- | unveil",
    ],
)
def test_what_cannot_have_been_put_aside_is_not_read(tail: str) -> None:
    with pytest.raises((BadTextError, IllegalMoveError)):
        read_match(f"{about_to_place(2)} | {tail}", load)
