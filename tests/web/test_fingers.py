"""A finger is wider than a frog: a touch that may mean two moves makes none before it is said."""

import re

import pytest

from engine.core.game import CHANCE
from engine.core.match import read_match
from engine.games import load
from tests.web.person import Person, first
from web.words import LANGUAGES, Words

WORDS = Words("en")

SABOTAGE = (
    "serao/1 bullfrogs colours=GB first=random deal=1396853046-tovz44pi human:Guest greedy:Moth"
    " | start B | draw 2 | draw 4 | draw 2 | draw 3 | draw 2 | draw 2 | play 4 e2 | deploy frog e1"
    " | deploy bullfrog e1 | deploy frog w1 | deploy bullfrog w1 | end | draw 2 | play 3 s1e2"
    " | deploy frog e2 | deploy frog s1 | deploy frog e2 | end | draw 4 | play 2 n1e1"
    " | deploy frog e1 | deploy frog e1 | end | draw 3 | play 4 n2 | deploy frog n1"
    " | deploy frog n1 | deploy frog s1 | deploy frog s1 | end | draw 4 | play 3 n1e2"
    " | sabotage G e2 e1 | deploy frog e2 | deploy frog e2 | score e2 | hop G frog e1"
    " | hop B frog n1e2 | hop B frog s1e2 | score e1 | hop G frog n1e1"
    " | hop G frog log | slide s1e2 e1 | end | draw 3 | play 2 w2"
)
"""A frog may be deployed on e1, and the opponent's frog there may be sabotaged."""

PAD, FROG = "cell e1", "frog B e1"


def at_the_table(line: str, language: str = "en-GB") -> Person:
    return Person(language=language, route="#/games").fill_in("bring", text=line)


@pytest.fixture
def person() -> Person:
    return at_the_table(SABOTAGE)


def offers(person: Person) -> dict[str, str]:
    """What the buttons below the prompt do, and what they say."""
    found = re.search(r'<div class="row actions".*?</div>', person.html)
    assert found is not None
    return dict(re.findall(r'data-do="([^"]*)"[^>]*>(.*?)</button>', found[0]))


def test_beside_an_opponents_frog_it_is_asked_what_was_meant(person: Person) -> None:
    line = person.line
    person.touch(PAD, FROG)
    assert person.line == line
    assert WORDS("app.table.which") in person.text
    assert offers(person) == {
        f"tap {PAD}": "Deploy a frog onto the pad (1 east of the Log)",
        f"tap {FROG}": "Sabotage Moth&#x27;s frog (1 east of the Log)",
        "neither": WORDS("app.table.neither"),
    }
    assert f'id="{person.focus}"' in person.html
    assert 'role="group" aria-labelledby="prompt"' in person.html


def test_the_frog_is_picked_up_once_it_was_meant(person: Person) -> None:
    line = person.line
    person.touch(PAD, FROG).tap(FROG)
    assert person.line == line
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.picked == (FROG,)
    assert "neither" not in offers(person)
    assert person.tap("cell log").line == f"{line} | sabotage B e1 log"


def test_the_frog_of_ones_own_is_deployed_once_that_was_meant(person: Person) -> None:
    line = person.line
    assert person.touch(PAD, FROG).tap(PAD).line == f"{line} | deploy frog e1"
    assert "neither" not in offers(person)


def test_what_makes_a_move_is_offered_first_wherever_the_finger_was(person: Person) -> None:
    for touched, beside in ((PAD, FROG), (FROG, PAD)):
        first, second, *_ = offers(person.touch(touched, beside))
        assert (first, second) == (f"tap {PAD}", f"tap {FROG}")
        person.do("neither")


def test_what_may_have_been_meant_is_marked_while_that_is_asked(person: Person) -> None:
    asked = person.touch(PAD, FROG).html
    assert set(re.findall(r'data-do="tap ([^"]*)" data-meant', asked)) == {PAD, FROG}
    assert "data-meant" not in person.do("neither").html


@pytest.mark.parametrize("way_out", ["neither", "Escape", "hint", "board"])
def test_there_is_a_way_out(person: Person, way_out: str) -> None:
    line, before = person.line, offers(person)
    person.touch(PAD, FROG)
    match way_out:
        case "Escape":
            person.press("Escape")
        case "board":
            person.tap("reserve bullfrog")
        case _:
            person.do(way_out)
    assert person.line == line
    assert offers(person) == before


def test_one_meaning_is_played_at_once(person: Person) -> None:
    """As by mouse and keyboard, which hit what they hit, and beside what cannot be done."""
    line = person.line
    assert at_the_table(line).tap(PAD).line == f"{line} | deploy frog e1"
    assert at_the_table(line).touch(PAD, "frog G log", "cell n2").line == f"{line} | deploy frog e1"
    # what was hit decides where it is not allowed: the rule is told, and nothing else happens
    refused = person.touch("cell n1", FROG)
    assert refused.line == line
    assert "bullfrogs.deploy.line" in refused.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_in_every_language(language: str) -> None:
    person = at_the_table(SABOTAGE, language).touch(PAD, FROG)
    assert Words(language)("app.table.which") in person.text
    assert Words(language)("app.name.bot.2") in offers(person)[f"tap {FROG}"]
    assert person.html.count("meaning.") == 0


def test_whoever_has_picked_up_a_bullfrog_means_the_pad_they_bring_it_to() -> None:
    person = at_the_table(SABOTAGE)
    bullfrog, pad = person.still_to_tap("bullfrogs", load("bullfrogs").move("deploy bullfrog e1"))
    assert pad == PAD
    assert 'id="neither"' in person.touch(FROG, PAD).html
    person.do("neither").tap(bullfrog).touch(FROG, PAD)
    assert 'id="neither"' not in person.html
    assert person.line.endswith("deploy bullfrog e1")


def test_in_a_lesson_what_it_has_just_asked_for_was_meant() -> None:
    for touched, beside in (("cell n1", "frog B n1"), ("frog B n1", "cell n1")):
        person = Person(route="#/learn/bullfrogs/first").do("onward")
        person.tap(*person.still_to_tap("bullfrogs", load("bullfrogs").move("play 3 n1e1")))
        person.do("onward").touch(touched, beside)
        assert [str(move) for move in _log(person)][-1] == "deploy frog n1"


def test_in_a_lesson_what_has_to_be_picked_up_was_meant() -> None:
    person = Person(route="#/learn/bullfrogs/bullfrogs.sabotage.line")
    sitting = person.app.model.sitting
    assert sitting is not None
    (move,) = sitting.course.step.moves  # type: ignore[union-attr]
    _, victim, source, target = move.split()
    person.touch(f"cell {source}", f"frog {victim} {source}")
    assert 'id="neither"' not in person.html
    person.touch(f"cell {target}")
    assert [str(move) for move in _log(person)][-1] == move


def _log(person: Person) -> list[object]:
    assert person.app.model.sitting is not None
    return person.app.model.sitting.match.log


@pytest.mark.parametrize(("game", "stage"), [("trio", "place"), ("violet", "lead")])
def test_a_double_tap_picks_up_what_a_later_tap_plays(game: str, stage: str) -> None:
    match = read_match(f"serao/1 {game} deal=twice human:Ana human:Bento", load)
    while str(match.state.stage) != stage:
        if match.state.to_act == CHANCE:
            match.roll()
        else:
            match.play(first(match.state))
    person = at_the_table(str(match)).do("lift")
    *before, thing, _ = person.still_to_tap(game, first(person.state))
    line = person.tap(*before).line
    assert person.double_tap(thing).line == line
    assert person.tap(thing).line == f"{line} | {first(read_match(line, load).state)}"


def test_two_quick_taps_on_a_pad_bring_two_frogs(person: Person) -> None:
    line = person.line
    assert person.double_tap(PAD).line == f"{line} | deploy frog e1 | deploy frog e1"
