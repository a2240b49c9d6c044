"""The example pages on somebody else's server: boards appear, and one of each page is played."""

import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from io import BytesIO
from typing import BinaryIO
from urllib.parse import urlencode

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e import test_webkit as safari
from e2e.conftest import Opener
from e2e.elsewhere import elsewhere
from e2e.playing import SHIFTS
from e2e.site import ORIGIN
from engine.games import load, puzzles
from tests.web.person import Person, taps
from tests.web.tasks import aimed, points
from tests.whole import some
from tools.paths import DIST
from tools.serve import Server
from web.words import LANGUAGES, Words

BOARDS = {"de": 5, "en": 6, "pt": 6}
HEARD = """() => {
    window.heard = [];
    for (const kind of ["move", "refused", "solved", "error"])
        addEventListener(`serao-${kind}`, ({ detail }) => heard.push({ kind, ...detail }));
}"""

SOLVED = "heard.some(({ kind }) => kind === 'solved')"
ERRORS = "heard.filter(({ kind }) => kind === 'error')"

every_page = pytest.mark.parametrize("language", LANGUAGES)


class _Blog(SimpleHTTPRequestHandler):
    """The pages with the site's address in the place of the way to it."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        if not self.path.endswith(".html"):
            return super().send_head()
        text = (DIST / "examples" / self.path.strip("/")).read_text(encoding="utf-8")
        data = text.replace('"../../', f'"{ORIGIN}/').encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return BytesIO(data)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def blog() -> Iterator[str]:
    """Where the pages stand: another origin than the site's."""
    folder = str(DIST / "examples")
    server = Server(("127.0.0.1", 0), lambda *request: _Blog(*request, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def asks(board: Locator, words: Words) -> str:
    """What an author's task or lesson asks before it is touched; empty of other boards."""
    steps = json.loads(board.get_attribute("steps") or "[]")
    if not steps:
        return board.get_attribute("task") or ""
    return f"{words('app.lesson.progress', at=1, steps=len(steps))}: {steps[0]['task']}"


def wake(board: Locator) -> FrameLocator:
    """Touch a board, and wait until it can be played."""
    board.scroll_into_view_if_needed()
    board.get_by_role("button").click()
    frame = board.frame_locator("iframe")
    expect(frame.locator("#main")).to_be_visible()
    return frame


def lesson(text: str, solutions: list[list[str]]) -> list[list[str]]:
    """The taps that solve each task of a lesson of Trio, taken without a screen."""
    person, ways = Person(embed="?" + urlencode({"game": "trio", "steps": text})), []
    for moves in solutions:
        way = list[str]()
        for move in map(load("trio").move, moves):
            whats = person.press("Escape").still_to_tap("trio", move)
            person.tap(*whats)
            way += whats
        ways.append(way)
        person.do(f"step {len(ways)}")
    return ways


def press(frame: FrameLocator, *things: str) -> None:
    """Press Enter on each of these things of a table in turn."""
    for thing in things:
        named = f'[data-do="tap {thing}"]'
        button = frame.locator(f"#controls {named}, #stage button{named}").first
        button.focus()
        button.press("Enter")


@every_page
@pytest.mark.parametrize("screen", ["phone", "laptop"])
@pytest.mark.whole_elsewhere
def test_the_boards_appear_and_nothing_more_is_fetched(
    new_page: Opener, blog: str, language: str, screen: str
) -> None:
    page, asked = new_page(screen), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{blog}/{language}/index.html")
    boards = page.locator("serao-board")
    expect(boards).to_have_count(BOARDS[language])
    words = Words(language)
    for at in range(BOARDS[language]):
        board = boards.nth(at)
        board.scroll_into_view_if_needed()
        task = asks(board, words)
        shown = "site.solve" if task else "site.look" if at in (0, 2) else "site.play"
        expect(board.get_by_role("button")).to_have_text(task + words(shown))
        expect(board.locator("img")).to_be_visible()
        expect(board.locator("img")).to_have_js_property("complete", True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    own = [url for url in asked if url.startswith(ORIGIN)]
    assert all(url == f"{ORIGIN}/embed.js" or f"{ORIGIN}/pictures/" in url for url in own)
    assert len(page.frames) == 1


@pytest.mark.once
def test_nothing_jumps_while_it_is_read(new_page: Opener, blog: str) -> None:
    page = new_page("phone", script=SHIFTS)
    page.goto(f"{blog}/en/index.html")
    for at in range(BOARDS["en"]):
        page.locator("serao-board").nth(at).scroll_into_view_if_needed()
        expect(page.locator("serao-board").nth(at).locator("img")).to_be_visible()
    assert page.evaluate("shifted") == 0


def listening(new_page: Opener, screen: str, address: str) -> Page:
    """An author's page that hears what its boards say."""
    page = new_page(screen)
    page.goto(address)
    page.evaluate(HEARD)
    return page


@pytest.mark.whole_elsewhere
def test_a_task_of_the_authors_own_is_solved(new_page: Opener, blog: str) -> None:
    page = listening(new_page, "phone", f"{blog}/pt/index.html")
    board = page.locator("serao-board").first
    frame = wake(board)
    expect(frame.locator(".task")).to_contain_text(board.get_attribute("task") or "?")
    press(frame, "circle s1.e", "circle e1.s")
    page.wait_for_function(SOLVED)
    assert page.evaluate("heard") == [
        {"kind": "move", "move": "step s1.e e1.s", "seat": 0, "over": True},
        {"kind": "solved", "tries": 1},
    ]
    expect(frame.locator("#prompt")).to_contain_text(board.get_attribute("done") or "?")


@pytest.mark.whole_elsewhere
def test_what_else_solves_a_task_is_right_too(new_page: Opener, blog: str) -> None:
    page = listening(new_page, "laptop", f"{blog}/en/index.html")
    board = page.locator("serao-board[also]")
    frame = wake(board)
    press(frame, "reserve bullfrog", "cell n1")
    page.wait_for_function(SOLVED)
    assert page.evaluate("heard.map(({ move, tries }) => move ?? tries)") == [
        "deploy bullfrog n1",
        1,
    ]
    expect(frame.locator("#prompt")).to_contain_text(board.get_attribute("done") or "?")


AS_A_GOAL = """(board, parts) => {
    board.removeAttribute("also");
    for (const [name, text] of Object.entries(parts)) board.setAttribute(name, text);
}"""


@pytest.mark.whole_elsewhere
def test_other_moves_reach_the_goal_of_a_task(new_page: Opener, blog: str) -> None:
    """The board of another task, in which any tile that brings a point is right."""
    one, rules = next(one for one in puzzles("trio") if one.word == "points"), load("trio")
    parts = aimed(one, "trio", game="trio", goal="points 1")
    parts["solution"] = " | ".join(parts["solution"])
    before = rules.position(one.position)
    move = next(
        move
        for move in before.moves()
        if str(move) != one.line[0] and points(before, move)  # fewer than the solution's
    )
    page = listening(new_page, "laptop", f"{blog}/en/index.html")
    page.locator("serao-board[also]").evaluate(AS_A_GOAL, parts)
    frame = wake(page.locator("serao-board[goal]"))
    press(frame, *taps("trio", move, rules.observe(before, before.to_act)))
    page.wait_for_function(SOLVED)
    assert page.evaluate("heard.map(({ move, tries }) => move ?? tries)") == [str(move), 1]


@pytest.mark.whole_elsewhere
def test_a_lesson_of_the_authors_own_is_gone_through(new_page: Opener, blog: str) -> None:
    page = listening(new_page, "phone", f"{blog}/pt/index.html")
    board = page.locator("serao-board[steps]")
    text = board.get_attribute("steps") or ""
    steps = json.loads(text)
    ways = elsewhere(lesson, text, [step["solution"].split(" | ") for step in steps])
    frame = wake(board)
    for step, way in zip(steps, ways, strict=True):
        expect(frame.locator(".task")).to_have_text(step["task"])
        press(frame, *way)
        expect(frame.locator("#prompt")).to_contain_text(step["done"])
        frame.locator("#onward").click()
    page.wait_for_function(SOLVED)
    assert page.evaluate(ERRORS) == []


@pytest.mark.whole_elsewhere
def test_a_match_is_stepped_through(new_page: Opener, blog: str) -> None:
    page = new_page("laptop")
    page.goto(f"{blog}/en/index.html")
    frame = wake(page.locator("serao-board").nth(2))
    log = frame.get_by_role("slider")
    expect(log).to_have_value("20")
    expect(frame.locator("#main")).to_contain_text("Ana")
    log.press("End")
    expect(log).to_have_value("38")
    log.press("ArrowLeft")
    expect(log).to_have_value("37")


@pytest.mark.whole_elsewhere
def test_rats_are_sent_out_in_the_last_board(new_page: Opener, blog: str) -> None:
    page = listening(new_page, "phone", f"{blog}/de/index.html")
    frame = wake(page.locator("serao-board").last)
    press(frame, "more dump", "more dump", "more nursery")
    frame.locator('[data-do="tap done"]').click()
    frame.locator("#confirm").click()  # that the others stay at home
    page.wait_for_function("heard.some(({ kind, seat }) => kind === 'move' && seat === 0)")
    assert page.evaluate(ERRORS) == []


@pytest.mark.skipif(
    not (safari.DRIVER and safari.SCREEN and safari.BROWSERS),
    reason="WEBKIT IS NOT TESTED: its driver or xvfb is missing (tools/setup.sh browsers)",
)
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
@pytest.mark.parametrize("language", some(LANGUAGES, "de"))
def test_safaris_engine_shows_and_wakes_them(
    webkit: safari.webdriver.WebKitGTK, blog: str, language: str
) -> None:
    webkit.get(f"{blog}/{language}/index.html")
    count = "return document.querySelectorAll('serao-board').length"
    safari.wait(lambda: webkit.execute_script(count) == BOARDS[language])
    webkit.execute_script(f"""
        ({HEARD})();
        window.ready = false;
        addEventListener("serao-ready", () => {{ ready = true; }});
        document.querySelector("serao-board[lesson]").play();
    """)
    safari.wait(lambda: webkit.execute_script("return ready"))
    assert webkit.execute_script("return heard") == []


screen, webkit = safari.screen, safari.webkit
