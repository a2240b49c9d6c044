"""What a placement brings for sure, counted a second time: by playing all that can come."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE
from engine.games import goals, load
from engine.ratland.state import Stage

RATLAND = load("ratland")

NIGHTS = (
    "place active 1 waiting 1 2; events abundance; food 2; clan pantry=3 cheese=1; "
    "clan pantry=3 cheese=2",
    "place active 1 waiting 1 2; events massive-attacks; food 4; clan pantry=4 cheese=2; "
    "clan pantry=2 cheese=2 poisoned=1",
    "place active 1 waiting 1 2; events we-made-it; food 8; clan pantry=3 cheese=2 lost=1; "
    "clan pantry=2 cheese=1",
)


def endings(state: Any) -> Iterator[Any]:
    """All the states after supper that can come from here, each once."""
    waiting, seen = [state], set()
    while waiting:
        state = waiting.pop()
        if state.stage in (Stage.EVENT, Stage.OVER):
            yield state
            continue
        moves = [move for move, _ in state.chance()] if state.to_act == CHANCE else state.moves()
        for move in moves:
            after = state.copy()
            after.play(move)
            if str(after) not in seen:
                seen.add(str(after))
                waiting.append(after)


@pytest.mark.parametrize("text", NIGHTS)
def test_what_is_sure_is_the_worst_of_all_that_can_come(text: str) -> None:
    before = RATLAND.position(text)
    placements = before.moves()
    random = Random(text)
    for place in random.sample([*placements], 4):
        after = before.copy()
        after.play(place)
        sure = {word: goal(before, after, 0) for word, goal in goals("ratland").items()}
        graves = before.clans[0].graveyard
        clans = [state.clans[0] for state in endings(after)]
        fed = [clan.graveyard == graves for clan in clans]
        assert sure["rats"] == min(clan.rats for clan in clans)
        assert sure["fed"] == (min(clan.rats for clan in clans) if all(fed) else 0)
        left = [clan.cheese for clan, well in zip(clans, fed, strict=True) if well]
        assert sure["cheese"] == (min(left) if all(fed) else 0)
