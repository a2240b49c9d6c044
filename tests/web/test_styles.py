"""Bots of one strength that play for different things: chosen, seated, shown and kept."""

import re
from html import unescape

import pytest

from engine.games import NAMES, load
from engine.search.levels import styles
from tests.web.person import Person
from web.app.preparing import draft_of, styles_of
from web.app.saves import open_match
from web.words import LANGUAGES, Words

ENGLISH = Words("en")
MANY = [name for name in NAMES if max(load(name).seats) > 2]
"""Games for more than two."""


def kinds(person: Person) -> list[str]:
    """Who sits at the table."""
    assert person.app.model.sitting is not None
    return [player.kind for player in person.app.model.sitting.match.players]


def preparing(name: str, seats: int) -> Person:
    """Somebody about to begin a game of so many, in an own seat."""
    return Person().visit(f"#/new/{name}").fill_in("new", seats=str(seats))


def chosen(person: Person) -> list[str]:
    """The styles that the form shows."""
    fields = re.findall(r'<select name="style-\d".*?</select>', person.html)
    return [re.search(r'value="([^"]*)" selected', field)[1] for field in fields]  # type: ignore[index]


@pytest.mark.parametrize("name", MANY)
def test_three_bots_at_a_table_are_not_one_thrice(name: str) -> None:
    person = preparing(name, 4).do("start")
    assert kinds(person) == ["human", *(f"novice-{style}" for style in styles(name))]
    assert kinds(preparing(name, 4).do("start")) == kinds(person)


def test_a_single_bot_is_plain() -> None:
    assert kinds(preparing("violet", 2).do("start")) == ["human", "novice"]
    assert kinds(Person().do("quick violet")) == ["human", "novice"]


def test_a_chosen_style_stays_and_only_who_had_it_takes_another() -> None:
    person = preparing("ratland", 4)
    assert chosen(person) == ["raider", "breeder", "forager"]
    person.fill_in("new", style_1="breeder", style_2="breeder", style_3="forager")
    assert chosen(person) == ["breeder", "raider", "forager"]
    person.fill_in("new", style_1="breeder", style_2="", style_3="forager")
    assert chosen(person) == ["breeder", "", "forager"]
    person.fill_in("new", style_1="nonsense", kind_3="greedy")
    assert chosen(person) == ["breeder", ""]
    assert kinds(person.do("start")) == ["human", "novice-breeder", "novice", "greedy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_style_has_a_name_and_a_line_wherever_it_sits(name: str, language: str) -> None:
    words = Words(language)
    seats = max(load(name).seats)
    for style in styles(name):
        called, about = words(f"{name}.style.{style}"), words(f"{name}.style.{style}.about")
        assert len(called) <= 12, "it stands on the edge of a player"
        assert len(about.split()) <= 12
        person = Person(language=language).visit(f"#/new/{name}")
        person.fill_in("new", seats=str(seats), kind_1="expert", style_1=style)
        assert about in unescape(person.text)
        person.do("start")
        assert kinds(person)[1] == f"expert-{style}"
        assert f'<span class="style">{called}</span>' in unescape(person.html)
        sheet = unescape(person.do("help").text.partition(words("app.help.title"))[2])
        assert f"{words('app.kind.expert')}. {about}" in sheet


def test_styles_survive_a_reload_an_export_and_playing_again() -> None:
    person = preparing("ratland", 3).do("start")
    seated, line = kinds(person), person.line
    assert kinds(person.reload()) == seated
    text = person.do(f"download {person.match_id}").downloaded()["text"]
    brought = Person().visit("#/games").fill_in("bring", text=text)
    assert brought.line == line
    assert kinds(brought) == seated
    assert brought.app.model.sitting is not None
    draft = draft_of(brought.app.model.sitting.match)
    assert styles_of(draft) == ("", *styles("ratland")[:2])


@pytest.mark.parametrize(
    "kind", ["player-nobody", "random-raider", "nobody-raider", "human-raider", "code-raider"]
)
def test_an_unknown_style_is_refused_as_an_unknown_level_is(kind: str) -> None:
    text = f"serao/1 ratland human:Ana {kind}:Moth"
    assert open_match(text) == "level"
    person = Person().visit("#/games").fill_in("bring", text=text)
    assert ENGLISH("app.problem.level") in person.text
    kept = Person({"serao.match.one": text}, route="#/table/one")
    assert ENGLISH("app.problem.level") in kept.text
    assert kept.storage == {"serao.match.one": text}


@pytest.mark.parametrize("kind", ["player-", "-raider", "player-raider-bold", "player--raider"])
def test_what_is_no_kind_of_player_is_damage(kind: str) -> None:
    assert open_match(f"serao/1 ratland human:Ana {kind}:Moth") == "player"


@pytest.mark.parametrize("level", ["random", "greedy", "planner", "novice", "master"])
def test_matches_without_styles_open_as_before(level: str) -> None:
    text = f"serao/1 ratland food=shuffled human:Ana {level}:Moth {level}:Bat"
    person = Person().visit("#/games").fill_in("bring", text=text)
    assert kinds(person) == ["human", level, level]
    assert 'class="style"' not in person.html
