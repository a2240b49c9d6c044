"""Pictures for notebooks, and which ones the site has."""

from pathlib import Path
from random import Random

import pytest

from engine.core.game import BadTextError
from engine.games import NAMES, lessons, load, puzzles
from extras.pictures import Picture, draw
from tools.pictures import START, shown

PUZZLE = puzzles("trio")[0].position


def test_a_state_its_text_and_what_is_seen_of_it_look_alike(tmp_path: Path) -> None:
    rules = load("trio")
    state = rules.position(PUZZLE)
    picture = draw("trio", PUZZLE)
    assert picture == draw("trio", state) == draw("trio", rules.observe(state, state.to_act))
    assert picture == draw("trio", state, state.to_act) != draw("trio", state, 1 - state.to_act)
    assert picture._repr_svg_() == picture.svg
    picture.save(tmp_path / "puzzle.svg")
    assert (tmp_path / "puzzle.svg").read_text(encoding="utf-8") == picture.svg


@pytest.mark.parametrize("game", NAMES)
def test_what_a_seat_does_not_see_changes_nothing(game: str) -> None:
    rules = load(game)
    for puzzle in puzzles(game)[:3]:
        state = rules.position(puzzle.position)
        other = rules.determinize(rules.observe(state, state.to_act), Random(3))
        assert draw(game, state) == draw(game, other)


def test_nobodys_hand_is_seen_while_chance_is_to_act() -> None:
    rules = load("trio")
    state = rules.start(2, {each.id: each.choices[0] for each in rules.options(2)})
    assert state.to_act < 0
    assert draw("trio", state) == draw("trio", rules.observe(state, None))


def test_what_cannot_be_drawn_is_refused() -> None:
    def refused(
        error: type[Exception], game: str = "trio", position: str = PUZZLE, **way: object
    ) -> None:
        with pytest.raises(error):
            draw(game, position, **way)  # type: ignore[arg-type]

    refused(BadTextError, game="ludo")
    refused(BadTextError, position="nothing")
    refused(IndexError, seat=7)
    refused(ValueError, language="fr")
    refused(ValueError, theme="night")
    assert isinstance(draw("trio", PUZZLE, seat=1, language="pt", theme="dark"), Picture)


@pytest.mark.parametrize("game", NAMES)
def test_the_site_shows_what_the_learner_and_the_solver_see(game: str) -> None:
    found = dict(shown(game))
    assert list(found) == [
        START,
        *(lesson.name for lesson in lessons(game)),
        *(puzzle.name for puzzle in puzzles(game)),
    ]
    for puzzle in puzzles(game):
        assert found[puzzle.name].viewer == load(game).position(puzzle.position).to_act
    for lesson in lessons(game):
        assert found[lesson.name].viewer == lesson.names.index("")
    assert found[START].to_act == found[START].viewer >= 0
