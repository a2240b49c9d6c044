"""OpenSpiel's own tests on every game: `make open-spiel` runs them where it can be installed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: see `make open-spiel`")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from engine.core.game import BadTextError  # noqa: E402
from engine.games import NAMES, load  # noqa: E402
from extras.open_spiel import games  # noqa: E402
from tests.open_spiel.playthrough import actions_of, path, playthrough  # noqa: E402
from tools.paths import ROOT  # noqa: E402

TABLES = [f"serao_{name}(players={seats})" for name in NAMES for seats in load(name).seats]
EVERY_OPTION = [
    "serao_trio(trio_line=touching,place=lenient)",
    "serao_ratland(players=4,food=first-game)",
]


@pytest.mark.parametrize("table", [*TABLES, *EVERY_OPTION])
def test_open_spiel_plays_it_at_random(table: str) -> None:
    """With clones, masks, texts, saved states and returns looked at on the way."""
    game = pyspiel.load_game(table)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()


def _demands(table: str) -> type[Any]:
    """OpenSpiel's tests of what every game must answer, for this one."""
    about = {"game": pyspiel.load_game(table), "game_name": table}
    return type(table, (api_test.EnforceAPIOnPartialTreeBase,), about)


globals().update({f"Test_{table}": _demands(table) for table in TABLES})


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_playthrough_goes_as_it_went(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    assert playthrough(name, actions_of(text)) == text


@pytest.mark.parametrize("name", NAMES)
def test_its_search_finds_its_way(name: str) -> None:
    game = pyspiel.load_game(f"serao_{name}")
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()


def test_an_action_reads_as_the_notation() -> None:
    state = pyspiel.load_game("serao_ratland").new_initial_state()
    for text in ("start 1", "event abundance", "food 1", "place dump=4"):
        state.apply_action(state.string_to_action(text))
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == [
        "place dump=4 city=0",
        "place dump=4 city=1",
        "place dump=4 city=2",
        "place dump=4 city=3 countryside=0 left=0 right=0 nursery=0",
    ]


def test_a_number_of_players_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadTextError, match="number of seats"):
        pyspiel.load_game("serao_trio(players=3)")


def test_a_game_without_an_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.LONGEST, "violet", 5)
    state = pyspiel.load_game("serao_violet").new_initial_state()
    asked = 0
    while not state.is_terminal():
        asked += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert asked == 5
    assert state.returns() == [0, 0]


def test_python_ends_quietly_with_the_games_known() -> None:
    """OpenSpiel holds the classes until after Python's end."""
    subprocess.run(
        [sys.executable, "-c", "from extras.open_spiel import games"], cwd=ROOT, check=True
    )


def test_every_game_has_a_golden_playthrough() -> None:
    folder = Path(path("trio")).parent
    assert {*folder.glob("*.txt")} == {path(name) for name in NAMES}
