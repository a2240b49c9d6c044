"""Behind the curtain: in no game does the document tell what the next seat may not know."""

import re
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from html import escape, unescape
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

import engine.core.match
from engine.bullfrogs.events import Claimed
from engine.core.game import CHANCE, Event, Game, Seat
from engine.games import NAMES, load
from engine.search.hints import Hint
from engine.violet.events import TrickWon
from tests.conformance.play import Setting, playthrough
from tests.conformance.twins import Step, Twins, twins
from tests.web.person import Person, taps
from web import loop
from web.app import hearing
from web.app.hearing import HANDED
from web.app.model import Deed, Sitting
from web.app.since import decided_before
from web.app.sitting import eyes, table_of, view
from web.boards.bullfrogs.phrases import where
from web.boards.table import Tap, View
from web.boards.tables import load as load_table
from web.words import Words

TABLES = [
    Setting(name, seats)
    for name in NAMES
    for seats in sorted({2, max(load(name).seats)} & {*load(name).seats})
]
STRETCHES = 2
"""How many stretches of a game are looked at, for each seat from which things are hidden."""
STROKES = 5
"""How many decisions of one stretch."""

every_table = pytest.mark.parametrize("setting", TABLES, ids=str)


@pytest.fixture
def by_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table takes the text of a move for a tap, too; and hints are thought of at once."""
    monkeypatch.setattr(loop, "hint", _any_hint)
    for name in NAMES:
        table = load_table(name)
        package = import_module(f"web.boards.{name}")
        monkeypatch.setattr(package, "TABLE", replace(table, tap=_tap(load(name), table.tap)))


def _any_hint(game: str, observation: Any) -> Generator[None, None, Hint]:
    yield
    return Hint(load(game).determinize(observation, Random(0)).moves()[0])


def _tap(game: Game, tap: Any) -> Any:
    def either(seen: View, what: str) -> Tap:
        if not what.startswith("move "):
            return tap(seen, what)  # type: ignore[no-any-return]
        return Tap(seen.picked, game.move(what.removeprefix("move ")))

    return either


@contextmanager
def fate(monkeypatch: pytest.MonkeyPatch, moves: list[Any]) -> Iterator[None]:
    """Chance makes these moves, one after the other."""
    coming = iter(moves)
    with monkeypatch.context() as context:
        context.setattr(engine.core.match, "throw", lambda state, random: next(coming))
        yield


def sitting_of(person: Person) -> Sitting:
    assert person.app.model.sitting is not None
    return person.app.model.sitting


def at_the_table(setting: Setting, log: Sequence[Any]) -> Person:
    """All seats are people's, and this much has been played."""
    line = " | ".join([str(setting.match()), *map(str, log)])
    return Person({"serao.match.one": line}, route="#/table/one")


def fidget(person: Person, random: Random) -> None:
    """Touch this and that on the way to a decision: nothing of it is a move."""
    sitting = sitting_of(person)
    seen, table = view(sitting, person.app.model.words), table_of(sitting)
    things = re.findall(r'data-do="tap ([^"]+)"', person.html)
    for what in random.sample(things, min(3, len(things))):
        if table.tap(seen, what).move is None:
            person.tap(what)
            seen = view(sitting_of(person), person.app.model.words)
    if sitting.match.state.refusal(sitting.match.log[-1]) is not None:
        person.tap(f"move {sitting.match.log[-1]}")
    if 'data-do="whole-story"' in person.html:
        person.do("whole-story")
    assert person.do("hint").said


def document(person: Person) -> dict[str, Any]:
    """All that there is on the page and in the voice, and what the page was last asked to do."""
    return {
        "html": person.html,
        "page": person.page,
        "announcer": person.announcer,
        "effects": [
            {name: value for name, value in one.items() if name != "number"}
            for one in person.latest
            if one["op"] not in ("patch", "save")
        ],
    }


def hidden_words(person: Person) -> set[str]:
    """What only somebody else may be told of what has happened, in the words they would hear."""
    sitting, words = sitting_of(person), person.app.model.words
    table, seen = table_of(sitting), view(sitting, words)
    events = [event for deed in sitting.story for event in deed.events]

    def told(viewer: Seat | None) -> list[str]:
        through = replace(seen, seen=sitting.match.observe(viewer))
        return [table.say(event.seen_by(viewer), through) for event in events]

    open_to_all = told(eyes(sitting))
    return {sentence for seat in sitting.people for sentence in told(seat)} - {*open_to_all, ""}


def decides(step: Step) -> bool:
    """Whether chance has done all it does until somebody decides."""
    return step.one.state.to_act != CHANCE


def strokes(stretch: Twins) -> Iterator[Twins]:
    """Each decision of a stretch with all of chance that comes after it."""
    begun: list[Step] = []
    for step in stretch:
        begun.append(step)
        if decides(step):
            yield tuple(begun)
            begun = []


def run_up(setting: Setting, stretch: Twins) -> int:
    """How much was played before the last decision before the stretch."""
    number = stretch[0].number
    while number and playthrough(setting).states[number].to_act == CHANCE:
        number -= 1
    return number


@every_table
def test_the_next_seat_learns_nothing_from_the_page(
    setting: Setting, by_text: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that it cannot tell apart have the same document for it, curtain down or up.

    In one of them the others touch this and that before they decide.
    """
    random = Random(8)
    for viewer in range(setting.seats):
        curtains = 0
        stretches = [one for one in twins(setting, viewer) if any(map(decides, one))]
        for stretch in stretches[:: max(1, len(stretches) // STRETCHES)]:
            curtains += compare(setting, viewer, stretch, random, monkeypatch)
        assert not load(setting.game).secret or curtains, "no curtain fell, so nothing was tested"


def compare(
    setting: Setting,
    viewer: Seat,
    stretch: Twins,
    random: Random,
    monkeypatch: pytest.MonkeyPatch,
) -> int:
    """Play both games of a stretch on two pages; how often a curtain was down."""
    log, start, curtains = playthrough(setting).match.log, run_up(setting, stretch), 0
    ways = [
        [[step.one.move for step in stroke] for stroke in strokes(stretch)],
        [[step.other.move for step in stroke] for stroke in strokes(stretch)],
    ]
    pages = []
    for way in ways:
        way[0] = [*log[start : stretch[0].number], *way[0]]
        dealt = way.pop(0) if playthrough(setting).states[start].to_act == CHANCE else []
        pages.append(at_the_table(setting, [*log[:start], *dealt]))
    one, other = pages
    for first, second in islice(zip(*ways, strict=True), STROKES):
        if 'id="lift"' in one.html:
            one.do("lift")
            other.do("lift")
        if one.state.to_act != viewer:
            fidget(one, random)
        for person, (move, *chances) in ((one, first), (other, second)):
            with fate(monkeypatch, chances):
                person.tap(f"move {move}")
                if sitting_of(person).doubted is not None:
                    person.do("confirm")
                person.wait("chance")
            assert sitting_of(person).match.log[-1 - len(chances) :] == [move, *chances]
        if sitting_of(one).curtain is not None:
            curtains += 1
            assert document(one) == document(other)
            behind(one)
            one.do("lift")
            other.do("lift")
        if eyes(sitting_of(one)) in (viewer, None):
            assert document(one) == document(other)
    return curtains


def behind(person: Person) -> None:
    """Nothing on the page or in the voice tells a secret, or can be made to."""
    said = " ".join([*person.announcer, *person.said])
    for sentence in hidden_words(person):
        assert sentence not in said
        assert escape(sentence) not in person.html
    assert "data-again" not in person.html, "the page would be shown to whoever comes next"
    for section in ("stage", "controls", "players", "more"):
        assert re.search(rf'<section id="{section}"[^>]* inert', person.html)
    before = person.html
    for what in ("copy one", "download one", "whole-story", "undo", "hint", "next", "hurry"):
        person.do(what)
        assert person.html == before
        assert person.latest == []


def dealt_out() -> Person:
    """A game of two in which everything is dealt; the curtain is down before the first seat."""
    setting = Setting("trio", 2)
    played = playthrough(setting)
    dealt = next(number for number, state in enumerate(played.states) if state.to_act != CHANCE)
    return at_the_table(setting, played.match.log[:dealt])


def test_the_banner_gives_no_match_away_behind_the_curtain() -> None:
    """Where nothing more can be kept it offers the match, but not to the next at the device."""
    person = dealt_out().run_out_of_room()
    assert 'class="banner"' in person.html
    assert "download one" not in person.html.partition("<main")[0]
    assert "download one" in person.do("lift").html.partition("<main")[0]


def test_the_curtain_says_what_the_device_is_wanted_for() -> None:
    person = dealt_out()
    to_act = sitting_of(person).match.players[person.state.to_act].name
    said = Words("en")("trio.wait.place", name=to_act)
    assert f"<p>{said}</p>" in person.html.partition('id="curtain"')[2].partition('id="lift"')[0]


def test_the_style_sheet_is_told_whether_the_curtain_is_down() -> None:
    person = dealt_out()
    assert 'class="page table-page trio-page is-covered"' in person.html
    assert "is-covered" not in person.do("lift").html


def test_what_is_kept_can_be_fetched_where_no_curtain_is_down() -> None:
    """On "Your games" a match is its owners' to take along, curtain or not."""
    person = dealt_out().visit("#/games").do("download one")
    assert person.downloaded()["text"] == person.storage["serao.match.one"]  # type: ignore[index]


def in_the_middle_of_a_turn() -> Person:
    """One of two has the device, and a rat in hand."""
    return at_the_table(Setting("ratland", 2), ()).wait_for_bots().do("lift").tap("more dump")


@pytest.mark.parametrize("page", ["#/", "#/games", "#/new/trio", "#/results", "#/review/one"])
def test_who_leaves_the_table_in_the_middle_of_a_turn_leaves_a_curtain(page: str) -> None:
    """Whoever has the device then may be the other: also looking back waits for who is to act."""
    person = in_the_middle_of_a_turn()
    held = sitting_of(person).picked
    person.visit(page)
    assert eyes(sitting_of(person.visit("#/replay/one"))) is None
    person.visit("#/table/one")
    assert 'id="lift"' in person.html
    assert sitting_of(person.do("lift")).picked == held != ()


def test_a_lesson_between_the_table_and_home_leaves_a_curtain_too() -> None:
    person = in_the_middle_of_a_turn()
    person.visit("#/learn/ratland/first").visit("#/").visit("#/table/one")
    assert 'id="lift"' in person.html


@pytest.mark.parametrize("page", ["#/rules/ratland", "#/settings", "#/replay/one", "#/share/one"])
def test_who_looks_something_up_in_the_middle_of_a_turn_goes_on(page: str) -> None:
    person = in_the_middle_of_a_turn()
    held = sitting_of(person).picked
    assert sitting_of(person.visit(page).visit("#/table/one")).picked == held != ()
    assert 'id="lift"' not in person.html


def test_who_plays_alone_finds_the_table_as_it_was_left() -> None:
    person = Person().do("quick ratland").wait_for_bots()
    table = person.route
    assert 'id="lift"' not in person.visit("#/").visit(table).html
    assert eyes(sitting_of(person)) == 0


def told_at(person: Person) -> str:
    """What the curtain tells of what has happened."""
    found = re.search(r'<p id="handed-over">(.*?)</p>', person.html)
    return unescape(found[1]) if found else ""


def curtains(setting: Setting) -> Iterator[Person]:
    """Every so many-th moment of a game, and each right after a trick, with the curtain down."""
    played = playthrough(setting)
    tricks = [number for number, state in enumerate(played.states) if getattr(state, "trick", None)]
    for number in sorted({*range(0, len(played.match.log), 4), *tricks[::4]}):
        if played.states[number].to_act >= 0:
            yield at_the_table(setting, played.match.log[:number])


def given_away(person: Person) -> set[str]:
    """The secrets that the curtain tells."""
    return {said for said in hidden_words(person) if said in told_at(person)}


@every_table
def test_the_curtain_tells_in_short_what_anybody_may_know(setting: Setting) -> None:
    told = 0
    for person in curtains(setting):
        assert given_away(person) == set()
        assert len(told_at(person)) <= HANDED + 10  # and what stands between sentences
        told += bool(told_at(person))
    assert told > 3


def test_the_curtain_mostly_has_room_for_who_has_won_a_trick() -> None:
    told = Counter[bool]()
    for person in curtains(Setting("violet", 2)):
        sitting = person.app.model.sitting
        assert sitting is not None
        assert sitting.curtain is not None
        since = sitting.story[decided_before(sitting.story, sitting.curtain) :]
        won = [event for deed in since for event in deed.events if isinstance(event, TrickWon)]
        if won:
            said = table_of(sitting).say(won[-1], view(sitting, person.app.model.words))
            told[said in unescape(told_at(person))] += 1
    assert told[True] > 8
    assert told[False] < 2, "where very much has come of it"


def test_a_secret_that_the_curtain_told_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of events that hide nothing: as whoever made them knows them."""

    def all_known(_: Sitting, deeds: Sequence[Deed], but: tuple[type, ...] = ()) -> list[Event]:
        found = (event for deed in deeds for event in deed.events)
        return [event for event in found if not isinstance(event, but)]

    monkeypatch.setattr(hearing, "happened", all_known)
    assert any(given_away(person) for person in curtains(Setting("violet", 2)))


def test_whoever_plays_the_second_card_reads_on_the_curtain_what_came_of_it() -> None:
    found = 0
    for person in curtains(Setting("violet", 2)):
        sitting = sitting_of(person)
        last = sitting.story[-1]
        won = [event for event in last.events if isinstance(event, TrickWon)]
        if won and sitting.curtain != last.by:
            seen = view(sitting, person.app.model.words)
            assert table_of(sitting).say(won[0], seen) in told_at(person)
            found += 1
    assert found > 2


def test_what_changed_points_is_told_before_all_that_came_later() -> None:
    found = 0
    for person in curtains(Setting("bullfrogs", 4)):
        sitting = sitting_of(person)
        since = decided_before(sitting.story, sitting.curtain)
        won = [
            event.cell
            for deed in sitting.story[since:]
            for event in deed.events
            if isinstance(event, Claimed)
        ]
        if won:
            pad = where(person.app.model.words, won[-1])
            assert f"wins the pad ({pad})" in told_at(person)
            found += 1
    assert found > 2


def test_before_their_first_decision_of_all_the_curtain_says_what_the_game_is_about() -> None:
    aim = Words("en")("violet.help.aim")
    person = Person(route="#/new/violet")
    person.fill_in("new", seats="2", kind_0="human", kind_1="human").do("start").wait_for_bots()
    match = sitting_of(person).match
    assert f'<p id="curtain-aim">{aim}</p>' in person.html
    assert aim not in person.do("lift").html
    log = playthrough(Setting("violet", 2)).match.log
    texts = {"serao.match.one": " | ".join([str(match), *map(str, log[:30])])}
    assert 'id="curtain-aim"' not in Person(texts, route="#/table/one").html
    texts = {"serao.match.one": str(match), "serao.finished": '{"violet": 1}'}
    assert 'id="lift"' in (later := Person(texts, route="#/table/one").wait_for_bots()).html
    assert aim not in later.html


def test_a_curtain_says_nothing_before_anybody_has_decided() -> None:
    assert told_at(dealt_out()) == ""


def decide(person: Person) -> Person:
    """Whoever is asked takes the device and makes one of the moves, and others and chance act."""
    if 'id="lift"' in person.html:
        person.do("lift")
    move = person.state.moves()[-1]
    return person.tap(*taps("ratland", move, person.observe(person.state.to_act)))


def after_a_turn(people: int, pressed: str = "") -> Person:
    """Ratland for three with so many people, after its first turn; others are `pressed` on."""
    person = Person(route="#/new/ratland")
    kinds = {f"kind_{seat}": "human" if seat < people else "random" for seat in range(3)}
    person.fill_in("new", seats="3", first="1", **kinds).do("start")
    while 'id="next"' not in person.wait().html and len(person.state.events) < 2:
        decide(person)
        if f'id="{pressed}"' in person.html:
            person.do(pressed)
    return person


@pytest.mark.parametrize("pressed", ["", "hurry"])
def test_people_at_one_device_read_together_what_a_turn_came_to(pressed: str) -> None:
    person = after_a_turn(2, pressed)
    assert 'id="lift"' not in person.html
    assert Words("en")("ratland.wait.next") in person.prompt
    assert "rats eat" in person.text
    person.do("next")
    while 'id="lift"' not in person.wait().html:
        decide(person)
    assert told_at(person).startswith("Turn 2: ")


def test_whoever_is_alone_at_a_device_is_not_kept_waiting() -> None:
    person = after_a_turn(1)
    assert 'id="next"' not in person.html
    assert len(person.state.events) == 2
