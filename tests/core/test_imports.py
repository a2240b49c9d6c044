"""Who imports whom: the engine by relative names, no room one above it, no module in a circle.

The engine can be installed under any name, so nothing in it calls it by the one it has here.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

from engine.games import NAMES
from tools.paths import ROOT

BY_NAME = re.compile(r"^\s*(from|import) engine\b", re.MULTILINE)

GAMES = tuple(f"engine.{game}" for game in NAMES)
TIERS = (
    ("engine.core", "web.words", "web.plots", "web.sharing", "web.workbench"),
    ("engine.games",),
    ("engine.search",),
    GAMES,
    ("web.boards",),
    tuple(f"web.boards.{game}" for game in NAMES),
    ("web.boards.counted", "web.boards.still"),
    ("web.app",),
    ("web.pages",),
    ("web.loop", *(f"web.rooms.{room.name}" for room in ROOT.glob("web/rooms/[a-z]*"))),
    ("web.join",),
    ("web.host",),
)
"""The rooms of docs/architecture.md: each may import those of the lines before it."""

ROOMS = {room: tier for tier, rooms in enumerate(TIERS) for room in rooms}

NO_GAME = ("web.boards", "web.app", "web.pages", "web.loop")
"""Rooms that know no game: they load its table by name."""


@cache
def modules() -> dict[str, Path]:
    """Every module of engine and app, by its name."""
    paths = sorted(path for part in ("engine", "web") for path in ROOT.glob(f"{part}/**/*.py"))
    names = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return {name.removesuffix(".__init__"): path for name, path in zip(names, paths, strict=True)}


def imported(name: str) -> Iterator[str]:
    """The modules of engine and app that one of them imports, wherever in it."""
    path = modules()[name]
    package = name if path.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules())
        elif isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), package)
            for alias in node.names:
                found = f"{source}.{alias.name}"
                found = found if found in modules() else source
                if found in modules() and found != name:
                    yield found


def room(module: str) -> str:
    """The room that a module stands in: the innermost that has a line."""
    return max((each for each in ROOMS if f"{module}.".startswith(f"{each}.")), key=len, default="")


@cache
def arrows() -> set[tuple[str, str, str]]:
    """Room, room that it imports, and the module that does so."""
    found = {(room(name), room(other), name) for name in modules() for other in imported(name)}
    return {arrow for arrow in found if arrow[0] != arrow[1]}


def test_the_engine_imports_itself_by_relative_names() -> None:
    engine = [path for name, path in modules().items() if name.startswith("engine.")]
    assert engine
    assert not [path for path in engine if BY_NAME.search(path.read_text(encoding="utf-8"))]


def test_no_room_imports_one_that_stands_above_it_or_beside_it() -> None:
    assert len(arrows()) > 100
    assert not [arrow for arrow in arrows() if ROOMS[arrow[0]] <= ROOMS[arrow[1]]]


def test_what_is_drawn_around_every_game_knows_none() -> None:
    assert not [arrow for arrow in arrows() if arrow[0] in NO_GAME and arrow[1] in GAMES]


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter({name: {*imported(name)} for name in modules()}).prepare()
