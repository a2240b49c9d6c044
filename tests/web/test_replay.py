"""Looking back: any moment of a match, as one seat saw it, while the match itself waits."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.game import NOBODY, Seat, State
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES as GAMES
from engine.games import load
from engine.ratland import events as ratland
from engine.ratland.moves import PLACED, Place
from engine.violet.events import FearFed
from tests import golden
from tests.conformance.play import Setting, playthrough
from tests.conformance.twins import viewers
from tests.web.person import Person, first
from tests.web.test_embed import PLAIN, SECRET, replayed, stretches
from tests.whole import some
from web.app import reel as reels
from web.app.film import SPAN, Film
from web.app.links import pack_match
from web.app.reel import Reel
from web.app.since import gains
from web.app.sitting import said_of, table_of, view
from web.boards import tables
from web.boards.bullfrogs import phrases as pond
from web.boards.bullfrogs.places import middle
from web.boards.extent import PITCH
from web.boards.spot import Spot
from web.boards.table import AnyView
from web.boards.trio import phrases as tiles
from web.boards.trio.places import spot as trio_spot
from web.boards.violet import phrases as forest
from web.boards.violet.forest import Forest
from web.pages.story import told
from web.words import Words

ENGLISH = Words("en")

every_plain = pytest.mark.parametrize("setting", PLAIN, ids=str)


def seated(match: Match, *people: Seat) -> Match:
    """The same match with persons on these seats alone."""
    players = [
        Player(HUMAN if seat in people else "greedy", f"Seat {seat}")
        for seat in range(len(match.players))
    ]
    other = match.branch()
    other.players = tuple(players)
    return other


def looking(match: Match, part: object = "", **more: str) -> Person:
    """Somebody who looks back at this match."""
    at = f"/{part}" if part != "" else ""
    return Person({"serao.match.one": str(match), **more}, route=f"#/replay/one{at}")


def shown(person: Person) -> str:
    """The page, and where it is."""
    return person.html


@pytest.mark.parametrize(
    ("game", "event", "called", "ends"),
    [
        ("bullfrogs", "Passed", "Turn", True),
        ("ratland", "Revealed", "Turn", False),
        ("trio", "TilePlaced", "Tile", False),
        ("violet", "Led", "Trick", False),
    ],
)
def test_beside_the_slider_stands_the_turn_that_people_count(
    game: str, event: str, called: str, ends: bool, whole: bool
) -> None:
    """At some moments; with `--whole` at three times as many."""
    match = golden.replayed(golden.path(game, 2).read_text())
    film, seen = Film(match, None), set[int]()
    for at in (*range(1, film.length, 7 if whole else 21), film.length):
        deeds = film.story[: at - ends]
        turn = sum(type(one).__name__ == event for deed in deeds for one in deed.events)
        turn = max(1, turn + ends)
        assert f"{called} {turn} · Move {at} of {film.length}<" in looking(match, at).html
        seen.add(turn)
    assert len(seen) > 4


def moments(film: Film, at: int) -> tuple[Any, ...]:
    """All that a page of this moment is drawn from."""
    sitting = film.sitting(at)
    seen = view(sitting, ENGLISH)
    return str(sitting.match.state), seen.seen, seen.scene, seen.recent, sitting.story


@every_plain
def test_forwards_and_backwards_every_moment_is_that_of_a_fresh_look(setting: Setting) -> None:
    played = playthrough(setting)
    film, last = Film(played.match, 0), len(played.match.log)
    there = [moments(film, at) for at in range(last + 1)]
    assert [texts for texts, *_ in there] == list(played.texts)
    for at in range(last, -1, -1):
        assert moments(film, at) == there[at]
    for at in Random(2).sample(range(last + 1), 8):
        assert moments(Film(played.match, 0), at) == there[at]


def test_the_tab_key_reaches_the_moment_in_the_log_and_before_all_moments_its_top() -> None:
    match = seated(playthrough(PLAIN[0]).match, 0)

    def ways(at: int) -> list[tuple[str, str]]:
        story = shown(looking(match, at)).partition('id="story"')[2]
        return re.findall(r'<button [^>]*tabindex="(-?\d)"( id="moment")?', story)

    assert [way for way in ways(9) if way[0] == "0"] == [("0", ' id="moment"')]
    top, *others = ways(0)
    assert top == ("0", "")
    assert {*others} == {("-1", "")}


@every_plain
def test_the_page_of_a_moment_is_the_same_whichever_way_one_came(setting: Setting) -> None:
    match = seated(playthrough(setting).match, 0)
    last, person = len(match.log), looking(match, 0)
    for at in sorted(Random(4).sample(range(1, last), 4)):
        fresh = shown(looking(match, at))
        assert shown(person.fill_in("film", at=str(at))) == fresh
        stepped = looking(match, at - 1).do("film on")
        assert person.do("film back").do("film on").html == shown(stepped)
        assert person.press("ArrowRight").press("ArrowLeft").html == fresh
        assert person.app.model.route.part == str(at)
    assert person.press("Home").app.model.route.part == "0"
    assert person.press("End").app.model.route.part == str(last)
    assert 'class="result"' in person.html
    assert person.storage == {"serao.match.one": str(match)}, "a look changes nothing"


def test_what_a_step_forwards_changes_is_told_in_stages() -> None:
    """As at the table: a jump, or a step back, changes all at once."""
    match = seated(playthrough(next(each for each in PLAIN if each.game == "violet")).match, 0)
    lost = next(at for at, events in enumerate(match.events()) if FearFed in map(type, events))
    person = looking(match, lost, **{"serao.preferences": '{"pace": "slow"}'})
    assert "--after:" not in shown(person)
    assert "--after:" in shown(person.do("film on"))
    assert float(re.findall(r"--beat:(\d+)ms", person.html)[0]) > 0
    assert "--after:" not in shown(person.do("film back"))
    timer = person.do("film play").timers[-1]
    person.ring("film", timer["number"])
    assert "--after:" in shown(person)
    assert person.timers[-1]["ms"] > timer["ms"], "the next move waits for the last stage"


@pytest.mark.parametrize(
    ("game", "drawn"),
    [
        ("bullfrogs", {"pad"}),
        ("ratland", {"attacks", "young", "home"}),
        ("violet", {"step", "fuel", "pairs", "fear"}),
    ],
)
def test_what_comes_later_is_drawn_later_at_every_table(game: str, drawn: set[str]) -> None:
    match = seated(playthrough([each for each in PLAIN if each.game == game][-1]).match, 0)
    film, found = Film(match, 0), set[str]()
    for at in range(1, film.length + 1):
        sitting = film.sitting(at, 1)
        seen = view(sitting, ENGLISH)
        html = table_of(sitting).draw(seen) if any(seen.stages.values()) else ""
        found |= {kind for kind, beats in seen.stages.items() if f"--after:calc({beats}*" in html}
    assert found >= drawn


def test_a_move_of_which_nothing_is_told_leaves_what_was_told_last() -> None:
    setting = next(each for each in PLAIN if each.game == "bullfrogs")
    film, silent, last = Film(seated(playthrough(setting).match, 0), 0), 0, ""
    for at in range(film.length + 1):
        sitting = film.sitting(at)
        caption = reels.line(sitting, ENGLISH)
        assert caption
        if at and not said_of(sitting, sitting.story[-1:], view(sitting, ENGLISH)):
            assert caption == last
            silent += 1
        last = caption
    assert silent


def test_points_of_a_step_forwards_are_told_by_their_parts() -> None:
    match = seated(playthrough(next(each for each in PLAIN if each.game == "bullfrogs")).match, 0)
    film = Film(match, 0)
    changed = [at for at in range(1, film.length) if any(gains(film.sitting(at, 1)))]
    assert changed
    person = looking(match, changed[0] - 1)
    assert 'class="gain' not in shown(person)
    assert 'class="gain' in shown(person.do("film on"))


@pytest.mark.parametrize("setting", some(SECRET, *PLAIN), ids=str)
def test_what_a_seat_cannot_tell_apart_it_is_never_shown_apart(setting: Setting) -> None:
    """While the match goes on: the page, and what is said of each step back through it."""
    compared = 0
    for viewer in viewers(setting):
        if viewer is None:
            continue
        for before, twin in stretches(setting, viewer):
            found = []
            for moves in ([s.one.move for s in twin], [s.other.move for s in twin]):
                match = replayed(setting, [*before, *moves])
                if match is not None and match.state.to_act != NOBODY:
                    person, last = looking(seated(match, viewer)), len(match.log)
                    pages = [person.html]
                    for _ in range(min(4, len(moves))):
                        pages += [person.do("film back").html, *person.said]
                    found.append((last, pages))
            compared += len(found) > 1
            assert len(found) < 2 or found[0] == found[1]
    assert compared


@contextmanager
def counting(match: Match) -> Iterator[list[int]]:
    """How many moves are played by the rules meanwhile."""
    kind, made = type(match.state), [0]
    play = kind.play

    def counted(self: State[Any], *rest: Any) -> None:
        made[0] += 1
        play(self, *rest)

    kind.play = counted  # type: ignore[method-assign]
    try:
        yield made
    finally:
        kind.play = play  # type: ignore[method-assign]


@every_plain
def test_more_moves_cost_no_more_than_themselves_and_a_span(setting: Setting) -> None:
    whole = playthrough(setting).match
    short = whole.branch()
    del short.log[-3:], short.decided[-3:]
    known = Film(short, 0)
    with counting(whole) as made:
        film = Film(whole, 0, known)
    assert made[0] < SPAN + 3
    fresh = Film(whole, 0)
    for at in range(max(0, film.length - 40), film.length + 1):
        assert moments(film, at) == moments(fresh, at)
    assert film.turns == fresh.turns


@every_plain
def test_a_step_costs_a_move_and_a_jump_no_more_than_32(setting: Setting) -> None:
    match = playthrough(setting).match
    reel = Reel(Film(match, 0))
    with counting(match) as made:
        while reel.at < reel.film.length:
            before, reel = made[0], reel.wound("on")
            assert len(reel.sitting.match.log) == reel.at
            assert made[0] - before <= 1
        before = made[0]
        while reel.at:
            reel = reel.wound("back")
            assert len(reel.sitting.match.log) == reel.at
        assert made[0] - before <= reel.film.length
    for at in Random(3).sample(range(reel.film.length), 6):
        fresh = Reel(Film(match, 0))
        with counting(match) as made:
            assert len(fresh.wound(str(at)).sitting.match.log) == at
        assert made[0] <= 32


def test_a_film_of_other_eyes_or_another_match_gives_nothing_away() -> None:
    one, other = (playthrough(setting).match for setting in SECRET[:2])
    film = Film(one, 1, Film(one, 0))
    assert moments(film, 30) == moments(Film(one, 1), 30)
    assert moments(Film(other, 0, film), 30) == moments(Film(other, 0), 30)


def test_turns_are_jumped_from_one_to_the_next() -> None:
    film = Film(playthrough(PLAIN[1]).match, 0)
    reel, starts = Reel(film), []
    while reel.at < film.length:
        reel = reel.wound("turn-on")
        starts.append(reel.at)
    assert starts == [*film.turns[1:], film.length]
    back = [reel := reel.wound("turn-back") for _ in starts]
    assert [one.at for one in back] == list(reversed(film.turns))


def test_a_game_alone_has_a_turn_for_each_throw_of_isaacs_dice() -> None:
    match = playthrough(Setting("bullfrogs", 1)).match
    throws = [at for at, move in enumerate(match.log) if str(move).startswith("roll")]
    assert len(throws) > 3
    assert list(Film(match, 0).turns) == throws


def between_two() -> Person:
    """Two people at one device in a game with secrets; the first of them has the device."""
    person = Person(route="#/new/ratland")
    person.fill_in("new", seats="2", kind_0="human", kind_1="human")
    person.do("start").wait_for_bots()
    return person.do("lift")


def test_the_eyes_are_those_at_the_table_or_nobodys() -> None:
    person = between_two()
    table = person.route
    person.visit(table.replace("table", "replay"))
    assert person.app.model.sitting.viewer is not None  # type: ignore[union-attr]
    assert person.app.model.rooms["replay"].reel.film.seat == person.app.model.sitting.viewer  # type: ignore[union-attr]
    assert "data-again" not in person.html
    assert person.reload().app.model.rooms["replay"].reel.film.seat is None
    covered = Person(person.storage, route=table).visit(person.route)
    assert covered.app.model.rooms["replay"].reel.film.seat is None, "the curtain is down"
    for chosen in ("0", "1", "nobody"):
        covered.fill_in("eyes", eyes=chosen)
        assert covered.app.model.rooms["replay"].reel.film.seat is None, "the match goes on"
    assert 'data-form="eyes"' not in covered.html


def test_after_the_end_one_chooses_whose_eyes_look() -> None:
    match = seated(playthrough(SECRET[0]).match, 0)
    person = looking(match, 20)
    for chosen, seat in (("1", 1), ("nobody", None), ("0", 0)):
        person.fill_in("eyes", eyes=chosen)
        assert [effect["op"] for effect in person.latest].count("hush") == 1
        look = person.app.model.rooms["replay"]
        assert (look.reel.film.seat, look.reel.at) == (seat, 20)
        assert look.reel.sitting.match.observe(seat) == view(look.reel.sitting, ENGLISH).seen
    for wrong in ("9", "", "-1", "x"):
        person.fill_in("eyes", eyes=wrong)
    assert person.app.model.rooms["replay"].reel.film.seat == 0


def test_once_a_match_is_over_one_plays_on_from_any_moment_of_it() -> None:
    match = seated(playthrough(SECRET[0]).match, 0)
    person = looking(match, 20)
    found = re.search(r'href="(#/open/[^"]*/20)"', shown(person))
    assert found is not None
    there = person.visit(found[1]).do("open-play")
    assert there.app.model.sitting is not None
    assert there.app.model.sitting.match.log[:20] == match.log[:20]
    assert "#/open/" not in shown(looking(match, len(match.log))), "nothing is left to play"
    assert "#/open/" not in shown(looking(match.again(40), 20)), "hands are still hidden"


def test_what_others_did_is_shown_again_and_plays_itself() -> None:
    person = Person().do("quick trio").wait_for_bots()
    for _ in range(2):
        person.make("trio", first(person.state))
        person.wait("obvious").wait_for_bots()
    while 'id="show-again"' not in person.html:
        person.make("trio", first(person.state))
        person.wait("obvious").wait_for_bots()
    (route,) = re.findall(r'<a href="([^"]*)" id="show-again"', person.html)
    before, table = person.line, person.html
    begun = int(route.rpartition("/")[2].removesuffix("-on"))
    here = person.route
    person.visit(route)
    assert 'data-do="film pause"' in person.html
    person.wait()
    assert person.app.model.route.part == str(before.count(" | ")) != str(begun)
    assert 'data-do="film play"' in person.html
    assert f'href="{here}" class="strong"' in person.html
    assert person.visit(here).html == table
    assert person.line == before


def test_who_says_when_things_go_on_says_so_here_too() -> None:
    match = seated(playthrough(PLAIN[0]).match, 0)
    person = looking(match, "3-on", **{"serao.preferences": '{"pace": "step"}'})
    assert not person.timers
    assert person.app.model.rooms["replay"].reel.at == 3


def test_another_window_goes_on_with_the_match() -> None:
    whole = seated(playthrough(PLAIN[1]).match, 0)
    lines = str(whole).split(" | ")
    person = Person({"serao.match.one": " | ".join(lines[:41])}, route="#/replay/one/20")
    person.hear_of({"serao.match.one": " | ".join(lines[:51])})
    assert 'max="50" value="20"' in person.html
    assert ENGLISH("replay.gone-on") in person.text
    assert ENGLISH("replay.gone-on") not in person.do("film on").text
    person.press("End").hear_of({"serao.match.one": " | ".join(lines[:31])})
    assert 'max="30" value="30"' in person.html
    person.hear_of({})
    assert ENGLISH("app.gone.title") in person.text


@pytest.mark.parametrize(
    "part", ["x", "999", "-1", "9" * 40, "²", "-on", "%00", "7-", "7-999", "1-2-3"]
)
def test_an_address_of_no_moment_says_so_and_shows_the_latest(part: str) -> None:
    person = looking(seated(playthrough(PLAIN[0]).match, 0), part)
    if part != "%00":
        assert ENGLISH("replay.nowhere") in person.text
        assert person.app.model.rooms["replay"].reel.at == len(playthrough(PLAIN[0]).match.log)


def test_a_match_that_is_not_there_has_its_sentence() -> None:
    assert ENGLISH("app.gone.title") in Person(route="#/replay/one/3").text
    kept = {"serao.match.one": "serao/9 trio"}
    assert ENGLISH("app.unreadable.title") in Person(kept, route="#/replay/one").text


def test_each_line_of_the_log_leads_to_its_moment() -> None:
    match = seated(playthrough(PLAIN[-1]).match, 0)
    table = Person({"serao.match.one": str(match)}, route="#/table/one")
    there = re.findall(r'<li[^>]*><a href="(#/replay/one/[\d-]+)"[^>]*>([^<]+)', table.html)
    assert there
    for route, said in there[:5]:
        page = Person(table.storage, route=route)
        assert re.findall(r'id="moment" aria-current="step">([^<]+)', page.html)
        lines = re.findall(rf'data-do="film {route.rpartition("/")[2]}"[^>]*>([^<]+)', page.html)
        assert said.strip()[-12:] in " ".join(lines) or table.app.model.preferences.name == ""
    assert page.html.count("aria-current") >= 1


NAMING = (ratland.Placed, ratland.Unveiled, ratland.Attacked, ratland.Foraged)
"""Ratland's events that name rooms; its table shows a turn as far as it has come.

The bag of each area, whose filling is told, lies there all the time.
"""
MARKED = re.compile(
    r'class="[^"]*(?:is-recent|is-played|is-sinking|is-sunk|bf-cheer)[^"]*"[^>]*'
    r"translate\((-?[\d.]+)(?:px,| )(-?[\d.]+)"
)
"""What is drawn for the latest events, and where: pieces, cards, tiles and spaces."""
WAY = re.compile(r'class="(?:bf-trail|tr-way)" d="M(\S+) ([\d.-]+)[^"]*?([\d.-]+) ([\d.-]+)"')
"""A way that something has gone, from where to where."""


def around(spot: Spot, html: str) -> int:
    """How many marks there are at a place."""
    ways = [way for found in WAY.findall(html) for way in (found[:2], found[2:])]
    points = [tuple(map(float, point)) for point in (*MARKED.findall(html), *ways)]
    return sum(max(abs(x - spot.x), abs(y - spot.y)) < PITCH / 2 for x, y in points)


def named(game: str, event: Any, seen: AnyView, said: str) -> list[Spot]:
    """The places that a sentence of this event names, on a board that is one picture.

    The last of them is where something has come to, or where it has happened.
    """
    fields = ("source", "cell", "circle", "target", "space")
    places = [place for each in fields if (place := getattr(event, each, None)) is not None]
    match game:
        case "bullfrogs":
            known = [(pond.where(ENGLISH, cell), middle(cell)) for cell in places]
        case "trio":
            called = tiles.where if hasattr(event, "cell") else tiles.edge
            known = [(called(ENGLISH, at), trio_spot(at)) for at in places]
        case _:
            path = Forest(seen)
            known = [(forest.space(ENGLISH, seen.seen, at), path.spot(at)) for at in places]
    return [spot for name, spot in known if name in said]


def in_the_sewer(event: Any, seen: AnyView) -> bool:
    """Whether Ratland's table shows where an event was that names rooms."""
    table = tables.load("ratland")
    match event:
        case ratland.Placed(place=None):
            return True  # behind a screen: the sentence names no room
        case ratland.Placed(place=Place() as place):
            rooms = zip(PLACED, place.amounts, strict=True)
            html = table.draw(seen)
            return all(f'"own-count-{room}" y="6.5">{n}<' in html for room, n in rooms if n)
    without = [one for one in seen.past if one is not event]
    return table.draw(replace(seen, past=without)) != table.draw(seen)


SEATS = [(game, seats) for game in GAMES for seats in load(game).seats]


@pytest.mark.parametrize(("game", "seats"), some(SEATS, *(one for one in SEATS if one[1] != 3)))
def test_a_line_that_names_a_place_marks_it_at_its_moment(game: str, seats: int) -> None:
    """And the places of all moves that it tells of, for whoever has come by it."""
    film = Film(golden.replayed(golden.path(game, seats).read_text("utf-8")), 0)
    whole, looked, several = film.sitting(film.length), 0, 0
    for line in (line for turn in told(whole, view(whole, ENGLISH)) for line in turn):
        sitting = Reel(film).wound(line.moment).sitting
        table, seen = table_of(sitting), view(sitting, ENGLISH)
        events = [event for event in seen.recent if table.say(event, seen) == line.said]
        assert len(events) == line.times
        if game == "ratland":
            rooms = [event for event in events if isinstance(event, NAMING)]
            assert all(in_the_sewer(event, seen) for event in rooms), line
            looked += len(rooms)
            continue
        found = [spots for one in events if (spots := named(game, one, seen, line.said))]
        html = table.draw(seen) if found else ""
        assert all(around(spot, html) for spots in found for spot in spots), line
        ends = Counter(end for *_, end in found)
        assert all(around(end, html) >= times for end, times in ends.items()), line
        looked += len(found)
        several += max(ends.values(), default=0) > 1
    assert looked > 10
    assert several or game != "bullfrogs"


def test_whoever_comes_by_a_line_sees_all_that_it_tells_of_marked() -> None:
    text = golden.path("bullfrogs", 2).read_text("utf-8")
    match = seated(golden.replayed(text), 0)
    table = Person({"serao.match.one": str(match)}, route="#/table/one").do("whole-story")
    (route, last), *_ = re.findall(r'href="(#/replay/one/\d+-(\d+))"', table.html)
    person = looking(match, last)
    alone, said = person.html.count("is-recent"), person.prompt
    assert looking(match).do(f"film {last}").html == shown(person)
    by_line = Person(table.storage, route=route)
    assert by_line.route == f"#/replay/one/{last}"
    assert shown(by_line).count("is-recent") > alone
    assert by_line.prompt == ENGLISH("app.tells.times", told=said.removesuffix("."), n=2)
    moment = f"film {route.rpartition('/')[2]}"
    assert f'data-do="{moment}"' in person.html
    assert looking(match).do(moment).html == by_line.html
    assert by_line.do("film on").do("film back").html == person.html


def test_the_ways_from_a_moment_stand_before_the_log() -> None:
    html = shown(looking(seated(playthrough(PLAIN[0]).match, 0), 9))
    assert html.index('id="film-last"') < html.index('id="ways"') < html.index('id="log"')


def test_the_order_of_the_log_is_kept() -> None:
    person = looking(seated(playthrough(PLAIN[1]).match, 0), 9)
    newest = re.findall(r'data-do="film (\d+)"', person.html)
    person.do("turn-log")
    oldest = re.findall(r'data-do="film (\d+)"', person.html)
    assert newest != oldest
    assert sorted(newest) == sorted(oldest)
    assert re.findall(r'data-do="film (\d+)"', person.reload().html) == oldest


def test_a_thing_of_a_moment_says_what_it_is_there() -> None:
    played = playthrough(next(setting for setting in PLAIN if setting.game == "bullfrogs"))
    match, at = seated(played.match, 0), len(played.match.log) // 2
    packed = pack_match(match)
    assert packed is not None
    for person in (looking(match, at), Person(route=f"#/open/{packed}/{at}")):
        before = person.prompt
        things = re.findall(r'data-about="([^"]+)"', person.html)
        assert things
        assert person.do(f"about {things[0]}").prompt != before
        assert ENGLISH("app.asked.nothing") not in person.prompt
        assert person.do("film on").do("film back").prompt == before


def test_looking_back_the_only_person_is_spoken_to_as_at_the_table() -> None:
    """Through other eyes, and in a match that somebody has sent, they have their name."""
    match = seated(playthrough(PLAIN[0]).match, 0)
    person = looking(match, 20)
    told = "".join(re.findall(r'<ol id="story".*</ol>', shown(person)))
    assert "Seat 0" not in told
    assert "You " in told
    table = person.visit("#/table/one").html
    assert "You " in table
    sent = Film(match, 0).sitting(20)
    assert "Seat 0" in view(sent, ENGLISH).names
    others = looking(seated(playthrough(SECRET[0]).match, 0), 20).fill_in("eyes", eyes="1")
    assert "Seat 0" in shown(others)


@pytest.mark.parametrize("seats", [1, 2])
def test_at_the_beginning_everybody_at_the_table_is_named(seats: int) -> None:
    match = golden.replayed(golden.path("bullfrogs", seats).read_text("utf-8"))
    prompt = looking(seated(match, 0), 0).text
    others = ["Isaac"] if seats == 1 else ["Seat 1"]
    assert ENGLISH("app.film.begins", names=f"Seat 0 and {others[0]}") in prompt
