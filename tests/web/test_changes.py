"""What changed between two pictures is marked in the second: that, and nothing else."""

import re

import pytest

from engine.games import NAMES, lessons, load
from web.boards import tables
from web.boards.changes import MARK, marked
from web.boards.diagram import shown
from web.words import Words

BEFORE = '<g id="all"><g id="a" class="x"><i>1</i></g>\n<g id="b"><br>&amp; 2</g><i>3</i></g>'


def test_what_is_the_same_is_not_marked() -> None:
    assert marked(BEFORE, BEFORE) == BEFORE


@pytest.mark.parametrize(
    ("old", "new", "ids"),
    [
        ('class="x"', 'class="y"', ["a"]),
        ("<i>1</i>", "<i>2</i>", ["a"]),
        ("&amp; 2", "&lt; 2", ["b"]),
        ("<i>3</i>", "<i>4</i>", ["all"]),
        ("<i>3</i>", '<i id="c"/><i>3</i>', ["c"]),
        ('id="b"', 'id="d"', ["d"]),
    ],
)
def test_the_nearest_element_with_an_id_is_marked(old: str, new: str, ids: list[str]) -> None:
    after = marked(BEFORE, BEFORE.replace(old, new))
    assert re.findall(rf'<\w+{MARK} id="(\w+)"', after) == ids
    assert after.replace(MARK, "") == BEFORE.replace(old, new)


@pytest.mark.parametrize("name", NAMES)
def test_every_diagram_marks_what_a_move_did(name: str) -> None:
    """Nothing before it, something after it, and never most of the picture."""
    for lesson in lessons(name):
        for at, step in enumerate(lesson.steps):
            before, after = shown(
                load(name), tables.load(name), lesson, at, lesson.names, Words("en")
            )
            assert MARK not in before
            assert (MARK in after) == bool(after) or not step.moves or before == after
