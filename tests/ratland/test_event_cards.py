"""The ten events, but for the end of the game (see test_turn)."""

import pytest

from engine.ratland import GAME
from engine.ratland.components import INITIAL_EVENTS, Area, EventCard, Piece
from engine.ratland.events import (
    Attacked,
    Declined,
    Foraged,
    Gained,
    Gave,
    Hid,
    Released,
    Returned,
    ThrewBack,
    Visited,
)
from engine.ratland.state import Stage
from tests.ratland.sewer import (
    START,
    after,
    cheese,
    moves,
    place,
    placed,
    play,
    rats,
    refused,
    table,
    told,
)
from tests.telling import every, only

FED = "pantry=7 cheese=9"


def revealed(event: str, *clans: str, active: int = 1) -> str:
    """A turn whose event is revealed, before its food card."""
    events = [event] if event in INITIAL_EVENTS else [*INITIAL_EVENTS, event]
    food = " ".join(map(str, range(1, len(events))))
    parts = [f"food active {active}", f"events {' '.join(events)}"]
    parts += [f"food {food}"] if food else []
    return "; ".join([*parts, *(f"clan {clan}" for clan in clans)])


@pytest.mark.rule("ratland.event.abundance")
def test_abundance_is_a_cheese_for_every_clan() -> None:
    text = revealed("abundance", START, START, "pantry=7")
    assert cheese(after(text, "food 1")) == [3, 3, 1]
    assert every(Gained, told(text, "food 1")) == [Gained(0, 1), Gained(1, 1), Gained(2, 1)]


@pytest.mark.rule("ratland.event.cousin")
def test_the_cousin_is_a_rat_more_that_can_be_placed_now() -> None:
    text = revealed("cousin", START, START)
    state = after(text, "food 1")
    assert rats(state) == [8, 8]
    assert state.pile == 80 - 16
    assert refused(state, place("dump=8")) is None


@pytest.mark.rule("ratland.event.cousin")
@pytest.mark.rule("ratland.ties")
def test_the_last_cousins_go_by_the_order_of_the_turn() -> None:
    text = revealed("cousin", "pantry=26", "pantry=26", "pantry=26", active=3)
    assert every(Visited, told(text, "food 1")) == [Visited(2), Visited(0)]
    state = after(text, "food 1")
    assert (rats(state), state.pile) == ([27, 26, 27], 0)


@pytest.mark.rule("ratland.event.massive-attacks")
def test_massive_attacks_count_one_rat_more_in_a_pipe_with_rats() -> None:
    placements = ["left=3", "dump=4", ""]
    _, events = placed([FED] * 3, placements, event="massive-attacks")
    assert only(Attacked, events) == Attacked(0, 1, "left", 4, 3, 1)


@pytest.mark.rule("ratland.event.massive-attacks")
@pytest.mark.rule("ratland.attack.two-players")
def test_in_a_duel_massive_attacks_strengthen_both_sides_that_have_rats() -> None:
    """3 and 1 more against 2 and 1 more; 1 and 1 more against nobody."""
    placements = ["right=3 left=1 nursery=3", "left=2 nursery=5"]
    _, events = placed([FED, FED], placements, event="massive-attacks")
    assert every(Attacked, events) == [
        Attacked(0, 1, "left", 2, 0, 2),
        Attacked(0, 1, "right", 4, 3, 1),
    ]


@pytest.mark.rule("ratland.event.we-made-it")
def test_we_made_it_turns_black_into_yellow() -> None:
    bag = "bag city yellow=6 orange=2 black=3 purple=1"
    clans = ["city=1 pantry=6 cheese=9", FED]
    normal = after(table("forage", clans, bag, food=8, waiting=[1]), "draw black")
    assert rats(normal)[0] == 6
    text = table("forage", clans, bag, event="we-made-it", food=8, waiting=[1])
    foraged = every(Foraged, told(text, "draw black"))
    assert [(event.cheese, event.gone, event.pieces) for event in foraged] == [
        (1, 0, (Piece.BLACK,))
    ]


HELMET = table(
    "helmet",
    ["city=3 pantry=4 cheese=9", "city=3 pantry=4 cheese=9"],
    "bag city yellow=2 orange=2 white=4 purple=1",
    "drawn yellow orange purple",
    event="helmet",
    waiting=[1, 2],
)


@pytest.mark.rule("ratland.event.helmet")
def test_after_the_draw_one_piece_may_go_back() -> None:
    assert moves(HELMET) == {"pass", "throw yellow", "throw orange", "throw purple"}
    assert refused(HELMET, "throw white") == "ratland.event.helmet"
    state = after(HELMET, "throw purple")
    clan = state.clans[0]
    assert (clan.cheese, clan.poisoned, clan.places.city) == (12, 0, 3)
    assert state.bag[Piece.PURPLE] == 2  # for those who come later
    assert (state.stage, state.waiting) == (Stage.FORAGE, (1,))
    assert told(HELMET, "throw purple")[0] == ThrewBack(0, Area.CITY, Piece.PURPLE)


@pytest.mark.rule("ratland.event.helmet")
def test_or_every_piece_is_kept() -> None:
    state = after(HELMET, "pass")
    clan = state.clans[0]
    assert (clan.cheese, clan.poisoned, clan.places.city) == (12, 1, 2)
    assert told(HELMET, "pass")[0] == Declined(0, EventCard.HELMET)


@pytest.mark.rule("ratland.event.helmet")
def test_nothing_is_asked_before_all_pieces_are_drawn_nor_without_a_piece() -> None:
    state, _ = placed([FED] * 3, ["dump=7", "dump=7", "dump=7"], event="helmet")
    for _ in range(6):
        play(state, "draw yellow")
        assert state.stage is Stage.FORAGE
    play(state, "draw white")
    assert (state.stage, state.to_act) == (Stage.HELMET, 0)
    play(state, "pass")
    for _ in range(5):
        play(state, "draw white")
    assert (state.stage, state.to_act) == (Stage.HELMET, 1)
    kept = state.copy()
    play(kept, "pass")
    assert kept.stage is Stage.EVENT  # the third clan finds nothing, and is not asked
    play(state, "throw white")
    assert (state.stage, state.waiting) == (Stage.FORAGE, (2,))
    play(state, "draw white")
    assert (state.stage, state.to_act) == (Stage.HELMET, 2)


@pytest.mark.rule("ratland.event.drunk")
def test_the_largest_clan_gives_a_healthy_rat_to_the_smallest() -> None:
    """Whole clans count: 5 healthy, 2 poisoned and 2 lost rats are nine."""
    text = revealed("drunk", "pantry=8", "pantry=5 poisoned=2 lost=2", "pantry=6 poisoned=1")
    state = after(text, "food 6")
    assert [clan.healthy for clan in state.clans] == [8, 4, 7]
    assert only(Gave, told(text, "food 6")) == Gave(1, 2)


@pytest.mark.rule("ratland.event.drunk")
@pytest.mark.rule("ratland.ties")
@pytest.mark.parametrize(("active", "gave"), [(1, (0, 1)), (2, (2, 1)), (3, (2, 3)), (4, (0, 3))])
def test_ties_between_large_and_small_clans_go_by_the_turn(
    active: int, gave: tuple[int, int]
) -> None:
    text = revealed("drunk", "pantry=9", "pantry=5", "pantry=9", "pantry=5", active=active)
    assert only(Gave, told(text, "food 6")) == Gave(*gave)


@pytest.mark.rule("ratland.event.drunk")
@pytest.mark.parametrize(
    "clans",
    [
        ("pantry=7", "pantry=5 lost=2", "pantry=4 poisoned=3"),
        ("lost=9", "pantry=5", "pantry=8"),
    ],
)
def test_equal_clans_or_no_healthy_rat_give_nothing(clans: tuple[str, ...]) -> None:
    text = revealed("drunk", *clans)
    assert every(Gave, told(text, "food 6")) == []
    assert rats(after(text, "food 6")) == rats(GAME.position(text))


@pytest.mark.rule("ratland.event.alarm")
def test_whoever_has_cheese_may_hide_a_piece() -> None:
    text = revealed("alarm", START, "pantry=7", START, active=3)
    state = after(text, "food 6")
    assert (state.stage, state.waiting) == (Stage.ALARM, (2, 0))
    assert moves(state) == {"hide", "pass"}
    assert only(Hid, told(state, "hide")) == Hid(2)
    assert told(state, "pass") == [Declined(2, EventCard.ALARM)]
    state = after(text, "food 6", "hide", "pass")
    assert [clan.at_stake for clan in state.clans] == [2, 0, 1]
    assert cheese(state) == [2, 0, 2]
    assert state.stage is Stage.PLACE


@pytest.mark.rule("ratland.event.alarm")
def test_nobody_is_asked_when_there_is_no_cheese() -> None:
    text = revealed("alarm", "pantry=7", "pantry=7")
    assert after(text, "food 6").stage is Stage.PLACE


@pytest.mark.rule("ratland.event.alarm")
def test_the_hidden_piece_cannot_be_stolen_and_comes_back() -> None:
    clans = ["pantry=9 cheese=9", "pantry=3 cheese=3 hidden=1", FED]
    state, events = placed(clans, ["left=9", "dump=1", ""], event="alarm")
    attack = only(Attacked, events)
    assert (attack.due, attack.cheese) == (7, 2)
    assert cheese(state)[1] == 1
    assert state.stage is Stage.FORAGE  # after the attacks
    assert [clan.hidden for clan in state.clans] == [0, 0, 0]


@pytest.mark.rule("ratland.event.just-in-time")
def test_just_in_time_everybody_is_there_to_be_placed() -> None:
    text = revealed("just-in-time", "pantry=4 poisoned=2 lost=1", START)
    state = after(text, "food 6")
    assert only(Returned, told(text, "food 6")) == Returned(0, 2, 1)
    clan = state.clans[0]
    assert (clan.healthy, clan.poisoned, clan.lost) == (7, 0, 0)
    assert refused(state, place("dump=7")) is None


@pytest.mark.rule("ratland.event.holy-rat")
def test_the_holy_rat_may_empty_a_grave() -> None:
    text = revealed("holy-rat", "pantry=7 graveyard=2", START, "pantry=7 graveyard=1", active=2)
    state = after(text, "food 6")
    assert (state.stage, state.waiting) == (Stage.HOLY_RAT, (2, 0))
    assert moves(state) == {"release", "pass"}
    pile = state.pile
    assert only(Released, told(state, "release")) == Released(2)
    state = after(text, "food 6", "pass", "release")
    assert [clan.graveyard for clan in state.clans] == [1, 0, 1]
    assert rats(state) == [7, 7, 7]  # not regained
    assert state.pile == pile + 1
    assert state.stage is Stage.PLACE


@pytest.mark.rule("ratland.event.holy-rat")
def test_without_graves_nobody_is_asked() -> None:
    assert after(revealed("holy-rat", START, START), "food 6").stage is Stage.PLACE
