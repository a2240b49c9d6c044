"""Trio in a real browser: a whole game by clicks, its three endings, a reload, a phone."""

from itertools import count
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Opener
from e2e.native import origin
from e2e.playing import ENGLISH, LAYING, bring, click, expect_refusal, move, thing
from engine.trio import GAME
from tests.trio.games import game
from web.boards.trio.things import taps

LAID = f"{LAYING} | place RRRY e1"
"""Bento has just laid a tile and has 2 points."""

SIZES = """() => {
    const picture = document.querySelector("#board-picture");
    const { width, height } = picture.viewBox.baseVal;
    const told = (name) => Number(getComputedStyle(picture).getPropertyValue(name));
    return [[width, height], [told("--wide"), told("--high")]];
}"""
"""How large the board is drawn, and how large its letters take it to be."""


def shortly_before(ending: str) -> tuple[str, tuple[str, ...]]:
    """A match one decision before it ends so, and the taps of that decision."""
    for seed in count():
        moments = game(seed)
        state = moments[-1][3]
        outcome = state.outcome()
        if state.seats != 2 or outcome is None or outcome.rule.id != ending:
            continue
        last = max(at for at, (before, *_) in enumerate(moments) if before.to_act >= 0)
        head = f"serao/1 trio trio_line={state.line} place={state.place} first=random"
        line = [f"{head} human:Ana human:Bento", *(str(move) for _, move, *_ in moments[:last])]
        before, move, *_ = moments[last]
        return " | ".join(line), tuple(map(str, taps(move, GAME.observe(before, before.to_act))))
    raise AssertionError("endless seeds")


@pytest.mark.once
@pytest.mark.parametrize("ending", ["trio.win.trio", "trio.win.cluster", "trio.lose.stuck"])
def test_each_ending_is_reached_and_explained(awake: Opener, ending: str) -> None:
    line, last = shortly_before(ending)
    page = bring(awake(), line)
    for what in last:
        target = thing(page, what)
        picked = "is-picked" in (target.get_attribute("class") or "").split()
        if not picked and target.get_attribute("aria-pressed") != "true":
            click(page, target)
    expect(page.locator("#result a")).to_have_attribute("href", f"#/rules/trio/{ending}")
    reason = ending.rpartition(".")[2]
    expect(page.locator(f"#board-picture.is-{reason}")).to_be_visible()
    if reason == "trio":
        expect(page.locator(".tr-counted")).to_have_count(3)
    click(page, page.get_by_role("button", name=ENGLISH("app.table.again")))
    expect(page.locator("#board-tiles > g")).to_have_count(1)


@pytest.mark.once
def test_letters_grow_with_the_board(awake: Opener) -> None:
    page, random = bring(awake("phone", quick=True), LAYING), Random(1)
    before, told = page.evaluate(SIZES)
    assert told == before
    while page.evaluate(SIZES)[0] == before:
        move(page, random)
    drawn, told = page.evaluate(SIZES)
    assert told == drawn


@pytest.mark.once
def test_a_reload_in_mid_turn_keeps_points_and_pieces(awake: Opener) -> None:
    page = bring(awake(), LAID)
    expect(page.locator("#points-left strong")).to_have_text("2")
    click(page, thing(page, "circle start.n"))
    expect(page.locator("#points-left strong")).to_have_text("1")
    piece = page.locator(".tr-piece")
    expect(piece).to_have_count(1)
    page.reload()
    page.locator("#lift").click()
    expect(page.locator("#points-left strong")).to_have_text("1")
    expect(piece).to_have_count(1)
    identity = piece.get_attribute("id")
    click(page, page.locator("#undo"))
    expect(page.locator("#points-left strong")).to_have_text("2")
    expect(piece).to_have_count(0)
    click(page, thing(page, "circle start.e"))
    expect(page.locator(f"#{identity}")).to_be_visible()


@pytest.mark.once
def test_a_refused_tap_names_the_rule(awake: Opener) -> None:
    page = bring(awake(), LAID)
    thing(page, "circle e1.e").click()
    expect_refusal(page, "trio.move.enter")


@pytest.mark.once
def test_a_phone_tries_a_tile_turns_it_and_lays_it(awake: Opener) -> None:
    page = bring(awake("phone", has_touch=True), LAID.partition(" | place")[0])
    page.locator("#hand-1").tap()
    expect(page.locator("#hand-1.is-picked")).to_be_visible()
    page.locator("#target-n1").tap()
    badges = page.locator("#target-n1.is-picked .tr-badge text")
    expect(badges).to_have_count(4)
    expect(page.locator("#target-n1 .tr-sum text")).to_have_text("2")
    before = badges.all_text_contents()
    page.locator("#hand-1").tap()
    expect(badges.first).not_to_have_text(before[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator("#stage button:visible, .actions button").all():
        if button.locator("xpath=ancestor::*[@id='other-ways']").count():
            continue
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator("#target-n1").tap()
    expect(page.locator("#tile-n1")).to_be_visible()
    expect(page.locator("#points-n1")).to_be_visible()


@pytest.mark.once
def test_the_keyboard_plays_from_the_grid(awake: Opener) -> None:
    page = bring(awake(), LAID.partition(" | place")[0])
    page.keyboard.press("1")
    expect(page.locator("#hand-1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(page.locator("#twin-0-0")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#twin--2-0")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#target-n1.is-picked")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#tile-n1")).to_be_visible()


@pytest.mark.once
def test_arrows_lead_from_the_end_of_a_row_to_what_is_nearest_beside_it(awake: Opener) -> None:
    page = bring(awake(), LAYING)
    for key, place in (("Right", "twin-0-2"), ("Left", "twin-0--2")):
        page.locator("#twin--1-0").focus()  # a circle between two tiles
        page.keyboard.press(f"Arrow{key}")
        expect(page.locator(f"#{place}")).to_be_focused()
        expect(page.locator(f"#{place}")).to_have_attribute("data-answers", "")
        page.keyboard.press(f"Arrow{key}")
        expect(page.locator(f"#{place}")).to_be_focused()  # the edge


@pytest.mark.once
def test_an_end_is_as_dark_everywhere_and_a_lesson_s_line_at_the_edge(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 375, "height": 667})
    page.goto(f"{origin()}/#/learn/trio/first")
    for what in ("circle start.e", "circle e1.s"):
        click(page, thing(page, what))
    expect(page.locator(".tr-veil")).to_have_count(1)
    expect(page.locator(".zoom")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # a click that is tried again, on a busy machine, may have scrolled the page
    top = page.locator(".course").evaluate("(bar) => bar.getBoundingClientRect().top + scrollY")
    assert top == 0
    page.close()


@pytest.mark.once
def test_what_begins_a_game_stands_in_a_bar_that_nothing_shines_through(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 375, "height": 667})
    page.goto(f"{origin()}/#/new/trio")
    bar = page.locator(".start")
    expect(bar).to_have_css("position", "sticky")
    expect(bar).to_have_css("background-image", "none")
    expect(bar).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.close()


@pytest.mark.once
def test_the_ring_lies_around_the_points_of_the_tile_that_is_tried_out(awake: Opener) -> None:
    page = bring(awake(), f"{LAYING} | place RRRY e1 | stop | end | draw RYYY")
    for key in ("1", "t"):
        page.keyboard.press(key)
    place = page.locator("#twin button[data-at^='target-']").first
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board-targets .is-picked")).to_have_count(1)
    inside = """() => {
        const ring = document.querySelector("#ring").getBoundingClientRect();
        const texts = document.querySelectorAll(".tr-target.is-picked .tr-badge text");
        return [...texts].map((each) => each.getBoundingClientRect()).filter((one) =>
            one.left > ring.left + 3 && one.right < ring.right - 3).length;
    }"""
    page.wait_for_function(f"() => ({inside})() === 4")


@pytest.mark.once
def test_at_a_table_of_four_a_hint_is_read_from_its_beginning(awake: Opener) -> None:
    head = "serao/1 trio first=1 deal=fog human:Ana"
    page = bring(awake("laptop"), f"{head} greedy:Moth greedy:Bat greedy:Hedgehog")
    page.locator("#hint").click()
    expect(page.locator(".prompt.advised")).to_be_visible()
    begins = """(words) => {
        const panel = words.closest("#controls");
        panel.scrollTo({ top: 0 });
        return words.getBoundingClientRect().top > panel.getBoundingClientRect().top;
    }"""
    assert page.locator(".prompt").evaluate(begins)
    page.set_viewport_size({"width": 1366, "height": 600})  # where it has to be scrolled
    assert page.locator(".prompt").evaluate(begins)
