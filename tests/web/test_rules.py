"""What is looked for in a rulebook."""

import re
from html import unescape

import pytest

from engine.games import NAMES
from tests.web.person import Person
from web.app.model import MOST_SOUGHT
from web.pages.finding import marked, says
from web.words import LANGUAGES, Words
from web.words.rules import rulebook


def reader(game: str, language: str = "en") -> Person:
    """Somebody who has a rulebook open."""
    return Person(route=f"#/rules/{game}", language=language)


def shown(person: Person) -> list[str]:
    """The ids of the rules that are shown."""
    return re.findall(r'<section id="([^"]+)" class="rule', person.html)


def plain(html: str) -> str:
    """Its text."""
    return unescape(re.sub(r"<[^>]+>", "", html))


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_say_what_is_looked_for_are_shown(game: str, language: str) -> None:
    book = [rule for rule in rulebook(game, language) if rule.id]
    sought = book[3].title.split()[0].upper()
    person = reader(game, language).fill_in("find", sought=f"  {sought} ")
    saying = [rule for rule in book if sought.lower() in f"{rule.title} {plain(rule.html)}".lower()]
    assert shown(person) == [rule.id for rule in saying]
    words = Words(language)
    assert words("app.rules.found", found=len(saying), rules=len(book)) in person.text
    assert all(f"#/rules/{game}/{rule.id}" in person.html for rule in saying)
    assert person.html.count("<mark>") >= len(saying)
    assert 'id="whole-book"' in person.html
    person.do("whole-book")
    assert (shown(person), person.focus) == ([rule.id for rule in book], "sought")
    assert "<mark>" not in person.html
    assert 'id="whole-book"' not in person.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_for_is_sent_by_a_button_too(language: str) -> None:
    form = reader("trio", language).html.partition('data-form="find"')[2].partition("</form>")[0]
    assert f'<button type="submit">{Words(language)("app.rules.seek")}</button>' in form


def test_all_words_are_looked_for_wherever_they_stand_and_without_accents() -> None:
    both = shown(reader("trio", "pt").fill_in("find", sought="peca circulo misto"))
    one = shown(reader("trio", "pt").fill_in("find", sought="peça"))
    assert shown(reader("trio", "pt").fill_in("find", sought="PECA")) == one
    assert set() < set(both) < set(one)
    assert shown(reader("trio").fill_in("find", sought="xylophone")) == []
    assert len(shown(reader("trio").fill_in("find", sought=" "))) == len(rulebook("trio", "en")) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_address_of_a_rule_is_copied_and_that_is_told(language: str) -> None:
    words = Words(language)
    person = Person(route="#/rules/trio", language=language, place="https://serao.example/")
    labels = re.findall('data-do="copy-rule [^"]+" aria-label="([^"]+)">#<', person.html)
    titles = [rule.title for rule in rulebook("trio", language) if rule.id]
    assert [*map(unescape, labels)] == [words("app.rules.copy", rule=title) for title in titles]
    told = f'<p class="copied">{words("app.rules.copied")}</p>'
    assert told not in person.html
    person.do("copy-rule trio.move")
    (copied,) = [effect["text"] for effect in person.latest if effect["op"] == "copy"]
    assert copied == "https://serao.example/#/rules/trio/trio.move"
    assert person.said == [words("app.rules.copied")]
    (told_of,) = [part for part in person.html.split("<section ") if told in part]
    assert told_of.startswith('id="trio.move"')
    assert told not in person.fill_in("find", sought=" ").html


@pytest.mark.parametrize("what", ["trio.no-such-rule", "violet.lead", "", "../x"])
def test_what_is_no_rule_of_the_open_book_has_no_address(what: str) -> None:
    person = reader("trio").do(f"copy-rule {what}")
    assert [effect["op"] for effect in person.latest if effect["op"] == "copy"] == []
    person = Person(route="#/").do("copy-rule trio.move")
    assert [effect["op"] for effect in person.latest if effect["op"] == "copy"] == []


def test_another_page_ends_the_search() -> None:
    person = reader("trio").fill_in("find", sought="xylophone").visit("#/rules/trio/trio.win.trio")
    assert "trio.move" in shown(person)


@pytest.mark.parametrize("text", ['<b>"&', "\ud800 x", "a" * 500, "(", "*", "\\", "mark", "amp"])
def test_whatever_is_looked_for_does_no_harm(text: str) -> None:
    person = reader("trio").fill_in("find", sought=text)
    assert "<b>" not in person.html
    for mark in re.findall("<mark>(.*?)</mark>", person.html):
        assert "<" not in mark
    [value] = re.findall('id="sought" maxlength="60" value="([^"]*)"', person.html)
    assert len(unescape(value)) <= MOST_SOUGHT


def test_marks_stand_in_the_text_alone() -> None:
    assert marked("<em>Em</em> &quot;quot; Çem", ["em", "quot", "c"]) == (
        "<em><mark>Em</mark></em> &quot;<mark>quot</mark>; <mark>Ç</mark><mark>em</mark>"
    )
    assert marked("<p>a</p>", []) == "<p>a</p>"
    assert says("<p>a &quot;b&quot;</p>", ['"b"', "a"])
    assert not says("<p>a</p>", ["p"])
