"""Phases 4 and 5: young rats, and those who come home."""

import pytest

from engine.ratland.events import Bred, Returned
from tests.ratland.sewer import placed, rats
from tests.telling import every, only


@pytest.mark.rule("ratland.breed")
def test_every_rat_in_the_nursery_has_a_young_one() -> None:
    state, events = placed(["pantry=7 cheese=9"] * 3, ["nursery=3", "nursery=7", ""])
    assert every(Bred, events) == [Bred(0, 3, 3), Bred(1, 7, 7)]
    assert rats(state) == [10, 14, 7]
    assert state.pile == 80 - 21 - 10


@pytest.mark.rule("ratland.breed")
def test_a_short_pile_is_shared_one_by_one_and_the_fewest_begin() -> None:
    """Five rats are left, for 2, 4 and 6 in the nurseries: round one gives 3, round two 2."""
    clans = ["pantry=25 cheese=20", "pantry=25 cheese=20", "pantry=25 cheese=20"]
    _, events = placed(clans, ["nursery=6", "nursery=2", "nursery=4"])
    assert every(Bred, events) == [Bred(1, 2, 2), Bred(2, 4, 2), Bred(0, 6, 1)]


@pytest.mark.rule("ratland.breed")
def test_nobody_gets_more_young_than_there_are_parents() -> None:
    clans = ["pantry=25 cheese=20", "pantry=25 cheese=20", "pantry=25 cheese=20"]
    _, events = placed(clans, ["nursery=6", "nursery=1", ""])
    assert every(Bred, events) == [Bred(1, 1, 1), Bred(0, 6, 4)]


@pytest.mark.rule("ratland.breed")
@pytest.mark.rule("ratland.ties")
@pytest.mark.parametrize(("active", "born"), [(1, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 1])])
def test_the_last_rat_goes_by_the_order_of_the_turn(active: int, born: list[int]) -> None:
    clans = ["pantry=25 cheese=20", "pantry=25 cheese=20", "pantry=25 cheese=20 graveyard=4"]
    _, events = placed(clans, ["nursery=2"] * 3, active=active)
    assert [event.born for event in sorted(every(Bred, events), key=lambda e: e.seat)] == born


@pytest.mark.rule("ratland.breed")
def test_an_empty_pile_breeds_nobody() -> None:
    clans = ["pantry=40 cheese=30", "pantry=40 cheese=30"]
    state, events = placed(clans, ["nursery=40", "nursery=40"])
    assert [event.born for event in every(Bred, events)] == [0, 0]
    assert state.pile == 0


@pytest.mark.rule("ratland.return")
def test_poisoned_and_lost_rats_miss_one_placement_and_come_home() -> None:
    clans = ["pantry=3 cheese=9 poisoned=2 lost=1", "pantry=7 cheese=9", "pantry=7 cheese=9"]
    state, events = placed(clans, ["", "", ""])
    assert only(Returned, events) == Returned(0, 2, 1)
    assert (state.clans[0].healthy, state.clans[0].poisoned, state.clans[0].lost) == (6, 0, 0)


@pytest.mark.rule("ratland.return")
def test_they_come_home_too_late_to_guard_the_pantry_or_to_breed() -> None:
    clans = ["pantry=3 cheese=3 poisoned=5", "pantry=9 cheese=9", "pantry=9 cheese=9"]
    state, events = placed(clans, ["nursery=3", "right=2", ""])
    assert only(Bred, events) == Bred(0, 3, 3)
    assert state.clans[0].healthy + state.clans[0].graveyard == 11
    assert [event.name for event in events if event.name in ("attacked", "bred", "returned")] == [
        "attacked",
        "bred",
        "returned",
    ]
