"""What a trick does to Violet, her lantern and the bonus cards; the three endings."""

import pytest

from engine.violet import events
from engine.violet.components import TORECH, VIOLET
from engine.violet.play import State
from engine.violet.state import FREE, SPENT
from tests.telling import only
from tests.violet.forest import ended, moves, names, play, refused, scene

WINNING = {"hands": "lake1,lake2,lake3,lake8 lake4,mine2,mine3,mine4"}
"""With these Violet wins by `lead lake8`, `follow lake4`."""

LOSING = {
    "hands": "lake1,lake2,lake3,lake4 lake8,mine2,mine3,mine4",
    "market": "lake7 forest9 mountain9 mine9",
}
"""With these she loses by `lead lake3`, `follow lake8`: a difference of five."""


def won(**sections: str) -> State:
    state = scene(**WINNING, **sections)
    play(state, "lead lake8", "follow lake4")
    return state


def lost(**sections: str) -> State:
    state = scene(**LOSING, **sections)
    play(state, "lead lake3", "follow lake8")
    return state


def at(space: int) -> dict[str, str]:
    return {"path": f"...LLLFFFMMMGGG... {space}"}


@pytest.mark.rule("violet.advance")
def test_a_won_trick_lets_violet_advance_for_one_fuel() -> None:
    state = won()
    assert state.to_act == VIOLET
    assert moves(state) == {"advance", "rest"}
    told = play(state, "advance")
    assert (state.violet, state.fuel) == (1, 15)
    assert names(state.discard) == "lake4 lake8"
    assert only(events.Advanced, told) == events.Advanced(0, 1, False)
    assert only(events.LanternChanged, told) == events.LanternChanged(16, 15)


@pytest.mark.rule("violet.rest")
def test_or_rest_for_three_fuel_at_most_a_full_lantern() -> None:
    for fuel, after in ((9, 12), (14, 16), (16, 16)):
        state = won(fuel=f"{fuel} 0")
        play(state, "rest")
        assert (state.violet, state.fuel) == (0, after)
        assert names(state.discard) == "lake4 lake8"


@pytest.mark.rule("violet.advance.free")
@pytest.mark.parametrize(("space", "cost"), [(3, 1), (4, 0), (8, 0), (12, 0), (13, 1), (16, 0)])
def test_towards_fireflies_and_the_campfire_she_advances_for_free(space: int, cost: int) -> None:
    state = won(**at(space))
    play(state, "advance")
    assert (state.violet, state.fuel) == (space + 1, 16 - cost)


@pytest.mark.rule("violet.fear.discard")
def test_a_lost_trick_forces_her_on_for_two_fuel_and_feeds_the_fear() -> None:
    state = lost()
    assert (state.violet, state.fuel) == (1, 14)
    assert [pair and names(pair) for pair in state.fear_discards] == ["lake3 lake8", None]
    assert state.discard == ()
    assert state.fear == -16
    state = lost(**at(4))
    assert (state.violet, state.fuel) == (5, 14), "fireflies help only after a won trick"


@pytest.mark.rule("violet.fear.discard")
def test_pairs_are_pushed_on_and_the_third_reveals_the_first() -> None:
    state = lost(feared="mine1,mine5 -")
    assert [pair and names(pair) for pair in state.fear_discards] == ["lake3 lake8", "mine1 mine5"]
    assert state.fear == -16
    state = lost(feared="mine1,mine5 forest2,lake6")
    assert [pair and names(pair) for pair in state.fear_discards] == ["lake3 lake8", "mine1 mine5"]
    assert names(state.discard) == "lake6 forest2"
    assert state.fear == -12


@pytest.mark.rule("violet.fear.move")
@pytest.mark.parametrize(
    ("fuel", "moved"),
    [(16, 4), (9, 4), (8, 5), (6, 5), (5, 6), (3, 6)],
    ids=lambda number: str(number),
)
def test_the_fear_moves_by_the_difference_and_the_lanterns_penalty(fuel: int, moved: int) -> None:
    """The penalty is that of the fuel after the loss: at 6 or less +1, at 3 or less +2 instead."""
    state = lost(feared="mine1,mine5 forest2,lake6", fuel=f"{fuel} 0")
    assert state.fear == -16 + moved


@pytest.mark.rule("violet.fear.move")
def test_the_penalty_counts_even_when_the_values_are_equal() -> None:
    state = lost(feared="mine1,mine5 forest6,lake6", fuel="8 0")
    assert state.fear == -15


@pytest.mark.rule("violet.precipice")
def test_over_the_precipice_only_by_winning() -> None:
    state = scene(**LOSING, **at(16), fear="0")
    told = play(state, "lead lake3", "follow lake8")
    assert (state.violet, state.fuel) == (16, 14)
    assert only(events.Held, told).rule.id == "violet.precipice"
    assert state.fear_discards[0] is not None
    state = won(**at(16), fear="0")
    assert moves(state) == {"advance", "rest"}
    play(state, "rest")
    assert state.violet == 16


@pytest.mark.rule("violet.bonus")
@pytest.mark.parametrize("forced", [False, True])
def test_leaving_a_location_unrested_wins_its_bonus_card(forced: bool) -> None:
    for space, suit in ((5, 0), (8, 1), (11, 2), (14, 3)):
        state = lost(**at(space)) if forced else won(**at(space))
        if not forced:
            play(state, "advance")
        assert state.bonuses[suit] == VIOLET
        assert state.bonuses.count(FREE) == 3
    state = lost(**at(4)) if forced else won(**at(4))
    assert state.bonuses.count(FREE) == 4, "not before the location's last space"


@pytest.mark.rule("violet.bonus")
def test_a_rest_in_a_location_gives_its_bonus_card_to_torech_at_once() -> None:
    state = won(**at(4))
    told = play(state, "rest")
    assert only(events.BonusGained, told) == events.BonusGained(TORECH, 0)
    assert state.bonuses[0] == TORECH
    state = won(**at(5), bonuses="t---")
    play(state, "advance")
    assert state.bonuses[0] == TORECH
    state = won(**at(1))
    play(state, "rest")
    assert state.bonuses.count(FREE) == 4, "there is no card for a neutral space"
    state = won(**at(5), bonuses="x---")
    play(state, "advance")
    assert state.bonuses[0] == SPENT, "a used card does not come back"


@pytest.mark.rule("violet.win.violet")
def test_violet_wins_at_the_campfire() -> None:
    state = won(**at(16), fear="3", fuel="1 0")
    told = play(state, "advance")
    assert ended(state) == "violet.win.violet"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((VIOLET,), (1, 0))
    assert not state.moves()
    assert only(events.Ended, told).winner == VIOLET


@pytest.mark.rule("violet.win.torech-dark")
@pytest.mark.parametrize("fuel", [1, 2])
def test_torech_wins_when_the_lantern_goes_out(fuel: int) -> None:
    state = lost(fuel=f"{fuel} 0")
    assert state.fuel == 0
    assert ended(state) == "violet.win.torech-dark"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((TORECH,), (0, 1))


@pytest.mark.rule("violet.win.torech-dark")
def test_an_advance_with_the_last_fuel_is_the_end() -> None:
    state = won(fuel="1 0")
    play(state, "advance")
    assert ended(state) == "violet.win.torech-dark"


@pytest.mark.rule("violet.win.torech-fear")
def test_torech_wins_when_the_fear_reaches_violet() -> None:
    feared = {"feared": "mine1,mine5 forest2,lake6", **at(3)}
    assert ended(lost(fear="-1", **feared)) is None, "she is on 4 by then, the fear on 3"
    state = lost(fear="0", **feared)
    assert ended(state) == "violet.win.torech-fear"
    assert state.fear == state.violet == 4
    assert ended(lost(fear="2", **feared)) == "violet.win.torech-fear", "it would even pass her"


def test_the_lantern_is_looked_at_before_the_fear() -> None:
    state = lost(fear="0", feared="mine1,mine5 forest2,lake6", fuel="2 0", **at(3))
    assert ended(state) == "violet.win.torech-dark"
    assert state.fear == 0


def test_nobody_may_do_anything_after_the_end() -> None:
    state = lost(fuel="2 0")
    for text in ("lead lake1", "pass", "advance", "pick lake7"):
        assert refused(state, text) == "violet.turn"
