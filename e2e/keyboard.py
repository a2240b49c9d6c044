"""Playing by keys alone, with the board in sight.

After every key the focus is somewhere; where that is a place of the board, a ring lies around it,
in sight and with nothing over it.
"""

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from e2e.playing import CHANGED, ahead, press_key, saved, settled
from engine.core.game import NOBODY
from engine.core.match import Match
from engine.search.levels import levels
from tests.web.person import laid

STEPS = 60
"""Keys on the way to a place, at most."""

SOON = 3000
"""Milliseconds in which a busy machine scrolls to where the focus is."""

PLACE = re.compile(r"twin-(-?\d+)-(-?\d+)")
"""The id of a place: its row and column."""

FAULT = """() => {
    const node = document.activeElement, ring = document.querySelector("#ring");
    if (node === document.body) return "the focus is nowhere";
    if (!node.closest("#other-ways")) return ring.hidden ? "" : "a ring without a focus";
    if (!node.checkVisibility() || ring.hidden) return "no ring";
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const line = node.getBoundingClientRect();
    const off = left < -6 || top < line.bottom - 6
        || right > innerWidth + 6 || bottom > innerHeight + 6;
    if (off || right - left < 8 || bottom - top < 8) return `${node.id} is out of sight`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over?.closest("#stage") ? "" : `${over?.outerHTML.slice(0, 90)} lies over ${node.id}`;
}"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

WHERE = """(what) => {
    const buttons = [...document.querySelectorAll(`button[data-do="tap ${what}"]`)];
    const node = buttons.find((one) => one.getClientRects().length && !one.disabled);
    return node && [node.id, node.dataset.key ?? "", !!node.closest("#twin")];
}"""


def check(page: Page) -> None:
    """That the focus is somewhere, and that it is seen, as soon as the page has come to rest."""
    page.evaluate(FRAME)
    try:
        page.wait_for_function(f"() => ({FAULT})() === ''", timeout=SOON)
    except TimeoutError:
        raise AssertionError(page.evaluate(FAULT)) from None


def press(page: Page, key: str) -> None:
    """Press a key that is answered by another picture, or by words to be heard."""
    press_key(page, key)
    check(page)


def place_of(id: str) -> tuple[int, int]:
    """Row and column of a place of the board, or of what lies on it."""
    found = PLACE.match(id)
    assert found, id
    return int(found[1]), int(found[2])


def walk(page: Page, id: str) -> None:
    """Go over the board to a place by arrows; where none of them leads on, by the page keys."""
    focused = "() => document.activeElement.closest('#twin') && document.activeElement.id"
    if not page.evaluate(focused):
        page.keyboard.press("t")
    been = set()
    for _ in range(STEPS):
        here = page.evaluate(focused)
        if here == id:
            return check(page)
        been.add(here)
        (row, column), (to_row, to_column) = place_of(here), place_of(id)
        across = "ArrowRight" if to_column > column else "ArrowLeft"
        along = "ArrowDown" if to_row > row else "ArrowUp"
        wanted = (along,) * (to_row != row) + (across,) * (to_column != column)
        for key in wanted:
            page.keyboard.press(key)
            if page.evaluate(focused) not in been:
                break
            page.locator(f"#{here}").focus()
        else:
            page.keyboard.press("PageDown")
            if page.evaluate(focused) in been:
                page.keyboard.press("PageUp")
    raise AssertionError(f"no way to {id}")


def tab(page: Page, id: str) -> None:
    """Go to a button by the Tab key."""
    for _ in range(STEPS):
        if page.evaluate("() => document.activeElement.id") == id:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {id}")


def tap(page: Page, what: str, way: str = "Enter") -> None:
    """Tap a thing; a place of the board with this key."""
    id, key, on_board = page.evaluate(WHERE, what)
    if key:
        press(page, key)
    elif on_board:
        walk(page, id)
        press(page, way)
    elif id.startswith("thing-"):
        tab(page, page.locator("#twin-things [tabindex='0']").get_attribute("id") or "")
        page.keyboard.press("Home")
        while page.evaluate("() => document.activeElement.id") != id:
            page.keyboard.press("PageDown")
        check(page)
        press(page, "Enter")
    else:
        tab(page, id)
        press(page, "Enter")


Decide = Callable[[Page, Match, Sequence[str], Any], None]
"""Makes a move of a match, of which some things are picked up already."""


def decide(page: Page, match: Match, picked: Sequence[str], move: Any) -> None:
    """Make a move by keys, and say yes should the page ask."""
    for what, same in groupby(ahead(match, picked, move)):
        times = len(list(same))
        if what.startswith("more ") and str(move).startswith("place"):
            tap(page, what, str(min(times, 9)))
            for _ in range(times - 9):
                tap(page, what, "+")
        else:
            for _ in range(times):
                tap(page, what)
    if page.locator("#confirm").count():
        tab(page, "confirm")
        press(page, "Enter")


def greedily(match: Match) -> object:
    """What a greedy bot would do."""
    seen = match.observe(match.state.to_act)
    return levels(match.game.id)["greedy"](match.game, seen, Random(str(match)))


def play(
    page: Page, choose: Callable[[Match], object] = greedily, decide: Decide = decide
) -> Match:
    """Play for every person until the game is over."""
    while True:
        match = settled(page)
        state, line = match.state, str(match)
        if state.to_act == NOBODY:
            expect(page.locator("#result")).to_be_visible()
            check(page)
            return match
        if page.locator("#lift").count():
            tab(page, "lift")
            press(page, "Enter")
        table, view = laid(match)
        if table.obvious(view) is None:
            move = choose(match)
            decide(page, match, table.ready(view), move)
            assert str(saved(page)).startswith(f"{line} | {move}")
        else:
            page.wait_for_function(CHANGED, arg=line)
