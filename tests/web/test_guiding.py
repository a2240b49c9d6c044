"""In somebody's first games more is said of each decision than the prompt."""

import re
from html import escape, unescape
from random import Random

import pytest

from engine.games import NAMES, load
from engine.search.levels import levels
from tests.web.person import Person
from web.app.saves import read_finished
from web.words import LANGUAGES, Words
from web.words.rules import rule_text


def told(person: Person) -> str | None:
    """What stands there, without its tags; None where no room is kept for it."""
    found = re.search(r'<p id="guide"[^>]*>(.*?)</p>', person.html)
    return None if found is None else unescape(re.sub(r"<[^>]+>", "", found[1]))


def decide(person: Person, game: str, random: Random) -> None:
    """Make a greedy move by taps."""
    seen = person.observe(person.state.to_act)
    person.make(game, levels(game)["greedy"](load(game), seen, random))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_is_told_more_with_its_rule(game: str, language: str) -> None:
    person = Person(language=language).do(f"quick {game}").wait_for_bots()
    text = told(person)
    assert text
    id = re.findall(r'<p id="guide".*?href="#/rules/[^/]+/([^"]+)"', person.html)[0]
    assert text.endswith(rule_text(id, language).title)
    assert any(text.startswith(said) for said in person.announcer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("begin", "key"), [("quick", "help"), ("alone", "help.alone")])
def test_before_the_first_decision_of_all_it_is_told_what_bullfrogs_is_about(
    begin: str, key: str, language: str
) -> None:
    aim = escape(Words(language)(f"bullfrogs.{key}.aim"))
    person = Person(language=language).do(f"{begin} bullfrogs").wait_for_bots()
    assert aim in person.html.partition('class="lately">')[2].partition("</p>")[0]
    decide(person, "bullfrogs", Random(3))
    assert aim not in person.wait_for_bots().html
    finished = {"serao.finished": '{"bullfrogs": 1}'}
    played = Person(finished, language=language).do(f"{begin} bullfrogs").wait_for_bots()
    assert told(played)
    assert aim not in played.html


@pytest.mark.parametrize("game", NAMES)
def test_it_is_read_out_when_it_speaks_of_something_else(game: str, whole: bool) -> None:
    """It always says what the position is, but the voice does not count every action down.

    For eight decisions; with `--whole` for fourteen.
    """
    person, random, last, spoken = Person(), Random(3), "", 0
    person.do(f"quick {game}")
    for _ in range(14 if whole else 8):
        person.wait()
        sitting = person.app.model.sitting
        assert sitting is not None
        if person.state.to_act < 0:
            break
        text = told(person)
        assert text
        read = [line for line in person.announcer[spoken:] if text.startswith(line)]
        assert len(read) == (sitting.guided != last), person.announcer[spoken:]
        spoken, last = len(person.announcer), sitting.guided
        decide(person, game, random)


def test_while_others_decide_its_room_is_kept() -> None:
    person = Person().do("quick trio").wait_for_bots()
    decide(person, "trio", Random(3))
    while person.state.to_act == 0:
        decide(person, "trio", Random(3))
    assert told(person) == ""


def test_a_lesson_says_itself_what_there_is_to_do() -> None:
    assert told(Person().visit("#/learn/bullfrogs/first")) is None


@pytest.mark.parametrize(
    ("choice", "first", "later"), [("", 1, 0), ("full", 1, 1), ("short", 0, 0)]
)
def test_after_three_games_of_its_kind_it_is_gone_unless_somebody_wants_it(
    choice: str, first: int, later: int
) -> None:
    person = Person().fill_in("settings", guide=choice, explain="yes")
    for count, there in ((0, first), (2, first), (3, later)):
        storage = {**(person.storage or {}), "serao.finished": f'{{"trio": {count}}}'}
        again = Person(storage).do("quick trio").wait_for_bots()
        assert (told(again) is not None) == bool(there), count
        other = Person(storage).do("quick violet").wait_for_bots()
        assert (told(other) is not None) == bool(first)


def test_a_game_that_is_played_to_its_end_is_counted() -> None:
    person, random = Person().fill_in("settings", pace="quick").do("quick trio"), Random(3)
    while person.wait().state.to_act >= 0:
        decide(person, "trio", random)
    assert read_finished((person.storage or {})["serao.finished"]) == {"trio": 1}
    assert told(person) is None


@pytest.mark.parametrize("text", ["", "{", "7", "[]", '{"no": 1}', '{"trio": -1}', '{"trio": "3"}'])
def test_what_makes_no_sense_was_never_played(text: str) -> None:
    assert read_finished(text) == {}
