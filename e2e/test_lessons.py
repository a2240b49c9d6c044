"""Guided first games, taken on a phone to their end: one of each game by touch, others by keys."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Opener, show
from e2e.elsewhere import elsewhere
from e2e.playing import open_at, thing, things
from e2e.test_fingers import SOON
from engine.games import NAMES, lesson, lessons, load
from tests.web.person import Person

SURE = "yes"  # to the question whether a move was meant
GUIDED = ("first", "isaac", "violet", "torech")
LESSONS = [(game, one.name) for game in NAMES for one in lessons(game) if one.name in GUIDED]
FIRST = [(game, lessons(game)[0].name) for game in NAMES]


TOUCHED = """(what) => {
    const same = window.touched === what;
    window.touched = what;
    return same;
}"""
"""Whether this was touched last, too."""


def touch(page: Page, what: str) -> None:
    """Touch a thing where it is drawn; should the page ask which of several was meant, say it."""
    first = things(page, what).first
    first.scroll_into_view_if_needed()
    box = first.bounding_box()
    assert box is not None
    if page.evaluate(TOUCHED, what):
        page.wait_for_timeout(SOON)  # or it were a double tap, of which the second plays nothing
    seen = page.locator("#main").inner_html()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function("(seen) => document.querySelector('#main').innerHTML !== seen", arg=seen)
    if page.locator("#neither").count():
        thing(page, what).tap()
        expect(page.locator("#neither")).to_have_count(0)


def press(target: Locator) -> None:
    """Press Enter on it."""
    target.focus()
    target.press("Enter")


def reach(page: Page, what: str) -> None:
    """Choose a thing by keys."""
    named = f'[data-do="tap {what}"]'
    press(page.locator(f"#controls {named}, #stage button{named}").first)


class Said(NamedTuple):
    """A step of a lesson as the page must show it, and what solves it."""

    asked: str
    taps: list[str]
    answer: str


WAYS = [(*one, touch if one in FIRST else reach) for one in LESSONS]
TRIED = [("bullfrogs", "first"), ("violet", "torech")]
"""One by touch and one by keys."""


def course(game: str, name: str, language: str = "en") -> list[Said]:
    """A whole lesson, taken without a screen."""
    person = Person(route=f"#/learn/{game}/{name}", language=language)
    steps = list[Said]()
    for step in lesson(game, name).steps:
        asked, whats = person.text_of_prompt, list[str]()
        if step.moves:
            move = step.solution(load(game), person.state)
            whats = person.press("Escape").still_to_tap(game, move)
            person.tap(*whats)
            if 'id="confirm"' in person.html:
                person.do("confirm")
                whats.append(SURE)
            person.wait("lesson")
        steps.append(Said(asked, whats, person.text_of_prompt))
        person.do("onward")
    return steps


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "name", "hand"),
    [pytest.param(*way, marks=() if way[:2] in TRIED else pytest.mark.whole) for way in WAYS],
)
def test_a_lesson_is_taken_to_its_end(
    awake: Opener, game: str, name: str, hand: Callable[[Page, str], None]
) -> None:
    steps = elsewhere(course, game, name)
    page = open_at(awake("phone", quick=True, has_touch=True), f"#/learn/{game}/{name}")
    prompt = page.locator("#prompt")
    for asked, whats, answer in steps:
        expect(prompt).to_have_text(asked)
        page.keyboard.press("Escape")
        for what in whats:
            if what is SURE:
                page.locator("#confirm").tap()
            else:
                hand(page, what)
        expect(prompt).to_have_text(answer)
        expect(page.locator("#onward")).to_be_focused()
        if hand is touch:
            page.locator("#onward").tap()
        else:
            page.keyboard.press("Enter")
    expect(page.locator("#players .player").first).to_be_visible()
    expect(page.locator(".course")).to_have_count(0)


@pytest.mark.once
def test_whoever_asks_where_everything_is_still_sees_the_way_on(awake: Opener) -> None:
    asked, whats, answer = elsewhere(course, "trio", "first")[0]
    page = open_at(awake(quick=True), "#/learn/trio/first")
    expect(page.locator("#prompt")).to_have_text(asked)
    for what in whats:
        reach(page, what)
    expect(page.locator("#prompt")).to_have_text(answer)
    page.set_viewport_size({"width": 1366, "height": 600})  # on a higher one it is seen whole
    page.keyboard.press("b")
    told = page.locator("#prompt > .long")
    expect(told).to_be_visible()
    assert told.evaluate("(told) => told.scrollHeight > told.clientHeight")  # by keys, too
    expect(page.locator("#onward")).to_be_in_viewport(ratio=1)
    below = "(way) => way.closest('section').getBoundingClientRect().bottom"
    way = page.locator("#onward").bounding_box()
    assert way is not None
    assert way["y"] + way["height"] < page.locator("#onward").evaluate(below)
    show(page, "laptop")
    result = page.locator("#result")
    assert result.evaluate("(all) => all.scrollHeight <= all.clientHeight")  # in sight as a whole
