"""Phase 3: stealing."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Event
from engine.ratland.attack import LEFT, RIGHT, Attack, attacks, facing, neighbour, shares
from engine.ratland.components import Clan, Places
from engine.ratland.events import Attacked
from tests.ratland.sewer import cheese, placed
from tests.telling import every, only

RICH = "pantry=9 cheese=9"


def thefts(events: Sequence[Event]) -> dict[tuple[int, int, str], int]:
    """Thief, victim and pipe, with the cheese stolen."""
    attacks = every(Attacked, events)
    return {(each.seat, each.victim, each.pipe): each.cheese for each in attacks if each.cheese}


@pytest.mark.rule("ratland.attack")
def test_pipes_lead_to_the_neighbours_and_turns_go_to_the_left() -> None:
    assert [neighbour(seat, LEFT, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [neighbour(seat, RIGHT, 4) for seat in range(4)] == [3, 0, 1, 2]
    assert (facing(LEFT), facing(RIGHT)) == (RIGHT, LEFT)


@pytest.mark.rule("ratland.attack")
def test_attackers_steal_what_they_are_more_than_the_guards() -> None:
    state, events = placed([RICH] * 4, ["left=5", "dump=7", "", ""])
    assert thefts(events) == {(0, 1, "left"): 3}  # 5 against the 2 in the pantry
    assert only(Attacked, events) == Attacked(0, 1, "left", 5, 2, 3)
    assert cheese(state)[:2] == [12, 6]


@pytest.mark.rule("ratland.attack")
@pytest.mark.parametrize("attackers", [2, 3])
def test_as_many_guards_or_more_lose_nothing(attackers: int) -> None:
    state, events = placed([RICH] * 3, [f"left={attackers}", "dump=6", ""])
    assert thefts(events) == {}
    assert only(Attacked, events) == Attacked(0, 1, "left", attackers, 3, 0)
    assert cheese(state) == [9, 9, 9]


@pytest.mark.rule("ratland.attack")
def test_guards_stand_against_each_side_separately_and_nobody_dies() -> None:
    state, events = placed([RICH] * 3, ["left=5", "dump=6", "right=4"])
    assert thefts(events) == {(0, 1, "left"): 2, (2, 1, "right"): 1}
    assert [clan.healthy for clan in state.clans] == [9, 9, 9]


@pytest.mark.rule("ratland.attack")
def test_only_cheese_owned_before_the_attacks_can_be_stolen() -> None:
    """The first robs the second, the second robs the third, who has nothing to lose."""
    state, events = placed(
        ["pantry=9 cheese=1", "pantry=9 cheese=1", "pantry=9"], ["left=9", "left=9", "left=9"]
    )
    assert thefts(events) == {(0, 1, "left"): 1, (2, 0, "left"): 1}
    assert cheese(state) == [0, 0, 0]  # and then the clans eat
    assert [clan.graveyard for clan in state.clans] == [2, 3, 2]


@pytest.mark.rule("ratland.attack.share")
def test_two_thieves_take_turns_and_the_larger_attack_begins() -> None:
    clans = ["pantry=9", "pantry=3 cheese=3", "pantry=9"]
    _, events = placed(clans, ["left=4", "nursery=1", "right=5"])
    assert thefts(events) == {(2, 1, "right"): 2, (0, 1, "left"): 1}


@pytest.mark.rule("ratland.attack.share")
@pytest.mark.rule("ratland.ties")
@pytest.mark.parametrize(("active", "first"), [(1, 0), (2, 2), (3, 2)])
def test_of_equal_attacks_the_one_earlier_in_the_turn_begins(active: int, first: int) -> None:
    clans = ["pantry=9", "pantry=3 cheese=3", "pantry=9"]
    _, events = placed(clans, ["left=4", "nursery=2", "right=4"], active=active)
    assert {thief: got for (thief, _, _), got in thefts(events).items()} == {first: 2, 2 - first: 1}


@pytest.mark.rule("ratland.attack.share")
def test_nobody_gets_more_than_his_own_difference() -> None:
    clans = ["pantry=9", "pantry=6 cheese=5", "pantry=9"]
    _, events = placed(clans, ["left=3", "dump=4", "right=8"])
    assert thefts(events) == {(2, 1, "right"): 4, (0, 1, "left"): 1}


attack_sizes = st.lists(st.integers(0, 12), min_size=2, max_size=2)


@pytest.mark.rule("ratland.attack.share")
@given(attack_sizes, st.integers(0, 9), st.integers(0, 15), st.permutations([0, 1, 2]))
def test_shares_are_fair(sizes: list[int], guards: int, owned: int, order: Sequence[int]) -> None:
    two = [Attack(0, 1, LEFT, sizes[0], guards), Attack(2, 1, RIGHT, sizes[1], guards)]
    due = {attack: attack.due for attack in two if attack.due}
    got = dict(shares(list(due), owned, order))
    assert set(got) == set(due)
    assert sum(got.values()) == min(owned, sum(due.values()))
    assert all(got[attack] <= due[attack] for attack in got)
    if len(got) == 2:
        larger, smaller = sorted(
            two, key=lambda attack: (-attack.attackers, order.index(attack.seat))
        )
        assert got[larger] >= got[smaller]
        assert got[larger] - got[smaller] <= 1 or got[smaller] == due[smaller]


@pytest.mark.rule("ratland.attack.two-players")
def test_two_clans_fight_a_duel_on_each_side() -> None:
    """Right against left: 5 beat 2; left against right: 1 loses to 3."""
    state, events = placed([RICH, RICH], ["right=5 left=1 nursery=3", "left=2 right=3 nursery=4"])
    assert thefts(events) == {(0, 1, "right"): 3, (1, 0, "right"): 2}
    assert every(Attacked, events) == [
        Attacked(0, 1, "right", 5, 2, 3),
        Attacked(1, 0, "right", 3, 1, 2),
    ]
    assert state.pile == 80 - 18 - 7


@pytest.mark.rule("ratland.attack.two-players")
def test_an_even_duel_steals_nothing_and_is_told_once() -> None:
    _, events = placed([RICH, RICH], ["right=4 nursery=5", "left=4 nursery=5"])
    assert thefts(events) == {}
    assert only(Attacked, events) == Attacked(0, 1, "right", 4, 4, 0)


@pytest.mark.rule("ratland.attack.two-players")
def test_both_sides_together_take_no_more_than_there_is() -> None:
    clans = ["pantry=9", "pantry=9 cheese=4"]
    state, events = placed(clans, ["left=5 right=4", "nursery=9"])
    assert sum(thefts(events).values()) == 4
    assert cheese(state)[1] == 0


@pytest.mark.rule("ratland.attack.two-players")
def test_rats_in_the_pantry_of_two_clans_guard_nothing() -> None:
    clans = [Clan(Places(left=3)), Clan(Places(pantry=9))]
    assert attacks(clans, massive=False) == [Attack(0, 1, LEFT, 3, 0)]


few = st.integers(0, 9)
raiders = st.builds(
    lambda left, right, pantry, owned: Clan(Places(left=left, right=right, pantry=pantry), owned),
    *(few, few, few, few),
)


@pytest.mark.rule("ratland.attack")
@given(st.lists(raiders, min_size=2, max_size=4))
def test_nobody_steals_more_than_was_there(clans: list[Clan]) -> None:
    found = attacks(clans, massive=True)
    for victim, clan in enumerate(clans):
        received = [attack for attack in found if attack.victim == victim]
        stolen = sum(got for _, got in shares(received, clan.at_stake, range(len(clans))))
        assert stolen == min(clan.cheese, sum(attack.due for attack in received))
