"""What holds in every position of every game, however it is played."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import CHANCE
from engine.violet import GAME
from engine.violet.components import CARDS, HAND, TORECH, VIOLET
from engine.violet.play import State
from engine.violet.state import Stage


def every_card(state: State) -> list[int]:
    pairs = [card for pair in state.fear_discards if pair for card in pair]
    piles = (*state.hands, state.deck_top, state.deck_rest, state.discard)
    cards = [card for pile in piles for card in pile]
    return sorted([*cards, *state.market_cards(), *state.trick_cards, *pairs])


def look_at(state: State) -> None:
    assert every_card(state) == list(CARDS), "36 cards, each in one place"
    assert state.out_at <= state.fuel <= state.layout.lantern
    assert state.layout.fear <= state.fear <= state.violet
    assert 0 <= state.violet <= state.campfire
    events = (*state.offered, *state.refused, *state.chosen, *state.revealed)
    assert len({*events, *(card.event for card in state.ahead)}) == len(events) + len(state.ahead)
    if state.stage is Stage.LEAD:
        assert len(state.hands[VIOLET]) == HAND
        assert len(state.hands[TORECH]) in (HAND, HAND + 1)
        assert state.pending == ()
        assert not state.ingenious


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
