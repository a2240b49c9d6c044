"""After three wins, or three losses, in a row another level is offered, and never pressed."""

import json
from functools import cache
from html import unescape
from random import Random
from typing import Any

import pytest

from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels, offered
from tests.web.person import Person
from tools.deciders import deciders
from web.app.saves import read_streaks
from web.words import LANGUAGES, Words

ENGLISH = Words("en")
UP, DOWN = "app.level.up", "app.level.down"


@cache
def before_the_end(game: str, kinds: tuple[str, ...], won: bool) -> tuple[str, Any]:
    """A match before its last move, which the first seat's side wins, or loses; and that move."""
    quick = levels(game)["greedy"]
    for deal in range(60):
        players = [Player(kind, f"P{seat}") for seat, kind in enumerate(kinds)]
        match, before = Match(load(game), players, {}, deal=f"{deal}"), ""
        for seat in deciders(match):
            before = str(match)
            moves = match.state.moves()
            bad = (seat == 0) != won
            seen, random = match.observe(seat), Random(before)
            match.play(random.choice(moves) if bad else quick(match.game, seen, random))
        outcome, last = match.state.outcome(), match.log[before.count(" | ")]
        assert outcome is not None
        if (0 in outcome.winners) == won and len(outcome.winners) < len(kinds):
            return before, last
    raise AssertionError("nobody wins")


def ended(game: str, won: bool, row: int, *kinds: str, **changes: Any) -> Person:
    """Somebody whose game has just ended so, after so many wins or losses against its level."""
    kinds = (HUMAN, *(kinds or ("player",)))
    text, move = before_the_end(game, kinds, won)
    storage = {"serao.match.one": text}
    if row:
        storage["serao.streaks"] = json.dumps({f"{game}.{kinds[1].partition('-')[0]}": row})
    person = Person(storage, route="#/table/one", **changes)
    if person.state.to_act == 0:
        person.make(game, move)
    else:
        person.think(move)
    person.wait("chance")
    assert person.state.to_act == NOBODY
    return person


def kept(person: Person) -> dict[str, int]:
    """The rows that the browser keeps."""
    return read_streaks((person.storage or {}).get("serao.streaks", ""))


def seated(person: Person) -> list[str]:
    """Who sits at the table."""
    assert person.app.model.sitting is not None
    return [player.kind for player in person.app.model.sitting.match.players]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("won", "said", "level"), [(True, UP, "expert"), (False, DOWN, "novice")], ids=["won", "lost"]
)
def test_the_third_in_a_row_offers_the_next_level(
    won: bool, said: str, level: str, language: str
) -> None:
    person, words = ended("trio", won, 2 if won else -2, language=language), Words(language)
    assert words(said) in person.text
    assert words("app.level.next", level=words(f"app.kind.{level}")) in unescape(person.text)
    assert kept(person) == {"trio.player": 3 if won else -3}
    assert 'id="level"' in person.reload(language=language).html
    person.do("level")
    assert seated(person) == ["human", level]
    assert kept(person) == {}
    assert 'id="level"' not in person.visit("#/table/one").html


@pytest.mark.parametrize("row", [0, 1, -2, 3, 4])
def test_no_other_win_offers_anything(row: int) -> None:
    person = ended("trio", True, row)
    assert 'id="level"' not in person.html
    assert kept(person) == {"trio.player": max(row, 0) + 1}


def test_a_loss_breaks_a_row_of_wins() -> None:
    person = ended("trio", False, 2)
    assert 'id="level"' not in person.html
    assert kept(person) == {"trio.player": -1}


def test_who_declines_is_not_asked_again_before_three_more() -> None:
    person = ended("trio", True, 2).do("same-level")
    assert 'id="level"' not in person.html
    assert kept(person) == {}
    assert 'id="level"' not in person.reload().html
    person.do("level")
    assert seated(person) == ["human", "player"]


def test_who_plays_on_is_not_asked_again_before_three_more() -> None:
    assert 'id="level"' not in ended("trio", True, 3).html
    assert 'id="level"' in ended("trio", True, 5).html


@pytest.mark.parametrize("name", NAMES)
def test_there_is_nothing_above_the_top_and_below_the_bottom(name: str) -> None:
    assert 'id="level"' not in ended(name, True, 2, offered(name)[-1]).html
    assert 'id="level"' not in ended(name, False, -2, offered(name)[0]).html
    assert 'id="level"' in ended(name, True, 2, offered(name)[0]).html


def test_styles_are_of_one_level_and_stay() -> None:
    person = ended("ratland", True, 2, "player-raider", "player-forager").do("level")
    assert seated(person) == ["human", "expert-raider", "expert-forager"]


def test_a_pair_wins_together() -> None:
    person = ended("trio", True, 2, "player", "player", "player")
    assert 'id="level"' in person.html


@pytest.mark.parametrize(
    "others", [("player", "expert"), ("greedy", "greedy"), ("human", "novice")]
)
def test_only_one_person_against_one_level_is_counted(others: tuple[str, str]) -> None:
    text, move = before_the_end("ratland", (HUMAN, *others), True)
    person = Person({"serao.match.one": text}, route="#/table/one")
    if "lift" in person.html:
        person.do("lift")
    if person.state.to_act >= 0 and seated(person)[person.state.to_act] == HUMAN:
        person.make("ratland", move)
    else:
        person.think(move)
    person.wait("chance")
    assert kept(person) == {}


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "7", "[]", '{"trio": 3}', '{"trio.greedy": 3}', '{"no.player": 3}'),
        *('{"trio.player": "3"}', '{"trio.player": 1e9}', '{"trio.player": 99999999}'),
    ],
)
def test_damage_is_as_if_nothing_was_won(text: str) -> None:
    assert read_streaks(text) == {}
