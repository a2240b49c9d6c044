"""Placing behind screens: slips are asked about, and can be taken back until the screens go."""

import pytest

from engine.core.game import CHANCE
from engine.core.match import read_match
from engine.games import load
from engine.ratland.moves import Place
from tests.web.person import Person
from web.app.sitting import view
from web.words import LANGUAGES, Words

HEAD = "serao/1 ratland food=first-game first=1"
TURN = "event abundance | food 1"
ALONE = f"{HEAD} human:Ana greedy:Moth greedy:Bat | {TURN}"
TOGETHER = f"{HEAD} human:Ana human:Rui greedy:Moth human:Carla | {TURN}"
CAN_UNDO = 'id="undo" class="tool" data-key="u" title'
CITY = Place(0, 7, 0, 0, 0, 0)
"""All seven rats in the city."""


def seated(line: str, **changes: str) -> Person:
    """Somebody who opens this match."""
    return Person({"serao.match.here": line}, route="#/table/here", **changes)


def log(person: Person) -> list[object]:
    """The moves of the match that is kept, from the first placement on."""
    return read_match(person.line, load).log[2:]


def held(person: Person) -> tuple[str, ...]:
    """What is picked up."""
    assert person.app.model.sitting is not None
    return person.app.model.sitting.picked


def places(person: Person, spot: str = "city") -> Person:
    """All seven rats to one place, and ready."""
    return person.tap(*[f"more {spot}"] * 7, "done")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("placed", "key"), [(0, "all"), (3, "some")])
def test_rats_left_at_home_are_asked_about(language: str, placed: int, key: str) -> None:
    person = seated(ALONE, language=language).tap(*["more city"] * placed)
    before, picked = person.line, held(person)
    person.tap("done")
    question = Words(language).many(f"ratland.doubt.{key}", 7 - placed)
    assert f">{question}</p>" in person.html
    assert person.focus == "controls"
    assert person.html.index('id="reconsider"') < person.html.index('id="confirm"')
    assert (person.line, held(person)) == (before, picked)
    person.tap("done")
    assert person.line == before, "the second of two taps by mistake says nothing"
    for no in (lambda: person.do("reconsider"), lambda: person.press("Escape")):
        no()
        assert question not in person.html
        assert (person.line, held(person)) == (before, picked)
        person.tap("done")
        assert question in person.html
    person.do("confirm")
    assert log(person) == [Place(0, placed, 0, 0, 0, 0)]


def test_a_few_rats_left_at_home_are_meant_so() -> None:
    """How many stay is written on the button."""
    person = seated(ALONE).tap(*["more city"] * 4, "done")
    assert log(person) == [Place(0, 4, 0, 0, 0, 0)]


def test_a_question_goes_with_the_next_tap_and_a_hint() -> None:
    for act in ("tap more city", "tap more poisoned", "hint"):
        person = seated(ALONE).tap("done")
        assert 'id="confirm"' in person.html
        assert 'id="confirm"' not in person.do(act).html
        assert person.do("confirm").line == ALONE


def test_nothing_is_asked_when_all_are_placed_nor_where_a_rule_says_no() -> None:
    assert log(places(seated(ALONE))) == [CITY]
    two = ALONE.replace(" greedy:Bat", "")
    person = seated(two).tap("more city", "done")
    assert 'id="confirm"' not in person.html
    assert "ratland.attack.two-players" in person.html
    assert person.line == two


def test_whoever_plays_bots_takes_a_plan_back_until_the_screens_go() -> None:
    person = places(seated(ALONE).fill_in("settings", pace="step").visit("#/table/here"))
    for bots in range(3):
        assert log(person)[0] == CITY
        assert len(log(person)) == 1 + bots
        assert CAN_UNDO in person.html
        others = log(person)[1:]
        person = person.do("undo")
        assert held(person) == ("city=7",), "what was much to do is not done again"
        assert person.line.split(" | ")[3:] == (["-", *map(str, others)] if others else [])
        person = person.reload()
        assert held(person) == ("city=7",)
        person.tap("fewer city", "more dump", "done")
        assert log(person) == [Place(1, 6, 0, 0, 0, 0), *others]
        person.do("undo").tap("fewer dump", "more city", "done")
        assert log(person) == [CITY, *others]
        person.do("next")
    assert str(log(person)[3]) == "unveil"
    assert CAN_UNDO not in person.html


def test_a_bot_that_was_thinking_when_a_plan_is_taken_back_decides_later() -> None:
    person = places(seated(ALONE))
    thinking = person.timers[-1]
    assert thinking["what"] == "bot"
    person.do("undo").ring("bot", thinking["number"])
    assert log(person) == []


def test_people_take_their_plans_back_until_the_last_of_them_is_ready() -> None:
    person = seated(TOGETHER).do("lift")
    places(person, "dump")
    assert "Over to Rui" in person.text
    places(person.do("lift"), "city").wait_for_bots()
    assert "Over to Carla" in person.text
    rui_and_moth = log(person)[1:]
    assert len(rui_and_moth) == 2
    assert ["take-back 0" in person.html, "take-back 1" in person.html] == [True, True]
    curtain = person.html
    person.do("lift").tap("more left", "more left")
    assert "take-back" not in person.html

    person.do("undo").do("undo")  # her own two taps first
    assert 'id="curtain"' not in person.html
    person.do("undo")
    assert person.html == curtain
    sitting = person.app.model.sitting
    assert sitting is not None
    assert view(sitting, Words("en")).picked == ()
    assert person.focus == "lift"
    person.do("take-back 0")
    assert "Over to Ana" in person.text, "whoever tapped it need not be Ana"
    assert "dump=7" not in person.html
    assert "take-back" not in person.html, "one at a time"
    assert person.do("take-back 1").line == person.line

    person = person.reload().do("lift")
    assert held(person) == ("dump=7",)
    places(person.tap("clear"), "nursery")
    assert log(person)[1:] == rui_and_moth, "nobody else places again"
    assert "Over to Carla" in person.text
    person.do("lift")
    assert held(person) == (), "she had taken back what she had planned"
    person.tap(*["more city"] * 7, "done")
    assert person.state.to_act == CHANCE
    person.do("undo").tap("done").wait("chance")
    assert len(log(person)) > 4
    assert [str(move) for move in log(person)[1:3]] == [str(move) for move in rui_and_moth]


def test_nobody_takes_back_for_another_without_the_curtain() -> None:
    person = seated(TOGETHER).do("lift")
    places(person).do("lift")
    before = person.line
    for what in ("take-back 0", "take-back 1", "take-back 9", "take-back x", "take-back"):
        assert person.do(what).line == before
