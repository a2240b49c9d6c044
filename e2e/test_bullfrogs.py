"""Bullfrogs in a real browser: the beginning of a game and the ends of others, by clicks.

The tests read the save that the page keeps, so what is on the page and what is kept must agree: a
click that leads to another move than the one meant fails at once.
"""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ENGINES_SCREEN, Opener
from e2e.playing import (
    CHANGED,
    ENGLISH,
    SAVE,
    begin,
    bring,
    dealt,
    expect_refusal,
    lift_curtain,
    open_at,
    reloaded,
    saved,
    shortly_before_the_end,
    thing,
)
from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match, read_match
from engine.games import load
from engine.search.levels import level_of, levels, style_of
from tests.web.person import laid
from tools.browsers import Engine
from web.boards.bullfrogs import TABLE
from web.boards.bullfrogs.things import taps
from web.words import LANGUAGES

TWO_PEOPLE = "serao/1 bullfrogs colours=GB first=1"
KINDS = ("human", "player", "novice", "player")
BOXES = """
    () => [...document.querySelectorAll("#pond [data-do], #tray [data-do], #controls button")]
        .map((thing) => JSON.stringify(thing.getBoundingClientRect()))
"""


def click(page: Page, what: str) -> None:
    """Click it, also where a piece stands on the middle of a card."""
    thing(page, what).dispatch_event("click")


def take_turns(page: Page, reload_at: int = 0, most: int | None = None) -> Match:
    """Play for every person until the game is over, or the log has `most` moves.

    The page is loaded again once the log is `reload_at` moves long, in the middle of a turn.
    """
    choose = levels("bullfrogs")["greedy"]
    while True:
        match = saved(page)
        seat, line = match.state.to_act, str(match)
        if seat == NOBODY or (most and len(match.log) >= most):
            return match
        if match.players[seat].kind != "human":
            page.wait_for_function(CHANGED, arg=line)
            continue
        if reload_at and len(match.log) >= reload_at and match.observe(seat).actions:
            reload_at = 0
            reloaded(page)
            assert page.evaluate(SAVE) == line
        lift_curtain(page)
        _, view = laid(match)
        if TABLE.obvious(view) is None:
            move = choose(match.game, view.seen, Random(line))
            picked = TABLE.ready(view)
            for what in map(str, taps(move, view.seen)):
                if what not in picked:
                    click(page, what)
            page.wait_for_function(CHANGED, arg=line)
            assert str(saved(page)).startswith(f"{line} | {move}")
        else:
            page.wait_for_function(CHANGED, arg=line)


@pytest.mark.whole_elsewhere
def test_the_end_of_a_game_of_two_people_at_one_device(awake: Opener, engine: str) -> None:
    if engine != "firefox":
        pytest.skip("Chromium plays the end of another game")
    page = awake(quick=True)
    line = shortly_before_the_end(f"{TWO_PEOPLE} deal=fog human:Ana human:Bento", 12)
    bring(page, line)
    match = take_turns(page, reload_at=line.count(" | ") + 5)
    outcome = match.state.outcome()
    assert outcome is not None
    expect(page.locator("#result")).to_be_visible()
    for points in outcome.scores:
        expect(page.locator("#result")).to_contain_text(str(points))


@pytest.mark.once
def test_a_game_against_three_bots_begins_on_a_phone(awake: Opener) -> None:
    page = awake("phone", quick=True)
    begin(page, "bullfrogs", KINDS)
    kinds = [player.kind for player in take_turns(page, most=20).players]
    assert [level_of(kind) for kind in kinds] == list(KINDS)
    assert len({*map(style_of, kinds[1:])}) == len(kinds[1:]), "each in a style of its own"


@pytest.mark.once
def test_a_forbidden_move_is_refused_by_the_name_of_its_rule(awake: Opener, engine: Engine) -> None:
    page = awake(ENGINES_SCREEN[engine])
    line = f"{TWO_PEOPLE} deal=fog human:Ana human:Bento"
    match = saved(bring(page, f"{line} | draw 2 | draw 3 | draw 4 | draw 2 | draw 3 | draw 4"))
    click(page, "card 2")
    click(page, "cell log")
    expect_refusal(page, "bullfrogs.play-card")
    assert str(saved(page)) == str(match)


def test_a_refusal_leaves_everything_where_it_was(awake: Opener, engine: str) -> None:
    if engine != "chromium":
        pytest.skip("fingers cannot be had in a Firefox that is not Playwright's own")
    draws = " | ".join(f"draw {actions}" for actions in (2, 3, 4) * 2)
    line = f"{TWO_PEOPLE} deal=fog human:Ana greedy:Moth | {draws} | play 3 n1e1"
    page = awake("phone", kept={"serao.match.one": line}, has_touch=True)
    page.set_viewport_size({"width": 375, "height": 667})
    open_at(page, "#/table/one")
    expect(thing(page, "cell w1")).to_be_visible()
    for language in LANGUAGES:
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#prompt a")).to_have_count(0)
        before = page.evaluate(BOXES)
        thing(page, "cell w1").tap()
        expect_refusal(page, "bullfrogs.deploy.line")
        assert page.evaluate(BOXES) == before
    thing(page, "cell n1").tap()
    page.wait_for_function(CHANGED, arg=line)
    assert str(saved(page).log[-1]) == "deploy frog n1"
    expect(page.locator("#prompt a")).to_have_count(0)


@pytest.mark.once
def test_the_same_deal_is_the_same_game_in_the_browser_as_anywhere(awake: Opener) -> None:
    head, moves = "serao/1 bullfrogs colours=GB first=random deal=fog planner:Moth greedy:Owl", 40
    match = read_match(head, load)
    while len(match.log) < moves:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
        else:
            bot = levels("bullfrogs")[match.players[seat].kind]
            match.play(bot(match.game, match.observe(seat), Random(str(match))))

    page = open_at(awake(quick=True, built=True), "#/games")
    page.locator("#text").fill(head)
    page.get_by_role("button", name=ENGLISH("app.bring.open")).click()
    page.wait_for_function(f"(count) => ({SAVE})()?.split(' | ').length > count", arg=moves)
    assert page.evaluate(SAVE).startswith(str(match))


BESIDE_THE_POND = """() => {
    const board = document.querySelector(".board.zoomable").getBoundingClientRect();
    const [armies, buttons] = ["#armies > span", ".zoom button"].map((what) =>
        [...document.querySelectorAll(what)].filter((one) => one.checkVisibility()));
    const low = [...armies, ...buttons].filter((one) =>
        one.getBoundingClientRect().bottom > board.bottom + 1);
    return [armies.length, buttons.length, low.map((one) => one.outerHTML)];
}"""


@pytest.mark.once
def test_beside_a_low_pond_four_armies_and_the_way_nearer_are_seen(awake: Opener) -> None:
    page = awake("phone", quick=True)
    page.set_viewport_size({"width": 375, "height": 667})
    open_at(page, "#/learn/bullfrogs/p02")
    expect(page.locator("#armies")).to_be_visible()
    assert page.evaluate(BESIDE_THE_POND) == [4, 1, []]
    page.locator("[data-zoom=in]").click()
    expect(page.locator("[data-zoom=fit]")).to_be_visible()
    assert page.evaluate(BESIDE_THE_POND) == [0, 2, []]


BEYOND = """() => {
    const sight = document.getElementById("pond-picture").getBoundingClientRect();
    const board = document.querySelector(".board.zoomable").getBoundingClientRect();
    return [...document.querySelectorAll(".bf-place")].flatMap((place) => {
        const { right, top, height } = place.getBoundingClientRect();
        const y = top + height / 2;
        if (right < sight.right + 4 || right > board.right || y < board.top) return [];
        return [document.elementFromPoint(right - 3, y) === place];
    });
}"""
"""Whether places that reach beyond the picture's own box, to the right, can be touched there."""


@pytest.mark.once
def test_a_place_at_the_edge_is_drawn_whole_beside_the_way_nearer(awake: Opener) -> None:
    page = awake("phone", quick=True)
    bring(page, str(dealt(f"{TWO_PEOPLE} deal=edge human:Ana human:Bento")))
    page.locator(".bf-hand-card").first.click()
    assert True in page.evaluate(BEYOND)
    page.locator("[data-zoom=in]").click()
    expect(page.locator("[data-zoomed]")).to_have_css("overflow", "hidden")
    page.locator("[data-zoom=fit]").click()
    expect(page.locator("[data-panzoom]:not([data-zoomed])")).to_have_css("overflow", "visible")
