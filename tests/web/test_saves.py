"""What the browser keeps, and what happens when it cannot or when it was tampered with."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import Match
from engine.games import NAMES
from tests.web.person import EVENING, Person, greedily
from tools.paths import ROOT
from web.app.model import Best, Preferences, Saved
from web.app.saves import (
    MOST_NESTED,
    RESULTS_KEPT,
    best,
    new_id,
    open_match,
    parsed,
    read_preferences,
    read_results,
    read_shelf,
    write_preferences,
    write_results,
    write_times,
)
from web.words import Words

pytestmark = pytest.mark.usefixtures("table")

ENGLISH = Words("en")

HEAD = "serao/1 bullfrogs colours=GB first=1 human:Ana greedy:Moth"
STARTED = f"{HEAD} | " + " | ".join(["draw 2"] * 3 + ["draw 3"] * 3)

UNREADABLE = {
    "": "This text is not a game of Serão.",
    "a letter to a friend": "This text is not a game of Serão.",
    STARTED.replace("serao/1", "serao/2"): "reload the page while you are online",
    STARTED.replace("bullfrogs", "chess"): "is not on our shelf",
    STARTED.replace("greedy", "oracle"): "a computer player at this table that we do not know",
    f"{STARTED} | end": "a move breaks the rules",
    f"{STARTED} | draw 2": "a move breaks the rules",
    STARTED[:-1]: "is damaged",
    STARTED.replace("colours=GB", "colours=GG"): "is damaged",
    STARTED.replace("human:Ana", "Ana"): "is damaged",
}


def storage(**matches: str) -> dict[str, str]:
    """A browser that keeps these matches."""
    return {f"serao.match.{id}": text for id, text in matches.items()}


def ids(person: Person) -> list[str]:
    """The ids of all matches kept."""
    assert person.storage is not None
    return [key.removeprefix("serao.match.") for key in person.storage if "match." in key]


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE.items())
def test_a_text_that_cannot_be_read_is_told_kept_and_given_back(text: str, sentence: str) -> None:
    person = Person(storage(bad=text, good=STARTED), route="#/table/bad")
    assert sentence in person.text
    assert person.do("download bad").downloaded()["text"] == text
    person.wait()
    assert person.storage == storage(bad=text, good=STARTED)
    assert sentence in person.visit("#/games").text
    assert "your move, Ana" in person.visit("#/table/good").text
    assert person.storage is not None
    assert person.storage["serao.match.bad"] == text


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE.items())
def test_a_text_that_is_brought_and_cannot_be_read_is_not_lost(text: str, sentence: str) -> None:
    person = Person().visit("#/games").choose_file(text)
    assert sentence in person.text
    assert person.focus == "problem"
    assert person.do("download-upload").downloaded()["text"] == text
    assert ids(person) == []
    assert sentence not in person.visit("#/").visit("#/games").text


def test_a_match_is_opened_from_text_and_from_a_file() -> None:
    person = Person().visit("#/games").fill_in("bring", text=f"\n{STARTED}\n")
    assert "your move, Ana" in person.text
    assert person.line == STARTED
    first = person.route
    person.visit("#/games").choose_file(STARTED)
    assert "your move, Ana" in person.text
    assert person.route != first
    assert len(ids(person)) == 2


def test_a_match_brought_before_its_first_move_is_begun() -> None:
    person = Person().visit("#/games").fill_in("bring", text=HEAD)
    assert person.state.to_act == 0
    assert person.line.startswith(f"{HEAD} | draw ")


def test_several_matches_go_on_side_by_side() -> None:
    person = Person()
    person.do("quick bullfrogs").play(greedily, 2)
    one, one_line = person.route, person.line
    person.visit("#/").now += 60_000
    person.do("quick bullfrogs").play(greedily, 1)
    two, two_line = person.route, person.line
    assert one != two
    person.visit("#/games")
    assert person.html.index(two) < person.html.index(one)
    assert person.visit(one).line == one_line
    assert person.visit(two).line == two_line


def test_the_list_says_who_plays_whose_turn_it_is_and_since_when() -> None:
    person = Person(
        storage(good=STARTED) | {"serao.matches": json.dumps({"good": EVENING - 7_260_000})}
    )
    person.visit("#/games")
    assert "Best results Bullfrogs Ana and Moth Your turn 2 hours ago" in person.text
    person.now += 5 * 86_400_000
    assert "2026-09-21" in person.visit("#/").visit("#/games").text


@pytest.mark.parametrize("times", ["", "[]", "{", '{"good": "yesterday"}', "null"])
def test_damaged_times_do_no_harm(times: str) -> None:
    person = Person(storage(good=STARTED) | {"serao.matches": times}, route="#/games")
    assert "Your turn" in person.text


def test_deleting_asks_first() -> None:
    person = Person(storage(one=STARTED, two=STARTED), route="#/games")
    person.do("ask-delete one")
    assert "Delete this game?" in person.text
    asked = person.html.partition('id="dialog-text">')[2]
    assert asked.startswith("Bullfrogs: Ana and Moth. It will be gone for good")
    assert person.focus == "dialog"
    assert 'class="page games-page" inert' in person.html
    person.press("Escape")
    assert "Delete this game?" not in person.text
    assert person.focus == "delete-one"
    assert sorted(ids(person)) == ["one", "two"]
    person.do("ask-delete one").do("spare")
    assert sorted(ids(person)) == ["one", "two"]
    person.do("ask-delete one").do("delete")
    assert ids(person) == ["two"]
    assert person.said == ["The game has been deleted."]
    assert ids(person.reload()) == ["two"]


def test_who_deletes_stays_where_they_are_in_the_list() -> None:
    person = Person(storage(one=STARTED, two=STARTED, three=STARTED), route="#/games")
    first, second, third = re.findall('id="save-([a-z]+)"', person.html)
    person.do(f"ask-delete {second}").do("delete")
    assert person.focus == f"delete-{third}"
    person.do(f"ask-delete {third}").do("delete")
    assert person.focus == f"delete-{first}"
    person.do(f"ask-delete {first}").do("delete")
    assert person.focus == "title"


def test_a_deleted_match_is_gone_from_the_table_too() -> None:
    person = Person().do("quick bullfrogs")
    here = person.route
    person.visit("#/games").do(f"ask-delete {here.rpartition('/')[2]}").do("delete")
    assert "No such game here" in person.visit(here).text


def test_a_match_can_be_taken_along() -> None:
    person = Person(storage(good=STARTED), route="#/games")
    file = person.do("download good").downloaded()
    assert (file["name"], file["text"]) == ("serao-bullfrogs-good.txt", STARTED)
    person.do("copy good")
    assert {"op": "copy", "text": STARTED} in person.latest
    assert Words("en")("app.games.copied") in person.text
    assert person.said == [Words("en")("app.games.copied")]
    assert Words("en")("app.games.copied") not in person.do("download good").text


def test_a_match_that_went_on_in_another_window_goes_on_here() -> None:
    here = Person().do("quick bullfrogs").wait_for_bots()
    there = here.reload().play(greedily, 1)
    assert there.line != here.line
    here.hear_of(there.storage)
    assert here.app.model.sitting is not None
    assert str(here.app.model.sitting.match) == there.line
    assert Words("en")("app.elsewhere.title") in here.prompt
    assert Words("en")("app.elsewhere.text") in here.said[-1]
    assert Words("en")("app.elsewhere.title") not in here.press("Escape").prompt
    assert Words("en")("app.elsewhere.title") not in here.hear_of(there.storage).prompt


def test_a_game_that_was_asked_for_before_it_was_there_is_shown_once_another_window_keeps_it() -> (
    None
):
    here = Person(route="#/table/one")
    assert here.app.model.sitting is None
    here.hear_of({"serao.match.one": "serao/1 trio first=1 deal=fog human:Ana human:Rui"})
    assert 'id="board-tiles"' in here.do("lift").html


def test_a_move_that_comes_too_late_rewrites_nothing() -> None:
    """Another window has played on, and this one has not heard of it yet."""
    here = Person().do("quick bullfrogs").wait_for_bots()
    there = here.reload().play(greedily, 2)
    here.storage = dict(there.storage or {})
    here.play(greedily, 1)
    assert here.line == there.line
    assert here.app.model.sitting is not None
    assert str(here.app.model.sitting.match) == there.line
    assert Words("en")("app.elsewhere.title") in here.prompt
    assert len(here.play(greedily, 1).line) > len(there.line)


def test_what_was_spoilt_during_a_game_makes_way() -> None:
    here = Person().do("quick bullfrogs").wait_for_bots()
    line, spoilt = here.line, here.line.replace("serao/1", "serao/9")
    here.hear_of({f"serao.match.{here.match_id}": spoilt})
    assert here.line == line
    assert sorted((here.storage or {}).values()).count(spoilt) == 1
    assert len(here.play(greedily, 1).line) > len(line)


def test_a_match_deleted_in_another_window_stays_on_this_table() -> None:
    here = Person().do("quick bullfrogs").wait_for_bots()
    here.hear_of({})
    assert 'id="stage"' in here.html
    here.play(greedily, 1)
    assert here.line


def test_full_storage_is_told_and_play_goes_on() -> None:
    person = Person().do("quick bullfrogs").play(greedily, 1)
    kept = person.line
    person.full = True
    person.play(greedily, 1)
    assert "storage is full" in person.text
    assert person.line == kept
    file = person.do(f"download {person.match_id}").downloaded()
    assert file["text"].startswith(kept)
    assert len(file["text"]) > len(kept)
    person.do("close-banner")
    assert "storage is full" not in person.text
    assert "storage is full" in person.play(greedily, 1).text


def test_room_made_by_deleting_takes_the_banner_away() -> None:
    person = Person(storage(old=STARTED)).do("quick bullfrogs").visit("#/games")
    person._send({"kind": "storage", "state": "full"})
    assert "storage is full" in person.text
    person.do("ask-delete old").do("delete")
    assert "storage is full" not in person.text


def test_forbidden_storage_is_told_and_play_goes_on() -> None:
    person = Person(forbidden=True)
    assert "does not let us save" in person.text
    person.do("quick bullfrogs").play(greedily, 3)
    assert [effect for effect in person.effects if effect["op"] == "save"] == []
    assert "Your turn" in person.visit("#/games").text
    person.fill_in("settings", language="de", theme="dark", pace="slow")
    assert person.page["theme"] == "dark"


def test_contrast_is_kept_and_of_two_kinds() -> None:
    person = Person().visit("#/settings").fill_in("settings", contrast="more")
    assert person.page["contrast"] == person.reload().page["contrast"] == "more"
    assert person.fill_in("settings", contrast="pink").page["contrast"] == "more"
    assert person.fill_in("settings", contrast="auto").reload().page["contrast"] == "auto"


def test_settings_are_kept_at_once() -> None:
    person = Person().visit("#/settings")
    person.fill_in("settings", language="de", theme="dark", pace="slow")
    assert person.page["language"] == "de"
    again = person.reload()
    assert again.app.model.preferences == Preferences(
        "de", "dark", "slow", forced=False, explain=False, letters=False
    )
    again.fill_in(
        "settings",
        language="",
        theme="auto",
        pace="calm",
        forced="yes",
        explain="yes",
        letters="yes",
    )
    assert again.page["language"] == "en"
    assert again.reload().app.model.preferences == Preferences()


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", Preferences()),
        ("{", Preferences()),
        ("7", Preferences()),
        ('{"theme": "disco", "pace": "slow"}', Preferences(pace="slow")),
        ('{"forced": "no", "language": "xx"}', Preferences()),
        ('{"language": ["en"], "theme": {}}', Preferences()),
        (json.dumps({"name": "x" * 1000}), Preferences()),
    ],
)
def test_preferences_that_make_no_sense_are_as_if_never_chosen(
    text: str, read: Preferences
) -> None:
    assert read_preferences(text) == read


@given(
    st.builds(
        Preferences,
        language=st.sampled_from(["", "en", "pt", "de"]),
        theme=st.sampled_from(["auto", "light", "dark"]),
        contrast=st.sampled_from(["auto", "more"]),
        pace=st.sampled_from(["quick", "calm", "slow"]),
        forced=st.booleans(),
        explain=st.booleans(),
        name=st.text(max_size=24),
    )
)
def test_preferences_round_trip(preferences: Preferences) -> None:
    assert read_preferences(write_preferences(preferences)) == preferences


@pytest.mark.parametrize("name", ["x" * 25, "\ud800", 5, None])
def test_a_name_that_cannot_be_takes_nothing_else_with_it(name: object) -> None:
    kept = json.dumps({"language": "de", "theme": "dark", "name": name})
    assert read_preferences(kept) == Preferences(language="de", theme="dark")


def test_ids_are_short_and_never_taken() -> None:
    taken: set[str] = set()
    for _ in range(100):
        taken.add(new_id(EVENING, 7, taken))
    assert len(taken) == 100
    assert all(id.isalnum() and len(id) <= 9 for id in taken)


def test_other_keys_are_not_ours() -> None:
    assert read_shelf({"serao.match.": "x", "serao.matches": "{}", "serao.preferences": "{}"}) == {}


@given(st.data())
def test_no_damage_to_a_text_is_more_than_an_unreadable_match(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(STARTED)))
    end = data.draw(st.integers(start, min(len(STARTED), start + 12)))
    text = STARTED[:start] + data.draw(st.text(max_size=6)) + STARTED[end:]
    assert isinstance(open_match(text), Match | str)


DEEP, LONG = "[" * 50_000, '["' + "x" * 5_000_000 + '"]'
TOO_MUCH = [
    *((key, text) for key in ("preferences", "matches", "results") for text in (DEEP, LONG)),
    ("preferences", '{"a":' * 50_000),
    ("match.m", LONG),
]


@pytest.mark.parametrize(("key", "text"), TOO_MUCH, ids=lambda text: text[:12])
def test_a_text_that_is_too_much_for_python_is_not_parsed(
    key: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.app.saves.json", Refusing(text))
    monkeypatch.setattr("web.app.saves.read_match", refuse)
    key = f"serao.{key}"
    for mirror in ([], [{"key": key, "text": f"{text} ", "newer": True}]):
        person = Person({key: text}, route="#/games", mirror=mirror)
        assert Words("en")("app.games.title") in person.text
        assert person.storage is not None
        assert person.storage[key] == text


@given(
    st.integers(1, 40), st.lists(st.text('{}[]",\\\\ab'), min_size=1), st.sampled_from(["[", "{"])
)
def test_only_brackets_within_each_other_are_too_many(
    deep: int, strings: list[str], bracket: str
) -> None:
    beside = f"{json.dumps(strings)[1:-1]}, [], {{}}"
    begin, end = ("[", "]") if bracket == "[" else ('{"a": ', "}")
    text = f"[{beside}, {begin * deep}1{end * deep}, {', '.join(['[[]]'] * 2000)}]"
    json.loads(text)
    assert (parsed(text) is None) is (deep + 1 > MOST_NESTED)


class Refusing:
    """The module json, for all texts but one."""

    def __init__(self, text: str) -> None:
        self.text = text

    def loads(self, text: str) -> object:
        """Parse another text."""
        assert text.strip() != self.text
        return json.loads(text)

    def __getattr__(self, name: str) -> object:
        return getattr(json, name)


def refuse(*_: object) -> None:
    """Read no match."""
    raise AssertionError("a text was parsed")


@pytest.mark.parametrize("when", ["-1e3", "-" + "9" * 400, "9" * 400, "1e400", "true"])
def test_a_time_that_cannot_be_does_no_harm(when: str) -> None:
    person = Person(storage(good=STARTED) | {"serao.matches": f'{{"good": {when}}}'})
    assert "Your turn" in person.visit("#/games").text


def test_what_we_write_is_never_too_much_to_read_again() -> None:
    results = best(
        Best(game, score, EVENING, "d" * 40) for game in NAMES for score in range(RESULTS_KEPT)
    )
    assert read_results(write_results(results)) == results
    shelf = {new_id(EVENING, seed, ()): Saved("", EVENING) for seed in range(1296)}
    times = {"serao.matches": write_times(shelf)}
    kept = read_shelf(times | {f"serao.match.{id}": "" for id in shelf})
    assert kept == shelf
    name = "{" * 24
    assert read_preferences(write_preferences(Preferences(name=name))).name == name


MENDED = {
    f"{STARTED} | end": 6,
    STARTED[:-2]: 5,
    STARTED.replace("draw 3", "draw 9", 1): 3,
    STARTED.replace("colours=GB", "colours=GG"): None,
    STARTED.replace("greedy", "oracle"): None,
    HEAD + " | end": None,
}


@pytest.mark.parametrize(("text", "moves"), MENDED.items())
def test_what_still_counts_of_a_match_goes_on_as_one_of_its_own(
    text: str, moves: int | None
) -> None:
    person = Person(storage(bad=text), route="#/table/bad")
    assert ("beginning bad" in person.html) == (moves is not None)
    person.do("beginning bad")
    assert person.storage is not None
    assert person.storage["serao.match.bad"] == text, "what cannot be read stays as it is"
    if moves is None:
        assert ids(person) == ["bad"]
    else:
        assert person.line.startswith(" | ".join(text.split(" | ")[: moves + 1]))
        assert len(ids(person)) == 2


NEWER = STARTED.replace("serao/1", "serao/2")
SHOWN = {
    f"{NEWER}\n": (6, "only to be looked at"),
    NEWER.replace("serao/2", "serao/31"): (6, "only to be looked at"),
    f"{NEWER} | leap b2 over d2": (6, "Its last moves cannot be shown here"),
    NEWER.replace("draw 3", "draw 9", 1): (3, "Its last moves cannot be shown here"),
    NEWER.replace("draw 2", "tug 2"): None,
    NEWER.replace("colours=GB", "colours=GB pond=deep"): None,
    NEWER.replace("greedy", "oracle"): None,
    NEWER.replace("bullfrogs", "chess"): None,
    STARTED.replace("serao/1", "serao/0"): None,
    STARTED.replace("serao/1", "serao/02"): None,
    STARTED.replace("serao/1", "serao/two"): None,
    f"{STARTED} | end": None,
    "serao/2 ": None,
}


@pytest.mark.parametrize(("text", "shown"), SHOWN.items())
def test_a_newer_versions_match_is_looked_at_as_far_as_it_is_understood(
    text: str, shown: tuple[int, str] | None
) -> None:
    person = Person(storage(new=text), route="#/table/new")
    there = 'href="#/replay/new"' in person.html
    assert there == (shown is not None)
    assert ('href="#/replay/new"' in person.visit("#/games").html) == there
    person.visit("#/replay/new")
    if shown is None:
        assert ENGLISH("app.unreadable.title") in person.text
    else:
        length, sentence = shown
        assert sentence in person.text
        assert person.press("Home").press("End").app.model.route.part == str(length)
        for elsewhere in ("review", "share", "open", "table"):
            assert f"#/{elsewhere}/" not in person.html
    person.wait()
    assert person.storage == storage(new=text), "it stays as it is, to the letter"


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("tests/saves/*/*.txt")), ids=lambda file: file.stem
)
def test_what_means_the_same_to_a_newer_version_looks_the_same(file: Path) -> None:
    text, _ = file.read_text(encoding="utf-8").splitlines()
    ours = Person(storage(one=text), route="#/replay/one/1")
    theirs = Person(storage(one=text.replace("serao/1", "serao/2")), route="#/replay/one/1")
    assert "only to be looked at" in theirs.text
    for _ in range(2):
        boards = [person.html.partition('<section id="controls"')[0] for person in (ours, theirs)]
        assert boards[0] == boards[1]
        ours.press("End")
        theirs.press("End")


def test_where_a_newer_versions_match_goes_on_after_our_end_its_secrets_are_kept() -> None:
    [over] = ROOT.glob("tests/saves/*/violet-2-over.txt")
    text, _ = over.read_text(encoding="utf-8").splitlines()
    eyes = ENGLISH("replay.eyes")
    assert eyes in Person(storage(one=text), route="#/replay/one").text
    newer = text.replace("serao/1", "serao/2")
    assert eyes in Person(storage(one=newer), route="#/replay/one").text
    longer = Person(storage(one=f"{newer} | encore"), route="#/replay/one")
    assert "Its last moves cannot be shown here" in longer.text
    assert eyes not in longer.text


def test_what_still_counts_of_a_text_that_was_brought_goes_on_too() -> None:
    person = Person(storage(good=STARTED), route="#/games")
    person.fill_in("bring", text=f"{STARTED} | end").do("beginning")
    assert "your move, Ana" in person.text
    assert person.storage is not None
    assert person.storage["serao.match.good"] == STARTED
    assert "a move breaks the rules" not in person.visit("#/games").text
