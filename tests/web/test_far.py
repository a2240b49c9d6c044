"""People who play by link: the pages, and whole games between them."""

from random import Random

import pytest

from engine.core.game import NOBODY
from engine.games import load
from tests.web.far import evening, invited, some, to_act
from web.words import Words

ENGLISH = Words("en")


def chooser(seed: int):  # type: ignore[no-untyped-def]
    """Somebody who makes any legal move."""
    random = Random(seed)
    return lambda person: some(person.state.moves(), random)


@pytest.mark.parametrize("game", ["bullfrogs", "ratland", "trio", "violet"])
def test_a_whole_game_goes_round_by_links(game: str) -> None:
    seats = [count for count in load(game).seats if count > 1]
    for count in {min(seats), max(seats)}:
        people = invited(game, count)
        links = evening(people, chooser(1))
        assert {str(person.state) for person in people} == {str(people[0].state)}
        assert {to_act(person) for person in people} == {NOBODY}
        assert max(map(len, links)) < 1200
