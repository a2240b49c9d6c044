"""One thing has one name: what docs/glossary.md forbids stands in no sentence and no rulebook."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import NAMES
from tests.web.test_words import DOMAINS, sentences
from web.words import LANGUAGES

ROOT = Path(__file__).parents[2]
EVERYWHERE = "everywhere"


def _never() -> dict[tuple[str, str], list[str]]:
    """The words never to be said, by chapter (a game, or everywhere) and language."""
    found: dict[tuple[str, str], list[str]] = {}
    chapter = ""
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").lower()
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 6 and not cells[3].startswith(("never", "---")):
            for language, cell in zip(LANGUAGES, cells[3:], strict=True):
                words = [word.strip() for word in cell.split(",") if word.strip()]
                found.setdefault((chapter, language), []).extend(words)
    return found


NEVER = _never()


def _pattern(words: list[str]) -> re.Pattern[str]:
    begun = (f"{word[0].upper()}{word[1:]}" for word in words)
    parts = (re.escape(word).replace(r"\*", r"\w*") for word in [*words, *begun])
    return re.compile(rf"\b(?:{'|'.join(parts)})\b")


def _told(game: str, language: str) -> Iterator[str]:
    """Everything that is said of a game, also where pages are made or games are counted."""
    for domain in DOMAINS:
        for key, forms in sentences(domain, language).items():
            of = {EVERYWHERE, domain.partition("-")[0], *key.split(".")}
            if game in of:
                yield from (f"{key}: {form}" for form in forms)
    for name in NAMES:
        if game in (EVERYWHERE, name):
            book = ROOT / f"engine/{name}/rulebook/{language}.md"
            yield from book.read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_chapter_in_the_glossary() -> None:
    assert {chapter for chapter, _ in NEVER} == {EVERYWHERE, *NAMES}


@pytest.mark.parametrize("game", [EVERYWHERE, *NAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_glossary_forbids_is_never_said(game: str, language: str) -> None:
    words = NEVER[game, language]
    if not words:
        return
    forbidden = _pattern(words)
    assert [told for told in _told(game, language) if forbidden.search(told)] == []
