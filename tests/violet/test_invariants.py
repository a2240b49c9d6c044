"""What holds in every position of every game, however it is played."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import CHANCE
from engine.violet import GAME
from engine.violet.state import Stage
from tests.violet.invariants import look_at


@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_a_random_game(seed: int) -> None:
    random, state = Random(seed), GAME.start(2, {})
    look_at(state)
    plies, fear, violet = 0, state.fear, state.violet
    while state.outcome() is None:
        options = [*state.moves(), *(move for move, _ in state.chance())]
        state.play(random.choice(options))
        plies += 1
        look_at(state)
        assert state.fear >= fear, "the fear only comes nearer"
        assert 0 <= state.violet - violet <= 1, "one space at a time, and never back"
        fear, violet = state.fear, state.violet
    assert plies < 5000


def test_every_ending_and_every_step_comes_up_in_random_games() -> None:
    endings: Counter[str] = Counter()
    steps: set[Stage] = set()
    for seed in range(250):
        random, state = Random(seed), GAME.start(2, {})
        while (outcome := state.outcome()) is None:
            steps.add(state.stage)
            options = [*state.moves(), *(move for move, _ in state.chance())]
            state.play(random.choice(options))
        endings[outcome.rule.id] += 1
    assert steps == set(Stage) - {Stage.OVER}
    assert endings.keys() == {
        "violet.win.violet",
        "violet.win.torech-dark",
        "violet.win.torech-fear",
    }


def test_a_window_opens_only_for_who_can_use_it() -> None:
    for seed in range(40):
        random, state = Random(seed), GAME.start(2, {})
        while state.outcome() is None:
            if state.stage in (Stage.BEFORE, Stage.EFFECT, Stage.AFTER, Stage.SWAP):
                assert len(state.moves()) > 1
                assert "pass" in map(str, state.moves())
            elif state.to_act != CHANCE:
                assert "pass" not in map(str, state.moves())
            options = [*state.moves(), *(move for move, _ in state.chance())]
            state.play(random.choice(options))
