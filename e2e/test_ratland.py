"""Ratland in a real browser: a game's beginning and ends, screens between people, dragged rats."""

import re
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.conftest import Opener
from e2e.layout import SMALL
from e2e.playing import (
    CHANGED,
    ENGLISH,
    SAVE,
    begin,
    bring,
    called,
    expect_refusal,
    reloaded,
    saved,
    shortly_before_the_end,
    thing,
)
from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match
from engine.ratland.moves import PLACED, Draw, Move, Place
from engine.ratland.observe import Observation
from engine.ratland.state import Stage
from engine.search.levels import levels
from web.boards.ratland.gestures import ready
from web.boards.ratland.things import taps
from web.boards.table import View

FIRST_TURN = (
    "serao/1 ratland food=first-game first=1 human:Ana random:Bento | event abundance | food 1"
)
"""Ana is about to place seven rats."""

HURRY = "() => document.getElementById('hurry')?.click()"
STEP_BY_STEP = {"serao.preferences": '{"pace": "step"}'}


def reload(page: Page) -> None:
    """Load the page again: nothing that has happened is lost."""
    line = page.evaluate(SAVE)
    reloaded(page)
    expect(page.locator("#ratland")).to_have_count(1)
    assert page.evaluate(SAVE).startswith(line)


def say_yes(page: Page, seen: Observation, move: Move) -> None:
    """To the question whether rats shall stay at home."""
    if isinstance(move, Place) and move.total < seen.clans[seen.to_act].healthy:
        page.locator("#confirm").click()


def take_turns(page: Page, reload_at: Stage | None = None, most: int | None = None) -> Match:
    """Play for every person until the game is over, or the log has `most` moves.

    The page is loaded again once, in this step of a turn that has something to lose; not before
    that is it enough. While rats forage it can be met only if the page goes STEP_BY_STEP.
    """
    choose = levels("ratland")["greedy"]
    to_reload = reload_at is not None
    while True:
        match = saved(page)
        state, line = match.state, str(match)
        shared = [one.kind for one in match.players].count("human") > 1
        if state.to_act == NOBODY or (most and len(match.log) >= most and not to_reload):
            assert not to_reload
            return match
        to_lose = any(state.choices) or (match.log and isinstance(match.log[-1], Draw))
        if to_reload and state.stage is reload_at and to_lose:
            to_reload = False
            reload(page)
        elif state.to_act == CHANCE or match.players[state.to_act].kind != "human":
            reads = shared and state.stage is Stage.EVENT and state.events  # what a turn came to
            if reads or (to_reload and reload_at is Stage.FORAGE):
                page.locator("#next").dispatch_event("click")
            elif len(state.events) > 1:  # the first turn is watched, piece by piece
                page.evaluate(HURRY)
            page.wait_for_function(CHANGED, arg=line)
        else:
            lift = page.locator("#lift")
            if shared and lift.count():
                assert "data-do" not in page.locator("#stage").inner_html()
                lift.click()
                expect(lift).to_have_count(0)
            seen = match.observe(state.to_act)
            move = choose(match.game, seen, Random(line))
            planned = ready(View(seen, state.moves(), (), None, (), ENGLISH))
            for what in map(str, taps(move, seen)):
                if what not in planned:
                    thing(page, what).dispatch_event("click")
            say_yes(page, seen, move)
            page.wait_for_function(CHANGED, arg=line)
            assert str(saved(page)).startswith(f"{line} | {move}")


def check_the_result(page: Page, match: Match) -> None:
    """The winners are named, and everybody's points are there."""
    outcome = match.state.outcome()
    assert outcome is not None
    for name in called(match, outcome.winners):
        expect(page.locator("#prompt")).to_contain_text(name)
    points = page.locator("#result .is-total td").all_inner_texts()
    assert [int(text.replace("\N{MINUS SIGN}", "-")) for text in points] == list(outcome.scores)


@pytest.mark.once
def test_a_game_against_three_bots_begins_on_a_phone(awake: Opener) -> None:
    page = awake("phone", quick=True, built=True, kept=STEP_BY_STEP)  # waits while rats forage
    begin(page, "ratland", ["human", "player", "novice", "player"], "food-first-game")
    match = take_turns(page, reload_at=Stage.FORAGE, most=30)
    assert match.options["food"] == "first-game"


@pytest.mark.once
def test_a_game_against_three_bots_ends_on_a_phone(awake: Opener) -> None:
    page = awake("phone", quick=True)
    head = "serao/1 ratland food=first-game first=1 deal=fog human:Ana greedy:Moth random:Owl"
    bring(page, shortly_before_the_end(f"{head} greedy:Bat", 24))
    match = take_turns(page)
    assert match.state.food == tuple(range(1, len(match.state.food) + 1))
    check_the_result(page, match)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.whole_elsewhere
def test_two_people_at_one_device_place_behind_a_screen(awake: Opener, engine: str) -> None:
    if engine != "firefox":
        pytest.skip("Chromium plays the end of another game")
    page = awake(quick=True)
    head = "serao/1 ratland food=first-game first=1 deal=fog human:Ana human:Bento"
    bring(page, shortly_before_the_end(head, 28))
    match = take_turns(page, reload_at=Stage.PLACE)
    check_the_result(page, match)


@pytest.mark.whole_elsewhere
def test_rats_go_by_taps_steps_drags_and_keys(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), FIRST_TURN)
    count = {name: page.locator(f"#own-count-{name}") for name in (*PLACED, "pantry")}
    expect(count["pantry"]).to_have_text("7")
    page.locator("#own-more-dump").click()
    expect(count["dump"]).to_have_text("1")
    page.locator("#own-city .rl-label").click()
    expect(count["city"]).to_have_text("1")
    page.locator("#own-fewer-dump").click()
    expect(count["dump"]).to_have_text("0")
    page.locator("#own-pantry-1").drag_to(page.locator("#own-countryside .rl-label"))
    expect(count["countryside"]).to_have_text("1")
    page.locator("#own-city-1").drag_to(page.locator("#own-nursery .rl-label"))
    expect(count["nursery"]).to_have_text("1")
    expect(count["city"]).to_have_text("0")
    expect(page.locator("#supper-then")).to_contain_text("8")
    expect(count["pantry"]).to_have_text("5")

    for step in page.locator(".rl-step .rl-hit").all():
        box = step.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    page.locator("#twin-0-0").focus()
    for key, dump in (("Enter", "1"), ("+", "2"), ("-", "1"), ("2", "2")):
        page.keyboard.press(key)
        expect(count["dump"]).to_have_text(dump)
    page.keyboard.press("End")
    expect(page.locator("#twin-0-2")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")  # one fewer
    expect(count["dump"]).to_have_text("1")

    line = page.evaluate(SAVE)
    thing(page, "done").click()  # two clans guard their pipes, so nobody stays in the pantry
    expect_refusal(page, "ratland.attack.two-players")
    assert page.evaluate(SAVE) == line
    page.locator("#odds summary").click()
    expect(page.locator("#odds tbody tr").first).to_contain_text("50%")
    page.locator("#hint").click()
    expect(page.locator("#prompt")).to_have_text(re.compile("^Hint: "))
    expect(page.locator(".rl-advice").first).to_be_visible()
    thing(page, "follow").click()
    expect(page.locator(".rl-advice")).to_have_count(0)
    assert page.evaluate(SAVE) == line, "planned, not placed"
    thing(page, "done").click()
    page.wait_for_function(CHANGED, arg=line)


@pytest.mark.once
def test_on_a_small_phone_what_is_to_be_done_is_in_sight_when_one_comes_to_the_table(
    awake: Opener,
) -> None:
    """At once, and after a rule was looked up, or the page was loaded anew."""
    page = awake("phone", quick=True, viewport={"width": SMALL[0], "height": SMALL[1]})
    bring(page, FIRST_TURN.replace("random:Bento", "random:Bento random:Eva"))
    ready = page.get_by_role("button", name=re.compile("^Ready"))
    expect(ready).to_be_in_viewport(ratio=1)
    expect(page.locator("#own-dump")).to_be_in_viewport(ratio=0.9)
    page.locator("#guide a").click()
    expect(page.locator("h1")).to_have_text(re.compile("rule", re.IGNORECASE))
    page.go_back()
    expect(ready).to_be_in_viewport(ratio=1)
    page.reload()
    expect(ready).to_be_in_viewport(ratio=1)


@pytest.mark.once
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_what_stands_where_ready_stood_takes_nothing_back_and_says_no_yes(
    awake: Opener, screen: str
) -> None:
    """Whoever taps at the same place again, whatever its words were before."""
    page = bring(awake(screen), FIRST_TURN.replace("random:Bento", "random:Bento random:Eva"))
    button = page.get_by_role("button", name=re.compile("^Ready"))
    thing(page, "more nursery").click()
    asked = _box(button)
    for _ in range(6):
        thing(page, "more city").dispatch_event("click")  # a real one may scroll the page
    expect(button).to_have_text("Ready")
    assert {_at(page, asked, part) for part in (0.1, 0.5, 0.9)} == {"offer-0"}
    for _ in range(4):  # fewer at home are not asked about
        thing(page, "fewer city").dispatch_event("click")
    asked = _box(button)
    button.click()
    expect(page.locator("#confirm")).to_be_visible()
    assert {_at(page, asked, part) for part in (0.1, 0.5, 0.9)} == {"reconsider"}


def _box(button: Locator) -> FloatRect:
    """Where it lies once it is in sight."""
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    return box


def _at(page: Page, box: FloatRect, part: float) -> str:
    """The id of the button that lies there, so far along the middle of this box."""
    x, y = box["x"] + part * box["width"], box["y"] + box["height"] / 2
    found: str = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('button')?.id ?? ''", [x, y]
    )
    return found
