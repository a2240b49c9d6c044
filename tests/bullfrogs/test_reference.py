"""The engine's moves against those of the reference, position by position."""

from collections import Counter
from random import Random

import pytest

from engine.bullfrogs.components import parse_colour
from engine.bullfrogs.game import GAME
from engine.bullfrogs.grid import cell_name
from engine.bullfrogs.moves import Score
from engine.bullfrogs.play import State
from engine.bullfrogs.state import Stage
from tests.bullfrogs.reference import battle, legal_moves
from tests.bullfrogs.wild import wild_position
from tests.conformance.play import SETTINGS, playthrough


def offered(state: State) -> set[str]:
    return {str(move) for move in [*state.moves(), *(move for move, _ in state.chance())]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_position_of_random_games(seats: int) -> None:
    for setting in SETTINGS:
        if (setting.game, setting.seats) == (GAME.id, seats):
            played = playthrough(setting)
            for state, text in zip(played.states, played.texts, strict=True):
                assert offered(state) == legal_moves(text), text


def test_in_positions_that_seldom_come_up() -> None:
    steps = Counter[str]()
    verbs = Counter[str]()
    for seed in range(600):
        state = wild_position(Random(seed))
        text = str(state)
        assert str(GAME.position(text)) == text
        expected = legal_moves(text)
        assert offered(state) == expected, text
        steps[state.stage] += 1
        verbs.update({move.split(" ")[0] for move in expected})
    assert min(steps[stage] for stage in ("act", "score", "hop", "slide")) >= 20, steps
    assert min(verbs[verb] for verb in ("relocate", "deploy", "sabotage", "slide")) >= 20, verbs


def test_every_battle_has_the_same_winner_and_the_same_neighbours_get_a_piece() -> None:
    battles = Counter[bool]()
    for seed in range(600):
        state = wild_position(Random(seed))
        for cell in state.full_pads() if state.stage is Stage.SCORE else ():
            winner, landings = battle(str(state), cell_name(cell))
            after = state.copy()
            after.play(Score(cell))
            battles[winner is None] += 1
            if not landings:
                assert cell not in after.cards
            else:
                assert after.winner == (None if winner is None else parse_colour(winner))
                assert set(map(cell_name, after.landings)) == landings
    assert min(battles[tie] for tie in (True, False)) >= 20
