"""The catalogues: complete in every language, without anything nobody uses."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from engine.games import NAMES, load
from web.words import LANGUAGES, Words
from web.words.rules import rule_text, rulebook

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web/words"
DOMAINS = sorted({path.name.partition(".")[0] for path in WORDS.glob("*.po")})
APP = [
    ROOT / "tools/book.py",
    *(path for room in ("app", "boards", "pages") for path in (ROOT / "web" / room).glob("*.py")),
]
KEY = re.compile(r"app\.[a-z0-9.-]+")


def catalogue(domain: str, language: str) -> Catalog:
    """A catalogue as its source has it."""
    with (WORDS / f"{domain}.{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def sentences(domain: str, language: str) -> dict[str, list[str]]:
    """The forms of every key: one, or two where there is a plural."""
    found = {}
    for message in catalogue(domain, language):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            found[key] = [message.string] if isinstance(message.string, str) else [*message.string]
    return found


def used_keys() -> set[str]:
    """Every key of the app that stands in its code."""
    return {
        node.value
        for path in APP
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if KEY.fullmatch(node.value)
    }


def test_every_key_in_the_code_has_a_sentence_and_every_sentence_a_use() -> None:
    assert used_keys() == sentences("app", "en").keys()


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_has_the_same_keys_and_none_is_empty(domain: str) -> None:
    english = sentences(domain, "en")
    for language in LANGUAGES:
        forms = sentences(domain, language)
        assert forms.keys() == english.keys()
        assert all(all(form.strip() for form in found) for found in forms.values())
        assert {key: len(found) for key, found in forms.items()} == {
            key: len(found) for key, found in english.items()
        }


def places(form: str) -> set[str]:
    """The `{names}` in a sentence."""
    return {name for _, name, _, _ in Formatter().parse(form) if name is not None}


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_an_ellipsis(domain: str, language: str) -> None:
    assert not [
        form for forms in sentences(domain, language).values() for form in forms if " …" in form
    ]


@pytest.mark.parametrize("domain", DOMAINS)
def test_every_language_has_the_same_places(domain: str) -> None:
    english = sentences(domain, "en")
    for language in LANGUAGES:
        for key, forms in sentences(domain, language).items():
            expected = set.union(*map(places, english[key]))
            assert set.union(*map(places, forms)) == expected, f"{key} ({language})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_key_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        Words(language)("app.no-such-sentence")


def test_one_and_many_differ() -> None:
    words = Words("en")
    assert words.many("app.when.minutes", 1) == "1 minute ago"
    assert words.many("app.when.minutes", 2) == "2 minutes ago"
    assert Words("pt").many("app.when.hours", 1) == "Há 1 hora"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_rule_that_can_refuse_has_a_text(game: str, language: str) -> None:
    for rule in load(game).rules:
        text = rule_text(rule.id, language)
        assert text.title
        assert len(text.first_sentence) > len("Not so.")
        assert text.first_sentence[-1] in ".!?"


@pytest.mark.parametrize("game", NAMES)
def test_rulebooks_have_the_same_sections_in_every_language(game: str) -> None:
    books = [[rule.id for rule in rulebook(game, language)] for language in LANGUAGES]
    assert books[0] == books[1] == books[2]


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(KeyError):
        rule_text("bullfrogs.no-such-rule", "en")
