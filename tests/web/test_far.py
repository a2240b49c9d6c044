"""People who play by link: the pages, and whole games between them."""

import json
import re
from collections import Counter
from collections.abc import Callable
from html import escape, unescape
from random import Random
from typing import Any

import pytest

from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match, read_match
from engine.games import NAMES as GAMES
from engine.games import load
from tests.web.far import (
    NAMES,
    Wires,
    connect,
    evening,
    follow,
    hand_over,
    invited,
    link_of,
    play_turn,
    some,
    table_of,
    to_act,
)
from tests.web.person import Person
from tests.web.test_qr import read as read_code
from tests.whole import some as tried
from web.app.packed import pack, unpack
from web.app.saves import ROOMS
from web.boards.telling import listed
from web.rooms.far.letter import MOST, read_letter
from web.words import LANGUAGES, Words
from web.words.covers import cover

ENGLISH = Words("en")
LARGE = [(game, seats) for game in GAMES for seats in load(game).seats if seats > 2]
"""Each game for three and four people."""


def chooser(seed: int) -> Callable[[Person], Any]:
    """Somebody who makes any legal move."""
    random = Random(seed)
    return lambda person: some(person.state.moves(), random)


def turn(people: list[Person], seed: int = 1) -> tuple[Person, Person, str]:
    """One turn: who played and has sent it, who got it and has not opened it, the link."""
    seat = next(person for person in people if person.app.model.sitting).state.to_act
    player, other = people[seat], people[1 - seat]
    return player, other, link_of(play_turn(player, seat, chooser(seed)).do("far copy"))


def acting(people: list[Person]) -> tuple[Person, Person]:
    """Who is to act, and who waits."""
    seat = next(at for at, person in enumerate(people) if to_act(person) == at)
    return people[seat], people[1 - seat]


def has_played(people: list[Person]) -> Person:
    """Who has just made their turn and has not sent it."""
    player, _ = acting(people)
    return play_turn(player, people.index(player), chooser(3))


@pytest.fixture
def two() -> list[Person]:
    """A game of Trio that goes on."""
    people = invited("trio", 2)
    evening(people, chooser(1), most=3)
    return people


@pytest.mark.parametrize("game", tried(GAMES, "bullfrogs", "ratland", "trio"))
def test_a_whole_game_goes_round_by_links(game: str) -> None:
    people = invited(game, 2)
    links = evening(people, chooser(1))
    assert {str(person.state) for person in people} == {str(people[0].state)}
    assert {to_act(person) for person in people} == {NOBODY}
    assert max(map(len, links)) < 1200
    assert len(people[0].app.model.record) == 1
    record = people[0].app.model.record[0]
    assert record.kind == "far"
    assert record.outcome


@pytest.mark.parametrize(
    ("game", "seats"), tried(LARGE, ("ratland", 3), ("bullfrogs", 4), ("trio", 4))
)
def test_three_and_four_go_round_by_links_alike(game: str, seats: int) -> None:
    """The same links for all; `tests/web/test_letters.py` plays such games to their ends."""
    people = invited(game, seats)
    links = evening(people, chooser(1), most=2 * seats)
    assert len(links) == 2 * seats or to_act(people[0]) == NOBODY
    assert len({str(person.state) for person in people}) == 1
    sittings = [person.app.model.sitting for person in people]
    assert [[*sitting.people] for sitting in sittings if sitting] == [[n] for n in range(seats)]


@pytest.mark.parametrize("page", ["#/", "#/games"])
def test_what_is_still_to_be_sent_is_told_with_the_match(two: list[Person], page: str) -> None:
    seat = next(person for person in two if person.app.model.sitting).state.to_act
    player = play_turn(two[seat], seat, chooser(1))
    table = player.route
    assert ENGLISH("app.games.far") in player.visit(page).text
    assert ENGLISH("app.games.unsent") in player.text
    player.visit(table).do("far copy")
    assert ENGLISH("app.games.unsent") not in player.visit(page).text


def test_matches_that_await_somebody_here_come_first_at_home(two: list[Person]) -> None:
    seat = next(person for person in two if person.app.model.sitting).state.to_act
    waiting = two[1 - seat]
    (far,) = waiting.app.model.shelf
    assert ENGLISH("app.home.all") not in waiting.visit("#/").html
    waiting.now -= 1_000_000
    for _ in range(2):
        own = waiting.do("quick ratland").match_id
        home = waiting.visit("#/").html
        assert f'id="save-{own}"' in home
    assert f'id="save-{far}"' not in home
    assert ENGLISH("app.home.all") in home


def test_what_was_said_of_links_goes_with_its_language(two: list[Person]) -> None:
    person = two[0].visit("#/far").fill_in("far-paste", link="nonsense")
    (told,) = person.said
    assert told in person.text
    assert told not in person.fill_in("language", language="de").text


def test_what_a_link_was_is_said_in_the_language_that_is_chosen(two: list[Person]) -> None:
    _, _, link = turn(two)
    stranger = follow(Person(), link)
    for language in LANGUAGES:
        words = Words(language)
        told = words("far.problem.stranger", names=listed(words, NAMES[:2]))
        assert told in stranger.fill_in("language", language=language).text


def test_a_match_by_link_is_one_of_the_shelf_like_any_other(two: list[Person]) -> None:
    for seat, person in enumerate(two):
        match = read_match(person.line, load)
        assert [player.kind for player in match.players] == [
            "human" if at == seat else "far" for at in range(2)
        ]
        assert person.app.model.sitting is not None
        assert person.app.model.sitting.viewer == seat
        page = person.visit("#/games")
        assert NAMES[1 - seat] in page.text


def test_while_it_is_played_its_line_is_not_given_away(two: list[Person]) -> None:
    for person in two:
        id = person.match_id
        for page in (person.route, "#/games"):
            person.visit(page)
            assert f"download {id}" not in person.html
            assert f"copy {id}" not in person.html
        for verb in ("download", "copy"):
            person.do(f"{verb} {id}")
            assert not [e for e in person.latest if e["op"] in ("download", "copy")]
        person.visit(f"#/share/{id}")
        assert ENGLISH("share.link.far") in person.text
        assert "share-anyway" not in person.html


def test_who_waits_is_told_for_whom_and_may_paste_the_link(two: list[Person]) -> None:
    player, other, link = turn(two)
    name = NAMES[two.index(other)]
    assert player.text_of_prompt == ENGLISH("far.table.waiting", name=name)
    other.fill_in("far", link=f"Your turn! {link} :-)").wait("bot", "chance")
    assert to_act(other) == two.index(other)
    assert str(other.state) == str(player.state)


def test_what_was_sent_cannot_be_taken_back(two: list[Person]) -> None:
    player, _ = acting(two)
    hand_over(player, chooser(2))
    assert 'id="undo" class="tool" disabled' not in player.html
    before = str(player.state)
    player.do("undo")
    assert str(player.state) != before


def test_a_sealed_decision_that_was_sent_stays() -> None:
    people = invited("ratland", 2)
    seat = people[0].state.to_act
    if people[seat].app.model.sitting is None:
        host = people[1 - seat]
        follow(people[seat], link_of(host.do("far copy"))).wait("bot", "chance")
    player = people[seat]
    hand_over(player, chooser(2))
    assert to_act(player) == 1 - seat
    player.do("undo")
    assert to_act(player) == seat
    hand_over(player, chooser(3))
    player.do("far copy")
    placed = player.line
    player.do("undo")
    assert player.line == placed
    again = player.reload().do("undo")
    assert again.line == placed


def test_a_turn_that_still_goes_on_leaves_in_no_link(two: list[Person]) -> None:
    player, other = acting(two)
    route, before, known = player.route, str(other.state), player.line
    hand_over(player, chooser(2))
    assert to_act(player) == two.index(player)
    table = table_of(player)
    assert ENGLISH("app.games.turn-own") in player.visit("#/games").text
    page = player.visit(f"#/far/at/{table}").do(f"far-code {table}")
    assert ENGLISH("far.send.before") in page.text
    (code,) = re.findall(r'<div id="far-code".*?</svg>', page.html)
    link = link_of(page.do(f"far-copy {table}"))
    assert read_code(code) == link
    name = NAMES[two.index(player)]
    assert ENGLISH("far.verdict.yours", names=name) in unescape(follow(other, link).text)
    assert str(other.state) == before
    player.visit(route).do("undo")
    assert player.line == known
    follow(other, link_of(has_played(two).do("far copy"))).wait("bot", "chance")
    assert str(other.state) == str(player.state)


@pytest.fixture
def clans() -> list[Person]:
    """A game of Ratland that begins: whoever has placed their rats may still take them back."""
    people = invited("ratland", 2)
    host, guest = people
    at, table = host.route, table_of(host)
    link = link_of(host.visit(f"#/far/at/{table}").do(f"far-copy {table}"))
    host.visit(at)
    follow(guest, link).wait("bot", "chance")
    return people


def read_and_taken_back(clans: list[Person]) -> tuple[Person, Person, str]:
    """Who has made a turn otherwise after its code was read, who has read it, the later link."""
    player, other = acting(clans)
    before, seat = player.line, clans.index(player)
    shown = has_played(clans).do("far code").html
    (code,) = re.findall(r'<div id="far-code".*?</svg>', shown)
    follow(other, read_code(code)).wait("bot", "chance")
    player.do("undo")
    assert player.line == before
    play_turn(player, seat, chooser(4))
    assert player.line != other.line
    return player, other, link_of(player.do("far copy"))


def test_a_turn_that_was_made_otherwise_later_can_be_taken_over(clans: list[Person]) -> None:
    player, other, link = read_and_taken_back(clans)
    kept, line = dict(other.storage or {}), other.line
    table = table_of(other)
    name = NAMES[clans.index(player)]
    assert ENGLISH("far.verdict.theirs", names=name) in unescape(follow(other, link).text)
    assert ENGLISH("far.theirs.nothing") in other.text
    assert ENGLISH("app.games.turn-own") not in other.text
    assert f'data-do="far-theirs {table}" class="strong"' in other.html
    assert other.html.count(' class="strong"') == 1
    assert other.storage == kept
    assert (
        other.visit(f"#/table/{other.app.model.sitting and other.app.model.sitting.id}").line
        == line
    )
    follow(other, link).do(f"far-theirs {table}").wait("bot", "chance")
    assert str(other.state) == str(player.state)
    follow(player, link_of(has_played(clans).do("far copy"))).wait("bot", "chance")
    assert str(other.state) == str(player.state)
    assert str(other.reload().wait("bot", "chance").state) == str(player.state)


def test_what_is_gone_with_a_turn_made_otherwise_is_told_and_nothing_sent_is_given_up_easily(
    clans: list[Person],
) -> None:
    player, other, link = read_and_taken_back(clans)
    at, table = other.route, table_of(other)
    theirs = f'data-do="far-theirs {table}"'
    play_turn(other, clans.index(other), chooser(3))
    for sent in (False, True):
        page = follow(other, link)
        assert ENGLISH("far.theirs.gone") in page.text
        assert (f'{theirs} class="strong"' in page.html) is not sent
        assert page.html.count(' class="strong"') == 1
        other.visit(at)
        if not sent:
            other.do("far copy")
    follow(other, link).do(f"far-theirs {table}").wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_a_link_with_ones_own_turn_made_otherwise_is_not_taken_over(clans: list[Person]) -> None:
    player, other, _ = read_and_taken_back(clans)
    follow(player, link_of(has_played(clans).do("far copy")))
    name = NAMES[clans.index(other)]
    assert ENGLISH("far.verdict.branch", names=name) in unescape(player.text)
    assert "far-theirs" not in player.html
    kept = dict(player.storage or {})
    player.do(f"far-theirs {table_of(player)}")
    assert player.storage == kept


def test_a_turn_made_otherwise_that_is_pasted_at_the_table_is_asked_about(
    clans: list[Person],
) -> None:
    player, other, link = read_and_taken_back(clans)
    has_played(clans).do("far copy").fill_in("far", link=link)
    name = NAMES[clans.index(player)]
    assert ENGLISH("far.verdict.theirs", names=name) in unescape(other.text)
    other.do(f"far-theirs {table_of(other)}").wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_ones_own_link_is_told_from_others(two: list[Person]) -> None:
    player, other, link = turn(two)
    name = NAMES[two.index(other)]
    assert ENGLISH("far.verdict.yours", names=name) in unescape(follow(player, link).text)
    assert ENGLISH("app.games.turn", name=name) in unescape(player.text)
    follow(other, link).wait("bot", "chance").visit("#/")
    assert ENGLISH("far.verdict.same") in follow(other, link).text
    assert ENGLISH("app.games.turn-own") in other.text


def test_the_page_of_a_link_names_its_game(two: list[Person]) -> None:
    player, other, link = turn(two)
    title = ENGLISH("far.link.of", game="Trio")
    for person in (player, Person()):
        assert f">{title}</h1>" in follow(person, link).html
    assert f">{ENGLISH('far.link.title')}</h1>" in other.visit("#/far/1AAAA").html


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_invited_reads_who_the_seats_are(language: str) -> None:
    words = Words(language)
    host = Person(language=language, route="#/far")
    told = words("violet.seating")
    assert told in host.fill_in("far-new", game="violet", called="Ana").text
    link = link_of(host.do("far-invite").do(f"far-copy {table_of(host)}"))
    assert told in follow(Person(language=language), link).text


def test_whoever_has_answered_is_told_that_the_answer_is_needed() -> None:
    host, guest = Person(), Person(entropy="2" * 64)
    host.visit("#/far").fill_in("far-new", game="trio", called="Ana", seat="0").do("far-invite")
    follow(guest, link_of(host.do(f"far-copy {table_of(host)}"))).fill_in("far-join", called="Bia")
    assert ENGLISH("far.state.answered", name="Ana") in guest.text
    assert ENGLISH("far.table.waiting", name="Ana") not in guest.text


def test_a_move_that_is_still_to_be_watched_is_no_turn_of_whoever_made_it(
    two: list[Person],
) -> None:
    player, other, link = turn(two)
    name = NAMES[two.index(player)]
    page = follow(other, link).visit(f"#/far/at/{table_of(other)}")
    assert ENGLISH("app.games.turn", name=name) not in page.text
    assert ENGLISH("far.state.coming", name=name) in page.text


def test_who_has_to_send_the_link_that_connects_is_not_told_to_wait(two: list[Person]) -> None:
    other, one = acting(two)
    at, table = one.route, table_of(one)
    other.visit(f"#/far/at/{table}").do(f"far-call {table}")
    other.worked("far", "called", call=called(other), text="an offer")
    follow(one, link_of(other.do(f"far-copy {table}")))
    one.worked("far", "answered", call=called(one), text="an answer")
    assert ENGLISH("app.games.turn", name=NAMES[two.index(other)]) not in one.text
    assert one.visit(at).text_of_prompt == ENGLISH("far.table.connects")
    follow(other, link_of(one.do("far copy")))
    assert [effect["act"] for effect in other.latest if effect["op"] == "work"] == ["accept"]


def test_who_waits_for_others_is_told_what_their_links_are() -> None:
    host, guest = Person(), Person(entropy="2" * 64)
    host.visit("#/far").fill_in("far-new", game="trio", called="Ana", seat="0").do("far-invite")
    invitation = link_of(host.do(f"far-copy {table_of(host)}"))
    assert ENGLISH("far.verdict.invitation") in follow(host, invitation).text
    follow(guest, invitation).fill_in("far-join", called="Bento")
    answer = link_of(guest.do(f"far-copy {table_of(guest)}"))
    assert ENGLISH("far.verdict.seated", names="Ana") in follow(guest, invitation).text
    assert ENGLISH("far.verdict.yours", names="Ana") in follow(guest, answer).text


def test_the_way_back_from_a_table_is_not_by_the_link_that_led_there(two: list[Person]) -> None:
    _, other, link = turn(two)
    follow(other, link)
    (led,) = (effect for effect in other.latest if effect["op"] == "route")
    assert led["instead"]


def test_what_was_sent_can_be_sent_again_after_a_reload(two: list[Person]) -> None:
    player, other, link = turn(two)
    again = player.reload()
    assert again.text_of_prompt == player.text_of_prompt
    table = read_letter(letter_of(link)).table
    again.visit(f"#/far/at/{table}").do(f"far-copy {table}")
    assert link_of(again) == link
    follow(other, link_of(again)).wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_a_link_that_is_copied_by_hand_from_its_field_counts_as_sent(two: list[Person]) -> None:
    player = has_played(two)
    page = re.findall(r'href="(#/far/at/[^"]*)"', player.html)[0]
    (copied,) = re.findall(r'data-copied="([^"]*)"', player.visit(page).html)
    assert ENGLISH("app.games.unsent") in player.visit("#/games").text
    player.visit(page).do(copied)
    assert ENGLISH("app.games.unsent") not in player.visit("#/games").text


def test_an_unsent_turn_waits_for_a_reload_too(two: list[Person]) -> None:
    player = has_played(two)
    name = NAMES[1 - two.index(player)]
    assert player.text_of_prompt == ENGLISH("far.table.send", name=name)
    assert player.reload().text_of_prompt == ENGLISH("far.table.send", name=name)


def test_moves_that_came_are_watched_one_by_one_and_go_on_after_a_reload(
    two: list[Person],
) -> None:
    player, other, link = turn(two)
    follow(other, link)
    assert str(other.state) != str(player.state)
    assert other.prompt == ENGLISH("far.table.coming", name=NAMES[two.index(player)])
    other.wait("bot")
    again = other.reload().wait("bot", "chance")
    assert str(again.state) == str(player.state)


def letter_of(link: str) -> str:
    """What the link holds."""
    return (unpack(link.rpartition("/")[2], MOST) or "").partition("\n")[0]


def called(person: Person) -> str:
    """The connection that the person's page has asked for last."""
    asked = [one for one in person.effects if one["op"] == "work" and one["by"] == "far"]
    return str(asked[-1]["data"]["call"])


def forged(link: str, change: Callable[[str], str]) -> str:
    """The link with its letter changed."""
    return f"#/far/{pack(change(letter_of(link)))}"


def test_a_link_that_brings_nothing_says_so_and_changes_nothing(two: list[Person]) -> None:
    first, second, old = turn(two)
    follow(second, old).wait("bot", "chance")
    _, _, new = turn(two)
    follow(first, new).wait("bot", "chance")
    kept, shelf = dict(first.storage or {}), first.line
    for link, verdict in (
        (new, "same"),
        (old, "older"),
        (forged(new, lambda text: text.replace("seal=", "seal=0")[:-1]), ""),
        (forged(new, lambda text: f"{text} | nonsense"), "illegal"),
        (forged(new, lambda text: text.replace("Bento", "Eva")), "luck"),
        (forged(new, lambda text: text.rpartition(" | ")[0] + " | stop"), "branch"),
    ):
        follow(first, link)
        told = ENGLISH(f"far.verdict.{verdict}", names="Bento") if verdict else ""
        told = told or ENGLISH("far.problem.damaged")
        if verdict == "luck":
            told = told.replace("Bento", NAMES[1 - two.index(first)])
        assert told.split("Bento")[0] in first.text, verdict
        assert first.storage == kept, verdict
    table = first.app.model.sitting
    assert table is not None
    assert str(table.match) == shelf


@pytest.mark.parametrize("part", ["", "1", "x", "1AAAA", "é", "9abc", "1" * 20_000, "../x", "at"])
def test_any_text_in_a_link_is_answered(part: str) -> None:
    person = Person(route=f"#/far/{part}").visit("#/").visit(f"#/far/{part}/")
    person.visit(f"#/far/at/{part}").fill_in("far-paste", link=f"#/far/{part}")


def test_a_stranger_learns_nothing_but_who_plays(two: list[Person]) -> None:
    *_, link = turn(two)
    stranger = follow(Person(), link)
    assert ENGLISH("far.problem.stranger", names="Ana and Bento") in stranger.text
    assert stranger.app.model.shelf == {}


def test_who_opens_a_link_in_the_wrong_browser_copies_it_for_the_right_one(
    two: list[Person],
) -> None:
    _, other, link = turn(two)
    place = "https://example.org/"
    stranger = follow(Person(place=place), link).do("far-copy-opened")
    assert 'class="strong">' + ENGLISH("far.copy") in stranger.html
    assert ENGLISH("far.copied.browser") in stranger.text
    assert link_of(stranger).startswith(place)
    follow(other, link_of(stranger)).wait("bot", "chance")
    assert str(other.state) == str(two[1 - two.index(other)].state)
    host = Person(route="#/far").fill_in("far-new", game="trio", called="Ana").do("far-invite")
    invitation = link_of(host.do(f"far-copy {table_of(host)}"))
    guest = follow(Person(), invitation)
    assert ENGLISH("far.invited.browser") in guest.text
    assert link_of(guest.do("far-copy-opened")) == invitation


def test_a_match_that_was_deleted_comes_back_with_the_next_link(two: list[Person]) -> None:
    player, other, link = turn(two)
    id = other.match_id
    other.visit("#/games").do(f"ask-delete {id}").do("delete")
    assert other.app.model.shelf == {}
    follow(other, link).wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_what_a_damaged_record_holds_is_not_believed(two: list[Person]) -> None:
    _, other, link = turn(two)
    key = next(key for key in other.storage or {} if key.startswith(f"{ROOMS}far."))
    for text in ("", "{}", "[]", '{"letter": 1}', "{" * 2000):
        person = Person({**(other.storage or {}), key: text}, route=other.route)
        follow(person, link)


# what is hidden


@pytest.mark.parametrize("game", ["bullfrogs", "trio", "violet", "ratland"])
def test_a_page_never_depends_on_what_its_seat_may_not_know(game: str) -> None:
    people = invited(game, 2)
    choose = chooser(4)
    for _ in range(5):
        evening(people, choose, most=1)
        for seat, person in enumerate(people):
            sitting = person.app.model.sitting
            if sitting is None:
                continue
            page, seen = person.html, person.observe(seat)
            match: Match = sitting.match
            for luck in range(3):
                imagined = match.game.determinize(seen, Random(luck))
                if imagined.to_act == CHANCE:
                    continue
                state, match.state = match.state, imagined
                assert str(match.game.observe(imagined, seat)) == str(seen)
                person.press("Shift")
                match.state = state
            assert person.press("Shift").html == page


def test_pages_of_the_room_show_no_move(two: list[Person]) -> None:
    *_, link = turn(two)
    table = read_letter(letter_of(link)).table
    for person in two:
        for page in ("#/far", f"#/far/at/{table}", "#/games", "#/"):
            person.visit(page)
            places = [move for move in read_letter(letter_of(link)).moves if " " in move]
            assert places
            assert not [move for move in places if move in person.html]


# pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_every_language(language: str) -> None:
    words = Words(language)
    host = Person(language=language, route="#/far")
    assert words("far.about") in host.text
    for game in ("bullfrogs", "ratland", "trio", "violet"):
        host.fill_in("far-new", game=game, called="Ana")
    table = host.do("far-invite").route.rpartition("/")[2]
    assert words("far.send.invitation") in host.text
    guest = follow(Person(language=language), link_of(host.do(f"far-copy {table}")))
    assert words("far.invited.join") in guest.text
    guest.fill_in("far-join", called="Bia")
    assert "Bia" in guest.text


@pytest.mark.parametrize("at_table", [True, False])
def test_what_is_no_link_is_told_at_its_field(two: list[Person], at_table: bool) -> None:
    page = two[0].visit(f"#/far/at/{table_of(two[0])}" if at_table else "#/far")
    assert ENGLISH("far.problem.no-link") not in page.text
    page.fill_in("far-paste", link="hello")
    (form,) = re.findall(r'<form data-form="far-paste".*?</form>', page.html)
    assert ENGLISH("far.problem.no-link") in form
    assert 'value="hello" aria-describedby="no-link"' in form
    assert page.text.count(ENGLISH("far.problem.no-link")) == 1
    here = page.route
    assert ENGLISH("far.problem.no-link") not in page.visit("#/").visit(here).text


def test_what_a_pasted_link_was_comes_into_sight(two: list[Person]) -> None:
    player, _, link = turn(two)
    page = player.visit(f"#/far/at/{table_of(player)}").fill_in("far-paste", link=link)
    assert ENGLISH("far.verdict.yours", names=NAMES[1 - two.index(player)]) in page.text
    assert {"op": "scroll", "id": "top", "block": "start"} in page.latest


def test_nothing_moves_when_the_link_is_copied(two: list[Person]) -> None:
    page = two[0].visit(f"#/far/at/{table_of(two[0])}")
    line = '<p id="far-told" aria-hidden="true">&nbsp;</p>'
    before = page.html
    assert before.count(line) == 1
    after = page.do(f"far-copy {table_of(two[0])}").html
    assert after == before.replace(line, f'<p id="far-told">{ENGLISH("far.copied")}</p>')


def test_what_is_no_servers_name_is_told_at_its_field() -> None:
    host = Person(route="#/far").fill_in("far-new", game="trio", called="Ana").do("far-invite")
    said = escape(ENGLISH("far.live.server.bad"))
    told = f'<span id="misnamed" class="problem">{said}</span>'
    assert told not in host.html
    assert host.fill_in("far-server", server="a b").html.count(told) == 1
    assert ENGLISH("far.live.server.bad") in host.said
    assert told not in host.fill_in("far-server", server="example.org").html


def test_what_connects_pages_and_could_not_be_fetched_can_be_asked_for_again() -> None:
    host = Person(route="#/far").fill_in("far-new", game="trio", called="Ana").do("far-invite")
    act = f'data-do="far-call {table_of(host)}"'
    assert act not in host.do(f"far-call {table_of(host)}").html
    host.worked("far", "unreached")
    assert host.said == [ENGLISH("far.live.unreached")]
    assert host.text.count(ENGLISH("far.live.unreached")) == 1
    assert act in host.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_works_says_where_devices_connect_directly(language: str) -> None:
    words, host = Words(language), Person(language=language, route="#/far")
    (steps,) = re.findall(r"<details><summary>.*?</details>", host.html)
    assert words("far.live.call") in steps
    host.fill_in("far-new", called="Ana").do("far-invite")
    assert f'id="far-call">{words("far.live.call")}</button>' in host.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_devices_own_sheet_gets_the_link_and_what_it_is(language: str) -> None:
    host = Person(language=language, route="#/far")
    host.fill_in("far-new", game="ratland", called="Ana")
    table = host.do("far-invite").route.rpartition("/")[2]
    (shared,) = [one for one in host.do(f"far-send {table}").latest if one["op"] == "share"]
    assert 'class="strong sends" id="far-send"' in host.html, "stands there without a sheet, too"
    assert shared["title"] == cover("ratland", language).title
    assert shared["title"] in shared["text"]
    assert shared["url"] == link_of(host.do(f"far-copy {table}"))


def test_the_link_can_be_read_and_copied_by_hand() -> None:
    host = Person(route="#/far")
    host.fill_in("far-new", game="trio", called="Ana").do("far-invite")
    link = link_of(host.do(f"far-copy {host.route.rpartition('/')[2]}"))
    assert f'readonly spellcheck="false">{escape(link)}</textarea>' in host.html


def test_a_turn_is_sent_by_the_devices_own_sheet(two: list[Person]) -> None:
    player, _, link = turn(two)
    (shared,) = [one for one in player.do("far send").latest if one["op"] == "share"]
    assert shared["url"] == link
    assert player.hear_of_sharing("left").latest == []
    said = {"op": "announce", "text": ENGLISH("far.copied")}
    assert said in player.hear_of_sharing("copied").latest


def test_the_code_of_a_turn_holds_its_link(two: list[Person]) -> None:
    player, _, link = turn(two)
    table = read_letter(letter_of(link)).table
    page = player.visit(f"#/far/at/{table}").do(f"far-code {table}")
    (code,) = re.findall(r'<div id="far-code".*?</svg>', page.html)
    assert read_code(code) == link
    assert 'id="far-code"' not in page.do(f"far-code {table}").html


@pytest.mark.parametrize("at_table", [True, False])
def test_a_code_counts_as_sent_once_somebody_says_that_it_was_scanned(
    two: list[Person], at_table: bool
) -> None:
    player = has_played(two)
    table = table_of(player)
    route = player.route if at_table else f"#/far/at/{table}"
    code, scanned = "far code", "far scanned"
    if not at_table:
        code, scanned = f"far-code {table}", f"far-scanned {table}"
    assert f'data-do="{scanned}"' not in player.visit(route).html
    assert f'data-do="{scanned}"' in player.do(code).html
    player.do(code)
    assert ENGLISH("app.games.unsent") in player.visit("#/games").text
    player.visit(route).do(code).do(scanned)
    assert 'id="far-code"' not in player.html
    assert f'data-do="{scanned}"' not in player.do(code).html
    assert ENGLISH("app.games.unsent") not in player.visit("#/games").text


def test_a_code_is_shown_at_the_table_until_the_next_link_comes() -> None:
    two = invited("trio", 2)
    player, other, link = turn(two)
    assert ENGLISH("far.copied") in player.html
    (code,) = re.findall(r'<div id="far-code".*?</svg>', player.do("far code").html)
    assert read_code(code) == link
    assert 'id="far-code"' not in player.do("far code").html
    player.do("far code")
    other.fill_in("far", link=link).wait("bot", "chance")
    _, _, answer = turn(two)
    player.fill_in("far", link=answer).wait("bot", "chance")
    _, _, link = turn(two)
    assert 'id="far-code"' not in player.html
    (code,) = re.findall(r'<div id="far-code".*?</svg>', player.do("far code").html)
    assert read_code(code) == link


def test_what_the_sheet_has_copied_is_told_on_the_page(two: list[Person]) -> None:
    player, _, link = turn(two)
    page = player.reload().visit(f"#/far/at/{read_letter(letter_of(link)).table}")
    assert ENGLISH("far.copied") not in page.text
    assert ENGLISH("far.copied") in page.hear_of_sharing("copied").text


@pytest.mark.parametrize(
    ("named", "asked"),
    [
        ("stun.example.org:3478", "stun:stun.example.org:3478"),
        ("example.org", "stun:example.org"),
        ("stuns:example.org", "stuns:example.org"),
        ("stun:example.org:3478", "stun:example.org:3478"),
    ],
)
def test_a_server_that_somebody_names_is_asked(named: str, asked: str) -> None:
    host = Person(route="#/far").fill_in("far-new", game="trio", called="Ana")
    table = host.do("far-invite").route.rpartition("/")[2]
    host.fill_in("far-server", server=named).do(f"far-call {table}")
    (call,) = [one for one in host.latest if one["op"] == "work"]
    assert call["data"]["servers"] == [asked]


def test_a_seat_that_was_taken_meanwhile_is_told_and_another_can_be_chosen() -> None:
    people = [Person(entropy=f"{at + 1}" * 64) for at in range(3)]
    host = people[0].visit("#/far").fill_in("far-new", game="ratland")
    host.fill_in("far-new", seats="3", called="Ana", seat="0").do("far-invite")
    table = host.route.rpartition("/")[2]
    invitation = link_of(host.do(f"far-copy {table}"))
    answers = []
    for guest, name in zip(people[1:], ("Bento", "Carla"), strict=True):
        follow(guest, invitation).fill_in("far-join", seat="1", called=name)
        answers.append(link_of(guest.do(f"far-copy {table}")))
    follow(host, answers[0])
    follow(host, answers[1])
    assert ENGLISH("far.verdict.taken") in host.text
    host.visit(f"#/far/at/{table}")
    again = link_of(host.do(f"far-copy {table}"))
    carla = follow(people[2], again)
    assert ENGLISH("far.verdict.lost") in carla.text
    carla.fill_in("far-join", seat="2", called="Carla")
    follow(host, link_of(carla.do(f"far-copy {table}")))
    assert host.route.startswith("#/table/")


def test_two_devices_cannot_have_the_same_numbers() -> None:
    one, two = (Person(entropy=entropy, route="#/far") for entropy in ("a" * 64, "b" * 64))
    for person in (one, two):
        person.fill_in("far-new", called="Ana").do("far-invite")
    assert one.route != two.route
    again = one.visit("#/far").do("far-invite").route
    assert again != one.reload().visit("#/far").do("far-invite").route


# directly


def test_a_game_is_played_live(two: list[Person]) -> None:
    wires = connect(two)
    choose = chooser(5)
    while to_act(two[0]) != NOBODY:
        seat = two[0].state.to_act
        hand_over(two[seat], choose)
        wires.carry()
        two[1 - seat].wait("bot", "chance")
    assert str(two[0].state) == str(two[1].state)


@pytest.mark.parametrize(
    ("game", "seats", "among"),
    [("bullfrogs", 3, False), ("bullfrogs", 3, True), ("ratland", 3, False), ("trio", 4, False)],
)
def test_a_turn_of_one_reaches_all_others_live(game: str, seats: int, among: bool) -> None:
    """Whoever has invited passes on, once, what a guest says; guests connected `among` themselves
    hear it a second time, and say it no further."""
    people = invited(game, seats)
    host, *guests = people
    wires = Wires()
    for guest in guests:
        connect([host, guest], wires=wires)
    if among:
        connect(guests[:2], wires=wires)
    choose, moved = chooser(5), list[int]()
    for _ in people:
        seat = to_act(host)
        play_turn(people[seat], seat, choose)
        wires.carried.clear()
        wires.carry()
        for person in people:
            person.wait("bot", "chance")
        assert len({str(person.state) for person in people}) == 1
        heard = Counter(people.index(person) for person, _ in wires.carried)
        others = {*range(seats)} - {seat}
        assert heard.keys() - {seat} == others
        assert among or heard == dict.fromkeys(others, 1)
        assert len({text for _, text in wires.carried}) == 1
        moved.append(seat)
    assert sorted(moved) == [*range(seats)]


def test_a_lost_connection_is_told_and_links_go_on(two: list[Person]) -> None:
    wires = connect(two)
    wires.cut()
    player, other = acting(two)
    lost = f"{ENGLISH('far.live')}: {ENGLISH('far.live.lost')}"
    assert player.text_of_prompt.startswith(lost)
    name = NAMES[two.index(player)]
    assert other.text_of_prompt == ENGLISH("far.table.lost.waiting", name=name)
    assert table_of(player) in player.html
    player, other, link = turn(two)
    follow(other, link).wait("bot", "chance")
    assert str(other.state) == str(player.state)
    wires = connect(two)
    player, other, _ = turn(two)
    wires.carry()
    other.wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_whoever_comes_back_to_a_table_that_was_live_is_told_and_connects_again(
    two: list[Person],
) -> None:
    connect(two)
    player, other = acting(two)
    name, theirs = NAMES[two.index(player)], NAMES[two.index(other)]
    again = other.reload()
    assert again.text_of_prompt == ENGLISH("far.table.lost.waiting", name=name)
    assert again.html.count('data-do="far connect"') == 1
    player = play_turn(player.reload(), two.index(player), chooser(3))
    assert player.text_of_prompt == ENGLISH("far.table.lost.send", name=theirs)
    player.do("far connect")
    assert player.route == f"#/far/at/{table_of(player)}"
    assert ENGLISH("far.live.wait") in player.html
    assert [one["act"] for one in player.latest if one["op"] == "work"] == ["call"]


def test_whoever_comes_back_to_a_turn_of_their_own_is_told_that_it_is_not_live(
    two: list[Person],
) -> None:
    connect(two)
    player, _ = acting(two)
    lost = f"{ENGLISH('far.live')}: {ENGLISH('far.live.lost')}"
    again = player.reload()
    assert again.text_of_prompt == lost
    assert f'href="#/far/at/{table_of(player)}"' in again.prompt
    at = again.route
    assert again.visit("#/games").visit(at).text_of_prompt == lost
    play_turn(again, two.index(player), chooser(3))


def test_whoever_goes_on_by_links_is_no_longer_told_of_a_connection(two: list[Person]) -> None:
    connect(two)
    seat = two.index(acting(two)[0])
    people = [person.reload() for person in two]
    player, other = people[seat], people[1 - seat]
    link = link_of(play_turn(player, seat, chooser(3)).do("far copy"))
    assert player.text_of_prompt == ENGLISH("far.table.waiting", name=NAMES[1 - seat])
    follow(other, link).wait("bot", "chance")
    link = link_of(play_turn(other, 1 - seat, chooser(3)).do("far copy"))
    assert other.text_of_prompt == ENGLISH("far.table.waiting", name=NAMES[seat])
    assert "far connect" not in player.html + other.html


def test_a_connection_that_is_lost_is_told_at_its_own_table_alone(two: list[Person]) -> None:
    wires = connect(two)
    waiting = acting(two)[1]
    at, other = waiting.route, Person(entropy="7" * 64)
    waiting.visit("#/far").fill_in("far-new", game="ratland", called="Ana")
    table = waiting.do("far-invite").route.rpartition("/")[2]
    follow(other, link_of(waiting.do(f"far-copy {table}"))).fill_in("far-join", called="Dora")
    follow(waiting, link_of(other.do(f"far-copy {table}"))).wait("chance")
    assert waiting.route != at
    told = waiting.text_of_prompt
    for what in ("lost", "failed"):
        said = len(waiting.said)
        wires.tell(waiting, what)
        assert waiting.text_of_prompt == told
        assert len(waiting.said) == said
    assert ENGLISH("far.live") not in waiting.visit("#/far").text
    wires.cut()
    assert ENGLISH("far.live.lost") not in waiting.text


def test_whoever_has_still_others_connected_is_told_that_one_is_not() -> None:
    people = invited("ratland", 3)
    host, *guests = people
    wires = Wires()
    for guest in guests:
        connect([host, guest], wires=wires)
    wires.tell(host, "lost")
    assert ENGLISH("far.live.fewer") in host.text


def test_while_two_connect_the_link_stands_where_it_is_spoken_of(two: list[Person]) -> None:
    one, other = two
    table = table_of(one)
    page = one.visit(f"#/far/at/{table}").do(f"far-call {table}")
    assert [one for one in page.latest if one["op"] == "scroll"][-1]["id"] == "far-live"
    one.worked("far", "called", call=called(one), text="an offer")
    follow(other, link_of(one.do(f"far-copy {table}")))
    other.worked("far", "answered", call=called(other), text="an answer")
    for person, stage in ((one, "called"), (other, "answered")):
        assert person.html.count('id="far-copy"') == person.html.count('id="far-address"') == 1
        (part,) = re.findall(
            r'<section class="far-part" aria-labelledby="far-live">.*?</section>', person.html
        )
        assert ENGLISH("far.live.pending") in part
        assert ENGLISH(f"far.live.{stage}") in part
        assert f'data-do="far-copy {table}"' in part
        assert f'data-do="far-code {table}"' in part
        assert 'id="far-link"' not in person.html
        assert person.html.index('id="far-live"') < person.html.index('id="far-open"')


def test_a_link_of_a_connection_that_is_over_says_so_and_leads_to_another(
    two: list[Person],
) -> None:
    one, other = two
    table = table_of(one)
    wires = Wires()
    connect(two, wires=wires)
    offer, answer = (f"#/far/{pack(text)}" for text in connecting(two, wires.call))
    follow(one, answer)
    assert one.route.startswith("#/far/at/")
    wires.cut()
    for person, link in ((other, offer), (one, answer)):
        assert ENGLISH("far.live.over") in follow(person.visit("#/"), link).text
        assert not [effect for effect in person.latest if effect["op"] == "work"]
    again = follow(one.reload().visit("#/"), answer)
    assert ENGLISH("far.live.elsewhere") in again.text
    for person in (again, other):
        person.do(f"far-call {table}")
        assert person.route == f"#/far/at/{table}"
        assert [effect["act"] for effect in person.latest if effect["op"] == "work"] == ["call"]


def connecting(two: list[Person], call: str) -> list[str]:
    """What the links of this connection held, with the game as it stands now."""
    known = (two[0].storage or {})[f"{ROOMS}far.{table_of(two[0])}"]
    letter = json.loads(known)["letter"]
    return [f"{letter}\nlive/1 {call} {kind}\nan {kind}" for kind in ("offer", "answer")]


def test_a_table_that_has_not_begun_is_found_from_home() -> None:
    told = '<a href="#/far">1 table with people far away has not begun yet</a>'
    person = Person(entropy="1" * 64).visit("#/far")
    person.fill_in("far-new", game="trio", called="Ana")
    assert told not in person.visit("#/").html
    assert told in person.visit("#/far").do("far-invite").visit("#/").html
    begun = invited("trio", 2)[0]
    assert told not in begun.visit("#/").html


@pytest.mark.parametrize("game", ["bullfrogs", "ratland", "trio", "violet"])
def test_who_prepares_a_game_finds_the_way_to_people_far_away(game: str) -> None:
    person = Person().visit(f"#/new/{game}")
    assert f'href="#/far/new/{game}"' in person.html
    person.visit(f"#/far/new/{game}")
    assert f'id="game-{game}" checked' in person.html
    other = "trio" if game == "violet" else "violet"
    person.fill_in("far-new", game=other).visit("#/").visit("#/far")
    assert f'id="game-{other}" checked' in person.html
    assert ENGLISH("far.new.title") in person.visit("#/far/new/chess").text


def checked(person: Person) -> list[str]:
    """What is chosen on the page, by the ids."""
    return re.findall(r'<input type="radio"[^>]* id="([^"]*)" checked', person.html)


def test_an_invitation_begins_as_the_game_was_prepared_that_one_comes_from() -> None:
    person = Person().visit("#/new/ratland").fill_in("new", seats="4", name_0="Ana")
    prepared = checked(person)
    assert {"seats-4", "food-first-game"} <= {*prepared}
    assert checked(person.visit("#/far/new/ratland")) == ["game-ratland", *prepared]
    assert 'value="Ana"' in person.html
    person.visit("#/new/ratland").fill_in("new", seats="3", food="shuffled")
    assert {"seats-3", "food-shuffled"} <= {*checked(person.visit("#/far/new/ratland"))}
    person.visit("#/new/bullfrogs").fill_in("new", seats="1")
    assert "seats-2" in checked(person.visit("#/far/new/bullfrogs"))


@pytest.mark.parametrize("page", ["new", "rules", "learn"])
def test_an_invitation_is_to_the_game_of_the_page_before(page: str) -> None:
    person = Person().visit(f"#/{page}/violet").visit("#/far")
    assert "game-violet" in checked(person)


def test_an_invitation_is_to_the_game_that_was_played_last() -> None:
    person = Person()
    for game in ("ratland", "bullfrogs"):
        person.do(f"quick {game}").visit("#/")
        person.now += 1000
    assert "game-bullfrogs" in checked(person.reload().visit("#/far"))
    assert "game-trio" in checked(Person().visit("#/far"))


def test_an_invitation_can_carry_the_offer() -> None:
    host, guest = (Person(entropy=entropy) for entropy in ("1" * 64, "2" * 64))
    host.visit("#/far").fill_in("far-new", game="trio", called="Ana", seat="0").do("far-invite")
    wires = connect([host, guest], "Bento")
    wires.carry()
    assert host.route.startswith("#/table/")
    assert guest.route.startswith("#/table/")


def test_what_comes_live_is_weighed_like_a_link(two: list[Person]) -> None:
    wires = connect(two)
    player, other, link = turn(two)
    kept = dict(other.storage or {})
    for text in ("", "nonsense", letter_of(link) + " | nonsense", "far/1", "x" * 50_000):
        wires.say(other, text)
    assert other.storage == kept
    wires.carry()
    other.wait("bot", "chance")
    assert str(other.state) == str(player.state)


def test_an_answer_that_nobody_awaits_is_kept_no_longer_than_the_next(two: list[Person]) -> None:
    one, other = two
    table = table_of(one)
    for _ in range(2):
        one.visit(f"#/far/at/{table}").do(f"far-call {table}")
        one.worked("far", "called", call=called(one), text="an offer")
        follow(other, link_of(one.do(f"far-copy {table}")))
        other.worked("far", "answered", call=called(other), text="an answer")
        one = follow(one.reload(), link_of(other.do(f"far-copy {table}")))
        assert len([key for key in one.storage or {} if "far-answer." in key]) == 1
    one.visit(f"#/far/at/{table}").do(f"far-call {table}")
    assert not [key for key in one.storage or {} if "far-answer." in key]
