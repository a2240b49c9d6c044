"""Run by a Python that has the wheel and nothing else; it prints what tests/wheel compares."""

import importlib
import json
import sys
from pathlib import Path
from random import Random

import serao_engine
from serao_engine.core.game import CHANCE, NOBODY, throw
from serao_engine.games import NAMES, lessons, load, puzzles
from serao_engine.pictures import draw
from serao_engine.search.levels import levels
from serao_engine.words import Words
from serao_engine.words.rules import rule_text


def played(game: str) -> str:
    """A position in the middle of a game between the weakest bots."""
    rules, random, bot = load(game), Random(5), next(iter(levels(game).values()))
    seats = rules.seats[-1]
    state = rules.start(seats, {each.id: each.choices[0] for each in rules.options(seats)})
    for _ in range(60):
        if state.to_act == NOBODY:
            break
        if state.to_act == CHANCE:
            state.play(throw(state, random))
        else:
            state.play(bot(rules, rules.observe(state, state.to_act), random))
    return str(state)


def told() -> dict[str, object]:
    """What this Python finds in the wheel."""
    top = Path(serao_engine.__path__[0])
    modules = [
        ".".join(path.relative_to(top.parent).with_suffix("").parts) for path in top.rglob("*.py")
    ]
    for name in modules:
        if ".open_spiel" in name:
            continue  # asks for OpenSpiel, which is not here
        importlib.import_module(name.removesuffix(".__init__"))
    positions = {game: played(game) for game in NAMES}
    return {
        "modules": len(modules),
        "strangers": sorted({"engine", "extras", "web"} & set(sys.modules)),
        "positions": positions,
        "pictures": {
            game: draw(game, position, 0, language="de").svg for game, position in positions.items()
        },
        "taught": {game: (len(lessons(game)), len(puzzles(game))) for game in NAMES},
        "asked": Words("pt").many("trio-puzzles.points", 5),
        "rule": rule_text("bullfrogs.deploy.line", "en").title,
    }


print(json.dumps(told()))
