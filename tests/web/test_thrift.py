"""How much a tap has looked at: the engine a position, the browser a page."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.bullfrogs import GAME
from engine.bullfrogs.play import State
from engine.core.match import Match, read_match
from engine.games import NAMES
from tests.saves.test_saves import SAVES, read
from tests.web.person import Person, first
from tools.paths import ROOT

WIDE = re.compile(
    r"(?:^|[\s,])(?:html|:root|body|#?\w*page|\.(?:[\w-]*(?:page|table|cloth|water|wood)|play|stage|"
    r"parts|parted|board)):has\((?! ?>)"
)
"""A style of the whole page, or of a board, that looks for something deep in it."""


LISTING = """
import sys
from tests.web.person import Person
kept = {f"serao.match.{game}": f"serao/1 {game} human:Guest greedy:Moth" for game in sys.argv[1:]}
person = Person(kept).visit("#/games")
for game in sys.argv[1:]:
    assert f'id="save-{game}"' in person.html
    assert f"web.boards.{game}" not in sys.modules, game
"""
"""The list of kept games, in a Python that has loaded no board: it says who plays without one."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each was called: `observe` and `moves`."""
    calls = Counter[str]()

    def count(kind: type, name: str) -> Callable[..., Any]:
        called = getattr(kind, name)

        def counting(*given: Any) -> Any:
            calls[name] += 1
            return called(*given)

        return counting

    monkeypatch.setattr(type(GAME), "observe", staticmethod(count(type(GAME), "observe")))
    monkeypatch.setattr(State, "moves", count(State, "moves"))
    return calls


def test_a_list_of_games_loads_no_board() -> None:
    subprocess.run([sys.executable, "-c", LISTING, *NAMES], cwd=ROOT, check=True)


FRIENDS = " deal=try-link-daily-2026-01-02 "
"""Of a match that is another person's deal of a day."""


@pytest.mark.parametrize(
    ("route", "does"),
    [("#/", "skip"), ("#/games", "ask-delete m1"), ("#/teach", "teach-pick tile:RYYY@box")],
)
def test_a_tap_replays_no_match_of_a_list(
    route: str, does: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    [over] = [read(save)[0] for save in SAVES if save.stem == "trio-2-over"]
    [alone] = [read(save)[0] for save in SAVES if save.stem == "bullfrogs-1-running"]
    kept = {
        f"serao.match.m{at}": over.replace(" human:", f" deal={route[2:]}-{at} human:", 1)
        for at in range(90)
    }
    kept["serao.match.friends"] = alone.replace(" deal=saved-1 ", FRIENDS)
    replayed = Counter[str]()

    def counting(text: str, *given: Any, **how: Any) -> Match:
        replayed[text] += 1
        return read_match(text, *given, **how)

    monkeypatch.setattr("web.app.saves.read_match", counting)
    person = Person(kept, route=route)
    if route == "#/teach":
        person.fill_in("teach-game", game="trio")
    assert len(replayed) >= 90
    replayed.clear()
    person.do(does)
    assert not replayed


def test_a_tap_looks_at_a_position_once(asked: Counter[str]) -> None:
    person = Person().do("quick bullfrogs").wait_for_bots()
    _, actions, cell = str(first(person.state)).split()
    asked.clear()
    person.tap(f"card {actions}")
    assert not asked, "the position is the same"
    person.tap(f"cell {cell}")
    assert f" play {actions} {cell}" in person.line
    assert asked == {"observe": 1, "moves": 1}


def test_no_style_looks_for_something_in_the_whole_page_or_a_board() -> None:
    """With every tap the browser would look again, in all of it (docs/performance.md)."""
    assert WIDE.search(".a, html:has(.b)")
    assert WIDE.search(".table-page:has(.curtain) {")
    assert WIDE.search(".tr-cloth:has(.tr-veil) {")
    assert not WIDE.search(".vt-cloth:has(> #omens) {")
    found = {
        path: WIDE.findall(path.read_text(encoding="utf-8")) for path in ROOT.glob("web/**/*.css")
    }
    assert {path: rules for path, rules in found.items() if rules} == {}
