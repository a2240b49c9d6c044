"""Each room knows those below it, and none above."""

import re

import pytest

from tools.paths import ROOT

ROOMS = ("words", "boards", "app", "pages")
"""From below."""


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_only_those_below(room: str) -> None:
    known = {
        name
        for path in (ROOT / "web" / room).rglob("*.py")
        for name in re.findall(r"^ *(?:from|import) web\.(\w+)", path.read_text("utf-8"), re.M)
    }
    assert known <= {*ROOMS[: ROOMS.index(room) + 1]}
