"""What a clan has done in the open is remembered, and tells what it may do next."""

from itertools import permutations
from random import Random

import pytest

from engine.core.game import CHANCE
from engine.core.match import Match, Player, read_match
from engine.core.sight import Sight
from engine.games import load
from engine.ratland import GAME
from engine.ratland.components import Clan, in_the_pantry
from engine.ratland.evaluation import Plan, evaluate
from engine.ratland.moves import NOWHERE, PLACED, UNVEIL, Place
from engine.ratland.play import State
from engine.ratland.state import Stage
from engine.ratland.turn import FORESEEN, REMEMBERED, SPAN, Turn
from web.app.film import Film

SEEDS = 40


def played(turns: int, seed: int = 1) -> Match:
    """A match of two clans after so many turns, at the next placement; seat 0 places as is usual.

    Seat 1 puts all its rats into its nursery.
    """
    match = Match(GAME, [Player("bot", "")] * 2, {}, deal=f"habits-{seed}")
    while match.state.turn_number <= turns or match.state.stage is not Stage.PLACE:
        if match.state.to_act == CHANCE:
            match.roll()
        elif match.state.stage is Stage.PLACE:
            settle(match)
        else:
            match.play(match.state.moves()[0])
    return match


def settle(match: Match) -> None:
    """Let both clans place, in whatever order."""
    placements = usual(match.state), place(nursery=match.state.clans[1].healthy)
    while match.state.stage is Stage.PLACE:
        match.play(placements[match.state.to_act])


def usual(state: State) -> Place:
    """What one would think of seat 0."""
    return Place(*Plan(state, 0).usual()[: len(PLACED)])


def place(**rats: int) -> Place:
    return Place(**{**dict.fromkeys(PLACED, 0), **rats})


def remembered(match: Match) -> list[str]:
    return [str(state) for state in match.observe(0).past]


@pytest.mark.rule("ratland.place")
def test_placements_are_remembered_when_the_screens_have_gone_away_and_not_before() -> None:
    match = played(2)
    before = remembered(match)
    placed = {
        seat: [
            move
            for move, (by, _) in zip(match.log, match.decided, strict=True)
            if isinstance(move, Place) and by == seat
        ]
        for seat in (0, 1)
    }
    for seat in (0, 1):
        assert [state.choices[seat] for state in match.observe(1).past] == placed[seat]
    assert len(before) == 2
    settle(match)
    assert match.state.stage is Stage.UNVEIL
    for viewer in (0, 1, None):
        assert len(match.observe(viewer).past) == 2
    settled = str(match.state)
    match.roll()
    assert remembered(match) == [*before, settled]


@pytest.mark.rule("ratland.place")
def test_a_placement_that_was_taken_back_is_not_remembered() -> None:
    match = played(1)
    settle(match)
    match.undo(0)
    other = place(dump=match.state.clans[0].healthy)
    match.play(other)
    match.roll()
    assert match.observe(1).past[-1].choices[0] == other
    assert len(match.observe(1).past) == 2
    assert remembered(read_match(str(match), load)) == remembered(match)


@pytest.mark.rule("ratland.place")
def test_a_look_back_and_another_branch_remember_what_was_before() -> None:
    match = played(3)
    branch = match.branch()
    for number in range(len(match.log) + 1):
        then = Film(match, 0).match(number)
        assert remembered(then) == remembered(match.again(number))
    settle(branch)
    branch.roll()
    assert (len(remembered(match)), len(remembered(branch))) == (3, 4)


def test_a_sight_tells_what_is_remembered() -> None:
    seen = played(3).observe(1)
    sight = Sight.of(GAME, seen, Random(1))
    assert len(sight.past) == 3
    assert Sight.of(GAME, sight.observation(GAME), Random(1)) == sight


def turn(match: Match) -> Turn:
    return Turn(match.state, match.observe(0).past)


@pytest.mark.parametrize("seed", range(5))
def test_a_clan_that_does_what_is_usual_is_foreseen(seed: int) -> None:
    assert not turn(played(0, seed)).foreseen(0), "nothing is known yet"
    match = played(1, seed)
    assert turn(match).foreseen(0)
    assert set(turn(match).guesses(0, SEEDS, Random(1))) == {usual(match.state)}


@pytest.mark.parametrize("seed", range(5))
def test_a_clan_that_does_something_else_is_not(seed: int) -> None:
    found = turn(played(2, seed))
    assert not found.foreseen(1)
    assert len(set(found.guesses(1, SEEDS, Random(1)))) > 3


def several() -> State:
    """Three clans at their first placement."""
    match = Match(GAME, [Player("bot", "")] * 3, {}, deal="several")
    while match.state.to_act == CHANCE:
        match.roll()
    return match.state


def test_among_several_a_stranger_is_taken_to_do_what_is_usual() -> None:
    state = several()
    found = Turn(state)
    assert all(found.foreseen(seat) for seat in range(3))
    assert set(found.guesses(0, SEEDS, Random(1))) == {usual(state)}


def test_the_answer_to_whom_one_foresees_cannot_be_made_better_by_some_rats_elsewhere() -> None:
    state = several()
    found = Turn(state)
    others = [found.guesses(seat, 1, Random(1))[0] for seat in range(3)]

    def worth(choice: Place) -> int:
        return found.worth([choice, *others[1:]], 0)

    begun = place(nursery=state.clans[0].healthy)
    best = found.improved(begun, 0, worth)
    assert worth(best) > worth(usual(state)) > worth(begun)
    numbers = [*best.places(state.clans[0].healthy)]
    for source, target in permutations(range(len(numbers)), 2):
        if numbers[source]:
            other = numbers.copy()
            other[source] -= 1
            other[target] += 1
            assert worth(Place(*other[: len(PLACED)])) <= worth(best)


def test_a_turn_is_worth_the_same_to_all_as_after_it() -> None:
    """By the measure of the evaluation, where nobody searches for food and no luck is left."""
    state = several()
    asleep = [place(nursery=1)] * 3
    after = state.copy()
    for move in asleep:
        after.play(move)
    after.play(UNVEIL)
    assert Turn(state).worths(asleep) == [evaluate(after, seat) for seat in range(3)]


def test_worth_is_to_win_against_all_the_others_and_not_the_strongest_alone() -> None:
    state, asleep = several(), [place(nursery=1)] * 3
    state.clans = [Clan(cheese=cheese) for cheese in (5, 20, 0)]
    behind = Turn(state).worth(asleep, 0)
    state.clans = [Clan(cheese=cheese) for cheese in (5, 20, 20)]
    assert Turn(state).worth(asleep, 0) < behind - SPAN // 2


def test_a_clan_without_rats_is_foreseen() -> None:
    state = played(0).state.copy()
    state.clans[1] = state.clans[1].standing(in_the_pantry(0))
    assert Turn(state).foreseen(1)
    assert not Turn(state).foreseen(0)
    assert set(Turn(state).guesses(1, SEEDS, Random(1))) == {NOWHERE}


def test_what_was_long_ago_is_forgotten() -> None:
    """A clan that did something else for two turns is foreseen again when these are long ago."""
    match = played(REMEMBERED + 2)
    past = [state.copy() for state in match.observe(0).past]
    for state in past[:2]:
        state.choices = (place(nursery=state.clans[0].healthy), state.choices[1])
    assert not Turn(match.state, past[:-2]).foreseen(0)
    assert Turn(match.state, past).foreseen(0)


def test_guesses_stray_as_much_as_before() -> None:
    match = played(2)
    past = [state.copy() for state in match.observe(0).past]
    for state in past:
        assert state.choices[0] is not None
        numbers = [*state.choices[0].places(state.clans[0].healthy)]
        full = next(at for at in range(len(PLACED)) if numbers[at])
        other = next(at for at in range(len(PLACED)) if at != full)
        numbers[full] -= 1
        numbers[other] += 1
        state.choices = (Place(*numbers[: len(PLACED)]), state.choices[1])
    rats = sum(state.clans[0].healthy for state in past)
    found = Turn(match.state, past)
    assert found.foreseen(0) == (100 * len(past) // rats < FORESEEN)
    assert found.foreseen(0)
    assert len(set(found.guesses(0, SEEDS, Random(1)))) > 1
