"""What the app fetches when somebody wants to learn: each game's lessons, with their sentences."""

import json
from functools import cache

from babel.messages.pofile import read_po

from engine.core.lesson import as_data, key
from engine.games import NAMES, lessons
from tools.paths import ROOT
from web.words import LANGUAGES


def taught(game: str) -> set[str]:
    """The ids of the rules that a step of a lesson teaches; none of a game in the making."""
    if not (ROOT / f"engine/{game}/lessons").is_dir():
        return set()
    return {rule.id for lesson in lessons(game) for step in lesson.steps for rule in step.rules}


@cache
def teaching(name: str) -> str:
    """The lessons called `<game>.<language>`, as `web.app.teaching` reads them."""
    game, _, language = name.partition(".")
    source = ROOT / f"web/words/{game}-lessons.{language}.po"
    with source.open("rb") as file:
        words = read_po(file, locale=language, abort_invalid=True)
    sentences = {str(word.id).removeprefix(key(game, "")): word.string for word in words if word.id}
    content = {"lessons": [as_data(lesson) for lesson in lessons(game)], "sentences": sentences}
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def teachings() -> dict[str, str]:
    """All there are, by name: none for a game without lessons."""
    names = (f"{game}.{language}" for game in NAMES if lessons(game) for language in LANGUAGES)
    return {name: teaching(name) for name in names}
