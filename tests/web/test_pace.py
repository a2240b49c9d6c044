"""While others play: what happens is told, and how quickly is somebody's choice there and then."""

import re
from itertools import count

import pytest

from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.web.person import Person
from web.app.model import PACES
from web.words import LANGUAGES, Words

WORDS = Words("en")
NAMED = ("Ana", "Moth", "Rui")


def bots_turn(game: str, *kinds: str) -> str:
    """A match of one person and others in which a bot is to decide first."""
    for deal in count():
        seated = kinds or (("greedy", HUMAN) if deal % 2 else (HUMAN, "greedy"))
        players = [Player(kind, name) for kind, name in zip(seated, NAMED, strict=False)]
        match = Match(load(game), players, {}, deal=f"pace-{deal}")
        while match.state.to_act == CHANCE:
            match.roll()
        if seated[match.state.to_act] != HUMAN:
            break
    return str(match)


def waiting() -> Person:
    """Bullfrogs, where bots act before the person does."""
    line = bots_turn("bullfrogs", "greedy", "greedy", HUMAN)
    return Person(route="#/games").fill_in("bring", text=line)


def tools(person: Person) -> set[str]:
    """What stands beside the prompt."""
    found = re.search(r'<div class="tools">.*?</div>', person.html)
    assert found is not None
    return set(re.findall(r'data-do="(\w+)"', found[0]))


def test_pace_pause_and_skip_stand_there_while_others_play_and_not_else() -> None:
    person = waiting()
    assert tools(person) == {"pause", "hurry", "help", "pace", "undo"}
    person.wait_for_bots()
    assert tools(person) == {"help", "hint"}
    assert 'id="show-again"' in person.html


def test_after_a_pause_nothing_goes_on_before_somebody_says_so() -> None:
    person = waiting()
    person.do("pause")
    line = person.line
    assert person.focus == "next"
    assert person.wait().line == line
    assert "pause" not in tools(person)
    assert WORDS("app.table.go-on") in person.text
    person.do("pause")
    person.do("next")
    assert person.focus == "pause"
    assert person.wait_for_bots().line != line
    assert person.state.to_act == 2


def test_what_a_bot_was_thinking_when_it_was_stopped_is_forgotten() -> None:
    person = waiting()
    (timer,) = (timer for timer in person.timers if timer["what"] == "bot")
    person.do("pause")
    line = person.line
    person.ring("bot", timer["number"])
    assert person.line == line


def test_whoever_has_paused_can_still_skip() -> None:
    person = waiting().do("pause").do("hurry").wait()
    assert person.state.to_act == 2


def test_skipped_nothing_waits_until_the_next_decision() -> None:
    skipped, watched = waiting(), waiting().wait_for_bots()
    skipped.timers.clear()
    skipped.do("hurry")
    for _ in range(100):
        if not skipped.timers:
            break
        assert {timer["ms"] for timer in skipped.timers if timer["what"] == "bot"} <= {0}
        skipped.wait("bot")
    assert skipped.line == watched.line
    assert skipped.app.model.sitting is not None
    assert not skipped.app.model.sitting.hasty


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pace", PACES)
def test_skip_and_pace_say_in_a_word_what_they_are_called(pace: str, language: str) -> None:
    kept = {"serao.preferences": f'{{"pace": "{pace}"}}'}
    line = bots_turn("bullfrogs", "greedy", "greedy", HUMAN)
    person = Person(kept, route="#/games", language=language).fill_in("bring", text=line)
    for name in ("hurry", "pace"):
        shown = rf'id="{name}".*?aria-label="(.*?)".*?class="word".*?>(.*?)<'
        found = re.search(shown, person.html)
        assert found is not None
        assert len(found[2]) < 8
        assert found[2] in found[1].split()


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_chosen_at_the_table_and_kept(pace: str) -> None:
    person = Person(storage={"serao.preferences": f'{{"pace": "{pace}"}}'}, route="#/games")
    person.fill_in("bring", text=waiting().line)
    person.do("pace")
    paces = [*PACES]
    chosen = paces[(paces.index(pace) + 1) % len(paces)]
    assert person.app.model.preferences.pace == chosen
    assert person.reload().app.model.preferences.pace == chosen
    assert WORDS(f"app.settings.pace.{chosen}") in person.said[0]
    person.timers = person.timers[-1:] if chosen != "step" else []
    assert (person.wait_for_bots().state.to_act == 2) == (chosen != "step")


@pytest.mark.parametrize("game", NAMES)
def test_what_happens_stands_where_the_prompt_stands(game: str) -> None:
    """Every sentence there is one of the log, and nobody's hidden things are in it."""
    kinds = ("greedy", "greedy", HUMAN) if game == "ratland" else ()
    person = Person(route="#/games").fill_in("bring", text=bots_turn(game, *kinds))
    told = 0
    for _ in range(60):
        if 'class="prompt happening"' in person.html:
            log = person.html[person.html.index('id="story"') :]
            assert f">{person.prompt}" in log
            told += 1
        bots = [timer for timer in person.timers if timer["what"] in ("bot", "chance")]
        if not bots:
            break
        person.timers.clear()
        person.ring(bots[-1]["what"], bots[-1]["number"])
    assert told
