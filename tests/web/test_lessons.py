"""Lessons: each is solved by its own moves, and every try is answered, in every language."""

import json
import re
from collections.abc import Iterator
from html import escape as escaped
from itertools import cycle, islice

import pytest

from engine.bullfrogs.rulebook import ADJACENCY, HOP
from engine.core.game import CHANCE
from engine.core.lesson import Lesson, as_data, first_step, from_data, is_one, key
from engine.games import NAMES, lesson, lessons, load
from tests.web.person import Person
from tools.lessons import teaching
from web.app.learning import sit_at
from web.app.model import DONE, OTHER, Course, Model, Sitting
from web.app.saves import FINISHED, write_finished
from web.app.teaching import read_teaching
from web.words import LANGUAGES, Words

LESSONS = [(game, one.name) for game in NAMES for one in lessons(game)]
MOST_WORDS = 25
"""Of what a step says."""

in_turn = pytest.mark.parametrize(
    ("game", "name", "language"),
    [(*one, language) for one, language in zip(LESSONS, cycle(LANGUAGES), strict=False)],
)
"""Each in one of the languages: what is said in the others is looked at by itself."""


def sentences(one: Lesson) -> Iterator[str]:
    """The names of everything a lesson may say."""
    yield from (f"{one.name}.title", f"{one.name}.about", *filter(None, one.names))
    for step in one.steps:
        name = f"{one.name}.{step.name}"
        yield name
        if step.moves:
            yield f"{name}.done"
        yield from (f"{name}.{answer}" for answer in step.answers.values())


def open_one(game: str, name: str, language: str = "en") -> Person:
    """Somebody who begins a lesson."""
    return Person(route=f"#/learn/{game}/{name}", language=language)


def before(game: str, name: str, at: int) -> Sitting:
    """A lesson before one of its steps."""
    found = read_teaching(f"{game}.en", teaching(f"{game}.en"))
    assert found is not None
    one = found.lesson(name)
    assert one is not None
    return sit_at(Model(), game, Course(found, one, at))


def solve(person: Person, game: str, move: object) -> None:
    """Make a move by taps."""
    asked = person.prompt
    person.tap(*person.press("Escape").still_to_tap(game, move))
    if 'id="confirm"' in person.html:
        assert person.prompt != asked
        person.do("confirm")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_everything_is_said_in_few_words(game: str, name: str, language: str) -> None:
    words = Words(language)
    for sentence in sentences(lesson(game, name)):
        assert len(words(key(game, sentence)).split()) <= MOST_WORDS, sentence


LEAPS = {
    "en": ("later", "another pond", "end of a game"),
    "pt": ("mais tarde", "depois", "outra lagoa", "fim de uma partida"),
    "de": ("später", "ein anderer teich", "ende einer partie"),
}
"""With what a step says that the pond is no longer the one before."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [one.name for one in lessons("bullfrogs")])
def test_a_pond_that_is_laid_out_anew_says_so_at_its_beginning(name: str, language: str) -> None:
    for step in lesson("bullfrogs", name).steps[1:]:
        if step.position:
            said = Words(language)(key("bullfrogs", f"{name}.{step.name}")).lower()
            assert any(leap in said[:40] for leap in LEAPS[language]), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [one.name for one in lessons("bullfrogs")])
def test_of_hops_that_the_lesson_makes_it_tells(name: str, language: str) -> None:
    for step in lesson("bullfrogs", name).steps:
        if sum(move.startswith("hop") for move in step.then) > 1:
            said = Words(language)(key("bullfrogs", f"{name}.{step.name}.done")).lower()
            assert re.search("hop|pul|hüpf|sprünge|went|foram|gingen", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ["rob", "guard", "both", "city"])
def test_what_supper_took_since_the_last_night_in_the_sewer_is_told(
    step: str, language: str
) -> None:
    took = {"en": "[Ss]upper took|eaten", "pt": "jantar levou|comidos", "de": "Füttern|gefressen"}
    assert re.search(took[language], Words(language)(f"ratland-lessons.first.{step}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_trio_says_which_lines_count_and_why_a_place_has_no_plus(language: str) -> None:
    words = Words(language)
    assert re.search("schräg|diagonal", words("trio-lessons.first.trio.done"))
    assert " +" in words("trio-lessons.first.reach.done")
    step = next(step for step in lesson("trio", "first").steps if step.name == "reach")
    places = {str(move).split()[2] for move in load("trio").position(step.position).moves()}
    assert "n1e1" in places
    assert "e3" not in places, "on the far right there is none, as is said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_s_example_of_trio_says_into_which_corner(language: str) -> None:
    which = {"en": "top right", "pt": "superior direito", "de": "oben rechts"}[language]
    assert which in Words(language)("trio-lessons.corner.place")


@pytest.mark.parametrize(
    ("language", "any_card", "loser"),
    [("en", "any card", "loser"), ("pt", "qualquer carta", "perde"), ("de", "jeder karte", "verl")],
)
def test_the_first_violet_says_that_any_card_may_answer_and_whose_effects_count(
    language: str, any_card: str, loser: str
) -> None:
    words = Words(language)
    assert any_card in words(key("violet", "violet.higher")).casefold()
    for told in ("violet.effect.done", "effects.four.done"):
        assert loser in words(key("violet", told)).casefold()


def test_german_lessons_do_not_call_a_space_of_the_mine_a_minefield() -> None:
    words = Words("de")
    for one in lessons("violet"):
        assert not [
            name for name in sentences(one) if "minenfeld" in words(key("violet", name)).casefold()
        ]


def test_while_four_of_six_cards_are_chosen_the_lesson_counts_those_still_to_choose() -> None:
    person = began_at("violet", "effects", 2)
    asked = Words("en")(key("violet", "effects.keep"))
    for left, card in zip((3, 2, 1), ("lake6", "mountain9", "mine8"), strict=True):
        assert person.tap(f"card {card}").text_of_prompt == f"{asked} {left} still to choose."
    assert "still to choose" not in person.tap("card mine9").text_of_prompt


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_move_that_solves_a_step_leads_to_the_end(game: str, name: str) -> None:
    """Of very many that solve it, some all over."""
    one, rules = lesson(game, name), load(game)
    for at, step in enumerate(one.steps):
        sitting = before(game, name, at)
        state = sitting.match.state
        for pattern in step.moves:
            solving = [move for move in state.moves() if is_one(move, (pattern,))]
            assert solving or at != one.scene(at), (step.name, pattern)
            for move in solving[:: 1 + len(solving) // 50]:
                other = state.copy()
                other.play(move)
                for after in (*step.then, *_rest(one, at)):
                    if isinstance(after, str):
                        made = rules.move(after)
                    else:
                        made = after.solution(rules, other)
                    assert other.refusal(made) is None, (step.name, str(move), str(made))
                    other.play(made)


def _rest(one: Lesson, at: int) -> Iterator[object]:
    """What follows a step in the same scene: the next steps, and the moves in between."""
    for number in range(at + 1, len(one.steps)):
        step = one.steps[number]
        if step.position:
            return
        if step.moves:
            yield step
        yield from step.then


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_learner_is_asked_where_somebody_can_answer(game: str, name: str) -> None:
    one = lesson(game, name)
    for at, step in enumerate(one.steps):
        state = before(game, name, at).match.state
        assert step.moves or not step.then, step.name
        assert {DONE, OTHER}.isdisjoint(step.answers.values()), step.name
        if step.moves:
            assert state.to_act == one.names.index(""), step.name
            answered = [
                pattern
                for pattern in step.answers
                if not any(
                    is_one(move, (pattern,)) and not is_one(move, step.moves)
                    for move in state.moves()
                )
            ]
            assert not answered, (step.name, answered)
        assert state.to_act != CHANCE or not step.moves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_is_fetched_says_everything_in_its_language(game: str, language: str) -> None:
    found, words = (
        read_teaching(f"{game}.{language}", teaching(f"{game}.{language}")),
        Words(language),
    )
    assert found is not None
    for sentence in (each for one in lessons(game) for each in sentences(one)):
        assert found.sentences[sentence] == words(key(game, sentence))


@in_turn
def test_it_is_taken_from_beginning_to_end(game: str, name: str, language: str) -> None:
    person = open_one(game, name, language)
    one, words = lesson(game, name), Words(language)
    for step in one.steps:
        assert person.prompt == escaped(words(key(game, f"{name}.{step.name}"))), step.name
        if step.moves:
            solution = step.solution(load(game), person.state)
            strong = set(re.findall(r'data-do="tap ([^"]*)" class="strong"', person.html))
            assert strong <= set(person.still_to_tap(game, solution)), step.name
            solve(person, game, solution)
            person.wait("lesson")
            assert person.prompt == escaped(words(key(game, f"{name}.{step.name}.done")))
        if step is not one.steps[-1]:
            (strong,) = re.findall(r'data-do="([^"]*)" class="strong"', person.html)
            assert strong == "onward"
            person.do("onward")
    assert f'"{game}.{name}": {{"at": 0, "done": true}}' in (person.storage or {})["serao.lessons"]
    assert not [key for key in person.storage or {} if key.startswith("serao.match")]
    person.do("onward")
    assert escaped(words("app.lesson.play")) in person.html
    names = [one.name for one in lessons(game)]
    following = [*names[names.index(name) + 1 :], None][0]
    way = f'<a href="#/learn/{game}{f"/{following}" if following else ""}">'
    label = words("app.lesson.following" if following else "app.lesson.all")
    assert f"{way}{label}</a>" in person.html
    (begin,) = re.findall('data-do="((?:quick|alone) [^"]*)"', person.html)
    person.do(begin)
    assert person.line.count(":") == len(one.names)


@in_turn
def test_every_other_legal_try_is_answered_and_can_be_made_good(
    game: str, name: str, language: str
) -> None:
    words, one = Words(language), lesson(game, name)
    for at, step in enumerate(one.steps):
        tried = set[str]()
        for move in islice(before(game, name, at).match.state.moves(), 200):
            answer = step.answer(move)
            if not step.moves or is_one(move, step.moves) or answer in tried:
                continue
            tried.add(answer)
            person = began_at(game, name, at, language)
            stood = str(person.state)
            solve(person, game, move)
            told = key(game, f"{name}.{step.name}.{answer}") if answer else "app.lesson.other"
            assert person.prompt == escaped(words(told)), (step.name, str(move))
            assert escaped(words("app.lesson.again")) in person.html
            person.do("onward")
            assert str(person.state) == stood
            assert person.prompt == escaped(words(key(game, f"{name}.{step.name}")))


def began_at(game: str, name: str, at: int, language: str = "en") -> Person:
    """Somebody who comes back to a lesson that was left at this step."""
    kept = {"serao.lessons": f'{{"{game}.{name}": {{"at": {at}, "done": false}}}}'}
    return Person(kept, route=f"#/learn/{game}/{name}", language=language)


def test_help_comes_to_those_who_stumble_and_only_to_them() -> None:
    person = began_at("bullfrogs", "first", 2)
    asked = person.prompt
    for _ in range(2):
        assert person.app.model.sitting is not None
        assert person.app.model.sitting.advice is None
        person.press("Escape").tap("cell n1e1")
        assert "Not on the card just played" in person.prompt
    assert person.app.model.sitting.advice is not None
    assert str(person.app.model.sitting.advice.move) == "deploy frog n1"
    solve(person, "bullfrogs", load("bullfrogs").move("deploy frog e1"))
    person.do("onward")
    assert person.prompt != asked
    assert person.prompt.startswith("Hint:")
    assert person.app.model.sitting.picked, "what it speaks of is marked"


def test_a_hint_takes_the_place_of_the_question_whether_a_move_is_meant() -> None:
    person = Person().visit("#/learn/ratland/nights").tap("more dump", "done")
    assert 'id="confirm"' in person.html
    asked = person.text_of_prompt
    person.do("hint")
    assert 'id="confirm"' not in person.html
    assert person.text_of_prompt not in ("", asked)


def test_nobody_is_asked_whether_they_mean_what_a_lesson_tells_them_to_do() -> None:
    person = Person().visit("#/learn/ratland/nights").tap("more dump", "more dump", "done")
    assert 'id="confirm"' not in person.html
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.course is not None
    assert person.app.model.sitting.course.told == DONE


def test_the_lamp_tells_the_move_at_once() -> None:
    person = began_at("bullfrogs", "first", 2).do("hint")
    assert person.prompt.startswith("Hint:")
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.picked


def test_a_lesson_that_is_left_is_taken_up_where_it_was() -> None:
    person = open_one("bullfrogs", "first").do("onward")
    assert "Step 2 of 13" in person.html
    assert "Step 2 of 13" in person.visit("#/").visit("#/learn/bullfrogs/first").html
    assert "Step 2 of 13" in person.reload().html
    assert "Go on" in person.visit("#/learn/bullfrogs").text


def test_nobody_gets_into_a_lesson_that_is_not_there() -> None:
    for route in ("#/learn/chess", "#/learn/bullfrogs/second", "#/learn/bullfrogs/first/2"):
        person = Person(route=route)
        assert 'id="title"' in person.html
    person = Person({"serao.lessons": '{"bullfrogs.first": {"at": 99, "done": 1}}'})
    assert "Step 1 of 13" in person.visit("#/learn/bullfrogs/first").html


def test_a_lesson_is_no_match_that_could_be_undone_saved_or_given_away() -> None:
    person = began_at("bullfrogs", "first", 3)
    solve(person, "bullfrogs", load("bullfrogs").move("deploy frog n1"))
    assert 'id="undo"' not in person.html
    for what in ("download", "copy"):
        assert f'data-do="{what}' not in person.html
    assert set(person.storage or {}) == {"serao.lessons"}


def test_what_came_of_a_move_is_told_with_the_table_in_sight() -> None:
    person = began_at("bullfrogs", "first", 3)
    solve(person, "bullfrogs", load("bullfrogs").move("deploy frog n1"))
    moved = [effect["id"] for effect in person.latest if effect["op"] in ("scroll", "focus")]
    assert moved[-2:] == ["controls", "onward"]


@pytest.mark.parametrize("name", NAMES)
def test_a_rule_of_the_book_is_shown_on_the_table_where_a_lesson_teaches_it(name: str) -> None:
    book = Person(route=f"#/rules/{name}")
    shown = [rule for rule in load(name).rules if first_step(lessons(name), rule) is not None]
    assert shown
    for rule in load(name).rules:
        assert (f'href="#/learn/{name}/{rule.id}"' in book.html) == (rule in shown)
    for rule in shown:
        person = Person(route=f"#/learn/{name}/{rule.id}")
        assert person.app.model.sitting is not None
        course = person.app.model.sitting.course
        assert course is not None
        assert rule in course.step.rules
        assert 'class="course"' in person.html


def test_whoever_goes_on_from_a_rule_stays_in_its_lesson() -> None:
    step = first_step(lessons("bullfrogs"), HOP)
    assert step is not None
    person = Person(route=f"#/learn/bullfrogs/{HOP}")
    solve(person, "bullfrogs", step[0].steps[step[1]].solution(load("bullfrogs"), person.state))
    assert f'value="{step[1] + 2}"' in person.do("onward").html


def test_a_newcomer_is_shown_how_first_and_who_has_played_plays() -> None:
    newcomer = Person()
    show, play = Words("en")("app.home.show"), 'data-do="quick trio" class="strong"'
    assert newcomer.html.count(show) == len(NAMES)
    assert play not in newcomer.html
    played = newcomer.do("quick trio").visit("#/")
    assert played.html.count(show) == len(NAMES) - 1
    assert play in played.html


def test_whoever_has_left_a_lesson_is_led_back_to_it_until_a_game_was_played_out() -> None:
    learning = began_at("trio", "first", 2).visit("#/")
    show, on = Words("en")("app.home.show"), 'href="#/learn/trio/first"'
    assert learning.html.count(show) == len(NAMES) - 1
    assert on in learning.html
    assert learning.visit("#/learn/trio/first").prompt == began_at("trio", "first", 2).prompt
    kept = {**(learning.storage or {}), FINISHED: write_finished({"trio": 1})}
    assert on not in Person(kept).html


def test_lessons_are_the_same_as_data() -> None:
    for game, name in LESSONS:
        one = lesson(game, name)
        assert from_data(json.loads(json.dumps(as_data(one))), load(game).rules) == one


def test_lessons_that_cannot_be_fetched_are_asked_for_again() -> None:
    words = Words("en")
    person = Person(route="#/learn/trio/first", offline=True)
    assert words("app.fetch.unreached") in person.text
    assert person.focus == "fetch"
    assert 'data-do="fetch"' in person.do("fetch").html
    assert words("app.fetch.unreached") in person.announcer
    person.offline = False
    assert "Step 1 of 13" in person.do("fetch").html
    person.offline = True
    assert "Step 1 of 13" in person.visit("#/").visit("#/learn/trio/first").html
    assert words("app.fetch.unreached") in person.visit("#/learn/violet").text


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"lessons": [{}], "sentences": {}}', "[" * 900])
def test_damaged_lessons_count_as_none(text: str) -> None:
    assert read_teaching("trio.en", text) is None


def test_a_lesson_goes_on_in_another_language() -> None:
    person = open_one("bullfrogs", "first").do("onward")
    person.visit("#/settings").fill_in("settings", language="de").visit("#/learn/bullfrogs/first")
    told = Words("de")(key("bullfrogs", f"first.{lesson('bullfrogs', 'first').steps[1].name}"))
    assert person.prompt == escaped(told)


def test_whoever_is_refused_is_shown_and_finds_the_table_as_it_was() -> None:
    words = Words("en")
    person = Person().do("quick bullfrogs").wait_for_bots()
    table, before = person.route, person.tap("card 3").html
    assert person.tap("cell n3e3").html != before
    show = f'<a href="#/learn/bullfrogs/{ADJACENCY}">{words("app.table.show")}</a>'
    assert show in person.prompt
    lesson = person.visit(f"#/learn/bullfrogs/{ADJACENCY}")
    back = f'<a href="{table}">{words("app.rules.back")}</a>'
    assert back in lesson.html.partition('id="controls"')[2].partition("</section>")[0]
    assert back.replace('">', '" class="strong">') in person.visit("#/rules/bullfrogs").html
    other = person.visit("#/learn/trio/first")
    assert words("app.rules.back") not in other.html.partition('id="controls"')[2]
    assert person.visit(table).html == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_task_stays_beside_what_is_said_of_a_tap(language: str) -> None:
    person, words = open_one("trio", "corner", language), Words(language)
    for at, step in enumerate(("place", "step", "onto")):
        solve(person, "trio", load("trio").move(lesson("trio", "corner").steps[at].moves[0]))
        assert words(key("trio", f"corner.{step}.done")) in person.text_of_prompt
        person.do("onward")
    task = words(key("trio", "corner.enter"))
    person.tap("circle start.e")
    assert words("trio.hint.which.new") in person.text_of_prompt
    assert task in person.text_of_prompt
    person.tap("tile 1")  # not now: what is said of it names the task itself
    assert person.text_of_prompt.count(task) == 1


def test_the_way_back_is_to_the_match_that_is_played_now() -> None:
    person = Person().do("quick bullfrogs").visit("#/learn/bullfrogs/first")
    person = person.visit("#/").do("quick bullfrogs")
    assert f'href="{person.route}"' in person.visit("#/rules/bullfrogs").html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_learner_is_you_whatever_name_they_go_by(game: str, language: str) -> None:
    kept = {"serao.preferences": '{"name": "Ana"}'}
    person = Person(kept, language=language).visit(f"#/learn/{game}/{lessons(game)[0].name}")
    sitting = person.app.model.sitting
    assert sitting is not None
    badges = re.findall(r'<li id="player-(\d)".*?<strong>(.*?)</strong>', person.html)
    named = Words(language)("app.lesson.you")
    assert [seat for seat, name in badges if name == named] == [str(sitting.viewer)]
    heading = re.search(r"<h1[^>]*>(.*?)</h1>", person.html)
    assert heading is not None
    assert named in heading[1]
    assert "Ana" not in heading[1]


def test_whoever_has_waited_for_lessons_begins_at_their_top() -> None:
    person = Person(route="#/").visit("#/learn/trio")
    ops = [(effect["op"], effect.get("id")) for effect in person.effects]
    fetched = max(at for at, (op, _) in enumerate(ops) if op == "fetch")
    assert ("focus", "title") in ops[fetched:]


def taken(person: Person, game: str, name: str) -> Person:
    """Somebody who has taken a lesson to its end."""
    person.visit(f"#/learn/{game}/{name}")
    for step in lesson(game, name).steps:
        if step.moves:
            solve(person, game, step.solution(load(game), person.state))
            person.wait("lesson")
        person.do("onward")
    return person


def next_lessons(person: Person) -> list[str]:
    """Those that the list of Trio's lessons puts forward."""
    listed = person.visit("#/learn/trio").html.partition('<ol class="lessons">')[2]
    return re.findall(r'href="#/learn/trio/([^"]*)" class="strong"', listed.partition("</ol>")[0])


def test_the_list_puts_one_lesson_forward() -> None:
    """The one that somebody is in the middle of, or the first that was not taken yet."""
    first, second, third, *_ = [one.name for one in lessons("trio")]
    assert next_lessons(Person()) == [first]
    assert next_lessons(began_at("trio", third, 2)) == [third]
    assert next_lessons(taken(Person(), "trio", first)) == [second]


def test_who_has_finished_games_is_led_to_the_next_lesson_first() -> None:
    """They are not told to play their first game."""
    game, (name, following, *_) = "trio", [one.name for one in lessons("trio")]
    person = taken(Person({"serao.finished": '{"trio": 1}'}), game, name)
    buttons = re.findall(r'<div class="row actions">(.*?)</div>', person.html)[0]
    strong, plain = re.findall(r"<(?:a|button).*?</(?:a|button)>", buttons)
    assert f'href="#/learn/{game}/{following}"' in strong
    assert 'class="strong"' in strong
    assert plain == '<button type="button" data-do="quick trio">Play</button>'


def test_the_step_is_to_be_seen_and_an_event_is_called_one() -> None:
    html = Person(route="#/learn/ratland/first", language="de").html
    assert '<span class="how-far" aria-hidden="true">Schritt 1 von 13</span>' in html
    assert '<span class="rl-kind">Ereignis:</span> <strong>Überfluss</strong>' in html
