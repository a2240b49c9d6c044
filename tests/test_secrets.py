"""The search for what gives a secret away: it goes on where it was, and finds what is planted."""

from pathlib import Path

import pytest

from engine.core.game import Seat
from engine.core.match import Match
from tests import secrets
from tests.conformance.play import Setting
from web.app.model import Model

TRIO = Setting("trio", 2)


@pytest.mark.parametrize("setting", [TRIO, Setting("violet", 2), Setting("ratland", 2)], ids=str)
def test_nothing_tells_one_game_from_its_twins(setting: Setting) -> None:
    looked = secrets.look(setting, 2, 7)
    assert looked.told_apart == ""
    assert looked.moves > looked.pages > looked.pictures > 0


def test_a_page_that_gives_something_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(model: Model) -> str:
        assert model.sitting is not None
        return str(model.sitting.match.state)

    monkeypatch.setattr(secrets, "draw", careless)
    assert "page of" in secrets.look(TRIO, 1, 7).told_apart


def test_a_picture_that_gives_something_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(setting: Setting, match: Match, viewer: Seat | None) -> str:
        return str(match.state)

    monkeypatch.setattr(secrets, "given_away", careless)
    assert "picture of" in secrets.look(TRIO, 1, 7).told_apart


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    first = secrets.search(TRIO, 2, 50, 1, tmp_path)
    assert first.games == 2
    assert first.moves > first.pages > 0
    assert secrets.search(TRIO, 2, 50, 1, tmp_path) == first
    assert secrets.search(TRIO, 3, 50, 1, tmp_path).moves > first.moves
