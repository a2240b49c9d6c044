"""Rooms: parts of the app that are fetched when somebody turns to them."""

import sys
import tempfile
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from tests.web.person import Person
from tools.rooms import rooms
from web.app.rooms import OF_PAGES, unpack
from web.words import LANGUAGES, Words

ENGLISH = Words("en")

DEN = """
from dataclasses import replace
from web.app.rooms import Room
from web.pages.frame import frame
from web.pages.html import heading
from web.words import Words

def enter(model, route):
    return replace(model, rooms={**model.rooms, "den": []}), []

def draw(model):
    return frame(model, heading("den: " + ", ".join(model.rooms["den"])), "note-page")

def told(model, rest):
    return replace(model, rooms={"den": [*model.rooms["den"], rest]}), []

ROOM = Room(
    title="app.home.rules",
    enter=enter,
    draw=draw,
    verbs={"roar": told},
    forms={"den": lambda model, values: told(model, values["text"])},
    file=told,
)
"""


@pytest.fixture
def den(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """A packed room that stands behind the page of the results, and cannot be imported yet."""
    monkeypatch.setitem(OF_PAGES, "results", "den")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("web/rooms/den/__init__.py", DEN)
    yield b64encode(packed.getvalue()).decode()
    for name in ("web.rooms", "web.rooms.den"):
        sys.modules.pop(name, None)


def test_a_page_waits_for_its_room_and_is_drawn_by_it(den: str) -> None:
    person = Person().visit("#/results")
    assert {"op": "fetch", "name": "room-den"} in person.effects
    assert ENGLISH("app.fetch.awaited") in person.text
    person.receive("room-den", den)
    assert "den: " in person.text
    assert "focus" in [effect["op"] for effect in person.latest]
    person.do("roar once").fill_in("den", text="twice").choose_file("thrice")
    assert "den: once, twice, thrice" in person.text
    assert person.page["title"].startswith(ENGLISH("app.home.rules"))


@pytest.mark.parametrize("text", [None, "", "?", b64encode(b"no zip").decode()])
def test_a_room_that_cannot_be_had_says_so_and_can_be_asked_for_again(
    den: str, text: str | None
) -> None:
    person = Person().visit("#/results").receive("room-den", text)
    assert ENGLISH("app.fetch.unreached") in person.text
    person.do("fetch").receive("room-den", den)
    assert "den: " in person.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_that_only_a_newer_site_has_comes_with_it(den: str, language: str) -> None:
    words = Words(language)
    person = Person(language=language).visit("#/results").receive("room-den", None, gone=True)
    assert words("app.fetch.outdated") in person.text
    assert words("app.fetch.outdated") in person.announcer
    assert words("app.fetch.unreached") not in person.text
    assert person.focus == "fetch"
    assert 'data-do="fetch"' not in person.html
    assert {"op": "reload"} in person.do("reload").latest
    person.visit("#/").visit("#/results").receive("room-den", None)
    assert words("app.fetch.unreached") in person.text
    assert words("app.fetch.outdated") not in person.text
    assert "den: " in person.do("fetch").receive("room-den", den).text


def test_a_click_on_a_picture_of_its_page_is_no_fault_while_a_room_is_awaited(den: str) -> None:
    person = Person().visit("#/results")
    page = person.html
    assert person.do("roar once").html == page


def test_a_room_that_comes_late_changes_no_other_page(den: str) -> None:
    person = Person().visit("#/results").visit("#/about")
    page = person.html
    assert person.receive("room-den", None).html == page
    assert person.receive("room-den", den).html == page
    assert "den: " in person.visit("#/results").text


def test_every_room_is_packed_so_that_it_can_be_entered() -> None:
    for name, text in rooms().items():
        assert unpack(name.removeprefix("room-"), text)
