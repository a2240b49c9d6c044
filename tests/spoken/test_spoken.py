"""A turn still sounds as it was read aloud, and says everything once."""

import pytest

from engine.games import NAMES
from tests.spoken import FOLDER, heard, listened, path
from web.words import LANGUAGES

TEXTS = [(game, language) for game in NAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_turn_sounds_as_it_did(game: str, language: str) -> None:
    assert heard(game, language) == path(game, language).read_text(encoding="utf-8")


def test_every_game_is_kept_in_every_language_and_nothing_else() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(game, language) for game, language in TEXTS}


@pytest.mark.parametrize("game", NAMES)
def test_the_prompt_that_is_said_is_the_one_that_is_shown(game: str) -> None:
    """When it is new, and then after what led to it, and once."""
    _, prompts = listened(game, "en")
    assert prompts
    before = ""
    for shown, said in prompts:
        *others, last = said
        assert not any(line.startswith(shown) for line in others)
        assert last.startswith(shown) or shown == before
        before = shown
