"""Every game in lock-step with its oracle; and that the oracles look at nothing of the engine."""

import ast
from itertools import islice
from random import Random

import pytest

from engine.core.game import CHANCE, NOBODY, throw
from engine.games import load
from engine.search.levels import levels
from tests.conformance.play import SETTINGS, Setting, every_game, every_setting
from tests.lockstep.compare import DiffersError, any_table, from_start, from_text
from tests.lockstep.positions import rare_positions
from tools.paths import ROOT

RARE, ON = 60, 24
"""So many rare positions of each game, and so many plies on from each."""


@every_setting
def test_a_whole_game_of_any_moves(setting: Setting) -> None:
    game = load(setting.game)
    given = dict(setting.options)
    options = {of.id: given.get(of.id, of.choices[0]) for of in game.options(setting.seats)}
    assert from_start(game, setting.seats, options, Random(3)).play_on() > 20


@every_game
def test_rare_positions_and_how_they_go_on(name: str) -> None:
    for number, text in enumerate(islice(rare_positions(name, 3), RARE)):
        from_text(load(name), text, Random(number)).play_on(ON)


@every_game
def test_a_game_of_which_half_the_moves_are_thoughtful(name: str) -> None:
    game, random, greedy = load(name), Random(4), levels(name)["greedy"]
    table = from_start(game, *any_table(game, random), random)
    while table.state.to_act != NOBODY:
        found, state = table.compare(), table.state
        if state.to_act == CHANCE:
            table.play(throw(state, random))
        elif random.random() < 0.5:
            table.play(greedy(game, game.observe(state, state.to_act), random))
        else:
            table.play(random.choice(found))
    table.compare()


@every_game
def test_an_oracle_takes_nothing_of_the_engine(name: str) -> None:
    for file in (ROOT / "tests" / name / "oracle.py", *(ROOT / "tests/lockstep").glob("[go]r*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not [of for of in names if of.split(".")[0] in ("engine", "web", "tools")], file


def test_what_differs_is_said() -> None:
    setting = next(setting for setting in SETTINGS if setting.game == "trio")
    table = from_start(
        load("trio"),
        setting.seats,
        {"first": "1", "trio_line": "axis", "place": "strict"},
        Random(1),
    )
    table.play(table.compare()[0])
    assert table.oracle is not None
    table.oracle.play("draw RRRR")
    with pytest.raises(DiffersError, match="pile 1RRRR"):
        table.compare()
