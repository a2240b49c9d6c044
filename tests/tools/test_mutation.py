"""The list of planted faults that nothing notices, which keeps its reasons."""

import pytest

from engine.games import NAMES
from tools.mutation import Survivor, changed, listed, merged, parse
from tools.paths import ROOT

DIFF = """# engine.trio.play.x__partner__mutmut_3: survived
--- engine/trio/play.py
+++ engine/trio/play.py
@@ -1,6 +1,6 @@
 def _partner(state: State, move: moves.Partner, tell: Tell | None) -> None:
-    state.turn = (state.turn + 2) % state.seats
+    state.turn = (state.turn - 2) % state.seats
     state.choosing = False
"""
TURN = Survivor(
    "play.partner",
    "state.turn = (state.turn + 2) % state.seats",
    "state.turn = (state.turn - 2) % state.seats",
)


def test_a_survivor_is_read_from_what_is_shown_of_it() -> None:
    assert changed("engine.trio.play.x__partner__mutmut_3", DIFF) == TURN
    assert changed("engine.trio.play.xǁStateǁmoves__mutmut_1", DIFF).place == "play.State.moves"


def test_a_list_reads_back_with_its_reasons() -> None:
    all_of_it = [TURN._replace(reason="Two on, two back: of four it is the same."), TURN]
    text = "\n\n".join(["# words about it", *map(str, all_of_it)])
    assert [*parse(text)] == all_of_it


def test_reasons_stay_with_what_is_found_again() -> None:
    explained, gone = TURN._replace(reason="It is the same."), TURN._replace(after="pass")
    new = TURN._replace(place="play.draw")
    assert merged([explained, gone], [new, TURN]) == [new, explained]


@pytest.mark.parametrize("name", [name for name in NAMES if listed(name).exists()])
def test_what_is_listed_is_there_and_has_a_reason(name: str) -> None:
    for each in parse(listed(name).read_text(encoding="utf-8")):
        module = ROOT / f"engine/{name}/{each.place.partition('.')[0]}.py"
        lines = {line.strip() for line in module.read_text(encoding="utf-8").splitlines()}
        assert {*each.before.splitlines()} <= lines, each
        assert each.reason, each
