"""The golden games still go as they went."""

import pytest

from engine.games import NAMES, load
from tests.golden import FOLDER, path, played, replayed, written

TABLES = [(name, seats) for name in NAMES for seats in load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_golden_game_replays_to_the_letter(name: str, seats: int) -> None:
    text = path(name, seats).read_text(encoding="utf-8")
    match = replayed(text)
    assert match.game.id == name
    assert len(match.players) == seats
    assert written(match) == text


def test_every_game_has_a_golden_game_for_each_number_of_seats_and_no_other() -> None:
    kept = set(FOLDER.glob("*/*.txt"))
    assert kept == {path(name, seats) for name, seats in TABLES}


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_the_same_game_again(name: str) -> None:
    seats = load(name).seats[0]
    assert str(played(name, seats)) == str(played(name, seats))
