"""What is heard of a table: what the viewer saw, at its stage, and nothing unless asked for."""

import json
import re
import subprocess
from itertools import groupby
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from engine.violet import events as violet
from tests.conformance.play import step
from tests.web.person import Person
from tests.web.test_embed import frame
from tests.web.test_fingers import SABOTAGE
from tests.web.test_pace import bots_turn
from tools.paths import ROOT
from web.app.links import pack_match
from web.app.model import VOLUMES
from web.boards import sounds, tables

MADE = (
    "import('./web/shell/sound.js').then((m) => console.log(JSON.stringify(Object.keys(m.SOUNDS))))"
)
NAMED = {name for key, name in vars(sounds).items() if key.isupper()}
LOUD = json.dumps({"volume": "loud", "pace": "quick"})


def at_the_table(line: str, preferences: str = LOUD) -> Person:
    person = Person(storage={"serao.preferences": preferences}, route="#/games")
    return person.fill_in("bring", text=line)


def heard(person: Person) -> list[str]:
    """The sounds of the latest answer, in order."""
    asked = [effect for effect in person.latest if effect["op"] == "sound"]
    return [name for effect in asked for name, _ in effect["sounds"]]


def test_the_shell_makes_every_sound_that_has_a_name() -> None:
    asked = subprocess.run(["node", "-e", MADE], cwd=ROOT, capture_output=True, check=True)
    assert set(json.loads(asked.stdout)) == NAMED


@pytest.mark.parametrize("game", NAMES)
def test_every_event_that_sounds_is_one_of_the_game_and_sounds_like_something(game: str) -> None:
    table, match = tables.load(game), Match(load(game), *_players(game))
    random, found = Random(7), set[str]()
    while match.state.to_act != NOBODY:
        step(match, random)
    for happened in match.events():
        for event in happened:
            for viewer in (None, *range(len(match.players))):
                name = table.sound(event.seen_by(viewer))
                assert name in NAMED | {""}
                found.add(name)
            assert table.sound(event) == table.sound(event.seen_by(None)), "hidden means hidden"
    assert len(found - {""}) > 2
    assert not {"turn", "refusal", "win", "loss"} & found


def _players(game: str) -> tuple[list[Player], dict[str, str], str]:
    seats = next(seats for seats in load(game).seats if seats > 1)
    return [Player("random", f"P{n}") for n in range(seats)], {}, "heard"


@pytest.mark.parametrize("game", NAMES)
def test_others_are_heard_and_a_call_when_it_is_the_persons_turn(game: str) -> None:
    person, found = at_the_table(bots_turn(game)), list[str]()
    for _ in range(300):
        bots = [timer for timer in person.timers if timer["what"] in ("bot", "chance")]
        if not bots:
            break
        person.timers.clear()
        person.ring(bots[-1]["what"], bots[-1]["number"])
        found += heard(person)
    assert found.count("turn") == (0 if 'data-do="pause"' in person.html else 1)
    assert found[-1] == "turn" or person.state.to_act != 1
    assert set(found) <= NAMED


@pytest.mark.parametrize(
    "preferences", ["{}", '{"volume": "off"}', '{"volume": "shrill"}', '{"volume": []}']
)
def test_nothing_is_heard_unless_somebody_asks_for_it(preferences: str) -> None:
    person = at_the_table(bots_turn("bullfrogs"), preferences).wait()
    person.tap("cell e1").tap("cell n3e3")
    assert [effect for effect in person.effects if effect["op"] == "sound"] == []


def test_a_refused_move_is_heard_as_one_and_a_question_is_not() -> None:
    person = at_the_table(SABOTAGE)
    person.tap("cell n3e3")
    assert 'class="prompt notice"' in person.html
    assert heard(person) == ["refusal"]
    person.do("about cell e1")
    assert heard(person) == []
    person.tap("cell e1")
    assert heard(person)[0] == "hop"


def test_what_is_taken_back_makes_no_sound() -> None:
    person = at_the_table(SABOTAGE).tap("cell e1")
    person.do("undo")
    assert heard(person) == []


def others_turn(game: str) -> tuple[Person, int, int, list[str]]:
    """Somebody looks back at the beginning of a turn of others: after how many moves it began and
    ended, and what was heard of it at the table."""
    person, there = at_the_table(bots_turn(game)), list[str]()
    begun = person.line.count(" | ")
    while person.timers and person.timers[-1]["what"] in ("bot", "chance"):
        timer = person.timers.pop()
        person.ring(timer["what"], timer["number"])
        there += heard(person)
    last = person.line.count(" | ")
    return person.visit(f"#/replay/{person.match_id}/{begun}"), begun, last, there


def at_once(names: list[str]) -> list[str]:
    """Of the same sound in a row, one: what chance did in one go comes move by move in a film."""
    return [name for name, _ in groupby(names)]


@pytest.mark.parametrize("game", NAMES)
def test_looking_back_a_step_forwards_sounds_as_it_did_at_the_table(game: str) -> None:
    person, begun, last, there = others_turn(game)
    moment = person.route
    stepped = [name for _ in range(begun, last) for name in heard(person.press("ArrowRight"))]
    assert "turn" not in stepped
    assert at_once(stepped) == at_once([name for name in there if name != "turn"]) != []
    shown = list[str]()
    person.visit(f"{moment}-on")
    assert heard(person) == []
    while 'data-do="film pause"' in person.html:
        shown += heard(person.ring("film", person.timers[-1]["number"]))
    assert shown == stepped


@pytest.mark.parametrize("game", NAMES)
def test_jumps_and_steps_back_are_silent_and_so_is_all_unless_asked_for(game: str) -> None:
    person, begun, last, _ = others_turn(game)
    moment = person.route
    for key in ("Home", "End", "ArrowLeft", "ArrowLeft"):
        assert heard(person.press(key)) == []
    assert heard(person.fill_in("film", at=str(begun - 1))) == []
    assert heard(person.visit("#/games").visit(moment)) == []
    person.visit(moment).press("ArrowRight")
    assert heard(person.do("film play")) == heard(person.do("film pause")) == []
    person.fill_in("settings", volume="off").visit(moment)
    assert [heard(person.press("ArrowRight")) for _ in range(begun, last)] == [[]] * (last - begun)


def test_a_match_from_a_link_sounds_to_its_end_and_one_in_somebodys_page_does_not() -> None:
    match, random = Match(load("trio"), *_players("trio")), Random(7)
    while match.state.to_act != NOBODY:
        step(match, random)
    kept, packed, last = {"serao.preferences": LOUD}, pack_match(match), len(match.log)
    person = Person(kept, route=f"#/open/{packed}/{last - 1}").do("film on")
    assert heard(person)[-1] == "win", "somebody has won, for whoever looks on"
    assert heard(person.do("film back")) == []
    framed = frame("trio", kept, match=str(match), at=last - 1).do("film on")
    assert framed.app.model.preferences.volume == "loud"
    assert framed.state.to_act == NOBODY
    assert heard(framed) == []


def test_how_a_game_ends_is_heard() -> None:
    game, random = load("bullfrogs"), Random(3)
    ends = set()
    for deal in range(8):
        match = Match(game, [Player(HUMAN, "Ana"), Player("random", "Moth")], {}, deal=f"{deal}")
        while match.state.to_act != NOBODY:
            step(match, random)
        outcome = match.state.outcome()
        assert outcome is not None
        before = Match(game, match.players, {}, deal=f"{deal}")
        for move in match.log[:-1]:
            before.play(move)
        if before.state.to_act == 0:
            person = at_the_table(str(before)).make("bullfrogs", match.log[-1])
        elif before.state.to_act == 1:
            person = at_the_table(str(before)).think(match.log[-1])
        else:
            continue
        assert heard(person)[-1] == ("win" if 0 in outcome.winners else "loss")
        ends.add(heard(person)[-1])
    assert ends == {"win", "loss"}


def test_it_is_chosen_in_the_settings_heard_at_once_and_kept() -> None:
    person = Person(route="#/settings").fill_in("settings", volume="soft", forced="yes")
    (asked,) = (effect for effect in person.latest if effect["op"] == "sound")
    assert asked == {
        "op": "sound",
        "sounds": [["turn", 0]],
        "volume": VOLUMES["soft"],
        "vibrate": False,
    }
    again = person.reload()
    assert again.app.model.preferences.volume == "soft"
    assert re.search(r'value="soft" id="volume-soft" checked', again.html)
    assert heard(again.fill_in("settings", volume="soft")) == []


def test_it_is_chosen_at_the_table_too() -> None:
    person = at_the_table(SABOTAGE, "{}").do("help")
    assert 'data-form="sound"' in person.html
    person.fill_in("sound", volume="loud", vibrate="yes")
    assert (person.app.model.preferences.volume, person.app.model.preferences.vibrate) == (
        "loud",
        True,
    )
    assert person.app.model.helping
    person.do("close-help").tap("cell n3e3")
    assert heard(person) == ["refusal"]


def test_what_follows_from_a_lost_trick_is_heard_stage_by_stage() -> None:
    table = tables.load("violet")
    match = Match(load("violet"), [Player("greedy", "V"), Player("greedy", "T")], {}, deal="x1")
    greedy, told = levels("violet")["greedy"], list[list[tuple[int, str]]]()
    while match.state.to_act != NOBODY:
        if match.state.to_act == CHANCE:
            match.roll()
            continue
        found: list[Any] = []
        match.play(greedy(match.game, match.observe(match.state.to_act), Random(1)), found.append)
        if any(isinstance(event, violet.FearMoved) for event in found):
            told.append([(stage, kind) for stage, kind, _ in table.staged(found)])
    assert told
    for stages in told:
        order = list(dict.fromkeys(kind for _, kind in stages))
        assert order == ["trick", "step", "fuel", "pairs", "fear"]
        assert [stage for stage, _ in stages] == sorted(stage for stage, _ in stages)
        assert stages[-1][0] == len(order) - 1
