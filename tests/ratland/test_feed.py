"""Phase 7: food, or hunger."""

import pytest

from engine.ratland.events import Fed, Starved
from engine.ratland.state import Stage
from tests.ratland.sewer import after, cheese, moves, place, placed, placing, refused, table
from tests.telling import every, only

FED = "pantry=7 cheese=9"


@pytest.mark.rule("ratland.feed")
def test_young_and_returned_and_poisoned_rats_eat_and_lost_ones_do_not() -> None:
    """4 + 2 young + 2 returned, one of them lost again and one poisoned: 7 in the sewer."""
    clans = ["pantry=4 cheese=9 poisoned=1 lost=1", FED]
    text = placing(clans)
    placements = [place("nursery=2 countryside=1 city=1"), place("nursery=7")]
    state = after(text, *placements, "unveil", "draw purple", "draw blue")
    assert (state.clans[0].sewer, state.clans[0].lost) == (7, 1)
    assert cheese(state)[0] == 9 - 3


@pytest.mark.rule("ratland.feed")
def test_every_clan_pays_what_it_needs() -> None:
    state, events = placed(["pantry=3", "pantry=10 cheese=6", FED], ["", "", ""])
    assert every(Fed, events) == [Fed(0, 3, 0, 0), Fed(1, 10, 4, 4), Fed(2, 7, 3, 3)]
    assert cheese(state) == [0, 2, 6]


@pytest.mark.rule("ratland.feed.starve")
def test_without_a_choice_the_healthy_starve_and_nobody_is_asked() -> None:
    state, events = placed(["pantry=8 cheese=1", FED, FED], ["", "", ""])
    assert only(Starved, events) == Starved(0, 2, 0)
    clan = state.clans[0]
    assert (clan.healthy, clan.cheese, clan.graveyard) == (6, 0, 2)
    assert state.pile == 80 - 22  # the dead do not go to the common pile
    assert state.stage is Stage.EVENT


@pytest.mark.rule("ratland.feed.starve")
def test_the_owner_chooses_between_healthy_and_poisoned_rats() -> None:
    text = table("starve", ["pantry=6 cheese=1 poisoned=1", FED], waiting=[1, 2])
    assert moves(text) == {"starve healthy=1 poisoned=1", "starve healthy=2 poisoned=0"}
    assert refused(text, "starve healthy=0 poisoned=2") == "ratland.feed.starve"
    assert refused(text, "starve healthy=1 poisoned=0") == "ratland.feed.starve"
    clan = after(text, "starve healthy=1 poisoned=1").clans[0]
    assert (clan.healthy, clan.poisoned, clan.cheese, clan.graveyard) == (5, 0, 0, 2)


@pytest.mark.rule("ratland.feed.starve")
def test_lost_rats_cannot_starve() -> None:
    text = table("starve", ["pantry=6 poisoned=1 lost=5", FED], waiting=[1, 2])
    assert all(after(text, move).clans[0].lost == 5 for move in moves(text))


@pytest.mark.rule("ratland.feed.starve")
def test_only_poisoned_rats_left_is_no_choice() -> None:
    state = after(
        table(
            "forage",
            ["city=1 poisoned=3", "pantry=7 cheese=9"],
            "bag city orange=1 purple=1",
            food=3,
            waiting=[1],
        ),
        "draw purple",
    )
    clan = state.clans[0]
    assert (clan.healthy, clan.poisoned, clan.graveyard) == (0, 3, 1)


@pytest.mark.rule("ratland.feed.starve")
def test_the_meal_goes_on_after_a_choice() -> None:
    hungry = "pantry=6 poisoned=1"
    text = table("starve", [hungry, FED, hungry], waiting=[1, 2, 3])
    state = after(text, "starve healthy=3 poisoned=0")
    assert (state.stage, state.waiting) == (Stage.STARVE, (2,))
    state = after(text, "starve healthy=3 poisoned=0", "starve healthy=2 poisoned=1")
    assert state.stage is Stage.EVENT
    assert cheese(state) == [0, 6, 0]


@pytest.mark.rule("ratland.feed")
def test_the_rats_are_home_when_the_next_turn_begins() -> None:
    state, _ = placed([FED] * 3, ["left=7", "nursery=2", "right=3"])
    assert all(clan.healthy == clan.places.pantry for clan in state.clans)
