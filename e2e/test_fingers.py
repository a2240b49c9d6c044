"""A real finger on the tables: what it carries, what it scrolls, and what it may have meant."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.conftest import Opener
from e2e.keyboard import FRAME
from e2e.playing import CHANGED, ENGLISH, SAVE, able_to_stop, begin, bring, reloaded, settled
from tests.saves.test_saves import VERSIONS, read
from tests.web.test_fingers import FROG, PAD, SABOTAGE

POND = SABOTAGE + (
    " | deploy frog w1 | deploy frog w1 | end | draw 4 | play 3 e2 | deploy frog w1"
    " | deploy frog w1 | deploy frog n1e2 | score w1 | hop G frog w2 | hop G frog log"
    " | slide w2 e3 | end | draw 3 | play 2 s1e3 | deploy frog e3 | deploy frog s1 | end | draw 2"
    " | play 3 s1e2 | deploy frog n1e2 | sabotage G s1 log | deploy frog e2 | end | draw 4"
    " | play 4 n2e1 | deploy frog n1e1 | deploy frog n2 | deploy frog n2 | deploy bullfrog n1e1"
    " | end | draw 3 | play 4 s1e1 | sabotage G n1e1 n1e2 | deploy frog e1 | deploy frog e1"
    " | sabotage G n1e1 e1 | score e1 | hop G frog e2 | hop B frog s1e1 | hop B frog log"
    " | hop B frog n1e1 | score n1e2 | hop G frog e2 | hop B frog n1e1 | end | draw 4"
)
"""Places for a card on all sides, also where buttons over the pond would be."""

TRIO = "serao/1 trio first=1 deal=fog human:Ana greedy:Moth"
SIZES = ((390, 844), (375, 667), (320, 568), (1366, 768))
SCALE = """() => {
    const { width, left } = document.querySelector("[data-panzoom] > svg").getBoundingClientRect();
    return [width / document.querySelector("[data-panzoom]").offsetWidth, left];
}"""
COVERED = """() => {
    const board = document.querySelector("[data-panzoom]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-zoom]")].filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return left < board.right && right > board.left && top < board.bottom && bottom > board.top;
    }).map((button) => button.dataset.zoom);
}"""

SOON = 400
"""Milliseconds after which a button that has come somewhere is one that somebody taps."""

Point = tuple[float, float]


class Hand:
    """Fingers on a page. The browser makes of their touches what it makes of a person's."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def _lift(self) -> None:
        self._touch("touchEnd")
        self.page.wait_for_timeout(100)
        self.page.evaluate(FRAME)  # what the last moves of the fingers did is painted in a frame

    def swipe(self, *ways: tuple[Point, Point], steps: int = 10, ms: int = 16) -> None:
        """One finger for each way from a point to another; a frame a step, it is not faster."""
        for count in range(1, len(ways) + 1):
            self._touch("touchStart", *(start for start, _ in ways[:count]))
        for step in range(1, steps + 1):
            self.page.wait_for_timeout(ms)
            part = step / steps
            self._touch(
                "touchMove", *((a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways)
            )
        self._lift()

    def hold(self, at: Point, ms: int = 700, then: Point | None = None) -> None:
        """One finger that stays, and maybe goes on from there."""
        self._touch("touchStart", at)
        self.page.wait_for_timeout(ms)
        if then is not None:
            self._touch("touchMove", then)
        self._lift()


def middle(page: Page, selector: str) -> Point:
    """The point that a finger aims at, once the thing has been painted where it is."""
    thing = page.locator(selector).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def page(awake: Opener, engine: str) -> Page:
    if engine != "chromium":
        pytest.skip("only Chromium can be driven by real touches")
    return awake("phone", quick=True, has_touch=True, is_mobile=True)


def test_rats_are_carried_and_everything_else_scrolls(page: Page) -> None:
    begin(page, "ratland", ["human", "player"], "food-first-game")
    hand = Hand(page)
    start = page.evaluate("scrollY")
    ways = [
        ("#own-pantry-1", "countryside", {"countryside": 1}),
        ("#own-pantry-2", "nursery", {"countryside": 1, "nursery": 1}),
        ("#own-countryside-1", "left", {"countryside": 0, "left": 1}),
        ("#own-nursery-1", "pantry", {"nursery": 0, "left": 1}),
    ]
    for rat, room, counts in ways:
        hand.swipe((middle(page, f"[data-drag]{rat}"), middle(page, f"#own-{room} .rl-label")))
        for name, count in counts.items():
            expect(page.locator(f"#own-count-{name}")).to_have_text(str(count))
        assert page.evaluate("scrollY") == start

    x, y = middle(page, "#own-city .rl-label")
    page.touchscreen.tap(x, y)
    expect(page.locator("#own-count-city")).to_have_text("1")
    hand.swipe(((x, y), (x, y - 120)))
    assert page.evaluate("scrollY") > start
    expect(page.locator("#own-count-city")).to_have_text("1")


def test_the_page_behind_an_open_sheet_stays_where_it_is(page: Page) -> None:
    bring(page, TRIO)
    page.locator("#help").click()
    sheet, hand = page.locator(".dialog"), Hand(page)
    expect(sheet).to_be_visible()
    sheet.evaluate("(sheet) => { sheet.scrollTop = sheet.scrollHeight }")
    before = sheet.evaluate("(sheet) => sheet.scrollTop")
    for start in ((187, 500), (187, 4)):  # on it, and on the edge beside it
        hand.swipe((start, (187, start[1] - 400)))
        assert page.evaluate("scrollY") == 0
    hand.swipe(((187, 200), (187, 500)))
    assert 0 < sheet.evaluate("(sheet) => sheet.scrollTop") < before


def test_the_way_back_closes_a_sheet_before_it_leaves_the_page(page: Page) -> None:
    """Also where the sheet was closed, or left by a link, in the meantime: no step back is lost."""
    bring(page, TRIO)
    sheet, board, table = page.locator(".sheet"), page.locator("#board"), page.url
    for _ in range(2):
        page.locator("#help").click()
        expect(sheet).to_be_visible()
        page.go_back()
        expect(sheet).to_have_count(0)
        expect(board).to_be_visible()
        assert page.url == table
    page.locator("#help").click()
    sheet.locator(".way a").first.click()
    expect(board).to_have_count(0)
    page.go_back()
    expect(board).to_be_visible()
    expect(sheet).to_have_count(0)
    page.locator("#help").click()
    page.locator("#close-help, [data-do='close-help']").first.click()
    expect(sheet).to_have_count(0)
    page.wait_for_function("!history.state?.over")
    page.go_back()
    expect(board).to_have_count(0)


def test_a_thing_that_is_held_says_what_it_is_and_nothing_is_done(page: Page) -> None:
    bring(page, SABOTAGE)
    hand, line, notice = Hand(page), page.evaluate(SAVE), page.locator("#prompt.notice")
    for ms, asked in ((700, True), (250, False)):
        hand.hold(middle(page, f"#pond [data-do='tap {FROG}']"), ms)
        expect(notice).to_have_count(int(asked))
        assert page.evaluate(SAVE) == line
        assert page.evaluate("String(getSelection())") == ""
    reloaded(page)
    hand.hold(middle(page, "#player-0 .item"))
    label = page.locator("#player-0 .item").first.get_attribute("title")
    assert label
    expect(notice).to_have_text(label)


def test_what_is_held_is_not_carried_and_what_is_carried_does_not_ask(page: Page) -> None:
    begin(page, "ratland", ["human", "player"], "food-first-game")
    hand, notice = Hand(page), page.locator("#prompt.notice")
    rat, room = "[data-drag]#own-pantry-1", "#own-city .rl-label"
    hand.hold(middle(page, rat), then=middle(page, room))
    expect(notice).to_have_count(1)
    expect(page.locator("#own-count-city")).to_have_text("0")
    # in more than the time after which a finger asks
    hand.swipe((middle(page, rat), middle(page, room)), steps=6, ms=120)
    expect(page.locator("#own-count-city")).to_have_text("1")
    expect(notice).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "right"])
@pytest.mark.whole_elsewhere
def test_a_key_and_the_other_mouse_button_ask_too(awake: Opener, how: str) -> None:
    page = bring(awake("laptop", quick=True), SABOTAGE)
    line, notice = page.evaluate(SAVE), page.locator("#prompt.notice")
    if how == "right":
        page.locator(f"#pond [data-do='tap {FROG}']").click(button="right")
    else:
        page.locator("#twin [tabindex='0']").focus()
        page.keyboard.press("i")
    expect(notice).to_have_count(1)
    assert page.evaluate(SAVE) == line
    told = notice.inner_text()
    page.locator("#hint").focus()
    page.locator("#pond [data-do='tap reserve frog'], #reserve-frog").first.click()
    expect(page.locator("#prompt")).not_to_have_text(told)


@pytest.mark.once
def test_where_the_next_tap_asks_it_asks_about_what_cannot_be_tapped(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), read(VERSIONS[-1] / "violet-2-running.txt")[0])
    line, notice = str(settled(page)), page.locator("#prompt.notice")
    fuel = page.locator(".vt-fuel").get_attribute("title")
    fear = ENGLISH("violet.fear")
    for place, told in (("#hit-5", "space 5"), ("#hit-lead-in-16", fear), (".vt-fuel", fuel)):
        page.locator("#help").click()
        page.locator("[data-do=ask-about]").click()
        expect(notice).to_have_text(ENGLISH("app.asked.what"))
        page.locator(place).click()
        expect(notice).to_contain_text(str(told))
        expect(page.locator("[data-curious]")).to_have_count(0)
    page.locator("#help").click()
    page.locator("[data-do=ask-about]").click()
    page.locator("#asked").click()
    expect(page.locator("#help")).to_be_focused()
    expect(notice).to_have_count(0)
    assert str(settled(page)) == line


@pytest.mark.once
def test_what_is_tapped_and_does_nothing_says_what_it_is(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), read(VERSIONS[-1] / "violet-2-running.txt")[0])
    line, notice = str(settled(page)), page.locator("#prompt.notice")
    fuel = page.locator(".vt-fuel")
    fuel.click()
    expect(notice).to_contain_text(str(fuel.get_attribute("title")))
    page.locator("#hit-lead-in-16").click()
    expect(notice).to_contain_text(ENGLISH("violet.fear"))
    assert str(settled(page)) == line


def test_a_board_is_pinched_and_pushed_and_never_covered(page: Page) -> None:
    hand = Hand(page)
    for line in (TRIO, POND):
        bring(page, line)
        page.set_viewport_size({"width": 320, "height": 568})
        x, y = middle(page, "[data-panzoom]")
        hand.swipe(((x, y), (x, y - 60)))
        assert page.evaluate("scrollY") > 0
        page.evaluate("scrollTo(0, 0)")
        hand.swipe(((x - 20, y), (x - 80, y - 20)), ((x + 20, y), (x + 80, y - 20)))
        scale, left = page.evaluate(SCALE)
        assert scale > 1.2
        hand.swipe(((x, y), (x - 30, y - 30)))
        assert page.evaluate(SCALE) == pytest.approx([scale, left - 30], abs=3)
        assert page.evaluate("scrollY") == 0
        check_the_buttons(page, SIZES)


def check_the_buttons(page: Page, sizes: Sequence[tuple[int, int]]) -> None:
    """They lie beside the board, and what would change nothing is not offered."""
    into, out, whole = (page.locator(f"[data-zoom={way}]") for way in ("in", "out", "fit"))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        expect(whole).to_be_visible()
        assert page.evaluate(COVERED) == []
        whole.click()
        expect(whole).to_be_hidden()
        expect(out).to_be_hidden()
        expect(into).to_be_focused()
        assert page.evaluate(SCALE)[0] == pytest.approx(1, abs=0.01)
        assert page.evaluate(COVERED) == []
        for button in (into, out.or_(whole).locator("visible=true").last, into):
            button.click()
        expect(whole).to_be_visible()
        box = whole.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    whole.click()


def test_a_place_in_the_corner_takes_a_card(page: Page) -> None:
    bring(page, POND)
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        line = page.evaluate(SAVE)
        page.locator(".bf-tray [data-do='tap card 2']").tap()
        expect(page.locator("#target-s2e3")).to_be_visible()
        page.touchscreen.tap(*middle(page, "#place-s2e3"))
        page.wait_for_function(CHANGED, arg=line)
        assert page.evaluate(SAVE) == f"{line} | play 2 s2e3"
        page.locator("#undo").tap()
        page.wait_for_function(CHANGED, arg=f"{line} | play 2 s2e3")


def test_no_frog_is_deployed_by_missing_another(page: Page) -> None:
    """Twelve pixels beside a frog of 17, on the pad that takes a frog of one's own as well."""
    bring(page, SABOTAGE)
    victim = page.locator(f"#pond [data-do='tap {FROG}']")
    frog, deploy = (page.locator(f".actions [data-do='tap {what}']") for what in (FROG, PAD))
    line = page.evaluate(SAVE)
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        for to_the_right, down in ((1, 0), (0, 1), (-1, 0)):
            x, y = middle(page, f"#pond [data-do='tap {FROG}']")
            box = victim.bounding_box()
            assert box is not None
            beside = box["width"] * 12 / 17
            page.touchscreen.tap(x + beside * to_the_right, y + beside * down)
            expect(deploy).to_be_focused()
            for button in (frog, deploy, page.locator("#neither")):
                box = button.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 44
                assert box["y"] + box["height"] <= page.evaluate("innerHeight")
            page.locator("#neither").tap()
            expect(frog).to_have_count(0)
            assert page.evaluate(SAVE) == line
    x, y = middle(page, f"#pond [data-do='tap {FROG}']")
    page.touchscreen.tap(x + 12, y)
    frog.tap()
    page.locator("#prompt").get_by_text("Moth").wait_for()
    page.touchscreen.tap(*middle(page, "#pond [data-do='tap cell log']"))
    page.wait_for_function(CHANGED, arg=line)
    assert page.evaluate(SAVE) == f"{line} | sabotage B e1 log"


THERE = """([x, y]) =>
    document.elementFromPoint(x, y).closest(".actions button")?.dataset.do"""
COME = """([x, y, what]) => {
    const there = document.elementFromPoint(x, y).closest(".actions button");
    return there && there.dataset.do !== what;
}"""


def test_of_two_quick_taps_the_second_does_not_press_what_has_just_come(page: Page) -> None:
    """Whoever taps twice to move no more has not ended the turn; a moment later they can."""
    bring(page, str(able_to_stop()))
    x, y = middle(page, "[data-do='tap stop']")
    page.touchscreen.tap(x, y)
    page.wait_for_function(COME, arg=[x, y, "tap stop"])
    what = page.evaluate(THERE, [x, y])
    page.touchscreen.tap(x, y)
    page.wait_for_timeout(SOON)
    assert page.evaluate(THERE, [x, y]) == what
    line = str(settled(page))
    assert line.endswith("| stop")
    page.touchscreen.tap(x, y)
    page.wait_for_function(CHANGED, arg=line)
    assert f"| stop | {what.removeprefix('tap ')}" in str(settled(page))
