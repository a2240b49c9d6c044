"""Everything that is kept goes along, and comes in beside what is there."""

import json
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.saves.test_saves import SAVES, read
from tests.web.person import Person
from web.app.model import Learnt, Model
from web.app.saves import LEARNT_KEPT, LONGEST, LONGEST_FILE, MATCH, open_match
from web.app.sheets import SHEETS
from web.rooms.device.luggage import read_luggage
from web.words import Words

TRIO = "serao/1 trio first=1 deal=fog human:Ana greedy:Moth"
OTHER = "serao/1 trio first=1 deal=dew human:Ana greedy:Moth"
BROKEN = "serao/1 trio first=9"
BESIDE: dict[str, str] = json.loads(
    (Path(SAVES[0]).parent / "beside.json").read_text(encoding="utf-8")
)
WORDS = Words("en")
WHOLE = {**BESIDE, **{MATCH + save.stem: read(save)[0] for save in SAVES}}


def file_of(storage: Mapping[str, str], **more: object) -> str:
    """What a device with that storage gives to take along."""
    return json.dumps({"kept": storage, **more})


def brought(storage: dict[str, str], text: str) -> Person:
    """A person who has chosen a file and said yes."""
    return Person(storage, route="#/device").choose_file(text).do("device-bring")


def test_a_new_device_has_everything_afterwards() -> None:
    person = brought({}, file_of(WHOLE))
    assert person.storage is not None
    assert person.storage.keys() == WHOLE.keys()
    again = Person(person.storage, route="#/device")
    fresh, old = again.app.model, Person(WHOLE, route="#/device").app.model
    for name in (*(sheet.name for sheet in SHEETS.values()), "kept", "picks"):
        assert getattr(fresh, name) == getattr(old, name) != getattr(Model(), name), name
    assert {saved.text for saved in fresh.shelf.values()} == {
        saved.text for saved in old.shelf.values()
    }


def test_nothing_that_is_here_gives_way() -> None:
    here = {
        MATCH + "a": TRIO,
        "serao.preferences": '{"theme": "light"}',
        "serao.lessons": '{"trio.first": {"at": 5, "done": true}}',
        "serao.streaks": '{"ratland.expert": 3}',
        "serao.solved": '{"trio.2026-10-01": 2}',
        "serao.played": '[["trio","greedy","won",3,1790000000001,"",2]]',
        "serao.room.workbench.own": "mine",
    }
    theirs = {**BESIDE, MATCH + "a": OTHER, MATCH + "b": TRIO, MATCH + "c": BROKEN}
    person = brought(here, file_of(theirs))
    known = person.app.model
    assert {saved.text for saved in known.shelf.values()} == {TRIO, OTHER, BROKEN}
    assert known.shelf["a"].text == TRIO
    assert known.preferences.theme == "light"
    assert known.learnt["trio.first"] == Learnt(5, True)
    assert known.learnt["violet.p04"] == Learnt(0, True)
    assert known.streaks == {"ratland.expert": 3}
    assert known.solved == {"trio.2026-10-01": 2, "trio.2026-10-02": 0}
    assert [game.outcome for game in known.record] == ["lost", "won"]
    assert known.kept["workbench.own"] == "mine"
    assert person.storage is not None
    for joined in ("lessons", "solved", "played"):
        del here[f"serao.{joined}"]
    assert here.items() <= person.storage.items()
    assert person.reload().app.model.shelf.keys() == known.shelf.keys()


def test_the_same_file_a_second_time_changes_nothing() -> None:
    person = brought({}, file_of(WHOLE))
    before = dict(person.storage or {})
    person.choose_file(file_of(WHOLE))
    assert Words("de").many("device.holds.new", 0) in person.text
    person.do("device-bring")
    assert person.storage == before


def test_what_somebody_leaves_is_not_brought_in() -> None:
    person = Person({}, route="#/device").choose_file(file_of(WHOLE)).do("device-leave")
    assert person.do("device-bring").storage == {}


def test_a_second_copy_counts_where_the_first_lacks_something() -> None:
    mirrored = {MATCH + "b": OTHER, MATCH + "gone": None}
    person = brought({}, file_of({MATCH + "a": TRIO}, mirrored=mirrored))
    assert {saved.text for saved in person.app.model.shelf.values()} == {TRIO, OTHER}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "serao/1 trio human:Ana human:Rui",
        "[]",
        "{}",
        '{"kept": []}',
        '{"kept": {}}',
        file_of({"other.key": "x"}),
        file_of({MATCH + "a": "x" * (LONGEST + 1)}),
        "[" * 100_000,
        '{"kept": ' * 50_000,
        '{"kept": {"serao.match.a": ' + "[" * 3000 + "]" * 3000 + "}}",
        " " * (LONGEST_FILE + 1),
    ],
    ids=range(12),
)
def test_what_is_no_such_file_is_told_and_changes_nothing(text: str) -> None:
    person = Person({MATCH + "a": TRIO}, route="#/device").choose_file(text)
    assert WORDS("device.bad") in person.text
    assert person.focus == "device-told"
    assert person.do("device-bring").storage == {MATCH + "a": TRIO}


@given(st.text(alphabet='{}[]",:\\ab', max_size=60))
def test_brackets_are_counted_only_where_they_are_brackets(text: str) -> None:
    read_luggage(text)
    luggage = read_luggage(file_of({MATCH + "a": text}))
    assert luggage is not None
    assert luggage.texts[MATCH + "a"] == text


def test_a_full_browser_is_told_of_and_loses_nothing() -> None:
    person = Person({MATCH + "a": TRIO}, route="#/device")
    person.full = True
    person.choose_file(file_of({MATCH + "b": OTHER})).do("device-bring")
    assert person.storage == {MATCH + "a": TRIO}
    assert WORDS("app.storage.full") in unescape(person.text)
    assert len(person.app.model.shelf) == 2


def test_every_match_of_a_file_opens() -> None:
    person = brought({}, file_of(WHOLE))
    for id, saved in person.app.model.shelf.items():
        assert not isinstance(open_match(saved.text), str), id


def test_the_way_here_stands_before_the_games_and_in_the_settings() -> None:
    way = '<div class="row"><a href="#/device">'
    person = Person({MATCH + "a": TRIO}, route="#/games")
    assert way in person.html
    assert person.html.index(way) < person.html.index('id="save-a"')
    assert way in person.visit("#/settings").html


MARKUP = 'x"><h1 onclick=alert(1)>HACK</h1>'


@pytest.mark.parametrize("id", [MARKUP, "a b", "", "a.b", "\u00e9", "a" * 41, "<b>"])
def test_what_is_no_id_of_ours_is_left_out_and_left_alone(id: str) -> None:
    board = '{"game": "trio"}'
    odd = {MATCH + id: OTHER, f"serao.room.teach.{id}": board}
    good = {MATCH + "a": TRIO, "serao.room.teach.a": board}
    times = {"serao.matches": json.dumps({id: 5, "a": 5})}
    for person in (Person({**good, **odd, **times}), brought({}, file_of({**good, **odd}))):
        assert set(person.visit("#/games").app.model.shelf) == {"a"}
        assert person.html.count('class="save"') == 1
        assert MARKUP not in person.html
        assert person.visit("#/teach").html.count('class="save"') == 1
        assert MARKUP not in person.html
    here = Person({**odd, **good}).do("quick trio").visit("#/device")
    here.choose_file(file_of(dict.fromkeys(odd, TRIO))).do("device-bring")
    assert here.storage is not None
    assert odd.items() <= here.storage.items()


@pytest.mark.parametrize("theirs", ["trio.x{}", "nothing{}", "trio.<b>{}", "chess.p{}", "{}"])
def test_no_file_makes_what_was_learnt_too_much_to_read_again(theirs: str) -> None:
    def learnt(name: str, number: int) -> str:
        return json.dumps({name.format(at): {"at": 0, "done": True} for at in range(number)})

    person = brought(
        {"serao.lessons": learnt("trio.p{}", 20)}, file_of({"serao.lessons": learnt(theirs, 990)})
    )
    known = person.reload().app.model.learnt
    assert {f"trio.p{at}" for at in range(20)} <= known.keys()
    assert all(key.startswith("trio.") and "<" not in key for key in known)
    assert len(known) <= LEARNT_KEPT
