"""Torech's event cards: when they are revealed, in what order, and what each does."""

import pytest

from engine.violet import events
from engine.violet.components import TORECH, VIOLET, EventCard, Suit
from engine.violet.play import State
from engine.violet.rulebook import WIN_TORECH_DARK
from engine.violet.text import path_text
from tests.telling import every, only
from tests.violet.forest import (
    cards,
    chances,
    ended,
    let_chance,
    moves,
    names,
    play,
    refused,
    scene,
)

LOSING = {
    "hands": "lake1,lake2,lake3,lake4 lake8,mine2,mine3,mine4",
    "market": "lake7 forest9 mountain9 mine9",
    "feared": "mine1,mine5 forest2,lake6",
}
"""With these Violet loses by `lead lake3`, `follow lake8`, and the fear moves by four."""


def reached(event: str, violet: int = 3, **sections: str) -> State:
    """The fear has just reached this event card; Violet was on a space and had to go on."""
    said = {"path": f"...LLLFFFMMMGGG... {violet}", "ahead": f"-12:{event}"} | sections
    state = scene(**LOSING, **said)
    play(state, "lead lake3", "follow lake8")
    assert chances(state) == {f"reveal {event}": 1}
    play(state, f"reveal {event}")
    return state


@pytest.mark.rule("violet.events")
def test_an_event_is_revealed_when_the_fear_reaches_or_passes_it() -> None:
    for space, found in ((-11, False), (-12, True), (-15, True)):
        state = scene(**LOSING, ahead=f"{space}:howl")
        play(state, "lead lake3", "follow lake8")
        assert (chances(state) == {"reveal howl": 1}) == found


@pytest.mark.rule("violet.events")
def test_what_is_kept_and_what_happens_now() -> None:
    for event in ("sleeve", "planning", "ingenuity"):
        state = reached(event)
        assert state.kept == (EventCard(event),)
        assert state.stage not in ("place", "activate")
    state = reached("sleeve", revealed="planning", kept="planning")
    assert state.kept == (EventCard.PLANNING, EventCard.SLEEVE)
    state = reached("howl")
    assert state.kept == ()
    assert state.revealed == (EventCard.HOWL,)


@pytest.mark.rule("violet.events")
def test_torech_orders_two_events_that_are_reached_at_once() -> None:
    """Gust first, or storm first: with three fuel left it makes no odds, so both happen."""
    lying = {"ahead": "-14:gust,-13:storm", "fuel": "9 0"}
    state = scene(**LOSING, **lying)
    play(state, "lead lake3", "follow lake8")
    assert refused(state, "reveal storm") == "violet.events"
    play(state, "reveal gust", "reveal storm")
    assert state.to_act == TORECH
    assert moves(state) == {"activate gust", "activate storm"}
    assert refused(state, "activate howl") == "violet.events"
    told = play(state, "activate storm")
    happened = [event.event for event in every(events.EventHappened, told)]
    assert happened == [EventCard.STORM, EventCard.GUST]
    assert (state.fuel, state.out_at) == (5, 1)


@pytest.mark.rule("violet.event.faery-ring")
def test_the_faery_ring_goes_onto_a_space_that_violet_has_not_reached() -> None:
    state = reached("faery-ring")
    assert state.to_act == TORECH
    assert moves(state) == {f"place faery-ring {space}" for space in range(5, 18)}
    for space in (4, 18, 40):
        assert refused(state, f"place faery-ring {space}") == "violet.event.faery-ring"
    assert refused(state, "place off-track 9") == "violet.events"
    assert refused(state, "improvise 9 lake") == "violet.events"
    play(state, "place faery-ring 9")
    assert state.ring == 9


@pytest.mark.rule("violet.event.faery-ring")
def test_in_the_faery_ring_a_loss_holds_her_until_she_wins() -> None:
    here = {"path": "...LLLFFFMMMGGG... 6", "ring": "6", "feared": "- -"}
    state = scene(**(LOSING | here))
    told = play(state, "lead lake3", "follow lake8")
    assert (state.violet, state.fuel) == (6, 14)
    held = only(events.Held, told)
    assert (held.space, held.rule.id) == (state.violet, "violet.event.faery-ring")
    assert state.fear_discards[0] is not None
    state = scene(**(LOSING | here))
    play(state, "lead lake3", "follow mine2")
    assert moves(state) == {"advance", "rest"}
    play(state, "advance")
    assert state.violet == 7


@pytest.mark.rule("violet.event.off-track")
def test_off_track_makes_two_spaces_of_one() -> None:
    state = reached("off-track", ring="12", air="4")
    assert refused(state, "place off-track 4") == "violet.event.off-track"
    assert refused(state, "place off-track 18") == "violet.event.off-track"
    play(state, "place off-track 9")
    assert path_text(state.path) == "...LLLFFFMMMMGGG..."
    assert (state.precipice, state.campfire) == (17, 18)
    assert state.fireflies == {5, 9, 14}, "what lies on the space stays on the first of the two"
    assert (state.ring, state.air) == (13, 4)
    for space, moved in ((8, (13, 10)), (9, (13, 9)), (12, (12, 9)), (13, (12, 9))):
        state = reached("off-track", ring="12", air="9")
        play(state, f"place off-track {space}")
        assert (state.ring, state.air) == moved


@pytest.mark.rule("violet.event.gust")
def test_the_gust_can_blow_the_lantern_out() -> None:
    two = {"revealed": "gust,storm", "pending": "gust,storm", "trick": "torech - lake8 mine8"}
    hands = "lake1,lake2,lake3 mine1,mine2,mine3"
    state = scene("activate torech torech", fuel="2 0", feared="lake8,mine8 -", hands=hands, **two)
    ending = events.Ended(TORECH, WIN_TORECH_DARK)
    assert play(state, "activate gust")[1:] == [events.LanternChanged(2, 0), ending]
    assert ended(state) == "violet.win.torech-dark"


@pytest.mark.rule("violet.event.gust")
def test_the_gust_blows_two_fuel_away() -> None:
    assert reached("gust").fuel == 12
    assert ended(reached("gust", fuel="4 0")) == "violet.win.torech-dark"


@pytest.mark.rule("violet.event.storm")
def test_the_storm_shortens_the_lantern_by_one() -> None:
    state = reached("storm", fuel="4 0")
    assert (state.fuel, state.out_at) == (2, 1)
    assert ended(state) is None
    assert ended(reached("storm", fuel="3 0")) == "violet.win.torech-dark"
    state = scene(**LOSING, fuel="3 1")
    play(state, "lead lake3", "follow lake8")
    assert ended(state) == "violet.win.torech-dark", "out at one from now on"


@pytest.mark.rule("violet.event.howl")
def test_the_howl_frightens_the_fireflies_away() -> None:
    assert reached("howl").fireflies == frozenset()


@pytest.mark.rule("violet.event.fear-in-the-air")
def test_fear_is_in_the_air_on_a_space_the_fear_has_not_reached() -> None:
    state = reached("fear-in-the-air", fear="-13")
    assert moves(state) == {f"place fear-in-the-air {space}" for space in range(18)}
    assert refused(state, "place fear-in-the-air 18") == "violet.event.fear-in-the-air"
    play(state, "place fear-in-the-air 4")
    assert state.air == 4, "even on Violet's own space"
    assert ended(state) is None
    state = reached("fear-in-the-air", violet=9, ahead="2:fear-in-the-air", fear="1")
    assert refused(state, "place fear-in-the-air 5") == "violet.event.fear-in-the-air"
    assert refused(state, "place fear-in-the-air 6") is None


@pytest.mark.rule("violet.event.fear-in-the-air")
def test_when_the_fear_gets_there_fear_discard_2_is_revealed_too() -> None:
    said = LOSING | {"path": "...LLLFFFMMMGGG... 12", "air": "2", "fear": "-1"}
    state = scene(**said)
    told = play(state, "lead lake3", "follow lake8")
    assert [event.difference for event in every(events.FearWoke, told)] == [4, 4]
    assert state.fear == 7
    assert state.air is None
    assert [pair is None for pair in state.fear_discards] == [False, True]
    state = scene(**(said | {"air": "3"}))
    play(state, "lead lake3", "follow lake8")
    assert (state.fear, state.air) == (7, None), "it stops there"
    state = scene(**(said | {"fear": "-3"}))
    play(state, "lead lake3", "follow lake8")
    assert (state.fear, state.air) == (1, 2), "not reached yet"


@pytest.mark.rule("violet.event.fear-in-the-air")
def test_the_second_step_of_the_fear_can_catch_her() -> None:
    said = LOSING | {"path": "...LLLFFFMMMGGG... 6", "air": "2", "fear": "-1"}
    state = scene(**said)
    told = play(state, "lead lake3", "follow lake8")
    assert ended(state) == "violet.win.torech-fear"
    assert only(events.Ended, told).winner == TORECH


@pytest.mark.rule("violet.event.fear-in-the-air")
def test_with_an_empty_fear_discard_2_it_does_nothing() -> None:
    said = {
        "path": "...LLLFFFMMMGGG... 12",
        "trick": "torech - lake8 mine8",
        "hands": "lake1,lake2,lake3 mine1,mine2,mine3",
        "feared": "lake8,mine8 -",
        "revealed": "fear-in-the-air,gust",
        "pending": "fear-in-the-air,gust",
    }
    state = scene("activate torech torech", air="2", fear="3", **said)
    assert play(state, "activate fear-in-the-air") == [
        events.EventHappened(EventCard.AIR),
        events.EventHappened(EventCard.GUST),
        events.LanternChanged(16, 14),
    ]
    assert (state.fear, state.air) == (3, None)
    assert state.fear_discards[0] is not None
    assert state.fuel == 14, "the other event follows"


@pytest.mark.rule("violet.event.improvisation")
def test_the_improvisation_changes_a_space_into_another_location() -> None:
    state = reached("improvisation")
    assert len(moves(state)) == 10 * 3 + 3 * 4, "ten spaces of a location, and three without"
    assert refused(state, "improvise 4 mine") == "violet.event.improvisation"
    assert refused(state, "improvise 18 mine") == "violet.event.improvisation"
    assert refused(state, "improvise 5 lake") == "violet.event.improvisation"
    assert refused(state, "place faery-ring 9") == "violet.events"
    play(state, "improvise 15 mine")
    assert state.path[15] is Suit.MINE
    play(other := reached("improvisation"), "improvise 5 mine")
    assert path_text(other.path) == "...LLGFFFMMMGGG..."


LAST = {"faery-ring": 14, "off-track": 15, "improvisation": 15}
"""Violet's last space from which a loss leads her where the event can do nothing any more."""


@pytest.mark.rule("violet.events")
@pytest.mark.parametrize("event", LAST)
def test_an_event_that_can_do_nothing_anywhere_is_discarded_and_both_are_told(event: str) -> None:
    state = scene(**LOSING, path=f"...LLLFFFMMMGGG... {LAST[event]}", ahead=f"-12:{event}")
    told = play(state, "lead lake3", "follow lake8", f"reveal {event}")
    lost = only(events.EventLost, told)
    assert lost == events.EventLost(EventCard(event), None)
    assert [lost.seen_by(viewer) for viewer in (VIOLET, TORECH, None)] == [lost] * 3
    assert state.pending == ()
    assert state.stage == "pick"


@pytest.mark.rule("violet.events")
def test_after_an_event_that_came_too_late_the_other_one_happens() -> None:
    lying = {"path": "...LLLFFFMMMGGG... 15", "ahead": "-13:off-track,-12:gust", "fuel": "9 0"}
    state = scene(**LOSING, **lying)
    play(state, "lead lake3", "follow lake8", "reveal off-track", "reveal gust")
    told = play(state, "activate off-track")
    assert only(events.EventLost, told) == events.EventLost(EventCard.OFF_TRACK, None)
    assert only(events.EventHappened, told) == events.EventHappened(EventCard.GUST)
    assert state.pending == ()


@pytest.mark.rule("violet.events")
@pytest.mark.parametrize("event", LAST)
def test_before_that_it_can_still_be_put_where_it_does_something(event: str) -> None:
    state = reached(event, violet=LAST[event] - 1)
    assert state.stage == "place"


@pytest.mark.rule("violet.event.fear-in-the-air")
def test_the_fear_in_the_air_can_come_too_late_too() -> None:
    """With the fear right behind her, Violet on the Precipice leaves it nothing to pass."""
    said = LOSING | {"path": "...LLLFFFMMMGGG... 15", "ahead": "14:fear-in-the-air"}
    state = scene(**said, fear="11")
    told = play(state, "lead lake3", "follow lake8", "reveal fear-in-the-air")
    assert only(events.EventLost, told) == events.EventLost(EventCard.AIR, None)
    assert (state.fear, state.air) == (15, None)


@pytest.mark.parametrize(
    ("event", "works", "idle"),
    [
        ("place faery-ring", 15, (16, 17)),
        ("place off-track", 16, (17,)),
        ("place fear-in-the-air", 15, (16, 17)),
        ("improvise", 16, (17,)),
    ],
)
def test_an_event_that_is_put_where_it_does_nothing_says_so(
    event: str, works: int, idle: tuple[int, ...]
) -> None:
    card, suit = (event.split()[1], "") if " " in event else ("improvisation", " mine")
    assert not every(events.EventLost, play(reached(card), f"{event} {works}{suit}"))
    for space in idle:
        told = play(reached(card), f"{event} {space}{suit}")
        assert only(events.EventLost, told) == events.EventLost(EventCard(card), space)


@pytest.mark.rule("violet.event.off-track")
@pytest.mark.rule("violet.precipice")
def test_off_track_on_the_precipice_makes_two_of_it() -> None:
    state = reached("off-track", violet=14)
    play(state, "place off-track 16")
    assert path_text(state.path) == "...LLLFFFMMMGGG...."
    assert (state.precipice, state.campfire) == (16, 18)
    here = {"precipices": "2", "feared": "- -"}
    for space in (16, 17):
        path = f"...LLLFFFMMMGGG.... {space}"
        lost = scene(**(LOSING | here), path=path)
        told = play(lost, "lead lake3", "follow lake8")
        assert (lost.violet, lost.fuel) == (space, 14), "she crosses neither by losing"
        assert only(events.Held, told).rule.id == "violet.precipice"
        won = scene(**(LOSING | here), path=path)
        play(won, "lead lake3", "follow mine2", "advance")
        assert (won.violet, won.fuel) == (space + 1, 15 if space == 16 else 16)
    assert ended(won) == "violet.win.violet"


@pytest.mark.rule("violet.event.off-track")
def test_off_track_at_the_campfire_changes_nothing() -> None:
    state = reached("off-track")
    before = state.path
    play(state, "place off-track 17")
    assert (state.path, state.precipice, state.campfire) == (before, 16, 17)


@pytest.mark.rule("violet.event.improvisation")
@pytest.mark.rule("violet.trick.trump")
def test_an_improvised_precipice_has_a_trump_and_is_still_a_precipice() -> None:
    state = reached("improvisation", violet=14)
    play(state, "improvise 16 mine")
    assert path_text(state.path) == "...LLLFFFMMMGGG.G."
    said = LOSING | {"path": "...LLLFFFMMMGGG.G. 16", "feared": "- -"}
    state = scene(**said)
    play(state, "lead lake3", "follow mine2")
    assert state.fuel == 14, "the Mine 2 is trump now"
    assert state.violet == 16


@pytest.mark.rule("violet.event.improvisation")
@pytest.mark.rule("violet.bonus")
def test_an_improvised_space_ends_the_location_around_it() -> None:
    """House ruling: it belongs to its new location, and the helper cards go by locations."""
    lake_forest_lake = "...LFLFFFMMMGGG..."
    for space, gained in ((3, Suit.LAKE), (4, Suit.FOREST), (5, Suit.LAKE)):
        state = scene(**(LOSING | {"feared": "- -"}), path=f"{lake_forest_lake} {space}")
        told = play(state, "lead lake3", "follow lake8")
        assert only(events.BonusGained, told) == events.BonusGained(VIOLET, gained)


# The events that Torech keeps.

AT_LEAD = {
    "revealed": "sleeve",
    "kept": "sleeve",
    "market": "lake9 forest9 mountain9 mine9",
}


@pytest.mark.rule("violet.event.sleeve")
def test_the_sleeve_swaps_a_hand_card_with_an_open_one_before_he_leads() -> None:
    state = scene("lead torech torech", **AT_LEAD)
    assert len(moves(state, "sleeve")) == 16
    assert refused(state, "sleeve lake1 lake9") == "violet.event.sleeve"
    assert refused(state, "sleeve mine1 lake8") == "violet.event.sleeve"
    play(state, "sleeve mine1 forest9")
    assert moves(state) == {"lead forest9", "lead mine2", "lead mine3", "lead mine4"}
    assert state.market_cards()[1] == 27, "the Mine 1 lies in its place"
    assert refused(state, "sleeve mine2 lake9") == "violet.event.sleeve", "only once"


@pytest.mark.rule("violet.event.sleeve")
def test_the_sleeve_works_only_in_a_turn_that_he_leads() -> None:
    state = scene("lead violet violet", **AT_LEAD)
    assert refused(state, "sleeve lake1 lake9") == "violet.event.sleeve"
    play(state, "lead lake1", "follow mine1", "rest")
    while state.stage != "lead":
        assert not moves(state, "sleeve")
        play(state, min(moves(state, "pick")))
        let_chance(state)


@pytest.mark.rule("violet.event.sleeve")
def test_after_a_trick_he_led_the_sleeve_works_before_violet_picks_and_around_his_pick() -> None:
    state = scene(
        "lead torech torech",
        **(AT_LEAD | {"hands": "lake1,lake2,lake3,lake8 lake6,mine2,mine3,mine6"}),
    )
    play(state, "lead lake6", "follow lake8", "advance")
    assert (state.stage, state.to_act) == ("before", TORECH)
    assert moves(state, "pass") == {"pass"}
    assert len(moves(state, "sleeve")) == 12
    used = state.copy()
    told = play(used, "sleeve mine3 forest9")
    assert told == [events.SleeveUsed(*cards("mine3 forest9"), 1)]
    assert (used.stage, used.to_act) == ("pick", VIOLET)
    assert moves(used, "pick") >= {"pick mine3"}
    assert names(used.hands[TORECH]) == "forest9 mine2 mine6"
    assert EventCard.SLEEVE not in used.kept
    play(state, "pass", "pick forest9")
    let_chance(state)
    assert (state.stage, state.to_act) == ("pick", TORECH)
    assert len(moves(state, "sleeve")) == 12
    play(state, "pick mountain9")
    let_chance(state)
    assert (state.stage, state.to_act) == ("after", TORECH)
    assert len(moves(state, "sleeve")) == 16
    assert play(state, min(moves(state, "sleeve")))[-1] == events.TurnBegan(VIOLET)
    assert (state.stage, state.to_act) == ("lead", VIOLET), "nothing is left to use"


REFILL = {
    "hands": "lake1,lake2,lake3 mine2,mine3,mine4",
    "trick": "torech - mountain8 forest8",
    "discard": "mountain8,forest8",
}
"""Torech has won a trick that he led, and the pair is already discarded."""


@pytest.mark.rule("violet.event.planning")
def test_planning_replaces_the_market_before_his_pick() -> None:
    state = scene("pick torech torech", revealed="planning", kept="planning", **REFILL)
    before = set(state.market_cards())
    told = play(state, "plan")
    let_chance(state)
    assert only(events.MarketRenewed, told) == events.MarketRenewed(TORECH, None)
    assert before <= set(state.discard)
    assert not before & set(state.market_cards())
    assert (state.stage, state.to_act) == ("pick", TORECH)
    assert refused(state, "plan") == "violet.event.planning", "it is used"


@pytest.mark.rule("violet.event.planning")
def test_or_after_his_pick() -> None:
    state = scene("pick torech torech", revealed="planning", kept="planning", **REFILL)
    play(state, "pick lake9")
    let_chance(state)
    assert (state.stage, state.to_act) == ("after", TORECH)
    assert moves(state) == {"pass", "plan"}
    play(state, "plan")
    let_chance(state)
    assert (state.stage, state.to_act) == ("pick", VIOLET)


@pytest.mark.rule("violet.event.planning")
def test_planning_is_torechs_alone() -> None:
    said = REFILL | {"trick": "violet - mountain8 forest8"}
    state = scene("pick violet violet", revealed="planning", kept="planning", **said)
    assert refused(state, "plan") == "violet.event.planning"


@pytest.mark.rule("violet.event.ingenuity")
def test_ingenuity_gives_him_a_fifth_card_and_none_in_the_next_turn() -> None:
    state = scene("pick torech torech", revealed="ingenuity", kept="ingenuity", **REFILL)
    assert refused(state, "ingenuity") == "violet.event.ingenuity", "his usual card comes first"
    play(state, "pick lake9")
    let_chance(state)
    assert moves(state) == {"pass", "ingenuity"}
    assert events.IngenuityUsed() in play(state, "ingenuity")
    assert refused(state, "pass") == "violet.turn"
    play(state, "pick mine9")
    let_chance(state)
    assert len(state.hands[TORECH]) == 5
    assert (state.stage, state.to_act) == ("pick", VIOLET)
    play(state, "pick forest9")
    let_chance(state)
    play(state, "lead mine9", "follow forest9")
    assert (state.stage, state.to_act) == ("pick", VIOLET), "his hand is full"
    assert len(state.hands[TORECH]) == 4


@pytest.mark.rule("violet.event.ingenuity")
@pytest.mark.parametrize(
    ("step", "torechs", "move"),
    [("show", "lake2", "show"), ("swap", "lake4", "swap mine1 lake7"), ("swap", "lake4", "pass")],
)
def test_whose_hand_is_full_without_a_card_has_the_turn_end(
    step: str, torechs: str, move: str
) -> None:
    """Torech had five cards; Violet won with her 7 and has refilled."""
    hands = "lake1,lake3,lake8,lake9 mine1,mine2,mine3,mine4"
    played = {"trick": f"violet - lake7 {torechs}", "discard": f"lake7,{torechs}"}
    market = "forest9 mountain9 forest8 mine9"
    state = scene(f"{step} torech violet", hands=hands, market=market, **played)
    assert play(state, move)[-1] == events.TurnBegan(VIOLET)
    assert state.stage == "lead"


@pytest.mark.rule("violet.event.ingenuity")
def test_ingenuity_can_be_left_for_later() -> None:
    state = scene(
        "after torech torech",
        revealed="ingenuity",
        kept="ingenuity",
        **(REFILL | {"hands": "lake1,lake2,lake3 mine1,mine2,mine3,mine4"}),
    )
    play(state, "pass")
    assert state.kept == (EventCard.INGENUITY,)
    assert (state.stage, state.to_act) == ("pick", VIOLET)


@pytest.mark.rule("violet.event.ingenuity")
def test_ingenuity_is_his_only_who_has_turned_it_up() -> None:
    hands = REFILL | {"hands": "lake1,lake2,lake3 mine1,mine2,mine3,mine4"}
    state = scene("after torech torech", revealed="planning", kept="planning", **hands)
    assert refused(state, "ingenuity") == "violet.event.ingenuity"


@pytest.mark.rule("violet.event.ingenuity")
def test_ingenuity_comes_after_the_effect_of_a_2_or_a_3() -> None:
    for led, gain in (("mountain2", "draw"), ("mountain3", "look")):
        said = {
            "trick": f"torech - {led} forest8",
            "discard": f"{led},forest8",
            "hands": "lake1,lake2,lake3 mine1,mine2,mine4",
        }
        head = f"{gain} torech torech"
        state = scene(head, revealed="ingenuity", kept="ingenuity", **said)
        let_chance(state)
        play(state, min(moves(state)))
        assert (state.stage, state.to_act) == ("after", TORECH)
        play(state, "ingenuity")
        assert (state.stage, len(state.hands[TORECH])) == ("pick", 4)


def test_with_a_full_hand_a_2_or_a_3_brings_no_card() -> None:
    """House ruling: in the turn after Ingenuity he draws nothing, not even by an effect."""
    hands = {"hands": "lake1,lake2,lake3,lake4 lake8,mine1,mine2,mine3,mine4"}
    for lead in ("mine2", "mine3"):
        state = scene("lead torech torech", **hands)
        play(state, f"lead {lead}", "follow lake1")
        let_chance(state)
        assert (state.stage, state.to_act) == ("pick", VIOLET)
        assert len(state.hands[TORECH]) == 4


@pytest.mark.rule("violet.bonus")
def test_a_bonus_card_works_as_planning_for_its_holder() -> None:
    for seat, word in ((VIOLET, "violet"), (TORECH, "torech")):
        said = REFILL | {"trick": f"{word} - mountain8 forest8"}
        state = scene(f"pick {word} {word}", bonuses="vvtt", **said)
        mine, theirs = (("lake", "mine"), ("mine", "lake"))[seat]
        assert refused(state, f"bonus {theirs}") == "violet.bonus"
        before = set(state.market_cards())
        play(state, f"bonus {mine}")
        let_chance(state)
        assert not before & set(state.market_cards())
        assert refused(state, f"bonus {mine}") == "violet.bonus"
        assert len(moves(state, "bonus")) == 1, "several may be used in one turn"
        play(state, min(moves(state, "bonus")))
        let_chance(state)
        assert (state.stage, state.to_act) == ("pick", seat)
