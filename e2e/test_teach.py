"""The page for authors in browsers: a position set up by finger, by mouse and by keys alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.accessible import AXE, faults
from e2e.conftest import Opener
from e2e.foreign import blog
from e2e.playing import open_at, pick, site_of
from e2e.test_fingers import Hand, middle
from engine.games import NAMES
from tests.web.test_colours import contrast
from tests.whole import some
from web.words import LANGUAGES, Words

TRIO = (
    "YR 2 move 3; start=RRYY n1=YRRY w1=RYRR n1w1=RRYY; Y start.n; R start.w; "
    "hands RRYY,RYRY RYYY; pile 2RRRR 3RRRY"
)
SMALL = """() => [...document.querySelectorAll("button, select, input, summary, textarea, #main a")]
  .map((thing) => [thing.id || thing.textContent, thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && Math.min(width, height) < 43.9)
  .map(([name, { width, height }]) => `${name} ${width} x ${height}`)"""


def choose(page: Page, game: str, language: str = "en") -> None:
    """Begin with a new deal of a game."""
    expect(page.locator(".teach-page")).to_be_visible()
    pick(page, f"game-{game}")
    expect(page.locator(f"main[data-game={game}]")).to_be_visible()
    expect(page.locator("#source option[value^=lesson]").first).to_be_attached()
    page.locator("#source").select_option("deal/2")  # others may have been here before
    page.locator("[data-form=teach-begin] [type=submit]").click()
    expect(page.locator(".copied")).to_have_text(Words(language)("teach.set-up"))


def touch(thing: Locator) -> None:
    """Tap it with a finger; Playwright's Firefox has none that a page would feel."""
    browser = thing.page.context.browser
    if browser is not None and browser.browser_type.name == "chromium":
        thing.tap()
    else:
        thing.click()


def write(page: Page, field: str, text: str) -> None:
    """Type it and go on to the next field: only then does the page hear of it."""
    page.locator(f"#{field}").press_sequentially(text)
    page.keyboard.press("Tab")


def paste(page: Page, text: str) -> None:
    """Set up the position of a text."""
    page.locator("summary", has_text="Paste").click()
    page.locator("#text").fill(text)
    page.locator("[data-form=teach-paste] [type=submit]").first.click()
    expect(page.locator("#whole")).to_have_value(text)


@pytest.fixture
def page(awake: Opener) -> Page:
    return turned_to(awake("phone", has_touch=True))


def turned_to(page: Page) -> Page:
    """The page for authors."""
    page.evaluate("location.hash = '#/teach'")
    expect(page.locator(".teach-page #game-trio")).to_be_attached()
    return page


@pytest.mark.whole_elsewhere
def test_a_position_is_set_up_by_finger(page: Page) -> None:
    choose(page, "trio")
    paste(page, TRIO)
    touch(page.locator("[id^=in-tile-RRRR-pile]"))
    expect(page.locator("#held")).to_be_visible()
    touch(page.locator("#at-cell-e1"))
    laid = TRIO.replace("n1=YRRY", "n1=YRRY e1=RRRR").replace("2RRRR", "1RRRR")
    expect(page.locator("#whole")).to_have_value(laid)
    touch(page.locator("[id^=in-tile-RRRR-pile]"))
    touch(page.locator("#at-hand-1"))
    expect(page.locator("#problem-board")).to_contain_text(Words("en")("teach.part.trio.turn"))
    touch(page.locator("#undo"))
    expect(page.locator("#whole")).to_have_value(TRIO)


RING = """(spot) => ["::before", "::after"].map((part) =>
  "#" + getComputedStyle(spot, part).borderTopColor.match(/\\d+/g).slice(0, 3)
    .map((each) => Number(each).toString(16).padStart(2, "0")).join(""))"""
"""The two colours of the ring around a spot of the board."""


@pytest.mark.once
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_where_a_thing_may_go_is_seen_on_any_ground(page: Page, scheme: str) -> None:
    """Of two colours with a contrast of 9, one has 3 against any third: WCAG 1.4.11."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    choose(page, "trio")
    paste(page, TRIO)
    touch(page.locator("[id^=in-tile-RRRR-pile]"))
    for place in ("e1", "n1"):  # the cloth, and a tile
        dark, light = page.locator(f"#at-cell-{place}.is-target").evaluate(RING)
        assert contrast(dark, light) >= 9, place


@pytest.mark.once
@pytest.mark.parametrize("height", [844, 667])
@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_the_board_is_in_sight_above_what_is_done_with_it(
    page: Page, game: str, height: int
) -> None:
    page.set_viewport_size({"width": 390 if height == 844 else 375, "height": height})
    choose(page, game)
    page.evaluate(
        "document.querySelectorAll('.setting details').forEach((one) => { one.open = true })"
    )
    page.locator("[id^=in-]").first.click()
    expect(page.locator("#held")).to_be_visible()
    for thing in ("#undo", "[id^=in-] >> nth=-1", "#fields summary"):
        page.locator(thing).focus()
        board, found = (page.locator(one).bounding_box() for one in (".boards", thing))
        assert board is not None
        assert found is not None
        assert board["y"] >= -1, thing
        assert board["height"] < height / 2, thing
        assert found["y"] >= board["y"] + board["height"] - 1, thing
        assert found["y"] + found["height"] <= height, thing


@pytest.mark.once
def test_a_thing_is_carried_by_mouse_and_by_finger(page: Page) -> None:
    choose(page, "bullfrogs")
    for carry in ("mouse", "finger"):
        before = page.locator("#whole").input_value()
        page.locator("#at-cell-n1").scroll_into_view_if_needed()
        (x, y) = middle(page, "#in-frog-B-box")
        (to_x, to_y) = _shown(page, "#at-cell-n1")
        if carry == "mouse":
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
            page.mouse.move(to_x, to_y, steps=4)
            page.mouse.up()
        else:
            Hand(page).swipe(((x, y), (to_x, to_y)))
        expect(page.locator("#whole")).not_to_have_value(before)
    assert "n1=6[BB]" in page.locator("#whole").input_value()


def _shown(page: Page, selector: str) -> tuple[float, float]:
    """The middle of a thing that is in sight."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.whole_elsewhere
def test_a_task_is_made_kept_and_copied_with_keys_alone(page: Page) -> None:
    choose(page, "trio")
    paste(page, TRIO)
    page.locator("#at-circle-start-w").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#held")).to_be_visible()
    page.locator("#at-circle-n1-w").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whole")).not_to_have_value(TRIO)
    page.locator("#undo").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#whole")).to_have_value(TRIO)
    page.locator("#mode-look").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#rehearse")).to_be_visible()
    write(page, "task", "Step towards the corner.")
    write(page, "done", "Well done.")
    page.locator("#rehearse").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#stage")).to_be_visible()
    for cell in ("start.w", "w1.n"):
        page.locator(f"#twin [data-do='tap circle {cell}']").focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    page.locator("#finish").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#solution li")).to_have_text([re.compile("moves a piece from west edge")])
    page.locator("#keep").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#boards + .row ~ .saves .save")).to_have_count(1)
    link = page.locator("#snippet-link").input_value()
    assert link.startswith(f"{site_of(page)}/embed.html?game=trio&position=")
    assert "solution=step+start.w+w1.n" in link


@pytest.mark.once
def test_a_position_that_was_copied_is_seen_in_another_page(
    awake: Opener, new_page: Opener, whole: bool
) -> None:
    """Of a blog that takes the element; with `--whole`, of one that takes the bare frame too."""
    page = turned_to(awake("phone", built=True, has_touch=True))
    choose(page, "bullfrogs")
    touch(page.locator("#in-frog-B-box"))
    expect(page.locator("#held")).to_be_visible()
    touch(page.locator("#at-cell-n1"))
    expect(page.locator("#whole")).to_have_value(re.compile(r"n1=6\[B\]"))
    with page.expect_download() as saved:
        page.locator("#save-picture").click()
    assert saved.value.suggested_filename == "serao-bullfrogs-board.svg"
    assert "<title>" in saved.value.path().read_text(encoding="utf-8")
    page.locator("#show-preview").click()
    touch(page.locator("#as-met"))
    seen = page.frame_locator("#as-read")
    expect(seen.locator("#stage")).to_be_visible()
    expect(seen.locator("#pond-pieces .bf-piece")).to_have_count(1)
    page.locator("#show-preview").click()
    for kind in ("frame", "element") if whole else ("element",):
        snippet = page.locator(f"#snippet-{kind}").input_value()
        with blog(f"<!doctype html><title>A blog</title>{snippet}") as address:
            other = new_page("phone")
            other.goto(address)
            frame = other.frame_locator("iframe")
            if kind == "element":
                other.locator("serao-board button").click()
            else:
                frame.locator("#cover").click()
            expect(frame.locator("#pond-pieces .bf-piece")).to_have_count(1)


@pytest.mark.once
@pytest.mark.parametrize("language", some(LANGUAGES, "de"))
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_everything_can_be_reached_and_hit(
    awake: Opener, screen: str, language: str, whole: bool
) -> None:
    """By axe in German: on a phone, and with `--whole` on a laptop too."""
    page = awake(screen, has_touch=screen == "phone")
    page.evaluate("location.hash = '#/teach'")
    expect(page.locator(".teach-page")).to_be_visible()
    page.locator("#language").select_option(language)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for game in NAMES:
        choose(page, game, language)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        width = page.evaluate("document.documentElement.scrollWidth")
        found += [f"{game}: {width} wide"] if width > page.viewport_size["width"] else []  # type: ignore[index]
        found += [f"{game}: {one}" for one in page.evaluate(SMALL)]
        if language == "de" and (whole or screen == "phone"):
            found += [f"{game}: {one}" for one in faults(page)]
    assert found == []


@pytest.mark.whole_elsewhere
def test_a_board_that_is_kept_is_there_after_a_reload(new_page: Opener) -> None:
    page = open_at(new_page("phone"), "#/teach")
    expect(page.locator(".teach-page #game-trio")).to_be_attached()
    choose(page, "ratland")
    write(page, "called", "Supper")
    page.locator("#keep").click()
    expect(page.locator(".save")).to_contain_text("Supper")
    page.reload()
    page.locator(".save button").first.click()
    expect(page.locator("main[data-game=ratland]")).to_be_visible()
    expect(page.locator("#called")).to_have_value("Supper")
