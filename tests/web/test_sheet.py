"""The sheet over a table: what it explains, and how it comes and goes."""

import re
from html import escape

import pytest

from engine.core.game import CHANCE
from engine.core.match import read_match
from engine.games import NAMES, load
from engine.ratland.components import Piece
from tests.web.person import Person
from web.app.sitting import view
from web.boards import tables
from web.words import LANGUAGES, Words
from web.words.rules import rule_text


def dealt(line: str) -> str:
    """The match of a text once chance has done all that it has to do first."""
    match = read_match(line, load)
    while match.state.to_act == CHANCE:
        match.roll()
    return str(match)


def at_table(game: str, language: str = "en") -> Person:
    """Somebody at a table of this game."""
    return Person(language=language).do(f"quick {game}").wait_for_bots()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_it_tells_the_aim_a_turn_and_each_sign(game: str, language: str) -> None:
    person, words, table = at_table(game, language).do("help"), Words(language), tables.load(game)
    sitting = person.app.model.sitting
    assert sitting is not None
    seen = view(sitting, words)
    lines = 7 if game == "ratland" else 5
    told = [f"{game}.help.aim", *(f"{game}.help.turn-{line + 1}" for line in range(lines))]
    told += [f"{game}.sign.{sign.name}" for sign in table.signs(seen)]
    assert table.turn_lines == lines
    assert len(told) > 10
    for key in told:
        assert escape(words(key)) in person.html, key
    for sign in table.signs(seen):
        assert sign.picture in person.html
        assert escape(rule_text(sign.rule.id, language).title) in person.html
    for seat in range(len(seen.names)):
        for item in table.badge(seen, seat).items:
            assert f'<li class="{item.look}">{item.picture}{escape(item.label)}</li>' in person.html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_whoever_does_not_see_the_signs_can_tell_them_apart(game: str, language: str) -> None:
    person = at_table(game, language).do("help")
    (signs,) = re.findall(r'<ul class="signs .*?</ul>', person.html, re.DOTALL)
    seen = re.sub(r'<span aria-hidden="true">.*?</span><span>', "", signs, flags=re.DOTALL)
    heard = [re.sub("<a .*", "", item) for item in re.findall("<li[^>]*>(.*?)</li>", seen)]
    assert len(heard) > 4
    assert sorted(heard) == sorted(set(heard))


def test_each_piece_of_ratland_is_told_with_its_colour() -> None:
    person = at_table("ratland").do("help")
    for piece in Piece:
        assert f"<span>{piece.word.capitalize()}: " in person.html


def test_alone_it_tells_of_the_solo_game() -> None:
    person, words = Person().do("alone bullfrogs").wait_for_bots().do("help"), Words("en")
    for line in ("aim", *(f"turn-{number}" for number in range(1, 6))):
        assert f"{escape(words(f'bullfrogs.help.alone.{line}'))}</" in person.html
        assert f">{escape(words(f'bullfrogs.help.{line}'))}</" not in person.html
    assert escape(words("bullfrogs.sign.emblem.alone")) in person.html
    assert escape(words("bullfrogs.sign.emblem")) not in person.html


def test_it_is_opened_and_closed_by_click_and_by_key() -> None:
    person = at_table("trio")
    before = person.html
    assert 'id="help" class="tool" data-key="?"' in before
    for close in (lambda: person.do("close-help"), lambda: person.press("Escape")):
        person.do("help")
        assert 'class="dialog sheet"' in person.html
        assert person.focus == "dialog"
        close()
        assert person.html == before
        assert {"op": "back", "id": "help"} in person.latest


def test_it_is_opened_wherever_a_lesson_stands_and_offers_no_match_of_it() -> None:
    person = Person(route="#/learn/trio/first")
    while 'data-do="onward"' not in person.html:  # until something is to be read, not done
        assert 'id="help" class="tool" data-key="?"' in person.html
        sitting = person.app.model.sitting
        assert sitting is not None
        assert sitting.course is not None
        move = sitting.course.step.solution(sitting.match.game, sitting.match.state)
        person.tap(*person.still_to_tap("trio", move)).wait("lesson")
    assert 'id="help" class="tool" data-key="?"' in person.html
    before = person.html
    person.do("help")
    assert person.focus == "dialog"
    assert Words("en")("app.keys.title") in person.text
    assert "#/share/" not in person.html.partition('id="dialog"')[2]
    assert person.press("Escape").html == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_back_has_it_with_the_keys_that_a_film_has(language: str) -> None:
    match = dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Rui")
    person = Person({"serao.match.one": match}, language=language, route="#/replay/one")
    person.do("film first")
    words, before = Words(language), person.html
    assert 'id="help" data-key="?"' in before
    person.do("film play").do("help")
    assert person.focus == "dialog"
    _, _, keys = person.html.partition('class="keys"')
    assert escape(words("app.film.turn-on")) in keys
    assert escape(words("app.keys.n")) not in keys
    assert 'data-do="ask-about"' not in person.html
    assert person.press("Escape").html == before


def test_it_is_gone_when_somebody_comes_back_from_the_rules() -> None:
    person = at_table("trio").do("help")
    table = person.route
    assert "sheet" not in person.visit("#/rules/trio").visit(table).html


def test_it_tells_nothing_behind_a_curtain_and_nowhere_else() -> None:
    person = Person(route="#/new/violet").fill_in("new", kind_0="human", kind_1="human")
    person.do("start").wait_for_bots()
    assert 'id="curtain"' in person.html
    assert "sheet" not in person.do("help").html
    assert "sheet" not in person.visit("#/").do("help").html
