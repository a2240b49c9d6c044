"""What comes up for the first time is told once, with its rule and its lesson."""

import re
from dataclasses import replace
from html import unescape
from random import Random

import pytest

from engine.core.match import HUMAN, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from engine.violet.events import BonusGained, EventRevealed, TrickWon
from engine.violet.rulebook import BONUS
from tests.golden import path, replayed
from tests.web.person import Person
from web.app.firsts import meet
from web.app.model import Notice
from web.app.saves import read_met
from web.boards.violet.firsts import SELDOM
from web.words import LANGUAGES, Words
from web.words.rules import rule_text

MOVES = {"bullfrogs": 40, "ratland": 24, "trio": 12, "violet": 24}
LEAST = {"bullfrogs": 6, "ratland": 4, "trio": 4, "violet": 6}
"""Rules that so many moves of a first game bring up."""


def told(person: Person) -> str:
    """The id of the rule whose line stands there, or ""."""
    found = re.search(r'<div id="first".*?href="#/rules/[^/]+/([^"]+)"', person.html)
    return found[1] if found else ""


def decide(person: Person, game: str, random: Random) -> None:
    """Make a greedy move by taps."""
    seen = person.observe(person.state.to_act)
    move = levels(game)["greedy"](load(game), seen, random)
    person.make(game, move)


def first_of(person: Person, game: str, random: Random) -> str:
    """Play until something is told: its rule."""
    for _ in range(60):
        person.wait()
        if told(person):
            return told(person)
        decide(person, game, random)
    raise AssertionError("nothing was told")


@pytest.mark.parametrize(("game", "language"), [*zip(NAMES, (*LANGUAGES, "de"), strict=True)])
def test_each_new_thing_is_told_once(game: str, language: str) -> None:
    person, random, met = Person(language=language).do(f"quick {game}"), Random(3), list[str]()
    for _ in range(MOVES[game]):
        person.wait()
        if person.state.to_act < 0:
            break
        assert ('-page has-first"' in person.html) == ('id="first"' in person.html)
        if id := told(person):
            met.append(id)
            text = rule_text(id, language)
            assert text.taught, "its lesson can be shown"
            assert text.first_sentence in unescape(person.text)
            assert Words(language)("app.table.met") in person.text
            said = Notice(text.first_sentence, text.title).said
            assert said in person.announcer
            assert said in unescape(re.sub("<[^>]*>", "", person.html))
            assert told(person.do("met")) != id
        decide(person, game, random)
    assert len(met) >= LEAST[game]
    assert len(met) == len(set(met)), met
    assert read_met((person.storage or {})["serao.met"]) >= set(met)


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Trump", "Trump: It wins."),
        ("Phase 3: Attacks", "Phase 3: Attacks. It wins."),
        ("Event: We made it!", "Event: We made it! It wins."),
        ("", "It wins."),
    ],
)
def test_a_title_is_parted_from_its_sentence(title: str, said: str) -> None:
    assert Notice("It wins.", title).said == said


@pytest.mark.parametrize("game", NAMES)
def test_beside_a_result_nothing_is_told(game: str) -> None:
    whole, random = replayed(path(game, 2).read_text(encoding="utf-8")), Random(3)
    players = [Player(HUMAN, "Ana"), Player("greedy", "Moth")]
    late = whole.again(len(whole.log) - 12, players)
    person = Person({"serao.match.one": str(late)}, route="#/table/one")
    while person.wait().state.to_act >= 0:
        decide(person, game, random)
    assert 'id="result"' in person.html
    assert not told(person)
    model = replace(person.app.model, first="", met=frozenset())
    assert model.sitting is not None
    assert meet(model, model.sitting, 0) == (model, [])  # so it is told when it comes up again


def ring_once(person: Person) -> None:
    """Let the timer ring that is next."""
    timer = person.timers.pop(0)
    person.ring(timer["what"], timer["number"])


def test_the_line_stays_until_one_goes_on_and_what_comes_meanwhile_waits() -> None:
    person, random = Person().do("quick bullfrogs"), Random(3)
    id = first_of(person, "bullfrogs", random)
    person.press("Escape")
    assert told(person) == id
    decide(person, "bullfrogs", random)
    assert told(person) != id
    assert id not in {told(person), told(person.wait())}


def test_the_line_goes_when_something_is_picked_up() -> None:
    """In a game whose moves are many taps it would lie over the table all the while."""
    person, random = Person().do("quick ratland"), Random(3)
    id = first_of(person, "ratland", random)
    while 'data-do="tap more dump"' not in person.html:
        person.wait()
    assert told(person) == id
    assert told(person.tap("more dump")) == ""


@pytest.mark.parametrize(("waited", "stays"), [(1_000, True), (60_000, False)])
def test_what_has_been_read_while_others_played_lies_over_the_table_no_longer(
    waited: int, stays: bool
) -> None:
    person = Person().do("quick ratland").wait_for_bots()
    person.tap(*["more nursery"] * 4, *["more city"] * 3, "done")
    while not (id := told(person)):
        ring_once(person)
    person.now += waited
    ring_once(person)
    assert (told(person) == id) is stays
    while 'data-do="tap more dump"' not in person.html:
        ring_once(person)
    assert (told(person) == id) is stays


def rule_of(event: EventRevealed | BonusGained) -> str:
    """The id of the rule that tells of it."""
    return f"violet.event.{event.event}" if isinstance(event, EventRevealed) else BONUS.id


def test_what_hardly_comes_up_again_takes_the_place_of_what_was_told_just_before(
    whole: bool,
) -> None:
    """An event is turned up right after a trick: its card is told, and the trick's rule waits.

    Of several at once, such as a helper card and an event, each is told, one after the other. Two
    games hold all of that; with `--whole` there are four.
    """
    cards, several, waiting = 0, 0, 0
    for seed in range(4 if whole else 2):
        person, random, known = Person(seed=seed).do("quick violet"), Random(seed), 0
        known_rules = set[str]()
        met = set[str]()
        while person.wait().state.to_act >= 0:
            assert person.app.model.sitting is not None
            story = person.app.model.sitting.story
            happened = [event for deed in story[known:] for event in deed.events]
            known = len(story)
            if turned := [each for each in happened if isinstance(each, SELDOM)]:
                for rule in dict.fromkeys(map(rule_of, turned)):
                    if rule not in known_rules:
                        assert told(person) == rule
                        person.do("met")
                known_rules |= set(map(rule_of, turned))
                cards += 1
                several += len(turned) > 1
                tricks = {each.rule.id for each in happened if isinstance(each, TrickWon)}
                waiting += bool(tricks - met - person.app.model.met)
            met |= person.app.model.met
            decide(person, "violet", random)
    assert cards > 3
    assert several
    assert waiting


def test_what_was_told_is_not_told_after_a_reload() -> None:
    person, random = Person().do("quick trio"), Random(3)
    id = first_of(person, "trio", random)
    again = person.reload().do("quick trio")
    assert first_of(again, "trio", Random(3)) != id


def test_whoever_does_not_want_it_is_told_nothing() -> None:
    person = Person().fill_in("settings", forced="yes").do("quick bullfrogs")
    with pytest.raises(AssertionError, match="nothing was told"):
        first_of(person, "bullfrogs", Random(3))
    assert "serao.met" not in (person.storage or {})


def test_where_nothing_may_be_kept_it_is_told_once_a_visit() -> None:
    assert first_of(Person(forbidden=True).do("quick trio"), "trio", Random(3))


def test_it_goes_with_the_eyes_that_saw_it() -> None:
    person = Person().visit("#/new/violet").fill_in("new", kind_0="human", kind_1="human")
    person.do("start")
    random = Random(3)
    for _ in range(60):
        person.wait()
        if 'id="lift"' in person.html:
            assert not told(person)
            person.do("lift")
        if told(person):
            break
        decide(person, "violet", random)
    assert told(person)
    while 'id="lift"' not in person.html:
        person.wait()
        decide(person, "violet", random)
    assert not told(person)
    assert not told(person.do("lift"))


@pytest.mark.parametrize("text", ["", "{", "7", "{}", '["no.such"]', "[[1], null, 3]"])
def test_what_makes_no_sense_was_never_told(text: str) -> None:
    assert read_met(text) == frozenset()
