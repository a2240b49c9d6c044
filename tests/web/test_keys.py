"""Arrow keys in the twin."""

import pytest

from tests.web.person import Person
from web.app.keys import neighbour

# rows  0:  .  x  .  x      columns -1 to 2
#       1:  x
#       2:        x
CELLS = [(0, 0), (0, 2), (1, -1), (2, 1)]

STEPS = [
    ((0, 0), "ArrowRight", (0, 2)),
    ((0, 2), "ArrowRight", None),
    ((0, 2), "ArrowLeft", (0, 0)),
    ((0, 0), "ArrowLeft", None),
    ((0, 0), "ArrowDown", (1, -1)),
    ((1, -1), "ArrowDown", (2, 1)),
    ((2, 1), "ArrowUp", (1, -1)),
    ((1, -1), "ArrowUp", (0, 0)),
    ((0, 0), "ArrowUp", None),
    ((0, 2), "Home", (0, 0)),
    ((0, 0), "End", (0, 2)),
    ((0, 0), "Enter", None),
]


@pytest.mark.parametrize(("place", "key", "target"), STEPS)
def test_a_key_leads_to_the_nearest_cell(
    place: tuple[int, int], key: str, target: tuple[int, int] | None
) -> None:
    assert neighbour(CELLS, place, key) == target


@pytest.mark.usefixtures("table")
def test_arrows_move_the_focus_between_cells() -> None:
    person = Person().do("quick bullfrogs")
    assert person.press("ArrowRight", "twin-0-0").focus == "twin-0-2"
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.cursor == (0, 2)
    assert person.press("ArrowDown", "twin-0-2").focus == "twin-1-0"
    before = len(person.effects)
    person.press("ArrowDown", "twin-1-0").press("ArrowUp", "undo").press("Home", "")
    assert len(person.effects) == before
