"""What a person has picked up is theirs: it outlives the page, and nobody else ever sees it."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import NAMES, load
from tests.conformance.play import any_move
from tests.web.person import Person, taps
from web.app.saves import PICKED

HERE = "#/table/here"

PLACING = (
    "serao/1 ratland food=first-game first=1 human:Ana greedy:Bento | event abundance | food 1"
)
"""Ana is about to place seven rats."""

ELSEWHERE = {
    "a reload": lambda person: person.reload(),
    "another version": lambda person: person.reload(seed=9, language="de"),
    "settings": lambda person: person.visit("#/settings").visit(HERE),
    "a rule": lambda person: person.visit("#/rules/ratland/ratland.place").visit(HERE),
    "home": lambda person: person.visit("#/").visit(HERE),
    "the list of games": lambda person: person.visit("#/games").visit(HERE),
    "another match": lambda person: person.visit("#/table/other").visit(HERE),
}
"""Ways to leave the table and to come back."""


def seated(line: str, **changes: Any) -> Person:
    """Somebody who comes back to this match."""
    other = "serao/1 trio first=1 deal=fog human:Ana greedy:Moth"
    storage = {"serao.match.here": line, "serao.match.other": other}
    return Person(storage, route=HERE, **changes)


def held(person: Person) -> tuple[str, ...]:
    """What is picked up on the page."""
    assert person.app.model.sitting is not None
    return person.app.model.sitting.picked


def kept(person: Person) -> str | None:
    """What the browser keeps of it."""
    assert person.storage is not None
    return person.storage.get(f"{PICKED}here")


def begun(game: str, plies: int) -> Match:
    """A match of two people after so many random moves, at somebody's turn or at its end."""
    players = [Player(HUMAN, f"Player {seat}") for seat in (0, 1)]
    match, random = Match(load(game), players, {}, deal=str(plies)), Random(plies)
    while match.state.to_act == CHANCE or (len(match.log) < plies and match.state.to_act >= 0):
        if match.state.to_act == CHANCE:
            match.roll()
        else:
            match.play(any_move(match.state, random))
    return match


def against_a_bot(match: Match) -> str:
    """The match with nobody but a bot beside whoever is to act."""
    return str(match).replace(f"human:Player%20{1 - match.state.to_act}", "greedy:Moth")


def all_but_the_last_tap(match: Match, random: Random) -> list[str]:
    """The taps towards some legal move that do not make it yet."""
    move = any_move(match.state, random)
    return taps(match.game.id, move, match.observe(match.state.to_act))[:-1]


@pytest.mark.parametrize("game", NAMES)
def test_half_a_move_outlives_the_page(game: str) -> None:
    random, found = Random(game), 0
    for plies in range(4, 100, 4):
        match = begun(game, plies)
        if match.state.to_act < 0:
            break
        line = against_a_bot(match)
        person = seated(line)
        wanted, ready = all_but_the_last_tap(match, random), held(person)
        person.tap(*(what for what in wanted if what not in ready))
        assert person.line == line
        before, page = held(person), person.html
        found += bool(before)
        for leave in (ELSEWHERE["a reload"], ELSEWHERE["settings"]):
            person = leave(person)
            assert held(person) == before
            assert person.html == page
    assert found > 4


@pytest.mark.parametrize("game", NAMES)
def test_whatever_a_tap_picks_up_outlives_the_page(game: str) -> None:
    """Also what no move begins with."""
    for plies in range(4, 150, 72):
        match = begun(game, plies)
        if match.state.to_act < 0:
            break
        line = against_a_bot(match)
        page = seated(line).html
        for what in sorted(set(re.findall('data-do="(tap [^"]+)"', page))):
            person = seated(line).do(what)
            if person.line == line:
                assert held(person.reload()) == held(person), what


@pytest.mark.parametrize("leave", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_plan_is_still_there(leave: Callable[[Person], Person]) -> None:
    person = seated(PLACING).tap("more city", "more city", "more left")
    assert held(leave(person)) == ("city=2", "left=1")


def test_a_plan_is_the_same_in_another_window() -> None:
    one = seated(PLACING).tap("more city")
    other = one.reload()
    one.tap("more dump")
    other.hear_of(one.storage)
    assert held(other) == held(one) == ("dump=1", "city=1")
    other.tap("clear")
    assert held(one.hear_of(other.storage)) == ()
    one.tap("more dump").tap(*["more nursery"] * 6, "done")
    assert held(other.hear_of(one.storage)) == ()
    assert kept(one) is None


def test_what_is_picked_up_in_a_lesson_stays_when_another_window_keeps_something() -> None:
    person = Person(route="#/learn/bullfrogs/first")
    while not held(person):
        things = re.findall(r'data-do="tap (card \d)"', person.html)
        person.tap(*things[:1]) if things else person.do("onward")
    before = held(person)
    storage = {**(person.storage or {}), "serao.match.far": "serao/1 trio human:Ana human:Bo"}
    assert held(person.hear_of(storage)) == before
    assert held(person.hear_of_mirror()) == before


def test_where_nothing_may_be_kept_a_plan_stays_while_the_page_does() -> None:
    person = Person(forbidden=True).visit("#/games").fill_in("bring", text=PLACING)
    here = person.tap("more city").route
    assert held(person.visit("#/settings").visit(here)) == ("city=1",)


def test_a_plan_goes_with_its_decision_and_with_its_match() -> None:
    person = seated(PLACING).tap("more city")
    assert kept(person) == '{"0": {"at": 2, "things": ["city=1"]}}'
    assert kept(person.press("Escape")) is None
    person.tap(*["more city"] * 7, "done")
    assert kept(person) is None
    person.do("undo")
    assert kept(person.do("undo")) is not None
    person.visit("#/games").do("ask-delete here").do("delete")
    assert person.storage is not None
    assert not [key for key in person.storage if key.endswith(".here")]


def test_a_plan_for_another_position_is_not_taken_up() -> None:
    person = seated(PLACING)
    assert person.storage is not None
    for pick in ({"at": 1, "things": ["city=1"]}, {"at": 2, "things": ["city=8"]}):
        person.storage[f"{PICKED}here"] = json.dumps({"0": pick})
        assert held(person.reload()) == ()


DAMAGED = [
    "", "[", "null", "[]", '{"0": 1}', '{"0": {}}', '{"0": {"at": 2}}',
    '{"": {"at": 2, "things": ["city=1"]}}', '{"01": {"at": 2, "things": ["city=1"]}}',
    '{"9": {"at": 2, "things": []}}', '{"0": {"at": -1, "things": []}}',
    '{"0": {"at": "2", "things": ["city=1"]}}', '{"0": {"at": 2, "things": "city=1"}}',
    '{"0": {"at": 2, "things": ["city=1", 1]}}', '{"\u0661": {"at": 2, "things": ["city=1"]}}',
    '{"0": {"at": 2, "things": ["city=1", "city=1"]}}', '{"0": {"at": 2, "things": ["attic=1"]}}',
    '{"0": {"at": 2, "things": ["city=-1"]}}', '{"0": {"at": 2, "things": [""]}}',
    '{"0": {"at": 2, "things": ["city=1"]}}' + " " * 4000, "[" * 50_000,
]  # fmt: skip


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_plan_is_as_if_there_were_none(text: str) -> None:
    person = seated(PLACING)
    assert person.storage is not None
    person.storage[f"{PICKED}here"] = text
    person = person.reload()
    assert held(person) == ()
    assert held(person.tap("more city").reload()) == ("city=1",)


STRANGE = ("city=1", "turns 3", "healthy=1", "know", "card 9", "tile 3", "end", "", "cell log")


@pytest.mark.parametrize("game", NAMES)
def test_no_text_that_is_kept_breaks_the_table(game: str) -> None:
    """Whatever words of the game it is made of, it is dropped or can be played on with."""
    random = Random(game)
    for plies in range(4, 90, 18):
        match = begun(game, plies)
        seat = match.state.to_act
        if seat < 0:
            break
        person = seated(against_a_bot(match))
        taps = [text for _ in range(8) for text in all_but_the_last_tap(match, random)]
        texts = [*taps, *STRANGE]
        for _ in range(12):
            things = random.choices(texts, k=random.randint(1, 3))
            assert person.storage is not None
            person.storage[f"{PICKED}here"] = json.dumps(
                {str(seat): {"at": len(match.log), "things": things}}
            )
            again = person.reload()
            assert held(again) in (tuple(things), held(person))
            again.tap(*taps[:2])


@pytest.mark.parametrize("game", NAMES)
def test_what_somebody_picked_up_is_seen_by_nobody_else(game: str) -> None:
    """Behind the curtain, and for the others after it, the page is the same with it and without."""
    random, found = Random(game), 0
    for plies in range(4, 60, 8):
        match = begun(game, plies)
        seat = match.state.to_act
        if seat < 0:
            break
        person = seated(str(match))
        curtain = person.html
        if 'id="curtain"' not in curtain:
            continue
        taps = all_but_the_last_tap(match, random)
        person.do("lift").tap(*taps)
        mine = held(person)
        if kept(person) is None:
            continue
        found += 1
        again = person.reload()
        assert again.html == curtain
        assert held(again.do("lift")) == mine
        assert again.html == person.html
        assert person.storage is not None
        person.storage[f"{PICKED}here"] = json.dumps(
            {str(1 - seat): {"at": len(match.log), "things": mine}}
        )
        assert person.reload().do("lift").html == seated(str(match)).do("lift").html
    assert found > 1


def test_a_tap_on_the_page_as_it_was_is_the_tap_it_was() -> None:
    """The plan that the page showed is the one that is sent."""
    before = seated(PLACING).tap(*["more city"] * 7)
    person = before.reload().do_early("tap done", page=before)
    assert read_match(person.line, load).log[2].city == 7


def test_a_tap_on_a_page_that_is_no_more_is_dropped() -> None:
    old = seated(PLACING).tap(*["more city"] * 7)
    assert old.storage is not None
    for change in ("the plan is lost", "another window changed it", "another window went on"):
        person = seated(PLACING)
        person.storage = dict(old.storage)
        if change == "the plan is lost":
            del person.storage[f"{PICKED}here"]
        elif change == "another window changed it":
            person = person.reload().tap("fewer city", "more dump")
        else:
            person = person.reload().tap("done").do("undo")
            person.now += 1
            person = person.tap("done").do("undo")
        before = person.line
        again = person.reload()
        page = again.html
        assert again.do_early("tap done", page=old).line == before
        assert again.html == page


def test_a_tap_on_a_question_that_nobody_asks_any_more_is_dropped() -> None:
    three = PLACING.replace("greedy:Bento", "greedy:Bento greedy:Lu")
    asked = seated(three).tap("more city", "done")
    assert 'id="confirm"' in asked.html
    person = asked.reload().do_early("confirm", page=asked)
    assert person.line == asked.line
    assert held(person) == ("city=1",)


def test_a_game_is_not_started_from_a_draft_that_is_gone() -> None:
    chosen = Person().visit("#/new/trio").fill_in("new", seats="4", name_0="Ana")
    person = chosen.reload()
    assert person.do_early("start", page=chosen).route == "#/new/trio"
    assert person.do_early("start", page=person.reload()).route.startswith("#/table/")


def test_what_a_click_says_whole_needs_no_page() -> None:
    chosen = Person()
    assert chosen.reload().do_early("quick trio", page=chosen).route.startswith("#/table/")
