"""The workbench under CPython: scripts, links, matches against code, and what goes wrong."""

import zlib
from base64 import urlsafe_b64encode
from html import unescape
from typing import Any

import pytest

from engine.core.match import Match, read_match
from engine.games import NAMES, load
from tests.web.person import Person
from web.app.packed import LONGEST, pack
from web.app.rooms import FETCHED
from web.rooms.workbench.examples import EXAMPLES
from web.rooms.workbench.scripts import MOST, from_link
from web.words import LANGUAGES, Words

ENGLISH = Words("en")
KEPT = "serao.room.workbench."
CODE = "def choose(observation, moves):\n    return moves[0]\n"


def words_of(person: Person) -> str:
    """What the page says, as a person reads it."""
    return unescape(person.text)


def works(person: Person, act: str = "") -> list[dict[str, Any]]:
    """What the latest answer has the workbench do; only of this kind, if one is named."""
    tasks = [effect for effect in person.latest if effect["op"] == "work"]
    return [task["data"] for task in tasks if act in ("", task["act"])]


def tell(person: Person, what: str, **values: str) -> Person:
    """The workbench tells the app of something."""
    return person._send({"kind": "worked", "what": what, "values": values})


def at_table(game: str = "trio", kept: str | None = CODE) -> Person:
    """A table of two at which the code `mine` begins, opened anew."""
    first = "first=2 " if any(o.id == "first" for o in load(game).options(2)) else ""
    line = f"serao/1 {game} {first}deal=bench human:Ana code:mine"
    storage = {"serao.match.one": str(read_match(line, load))}
    if kept is not None:
        storage[f"{KEPT}mine"] = kept
    return Person(storage, route="#/table/one").wait()


def answer(person: Person, task: dict[str, Any], **values: str) -> Person:
    return tell(person, "chosen", number=str(task["number"]), **values)


def allow(person: Person) -> dict[str, Any]:
    """Let the code run; what is asked of it."""
    [task] = works(person.do("code run"), "choose")
    return task


def test_somebody_new_finds_an_example_that_is_not_kept_yet() -> None:
    person = Person(route="#/python")
    [shown] = works(person, "edit")
    assert shown["code"].startswith(f"# {ENGLISH('workbench.example.bot.about')}\n")
    assert person.storage == {}
    assert ENGLISH("workbench.title") in person.page["title"]


def test_what_is_typed_is_kept_and_found_again() -> None:
    person = Person(route="#/python")
    [shown] = works(person, "edit")
    tell(person, "code", script=shown["script"], text="print(1)\n")
    assert person.storage is not None
    assert person.storage[KEPT + shown["script"]] == "print(1)\n"
    [again] = works(person.reload(), "edit")
    assert (again["script"], again["code"]) == (shown["script"], "print(1)\n")


def test_scripts_are_named_opened_and_deleted() -> None:
    person = Person({f"{KEPT}a": "A", f"{KEPT}b": "B", "serao.room.workbench": "b"})
    person.visit("#/python")
    assert works(person, "edit")[0]["code"] == "B"
    person.fill_in("bench-open", script="a", example="")
    assert works(person, "edit")[0]["code"] == "A"
    person.fill_in("bench-name", called="b")
    assert person.storage is not None
    assert person.storage[f"{KEPT}b 2"] == "A"
    assert person.storage[f"{KEPT}b"] == "B"
    assert f"{KEPT}a" not in person.storage
    person.do("bench-delete")
    assert f"{KEPT}b 2" in person.storage  # nobody was asked yet
    person.do("bench-ask-delete").do("bench-spare").do("bench-ask-delete").do("bench-delete")
    assert f"{KEPT}b 2" not in person.storage
    assert works(person, "edit")[0]["code"] == "B"


def test_what_another_window_kept_is_not_written_over() -> None:
    person = Person({f"{KEPT}a": "A"}, route="#/python")
    person.hear_of({f"{KEPT}a": "theirs"})
    tell(person, "code", script="a", text="mine")
    assert person.storage is not None
    assert person.storage[f"{KEPT}a 2"] == "mine"
    assert f"{KEPT}a" not in {effect.get("key") for effect in person.latest}
    [renamed] = works(person, "edit")
    assert (renamed["script"], renamed["anew"]) == ("a 2", False)


def test_full_storage_is_told_and_nothing_is_lost() -> None:
    person = Person(route="#/python")
    [shown] = works(person, "edit")
    person.full = True
    tell(person, "code", script=shown["script"], text="print(2)")
    assert ENGLISH("app.storage.full") in words_of(person)
    assert person.do("bench-download").downloaded()["text"] == "print(2)"
    assert works(person.visit("#/").visit("#/python"), "edit")[0]["code"] == "print(2)"


def test_a_script_that_is_too_long_is_not_kept_and_that_is_told() -> None:
    person = Person(route="#/python")
    [shown] = works(person, "edit")
    tell(person, "code", script=shown["script"], text="#" * (MOST + 1))
    assert ENGLISH("workbench.long", most=MOST) in words_of(person)
    assert person.storage == {}
    assert len(person.do("bench-download").downloaded()["text"]) == MOST + 1


def test_a_link_is_shown_not_run_and_not_kept_until_it_is_run() -> None:
    route = f"#/python/{pack('print(3)')}"
    person = Person({f"{KEPT}a": "A"}, route=route)
    assert works(person) == works(person, "edit")
    assert works(person, "edit")[0]["code"] == "print(3)"
    assert ENGLISH("workbench.link.shown") in words_of(person)
    assert person.storage == {f"{KEPT}a": "A"}
    [task] = works(person.do("bench-run"), "run")
    assert task["code"] == "print(3)"
    assert person.storage[KEPT + task["name"]] == "print(3)"


def test_links_hold_any_script_and_nothing_else() -> None:
    for code in ("", CODE, "näivete = '🐸'\n", *EXAMPLES.values()):
        packed = pack(code)
        assert packed is not None
        assert from_link(packed) == code
    many = " ".join(str(zlib.crc32(bytes([n % 256, n // 256]))) for n in range(4000))
    assert pack(many) is None
    bomb = "1" + urlsafe_b64encode(zlib.compress(b" " * 10**7)).decode()
    half = str(pack(CODE))[:-6]
    for text in ("", "1", "2abc", "1%%%", "1é", half, bomb, "1" + "A" * LONGEST):
        assert from_link(text) is None
    person = Person(route=f"#/python/{half}")
    assert ENGLISH("workbench.link.bad") in words_of(person)


def test_sharing_copies_the_link_or_says_that_it_is_too_long() -> None:
    person = Person({f"{KEPT}a": "print(4)"}, route="#/python").do("bench-share")
    [shared] = works(person, "share")
    assert from_link(shared["route"].removeprefix("#/python/")) == "print(4)"
    long = " ".join(str(zlib.crc32(bytes([n % 256, n // 256]))) for n in range(4000))
    person = Person({f"{KEPT}a": long}, route="#/python").do("bench-share")
    assert ENGLISH("workbench.share.long") in words_of(person)
    assert works(person) == []


def test_a_run_shows_what_it_prints_draws_and_where_it_fails() -> None:
    person = Person({f"{KEPT}a": "boom"}, route="#/python").do("bench-run")
    assert ENGLISH("workbench.starting") in words_of(person)
    assert works(tell(person, "ready").do("bench-run")) == []  # once at a time
    assert ENGLISH("workbench.running") in words_of(person)
    tell(person, "output", text="<b>7</b>\n")
    assert "&lt;b&gt;7&lt;/b&gt;" in person.html
    tell(person, "picture", text="<svg/>")
    assert '<img class="bench-picture" src="data:image/svg+xml;base64,' in person.html
    tell(person, "picture", text="<svg>" * 500_000)
    assert ENGLISH("workbench.picture.big") in words_of(person)
    tell(person, "ended", kind="error", text="NameError: boom", line="1")
    assert "Line 1: NameError: boom" in words_of(person)
    assert 'data-line="1"' in person.html
    for odd in (
        {"kind": "?"},
        {"kind": "illegal", "text": "x no.rule", "line": "-1"},
        {"line": "x"},
    ):
        tell(person.do("bench-run"), "ended", **odd)


def test_whoever_has_written_a_bot_learns_how_it_plays() -> None:
    bot = ENGLISH("workbench.ended.bot", play=ENGLISH("workbench.play"))
    for code, ended in (
        ("print(4)", ENGLISH("workbench.ended")),
        ("def choose(observation, moves):\n    return moves[0]", bot),
    ):
        person = Person({f"{KEPT}a": code}, route="#/python").do("bench-run")
        assert ended in words_of(tell(tell(person, "ready"), "ended"))


@pytest.mark.parametrize("game", NAMES)
def test_code_gets_what_its_seat_sees_and_its_move_is_played(game: str) -> None:
    person = at_table(game)
    assert works(person) == []  # nothing runs by itself
    assert ENGLISH("workbench.table.ask", name="mine") in words_of(person)
    task = allow(person)
    match = read_match(person.line, load)
    seat = match.state.to_act
    told = load(game).position(task["position"])
    assert load(game).observe(told, task["seat"]) == match.observe(seat)
    move = next(iter(told.moves()))
    answer(person, task, move=str(move))
    assert read_match(person.line, load).log[len(match.log)] == move


def test_nothing_hidden_goes_to_the_code() -> None:
    """The position is the same whatever is hidden: another match that looks alike to the seat."""
    seen = set()
    for deal in range(12):
        line = f"serao/1 trio first=2 deal=bench{deal} human:Ana code:mine"
        storage = {"serao.match.one": line, f"{KEPT}mine": CODE}
        person = Person(storage, route="#/table/one").wait()
        task = allow(person)
        match = read_match(person.line, load)
        told = load("trio").position(task["position"])
        assert match.observe(1) == load("trio").observe(told, 1)
        seen.add(told.hands[0] == match.state.hands[0] and told.pile == match.state.pile)
    assert False in seen


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"kind": "error", "text": "KeyError: 3", "line": "2"}, "Line 2: KeyError: 3"),
        ({"kind": "slow", "line": "4"}, "Line 4: No answer within 10 seconds."),
        ({"kind": "absent"}, "The script has no function"),
        ({"kind": "nothing", "text": "None", "line": "2"}, "Line 2: None is not a move"),
        ({"kind": "gone"}, "Python has stopped by itself."),
        ({"move": "stop"}, "stop is against the rule"),
        ({"move": "nonsense"}, "nonsense is not a move"),
        ({}, "Python has stopped by itself."),
    ],
)
def test_what_goes_wrong_is_told_and_the_game_is_not_lost(
    values: dict[str, str], said: str
) -> None:
    person = at_table()
    task = allow(person)
    answer(person, task, **values)
    assert said in words_of(person)
    assert said in " ".join(person.said)
    before = person.line
    [again] = works(person.do("code run"), "choose")
    assert again["position"] == task["position"]
    answer(person, again, **values)
    assert person.line == before
    person.do("code instead").wait("nothing")
    assert person.line != before


def test_a_late_answer_is_forgotten() -> None:
    person = at_table()
    task = allow(person)
    before = person.line
    person.visit("#/")
    answer(person, task, move="stop")
    person.visit("#/table/one")
    answer(person, task, move="stop")
    assert person.line == before
    assert words_of(person).count("against the rule") == 0


def test_code_that_has_changed_waits_for_another_tap() -> None:
    person = at_table()
    answer(person, allow(person), kind="error", text="KeyError: 3", line="2")
    person.do("code open")
    assert 'data-line="2"' in person.html
    tell(person, "code", script="mine", text=CODE + "#")
    person.visit("#/table/one").wait()
    assert works(person) == []
    assert ENGLISH("workbench.table.ask", name="mine") in words_of(person)
    assert allow(person)["code"] == CODE + "#"


def test_a_match_whose_script_is_elsewhere_says_so_and_goes_on() -> None:
    person = at_table(kept=None)
    assert ENGLISH("workbench.fault.missing") in words_of(person)
    before = person.line
    assert person.do("code instead").line != before


def test_a_match_begins_at_the_workbench() -> None:
    person = Person({f"{KEPT}mine": CODE}, route="#/python")
    for game in NAMES:
        person.fill_in("bench-game", game=game).do("bench-play").wait()
        match = read_match(person.line, load)
        assert isinstance(match, Match)
        assert [player.kind for player in match.players][:2] == ["human", "code"]
        assert match.players[1].name == "mine"
        person.visit("#/python")


def test_a_table_waits_for_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    from web.app import outside

    monkeypatch.setattr(outside, "room", lambda name: None)
    person = at_table()
    assert {"op": "fetch", "name": f"{FETCHED}workbench"} in person.effects
    assert ENGLISH("app.fetch.awaited") in words_of(person)
    person.receive(f"{FETCHED}workbench", None)
    assert ENGLISH("app.fetch.unreached") in words_of(person)
    person.receive(f"{FETCHED}workbench", None, gone=True)
    assert ENGLISH("app.fetch.outdated") in words_of(person)
    assert 'data-do="reload"' in person.html
    monkeypatch.undo()
    person.do("fetch").wait()
    assert ENGLISH("workbench.table.ask", name="mine") in words_of(person)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str) -> None:
    person = Person(language=language, route="#/python")
    assert Words(language)("workbench.about") in words_of(person)
    for example in EXAMPLES:
        person.fill_in("bench-open", script="", example=example)
        assert works(person, "edit")[0]["code"].startswith("# ")


def test_what_a_script_says_is_capped() -> None:
    person = Person(route="#/python").do("bench-run")
    for _ in range(5):
        tell(person, "output", text="a" * 10_000)
    assert len(person.html) < 60_000
