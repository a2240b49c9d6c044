"""Looking back at a match: what a decision cost, the chances, and what is kept of it."""

import json
import re
from dataclasses import replace
from functools import cache
from html import unescape
from importlib import import_module
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.bullfrogs.events import Passed
from engine.core.game import past
from engine.core.match import HUMAN, Match, Player, read_match
from engine.games import NAMES, load
from engine.search.hints import Reason
from tests.conformance.play import SETTINGS, Setting
from tests.conformance.twins import alike
from tests.golden import path, replayed
from tests.web.person import Person, considered, first
from tests.whole import some
from tools.returned import returned
from web.app.model import FAR
from web.app.names import own_name
from web.app.preparing import TRIED, usual
from web.app.routes import Route
from web.app.saves import open_match
from web.boards import counted
from web.boards.counted import Course, Tally
from web.boards.table import Badge
from web.boards.telling import because
from web.rooms.review import desk, doing, numbers, questions
from web.rooms.review.ahead import Future, Looking, look_ahead, promised
from web.rooms.review.gauge import SURE, evaluated, gauge, read
from web.rooms.review.judging import Judging, Verdict, judge
from web.rooms.review.looked import Looked, told_apart
from web.rooms.review.questions import Decision, asked, think
from web.words import LANGUAGES, Words

TABLES = [(name, seats) for name in NAMES for seats in load(name).seats]
SOME = [(name, seats) for name, seats in TABLES if seats != 3]
"""Alone, for two and for four."""


@cache
def golden(game: str, seats: int) -> Match:
    """A whole game of bots."""
    return replayed(path(game, seats).read_text(encoding="utf-8"))


def with_people(match: Match, *people: int) -> str:
    """The same match as if persons had sat there."""
    players = [
        Player(HUMAN if seat in people else player.kind, player.name)
        for seat, player in enumerate(match.players)
    ]
    other = Match(match.game, players, match.options, match.deal)
    for move in match.log:
        other.play(move)
    return str(other)


# what a decision cost


def in_a_puzzle(game: str, name: str) -> Any:
    """The position of a puzzle."""
    puzzles = import_module(f"engine.{game}.puzzles").PUZZLES
    return load(game).position(next(one.position for one in puzzles if one.name == name))


BLUNDERS = [
    ("trio", "p09", "place RYYY n2w2", "place RYYY w2", 3000),
    ("violet", "p03", "follow mine9", "follow mine5", 1000),
    (
        "ratland",
        "p02",
        "place dump=7 city=0 countryside=0 left=0 right=0 nursery=0",
        "",
        1000,
    ),
]
"""A move that throws much away in a puzzle, the one that does not (any), and the least it costs."""


@pytest.mark.parametrize(("name", "puzzle", "made", "best", "least"), BLUNDERS)
def test_a_blunder_costs_what_it_throws_away(
    name: str, puzzle: str, made: str, best: str, least: int
) -> None:
    game, state = load(name), in_a_puzzle(name, puzzle)
    seen = game.observe(state, state.to_act)
    verdict = returned(judge(game, seen, game.move(made), 60))
    assert verdict.cost >= least
    assert verdict.promised >= verdict.cost
    assert verdict.reason not in (None, Reason("alike"))
    assert not best or str(verdict.best) == best
    good = returned(judge(game, seen, verdict.best, 60))
    assert good == Verdict(60)


def test_a_blunder_in_the_middle_of_a_game_is_found_too() -> None:
    match = golden("bullfrogs", 2)
    looked, at = Looked(match), 39
    verdict = verdict_of(looked, at)
    assert verdict.cost > SURE // 50
    assert verdict.best != match.log[at]


def verdict_of(looked: Looked, at: int) -> Verdict:
    """The verdict on one decision, as a worker gives it."""
    verdict, _ = questions.read(looked.match.game, returned(think(looked.question(at))))
    assert verdict is not None
    return verdict


def test_what_the_rules_leave_no_choice_in_is_not_asked_about() -> None:
    for name, seats in (("trio", 2), ("violet", 2), ("ratland", 3)):
        looked = Looked(golden(name, seats))
        for at in looked.decisions:
            state = looked.film(0).match(at).state
            assert state.to_act == looked.match.decided[at][0]
            assert len(state.moves()) > 1
        forced = [
            at
            for at, (by, _) in enumerate(looked.match.decided)
            if by >= 0 and at not in looked.decisions
        ]
        assert all(len(looked.film(0).match(at).state.moves()) == 1 for at in forced)


@pytest.mark.parametrize(
    "setting", [setting for setting in SETTINGS if not setting.options], ids=str
)
def test_what_a_seat_cannot_know_changes_no_question(setting: Setting) -> None:
    game, tried = load(setting.game), 0
    for one, other in alike(setting, 4):
        made = next(iter(game.determinize(one, Random(0)).moves()))
        assert asked(game, 7, Decision(one, made)) == asked(game, 7, Decision(other, made))
        tried += 1
    assert tried or not game.secret or setting.seats == 1


# the chances


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_add_up_and_end_with_who_won(name: str, seats: int) -> None:
    match = golden(name, seats)
    looked = Looked(match)
    assert list(looked.curve) == sorted(looked.curve)
    assert list(looked.curve)[-1] == len(match.log)
    outcome = match.state.outcome()
    assert outcome is not None
    if seats == 1:
        assert looked.curve[len(match.log)] == (100 * outcome.scores[0],)
        return
    for shares in looked.curve.values():
        assert SURE - seats <= sum(shares) <= SURE
        assert all(share >= 0 for share in shares)
    last = looked.curve[len(match.log)]
    assert {seat for seat in range(seats) if last[seat]} == set(outcome.winners)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_stands_better_has_the_better_chance(name: str, seats: int) -> None:
    worths = [1_000_000 * (seats - seat) for seat in range(seats)]
    for at in (0, 50, 1000):
        found = gauge(name, seats).reads(worths, at)
        assert list(found) == sorted(found, reverse=True)
    if seats > 1:
        even = gauge(name, seats).reads([5] * seats, 50)
        assert even == (SURE // seats,) * seats


def test_enormous_evaluations_are_sure_and_break_nothing() -> None:
    for name, seats in TABLES:
        found = gauge(name, seats).reads([10**15] + [-(10**15)] * (seats - 1), 1000)
        assert seats == 1 or found[0] >= SURE - seats


@pytest.mark.parametrize(
    ("name", "seats"), some(SOME, *(each for each in SOME if each != ("bullfrogs", 4)))
)
def test_who_looks_ahead_finds_chances_that_add_up(name: str, seats: int) -> None:
    looked = Looked(golden(name, seats))
    at = [*looked.curve][len(looked.curve) * 2 // 3]
    match = looked.film(0).match(at)
    history = past(match.observe(match.state.to_act))
    futures = returned(look_ahead(name, match.state, history))
    shares = promised(name, futures, at)
    assert seats == 1 or SURE - 2 * seats <= sum(shares) <= SURE
    answer = questions.read(looked.match.game, returned(think(looked.question(at))))
    assert answer.promises == shares


def test_who_looks_ahead_sees_a_win_in_the_next_turn() -> None:
    looked = Looked(golden("trio", 2))
    at = [*looked.curve][-2]
    match = looked.film(0).match(at)
    end = looked.curve[len(looked.match.log)]
    winner = end.index(SURE)
    assert match.state.to_act == winner
    assert looked.curve[at][winner] < SURE * 9 // 10
    sees = promised("trio", returned(look_ahead("trio", match.state)), at)
    assert SURE * 9 // 10 < sees[winner] < SURE


def test_of_a_pair_both_have_the_chance() -> None:
    looked = Looked(golden("trio", 4))
    assert looked.sides == ((0, 2), (1, 3))
    state = looked.film(0).match(len(looked.match.log) // 2).state
    shares = read("trio", state, 20)
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]


# the page


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Judges that see at a glance: every third decision cost something; what they were asked."""
    asked: list[int] = []

    def glance(game: Any, observation: Any, made: Any, at: int) -> Judging:
        yield
        asked.append(at)
        moves = game.determinize(observation, Random(0)).moves()
        other = next(move for move in moves if move != made)
        costs = 300 + at if len(asked) % 3 == 0 else 0
        if not costs:
            return Verdict(at)
        return Verdict(at, costs, 6040, other, Reason("alike"))

    monkeypatch.setattr(questions, "judge", glance)
    monkeypatch.setattr(questions, "look_ahead", at_first_sight)
    return asked


def at_first_sight(game: str, state: Any, history: Any) -> Looking:
    """The table as it stands, with nobody thinking ahead."""
    yield
    return [Future(evaluated(game, state))]


def looking(game: str, seats: int, *people: int, **changes: Any) -> Person:
    """Somebody who looks back at a golden game in which they sat there."""
    kept = {"serao.match.one": with_people(golden(game, seats), *people)}
    return Person({**kept, **changes.pop("storage", {})}, route="#/review/one", **changes)


def review_of(person: Person) -> dict[str, Any]:
    """What is kept of it."""
    assert person.storage is not None
    found: dict[str, Any] = json.loads(person.storage["serao.room.review.one"])
    return found


@pytest.mark.parametrize(
    ("name", "seats", "language"),
    [(*table, LANGUAGES[at % len(LANGUAGES)]) for at, table in enumerate(SOME)],
)
def test_a_match_is_looked_at_from_beginning_to_end(
    name: str, seats: int, language: str, quick: list[int]
) -> None:
    person = looking(name, seats, 0, language=language)
    words = Words(language)
    assert words("review.costly") in unescape(person.text)
    match = read_match(person.storage["serao.match.one"], load) if person.storage else None
    assert match is not None
    decisions = list(Looked(match).decisions)
    assert quick == decisions
    assert {match.decided[at][0] for at in decisions} == {0}
    looked = Looked(match)
    assert review_of(person)["done"] == len(looked.looks)
    assert {*decisions, *looked.curve} == {*looked.looks, len(match.log)}
    assert [at for at, *_ in review_of(person)["ahead"]] == [*looked.curve][:-1]
    found = [entry[0] for entry in review_of(person)["found"]]
    assert found == decisions[2::3]
    for at in sorted(found, reverse=True)[:8]:  # later ones cost more here
        assert f'href="#/replay/one/{at}"' in person.html
        assert f'data-do="review-try {at}"' in person.html
    for told in re.findall(r'<p class="turn">(.*?)</p>', person.html):
        made, best = (int("".join(digits)) for digits in re.findall(r"(\d+)[.,]?(\d*)", told))
        assert made < best, told
    assert "review-stop" not in person.html
    assert "{" not in person.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_moves_of_one_moment_are_never_told_alike(name: str, seats: int, language: str) -> None:
    looked, words = Looked(golden(name, seats)), Words(language)
    for at in looked.decisions[::5]:
        moves = looked.film(looked.match.decided[at][0]).match(at).state.moves()
        some_of_them = [moves[which] for which in range(0, len(moves), 1 + len(moves) // 120)]
        first = some_of_them[0]
        for one, other in pairwise(
            sorted(some_of_them[1:], key=lambda move: told_apart(looked, at, first, move, words)[1])
        ):
            made, better = told_apart(looked, at, one, other, words)
            assert made != better, f"{one} and {other} after {at}"


def test_a_tile_is_named_only_where_its_place_does_not_tell_two_moves_apart() -> None:
    looked, english = Looked(golden("trio", 2)), Words("en")
    at = next(at for at, by in enumerate(looked.match.decided) if by[0] >= 0)
    place = looked.match.game.move
    one, turned, elsewhere = map(place, ("place RRRY n1", "place YRRR n1", "place RRRY w1"))
    assert told_apart(looked, at, one, turned, english) == (
        "Lay a tile with red north, red east, red south, yellow west: 1 north.",
        "Lay a tile with yellow north, red east, red south, red west: 1 north.",
    )
    assert "yellow" not in "".join(told_apart(looked, at, one, elsewhere, english))


def test_a_second_visit_shows_it_at_once(quick: list[int]) -> None:
    first = looking("trio", 2, 0)
    before, html = len(quick), first.html
    second = first.reload()
    assert second.html == html
    assert len(quick) == before
    first.visit("#/games").visit("#/review/one")
    assert len(quick) == before


NUMBER = "\N{MINUS SIGN}?" r"\d+(?:\.\d)?"


def number(text: str) -> float:
    """A number as the page writes it."""
    return float(text.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize(("name", "seats"), [("trio", 2), ("bullfrogs", 1)])
def test_the_graph_and_the_words_tell_the_same_of_a_move(
    name: str, seats: int, quick: list[int]
) -> None:
    person = looking(name, seats, 0)
    chances = person.html.partition('id="chances"')[2].partition("</section>")[0]
    sides = re.findall(rf'<text x="44" y="([\d.]+)"[^>]*>({NUMBER})', chances)
    (foot, low), *_, (top, high) = ((float(y) - 5, number(text)) for y, text in sides)
    drawn = re.findall(
        r'#/replay/one/(\d+)"><title>.*?d="M[\d.]+ ([\d.]+)h10m-5 0V([\d.]+)".*?'
        r'cy="([\d.]+)" r="4".*?cx="([\d.]+)" cy="-[\d.]+" r="10"',
        chances,
    )
    assert drawn
    for at, better, stroke, dot, _ in drawn:
        row = person.html.partition(f'id="move-{at}"')[2].partition("</p>")[0]
        said = [number(text) for text in re.findall(NUMBER, row)[-2:]]
        found = [low + (high - low) * (foot - float(y)) / (foot - top) for y in (dot, better)]
        assert found == pytest.approx(said, abs=1)
        assert stroke == dot
    places = [float(x) for *_, x in sorted(drawn, key=lambda one: int(one[0]))]
    assert all(x - before >= 27.9 for before, x in pairwise(places)), "in the order of the game"
    assert Words("en")("review.marks") in unescape(person.text)


def test_a_position_that_is_looked_at_says_what_was_played_and_what_was_better(
    quick: list[int],
) -> None:
    person = looking("trio", 2, 0)
    at = review_of(person)["found"][-1][0]
    row = person.html.partition(f'id="move-{at}"')[2].partition("</li>")[0]
    made, better = re.findall(r"<p>(?:<strong>)?((?:The move|Better): .*?)<", row)
    assert f"{made} {better}" in person.visit(f"#/replay/one/{at}").html
    assert better not in person.do("film on").html
    assert better in person.do("film back").html
    assert better not in person.visit("#/games").visit(f"#/replay/one/{at}").html


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_the_better_move_is_marked_on_the_board_and_nothing_can_be_tapped(
    name: str, seats: int, quick: list[int]
) -> None:
    person = looking(name, seats, 0)
    for at, *_, best, _ in review_of(person)["found"]:
        person.visit("#/review/one").visit(f"#/replay/one/{at}")
        shown = person.html
        assert 'data-do="tap' not in shown
        person.visit("#/games").visit(f"#/replay/one/{at}")
        button = best in ("first violet", "pass")  # no place of the board belongs to these
        assert (board_of(shown) == board_of(person.html)) is button, best


def board_of(html: str) -> str:
    """What is drawn of the table."""
    return html.partition('<div class="play">')[2].partition('<section id="controls"')[0]


def test_whoever_has_no_name_is_you(quick: list[int]) -> None:
    text = with_people(golden("trio", 2), 0).replace("Seat%201", "Guest")
    person = Person({"serao.match.one": text}, route="#/review/one")
    assert re.search(r"<h3>1\. You: Tile \d+</h3>", person.html)
    assert "Guest" not in person.text


def test_what_a_table_tells_stands_once(quick: list[int]) -> None:
    html = looking("trio", 2, 0).html
    assert html.count(">In all<") == 1
    assert '<thead><tr><td></td><th scope="col">' in html


def sight(person: Person) -> list[str]:
    """What was brought into sight last, one after the other."""
    return [effect["id"] for effect in person.latest if effect["op"] == "scroll"]


def test_who_has_looked_at_a_move_comes_back_to_it(quick: list[int]) -> None:
    person = looking("trio", 2, 0)
    at = review_of(person)["found"][-1][0]
    person.visit(f"#/replay/one/{at}")
    back = 'href="#/review/one" class="strong" id="back" data-key="Escape">Back to the analysis<'
    assert back in person.html
    person.do("film on").visit(f"#/share/one/{at + 1}").visit(f"#/replay/one/{at + 1}")
    assert sight(person.visit("#/review/one"))[-1] == f"move-{at}"
    assert f'id="move-{at}"' in person.html


def test_who_comes_from_elsewhere_begins_at_the_top(quick: list[int]) -> None:
    person = looking("trio", 2, 0)
    at = review_of(person)["found"][0][0]
    person.visit("#/table/one").visit(f"#/replay/one/{at}")
    assert 'href="#/table/one" class="strong" id="back"' in person.html
    assert sight(person.visit("#/review/one")) == ["top"]


@pytest.mark.parametrize("minds", [1, 3])
def test_workers_find_what_the_app_finds_by_itself(minds: int, quick: list[int]) -> None:
    alone, shared = looking("trio", 2, 1), looking("trio", 2, 1, minds=minds)
    assert review_of(alone)["done"] == review_of(shared)["done"]
    counts = [len(e["texts"]) for e in shared.effects if e["op"] == "delegate"]
    assert max(counts) == minds


def test_where_workers_are_lost_the_app_looks_by_itself(quick: list[int]) -> None:
    kept = {"serao.match.one": with_people(golden("trio", 2), 0)}
    person = Person(kept, minds=2)
    person.lost = 2
    person.visit("#/review/one")
    assert person.app.model.minds == 0
    assert review_of(person)["done"] == len(Looked(golden_of(person)).looks)


def golden_of(person: Person) -> Match:
    """The match that is looked at."""
    assert person.storage is not None
    return read_match(person.storage["serao.match.one"], load)


def test_it_can_be_stopped_and_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    people: list[Person] = []

    def halting(game: Any, observation: Any, made: Any, at: int) -> Judging:
        asked.append(at)
        yield
        if len(asked) == 4 and people:
            model, _ = doing.stop(people[0].app.model, "")
            people[0].app.model = model
        yield
        return Verdict(at)

    monkeypatch.setattr(questions, "judge", halting)
    monkeypatch.setattr(questions, "look_ahead", at_first_sight)
    person = Person({"serao.match.one": with_people(golden("trio", 2), 0)})
    people.append(person)
    person.visit("#/review/one")
    looked = Looked(golden_of(person))
    decisions = list(looked.decisions)
    before = looked.looks.index(decisions[3])
    assert asked == decisions[:4]
    assert review_of(person)["done"] == before
    person.visit("#/games").visit("#/review/one")
    assert 'data-do="review-on"' in person.html
    assert f'value="{before}"' in person.html
    people.clear()
    person.do("review-on")
    assert asked == [*decisions[:4], *decisions[3:]]
    assert review_of(person)["done"] == len(looked.looks)
    assert Words("en").many("review.done", 0) in person.said


def halfway(game: str, seats: int, language: str) -> Person:
    """Somebody who looks back while the computer has not yet looked at every moment."""
    person = looking(game, seats, 0, language=language)
    known = desk.desk_of(person.app.model)
    assert known is not None
    stopped = replace(known, done=known.done - 1, stopped=True)
    person.app.model = desk.put(person.app.model, stopped)
    return person.press("Shift")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_all_looked_at_says_so_first_and_then_that_it_is(
    language: str, quick: list[int]
) -> None:
    words = Words(language)
    half = halfway("trio", 2, language).html
    assert half.index('id="progress"') < half.index('id="chances"')
    assert f">{words('review.costly.yet')}<" in half
    whole = looking("trio", 2, 0, language=language)
    told = words.many("review.done", len(review_of(whole)["found"]))
    assert whole.html.index(f">{told}<") < whole.html.index('id="chances"')
    assert f">{words('review.costly')}<" in whole.html
    (free,) = re.findall('id="progress"[^>]*(style="[^"]*")', half)
    assert f'id="looked" {free}' in whole.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_played_alone_reads_of_points_and_of_no_hands(
    language: str, quick: list[int]
) -> None:
    words = Words(language)
    alone, two = (
        unescape(looking("bullfrogs", seats, 0, language=language).text) for seats in (1, 2)
    )
    assert words("review.about.alone") in alone
    assert words("review.about") not in alone
    assert words("review.about") in two
    assert words("review.bullfrogs.sabotaged.alone") in alone
    assert words("review.bullfrogs.sabotaged") in two


@pytest.mark.parametrize("name", ["bullfrogs", "ratland"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_one_opponent_nobody_says_the_strongest(name: str, language: str) -> None:
    said = [because(Words(language), name, Reason("rivals"), count) for count in (1, 2, 3)]
    assert said[0] != said[1] == said[2]


def test_what_was_stopped_stays_so_though_its_game_is_read_anew(quick: list[int]) -> None:
    person = looking("trio", 2, 0)
    known = desk.desk_of(person.app.model)
    assert known is not None
    stopped = desk.Desk("one", known.looked, stopped=True, tried=known.looked.decisions[0])
    person.app.model = desk.put(person.app.model, stopped)
    person.visit("#/games")
    open_match.cache_clear()
    person.visit("#/review/one")
    assert 'data-do="review-on"' in person.html
    assert desk.desk_of(person.app.model) == stopped


def test_what_is_answered_late_is_dropped(quick: list[int]) -> None:
    person = looking("trio", 2, 0)
    before = review_of(person)
    late = returned(think(Looked(golden_of(person)).question(before["found"][0][0])))
    person._send({"kind": "considered", "number": 1, "answers": [late]})
    assert review_of(person) == before


def damaged(kept: dict[str, Any]) -> list[str]:
    """Texts that are none of ours, each for another reason."""
    entry = kept["found"][0]
    others = [
        {**kept, "v": 1},
        {**kept, "of": kept["of"] + 1},
        {**kept, "done": 10_000},
        {**kept, "done": -1},
        {**kept, "done": 0},
        {**kept, "found": [entry, entry]},
        {**kept, "found": kept["found"][::-1]},
        {**kept, "found": ["x"]},
        {**kept, "found": [[entry[0], 0, *entry[2:]]]},
        {**kept, "found": [[entry[0], 99_999, *entry[2:]]]},
        {**kept, "found": [[*entry[:3], "place XXXX n1", entry[4]]]},
        {**kept, "found": [[*entry[:3], "place RRRR n9e9", entry[4]]]},
        {**kept, "found": [[*entry[:4], ["nothing", None]]]},
        {**kept, "found": [[*entry[:4], ["alike", "x"]]]},
        {**kept, "ahead": kept["ahead"][1:]},
        {**kept, "ahead": [*kept["ahead"], [10_000, 1, 2]]},
        {**kept, "ahead": kept["ahead"][::-1]},
        {**kept, "ahead": ["x", *kept["ahead"][1:]]},
        {**kept, "ahead": [[*kept["ahead"][0], 0], *kept["ahead"][1:]]},
        {**kept, "ahead": [[kept["ahead"][0][0], 1, 99_999], *kept["ahead"][1:]]},
    ]
    return ["", "{", "[]", "null", "[" * 3000, *map(json.dumps, others)]


def test_a_damaged_review_is_as_if_none(quick: list[int], whole: bool) -> None:
    """Every other one; with `--whole`, each."""
    sound = looking("trio", 2, 0)
    assert sound.storage is not None
    decisions, kept = len(quick), review_of(sound)
    for text in damaged(kept)[:: 1 if whole else 2]:
        quick.clear()
        storage = {**sound.storage, "serao.room.review.one": text}
        person = Person(storage, route="#/review/one")
        assert len(quick) == decisions, text
        assert review_of(person) == kept


def test_a_review_goes_with_its_match_and_no_other(quick: list[int]) -> None:
    person = looking("trio", 2, 0, storage={"serao.room.review.two": "{}"})
    assert person.storage is not None
    person.visit("#/games").do("ask-delete one").do("delete")
    assert "serao.room.review.one" not in person.storage
    assert "serao.room.review.two" in person.storage
    assert person.visit("#/review/one").text


def test_only_so_many_reviews_are_kept(quick: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "KEPT", 2)
    old = {f"serao.room.review.{id}": "{}" for id in ("old", "older")}
    times = json.dumps({"old": 20, "older": 10})
    matches = {f"serao.match.{id}": with_people(golden("trio", 2)) for id in ("old", "older")}
    storage = {**old, **matches, "serao.matches": times}
    person = looking("trio", 2, 0, storage=storage)
    assert person.storage is not None
    kept = {key for key in person.storage if key.startswith("serao.room.review.")}
    assert kept == {"serao.room.review.one", "serao.room.review.old"}


def test_where_nothing_can_be_kept_it_is_shown_all_the_same(quick: list[int]) -> None:
    person = Person(forbidden=True, route="#/games")
    person.fill_in("bring", text=with_people(golden("trio", 2), 0))
    person.visit(f"#/review/{person.match_id}")
    assert "review-try" in person.html


def test_a_game_that_goes_on_tells_nothing(quick: list[int]) -> None:
    match = golden("violet", 2)
    text = " | ".join(with_people(match, 0).split(" | ")[:-5])
    person = Person({"serao.match.one": text}, route="#/review/one")
    assert Words("en")("review.later") in person.text
    assert not quick
    for act in ("review-on", "review-stop", "review-try 10"):
        person.do(act)
    assert not quick
    assert person.storage is not None
    assert not [key for key in person.storage if key.startswith("serao.room")]
    for line, offered in ((text, False), (with_people(match, 0), True)):
        back = Person({"serao.match.one": line}, route="#/replay/one")
        assert ('href="#/review/one"' in back.html) == offered


def test_what_is_no_match_of_the_shelf_is_said() -> None:
    for storage, route in (({}, "one"), ({"serao.match.one": "what"}, "one"), ({}, "%20")):
        person = Person(storage, route=f"#/review/{route}")
        assert 'id="title"' in person.html


# trying it again


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_is_tried_again_from_where_it_was(name: str, seats: int) -> None:
    person = Person({"serao.match.one": with_people(golden(name, seats), 0)})
    match = golden_of(person)
    looked = Looked(match)
    at = looked.decisions[len(looked.decisions) // 2]
    try_from(person, looked, at)
    assert person.route.startswith("#/table/")
    sitting = person.app.model.sitting
    assert sitting is not None
    again = read_match(person.line, load)
    assert again.log == match.log[:at]
    assert again.state.to_act == 0 == sitting.viewer
    assert again.options == match.options
    assert [player.kind for player in again.players] == [player.kind for player in match.players]
    assert again.deal.startswith(TRIED)
    assert person.app.model.shelf["one"].text == str(match)
    assert Words("en")("review.tried") in unescape(person.text)


def test_a_trial_says_so_at_its_table_and_leads_back_to_the_move(quick: list[int]) -> None:
    first = with_people(golden("trio", 2).again(0, deal="evening"), 0)
    whole = with_people(golden("trio", 2).again(len(golden("trio", 2).log), deal="evening"), 0)
    kept = {"serao.match.nought": first, "serao.match.one": whole}
    person = Person(kept, route="#/review/one")
    at = review_of(person)["found"][-1][0]
    person.do(f"review-try {at}").press("Escape")
    assert Words("en")("review.tried") not in unescape(person.text)
    assert ">A trial<" in person.html
    assert '<a href="#/review/one">Back to its analysis<' in person.html
    assert sight(person.visit("#/review/one"))[-1] == f"move-{at}"


def test_a_trial_in_which_nothing_was_tried_is_not_kept(quick: list[int]) -> None:
    whole = with_people(golden("trio", 2).again(len(golden("trio", 2).log), deal="evening"), 0)
    person = Person({"serao.match.one": whole}, route="#/review/one")
    at = review_of(person)["found"][-1][0]
    for way in ("#/", "#/games", "#/review/one"):
        person.visit("#/review/one").do(f"review-try {at}")
        tried = person.match_id
        assert {*person.visit("#/rules/trio").app.model.shelf} == {"one", tried}
        assert f'href="#/table/{tried}"' not in person.visit(way).html
        assert [key for key in person.storage or {} if ".match." in key] == ["serao.match.one"]
    person.visit("#/review/one").do(f"review-try {at}")
    tried = person.match_id
    person.make("trio", first(person.state)).visit("#/")
    assert {*person.app.model.shelf} == {"one", tried}


def test_a_trial_of_a_game_that_was_deleted_leads_nowhere() -> None:
    tried = golden("trio", 2).again(9, deal=f"{TRIED}evening")
    person = Person({"serao.match.one": with_people(tried, 0)}, route="#/table/one")
    assert "A trial from the middle of a game." in person.text
    assert "Back to" not in person.text


def try_from(person: Person, looked: Looked, at: int) -> None:
    """Try a decision again, on the page of a review that was stopped."""
    person.app.model = replace(person.app.model, route=Route("review", "one"))
    person.app.model = desk.put(person.app.model, desk.Desk("one", looked, stopped=True))
    person.do(f"review-try {at}")


def test_of_a_game_without_people_the_seat_is_taken() -> None:
    match = golden("trio", 2)
    text = with_people(match)
    person = Person({"serao.match.one": text})
    looked = Looked(read_match(text, load))
    assert looked.seats == (0, 1)
    at = next(at for at in looked.decisions if match.decided[at][0] == 1)
    try_from(person, looked, at)
    again = read_match(person.line, load)
    assert [player.kind for player in again.players] == [match.players[0].kind, HUMAN]
    assert again.players[1].name == own_name(HUMAN, 1, Words("en"))
    assert again.state.to_act == 1


def test_who_was_far_away_is_not_waited_for() -> None:
    match = golden("trio", 2)
    players = [Player(HUMAN, "Ana"), Player(FAR, "Ben")]
    match = match.again(len(match.log), players)
    person = Person({"serao.match.one": str(match)})
    looked = Looked(read_match(str(match), load))
    try_from(person, looked, looked.decisions[1])
    ana, ben = read_match(person.line, load).players
    assert ana == Player(HUMAN, "Ana")
    assert ben == Player(usual("trio"), own_name(usual("trio"), 1, Words("en")))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_moment_is_named_by_what_people_count(name: str, seats: int) -> None:
    match = golden(name, seats)
    looked = Looked(match)
    courses = [each for each in stretched(match).values() if isinstance(each, Course)]
    assert {len(line) for course in courses for line in course.lines} == {len(looked.begun)}
    english = Words("en")
    called = {"trio": "Tile", "violet": "Trick"}.get(name, "Turn")
    assert looked.when(0, english) == f"{called} 1"
    assert looked.when(len(match.log), english) == f"{called} {len(looked.begun)}"


def test_the_move_that_begins_a_step_is_in_it_and_the_one_that_ends_it_too() -> None:
    english = Words("en")
    trio, bullfrogs = Looked(golden("trio", 2)), Looked(golden("bullfrogs", 2))
    placed = [at for at, move in enumerate(trio.match.log) if str(move).startswith("place")]
    assert [trio.when(at, english) for at in placed[:3]] == ["Tile 1", "Tile 2", "Tile 3"]
    ended = next(
        at
        for at, moment in enumerate(bullfrogs.moments)
        if any(isinstance(event, Passed) for event in moment.events)
    )
    assert bullfrogs.when(ended, english) == "Turn 1"
    assert bullfrogs.when(ended + 1, english) == "Turn 2"


def test_the_graph_is_in_the_same_steps_as_the_moves(quick: list[int]) -> None:
    person = looking("trio", 2, 0)
    last = len(Looked(golden_of(person)).begun)
    chances = person.html.partition('id="chances"')[2].partition("</section>")[0]
    assert f">Tile {last}</text>" in chances
    rows = re.findall(r'<tr><th scope="row">(\d+)<', chances)
    assert [*map(int, rows)] == [*range(1, last + 1)]


# what is counted


def stretched(match: Match) -> dict[str, Tally | Course]:
    """What is counted in a match, by name."""
    found = counted.load(match.game.id).count(Looked(match).moments, len(match.players))
    return {each.name: each for each in found}


@pytest.mark.parametrize("game", NAMES)
def test_of_what_is_counted_in_one_table_bars_of_one_number_are_alike(game: str) -> None:
    badges, names = [Badge("", "", "", ())] * 2, ["Ana", "Rui"]
    page, bars = numbers.draw(Looked(golden(game, 2)), badges, names, Words("en")), 0
    for table in page.partition("<table")[2].split("<table"):
        found = re.findall(r"(\d+)<span[^>]*?width:(\d+)%", table)
        assert len({number for number, _ in found}) == len(set(found))
        bars += len(found)
    assert bars > 0


def test_in_trio_points_are_spent_or_left() -> None:
    for seats in (2, 4):
        found = stretched(golden("trio", seats))
        names = ("points", "steps", "entered", "unused")
        spent = {name: found[name].numbers[0] for name in names}  # type: ignore[union-attr]
        for seat in range(seats):
            used = spent["steps"][seat] + spent["entered"][seat] + spent["unused"][seat]
            assert used == spent["points"][seat]
    tiles = found["tiles"]
    assert isinstance(tiles, Tally)
    placed = [move for move in golden("trio", 4).log if str(move).startswith("place")]
    assert sum(tiles.numbers[0]) == len(placed)


def test_in_violet_every_trick_has_a_suit_a_distance_and_a_winner() -> None:
    found = stretched(golden("violet", 2))
    tallies = {name: each for name, each in found.items() if isinstance(each, Tally)}
    tricks = tallies["tricks"].numbers[0]
    leads = [move for move in golden("violet", 2).log if str(move).startswith("lead")]
    assert sum(tricks) in (len(leads), len(leads) - 1)
    chase = found["chase"]
    assert isinstance(chase, Course)
    assert {len(line) for line in chase.lines} == {sum(tricks)}
    end: Any = golden("violet", 2).state
    last = (end.campfire - end.violet, end.violet - end.fear, end.fuel)
    assert tuple(line[-1] for line in chase.lines) == last
    for name in ("suits", "fear"):
        assert tuple(map(sum, zip(*tallies[name].numbers, strict=True))) == tricks
        assert len(tallies[name].numbers) == len(tallies[name].kinds)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_ratland_what_is_stolen_is_robbed_and_turns_add_up(seats: int) -> None:
    found = stretched(golden("ratland", seats))
    tallies = {name: each.numbers[0] for name, each in found.items() if isinstance(each, Tally)}
    courses = {name: each.lines for name, each in found.items() if isinstance(each, Course)}
    assert sum(tallies["stolen"]) == sum(tallies["robbed"])
    assert tuple(map(sum, courses["births"])) == tallies["born"]
    assert tuple(map(sum, courses["deaths"])) == tallies["starved"]
    end: Any = golden("ratland", seats).state
    assert [line[-1] for line in courses["rats"]] == [clan.rats for clan in end.clans]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_bullfrogs_pads_won_are_those_in_the_score_piles(seats: int) -> None:
    match = golden("bullfrogs", seats)
    found = stretched(match)
    won, points = found["won"], found["points"]
    assert isinstance(won, Tally)
    assert isinstance(points, Course)
    state: Any = match.state
    assert won.numbers[0] == tuple(len(state.scored[colour]) for colour in state.colours)
    if seats > 1:
        outcome = state.outcome()
        assert outcome is not None
        assert tuple(line[-1] for line in points.lines) == outcome.scores


def test_a_worker_without_the_room_is_given_it() -> None:
    looked = Looked(read_match(with_people(golden("ratland", 2), 0), load))
    study = {"kind": "study", "number": 3, "room": "review", "packed": ""}
    answer = considered(json.dumps({**study, "text": looked.question(looked.decisions[-1])}))
    assert json.loads(answer)[0][0] == looked.decisions[-1]
