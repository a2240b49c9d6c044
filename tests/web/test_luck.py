"""The luck of a bot is the same all through its turn."""

from engine.core.match import read_match
from engine.games import load
from web.app.playing import luck_of_turn

LINE = (
    "serao/1 trio novice:Ana novice:Bento | start 1 | show RRYY | draw YYYY | draw RRYY"
    " | draw RYYY | draw RYRY | place YYYY w1 | end | draw RYRY | place YYYR e1 | enter start.e"
)


def lucks(moves: int) -> list[str]:
    """What the luck hangs on after each of the last so many moves."""
    match = read_match(LINE, load)
    last = len(match.log)
    return [luck_of_turn(match.again(at)) for at in range(last - moves, last + 1)]


def test_a_bot_has_the_same_luck_all_through_its_turn() -> None:
    begun, placed, entered = lucks(2)
    assert begun == placed == entered
    assert begun.endswith("draw RYRY")


def test_each_turn_has_other_luck() -> None:
    assert len({lucks(5)[0], lucks(2)[0]}) == 2
