"""Puzzles at the table: solved by their line, missed by another turn, taken back, hinted at."""

import re
from html import escape as escaped
from random import Random

import pytest

from engine.core.puzzle import is_over
from engine.games import NAMES, load, puzzles
from tests.web.person import Person
from tests.whole import some
from web.app.saves import read_learnt
from web.app.when import DAY
from web.words import LANGUAGES, Words

PUZZLES = [(game, one.name) for game in NAMES for one in puzzles(game)]
ENGLISH = Words("en")


def open_one(game: str, name: str, language: str = "en") -> Person:
    return Person(route=f"#/learn/{game}/{name}", language=language)


def line(game: str, name: str) -> tuple[str, ...]:
    return next(one.line for one in puzzles(game) if one.name == name)


def make(person: Person, game: str, text: str) -> None:
    """Make a move by taps."""
    person.make(game, load(game).move(text))


def miss(person: Person, game: str) -> None:
    """Play a turn that leads elsewhere."""
    for seed in range(50):
        random, seat = Random(seed), person.state.to_act
        while not is_over(person.state, seat) and 'data-do="onward"' not in person.html:
            make(person, game, str(random.choice(list(person.state.moves()))))
        if "missed" in repr(person.app.model.sitting.course.told):  # type: ignore[union-attr]
            return
        person.visit("#/").visit(person.route)
    raise AssertionError("every turn solves it")


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_it_is_solved_by_its_line(game: str, name: str) -> None:
    language = LANGUAGES[int(name[1:]) % 3]
    person, words = open_one(game, name, language), Words(language)
    task = person.html.partition('<p class="task">')[2].partition("</p>")[0]
    assert task
    for text in line(game, name):
        assert task in person.html
        assert 'data-do="onward"' not in person.html
        make(person, game, text)
    assert person.prompt == escaped(person.app.model.sitting.course.says("done"))  # type: ignore[union-attr]
    assert read_learnt((person.storage or {})["serao.lessons"])[f"{game}.{name}"].done
    assert not [key for key in person.storage or {} if key.startswith("serao.match")]
    assert escaped(words("app.puzzle.next")) in person.html
    assert f"#/learn/{game}/{name}" not in person.html.partition('id="onward"')[0][-200:]
    learn = person.visit(f"#/learn/{game}").html
    assert learn.count(words("app.puzzle.solved")) == 1


@pytest.mark.parametrize(("game", "name"), some(PUZZLES, *PUZZLES[::2]))
def test_the_lamp_leads_all_the_way(game: str, name: str) -> None:
    person = open_one(game, name)
    for text in line(game, name):
        person.do("hint")
        advice = person.app.model.sitting.advice  # type: ignore[union-attr]
        assert advice is not None, f"{text} is the next move"
        assert str(advice.move) == text
        make(person, game, text)


@pytest.mark.parametrize("game", NAMES)
def test_another_turn_misses_it_and_it_begins_again(game: str) -> None:
    name = puzzles(game)[-1].name
    person = open_one(game, name)
    before = str(person.state)
    miss(person, game)
    assert person.prompt == escaped(person.app.model.sitting.course.says("missed"))  # type: ignore[union-attr]
    assert "serao.lessons" not in (person.storage or {})
    assert str(person.do("onward").state) == before
    for text in line(game, name):
        make(person, game, text)
    assert read_learnt((person.storage or {})["serao.lessons"])[f"{game}.{name}"].done


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_says_whose_turn_it_is_and_ends_with_one_way_on(language: str) -> None:
    words, sides = Words(language), set[str]()
    for one in puzzles("trio"):
        person = open_one("trio", one.name, language)
        team = words(f"trio.team.{'YR'[person.state.to_act % 2]}")
        assert f'<p class="task">{words("app.puzzle.side", side=team)} ' in person.html
        sides.add(team)
    assert len(sides) == 2
    person = Person(language=language).do("quick trio").visit(f"#/learn/trio/{one.name}")
    controls = person.html.partition('id="controls"')[2]
    assert words("app.rules.back") in controls
    for text in line("trio", one.name):
        make(person, "trio", text)
    controls = person.html.partition('id="controls"')[2].partition("</section>")[0]
    assert 'class="task"' not in controls
    assert controls.count('class="strong"') == 1
    assert words("app.rules.back") in controls


def test_a_move_is_taken_back_and_nothing_of_it_is_kept() -> None:
    one = next(one for one in puzzles("bullfrogs") if len(one.line) > 2)
    person = open_one("bullfrogs", one.name)
    before, kept = str(person.state), dict(person.storage or {})
    make(person, "bullfrogs", one.line[0])
    make(person, "bullfrogs", one.line[1])
    person.do("undo").do("undo")
    assert str(person.state) == before
    assert person.storage == kept


def test_the_lamp_knows_one_way_and_says_so_off_it() -> None:
    one = next(one for one in puzzles("trio") if len(one.line) > 1)
    person = open_one("trio", one.name).do("hint")
    advice = person.app.model.sitting.advice  # type: ignore[union-attr]
    assert advice is not None
    assert str(advice.move) == one.line[0]
    make(person, "trio", next(str(m) for m in person.state.moves() if str(m) != one.line[0]))
    person.do("hint")
    assert ENGLISH("app.puzzle.astray") in person.text
    person.do("undo").do("hint")
    assert ENGLISH("app.puzzle.astray") not in person.text


def test_each_day_has_its_own() -> None:
    tasks = []
    for day in range(len(puzzles("trio"))):
        person = Person()
        person.now += day * DAY
        person.visit("#/learn/trio/daily")
        tasks.append(person.app.model.sitting.course.lesson.name)  # type: ignore[union-attr]
    assert sorted(tasks) == sorted(one.name for one in puzzles("trio"))


def test_the_puzzle_of_the_day_counts_as_that_puzzle() -> None:
    person = Person(route="#/learn/trio/daily")
    name = person.app.model.sitting.course.lesson.name  # type: ignore[union-attr]
    for text in line("trio", name):
        make(person, "trio", text)
    assert read_learnt((person.storage or {})["serao.lessons"])[f"trio.{name}"].done
    assert person.route == "#/learn/trio/daily"


def test_a_puzzle_that_does_not_exist_is_said_so() -> None:
    assert escaped(ENGLISH("app.missing.title")) in open_one("trio", "p99").html


@pytest.mark.parametrize("game", NAMES)
def test_what_several_puzzles_ask_is_said_once_and_each_is_told_apart(game: str) -> None:
    person = Person(route=f"#/learn/{game}")
    rows = person.html.partition('<ol class="lessons puzzles">')[2].partition("</ol>")[0]
    asked = re.findall(r'<li><div class="lesson-words">(.*?)</div>', rows)
    labels = re.findall(r"<a [^>]*>(.*?)</a>", rows)
    assert len(asked) == len(set(asked))
    assert len(labels) == len(set(labels)) == len(puzzles(game))
