"""A match given away, and one that came with a link: what is told, kept, refused and hidden."""

import json
import re
from base64 import b64decode
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from e2e.states import MATCHES
from e2e.steps import moments
from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.golden import path, replayed
from tests.web.person import Person, first
from tests.web.test_links import PLACE, packed_line
from tests.web.test_pages import check
from tests.web.test_qr import read
from web.app.links import open_packed, pack_match, packed_in
from web.app.names import names
from web.app.preparing import TRIED, usual
from web.app.saves import open_match
from web.boards import tables
from web.rooms.open.opening import found
from web.rooms.share.gift import Gift, drawn, gift_of
from web.words import LANGUAGES, Words

ENGLISH = Words("en")
ID = "one"
KEPT = f"serao.match.{ID}"


def kept(game: str, over: bool = True) -> str:
    """A match of the game: one that is over, or one in its middle."""
    return MATCHES[2 * NAMES.index(game) + over]


def giver(game: str, over: bool = True, at: int | None = None, **how: Any) -> Person:
    """Somebody on the page where a match is given away."""
    part = "" if at is None else f"/{at}"
    return Person({KEPT: kept(game, over)}, route=f"#/share/{ID}{part}", place=PLACE, **how)


def written(person: Person, id: str) -> str:
    """What stands in a field to be copied by hand."""
    found = re.search(rf'<textarea id="{id}"[^>]*>(.*?)</textarea>', person.html, re.DOTALL)
    return unescape(found[1]) if found else ""


def picture(person: Person) -> str:
    """The picture on the page."""
    found = re.search(r'src="data:image/svg\+xml;base64,([^"]*)"', person.html)
    assert found is not None
    return b64decode(found[1]).decode()


def opened(link: str, **how: Any) -> Person:
    """Somebody who follows a link, with other matches of their own."""
    storage = how.pop("storage", {"serao.match.mine": kept("trio", over=False)})
    return Person(storage, route=packed_in(link), **how)


def played(person: Person, moves: int) -> None:
    """Make so many moves of Trio, or as many as there are."""
    for _ in range(moves):
        if person.wait_for_bots().state.to_act == NOBODY:
            return
        person.make("trio", first(person.state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_pages_are_sound(game: str, language: str) -> None:
    person = giver(game, language=language)
    check(person.html)
    check(person.do("share-code").html)
    check(giver(game, over=False, language=language).html)
    check(giver(game, at=9, language=language).html)
    check(opened(written(person, "address"), language=language).html)


@pytest.mark.parametrize("game", NAMES)
def test_a_finished_game_goes_round_by_its_link(game: str) -> None:
    link = written(giver(game), "address")
    assert link.startswith(f"{PLACE}#/open/1")
    assert len(link) < 2000
    person = opened(link)
    assert person.do("open-keep").line == kept(game)
    assert person.storage is not None
    assert person.storage["serao.match.mine"] == kept("trio", over=False)
    assert len([key for key in person.storage if key.startswith("serao.match.")]) == 2


def test_a_moment_goes_alone_or_with_what_came_after() -> None:
    person = giver("trio", at=20)
    part = packed_in(written(person, "address")).removeprefix("#/open/")
    alone = open_packed(part)
    assert isinstance(alone, Match)
    assert len(alone.log) == 20
    person.fill_in("share", much="whole")
    part, _, at = packed_in(written(person, "address")).removeprefix("#/open/").partition("/")
    whole = open_packed(part)
    assert isinstance(whole, Match)
    assert (str(whole), at) == (kept("trio"), "20")
    assert ENGLISH("app.film.at", at=20, most=len(whole.log)) in opened(f"#/open/{part}/20").text
    person.fill_in("share", much="until")
    assert "/20" not in written(person, "address")


def test_whoever_has_no_name_is_you_on_the_page_and_me_in_what_is_given_away() -> None:
    line = kept("violet").replace("greedy:Seat%201", "human:Guest")
    person = Person({KEPT: line}, route=f"#/share/{ID}", place=PLACE)
    assert "Nisse: You" in person.text
    assert "As you see the table." in person.text
    assert "You" not in written(person, "chat")
    for given in (written(person, "chat"), picture(person)):
        assert "Guest" not in given
    assert "me" in re.findall(r"\w+", written(person, "chat"))
    assert re.search(r">Me · [^<]*<", picture(person))
    assert "Guest" in opened(written(person, "address")).text
    assert "Guest" not in person.visit(f"#/replay/{ID}").text
    assert "Through whose eyes" in person.text


def test_that_something_was_copied_stands_below_its_button() -> None:
    for part, button in (("link", "copy-link"), ("text", "copy-text")):
        html = giver("trio").do(f"share-copy {part}").html
        assert re.search(rf'id="{button}"[^>]*>[^<]*</button></div><p class="copied">', html)


def test_from_a_moment_one_goes_back_to_it_and_else_to_the_table() -> None:
    assert 'href="#/replay/one/9">Back to this moment<' in giver("trio", at=9).html
    assert 'href="#/table/one">Back to the table<' in giver("trio").html


@pytest.mark.parametrize("game", NAMES)
def test_before_the_end_nothing_hidden_leaves_without_a_question(game: str) -> None:
    person = giver(game, over=False)
    assert ENGLISH("share.link.warning") in unescape(person.text)
    assert "#/open/" not in person.html
    person.do("share-copy link").do("share-copy text").do("share-send text").do("share-code")
    person.do("share-picture")
    assert "#/open/" not in json.dumps(person.effects)
    assert '<svg class="qr"' not in person.html
    person.do("share-anyway")
    link = written(person, "address")
    match = open_packed(packed_in(link).removeprefix("#/open/"))
    assert isinstance(match, Match)
    assert match.deal == ""  # nobody foresees what chance will bring
    assert [str(move) for move in match.log] == kept(game, over=False).split(" | ")[1:]


@pytest.mark.parametrize("game", NAMES)
def test_the_picture_and_the_text_tell_what_one_seat_sees(game: str) -> None:
    person, match = giver(game, over=False), open_match(kept(game, over=False))
    assert isinstance(match, Match)
    (seat,) = [at for at, player in enumerate(match.players) if player.kind == HUMAN]
    shown = picture(person)
    ElementTree.fromstring(shown)
    assert ("Torech" if game == "violet" else "Moth") in shown
    name = ENGLISH("app.title.page", page=ENGLISH(f"{game}.title"))
    assert f">{name}<" in shown, "what is played, and where"
    seen, other = match.observe(seat), match.branch()
    others = [match.game.determinize(seen, Random(number)) for number in range(5)]
    other.state = next(state for state in others if str(state) != str(match.state))
    assert drawn(other, seat, ENGLISH, "light") == shown
    assert Gift(ID, other, other, seat).text(ENGLISH) == written(person, "chat")
    if game in ("bullfrogs", "trio"):  # whose hands lie in the picture
        assert drawn(match, None, ENGLISH, "light") != shown


def test_where_a_device_is_passed_round_the_picture_shows_no_hand() -> None:
    person = Person(route="#/new/trio", place=PLACE)
    person.fill_in("new", seats="2", kind_0="human", kind_1="human").do("start").do(
        "lift"
    ).wait_for_bots()
    table, match = person.match_id, person.app.model.sitting
    assert match is not None
    assert match.viewer is not None
    assert picture(person.visit(f"#/share/{table}")) == drawn(
        match.match, match.viewer, ENGLISH, "light"
    )
    person.visit(f"#/table/{table}")
    while 'id="curtain"' not in person.html:
        played(person, 1)
    covered = person.visit(f"#/share/{table}").app.model.sitting
    assert covered is not None
    assert picture(person) == drawn(covered.match, None, ENGLISH, "light")
    assert picture(person.reload()) == drawn(covered.match, None, ENGLISH, "light")


def test_the_text_of_the_deal_of_a_day_says_so_with_its_date() -> None:
    ana = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    ana.visit(ana.route.replace("table", "share"))
    assert written(ana, "chat").startswith("Bullfrogs, deal of the day (2026-09-21) after ")
    assert "deal of the day" not in written(giver("bullfrogs"), "chat")


def test_the_text_says_who_plays_how_it_stands_and_where_to_look() -> None:
    person = giver("bullfrogs", language="de-DE")
    chat = written(person, "chat")
    assert "Seat 1" in chat
    assert Words("de")("bullfrogs.title") in chat
    assert chat.endswith(written(person, "address"))
    person.do("share-copy text")
    assert {"op": "copy", "text": chat} in person.latest
    assert Words("de")("share.copied") in person.text


@pytest.mark.parametrize("game", ["bullfrogs", "ratland"])
def test_text_and_picture_tell_the_points_of_each(game: str) -> None:
    person = giver(game)
    match = open_match(kept(game))
    assert isinstance(match, Match)
    outcome = match.state.outcome()
    assert outcome is not None
    for player, points in zip(match.players, outcome.scores, strict=True):
        assert f"{player.name} {points}" in written(person, "chat")
        assert re.search(rf">{player.name} · \w[^<]*<.*?>{points}<", picture(person), re.DOTALL)


@pytest.mark.parametrize(("sits_there", "eyes"), [("human:Ana", 0), ("greedy:Bat", 1)])
def test_text_and_picture_begin_with_who_has_won_and_show_the_persons_table_or_theirs(
    sits_there: str, eyes: int
) -> None:
    ends = (moments("ratland", 2, deal)[-1].line for deal in range(20))
    line = next(one for one in ends if winner_of(one) == 1).replace("human:Gast", sits_there)
    person = Person({KEPT: line}, route=f"#/share/{ID}", place=PLACE)
    match = open_match(line)
    assert isinstance(match, Match)
    first, second = names(match, ENGLISH)
    chat = written(person, "chat")
    assert chat.index(second) < chat.index(first)
    assert re.findall(r">(\w+) · [^<]*<", picture(person)) == [second, first]
    gift = gift_of(person.app.model, ID, "")
    assert gift is not None
    assert gift.eyes == eyes
    assert picture(person) == drawn(match, eyes, ENGLISH, "light")


@pytest.mark.parametrize("lead", [24, 1, 0, -1, -5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_game_alone_lead_and_rank_are_told(
    language: str, lead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, alone = Words(language), replayed(path("bullfrogs", 1).read_text(encoding="utf-8"))
    match = alone.again(len(alone.log), [Player(HUMAN, "Guest")])
    end = match.state.outcome()
    assert end is not None
    ended = replace(end, scores=(lead,))
    monkeypatch.setattr(type(match.state), "outcome", lambda _: ended)
    gift = Gift("one", match, match, 0)
    said = words.many(
        "share.said.lead" if lead >= 0 else "share.said.behind",
        abs(lead),
        rank=tables.load("bullfrogs").rank(words, lead),
    )
    assert "-" not in said
    assert gift.text(words).endswith(f" {said}")
    assert f">{said}<" in gift.picture(words, "light")
    assert words("share.said.me") in re.findall(r"\w+", gift.text(words))
    named = match.again(len(match.log), [Player(HUMAN, "Ana")])
    assert "Ana" in Gift("one", named, named, 0).text(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_won_without_a_name_says_so(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words, match = Words(language), replayed(path("ratland", 2).read_text(encoding="utf-8"))
    end = match.state.outcome()
    assert end is not None
    players = [Player(HUMAN, "Guest"), Player("greedy", "Bat")]
    for winners, said in (
        ((0,), words("share.said.won")),
        ((1,), words("app.table.won", name="Bat")),
        ((0, 1), words("share.said.shared", names="Bat")),
    ):
        outcome = replace(end, winners=winners)
        monkeypatch.setattr(type(match.state), "outcome", lambda _, outcome=outcome: outcome)
        shown = match.again(len(match.log), players)
        gift = Gift("one", shown, shown, 0)
        assert gift.text(words).endswith(f" {said}")
        assert f">{said}<" in gift.picture(words, "light")


def winner_of(line: str) -> int:
    """Who has won a match that is over."""
    match = open_match(line)
    assert isinstance(match, Match)
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome.winners[0]


def test_what_is_given_to_the_share_sheet_and_what_comes_of_it() -> None:
    person = giver("trio").do("share-send link")
    (share,) = (effect for effect in person.latest if effect["op"] == "share")
    assert share["url"] == written(person, "address")
    assert share["title"] == ENGLISH("trio.title")
    for how in ("sheet", "copied", "shown", "saved", "broken"):
        person.hear_of_sharing(how)
        assert ENGLISH(f"share.{how}") in person.said
    person.hear_of_sharing("left")
    assert person.said == []
    person.do("share-picture")
    (share,) = (effect for effect in person.latest if effect["op"] == "share")
    assert share["picture"] == picture(person)
    assert share["name"].endswith(".png")
    person.do("share-paint")
    (paint,) = (effect for effect in person.latest if effect["op"] == "paint")
    assert paint["picture"] == picture(person)
    assert person.do("share-save").downloaded()["text"] == picture(person)
    Person().hear_of_sharing("sheet")


@pytest.mark.parametrize("game", NAMES)
def test_the_code_says_the_link(game: str) -> None:
    person = giver(game).do("share-code")
    found = re.search(r'<svg class="qr".*?</svg>', person.html)
    assert found is not None
    assert read(found[0]) == written(person, "address")


def test_a_file_on_a_disk_has_links_that_are_pasted_in() -> None:
    person = Person({KEPT: kept("trio")}, route=f"#/share/{ID}", place="file:///home/ana/")
    link = written(person, "address")
    assert link.startswith("#/open/")
    assert "share-code" not in person.html
    other = Person(route="#/games").fill_in("bring", text=f"Look!\n{link}\n")
    assert other.route == link
    assert ENGLISH("open.keep") in other.text


@pytest.mark.parametrize("route", ["#/share/none", "#/share/one/3", "#/share/one/x"])
def test_there_is_nothing_to_give_away_of_what_is_not_there(route: str) -> None:
    person = Person({KEPT: "serao/9 trio"} if "one" in route else {}, route=route)
    check(person.html)
    person.do("share-anyway").do("share-code").do("share-copy link").do("share-send link")
    person.do("share-paint").do("share-save").do("share-picture").fill_in("share", much="whole")
    assert {effect["op"] for effect in person.effects} <= {"patch", "page", "scroll", "focus"}


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("1AAAA", "damaged"),
        (packed_line(kept("trio"))[:-3], "damaged"),
        ("2AAAA", "version"),
        (packed_line(kept("trio").replace("trio", "chess", 1)), "game"),
        (packed_line(kept("trio").replace("greedy", "oracle")), "level"),
        (packed_line(f"{kept('trio')} | end"), "rule"),
        ("1" + "A" * 20_000, "long"),
        ("1" + "%00%ff<script>", "damaged"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_says_why_and_touches_nothing(part: str, reason: str, language: str) -> None:
    person = opened(f"#/open/{part}", language=language)
    check(person.html)
    assert Words(language)(f"open.problem.{reason}") in unescape(person.text)
    person.do("open-keep").do("open-play").do("film on").fill_in("film", at="1").press("Home")
    assert person.storage == {"serao.match.mine": kept("trio", over=False)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_who_comes_by_a_link_is_told_what_was_played_and_how_to_play_it(
    game: str, language: str
) -> None:
    words, part = Words(language), packed_line(kept(game))
    person = opened(f"#/open/{part}", storage={}, language=language)
    assert words(f"{game}.about") in unescape(person.text)
    assert f'href="#/learn/{game}">{words("app.home.learn")}<' in person.html
    assert words("open.untouched") not in person.text
    assert words("open.untouched") in opened(f"#/open/{part}", language=language).text
    assert words("open.untouched") not in opened("#/open/1AAAA", storage={}, language=language).text
    assert person.do(f"quick {game}").app.model.sitting is not None
    running = packed_line(kept(game, over=False))
    assert words(f"{game}.about") not in unescape(opened(f"#/open/{running}").text)


def test_looking_through_a_link_keeps_and_moves_nothing() -> None:
    link = written(giver("violet"), "address")
    person = opened(link, storage={KEPT: kept("trio", over=False)})
    before = person.visit(f"#/table/{ID}").app.model.sitting
    person.visit(packed_in(link)).do("film first").do("film on").press("ArrowRight").do("film play")
    person.wait("film").fill_in("film", at="7")
    assert person.storage == {KEPT: kept("trio", over=False)}
    assert person.app.model.sitting is before
    assert person.visit(f"#/table/{ID}").state.to_act >= 0


def test_a_match_that_is_kept_already_is_not_kept_twice() -> None:
    for over in (True, False):
        person = giver("trio", over).do("share-anyway")
        person.visit(packed_in(written(person, "address")))
        assert f'href="#/table/{ID}"' in person.html
        person.do("open-keep")
        assert list(person.storage or {}) == [KEPT]


def test_the_running_deal_of_a_day_bears_its_date_wherever_it_is_opened() -> None:
    ana = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    ana.visit(ana.route.replace("table", "share")).do("share-anyway")
    bento = opened(written(ana, "address"))
    bento.now += 86_400_000
    assert "Deal of 2026-09-21" in bento.press("Shift").text
    assert "Deal of the day" not in bento.text


def test_the_running_deal_of_a_day_of_somebody_else_is_no_deal_of_ones_own() -> None:
    ana = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    ana.visit(ana.route.replace("table", "share")).do("share-anyway")
    link = written(ana, "address")
    bento = opened(link, storage={}).do("open-keep")
    friends = bento.match_id
    assert "begun by somebody else" in bento.wait_for_bots().text
    assert "Deal of 2026-09-21, begun by somebody else" in bento.visit("#/games").text
    assert f'href="#/table/{friends}"' in bento.visit(packed_in(link)).html  # kept only once
    assert bento.visit("#/").do("daily bullfrogs").match_id != friends
    bento.visit(f"#/table/{friends}")
    while bento.wait().state.to_act != NOBODY:
        bento.make("bullfrogs", first(bento.state))
    assert bento.app.model.record == bento.app.model.results == ()
    assert ENGLISH("days.deal") in bento.visit("#/days").text


def _finished(person: Person) -> Person:
    """The match on the table, played to its end."""
    while person.wait().state.to_act != NOBODY:
        person.make("bullfrogs", first(person.state))
    return person


def test_the_deal_of_a_day_that_one_began_on_another_device_counts_once() -> None:
    phone = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    phone.make("bullfrogs", first(phone.state)).wait_for_bots()
    phone.visit(phone.route.replace("table", "share")).do("share-anyway")
    link = written(phone, "address")
    laptop = opened(link, storage={})
    assert ENGLISH("open.day", day="2026-09-21") in laptop.text
    laptop.do("open-mine")
    mine = laptop.match_id
    assert "begun by somebody else" not in laptop.visit("#/games").text
    assert f'href="#/table/{mine}"' in laptop.visit(packed_in(link)).html
    assert 'data-do="open-mine"' not in laptop.html
    laptop.do("open-mine")
    assert laptop.visit("#/").do("daily bullfrogs").match_id == mine
    _finished(laptop)
    assert [one.deal for one in laptop.app.model.record] == ["daily-2026-09-21"]
    known = laptop.visit("#/games").do(f"ask-delete {mine}").do("delete").storage
    laptop.visit(packed_in(link))
    assert 'data-do="open-mine"' not in laptop.html
    assert ENGLISH("open.day.here", day="2026-09-21") in laptop.text
    assert laptop.do("open-mine").storage == known


def test_a_deal_of_a_day_that_was_kept_as_somebody_elses_can_be_said_to_be_ones_own() -> None:
    phone = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    phone.visit(phone.route.replace("table", "share")).do("share-anyway")
    laptop = opened(written(phone, "address"), storage={}).do("open-keep")
    id = laptop.match_id
    laptop.visit("#/games").do(f"mine {id}")
    assert ENGLISH("app.games.mine.done") in laptop.said
    assert "begun by somebody else" not in laptop.text
    assert f'data-do="mine {id}"' not in laptop.html
    _finished(laptop.visit(f"#/table/{id}"))
    assert [one.deal for one in laptop.app.model.record] == ["daily-2026-09-21"]


def test_a_deal_of_a_day_with_another_luck_is_nobodys_own() -> None:
    phone = Person(seed=1).do("daily bullfrogs").wait_for_bots()
    phone.visit(phone.route.replace("table", "share")).do("share-anyway")
    laptop = opened(written(phone, "address"), storage={}).do("open-keep").wait_for_bots()
    id = laptop.match_id
    for _ in range(9):  # until the dice are thrown, by the luck of this copy
        laptop.make("bullfrogs", first(laptop.state)).wait_for_bots()
    assert laptop.state.to_act != NOBODY
    before = laptop.visit("#/games").storage
    assert f'data-do="mine {id}"' not in laptop.html
    assert laptop.do(f"mine {id}").storage == before


def test_a_running_match_is_kept_with_luck_of_its_own_and_goes_on() -> None:
    link = written(giver("trio", over=False).do("share-anyway"), "address")
    person = opened(link, storage={}).do("open-keep")
    match = open_match(person.line)
    assert isinstance(match, Match)
    assert match.deal
    assert match.deal != "screenshot"
    played(person, 2)


def test_play_on_from_a_moment_is_a_copy_that_counts_for_nothing() -> None:
    link = written(giver("trio", at=20), "address")
    person = opened(link).fill_in("film", at="12").do("open-play").wait_for_bots()
    match = open_match(person.line)
    assert isinstance(match, Match)
    assert match.deal.startswith(TRIED)
    assert [str(move) for move in match.log[:12]] == kept("trio").split(" | ")[1:13]
    assert match.players[0].kind == HUMAN  # two bots played there
    played(person, 500)
    assert person.state.to_act == NOBODY
    assert person.app.model.record == ()


def test_nobody_plays_on_from_the_end() -> None:
    person = opened(written(giver("trio"), "address"))
    storage = dict(person.storage or {})
    assert person.do("open-play").storage == storage


def test_a_script_of_somebody_elses_is_a_bot_here() -> None:
    line = kept("trio", over=False).replace("planner:Moth", "code:secret")
    person = opened(f"#/open/{packed_line(line)}").do("open-play")
    match = open_match(person.line)
    assert isinstance(match, Match)
    assert [player.kind for player in match.players] == [HUMAN, usual("trio")]


def playing_on(person: Person) -> list[tuple[str, str]]:
    """Whoever sits at the table once the match of the link is played on: kinds and names."""
    match = open_match(person.do("open-play").line)
    assert isinstance(match, Match)
    return [(player.kind, player.name) for player in match.players]


def between(*players: str) -> Person:
    """The link of a match of Trio in its middle, between these players, opened."""
    head, *moves = kept("trio", over=False).split(" | ")
    seats = iter(players)
    head = re.sub(r"\w+:\w+", lambda _: next(seats), head)
    return opened(f"#/open/{packed_line(' | '.join([head, *moves]))}")


def test_who_plays_on_chooses_the_seat() -> None:
    bot = usual("trio")
    assert playing_on(between("human:Ana", "greedy:Moth")) == [("human", "Ana"), ("greedy", "Moth")]
    person = between("human:Ana", "greedy:Moth").fill_in("here", here="1")
    assert playing_on(person) == [(bot, "Owl"), ("human", "Guest 2")]
    assert playing_on(between("greedy:A", "greedy:B").fill_in("here", here="1"))[1][0] == HUMAN


def test_all_people_of_a_link_play_on_or_only_one() -> None:
    bot = usual("trio")
    for far in ("human", "far"):
        person = between("human:Ana", f"{far}:Bia")
        assert "All people in this game" in person.html
        assert playing_on(person) == [("human", "Ana"), ("human", "Bia")]
        person = between("human:Ana", f"{far}:Bia").fill_in("here", here="1")
        (first, _), second = playing_on(person)
        assert (first, second) == (bot, ("human", "Bia"))


@pytest.mark.parametrize("nonsense", ["", "2", "-1", "x", "99999999999999999999"])
def test_a_seat_that_is_not_there_is_not_taken(nonsense: str) -> None:
    person = between("human:Ana", "human:Bia").fill_in("here", here=nonsense)
    assert playing_on(person) == [("human", "Ana"), ("human", "Bia")]


def test_where_nobody_is_a_person_not_all_people_play_on() -> None:
    person = between("greedy:Moth", "greedy:Bat").fill_in("here", here="all")
    assert [kind for kind, _ in playing_on(person)] == [HUMAN, "greedy"]


@pytest.mark.parametrize("game", NAMES)
def test_a_match_that_is_not_over_is_looked_at_by_somebody_who_sees_no_hand(game: str) -> None:
    person = opened(f"#/open/{packed_line(kept(game, over=False))}")
    reel = found(person.app.model).reel
    assert reel is not None
    assert reel.film.seat is None


def test_a_name_is_text_wherever_it_comes_from() -> None:
    name = "<img src=x onerror=alert(1)>" * 40
    match = Match(load("trio"), [Player(HUMAN, name), Player(HUMAN, "&amp;")], {})
    part = pack_match(match)
    assert part is not None
    person = opened(f"#/open/{part}")
    assert "<img" not in person.html
    check(person.html)
    check(person.do("open-keep").visit(f"#/share/{person.match_id}").html)
    ElementTree.fromstring(picture(person))
