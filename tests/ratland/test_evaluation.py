"""What the bots know: odds, needs, and which placements are worth a try."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY, throw
from engine.ratland import GAME
from engine.ratland.components import AREAS, FINAL_EVENTS, INITIAL_EVENTS
from engine.ratland.evaluation import (
    ONE,
    Odds,
    Plan,
    evaluate,
    excess,
    next_turn,
    suggest,
    turns_to_come,
)
from engine.ratland.moves import Place
from engine.ratland.placement import Placements
from engine.ratland.play import State
from engine.search.bots import bots, random_bot
from tests.ratland.sewer import START, after, place, placing, table

LEVELS = bots(evaluate, suggest)


@pytest.mark.rule("ratland.event.end")
def test_the_game_lasts_seven_turns_on_average() -> None:
    assert turns_to_come(INITIAL_EVENTS[:1]) == 6 * ONE
    assert turns_to_come(INITIAL_EVENTS) == 2 * ONE
    assert turns_to_come((*INITIAL_EVENTS, *FINAL_EVENTS[:1])) == 1.5 * ONE
    assert turns_to_come((*INITIAL_EVENTS, *FINAL_EVENTS[:4])) == 0
    assert next_turn(INITIAL_EVENTS[:4]) == ONE
    assert next_turn(INITIAL_EVENTS) == 0.8 * ONE
    assert next_turn((*INITIAL_EVENTS, *FINAL_EVENTS[:4])) == 0


def test_odds_are_those_of_the_food_card() -> None:
    """City of card 8: 6 yellow, 2 orange, 3 black, 1 purple."""
    position = GAME.position(placing([START] * 2, food=8))
    city = Odds(position, AREAS[1])
    assert city.cheese_in(12 * ONE) == 10 * ONE
    assert city.cheese_in(3 * ONE) == 2.5 * ONE
    assert city.gone == 3
    assert city.poisoned == 1
    assert city.variance_of(ONE) == int(((6 + 8) / 12 - (10 / 12) ** 2) * ONE * ONE)
    assert city.variance_of(12 * ONE) == 0  # the whole bag holds no surprise
    lucky = Odds(GAME.position(placing([START] * 2, event="we-made-it", food=8)), AREAS[1])
    assert lucky.cheese_in(12 * ONE) == 13 * ONE
    assert lucky.gone == 0


def test_excess_is_the_part_above_zero() -> None:
    surely, about = 0, 3 * ONE * ONE
    assert excess(3 * ONE, surely) == 3 * ONE
    assert excess(-3 * ONE, surely) == 0
    assert excess(0, about) == 0.75 * ONE  # evenly between -3 and 3
    assert excess(-5 * ONE, about) == 0
    assert excess(5 * ONE, about) == 5 * ONE


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("rats", [1, 4, 7, 13, 20])
def test_suggested_placements_are_legal_and_few(seats: int, rats: int) -> None:
    state = GAME.position(placing([f"pantry={rats} cheese=3"] * seats))
    suggested = list(suggest(state, state.to_act))
    assert 1 <= len(suggested) <= 2
    assert all(state.refusal(move) is None for move in suggested)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_move_of_a_single_rat_improves_a_suggestion(seats: int) -> None:
    state = GAME.position(placing(["pantry=9 cheese=4"] * seats, food=6))
    plan = Plan(state, 0)
    for move in suggest(state, 0):
        assert isinstance(move, Place)
        numbers = list(move.places(9))
        best = plan.worth(numbers)
        for source in plan.places:
            for target in plan.places:
                if source != target and numbers[source]:
                    other = numbers.copy()
                    other[source] -= 1
                    other[target] += 1
                    assert plan.worth(other) <= best


def test_elsewhere_every_move_is_suggested() -> None:
    state = GAME.position(table("starve", ["pantry=6 poisoned=1", START], waiting=[1, 2]))
    assert suggest(state, 0) == state.moves()


def test_a_bot_lets_the_poisoned_starve_hides_its_cheese_and_empties_graves() -> None:
    def choice(text: str) -> str:
        state = GAME.position(text)
        return str(LEVELS["greedy"](GAME, GAME.observe(state, state.to_act), Random(1)))

    starving = table("starve", ["pantry=6 cheese=1 poisoned=1", START], waiting=[1, 2])
    assert choice(starving) == "starve healthy=1 poisoned=1"
    assert choice(table("alarm", [START, START], event="alarm", waiting=[1, 2])) == "hide"
    graves = ["pantry=7 graveyard=1", START]
    assert choice(table("holy-rat", graves, event="holy-rat", waiting=[1])) == "release"
    helmet = table(
        "helmet",
        ["city=3 pantry=4 cheese=2", START],
        "bag city yellow=2 orange=2 white=4 purple=1",
        "drawn yellow orange purple",
        event="helmet",
        waiting=[1],
    )
    assert choice(helmet) == "throw purple"


def test_without_a_next_turn_a_bot_does_not_save_cheese() -> None:
    """In the ninth turn rats are worth more than what is left in the pantry."""
    text = placing(["pantry=9 cheese=9"] * 3).replace(
        "events abundance; food 1",
        f"events {' '.join([*INITIAL_EVENTS, *FINAL_EVENTS[:4]])}; food 1 2 3 4 5 6 7 8 9",
    )
    state = GAME.position(text)
    assert LEVELS["greedy"](GAME, GAME.observe(state, 0), Random(1)).nursery >= 6


def test_the_worth_of_a_placement_is_told_before_the_screens_go_away() -> None:
    state = GAME.position(placing(["pantry=9 cheese=9"] * 3))
    good, bad = state.copy(), state.copy()
    good.play(GAME.move(place("city=3 nursery=3")))
    bad.play(GAME.move(place("left=1 right=1")))
    assert evaluate(good, 0) > evaluate(bad, 0)


def test_a_clan_without_a_rat_to_place_is_worth_something_too() -> None:
    text = "food active 1; events abundance; clan cheese=2 lost=3; clan pantry=7; clan pantry=7"
    state = after(text, "food 1")
    assert evaluate(state, 1) > evaluate(state, 0)


@pytest.mark.rule("ratland.ties")
def test_whoever_loses_ties_expects_fewer_pieces_of_a_crowded_bag() -> None:
    state = GAME.position(placing(["pantry=12 cheese=4"] * 3))
    first, last = Plan(state, 0), Plan(state, 2)
    everybody_there = [7, 0, 0, 0, 0, 5, 0]
    assert first.worth(everybody_there) > last.worth(everybody_there)


def test_the_random_bot_does_not_list_what_is_never_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Placements) -> Iterator[Place]:
        raise AssertionError("the moves were listed")

    monkeypatch.setattr(Placements, "__iter__", never)
    state = GAME.position(placing(["pantry=30", START, START]))
    assert random_bot(GAME, GAME.observe(state, 0), Random(1)) in state.moves()


def finished(levels: list[str], seed: int) -> State:
    """The end of a game between bots."""
    random = Random(seed)
    state = GAME.start(len(levels), {})
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.play(throw(state, random))
        else:
            bot = LEVELS[levels[state.to_act]]
            state.play(bot(GAME, GAME.observe(state, state.to_act), random))
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_greedy_bot_beats_the_random_one(seats: int) -> None:
    wins = 0
    for seed in range(10):
        seat = seed % seats
        levels = ["greedy" if other == seat else "random" for other in range(seats)]
        outcome = finished(levels, seed).outcome()
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 8


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    levels = ["greedy", "random", "greedy", "random"][:seats]
    assert str(finished(levels, 4)) == str(finished(levels, 4))
    assert str(finished(levels, 4)) != str(finished(levels, 5))
