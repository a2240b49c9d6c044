"""What the app fetches when somebody wants to learn: each game's lessons and puzzles, in words."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from engine.core import puzzle
from engine.core.game import CHANCE
from engine.core.lesson import as_data, key
from engine.games import NAMES, goals, lessons, load, puzzles
from tools.paths import ROOT
from web.words import LANGUAGES, Words


def taught(game: str) -> set[str]:
    """The ids of the rules that a step of a lesson teaches; none of a game in the making."""
    if not (ROOT / f"engine/{game}/lessons").is_dir():
        return set()
    return {rule.id for lesson in lessons(game) for step in lesson.steps for rule in step.rules}


@cache
def teaching(name: str) -> str:
    """The lessons and puzzles called `<game>.<language>`, as `web.app.teaching` reads them."""
    game, _, language = name.partition(".")
    words = _catalogue(f"{game}-lessons", language)
    sentences = {str(word.id).removeprefix(key(game, "")): word.string for word in words if word.id}
    content = {
        "lessons": [as_data(lesson) for lesson in lessons(game)],
        "puzzles": [
            {"puzzle": puzzle.as_data(one), "seats": _seats(game, one.position)}
            for one in puzzles(game)
        ],
        "sentences": {**sentences, **dict(_asked(game, Words(language)))},
        "goals": _goals(game, language),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _catalogue(domain: str, language: str) -> Catalog:
    with (ROOT / f"web/words/{domain}.{language}.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def _goals(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """What each goal asks for; of one that counts for one of a thing, and for more."""
    words = _catalogue(f"{game}-puzzles", language)
    found = {}
    for word in goals(game):
        name = puzzle.key(game, word)
        message = words.get(name)
        assert message is not None, name
        forms = message.string or ()
        found[word] = (forms,) if isinstance(forms, str) else tuple(forms)
    return found


def _asked(game: str, words: Words) -> Iterator[tuple[str, str]]:
    """What is said of each puzzle, by its name, with its number filled in."""
    for one in puzzles(game):
        name = puzzle.key(game, one.word)
        yield one.name, words.many(name, one.number) if one.number else words(name)
        for end in ("done", "missed"):
            yield f"{one.name}.{end}", words(f"{name}.{end}")


@cache
def _seats(game: str, position: str) -> int:
    """How many sit there: the end of a game says it."""
    state, random = load(game).position(position), Random(0)
    while (outcome := state.outcome()) is None:
        chance = state.to_act == CHANCE
        state.play(random.choice([move for move, _ in state.chance()] if chance else state.moves()))
    return len(outcome.scores)


def teachings() -> dict[str, str]:
    """All there are, by name: none for a game without lessons."""
    names = (f"{game}.{language}" for game in NAMES if lessons(game) for language in LANGUAGES)
    return {name: teaching(name) for name in names}
