"""The catalogues: complete in every language, without anything nobody uses."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from engine.games import NAMES, load
from web.words import LANGUAGES, NONE, Words, You
from web.words.rules import rule_text, rulebook

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web/words"
DOMAINS = sorted({path.name.partition(".")[0] for path in WORDS.glob("*.po")})
SOURCES = [ROOT / "tools/book.py", *(ROOT / "web").rglob("*.py")]
KEY = re.compile(r"([a-z]+)\.[a-z0-9.-]*")
ROOMS = sorted(set(DOMAINS).intersection(path.name for path in (ROOT / "web/rooms").iterdir()))


def catalogue(domain: str, language: str) -> Catalog:
    """A catalogue as its source has it."""
    with (WORDS / f"{domain}.{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def sentences(domain: str, language: str) -> dict[str, list[str]]:
    """The forms of every key: one, or two where there is a plural.

    Those to "you", or of none of a thing, stand under the key with their context in brackets.
    """
    found = {}
    for message in catalogue(domain, language):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            key += f"[{message.context}]" if message.context else ""
            found[key] = [message.string] if isinstance(message.string, str) else [*message.string]
    return found


@cache
def used_keys() -> dict[str, set[str]]:
    """Every key that stands in the code, by its domain."""
    used: dict[str, set[str]] = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and (found := KEY.fullmatch(text)):
                used.setdefault(found[1], set()).add(text)
    return used


@pytest.mark.parametrize("domain", ["app", *ROOMS])
def test_every_key_in_the_code_has_a_sentence_and_every_sentence_a_use(domain: str) -> None:
    used, kept = used_keys()[domain], {key.partition("[")[0] for key in sentences(domain, "en")}
    begun = {key for key in used if key.endswith(".")}  # the rest is put together at run time
    assert used - begun | {key for key in kept if key.startswith(tuple(begun))} == kept


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


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_for_you_or_for_none_belongs_to_a_sentence(domain: str, language: str) -> None:
    all_forms = sentences(domain, language)
    for key, forms in all_forms.items():
        plain, _, context = key.removesuffix("]").partition("[")
        if not context:
            continue
        general = all_forms[plain]
        said, known = set.union(*map(places, forms)), set.union(*map(places, general))
        assert len(forms) == len(general), key
        none, _, place = context.rpartition(" ")
        if NONE in (none, place):
            assert len(forms) == 2, f"{key}: only a count can be none"
            assert "count" not in said, key
        if place != NONE:
            assert place in known - said, f"{key}: whoever is spoken to has no name there"
        assert said <= known, key


def test_the_one_who_is_spoken_to_has_a_form_of_the_sentence() -> None:
    words = Words("en")
    assert words("violet.said.rested", name="Ana") == "Ana rests."
    assert words("violet.said.rested", name=You("Ana")) == "You rest."
    attack = {"attackers": 3, "guards": 2, "cheese": 1}
    told = words.many("ratland.said.attacked", 1, name="Bo", victim=You("Ana"), **attack)
    assert told == "Bo attacks you, 3 against 2, and steals 1 cheese."
    assert words("app.curtain.lift", name=You("Ana")) == "I am Ana", "without one, the name"
    assert words.many("ratland.badge.cheese", 0) == "no cheese"


# A number and its noun: see `said_wrongly`.

_NOUN = re.compile(r"\{count\} (\w+)")
_VERB = re.compile(r"(\w+) \{count\}")


def _beside(language: str, pattern: re.Pattern[str]) -> list[set[str]]:
    """The words beside a count that are said of one, and of many; a slip or two change nothing."""
    said, differ = (Counter[str](), Counter[str]()), set[tuple[str, str]]()
    for domain in DOMAINS:
        for forms in sentences(domain, language).values():
            if len(forms) == 2:
                found = [pattern.findall(form) for form in forms]
                differ.update((a, b) for a, b in zip(*found, strict=False) if a != b)
                for words, there in zip(said, found, strict=True):
                    words.update(there)
    ways = zip(zip(*differ, strict=True), (said, said[::-1]), strict=True) if differ else ()
    either = [{word for word in words if of[word] > 3 * other[word]} for words, (of, other) in ways]
    return either or [set(), set()]


@cache
def _wrong(language: str) -> re.Pattern[str]:
    nouns, verbs = _beside(language, _NOUN), _beside(language, _VERB)
    one, many, single, several = ("|".join(found) or "(?!)" for found in (*nouns, *verbs))
    more = r"(?:[02-9]|[1-9]\d+)"
    return re.compile(
        rf"(?<![\d/+] )\b(?:1 (?:{many})|{more} (?:{one})"
        rf"|(?:{several}) 1|(?:{single}) {more})\b"
    )


def said_wrongly(language: str, sentence: str) -> str:
    """Where a sentence has one of many, or many of one, such as `1 rats`; "" if all is well."""
    found = _wrong(language).search(sentence)
    return found[0] if found else ""


def test_what_is_wrong_of_numbers_is_found() -> None:
    assert said_wrongly("en", "Ana has 1 rats.")
    assert said_wrongly("pt", "voltam 3 rato")
    assert said_wrongly("pt", "Restam 1 ponto")
    assert said_wrongly("de", "noch 2 Ratte")
    assert not said_wrongly("en", "Ana has 21 rats and 1 frog.")


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_agrees_with_its_words(domain: str, language: str) -> None:
    words, wrong = Words(language), []
    for key, forms in sentences(domain, language).items():
        if len(forms) == 2 and "[" not in key:
            known = dict.fromkeys(set.union(*map(places, forms)) - {"count"}, "so")
            told = (words.many(key, count, **known) for count in range(31))
            wrong += [text for text in told if said_wrongly(language, text)]
    assert wrong == []


def test_catalogues_of_a_language_count_alike() -> None:
    for language in LANGUAGES:
        rules = {catalogue(domain, language).plural_expr for domain in DOMAINS if _counts(domain)}
        assert len(rules) == 1, f"{language}: {rules}"


def _counts(domain: str) -> bool:
    return any(len(forms) > 1 for forms in sentences(domain, "en").values())


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


NOT_NOW = re.compile("It is not the time|Ainda não é o momento|Das geht gerade nicht")
"""What only somebody who has just tried something understands."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_a_rule_refuses_with_can_be_read_in_the_book(game: str, language: str) -> None:
    assert [rule.id for rule in rulebook(game, language) if NOT_NOW.search(rule.html)] == []


@pytest.mark.parametrize("game", NAMES)
def test_rulebooks_have_the_same_sections_in_every_language(game: str) -> None:
    books = [[rule.id for rule in rulebook(game, language)] for language in LANGUAGES]
    assert books[0] == books[1] == books[2]


def test_an_unknown_rule_is_an_error() -> None:
    with pytest.raises(KeyError):
        rule_text("bullfrogs.no-such-rule", "en")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_is_read_in_three_lines_on_a_phone(game: str, language: str) -> None:
    found = {key: max(forms, key=len) for key, forms in sentences(game, language).items()}
    prompts = {key: form for key, form in found.items() if ".prompt." in key}
    assert prompts
    assert {key: form for key, form in prompts.items() if len(form) > 100} == {}
