"""A short soak of every game, which goes on where it stopped; a long one by `make soak`."""

from pathlib import Path

import pytest

from tests import soak
from tests.conformance.play import every_game


@every_game
def test_some_thousand_plies_and_then_some_more(name: str, tmp_path: Path) -> None:
    first = soak.soak(name, 1_000, 1, 1, tmp_path, at_once=4)
    assert first.compared == first.plies >= 1_000
    more = soak.soak(name, first.plies + 1_000, 4, 1, tmp_path, at_once=4)
    assert more.games > first.games
    assert more.plies >= first.plies + 1_000
    assert soak.soak(name, 10, 4, 1, tmp_path) == more, "that far it has been already"


def test_it_begins_anew_when_the_rules_have_changed(tmp_path: Path) -> None:
    soak.soak("trio", 1, 1, 1, tmp_path, at_once=2)
    file = tmp_path / "trio.json"
    file.write_text(file.read_text().replace(soak.looked_at("trio"), "other"))
    assert soak.soak("trio", 1, 1, 1, tmp_path, at_once=1).games == 1


def test_the_first_fault_ends_it_and_leaves_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.trio.play.State.outcome", lambda state: None)
    with pytest.raises(AssertionError, match="of trio"):
        soak.soak("trio", 1_000, 1, 1, tmp_path, at_once=2)
    (left,) = tmp_path.glob("trio-*.txt")
    assert " | " in left.read_text(encoding="utf-8")
