"""Looking back in a browser: games to the letter of their states, and the way there and back.

On pages whose app is the Python of this machine; one look in a page with a Python of its own.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Opener
from e2e.native import app_of, origin
from e2e.playing import open_at
from e2e.states import kept
from engine.core.match import Match
from engine.games import NAMES
from tests.whole import some
from web.app.film import Film
from web.app.saves import open_match

OPEN = """([line, route]) => {
    localStorage["serao.match.one"] = line;
    dispatchEvent(new StorageEvent("storage", { key: "serao." }));
    location.hash = route;
}"""
BOARD = """() => [...document.querySelectorAll("#stage *")].map((node) => [
    node.localName,
    ...[...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
    node.childElementCount ? "" : node.textContent,
].join(" ")).join("\\n")"""
"""All that is drawn there, however it came to be drawn."""

AFTER = re.compile(r"--after:calc\(\d+\*var\(--beat\)\);")
"""When it is drawn there, which only a step forwards says."""

STEPS = 20
"""Half as many moves of a game are stepped through; with `--whole`, all."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone on which nothing takes time to move."""
    context = browser.new_context(
        viewport={"width": 375, "height": 667}, has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(origin())
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    yield page
    context.close()


def states(match: Match) -> list[str]:
    """The text of the position after each move."""
    state = Match(match.game, match.players, match.options, match.deal).state
    texts = [str(state)]
    for move in match.log:
        state.play(move)
        texts.append(str(state))
    return texts


@pytest.mark.once
@pytest.mark.parametrize("game", some(NAMES, "bullfrogs", "violet"))
def test_a_game_is_stepped_through_and_back(page: Page, game: str, whole: bool) -> None:
    line = kept(game, over=True)
    match = open_match(line)
    assert isinstance(match, Match)
    texts, last = states(match), len(match.log)
    page.evaluate(OPEN, [line, "#/replay/one/0"])
    app, place = app_of(page.evaluate("page")), page.locator("#film-at")
    boards: list[str] = []

    def is_there(at: int) -> str:
        expect(place).to_have_attribute("value", str(at))
        look = app.model.rooms["replay"]
        assert str(look.reel.sitting.match.state) == texts[at]
        for frame in page.locator("[data-panzoom]").all():
            # what pans and zooms writes its own style, and a frame after the page is drawn
            expect(frame).to_have_attribute("style", re.compile("--nearer: 1;"))
        return AFTER.sub("", page.evaluate(BOARD))

    far = last if whole else min(last, STEPS // 2)
    for at in range(far + 1):
        boards.append(is_there(at))
        if at < far:
            page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    is_there(last)
    page.evaluate("(route) => { location.hash = route }", f"#/replay/one/{far}")
    for at in range(far - 1, -1, -1):
        is_there(at + 1)
        page.keyboard.press("ArrowLeft")
        assert is_there(at) == boards[at]


@pytest.mark.once
def test_a_piece_is_the_same_element_forwards_and_backwards(page: Page) -> None:
    line = kept("bullfrogs")
    match = open_match(line)
    assert isinstance(match, Match)
    film = Film(match, 0)
    page.evaluate(OPEN, [line, "#/replay/one"])
    expect(page.locator("#film-at")).to_have_attribute("value", str(film.length))
    page.evaluate("() => document.querySelectorAll('[id^=piece-]').forEach((each) => each.old = 1)")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#film-at")).to_have_attribute("value", str(film.length - 1))
    stays = "() => [...document.querySelectorAll('[id^=piece-]')].filter((one) => one.old).length"
    assert page.evaluate(stays) > 0


UNSEEN = """() => {
    const [board, panel, prompt] = [".rl-home > svg", "#controls", "#prompt"].map((part) =>
        document.querySelector(part).getBoundingClientRect());
    const line = Number.parseFloat(getComputedStyle(document.getElementById("prompt")).lineHeight);
    return [-board.top, board.bottom - panel.top, prompt.height / line % 1];
}"""
"""Pixels of the board above the screen and under the panel; and how much of a line is cut."""


@pytest.mark.once
def test_on_a_phone_the_board_stays_in_sight_while_one_looks_back(page: Page) -> None:
    page.evaluate(OPEN, [kept("ratland", over=True), "#/replay/one/0"])
    place = page.locator("#film-at")
    expect(place).to_have_attribute("value", "0")
    for at in range(1, STEPS):
        page.locator("#film-on").click()
        expect(place).to_have_attribute("value", str(at))
        above, below, cut = page.evaluate(UNSEEN)
        assert above <= 1, at
        assert below <= 1, at
        assert cut == pytest.approx(round(cut), abs=0.05), at


@pytest.mark.once
def test_letters_jump_from_turn_to_turn(page: Page) -> None:
    line = kept("ratland")
    match = open_match(line)
    assert isinstance(match, Match)
    turns, place = Film(match, 0).turns, page.locator("#film-at")
    page.evaluate(OPEN, [line, "#/replay/one/0"])
    expect(place).to_have_attribute("value", "0")
    for key, there in (("n", turns[1]), ("n", turns[2]), ("p", turns[1])):
        page.keyboard.press(key)
        expect(place).to_have_attribute("value", str(there))


@pytest.mark.once
def test_back_leads_to_the_table_and_a_reload_stays(page: Page) -> None:
    line = kept("trio")
    page.evaluate(OPEN, [line, "#/table/one"])
    page.locator("#log .story-tools a").click()
    page.locator("#film-first").click()
    page.locator("#film-on").click()
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{origin()}/#/replay/one/2")
    page.reload()
    expect(page.locator("#film-at")).to_have_attribute("value", "2")
    page.keyboard.press("Space")
    expect(page.locator("[data-do='film pause']")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{origin()}/#/table/one")
    expect(page.locator("#prompt")).to_be_visible()


@pytest.mark.once
def test_one_looks_back_in_a_browser_with_its_own_python(new_page: Opener) -> None:
    page = open_at(new_page(kept={"serao.match.one": kept("violet")}), "#/replay/one/20")
    expect(page.locator("#film-at")).to_have_attribute("value", "20")
    page.locator("#film-on").click()
    expect(page.locator("#film-at")).to_have_attribute("value", "21")
    page.locator("#back").click()
    expect(page.locator("#film-at")).to_have_count(0)
