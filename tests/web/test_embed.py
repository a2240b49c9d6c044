"""A board in somebody's page: its address, what it shows, and what the page around it hears."""

import re
from collections.abc import Iterator
from html import escape as escaped
from html import unescape
from itertools import combinations, islice
from json import dumps, loads
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

from engine.core.game import NOBODY, State
from engine.core.lesson import is_one, key
from engine.core.match import Match
from engine.games import NAMES, lesson, lessons, load, puzzles
from tests.conformance.play import TABLES, Setting, accepted, playthrough
from tests.conformance.twins import Twins, fork, twins
from tests.web.person import Person
from tests.web.tasks import aimed, points
from tests.whole import some
from web.app.film import SPAN, Film
from web.app.model import SHOWN_AFTER, Deed
from web.rooms.embed.address import CONTENTS, LONGEST, LONGEST_SENTENCE, NEEDS, Asked, Fault, read
from web.rooms.embed.hosting import is_open
from web.rooms.embed.progress import MOST_SOLVED
from web.words import LANGUAGES, Words
from web.words.rules import rule_text

ENGLISH = Words("en")
PLAIN = [setting for setting in TABLES if not setting.options and setting.seats != 3]
"""Alone, for two and for four: what three see is what four see, with one less."""
SECRET = [setting for setting in TABLES if load(setting.game).secret and setting.seats > 1]
WRONG = "YR 1 place; start=RRYY; Y start.n; hands RRYY RYYY"
"""A piece where no piece can be."""
STEP = "YR 2 move 3; start=RRYY n1=YRRY w1=RYRR n1w1=RRYY; Y start.n; R start.w; hands RRYY RYYY"
ONE = {"position": STEP, "task": "Step.", "solution": "step start.w w1.n", "wrong": "No."}
"""A step of a lesson of somebody's own."""
TASK = {"game": "trio", "position": STEP, "task": "?", "solution": "step start.w w1.n"}

every_plain = pytest.mark.parametrize("setting", PLAIN, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def query(game: str, **parts: object) -> str:
    """An address's query; a list stands for a part that is repeated."""
    return "?" + urlencode({"game": game, **parts}, doseq=True)


def frame(game: str, storage: dict[str, str] | None = None, **parts: object) -> Person:
    """Somebody who looks at a page with this board in it."""
    return Person(storage, embed=query(game, **parts))


def fault(**parts: object) -> Fault:
    """What is wrong with an address."""
    found = read("?" + urlencode(parts, doseq=True))
    assert isinstance(found, Fault)
    return found


# the address


@pytest.mark.parametrize(
    ("parts", "part", "reason"),
    [
        ({}, "game", "missing"),
        ({"game": "chess"}, "game", "unknown"),
        ({"game": ["trio", "trio"]}, "game", "twice"),
        ({"game": "trio", "lesson": "first", "puzzle": "daily"}, "puzzle", "together"),
        ({"game": "trio", "lesson": "first", "play": ""}, "play", "together"),
        ({"game": "trio", "puzzle": "daily", "play": ""}, "play", "together"),
        ({"game": "trio", "at": "1"}, "at", "needs"),
        ({"game": "trio", "task": "Win."}, "task", "needs"),
        ({"game": "trio", "position": STEP, "solution": "stop"}, "solution", "needs"),
        ({"game": "trio", "position": STEP, "task": "Win."}, "task", "needs"),
        ({"game": "trio", "position": STEP, "task": " ", "solution": "stop"}, "task", "missing"),
        (
            {"game": "trio", "position": STEP, "task": "a" * 301, "solution": "stop"},
            "task",
            "wordy",
        ),
        ({"game": "trio", "position": STEP, "also": "stop"}, "also", "needs"),
        (TASK | {"also": "x"}, "also", "unreadable"),
        (TASK | {"also": ""}, "also", "unreadable"),
        (TASK | {"also": "stop || "}, "also", "unreadable"),
        (TASK | {"also": "stop | stop"}, "also", "forbidden"),
        (TASK | {"also": "|| ".join(11 * ["stop"])}, "also", "many"),
        (TASK | {"also": ["stop", "stop"]}, "also", "twice"),
        (TASK | {"seat": "0", "also": "stop"}, "solution", "needed"),
        (TASK | {"goal": "win"}, "goal", "unknown"),
        (TASK | {"goal": "points 0"}, "goal", "unknown"),
        (TASK | {"goal": "points " + "9" * 900}, "goal", "unknown"),
        (TASK | {"goal": "points 3"}, "goal", "together"),
        (TASK | {"goal": "trio", "also": "stop"}, "goal", "together"),
        ({"game": "trio", "position": STEP, "goal": "trio"}, "goal", "needs"),
        ({"game": "trio", "steps": dumps([{**ONE, "goal": "trio"}])}, "steps 1: goal", "together"),
        ({"game": "trio", "steps": "["}, "steps", "unreadable"),
        ({"game": "trio", "steps": "[" * 3000}, "steps", "unreadable"),
        ({"game": "trio", "steps": "[]"}, "steps", "unreadable"),
        ({"game": "trio", "steps": "{}"}, "steps", "unreadable"),
        ({"game": "trio", "steps": "[3]"}, "steps 1", "unreadable"),
        ({"game": "trio", "steps": '[{"task": ["<b>"]}]'}, "steps 1", "unreadable"),
        ({"game": "trio", "steps": r'[{"task": "\ud800"}]'}, "steps 1", "unreadable"),
        ({"game": "trio", "steps": dumps(13 * [ONE])}, "steps", "many"),
        ({"game": "trio", "steps": dumps([ONE, {}])}, "steps 2: position", "missing"),
        ({"game": "trio", "steps": dumps([{**ONE, "task": ""}])}, "steps 1: task", "missing"),
        ({"game": "trio", "steps": dumps([{**ONE, "done": "a" * 301}])}, "steps 1: done", "wordy"),
        ({"game": "trio", "steps": dumps([{**ONE, "seat": "7"}])}, "steps 1: seat", "unknown"),
        (
            {"game": "trio", "steps": dumps([ONE, {**ONE, "solution": "end"}])},
            "steps 2: solution",
            "forbidden",
        ),
        ({"game": "trio", "steps": dumps([ONE]), "play": ""}, "play", "together"),
        ({"game": "trio", "steps": dumps([ONE]), "position": STEP}, "steps", "together"),
        ({"game": "trio", "position": "x"}, "position", "unreadable"),
        ({"game": "trio", "position": WRONG}, "position", "unreadable"),
        ({"game": "trio", "position": STEP, "seat": "2"}, "seat", "unknown"),
        ({"game": "trio", "position": STEP, "seat": "-1"}, "seat", "unknown"),
        ({"game": "trio", "position": STEP, "play": "", "seats": "2"}, "seats", "together"),
        (
            {"game": "trio", "position": STEP, "task": "?", "solution": "x"},
            "solution",
            "unreadable",
        ),
        (
            {"game": "trio", "position": STEP, "task": "?", "solution": "end"},
            "solution",
            "forbidden",
        ),
        ({"game": "trio", "play": "", "seats": "3"}, "seats", "unknown"),
        ({"game": "trio", "play": "", "seats": "9" * 900}, "seats", "unknown"),
        ({"game": "trio", "match": "serao/2 trio human:A human:B"}, "match", "unreadable"),
        ({"game": "violet", "match": "serao/1 trio human:A human:B"}, "match", "unreadable"),
        ({"game": "trio", "match": "serao/1 trio human:A wizard:B"}, "match", "unreadable"),
        ({"game": "trio", "match": "serao/1 trio human:A human:B | stop"}, "match", "forbidden"),
        ({"game": "trio", "match": "serao/1 trio human:A human:B", "at": "1"}, "at", "unknown"),
        ({"game": "trio", "theme": "pink"}, "theme", "unknown"),
        ({"game": "trio", "position": "x" * LONGEST}, "", "long"),
    ],
)
@every_language
def test_a_wrong_address_names_the_part_at_fault(
    parts: dict[str, object], part: str, reason: str, language: str
) -> None:
    found = fault(**parts)
    assert (found.part, found.reason) == (part, reason)
    person = Person(embed="?" + urlencode({**parts, "lang": language}, doseq=True))
    assert part == "" or person.page["language"] == language
    (told,) = person.posted("error")
    assert part in told["sentence"]
    assert len(told["sentence"]) < 300
    assert escaped(told["sentence"]) in person.html
    assert not person.posted("ready")


@pytest.mark.parametrize("kind", ["lesson", "puzzle"])
def test_a_lesson_that_does_not_exist_is_told_once_the_lessons_are_there(kind: str) -> None:
    person = frame("trio", **{kind: "first" if kind == "puzzle" else "daily"})
    (told,) = person.posted("error")
    assert f"“{kind}”" in told["sentence"]


def test_what_version_1_does_not_know_is_left_alone() -> None:
    assert isinstance(read(query("trio", utm_source="mail", autostart="")), Asked)


def good_addresses() -> Iterator[str]:
    """One of each kind."""
    for setting in PLAIN:
        played = playthrough(setting)
        yield query(setting.game, match=str(played.match), at=3, seat=0, lang="de")
        yield query(setting.game, position=str(played.states[20]), play="greedy", theme="dark")
    solution = ["step start.w w1.n", "stop"]
    yield query("trio", position=STEP, task="Go.", solution=solution, also="stop", done="!")
    yield query("trio", steps=dumps([ONE, {**ONE, "also": "stop"}]))


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_address_gives_a_sentence_and_never_an_error(seed: int) -> None:
    random = Random(seed)
    letters = "=&%?+;| -_,0123456789abcdefghijklmnopqrstuvwxyzRYäÿ\0\n\ud800𝄞%7C%20%00%ff%C3"
    kinds = set()
    for address in good_addresses():
        assert isinstance(read(address), Asked)
        for _ in range(40):
            at = random.randrange(len(address))
            put = "".join(random.choices(letters, k=random.randint(0, 5)))
            found = read(address[:at] + put + address[at + random.randint(0, 9) :])
            assert isinstance(found, Asked | Fault)
            if isinstance(found, Fault):
                kinds.add(found.reason)
                rule = rule_text(found.rule, "en").title if found.rule else ""
                ENGLISH(f"embed.fault.{found.reason}", part=found.part, text=found.text, rule=rule)
    assert len(kinds) > 4


def test_any_text_is_read_in_a_moment() -> None:
    names = ("game", "lang", *CONTENTS, *NEEDS)
    for text in ("", "?", "&" * LONGEST, "game=trio&" * 1900, "%" * LONGEST, "=" * LONGEST):
        assert isinstance(read(text), Fault)
    for name in names:
        for filling in ("9", "[", "; ", " | ", "%20", "YR 1 ", "a "):
            found = read(f"game=trio&{name}=" + filling * (LONGEST // len(filling) - 10))
            assert isinstance(found, Asked | Fault)
    Person(embed="game=trio&lang=" + "x" * 9000)
    assert len(fault(game="trio", position=STEP, task="a" * (LONGEST_SENTENCE + 9)).text) < 100


# a position


@every_plain
def test_a_position_is_shown_and_nothing_in_it_can_be_touched(setting: Setting) -> None:
    played, words = playthrough(setting), Words(LANGUAGES[setting.seats % 3])
    for state in played.sample(4):
        for seat in range(setting.seats):
            person = frame(setting.game, position=str(state), seat=seat, lang=words.language)
            assert 'data-do="tap' not in person.html
            assert person.posted("ready") == [{"game": setting.game, "language": words.language}]
            assert person.observe(seat) == load(setting.game).observe(state, seat)
            assert not person.timers
            if state.to_act >= 0:
                name = person.app.model.sitting.match.players[state.to_act].name  # type: ignore[union-attr]
                assert person.text_of_prompt == words("embed.position.turn", name=name)


@every_plain
def test_things_of_what_is_only_looked_at_say_what_they_are(setting: Setting) -> None:
    played = playthrough(setting)
    at = len(played.match.log) // 2
    boards = [
        frame(setting.game, position=str(played.states[at])),
        frame(setting.game, match=str(played.match), at=at),
    ]
    for person in boards:
        before, told = person.prompt, set()
        placed = re.findall(r'data-at="([^"]+)" data-about="([^"]+)"', person.html)
        for thing in sorted({f"{thing} @{place}" for place, thing in placed})[:20]:
            told.add(person.do(f"about {unescape(thing)}").text_of_prompt)
            assert person.said
        assert len(told) > 2
        assert unescape(before) not in told
        assert person.do("reset").prompt == before
        assert person.posted("refused") == []


def stretches(setting: Setting, seat: int) -> Iterator[tuple[list[Any], Twins]]:
    """Some that look the same to a seat, each with the moves before it."""
    log = playthrough(setting).match.log
    found = [twin for twin in twins(setting, seat) if twin]
    for twin in Random(5).sample(found, min(2, len(found))):
        yield log[: twin[0].number], twin


@pytest.mark.parametrize("setting", some(SECRET, *PLAIN), ids=str)
def test_what_a_seat_cannot_tell_apart_it_is_never_shown_apart(setting: Setting) -> None:
    """Neither in a position nor in a match that is stepped through."""
    compared = 0
    for seat in range(setting.seats):
        for before, twin in stretches(setting, seat):
            last = twin[-1]
            pages = [
                frame(setting.game, position=str(fork.state), seat=seat).html
                for fork in (last.one, last.other)
            ]
            assert pages[0] == pages[1]
            films = []
            for moves in ([s.one.move for s in twin], [s.other.move for s in twin]):
                match = replayed(setting, [*before, *moves])
                if match is not None:
                    at = len(match.log)
                    films.append(frame(setting.game, match=str(match), seat=seat, at=at).html)
            assert len(set(films)) <= 1
            compared += len(films) > 1
    assert compared


def replayed(setting: Setting, moves: list[Any]) -> Match | None:
    """A match of these moves; None where one of them needs others before it."""
    match = setting.match()
    for move in moves:
        if match.state.refusal(move) is not None:
            return None
        match.play(move)
    return match


# a match


STEPPED = 80
"""So many moves of a long match, up to its end, are stepped through one by one."""


@every_plain
def test_a_match_is_stepped_through_as_its_seat_saw_it(setting: Setting) -> None:
    played, language = playthrough(setting), LANGUAGES[setting.seats % 3]
    seat = setting.seats - 1
    person = frame(setting.game, match=str(played.match), seat=seat, lang=language)
    words, last = Words(language), len(played.match.log)
    begun = max(0, last - STEPPED)
    person.fill_in("film", at=str(begun))
    for at, state in enumerate(played.states[begun:], begun):
        assert person.observe(seat) == setting.observe(state, seat)
        assert escaped(words("app.film.at", at=at, most=last)) in person.html
        assert person.text_of_prompt
        assert at == begun or person.said, "a screen reader hears every step"
        person.do("film on")
    assert 'id="result"' in person.html
    for at in Random(3).sample(range(last + 1), 20):
        person.fill_in("film", at=str(at))
        assert person.observe(seat) == setting.observe(played.states[at], seat)
    for key_, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        assert str(person.press(key_).state) == str(played.states[at])
    assert str(person.press("End").state) == str(played.states[last])
    person.press("ArrowRight")
    assert person.posted("move") == []


@every_plain
def test_a_step_costs_a_move_and_a_leap_at_most_a_span(setting: Setting) -> None:
    played = playthrough(setting)
    film = Film(played.match, 0)
    kind, made = type(played.states[0]), [0]
    play = kind.play

    def counted(self: State[Any], *rest: Any) -> None:
        made[0] += 1
        play(self, *rest)

    def cost(at: int) -> int:
        made[0] = 0
        assert str(film.match(at).state) == str(played.states[at])
        return made[0]

    kind.play = counted  # type: ignore[method-assign]
    try:
        assert all(cost(at) <= 1 for at in range(film.length + 1))
        back = [cost(at) for at in range(film.length, -1, -1)]
        assert sum(back) <= film.length
        assert max(cost(at) for at in Random(1).sample(range(film.length + 1), 30)) < SPAN
    finally:
        kind.play = play  # type: ignore[method-assign]


def test_a_match_goes_on_by_itself_until_it_is_stopped_or_over() -> None:
    played = playthrough(PLAIN[0])
    last = len(played.match.log)
    person = frame(PLAIN[0].game, match=str(played.match), at=last - 3)
    person.do("film play")
    assert 'data-do="film pause"' in person.html
    (timer,) = person.timers
    person.ring(timer["what"], timer["number"])
    assert str(person.state) == str(played.states[last - 2])
    person.ring(timer["what"], timer["number"])
    assert str(person.state) == str(played.states[last - 2]), "an old timer changes nothing"
    person.do("film pause").wait()
    assert str(person.state) == str(played.states[last - 2])
    person.do("film play").wait()
    assert str(person.state) == str(played.states[last])
    assert 'data-do="film play"' in person.html
    person.do("film play")
    assert str(person.state) == str(played.states[0]), "from the beginning, once it is over"
    person.do("film on")
    person.wait()
    assert str(person.state) == str(played.states[1])


def test_a_text_that_is_no_place_in_a_match_changes_nothing() -> None:
    person = frame("trio", match="serao/1 trio human:A human:B", at=0)
    for text in ("", "-1", "1e9", "²", "9" * 400, "back", "on"):
        person.fill_in("film", at=text)
    frame("trio").do("film on").fill_in("film", at="1")


# lessons, puzzles and tasks


def solve(person: Person, game: str, move: Any) -> None:
    """Make a move by taps, and let the others answer."""
    person.make(game, move).wait("lesson")


def other_move(person: Person, moves: tuple[str, ...]) -> Any:
    """A legal move that is none of these."""
    return next(move for move in person.state.moves() if not is_one(move, moves))


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_taken_in_a_frame_wrongly_and_rightly(game: str, language: str) -> None:
    one, words = lessons(game)[0], Words(language)
    person = frame(game, lesson=one.name, lang=language)
    assert person.posted("ready") == [{"game": game, "language": language}]
    missed = made = 0
    for step in one.steps:
        assert person.prompt == escaped(words(key(game, f"{one.name}.{step.name}")))
        if step.moves:
            if not missed and any(
                not is_one(m, step.moves) for m in islice(person.state.moves(), 50)
            ):
                solve(person, game, other_move(person, step.moves))
                assert person.posted("solved") == []
                person.do("onward")
                missed, made = 1, made + 1
            solve(person, game, step.solution(load(game), person.state))
            made += 1 + len(step.then)
        if step is not one.steps[-1]:
            person.do("onward")
    assert person.posted("solved") == [{"tries": 1 + missed}]
    assert len(person.posted("move")) == made
    assert 'data-do="reset"' in person.html
    assert (
        f'"{game}.{one.name}": {{"at": 0, "done": true}}' in (person.storage or {})["serao.lessons"]
    )
    assert person.do("reset").prompt == escaped(words(key(game, f"{one.name}.{one.steps[0].name}")))


def test_a_refused_move_is_told_with_its_rule_and_shown_after_some_tries() -> None:
    person = frame("trio", position=STEP, task="Step.", solution="step start.w w1.n")
    for tries in range(1, SHOWN_AFTER + 1):
        person.tap("circle n1.w")
        refused = person.posted("refused")
        assert len(refused) == tries
        assert refused[0]["rule"] == "trio.move.step"
        assert refused[0]["sentence"] == rule_text("trio.move.step", "en").first_sentence
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.advice is not None
    person.make("trio", load("trio").move("step start.w w1.n"))
    assert person.posted("solved") == [{"tries": SHOWN_AFTER + 1}]


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_is_solved_in_a_frame(game: str) -> None:
    one = puzzles(game)[0]
    person = frame(game, puzzle=one.name)
    for text in one.line:
        assert person.posted("solved") == []
        person.make(game, load(game).move(text))
    assert person.posted("solved") == [{"tries": 1}]
    assert [post["move"] for post in person.posted("move") if post["move"] in one.line]
    assert "#/learn/" in person.html
    assert frame(game, puzzle="daily").posted("ready")


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_a_task_of_ones_own_is_a_line_of_play(game: str, language: str) -> None:
    """Others and chance play what the solution says; every right move is asked for."""
    setting = next(one for one in PLAIN if one.game == game and one.seats == 2)
    played, words = playthrough(setting), Words(language)
    at = next(n for n in range(30, 90) if several(played.states[n]))
    reader = played.states[at].to_act
    log = played.match.log[at : at + 12]
    person = frame(
        game,
        position=str(played.states[at]),
        task="Find <it>.",
        solution=list(map(str, log)),
        done="Well done & good night.",
        lang=language,
    )
    assert task(person) == "Find <it>."
    tried = other_move(person, (str(log[0]),))
    stood = str(person.state)
    solve(person, game, tried)
    assert person.text_of_prompt == words("embed.task.wrong")
    assert str(person.do("onward").state) == stood
    for number, move in enumerate(log):
        if played.states[at + number].to_act != reader:
            continue
        assert person.posted("solved") == []
        assert task(person) == "Find <it>."
        assert number == 0 or person.text_of_prompt == words("embed.task.right")
        solve(person, game, move)
    assert person.posted("solved") == [{"tries": 2}]
    assert person.text_of_prompt == "Well done & good night."
    assert str(person.state) == str(played.states[at + len(log)])
    assert list(person.storage or {}) == []
    assert task(person.do("reset")) == "Find <it>."
    assert str(person.state) == stood


@every_language
def test_whatever_solves_a_task_counts_as_right(language: str) -> None:
    first, words, rules = "step start.w w1.n", Words(language), load("trio")
    also = f"{first} | step w1.n n1.w || stop"
    asked = {**TASK, "solution": [first, "stop"], "also": also, "done": "Yes.", "wrong": "No."}
    person = Person(embed="?" + urlencode({**asked, "lang": language}, doseq=True))

    def make(*moves: str) -> list[str]:
        """What is said to each of these moves, from the beginning."""
        person.do("reset")
        said = []
        for move in moves:
            solve(person, "trio", rules.move(move))
            said.append(person.text_of_prompt)
        return said

    right = words("embed.task.right")
    assert make("stop") == ["Yes."]
    assert make(first, "stop") == [right, "Yes."]
    assert make(first, "step w1.n n1.w") == [right, "Yes."]
    assert make(first, "enter start.w") == [right, "No."]
    solve(person.do("onward"), "trio", rules.move("stop"))
    assert person.text_of_prompt == "Yes."
    assert [one["tries"] for one in person.posted("solved")] == [1, 1, 1, 2]


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_whatever_reaches_the_goal_of_a_task_solves_it(game: str, language: str) -> None:
    """At most as many as its solution; what ends the turn without it is told to be none."""
    words, rules = Words(language), load(game)
    one = next(one for one in puzzles(game) if one.number > 1 or game == "violet")
    asked = aimed(one, game, lang=language, done="Yes.", wrong="No.")
    person = frame(game, **asked)
    for text in one.line:
        assert person.posted("solved") == []
        assert task(person) == "!"
        solve(person, game, rules.move(text))
    assert person.posted("solved") == [{"tries": 1}]
    assert person.text_of_prompt == "Yes."
    assert words("embed.again") in person.text
    more = frame(game, **asked | {"goal": f"{one.word} {one.number + 1}"})
    assert more.posted("error"), "the solution does not bring that much"


def test_a_goal_is_reached_by_other_moves_too_and_missed_when_the_turn_ends() -> None:
    one, rules = next(one for one in puzzles("trio") if one.word == "points"), load("trio")
    asked = aimed(one, "trio", goal="points 1", wrong="No.")
    before = rules.position(one.position)
    brought = {str(move): points(before, move) for move in before.moves()}
    others = [text for text, number in brought.items() if 0 < number < one.number]
    for text in others[:3]:
        person = frame("trio", **asked)
        solve(person, "trio", rules.move(text))
        assert person.posted("solved") == [{"tries": 1}]
        assert person.text_of_prompt == ENGLISH("embed.task.done")
    person = frame("trio", **asked | {"goal": one.goal}, lang="de")
    solve(person, "trio", rules.move(others[0]))
    person.host("language", "pt")
    while person.state.to_act == before.to_act:
        solve(person, "trio", person.state.moves()[-1])
    assert person.text_of_prompt == "No."
    assert person.posted("solved") == []
    assert str(person.do("onward").state) == one.position
    solve(person, "trio", rules.move(one.line[0]))
    assert person.posted("solved") == [{"tries": 2}]
    assert person.text_of_prompt == Words("pt")("embed.task.done")


def test_goals_are_asked_for_in_a_lesson_of_ones_own_and_stay_solved() -> None:
    tasks = []
    for one in islice(puzzles("trio"), 2):
        found = aimed(one, "trio")
        tasks.append(found | {"solution": " | ".join(found["solution"])})  # type: ignore[arg-type]
    person = frame("trio", steps=dumps(tasks))
    for text in puzzles("trio")[0].line:
        solve(person, "trio", load("trio").move(text))
    again = frame("trio", person.storage, steps=dumps(tasks))
    assert ENGLISH("embed.step.solved", solved=1, steps=2) in again.text
    exact = {name: text for name, text in tasks[0].items() if name != "goal"}
    anew = frame("trio", person.storage, steps=dumps([exact, tasks[1]]))
    assert ENGLISH("app.lesson.progress", at=1, steps=2) in anew.text, "that is another task"


@every_language
def test_tasks_one_after_the_other_are_a_lesson(language: str) -> None:
    """Of different numbers of seats, too; that it is solved is told once, when all of it is."""
    rules, words = load("trio"), Words(language)
    seats = STEP.replace("YR 2 move", "YRYR 2 move").replace(
        "hands RRYY RYYY", "hands RRYY RYYY - -"
    )
    steps = [ONE, {**ONE, "task": "Or <stop>.", "position": seats, "also": "stop", "done": "Done."}]
    person = frame("trio", steps=dumps(steps), lang=language)
    assert len(person.posted("ready")) == 1
    assert task(person) == "Step."
    assert words("app.lesson.progress", at=1, steps=2) in person.text
    assert 'data-do="step -1" id="step-back" disabled' in person.html
    solve(person, "trio", rules.move("stop"))
    assert person.text_of_prompt == "No."
    solve(person.do("onward"), "trio", rules.move("step start.w w1.n"))
    assert person.text_of_prompt == words("embed.task.done")
    assert person.posted("solved") == []
    person.do("step 1")
    assert task(person) == "Or <stop>."
    assert words("app.lesson.progress", at=2, steps=2) in person.text
    assert 'data-do="step 2" id="step-on" disabled' in person.html
    solve(person, "trio", rules.move("stop"))
    assert person.text_of_prompt == "Done."
    assert person.posted("solved") == [{"tries": 2}]
    assert f'id="onward">{escaped(words("embed.step.anew"))}<' in person.html
    assert 'id="anew"' not in person.html, "once"
    person.do("step 0")
    solve(person, "trio", rules.move("step start.w w1.n"))
    assert person.posted("solved") == [{"tries": 2}], "once"
    assert 'data-do="reset" id="anew"' in person.html
    assert len(person.posted("ready")) == 1
    html = person.html
    assert person.do("step 2").do("step x").do("step -1").html == html
    other = "de" if language != "de" else "en"
    assert task(person.do("step 1").host("language", other)) == "Or <stop>."
    assert task(person.do("reset")) == "Step."
    assert list(person.storage or {}) == ["serao.lessons"]


FIRST = "step start.w w1.n"
TWO = dumps([ONE, {**ONE, "task": "Stop.", "solution": "stop"}])
"""A lesson of somebody's own."""


def solves(person: Person, move: str) -> Person:
    """Make a move that solves the task on the table."""
    solve(person, "trio", load("trio").move(move))
    return person


@every_language
def test_what_is_solved_of_a_lesson_of_ones_own_is_kept(language: str) -> None:
    words = Words(language)

    def visit(before: Person | None = None) -> Person:
        """The same page, reloaded."""
        return frame("trio", dict(before.storage or {}) if before else {}, steps=TWO, lang=language)

    def counted(solved: int) -> str:
        return words("embed.step.solved", solved=solved, steps=2)

    person = visit()
    assert counted(0) not in person.text
    solves(person.do("step 1"), "stop")
    assert counted(1) in person.text
    assert 'data-do="step 0" class="strong" id="onward"' in person.html
    person = visit(person)
    assert (task(person), counted(1) in person.text) == ("Step.", True)
    solves(person, FIRST)
    assert person.posted("solved") == [{"tries": 1}]
    person = visit(person)
    assert (task(person), counted(2) in person.text) == ("Step.", True)
    assert 'id="anew"' in person.html
    assert solves(person, FIRST).posted("solved") == []
    person.do("reset")
    assert task(person) == "Step."
    assert 'id="anew"' not in person.html
    solves(person, FIRST)
    person = visit(person)
    assert (task(person), counted(1) in person.text) == ("Stop.", True)
    assert solves(person, "stop").posted("solved") == [{"tries": 1}]
    person.host("reset")
    assert 'id="anew"' not in visit(person).html


def test_one_way_on_is_offered_at_a_time_and_the_other_keeps_its_place() -> None:
    person = frame("trio", steps=TWO)
    place = 'data-do="step 1" class="elsewhere" id="step-on"'
    assert place not in person.html
    solves(person, FIRST)
    assert 'data-do="step 1" class="strong" id="onward"' in person.html
    assert place in person.html
    assert place not in person.do("step 1").do("step 0").html


def test_a_right_and_a_wrong_answer_have_different_marks() -> None:
    person = frame(**TASK)

    def marks() -> list[str]:
        return re.findall(r'id="prompt" class="prompt answering ?(\w*)"', person.html)

    assert marks() == [""]
    solves(person, "stop")
    assert marks() == ["missed"]
    person.do("onward")
    assert marks() == [""]
    assert solves(person, FIRST)
    assert marks() == ["solved"]


def test_a_task_stays_solved_when_its_author_adds_others() -> None:
    person = solves(frame("trio", steps=TWO), FIRST)
    more = [{**ONE, "task": "New."}, {**ONE, "done": "Better said."}, ONE]
    assert task(frame("trio", dict(person.storage or {}), steps=dumps(more))) == "New."
    again = frame("trio", dict(person.storage or {}), steps=dumps(more[1:]))
    assert ENGLISH("app.lesson.progress", at=2, steps=2) in again.text


def test_begun_again_in_one_frame_is_not_brought_back_by_another() -> None:
    person = solves(frame("trio", steps=TWO), FIRST)
    other = frame("trio", dict(person.storage or {}), steps=dumps([{**ONE, "task": "Other."}]))
    person.do("reset")
    solves(other.hear_of(dict(person.storage or {})), FIRST)
    assert task(frame("trio", dict(other.storage or {}), steps=TWO)) == "Step."


def test_no_more_solved_tasks_are_remembered_than_can_be_read() -> None:
    kept = {"trio.first": {"at": 3, "done": False}}
    kept |= {f"trio.page-{n:08x}": {"at": 0, "done": True} for n in range(MOST_SOLVED)}
    person = solves(frame("trio", {"serao.lessons": dumps(kept)}, steps=TWO), FIRST)
    after = loads((person.storage or {})["serao.lessons"])
    assert len(after) == len(kept)
    assert "trio.first" in after
    assert "trio.page-00000000" not in after
    assert f"trio.page-{MOST_SOLVED - 1:08x}" in after


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"trio.page-1": 3}',
        '{"trio.page-": {"at": -1, "done": 7}}',
        '{".": {"at": 0, "done": true}, "": {"at": 0, "done": true}}',
        "[" * 5000,
    ],
)
def test_what_is_damaged_of_it_does_no_harm(text: str) -> None:
    person = frame("trio", {"serao.lessons": text}, steps=TWO)
    assert 'id="anew"' not in person.html
    solves(person, FIRST)
    assert task(frame("trio", dict(person.storage or {}), steps=TWO)) == "Stop."


def test_a_lesson_of_ones_own_needs_no_storage() -> None:
    person = Person(forbidden=True, embed=query("trio", steps=TWO))
    solves(solves(person, FIRST).do("step 1"), "stop")
    assert person.posted("solved") == [{"tries": 1}]
    person.do("reset")
    assert not [effect for effect in person.effects if effect["op"] == "save"]


FULL = (
    "GB G act n1e1 2; log[] n1=6[GGBB] e1=6[B] s1=6[] w1=6[] n1e1=G2[]; "
    "hands G22 B334; piles G3333444 B2223344"
)
"""A frog may be deployed on n1, and those of the other sabotaged."""


def test_after_a_choice_that_was_wrong_the_board_is_free_again() -> None:
    way = "deploy bullfrog n1 | deploy frog n1"
    person = frame("bullfrogs", position=FULL, task="Fill it.", solution=way.split(" | "))
    before = person.html
    person.touch("cell n1", "frog B n1")
    assert 'id="neither"' in person.html
    person.tap("cell n1")
    assert person.text_of_prompt == ENGLISH("embed.task.wrong")
    assert person.do("onward").html == before


def test_whatever_else_solves_a_task_begins_with_the_reader_too() -> None:
    """What others do before the reader's first move is the same, or it is not one position."""
    played = playthrough(next(one for one in PLAIN if one.game == "trio" and one.seats == 2))
    at = next(n for n, s in enumerate(played.states) if s.to_act == 0 and n > 20)
    log = list(map(str, played.match.log[at : at + 20]))
    state = played.states[at]
    other = next(str(move) for move in state.moves() if str(move) != log[0])
    asked = {"game": "trio", "position": str(state), "task": "Go.", "solution": log, "seat": 1}
    assert isinstance(read("?" + urlencode({**asked, "also": " | ".join(log)}, doseq=True)), Asked)
    found = fault(**asked, also=other)
    assert (found.part, found.reason) in [("also", "needed"), ("also", "together")]


def task(person: Person) -> str:
    """What is asked, above what the table says."""
    found = re.search(r'<p class="task">(.*?)</p>', person.html)
    return unescape(found[1]) if found else ""


def several(state: State[Any]) -> bool:
    """Whether a seat has a choice."""
    return state.to_act >= 0 and len(list(islice(state.moves(), 3))) > 2


def test_a_task_may_begin_with_what_others_do() -> None:
    played = playthrough(next(one for one in PLAIN if one.game == "trio" and one.seats == 2))
    at = next(n for n, s in enumerate(played.states) if s.to_act == 0 and n > 20)
    log = list(map(str, played.match.log[at : at + 20]))
    person = frame("trio", position=str(played.states[at]), task="Go.", solution=log, seat=1)
    assert person.state.to_act == 1
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.viewer == 1


# a game


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_played_and_nothing_of_it_is_kept(game: str) -> None:
    kept = {"serao.match.frame": "serao/1 trio human:A human:B", "serao.results": "[]"}
    person = frame(game, dict(kept), play="random", seat=1, seats=2)
    random = Random(7)
    for _ in range(40):
        person.wait()
        if person.state.to_act == NOBODY:
            break
        assert person.state.to_act == 1
        person.make(game, random.choice(list(islice(person.state.moves(), 40))))
    storage = dict(person.storage or {})
    assert storage.pop("serao.lessons", "") == ""
    assert storage == kept
    moves = person.posted("move")
    log = person.app.model.sitting.match.log  # type: ignore[union-attr]
    assert [post["move"] or str(move) for post, move in zip(moves[::-1], log[::-1], strict=False)]
    for post, move in zip(moves[::-1], log[::-1], strict=False):
        assert post["move"] in ("", str(move))
        assert post["seat"] != 1 or post["move"]
    assert {post["seat"] for post in moves} >= {0, 1}
    assert ENGLISH("embed.unkept") in person.text


@pytest.mark.parametrize("setting", SECRET, ids=str)
def test_moves_that_look_the_same_to_a_seat_are_not_told(setting: Setting) -> None:
    """Had the text of one been told, it could be told from the other."""
    random, hidden, told = Random(3), 0, 0
    for state in playthrough(setting).states:
        if state.to_act == NOBODY:
            continue
        moves = accepted(state)
        forks = [fork(state, move) for move in random.sample(moves, min(8, len(moves)))]
        for seat in range(setting.seats):
            opened = [is_open(Deed(state.to_act, one.events), state.sealed, seat) for one in forks]
            told += sum(opened)
            for (one, first), (other, second) in combinations(zip(forks, opened, strict=True), 2):
                if seat != state.to_act and one.seen_by(seat) == other.seen_by(seat):
                    hidden += 1
                    assert not first, (str(one.move), str(other.move))
                    assert not second, (str(one.move), str(other.move))
    assert hidden
    assert told


def test_a_sealed_placement_is_told_to_nobody_before_it_is_seen() -> None:
    person = frame("ratland", play="greedy", seats=3).wait("bot", "chance")
    person.make("ratland", next(iter(person.state.moves()))).wait("bot", "chance")
    placed = [post for post in person.posted("move") if post["seat"] > 0]
    assert len(placed) > 1
    assert {post["move"] for post in placed[:2]} == {""}
    assert next(post["move"] for post in person.posted("move") if post["seat"] == 0)


@every_plain
def test_a_game_goes_on_from_a_position(setting: Setting) -> None:
    state = next(s for s in playthrough(setting).states[10:] if several(s))
    person = frame(setting.game, position=str(state), play="greedy", seat=state.to_act)
    assert str(person.state) == str(state)
    person.make(setting.game, next(iter(state.moves()))).wait("bot", "chance")
    assert person.posted("move")
    assert str(person.do("reset").state) == str(state)


@every_plain
def test_a_game_goes_on_from_a_move_of_a_match(setting: Setting) -> None:
    played = playthrough(setting)
    at = next(at for at, state in enumerate(played.states[10:], 10) if several(state))
    seat = played.states[at].to_act
    person = frame(setting.game, match=str(played.match), at=at, seat=seat, play="")
    assert str(person.state) == str(played.states[at])
    person.make(setting.game, next(iter(person.state.moves())))
    assert person.posted("move")[0]["seat"] == seat


def test_the_level_that_is_not_named_is_the_strongest() -> None:
    for text, level in (("greedy", "greedy"), ("", "master"), ("wizard", "master")):
        person = frame("trio", play=text)
        assert person.app.model.sitting is not None
        assert person.app.model.sitting.match.players[1].kind == level


# the page around


def test_the_page_around_may_ask_for_another_board() -> None:
    person = frame("trio")
    person.host("load", query("bullfrogs", lesson="first", lang="pt"))
    assert person.posted("ready")[-1] == {"game": "bullfrogs", "language": "pt"}
    assert person.page["language"] == "pt"
    person.host("load", "nonsense")
    assert person.posted("error")
    person.host("load", query("trio", position=STEP))
    assert str(person.state) == STEP


def test_the_page_around_may_have_what_lies_there_played_on() -> None:
    played = playthrough(next(one for one in PLAIN if one.game == "violet"))
    at = next(n for n in range(40, 90) if played.states[n].to_act == 0)
    person = frame("violet", match=str(played.match), at=at).host("play", "random")
    assert str(person.state) == str(played.states[at])
    assert 'data-do="tap' in person.html
    person.host("play", "greedy")
    assert str(person.state) == str(played.states[at])
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.match.players[1].kind == "greedy"
    assert 'id="film-at"' in person.host("reset").html


@pytest.mark.parametrize("content", [{"lesson": "first"}, {"puzzle": "p1"}, {}, {"position": STEP}])
def test_the_language_changes_and_everything_else_stays(content: dict[str, str]) -> None:
    content = {k: puzzles("trio")[0].name if k == "puzzle" else v for k, v in content.items()}
    person = frame("trio", lang="en", **content).wait()
    stood = str(person.state)
    person.host("language", "de-AT")
    assert (person.page["language"], str(person.state)) == ("de", stood)
    assert Words("de")("app.home.rules") in person.text
    assert ENGLISH("embed.open") not in person.text
    assert person.host("language", "tlh").page["language"] == "en"
    assert person.host("theme", "dark").page["theme"] == "dark"
    assert person.host("theme", "pink").page["theme"] == "dark"


def test_what_is_wrong_can_be_told_in_the_authors_words() -> None:
    solution = "step start.w w1.n"
    person = frame("trio", position=STEP, task="Step.", solution=solution, wrong="Not so.")
    solve(person, "trio", other_move(person, (solution,)))
    assert person.text_of_prompt == "Not so."


def test_a_lesson_that_there_is_none_of_is_told_with_those_that_there_are() -> None:
    names = ", ".join(one.name for one in lessons("violet"))
    assert ENGLISH("embed.fault.known", names=names) in frame("violet", lesson="first").text
    assert "daily, p01" in frame("violet", puzzle="p99").text


def test_a_task_goes_on_in_another_language() -> None:
    person = frame("trio", position=STEP, task="Schritt!", solution=["step start.w w1.n", "stop"])
    person.make("trio", load("trio").move("step start.w w1.n")).host("language", "de")
    assert task(person) == "Schritt!"
    person.make("trio", load("trio").move("stop"))
    assert person.text_of_prompt == Words("de")("embed.task.done")


def test_nonsense_from_the_page_around_changes_nothing() -> None:
    person = frame("trio", position=STEP)
    html = person.html
    for what in ("", "loud", "theme", "film", "tap start.w", "play\0"):
        assert person.host(what, "x" * 99).html == html
    outside = Person()
    assert outside.host("load", query("trio")).html == outside.html
    assert outside.posted("ready") == []


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_every_way_out_opens_beside_the_page(game: str, language: str) -> None:
    boards = [
        frame(game, lesson=lessons(game)[0].name, lang=language),
        frame(game, play="", lang=language).do("help"),
        frame(game, position=str(load(game).start(load(game).seats[0], {})), lang=language),
    ]
    for person in boards:
        links = re.findall(r"<a [^>]*>", person.html)
        assert links
        for way in links:
            assert 'target="_blank"' in way
            assert 'rel="noopener"' in way
            assert 'href="./#/' in way
        assert "<header" not in person.html
        assert "<nav" not in person.html
        assert Words(language)("embed.open") in person.text


def test_what_is_not_kept_is_said() -> None:
    forbidden = Person(forbidden=True, embed=query("trio", lesson="first"))
    assert ENGLISH("embed.unkept") in forbidden.text
    forbidden.do("onward")
    assert not [effect for effect in forbidden.effects if effect["op"] == "save"]
    assert ENGLISH("embed.unkept") not in frame("trio", lesson="first").text
    assert ENGLISH("embed.unkept") not in frame("trio", position=STEP).text


def test_a_lesson_goes_on_where_it_was_left() -> None:
    left = {"serao.lessons": '{"trio.first": {"at": 2, "done": false}}'}
    asked = ENGLISH(key("trio", f"first.{lesson('trio', 'first').steps[2].name}"))
    person = frame("trio", left, lesson="first")
    assert person.prompt == escaped(asked)
    person.hear_of({"serao.preferences": '{"language": "pt"}'})
    assert person.page["language"] == "en"


def test_nothing_here_takes_the_focus_or_the_sight_from_the_page_around() -> None:
    person = frame("ratland", lesson=lessons("ratland")[0].name)
    assert 'id="onward"' in person.html
    person.host("language", "pt").host("reset").host("load", query("violet", play=""))
    assert not [effect for effect in person.effects if effect["op"] in ("focus", "scroll")]
    person = frame("trio", position=STEP, task="Step.", solution="step start.w w1.n")
    assert person.make("trio", load("trio").move("step start.w w1.n")).focus == "onward"


def test_a_frame_has_no_other_pages() -> None:
    person = frame("trio", position=STEP)
    html = person.html
    assert person.visit("#/games").html == html
    assert person.choose_file("serao/1 trio human:A human:B").html == html
    assert Person(route="#/embed").text == Person(route="#/nowhere").text


def test_lessons_that_cannot_be_fetched_are_asked_for_again() -> None:
    person = Person(offline=True, embed=query("trio", lesson="first"))
    assert ENGLISH("app.fetch.unreached") in person.text
    person.offline = False
    person.do("fetch")
    assert person.posted("ready")
