"""The deal and the puzzle of a day: what is remembered, shown and told of them."""

import json
import re

import pytest

from e2e.states import MATCHES
from engine.core.game import NOBODY
from engine.games import NAMES
from tests.web.person import EVENING, Person, first
from tests.web.test_pages import check
from web.app.days import in_a_row
from web.app.model import Model, Played
from web.app.preparing import daily
from web.app.saves import read_solved, write_solved
from web.app.when import DAILY, DAY
from web.rooms.days.telling import signs
from web.words import LANGUAGES, Words

ENGLISH = Words("en")
TODAY = daily(EVENING)
KNOWN = {f"serao.match.{game}": MATCHES[2 * NAMES.index(game)] for game in NAMES}


def solve(person: Person, vain: int = 0) -> Person:
    """Solve the puzzle that is on the table, after so many vain tries."""
    sitting = person.app.model.sitting
    assert sitting is not None
    assert sitting.course is not None
    puzzle, game = sitting.course.puzzle, sitting.match.game
    assert puzzle is not None
    for _ in range(vain):
        while person.app.model.sitting.course.before is None:  # type: ignore[union-attr]
            wrong = [m for m in person.state.moves() if str(m) not in puzzle.line]
            person.make(game.id, (wrong or [first(person.state)])[0])
        person.do("onward")
    for text in puzzle.line:
        person.make(game.id, game.move(text))
    return person


@pytest.mark.parametrize("game", NAMES)
def test_the_puzzle_of_the_day_is_remembered_once_and_only_that_one(game: str) -> None:
    person = Person(KNOWN, route=f"#/learn/{game}/daily")
    assert ENGLISH("app.day.puzzle") in person.visit("#/").text
    solve(person.visit(f"#/learn/{game}/daily"))
    assert person.storage is not None
    assert json.loads(person.storage["serao.solved"]) == {f"{game}.{TODAY}": 0}
    home = person.reload().visit("#/").text
    assert home.count(ENGLISH("app.day.puzzle.done")) == 1
    solved = dict(person.storage)
    again = solve(Person(solved, route=f"#/learn/{game}/daily"))
    assert again.storage == solved
    tomorrow = person.reload()
    tomorrow.now = EVENING + DAY
    assert ENGLISH("app.day.puzzle.done") not in tomorrow.visit("#/games").visit("#/").text
    teaching = person.app.model.teaching(game)
    assert teaching is not None
    today = teaching.asked(DAILY, EVENING)
    other = next(one for one in teaching.puzzles if one != today)
    solve(person.visit(f"#/learn/{game}/{other.puzzle.name}"))
    assert person.storage["serao.solved"] == solved["serao.solved"]


def test_vain_tries_are_counted_and_told_as_signs() -> None:
    person = solve(Person(KNOWN, route="#/learn/bullfrogs/daily"), vain=2)
    assert dict(person.app.model.solved) == {f"bullfrogs.{TODAY}": 2}
    assert [signs(0), signs(2), signs(6), signs(400)] == ["●", "○○●", "○○○○○○●", "○○○○○○●"]
    check(person.visit("#/days").html)
    person.do("days-send")
    (share,) = (effect for effect in person.latest if effect["op"] == "share")
    assert "○○●" in share["text"]
    person.do("days-copy")
    (copy,) = (effect for effect in person.latest if effect["op"] == "copy")
    assert copy["text"].startswith(share["text"])
    assert ENGLISH("days.copied") in person.said


def test_what_is_told_of_a_puzzle_is_nothing_of_its_solution() -> None:
    person = solve(Person(KNOWN, route="#/learn/trio/daily"))
    assert person.app.model.sitting is not None
    course = person.app.model.sitting.course
    assert course is not None
    assert course.puzzle is not None
    person.visit("#/days").do("days-copy")
    (copy,) = (effect for effect in person.latest if effect["op"] == "copy")
    told = set(re.findall(r"\w+", copy["text"]))
    assert not told & {word for text in course.puzzle.line for word in text.split()}
    assert course.puzzle.name not in told


def test_the_deal_of_the_day_is_told_when_its_match_is_gone() -> None:
    person = Person(KNOWN)
    assert ENGLISH("app.day.deal") in person.text
    person.do("daily bullfrogs")
    while person.wait_for_bots().state.to_act != NOBODY:
        person.wait()
        if person.state.to_act >= 0:
            person.make("bullfrogs", first(person.state))
    outcome = person.state.outcome()
    assert outcome is not None
    id, score = person.match_id, outcome.scores[0]
    person.visit("#/games").do(f"ask-delete {id}").do("delete")
    told = ENGLISH.many("app.day.deal.done", score)
    assert told in person.visit("#/").text
    assert told in person.reload().text
    page = person.visit("#/days")
    check(page.html)
    assert str(score) in page.text


def played(day: int, game: str = "bullfrogs") -> dict[str, object]:
    """A deal of the day, so many days ago, as it is kept."""
    when = EVENING - day * DAY
    return {"game": game, "kind": "alone", "outcome": "", "score": 40, "when": when} | {
        "deal": daily(when),
        "seats": 1,
    }


@pytest.mark.parametrize(
    ("deals", "puzzles", "length"),
    [
        ([], [], 0),
        ([0], [], 1),
        ([0, 1, 2], [], 3),
        ([1, 2], [], 2),  # today is still to come
        ([2, 3], [], 0),
        ([0, 2], [1], 3),  # the one or the other
        ([0, 0, 1], [0, 1], 2),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(
    deals: list[int], puzzles: list[int], length: int
) -> None:
    record = tuple(Played(**played(day)) for day in sorted(deals, reverse=True))  # type: ignore[arg-type]
    solved = {f"bullfrogs.{daily(EVENING - day * DAY)}": 0 for day in puzzles}
    model = Model(now=EVENING, record=record, solved=solved)
    assert in_a_row(model, "bullfrogs") == length
    assert in_a_row(model, "trio") == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_before_and_after(language: str) -> None:
    check(Person(route="#/days", language=language).html)
    solved = {f"{game}.{daily(EVENING - day * DAY)}": day for game in NAMES for day in range(9)}
    person = Person({"serao.solved": json.dumps(solved)}, route="#/days", language=language)
    check(person.html)
    assert Words(language).many("app.day.row", 9) in person.text


def test_the_days_before_are_drawn_and_told() -> None:
    solved = {f"trio.{daily(EVENING - day * DAY)}": 0 for day in (0, 2, 30)}
    html = Person({"serao.solved": json.dumps(solved)}, route="#/days").html
    row = html.partition('id="day-trio"')[2].partition("</section>")[0]
    assert re.findall("<(circle|rect)", row) == [*["circle"] * 11, "rect", "circle", "rect"]
    assert ">Done on 2 of the last 14 days; today is on the far right.<" in row


@pytest.mark.parametrize(
    "text", ["", "?", "[]", '{"trio.daily-2026-11-20": "1"}', '{"chess.x": 1}', '{"trio": 1}', "9"]
)
def test_what_is_not_understood_is_left_out(text: str) -> None:
    assert read_solved(text) == {}
    Person({"serao.solved": text}, route="#/days")


def test_only_the_latest_days_are_kept() -> None:
    many = {f"trio.daily-{day}": 0 for day in range(3000)}
    assert list(read_solved(write_solved(many))) == list(many)[-1000:]


def test_where_nothing_is_kept_the_day_is_still_known() -> None:
    person = Person(route="#/learn/trio/daily", forbidden=True)
    solve(person)
    assert ENGLISH("days.puzzle.done", signs="●") in person.visit("#/days").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_deal_of_the_day_is_stands_on_its_card_and_at_its_start(language: str) -> None:
    words = Words(language)
    about = words("app.day.about", names="Isaac")
    person = Person(language=language)
    assert about in person.html.partition('id="game-bullfrogs"')[2].partition("</li>")[0]
    assert person.html.count(about) == 1, "no other game has one"
    person.do("daily bullfrogs").wait_for_bots()
    assert f'<p id="lately" class="lately">{about}' in person.html
    assert about in " ".join(person.said)
    check(person.html)
    person.make("bullfrogs", first(person.state)).wait_for_bots()
    assert about not in person.html, "it is known by now"
    assert about not in Person(language=language).do("alone bullfrogs").wait_for_bots().html


def test_the_home_page_offers_the_deal_of_the_day_to_somebody_who_comes_for_the_first_time() -> (
    None
):
    pond = Person().html.partition('id="game-bullfrogs"')[2].partition("</li>")[0]
    (told,) = re.findall(r'<p class="day"><a href="#/days"[^>]*>(.*?)</a></p>', pond)
    assert ENGLISH("app.day.deal") in told
    assert ENGLISH("app.day.puzzle") in told
