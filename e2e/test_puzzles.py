"""A puzzle of each game, found on the learn page and solved on a phone."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.elsewhere import elsewhere
from e2e.playing import ENGLISH, open_at
from e2e.test_lessons import SURE, reach, touch
from engine.games import NAMES, load, puzzles
from tests.web.person import Person


def taps(game: str) -> list[str]:
    """What solves the first puzzle, found without a screen."""
    one = puzzles(game)[0]
    person, whats = Person(route=f"#/learn/{game}/{one.name}"), list[str]()
    for text in one.line:
        found = person.still_to_tap(game, load(game).move(text))
        person.tap(*found)
        whats += found
        if 'id="confirm"' in person.html:
            person.do("confirm")
            whats.append(SURE)
    return whats


@pytest.mark.once
@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_is_found_and_solved(awake: Opener, game: str) -> None:
    whats = elsewhere(taps, game)
    page = open_at(awake("phone", quick=True, has_touch=True), f"#/learn/{game}")
    page.locator(".puzzles a").first.tap()
    task = page.locator(".task")
    hand = reach if game == "bullfrogs" else touch  # a crowded pad has many frogs to ask about
    expect(task).to_be_visible()
    asked = task.inner_text()
    for what in whats:
        if what is SURE:
            page.locator("#confirm").tap()
        else:
            hand(page, what)
    expect(page.locator("#onward")).to_have_text(ENGLISH("app.puzzle.next"))
    page.locator("#onward").tap()
    expect(task).not_to_have_text(asked)
    page.go_back()
    page.go_back()
    expect(page.locator(".puzzles li").first).to_contain_text(ENGLISH("app.puzzle.solved"))
