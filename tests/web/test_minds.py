"""Bots that think long: in a worker of their own where there is one, and not too long."""

import json
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY, Game, Observation, past, recalled
from engine.core.match import HUMAN, Match, Player
from engine.core.sight import Sight
from engine.games import NAMES, load
from engine.search.bots import Bot, Planning
from engine.search.hints import Hint
from engine.search.levels import bot
from engine.search.shares import Share, elected
from tests.search.shared import voted
from tests.search.small import small
from tests.web.person import Person
from web import loop
from web.app import consulting, playing
from web.app.consulting import delegated
from web.app.effects import Ponder
from web.words import Words

ENGLISH = Words("en")


def slow(bot: Bot, pauses: int | None) -> Bot:
    """The same bot, which takes so many pauses first; None: for ever, if it is not hastened."""

    def plan(game: Game, observation: Observation, random: Random) -> Planning:
        done = 0
        while done != pauses:
            done += 1
            if (yield):
                break
        return (yield from bot.plan(game, observation, random))

    return Bot(plan, deep=True)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """How long a greedy bot takes, which is deep for these tests."""
    wanted: list[int | None] = [3]

    def deep(game: str, kind: str) -> Bot:
        return slow(bot(game, kind), wanted[0]) if kind == "greedy" else bot(game, kind)

    for module in (loop, playing, consulting):
        monkeypatch.setattr(module, "bot", deep)
    return wanted


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> None:
    """A greedy bot that does a small search, which can be shared out in three of the games."""

    def deep(game: str, kind: str) -> Bot:
        return replace(small(game), deep=True) if kind == "greedy" else bot(game, kind)

    for module in (loop, playing, consulting):
        monkeypatch.setattr(module, "bot", deep)


def seated(name: str, **changes: Any) -> Person:
    """Somebody at a table where a deep bot moves first."""
    game = load(name)
    players = [Player(HUMAN, "Ana"), Player("greedy", "Moth"), Player("greedy", "Bento")]
    match = Match(game, players[: max(2, min(game.seats))], {}, deal="minds")
    while match.state.to_act != 1:
        match.roll() if match.state.to_act < 0 else match.play(next(iter(match.state.moves())))
    kept = {"serao.match.m": str(match)}
    return Person(kept, route="#/table/m", **changes)


def moves(person: Person) -> list[str]:
    sitting = person.app.model.sitting
    assert sitting is not None
    return [str(move) for move in sitting.match.log]


@pytest.mark.parametrize("name", NAMES)
def test_a_mind_finds_the_same_move(name: str, pauses: list[int | None]) -> None:
    alone, helped = seated(name), seated(name, minds=2)
    alone.wait_for_bots()
    helped.wait_for_bots()
    assert not [effect for effect in alone.effects if effect["op"] == "delegate"]
    assert [effect for effect in helped.effects if effect["op"] == "delegate"]
    assert moves(helped) == moves(alone)


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).secret])
def test_a_mind_is_told_no_more_than_its_seat_may_know(name: str, pauses: list[int | None]) -> None:
    person, random = seated(name), Random(1)
    sitting = person.app.model.sitting
    assert sitting is not None
    game, match, others = sitting.match.game, sitting.match.branch(), 0
    while match.state.to_act != NOBODY and others < 3:
        if match.state.to_act == CHANCE:
            match.roll()
            continue
        if match.state.to_act == 1:
            observation = match.observe(1)
            hidden_otherwise = game.determinize(observation, random)
            seen_so = recalled(game, game.observe(hidden_otherwise, 1), past(observation))
            asked = replace(playing.think(person.app.model, sitting, "greedy"), seed="s")
            told = [
                delegated(replace(asked, observation=seen), 2).texts
                for seen in (observation, seen_so)
            ]
            assert told[0] == told[1]
            question = json.loads(told[0][0])
            sight = Sight(*[question[name] for name in ("position", "seat", "past")])
            assert Sight.of(game, sight.observation(game), Random("s")) == sight
            assert seen_so == observation
            others += str(hidden_otherwise) != str(match.state)
        match.play(random.choice(list(islice(match.state.moves(), 50))))
    assert others == 3


def decided(name: str, minds: int, lost: int = 0) -> tuple[str, str, Person]:
    """The first move of that bot in a browser, and the same found without workers."""
    person = seated(name, minds=minds)
    person.lost = lost
    sitting = person.app.model.sitting
    assert sitting is not None
    observation, known = sitting.match.observe(1), len(sitting.match.log)
    shares = max(1, min(minds, small(name).shares(observation)))
    polls = [
        voted(small(name), load(name), observation, str(sitting.match), Share(number, shares))
        for number in range(shares - lost)
    ]
    person.ring("bot", person.app.model.timer)
    return moves(person)[known], str(elected(polls)[0]), person


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("minds", [1, 2, 3])
def test_minds_together_find_what_is_found_without_a_browser(
    name: str, minds: int, searching: None
) -> None:
    move, expected, person = decided(name, minds)
    assert move == expected
    (asked,) = [effect for effect in person.latest if effect["op"] == "delegate"]
    assert 1 <= len(asked["texts"]) <= minds


def test_who_is_lost_is_left_out_and_not_asked_again(searching: None) -> None:
    move, expected, person = decided("violet", 4, lost=2)
    assert move == expected
    assert person.app.model.minds == 2
    person.lost = 0
    person.wait_for_bots()
    asked = [effect["texts"] for effect in person.effects if effect["op"] == "delegate"]
    assert {len(texts) for texts in asked[1:]} <= {1, 2}


def test_without_minds_it_thinks_here(pauses: list[int | None]) -> None:
    person, alone = seated("trio", minds=2), seated("trio")
    person.lost = 2
    person.wait_for_bots()
    assert person.app.model.minds == 0
    assert moves(person) == moves(alone.wait_for_bots())


def test_what_was_thought_of_something_else_is_forgotten(pauses: list[int | None]) -> None:
    person = seated("trio", minds=2)
    before = moves(person)
    number = person.app.model.timer
    person._send({"kind": "considered", "number": number - 1, "answers": ['[[["end"], 1, 0]]']})
    assert moves(person) == before


def test_whoever_thinks_long_can_be_told_to_move(
    pauses: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses[0] = None
    person = seated("trio")
    before = moves(person)
    asked: list[bool] = []

    async def breathe() -> None:
        if not asked:  # a second has gone by, then the person has had enough
            asked.append(True)
            model = person.app.model
            late = {"kind": "after", "what": "thoughtful", "number": model.timer, "now": 0}
            person._take(await person.app.send(json.dumps(late)))
            assert 'id="enough"' in person.html
            tired = {"kind": "do", "what": "enough", "now": 0}
            person._take(await person.app.send(json.dumps(tired)))

    monkeypatch.setattr(person.app, "_breathe", breathe)
    person.ring("bot", person.app.model.timer)
    assert asked
    assert len(moves(person)) > len(before)
    assert ENGLISH("app.table.hastened", name="Moth") in person.text
    assert 'id="enough"' not in person.html


def test_nobody_thinks_for_ever(pauses: list[int | None]) -> None:
    person = seated("trio", minds=1)
    person.lost = 1
    (timer,) = person.timers
    person._waiting.clear()
    model, effects = playing.rang(person.app.model, "bot", timer["number"])
    rings = {effect.what: effect.ms for effect in effects if isinstance(effect, playing.After)}
    assert rings == {"thoughtful": playing.THOUGHTFUL, "enough": playing.ENOUGH}
    assert playing.rang(model, "enough", timer["number"])[1] == [playing.Hasten()]
    assert playing.rang(model, "enough", timer["number"] - 1)[1] == []


def asked(name: str, **changes: Any) -> Person:
    """Somebody who decides and asks for a hint."""
    game = load(name)
    seats = max(2, min(game.seats))
    players = [Player(HUMAN, "Ana"), *(Player("random", f"{seat}") for seat in range(1, seats))]
    match = Match(game, players, {}, deal="minds")
    while match.state.to_act != 0 or len(match.state.moves()) < 2:
        match.roll() if match.state.to_act < 0 else match.play(next(iter(match.state.moves())))
    return Person({"serao.match.m": str(match)}, route="#/table/m", **changes).do("hint")


def advice(person: Person) -> Any:
    sitting = person.app.model.sitting
    assert sitting is not None
    return sitting.advice


@pytest.mark.parametrize("name", NAMES)
def test_a_mind_finds_the_same_hint(name: str) -> None:
    alone, helped = asked(name), asked(name, minds=1)
    (question,) = [effect for effect in helped.effects if effect["op"] == "delegate"]
    assert json.loads(question["texts"][0])["level"] == ""
    assert advice(helped) == advice(alone) is not None
    assert helped.prompt == alone.prompt


def test_without_minds_a_hint_is_found_here() -> None:
    person, alone = Person(minds=1), asked("violet")
    person.lost = 1
    person.fill_in("bring", text=(alone.storage or {})["serao.match.m"]).do("hint")
    assert person.app.model.minds == 0
    assert advice(person) == advice(alone)


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).secret])
def test_who_looks_for_a_hint_is_told_no_more_than_its_seat_may_know(name: str) -> None:
    sitting = asked(name).app.model.sitting
    assert sitting is not None
    match, told = sitting.match, set()
    for seed in range(5):
        state = match.game.determinize(match.observe(0), Random(seed))
        told.add(delegated(Ponder(1, name, match.game.observe(state, 0)), 1).texts)
    assert len(told) == 1


def test_whoever_waits_for_a_hint_can_have_it_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page answers meanwhile; after a second it offers what is found by then."""
    person = asked("violet", minds=1)
    before = moves(person)
    monkeypatch.setattr(playing, "_begun", lambda model, task, deep: (model, []))
    person.do("hint")
    assert 'id="enough"' not in person.html
    number = person.app.model.timer
    assert 'id="enough"' in person.ring("thoughtful", number).html
    assert [effect["op"] for effect in person.do("enough").latest if effect["op"] == "hasten"]
    assert ENGLISH("app.table.enough-heard") in person.html
    assert playing.rang(person.app.model, "enough", number)[1] == [playing.Hasten()]
    assert moves(person) == before
    model, _ = playing.hinted(person.app.model, number, Hint(person.state.moves()[0]))
    assert not model.thoughtful
    assert playing.rang(model, "enough", number)[1] == []


def test_a_hint_does_not_take_for_ever() -> None:
    person = asked("violet")
    rings = {timer["what"]: timer["ms"] for timer in person.timers}
    assert rings["thoughtful"] == playing.THOUGHTFUL
    assert rings["enough"] == playing.ENOUGH <= 4000
