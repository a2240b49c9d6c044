"""The rulebooks that need no script: whole, in every language, and every way leads somewhere."""

import re
from collections import Counter
from functools import cache
from html import escape
from posixpath import normpath

import pytest

from engine.core.lesson import key
from engine.games import NAMES, lessons, load
from tools.book import books
from web.app.routes import MISSING, read_route
from web.words import LANGUAGES, Words
from web.words.rules import book_address, rulebook

STYLE, ICON = "assets/serao.css", "assets/icon.svg"
every_book = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in NAMES for language in LANGUAGES]
)


@cache
def pages() -> dict[str, str]:
    return books({"web/static/serao.css": STYLE, "web/static/icon.svg": ICON})


def book(game: str, language: str) -> str:
    return pages()[f"{book_address(game, language)}index.html"]


def paths(game: str, language: str) -> list[str]:
    """Where the pages of a book stand."""
    return [path for path in pages() if path.startswith(book_address(game, language))]


@cache
def anchors(path: str) -> Counter[str]:
    """How often each stands in a page."""
    return Counter(re.findall(r'\bid="([^"]+)"', pages()[path]))


@every_book
def test_every_rule_has_its_words_and_an_anchor(game: str, language: str) -> None:
    page = book(game, language)
    assert f'<html lang="{language}">' in page
    told = [rule for rule in rulebook(game, language) if rule.id]
    assert {rule.id for rule in load(game).rules} <= {rule.id for rule in told}
    for rule in told:
        assert f'<section id="{rule.id}"' in page
        assert f'<a href="#{rule.id}"' in page
        assert rule.html in page


@every_book
def test_every_rule_has_its_link_beside_its_title(game: str, language: str) -> None:
    page, words = book(game, language), Words(language)
    for rule in rulebook(game, language):
        label = escape(words("app.book.link", rule=rule.title))
        link = f'<a href="#{rule.id}" class="anchor" aria-label="{label}">#</a>'
        assert page.count(f"<h2>{escape(rule.title)}</h2>{link}") == bool(rule.id)


@every_book
def test_every_rule_that_is_taught_has_a_picture_of_what_it_does(game: str, language: str) -> None:
    sections = re.split(r"<section id=", book(game, language))
    pictures = {part.split('"')[1]: part.count("<figure") for part in sections[1:]}
    for rule in rulebook(game, language):
        assert pictures.get(rule.id, 0) >= rule.taught, rule.id
    assert 2 in pictures.values()  # before and after


@every_book
def test_every_way_leads_somewhere(game: str, language: str) -> None:
    for path in paths(game, language):
        follow(path)


def test_every_page_is_of_one_book() -> None:
    found = [path for game in NAMES for language in LANGUAGES for path in paths(game, language)]
    assert sorted(found) == sorted(pages())


def follow(path: str) -> None:
    page, here = pages()[path], path.removesuffix("index.html")
    assert not [id for id, times in anchors(path).items() if times > 1]
    for address in set(re.findall(r'href="([^"]+)"', page)):
        way, _, anchor = address.partition("#")
        to = normpath(f"{here}{way}") if way else here.rstrip("/")
        if to == ".":
            assert read_route(f"#{anchor}") != MISSING, address
        elif to in (STYLE, ICON):
            assert not anchor
        else:
            assert f"{to}/index.html" in pages(), address
            assert not anchor or anchor in anchors(f"{to}/index.html"), address


@every_book
def test_nothing_in_it_needs_a_script(game: str, language: str) -> None:
    for path in paths(game, language):
        assert not re.search(r"<script|<button|data-do|data-drag|\son[a-z]+=", pages()[path]), path


@every_book
def test_the_examples_are_told_picture_by_picture(game: str, language: str) -> None:
    words, page = Words(language), book(game, language)
    told = page.partition('<section id="examples"')[2].partition("</section>")[0]
    for lesson in lessons(game):
        strip = told.partition(f'aria-label="{escape(words(key(game, f"{lesson.name}.title")))}"')[
            2
        ]
        assert bool(strip) == lesson.example
        for step in lesson.steps if lesson.example else ():
            assert escape(words(key(game, f"{lesson.name}.{step.name}"))) in strip
