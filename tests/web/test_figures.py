"""The rule that was asked for has its pictures, drawn by the table."""

import re

import pytest

from engine.games import NAMES
from tests.web.person import Person
from web.words.rules import rulebook

ASKED = [(game, rule.id) for game in NAMES for rule in rulebook(game, "en") if rule.taught]


def section(person: Person, id: str) -> str:
    return person.html.partition(f'<section id="{id}"')[2].partition("</section>")[0]


@pytest.mark.parametrize(("game", "id"), ASKED)
def test_a_rule_that_is_taught_has_its_pictures(game: str, id: str) -> None:
    person = Person(route=f"#/rules/{game}/{id}")
    assert "<figure" in section(person, id)
    assert person.html.count("<figure") == section(person, id).count("<figure")
    assert re.findall('data-do="([^"]*)"', section(person, id)) == [f"copy-rule {id}"]


def test_the_words_below_are_in_the_readers_language() -> None:
    told = {
        language: section(
            Person(route="#/rules/trio/trio.points", language=language), "trio.points"
        ).partition("<figcaption>")[2]
        for language in ("en", "pt", "de")
    }
    assert len(set(told.values())) == len(told)


def test_without_a_network_the_rule_is_read_without_pictures() -> None:
    person = Person(route="#/rules/trio/trio.points", offline=True)
    assert rulebook("trio", "en")[1].title in person.html
    assert "<figure" not in person.html
    assert not person.said
