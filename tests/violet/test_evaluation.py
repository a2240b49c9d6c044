"""The game knowledge of the bots: it points the right way, and sees only what its seat sees."""

from math import exp
from random import Random

from engine.search.bots import bots
from engine.violet import GAME
from engine.violet.components import TORECH, VIOLET
from engine.violet.evaluation import CERTAIN, FULL, Journey, evaluate, likely, prospects
from engine.violet.play import State
from tests.violet.forest import almost_won, play, scene
from tests.violet.games import game

HALFWAY = Journey(way=9, free=2, fuel=8, gap=12, waiting=(3, 3), penalty=0)


def test_prospects_rise_with_fuel_and_gap_and_fall_with_the_way_left() -> None:
    now = prospects(HALFWAY)
    assert prospects(HALFWAY._replace(fuel=12)) > now
    assert prospects(HALFWAY._replace(gap=16)) > now
    assert prospects(HALFWAY._replace(way=7)) > now
    assert prospects(HALFWAY._replace(waiting=(8, 8))) < now
    assert prospects(HALFWAY._replace(penalty=2)) < now
    assert prospects(HALFWAY._replace(fuel=0)) == -FULL
    assert prospects(HALFWAY._replace(gap=0)) == -FULL
    assert prospects(HALFWAY._replace(way=0)) == FULL


def test_one_seats_gain_is_the_others_loss() -> None:
    state = scene()
    assert evaluate(state, VIOLET) == -evaluate(state, TORECH)


def test_the_end_is_worth_more_than_anything_before_it() -> None:
    state = almost_won()
    before = evaluate(state, VIOLET)
    play(state, "lead lake8", "follow lake2", "advance")
    assert evaluate(state, VIOLET) > before
    assert evaluate(state, TORECH) < -before


def chosen(state: State, level: str = "greedy") -> str:
    bot = bots(evaluate)[level]
    return str(bot(GAME, GAME.observe(state, state.to_act), Random(1)))


def test_a_greedy_violet_crosses_the_precipice_and_rests_before_the_dark() -> None:
    hands = {"hands": "lake1,lake2,lake3,lake8 lake4,mine2,mine3,mine4"}
    state = scene(path="...LLLFFFMMMGGG... 16", fear="-5", fuel="3 0", **hands)
    play(state, "lead lake8", "follow lake4")
    assert chosen(state) == "advance"
    state = scene(path="...LLLFFFMMMGGG... 10", fear="-9", fuel="2 0", **hands)
    play(state, "lead lake8", "follow lake4")
    assert chosen(state) == "rest"


def test_a_greedy_torech_puts_the_light_out() -> None:
    """He can win the trick with one card only, and it is the last one that Violet can afford."""
    state = scene(
        "follow torech violet",
        path="...LLLFFFMMMGGG... 10",
        fear="-9",
        fuel="2 0",
        led="lake6",
        hands="lake1,lake2,lake3 lake4,lake7,mine3,mine4",
    )
    assert chosen(state) == "follow lake7"


def test_greedy_beats_random_from_both_seats() -> None:
    levels = bots(evaluate)

    def winner(violet: str, torech: str, seed: int) -> int:
        random, state = Random(seed), GAME.start(2, {})
        while (outcome := state.outcome()) is None:
            if state.to_act in (VIOLET, TORECH):
                bot = levels[(violet, torech)[state.to_act]]
                state.play(bot(GAME, GAME.observe(state, state.to_act), random))
            else:
                state.play(random.choice(state.chance())[0])
        return outcome.winners[0]

    assert [winner("greedy", "random", seed) for seed in range(5)] == [VIOLET] * 5
    assert [winner("random", "greedy", seed) for seed in range(5)] == [TORECH] * 5


def test_everything_is_counted_in_whole_numbers() -> None:
    """Floats round differently from one Python to another, and so would decide differently."""
    numbers: set[type] = set()
    for seed in range(4):
        for state, *_ in game(seed):
            numbers |= {type(evaluate(state, seat)) for seat in (VIOLET, TORECH)}
    assert numbers == {int}


def test_likelihoods_are_on_the_logistic_curve() -> None:
    for odds in range(-130, 131):
        for unit in (6, 9, 14, 192):
            curve = 1 / (1 + exp(-odds / unit))
            assert abs(likely(odds, unit) / CERTAIN - curve) < 0.0001
    for unit in (6, 9, 14, 192):
        curve_of = [likely(odds, unit) for odds in range(-20 * unit, 20 * unit)]
        assert curve_of == sorted(curve_of), "more odds are never less likely"
        assert 0 <= curve_of[0] < curve_of[-1] <= CERTAIN


def test_a_ring_where_it_does_nothing_frightens_nobody() -> None:
    without = evaluate(scene(), VIOLET)
    assert evaluate(scene(ring="16"), VIOLET) == evaluate(scene(ring="17"), VIOLET) == without
    assert evaluate(scene(ring="15"), VIOLET) < without
