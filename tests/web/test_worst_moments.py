"""What people do at the worst moment: twice, too late, in another window, in another language."""

import json
import re
from html import unescape
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.web.far import evening, follow, invited, link_of, table_of, to_act
from tests.web.person import EVENING, Person, taps
from tests.web.test_days import KNOWN, solve
from tests.web.test_far import chooser, turn
from tools.deciders import deciders
from web.app.links import packed_in
from web.app.preparing import daily as day
from web.app.when import DAY
from web.rooms.teach.desk import desk_of
from web.rooms.teach.made import MADE, Made, write
from web.rooms.workbench.bench import bench_of
from web.words import Words

ENGLISH, GERMAN = Words("en"), Words("de")


def played_out(game: str, kinds: tuple[str, ...] = (HUMAN, HUMAN)) -> Match:
    """A whole match of moves at random."""
    players = [Player(kind, name) for kind, name in zip(kinds, ("Ana", "Bia"), strict=True)]
    match, random = Match(load(game), players, {}, "worst"), Random(3)
    for _ in deciders(match):
        match.play(random.choice(list(match.state.moves())))
    return match


def works(person: Person, act: str) -> list[dict[str, Any]]:
    """What the connections are asked to do with the latest message."""
    return [each for each in person.latest if (each["op"], each.get("act")) == ("work", act)]


def reading(author: Person) -> Person:
    """A reader of the board that an author has made, by the address to copy."""
    link = unescape(author.html.partition('id="snippet-link"')[2].partition("</textarea>")[0])
    return Person(embed=link.partition("?")[2])


# in another language


@pytest.mark.parametrize("route", ["#/learn/trio", "#/learn/violet/violet", "#/learn/violet/daily"])
def test_what_is_taught_goes_on_in_another_language(route: str) -> None:
    person = Person(KNOWN, route=route)
    person.do("onward")
    at = person.app.model.sitting and person.app.model.sitting.course
    person.fill_in("language", language="de")
    assert unescape(GERMAN("app.fetch.awaited")) not in person.text
    assert GERMAN("app.nav.settings") in person.text
    now = person.app.model.sitting and person.app.model.sitting.course
    assert (now and now.at) == (at and at.at)
    elsewhere = {**person.storage, "serao.preferences": json.dumps({"language": "pt"})}
    person.hear_of(elsewhere)
    assert Words("pt")("app.fetch.awaited") not in person.text


# behind a curtain


@pytest.mark.parametrize("game", [name for name in NAMES if load(name).secret])
def test_what_one_was_advised_is_not_behind_the_curtain(game: str) -> None:
    person = Person().visit(f"#/new/{game}")
    person.fill_in("new", kind_0="human", kind_1="human", name_0="Ana", name_1="Bento", first="1")
    person.do("start").wait_for_bots()
    if 'data-do="lift"' in person.html:
        person.do("lift")
    person.do("hint")
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.advice is not None
    told = ENGLISH("app.table.hint", text="").strip()
    assert told in person.text
    table = person.route
    person.visit("#/games").visit(table)
    assert 'data-do="lift"' in person.html
    assert told not in person.html
    assert person.reload().text_of_prompt == person.text_of_prompt


# twice, and too late


@pytest.mark.parametrize(
    "verb", ["film on", "open-play", "review-try 1", "share-send", "bench-run"]
)
def test_a_button_of_a_page_that_was_left_does_nothing(verb: str) -> None:
    person = Person().do("quick trio")
    before = person.line
    person.do(verb)
    assert person.line == before


def test_a_game_that_is_asked_for_twice_begins_once() -> None:
    person = Person().do("quick trio").do("quick trio").do("alone bullfrogs")
    assert len(person.app.model.shelf) == 1
    home = Person()
    impatient = Person()
    for _ in range(3):
        impatient.do_early("quick trio", home)
    assert len(impatient.app.model.shelf) == 1


def test_a_match_without_a_move_is_not_played_again_by_a_key() -> None:
    person = Person(route="#/new/ratland").fill_in("new", first="1").do("start")
    assert person.app.model.sitting is not None
    assert person.app.model.sitting.match.log == []
    person.visit(f"#/replay/{person.match_id}").press("Space")
    person.wait("film")


# in another window


def test_a_review_that_waits_for_the_end_hears_of_it() -> None:
    match = played_out("trio")
    begun = match.again(4, match.players, "worst")
    waiting = Person({"serao.match.one": str(begun)}, route="#/review/one")
    assert ENGLISH("review.later") in waiting.text
    waiting.hear_of({"serao.match.one": str(match)})
    assert ENGLISH("review.costly") in waiting.text


def test_who_may_keep_nothing_loses_nothing_by_coming_back() -> None:
    person = Person(forbidden=True)
    person.fill_in("language", language="de").do("quick trio").visit("#/games")
    person.hear_of(None)
    assert len(person.app.model.shelf) == 1
    assert person.app.model.language == "de"


def test_a_script_of_another_window_is_neither_written_over_nor_deleted() -> None:
    one = Person().visit("#/python")
    other = Person(one.storage).visit("#/python")
    name = bench_of(one.app.model).script
    one.worked("workbench", "code", script=name, text="# mine\n")
    other.storage = dict(one.storage)
    other.hear_of(one.storage)
    other.worked("workbench", "code", script=name, text="# another\n")
    kept = [text for text in other.storage.values() if text in ("# mine\n", "# another\n")]
    assert sorted(kept) == ["# another\n", "# mine\n"]
    third = Person(one.storage).visit("#/python")
    third.fill_in("bench-name", called="Owl")
    assert "# mine\n" in third.storage.values()


def test_a_board_that_another_window_has_kept_is_kept_beside_it() -> None:
    one = Person().visit("#/teach").fill_in("teach-game", game="trio").do("teach-keep")
    (key,) = [key for key in one.storage if MADE in key]
    other = Person(one.storage).visit("#/teach").do(f"teach-open {key.rpartition('.')[2]}")
    one.fill_in("teach-reader", mode="look", called="Mine").do("teach-keep")
    other.storage = dict(one.storage)
    other.hear_of(one.storage)
    other.fill_in("teach-reader", mode="look", called="Another").do("teach-keep")
    kept = [text for key, text in other.storage.items() if MADE in key]
    assert sum("Mine" in text for text in kept) == 1
    assert sum("Another" in text for text in kept) == 1


# far away


def test_a_deleted_match_comes_back_with_the_link_it_came_with() -> None:
    people = invited("trio", 2)
    evening(people, chooser(1), most=3)
    (mine,) = [person for seat, person in enumerate(people) if to_act(person) == seat]
    (other,) = [person for person in people if person is not mine]
    table = table_of(mine)
    other.visit(f"#/far/at/{table}").do(f"far-copy {table}")
    id, before = mine.match_id, mine.line
    mine.visit("#/games").do(f"ask-delete {id}").do("delete")
    assert mine.app.model.shelf == {}
    follow(mine, link_of(other))
    mine.wait_for_bots()
    assert len(mine.app.model.shelf) == 1
    assert mine.line.split(";")[1:] == before.split(";")[1:]


def test_a_table_hears_of_a_link_that_another_window_has_opened() -> None:
    people = invited("trio", 2)
    evening(people, chooser(1), most=2)
    player, other, link = turn(people, 4)
    window = Person(other.storage, route=link[link.index("#") :], entropy="8" * 64)
    other.storage = dict(window.storage)
    other.hear_of(other.storage)
    other.wait_for_bots()
    assert str(other.state) == str(player.state)


def test_an_answer_that_is_opened_twice_connects_once() -> None:
    host = Person(entropy="1" * 64, route="#/far").fill_in("far-new", game="trio", called="Ana")
    table = host.do("far-invite").route.rpartition("/")[2]
    call = next(work["data"]["call"] for work in works(host.do(f"far-call {table}"), "call"))
    host.worked("far", "called", call=call, text="an offer")
    guest = follow(Person(entropy="2" * 64), link_of(host.do(f"far-copy {table}")))
    guest.fill_in("far-join", called="Bia")
    guest.worked("far", "answered", call=call, text="an answer")
    answer = link_of(guest.do(f"far-copy {table}"))
    assert len(works(follow(host, answer), "accept")) == 1
    assert works(follow(host, answer), "accept") == []


def test_who_was_too_late_for_the_last_seat_hears_that_none_is_free() -> None:
    host = Person(entropy="1" * 64, route="#/far").fill_in("far-new", game="trio", called="Ana")
    table = host.do("far-invite").route.rpartition("/")[2]
    invitation = link_of(host.do(f"far-copy {table}"))
    answers = []
    for at, name in enumerate(("Bia", "Caio")):
        guest = follow(Person(entropy=f"{at + 2}" * 64), invitation)
        guest.fill_in("far-join", called=name)
        answers.append((guest, link_of(guest.do(f"far-copy {table}"))))
    follow(host, answers[0][1])
    late, _ = answers[1]
    host.visit(f"#/far/at/{table}")
    follow(late, link_of(host.do(f"far-copy {table}")))
    assert ENGLISH("far.verdict.full") in late.text
    assert late.app.model.shelf == {}


def test_an_invitation_is_answered_that_was_pasted_at_a_table() -> None:
    people = invited("trio", 2)
    evening(people, chooser(1), most=3)
    (waiting,) = [person for seat, person in enumerate(people) if to_act(person) != seat]
    host = Person(entropy="9" * 64, route="#/far")
    host.fill_in("far-new", game="violet", called="Carla").do("far-invite")
    table = host.route.rpartition("/")[2]
    waiting.fill_in("far", link=link_of(host.do(f"far-copy {table}")))
    assert ENGLISH("far.invited.join") in waiting.text


def test_nobody_invites_or_answers_without_a_name() -> None:
    host = Person(route="#/far").fill_in("far-new", game="trio", called=" ").do("far-invite")
    assert ENGLISH("far.nameless") in host.text
    assert host.app.model.kept == {}
    host.fill_in("far-new", game="trio", called="Ana")
    assert ENGLISH("far.nameless") not in host.text
    table = host.do("far-invite").route.rpartition("/")[2]
    guest = Person(entropy="9" * 64)
    follow(guest, link_of(host.do(f"far-copy {table}")))
    guest.fill_in("far-join", called="")
    assert ENGLISH("far.nameless") in guest.text
    guest.fill_in("far-join", called="Bia")
    assert ENGLISH("far.nameless") not in guest.text
    assert len(guest.app.model.kept) == 1


@pytest.mark.parametrize("after", [".", ")", ">", "!'", " and more.", ""])
def test_a_link_ends_before_the_sentence_around_it_does(after: str) -> None:
    assert packed_in(f"Look (https://x.org/#/open/1abc_-/12{after}") == "#/open/1abc_-/12"


# days


def test_the_puzzle_of_a_day_is_that_of_the_day_it_was_opened_on() -> None:
    midnight = EVENING - EVENING % DAY + DAY
    person = Person(KNOWN)
    person.now = midnight - 60_000
    person.visit("#/learn/bullfrogs/daily")
    person.now = midnight + 60_000
    solve(person)
    (key,) = person.app.model.solved
    assert key == f"bullfrogs.{day(midnight - 60_000)}"
    person.visit("#/").visit("#/learn/bullfrogs/daily")
    course = person.app.model.sitting and person.app.model.sitting.course
    assert course is not None
    assert not course.is_over
    solve(person)
    assert len(person.app.model.solved) == 2


# those who teach


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_stepped_through_from_its_very_beginning(game: str) -> None:
    person = Person({"serao.match.one": str(played_out(game))}).visit("#/teach")
    person.fill_in("teach-game", game=game).fill_in("teach-begin", source="match/one")
    for at in ("1", "0"):
        person.fill_in("teach-at", at=at)


@pytest.mark.parametrize("kind", ["far", "code", "player"])
def test_a_match_against_anybody_is_shown_to_readers(kind: str) -> None:
    match = played_out("trio", (HUMAN, kind))
    person = Person({"serao.match.one": str(match)}, place="https://x.org/").visit("#/teach")
    person.fill_in("teach-game", game="trio").fill_in("teach-begin", source="match/one")
    reader = reading(person)
    assert reader.posted("error") == []
    assert "Bia" in reader.text


def test_a_lesson_of_a_file_is_opened_without_a_position() -> None:
    key = f"serao.room.{MADE}one"
    person = Person({key: write(Made("trio", mode="lesson", lesson="first"))}).visit("#/teach")
    person.do("teach-open one")
    assert desk_of(person.app.model).id == "one"


def test_a_tile_that_lies_on_the_board_is_turned_there() -> None:
    person = Person().visit("#/teach").fill_in("teach-game", game="trio")
    text = "YR 2 place; start=RYRY n1=RRRY; hands RRRR,RYYY RRRY,RRYY; pile 1RRRR 3RRRY 5RRYY"
    person.fill_in("teach-paste", text=f"{text} 4RYRY 4RYYY 2YYYY")
    found = re.search(r'id="at-cell-n1" data-do="([^"]*)"', person.html)
    assert found is not None
    person.do(found[1])
    faces = set()
    for _ in range(4):
        person.do("teach-turn")
        (face,) = re.findall(r" n1=(\w+)", desk_of(person.app.model).made.position)
        assert f"tile:{face}@cell/n1" == desk_of(person.app.model).held
        faces.add(face)
    assert len(faces) == 4


def test_a_task_is_for_whoever_decides_in_its_position() -> None:
    person = Person(place="https://x.org/").visit("#/teach").fill_in("teach-game", game="trio")
    person.fill_in("teach-reader", mode="task", called="x", task="Lay a tile")
    person.fill_in("teach-fields", set_turn="1")
    person.do("teach-rehearse")
    rehearsal = desk_of(person.app.model).rehearsal
    assert rehearsal is not None
    state = rehearsal.match.state
    assert state.to_act == 1
    move = next(iter(state.moves()))
    for what in taps("trio", move, rehearsal.match.game.observe(state, 1)):
        person.do(f"tap {what}")
    person.do("teach-finish")
    reader = reading(person)
    assert "Lay a tile" in reader.text
    assert reader.posted("error") == []


# readers of a page


TASK = [
    ("game", "trio"),
    (
        "position",
        "YR 2 place; start=RYRY; hands RRRR,RYYY RRRY,RRYY; pile 1RRRR 4RRRY 5RRYY 4RYRY 4RYYY "
        "2YYYY",
    ),
    ("task", "Lay"),
    ("solution", "place RRRY n1"),
]


def test_to_ask_what_a_thing_is_is_no_try() -> None:
    reader = Person(embed=urlencode(TASK))
    for _ in range(3):
        reader.do("about cell n2e1")
    assert reader.posted("refused") == []
    reader.tap("tile 1").tap("cell n1", "cell n1")
    (solved,) = reader.posted("solved")
    assert solved["tries"] == 1
