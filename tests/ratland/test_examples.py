"""The examples of the rulebook, one by one."""

import pytest

from engine.ratland.components import cheese_needed
from engine.ratland.events import Attacked, Bred, Drew, Fed, Starved
from tests.ratland.sewer import placed, play, rats
from tests.telling import every, only


@pytest.mark.rule("ratland.attack.share")
def test_three_cheese_two_guards_four_from_the_left_and_five_from_the_right() -> None:
    """The right one takes 2, the left one 1: between them they would have got 5."""
    clans = ["pantry=9", "pantry=7 cheese=3", "pantry=9"]
    left, right = 2, 0  # the neighbours of the second clan
    state, events = placed(clans, ["left=5", "nursery=5", "right=4"])
    attacks = [Attacked(right, 1, "left", 5, 2, 2), Attacked(left, 1, "right", 4, 2, 1)]
    assert every(Attacked, events) == attacks
    assert [attack.due for attack in attacks] == [3, 2]
    assert state.clans[1].cheese == 0


@pytest.mark.rule("ratland.breed")
def test_three_rats_in_the_nursery_are_three_more_rats() -> None:
    state, events = placed(
        ["pantry=7 cheese=9", "pantry=7 cheese=9"], ["nursery=3 left=4", "left=7"]
    )
    assert only(Bred, events) == Bred(0, 3, 3)
    assert rats(state)[0] == 10


@pytest.mark.rule("ratland.forage")
def test_three_two_six_and_five_rats_at_the_dump() -> None:
    """Two draw 2, three 3, five 5; six want 6, and find only 2 in the bag."""
    clans = ["pantry=7 cheese=9"] * 4
    state, events = placed(clans, ["dump=3", "dump=2", "dump=6", "dump=5"])
    for piece in ["yellow"] * 6 + ["white"] * 6:
        events += play(state, f"draw {piece}")
    drew = [event.seat for event in every(Drew, events)]
    assert drew == [1] * 2 + [0] * 3 + [3] * 5 + [2] * 2
    assert state.area is None


@pytest.mark.rule("ratland.feed")
def test_twenty_six_rats_eat_eleven_cheese() -> None:
    assert cheese_needed(26) == 11
    state, events = placed(["pantry=26 cheese=12"] * 3, ["", "", ""])
    assert every(Fed, events)[0] == Fed(0, 26, 11, 11)
    assert state.clans[0].cheese == 1


@pytest.mark.rule("ratland.feed.starve")
def test_eleven_rats_with_two_cheese_lose_two() -> None:
    state, events = placed(["pantry=11 cheese=2"] * 3, ["", "", ""])
    assert every(Starved, events)[0] == Starved(0, 2, 0)
    clan = state.clans[0]
    assert (clan.rats, clan.cheese, clan.graveyard) == (9, 0, 2)
