"""When something of ours is broken, the rest still works and the fault is shown."""

import asyncio
import json

import pytest

from engine.search import levels as bot_levels
from engine.search.bots import Bot
from tests.web.person import Person, greedily
from tests.web.plain import lay


def breaks(*_: object) -> None:
    """A fault."""
    raise ZeroDivisionError("a leg of the table")


@pytest.mark.usefixtures("table")
def test_a_fault_in_a_tap_leaves_everything_as_it_was() -> None:
    person = Person(forgiving=True).do("quick bullfrogs").wait_for_bots()
    before, html = person.line, person.html
    person.tap("break")
    assert "a leg of the table" in person.errors[0]
    assert (person.line, person.html) == (before, html)
    person.play(greedily, 1)
    assert len(person.line) > len(before)


@pytest.mark.usefixtures("table")
def test_a_table_that_cannot_be_drawn_leaves_the_other_pages_and_the_save(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = Person(forgiving=True).do("quick bullfrogs").wait_for_bots()
    before = person.line
    lay(monkeypatch, draw=breaks)
    person.tap(str(greedily(person.state)))
    assert "a leg of the table" in person.errors[0]
    assert "This page cannot be shown" in person.text
    assert len(person.line) > len(before)
    assert person.do(f"download {person.match_id}").downloaded()["text"] == person.line
    assert "Settings" in person.visit("#/settings").text
    assert len(person.errors) == 2


@pytest.mark.usefixtures("table")
def test_a_bot_that_breaks_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(forgiving=True).visit("#/new/bullfrogs").fill_in("new", first="2").do("start")
    monkeypatch.setattr("web.loop.bot", lambda game, kind: Bot(breaks))
    person.wait()
    assert "a leg of the table" in person.errors[0]
    monkeypatch.setattr("web.loop.bot", bot_levels.bot)
    assert person.reload().wait_for_bots().state.to_act == 0


@pytest.mark.usefixtures("table")
def test_what_a_start_could_not_read_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Person().do("quick bullfrogs").fill_in("settings", theme="dark").storage
    assert before is not None
    with monkeypatch.context() as planted:
        planted.setattr("web.app.keeping.read_shelf", breaks)
        person = Person(before, forgiving=True)
    assert "a leg of the table" in person.errors[0]
    assert 'id="banner"' in person.html
    assert "does not let us save" in person.text
    assert "does not let us save" not in person.do("close-banner").text
    person.do("quick bullfrogs").play(greedily, 1).fill_in("settings", theme="light")
    assert person.storage == before
    assert person.reload().page["theme"] == "dark"


@pytest.mark.parametrize(("embed", "answers"), [("", False), ("game=trio", True)])
def test_the_site_answers_nothing_more_when_memory_was_short(
    monkeypatch: pytest.MonkeyPatch, embed: str, answers: bool
) -> None:
    """So that the page begins anew; a frame cannot, and goes on."""

    def exhausted(*_: object) -> None:
        raise MemoryError

    async def is_answered(person: Person) -> bool:
        asking = asyncio.create_task(person.app.send('{"kind": "host", "what": "", "now": 0}'))
        done, _ = await asyncio.wait([asking], timeout=0.1)
        return not asking.cancel() and bool(done)

    person = Person(embed=embed, forgiving=True)
    assert asyncio.run(is_answered(person))
    with monkeypatch.context() as planted:
        planted.setattr("web.loop.update", exhausted)
        person.do("back")
    assert "MemoryError" in person.errors[0]
    assert asyncio.run(is_answered(person)) is answers


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"kind": "dance"}', '{"kind": "do"}', "null"])
def test_a_message_that_is_none_is_answered_with_an_error(text: str) -> None:
    person = Person()
    (effect,) = json.loads(asyncio.run(person.app.send(text)))
    assert effect["op"] == "error"
    assert "Settings" in person.visit("#/settings").text


@pytest.mark.usefixtures("table")
def test_what_comes_too_late_is_forgotten() -> None:
    person = Person()
    for what in (
        "tap end", "undo", "lift", "again", "start", "whole-story", "delete", "spare",
        "ask-delete x", "next", "hurry", "hint", "redeal", "deal bullfrogs x y", "deal chess x",
        "download x", "download-upload", "copy x", "skip",
    ):  # fmt: skip
        person.do(what)
    person.ring("bot", 3).ring("obvious", 0)
    person.fill_in("new", seats="3").fill_in("no-such-form").fill_in("language", language="xx")
    person.press("Escape")
    assert person.errors == []
    assert person.storage == {}
