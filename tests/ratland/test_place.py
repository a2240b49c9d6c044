"""Phase 2: the placements, which are too many for a list."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import CHANCE, BadTextError
from engine.ratland import GAME
from engine.ratland.components import Places
from engine.ratland.events import Placed, Unveiled
from engine.ratland.moves import Place, parse_move
from engine.ratland.placement import Placements
from engine.ratland.state import Stage
from tests.ratland.sewer import START, after, place, placed, placing, refused, told
from tests.telling import only


@pytest.mark.rule("ratland.place")
@pytest.mark.parametrize("rats", range(6))
@pytest.mark.parametrize("pantry", [True, False])
def test_the_placements_are_those_that_brute_force_finds(rats: int, pantry: bool) -> None:
    def fits(total: int) -> bool:
        return total <= rats if pantry else total == rats

    everything = [Place(*numbers) for numbers in product(range(rats + 2), repeat=6)]
    expected = {move for move in everything if fits(move.total)}
    placements = Placements(rats, pantry)
    listed = list(placements)
    assert listed == sorted(expected, key=lambda move: move.amounts)
    assert len(placements) == len(expected)
    assert {move for move in everything if move in placements} == expected


@pytest.mark.rule("ratland.place")
@given(st.integers(0, 80), st.booleans(), st.integers())
def test_a_drawn_placement_is_one_of_them_and_uses_every_rat(
    rats: int, pantry: bool, seed: int
) -> None:
    placements = Placements(rats, pantry)
    move = Random(seed).choice(placements)
    assert move in placements
    places = move.places(rats)
    assert sum(places) == rats
    assert min(places) >= 0
    assert pantry or places.pantry == 0
    assert parse_move(str(move)) == move


def test_thirty_rats_have_nearly_two_million_placements_and_none_is_built() -> None:
    placements = Placements(30)
    assert len(placements) == 1_947_792
    assert len(Placements(30, pantry=False)) == 324_632
    assert Place(30, 0, 0, 0, 0, 0) in placements
    assert Place(30, 1, 0, 0, 0, 0) not in placements
    assert placements[0] == Place(0, 0, 0, 0, 0, 0)
    assert placements[-1] == Place(30, 0, 0, 0, 0, 0)
    assert placements[:2] == [placements[0], Place(0, 0, 0, 0, 0, 1)]
    with pytest.raises(IndexError):
        placements[1_947_792]


def test_a_placement_is_not_a_number_of_rats_below_zero_nor_something_else() -> None:
    assert Place(-1, 3, 0, 0, 0, 0) not in Placements(7)
    text: object = "place"
    assert text not in Placements(7)


@pytest.mark.rule("ratland.place")
def test_no_more_rats_than_the_clan_has_healthy_ones() -> None:
    position = placing(["pantry=4 poisoned=2 lost=1", START, START])
    assert refused(position, place("dump=3 nursery=1")) is None
    assert refused(position, place("dump=3 nursery=2")) == "ratland.place"


@pytest.mark.rule("ratland.place")
def test_whoever_is_not_placed_stays_in_the_pantry() -> None:
    state, events = placed([START] * 3, ["city=3 left=1", "", "nursery=7"])
    places = (Places(city=3, left=1, pantry=3), Places(pantry=7), Places(nursery=7))
    assert only(Unveiled, events) == Unveiled(places)
    assert state.clans[1].places == Places(pantry=7)


@pytest.mark.rule("ratland.attack.two-players")
def test_two_clans_leave_nobody_in_the_pantry() -> None:
    position = placing([START, START])
    assert refused(position, place("dump=3 left=4")) is None
    assert refused(position, place("dump=3 left=3")) == "ratland.attack.two-players"
    assert refused(position, place("dump=3 left=5")) == "ratland.place"


@pytest.mark.rule("ratland.place")
def test_the_clans_place_in_the_order_of_the_turn() -> None:
    position = placing([START] * 3, active=2)
    state = GAME.position(position)
    order = []
    while state.stage is Stage.PLACE:
        order.append(state.to_act)
        state.play(parse_move(place("dump=1")))
    assert order == [1, 2, 0]
    assert (state.stage, state.to_act) == (Stage.UNVEIL, CHANCE)


@pytest.mark.rule("ratland.place")
def test_a_clan_without_a_rat_to_place_is_not_asked() -> None:
    text = "food active 1; events abundance; clan lost=2; clan pantry=2; clan poisoned=3"
    state = after(text, "food 1")
    assert state.waiting == (1,)
    state = after(text, "food 1", place("dump=2"), "unveil")
    assert [clan.rats for clan in state.clans] == [2, 2, 3]
    nobody = "food active 1; events abundance; clan lost=2; clan lost=2; clan poisoned=3"
    assert after(nobody, "food 1").stage is Stage.UNVEIL


@pytest.mark.rule("ratland.place")
def test_a_placement_is_written_in_one_way() -> None:
    text = "place dump=3 city=2 countryside=0 left=1 right=0 nursery=1"
    assert str(parse_move(text)) == text
    for bad in (
        "place dump=3",
        text.replace("dump=3", "dump=03"),
        text.replace("dump=3 city=2", "city=2 dump=3"),
        text + " pantry=0",
        text.replace("left=1", "left=-1"),
    ):
        with pytest.raises(BadTextError):
            parse_move(bad)


@pytest.mark.rule("ratland.place")
def test_placing_is_told_without_the_places() -> None:
    event = only(Placed, told(placing([START] * 3), place("dump=3")))
    assert event == Placed(0, Place(3, 0, 0, 0, 0, 0))
    assert event.seen_by(0) == event
    assert [event.seen_by(viewer) for viewer in (1, 2, None)] == [Placed(0, None)] * 3
