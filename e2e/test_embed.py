"""Boards in somebody else's page: the element, the bare frame, and what they say to one another."""

import gzip
import json
import re
import shutil
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, expect

from e2e.conftest import BOOT, Opener, Trouble, new_context
from e2e.foreign import blog, page_with
from e2e.site import ORIGIN
from engine.games import load
from tests.whole import some
from tools.paths import DIST
from web.words import LANGUAGES, Words

MOST = 3000  # bytes of embed.js after gzip
BOARD = '<serao-board game="trio" lesson="first"></serao-board>'
STRICT = f"default-src 'none'; script-src 'unsafe-inline' {ORIGIN}; frame-src {ORIGIN}"
PYTHON = re.compile(r"\.wasm$|/pool-|/framed-")
POSITION = (
    "YR 1 move 1; start=RRYY w1=RRYY s1=YRRY e1=YRYR s1w1=YRRY s1e1=YRRR; "
    "Y w1.s start.s start.e; R start.w s1.e; hands RRRY RRYY,RYYY; "
    "pile 2RRRR 3RRRY 2RRYY 3RYRY 4RYYY 2YYYY"
)
SOLUTION = "step start.e e1.s"


def inside(page: Page, board: str = "serao-board") -> FrameLocator:
    """What is in the frame of a board."""
    return page.frame_locator(f"{board} iframe")


def touch(page: Page, board: str = "serao-board") -> FrameLocator:
    """Press a board's button and wait until its app is there."""
    page.locator(f"{board} button").click()
    frame = inside(page, board)
    expect(frame.locator("#main")).to_be_visible()
    expect(frame.locator("#cover")).to_have_count(0)
    return frame


def press(thing: Locator) -> None:
    """Press Enter on it."""
    thing.focus()
    thing.press("Enter")


def heard(page: Page, kind: str) -> list[Mapping[str, Any]]:
    """What the boards of a page have said of one kind."""
    found = page.evaluate("(kind) => heard.filter((one) => one.kind === kind)", kind)
    assert isinstance(found, list)
    return found


def wait_for(page: Page, kind: str, count: int = 1) -> list[Mapping[str, Any]]:
    """The same, once there are so many."""
    page.wait_for_function(
        "([kind, count]) => heard.filter((one) => one.kind === kind).length >= count",
        arg=[kind, count],
        timeout=BOOT,
    )
    return heard(page, kind)


def test_the_element_is_small() -> None:
    assert len(gzip.compress((DIST / "embed.js").read_bytes(), 9)) < MOST


@pytest.mark.parametrize("screen", some(["phone", "laptop"], "phone"))
def test_python_comes_when_the_reader_touches_the_board(new_page: Opener, screen: str) -> None:
    page, asked = new_page(screen), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    with blog(page_with(BOARD, "de")) as address:
        page.goto(address)
        button = page.locator("serao-board button")
        expect(button).to_have_text(Words("de")("site.play"))
        before = page.locator("serao-board").bounding_box()
        page.wait_for_timeout(500)
        assert page.locator("serao-board").bounding_box() == before
        assert len(page.frames) == 1
        assert not [url for url in asked if PYTHON.search(url)]
        frame = touch(page)
        [ready] = wait_for(page, "ready")
        assert (ready["game"], ready["language"]) == ("trio", "de")
        expect(frame.locator("html")).to_have_attribute("lang", "de")
        height = wait_for(page, "height")[-1]["height"]
        box = page.locator("serao-board iframe").bounding_box()
        assert box is not None
        assert box["height"] == height
        assert frame.locator("html").evaluate("(root) => root.scrollHeight <= innerHeight")
        assert frame.locator("html").evaluate("(root) => root.scrollWidth <= innerWidth")
        page.wait_for_timeout(1000)
        assert len(heard(page, "height")) < 6  # a frame whose height asks for another never ends


@pytest.mark.parametrize(
    ("game", "screen"), [("bullfrogs", "phone"), ("ratland", "laptop"), ("violet", "phone")]
)
@pytest.mark.once
def test_no_board_grows_without_end(new_page: Opener, game: str, screen: str) -> None:
    page = new_page(screen)
    with blog(page_with(f'<serao-board game="{game}" play="greedy"></serao-board>')) as address:
        page.goto(address)
        frame = touch(page)
        page.wait_for_timeout(1500)
        assert wait_for(page, "height")[-1]["height"] < 2200
        assert frame.locator("html").evaluate("(root) => root.scrollWidth <= innerWidth")


TASK = f'<serao-board game="trio" position="{POSITION}" task="Win." solution="{SOLUTION}">'
OVERLAP = """(top) => {
    const [question, picture, label] = ["strong", "img", "span"].map((name) =>
        top.querySelector(name).getBoundingClientRect());
    return [question.bottom - picture.top, picture.bottom - label.top, 150 - picture.height];
}"""
"""Pixels that lie over one another in an untouched board, and those that its picture lacks."""
LOW = "(top) => top.querySelector('span').getBoundingClientRect().bottom / innerHeight"
"""How far down the frame what starts a board ends: 1 for its lower edge."""
PLAIN = "(image) => [getComputedStyle(image).filter, getComputedStyle(image).opacity]"
OUTSIDE = """(row) => {
    document.querySelector(".actions").replaceChildren();
    while (row.children.length < 5) row.append(row.lastElementChild.cloneNode(true));
    const rights = [...row.children].map((each) => each.getBoundingClientRect().right);
    return Math.max(...rights) - (innerWidth - 8);
}"""
"""How far the last of five or more things in a row reaches into the frame's edge."""


@pytest.mark.parametrize(("height", "low"), [(864, 0.8), (1168, 0.6)])
@pytest.mark.parametrize("asked", [{"lesson": "first"}, {"position": POSITION}])
@pytest.mark.once
def test_what_starts_a_board_is_not_at_the_far_end_of_its_frame(
    new_page: Opener, asked: dict[str, str], height: int, low: float
) -> None:
    page = new_page("phone")
    query = urlencode({"game": "trio", **asked})
    frame = f'<iframe src="{ORIGIN}/embed.html?{query}" height="{height}"></iframe>'
    with blog(page_with(frame)) as at:
        page.goto(at)
        cover = page.frame_locator("iframe").locator("#cover")
        expect(cover.locator("img")).to_have_js_property("complete", True)
        assert cover.evaluate(LOW) < low


@pytest.mark.parametrize(
    ("asked", "picture"),
    [
        ({}, "start"),
        ({"play": "novice"}, "start"),
        ({"lesson": "first"}, "first"),
        ({"puzzle": "p03"}, "p03"),
        ({"puzzle": "daily"}, "poster"),
        ({"position": POSITION}, "poster"),
        ({"position": POSITION, "play": ""}, "poster"),
        ({"match": "serao/1 trio"}, "poster"),
        ({"steps": "[]"}, "poster"),
    ],
)
@pytest.mark.once
def test_the_picture_of_a_board_is_true_of_what_lies_there_sharp_and_large(
    new_page: Opener, asked: dict[str, str], picture: str
) -> None:
    page = new_page("phone")
    query = urlencode({"game": "trio", "lang": "de", **asked})
    attributes = " ".join(f'{name}="{escape(text)}"' for name, text in asked.items())
    frame = f'<iframe src="{ORIGIN}/embed.html?{query}" height="800"></iframe>'
    element = f'<serao-board game="trio" lang="de" {attributes}></serao-board>'
    with blog(page_with(f"{frame}{element}")) as at:
        page.goto(at)
        bare = page.frame_locator("iframe").locator("#cover img")
        for image in (bare, page.locator("serao-board img")):
            expect(image).to_have_attribute("src", f"{ORIGIN}/pictures/trio/{picture}.de.svg")
            expect(image).to_have_js_property("complete", True)
            assert image.evaluate("(image) => image.naturalWidth") > 0
            assert image.evaluate(PLAIN) == ["none", "1"]
        assert bare.evaluate("(image) => innerWidth - image.getBoundingClientRect().width") == 0


@pytest.mark.parametrize("screen", ["phone", "laptop"])
@pytest.mark.once
def test_nothing_lies_over_the_picture_and_on_paper_there_is_no_button(
    new_page: Opener, screen: str
) -> None:
    page = new_page(screen)
    asked = urlencode({"game": "trio", "position": POSITION, "task": "W.", "solution": SOLUTION})
    bare = f'<iframe src="{ORIGIN}/embed.html?{asked}" width="300" height="400"></iframe>'
    with blog(page_with(f'<div style="width: 280px">{TASK}</serao-board></div>{bare}')) as address:
        page.goto(address)
        button = page.locator("serao-board button")
        cover = page.frame_locator("iframe").locator("#cover")
        for one in (button, cover):
            expect(one.locator("img")).to_have_js_property("complete", True)
            assert max(one.evaluate(OVERLAP)) <= 0
        page.emulate_media(media="print")
        for one in (button, cover):
            expect(one.locator("span")).to_be_hidden()
            expect(one.locator("strong")).to_be_visible()
            expect(one.locator("img")).to_be_visible()
        page.emulate_media(media="screen")
        button.click()
        before = page.locator("serao-board").bounding_box()
        assert before is not None
        assert before["height"] > 300  # the place that the board had
        frame = inside(page)
        expect(frame.locator("#cover")).to_have_count(0)
        page.emulate_media(media="print")
        expect(frame.locator(".board").first).to_be_visible()
        expect(frame.locator(".task")).to_be_visible()
        for gone in (".tools", ".embed-foot", ".more"):
            expect(frame.locator(gone)).to_be_hidden()
        page.emulate_media(media="screen")  # the next test has the same page


@pytest.mark.once
def test_the_narrowest_column_holds_a_board_and_what_is_told_does_not_make_it_higher(
    new_page: Opener,
) -> None:
    page = new_page("phone")
    rats = '<serao-board game="ratland" play="novice" seats="3"></serao-board>'
    with blog(page_with(f'<div style="width: 280px">{rats}</div>', "de")) as address:
        page.goto(address)
        frame = touch(page)
        expect(frame.locator(".rl-phases")).to_be_visible()
        expect(frame.locator(".tools")).to_be_visible()
        for row in (".rl-phases", ".tools"):
            assert frame.locator(row).evaluate(OUTSIDE) < 0
        # a fold as the table draws one, after many nights
        frame.locator(".rl-beside").evaluate(
            """(beside) => {
                const fold = '<details class="rl-fold rl-ledger" open></details>';
                beside.insertAdjacentHTML("beforeend", fold);
                beside.lastChild.append("You get a rat. ".repeat(900));
            }"""
        )
        assert frame.locator(".rl-ledger").last.evaluate("(node) => node.offsetHeight") < 320


@pytest.mark.once
def test_without_scripts_what_stands_in_the_element_is_seen(browser: Browser) -> None:
    context = new_context(browser, java_script_enabled=False)
    page = context.new_page()
    link = f'<a href="{ORIGIN}/embed.html?game=trio&amp;lesson=first">Trio</a>'
    frame = f'<iframe src="{ORIGIN}/embed.html?game=trio&amp;lesson=first"></iframe>'
    with blog(page_with(BOARD.replace("><", f">{link}<") + frame)) as address:
        page.goto(address)
        expect(page.get_by_role("link", name="Trio")).to_be_visible()
        books = page.frame_locator("iframe").get_by_role("link")
        assert books.count() > 3
        for at in range(books.count()):
            assert books.nth(at).get_attribute("target") == "_blank"
    context.close()
    context = new_context(browser)
    page = context.new_page()
    with blog(page_with(BOARD.replace("><", f">{link}<"))) as address:
        page.goto(address)
        expect(page.locator("serao-board button")).to_be_visible()
        expect(page.get_by_role("link", name="Trio")).to_be_hidden()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.once
def test_the_bare_frame_shows_a_picture_and_a_button(new_page: Opener, language: str) -> None:
    page = new_page()
    body = f'<iframe src="{ORIGIN}/embed.html?game=trio&lang={language}" width="400" height="400">'
    with blog(page_with(f"{body}</iframe>")) as address:
        page.goto(address)
        frame = page.frame_locator("iframe")
        button = frame.locator("#cover")
        expect(button).to_have_text(Words(language)("site.play"))
        expect(button.locator("img")).to_have_js_property("complete", True)
        button.click()
        expect(button).to_have_count(0)
        expect(frame.locator("#main")).to_be_visible()


@pytest.mark.parametrize("screen", ["phone", "laptop"])
@pytest.mark.once
def test_a_page_may_follow_the_height_of_a_bare_frame_itself(new_page: Opener, screen: str) -> None:
    page = new_page(screen)
    frame = f'<iframe src="{ORIGIN}/embed.html?game=bullfrogs#start" style="width: 100%"></iframe>'
    follow = """<script>
        var heights = [];
        addEventListener("message", ({ data: { kind, height } }) => {
            if (kind !== "height") return;
            heights.push(height);
            document.querySelector("iframe").style.height = `${height}px`;
        });
    </script>"""
    with blog(page_with(frame, head=follow)) as address:
        page.goto(address)
        expect(page.frame_locator("iframe").locator(".embed-foot")).to_be_visible()
        page.wait_for_timeout(1500)
        heights = page.evaluate("heights")
        assert heights
        assert heights[-1] < 1500
        assert len(heights) < 8


def test_it_works_in_a_sandbox_without_an_origin(new_page: Opener) -> None:
    page = new_page()
    board = BOARD.replace(" lesson", ' sandbox="allow-scripts" lesson')
    with blog(page_with(board)) as address:
        page.goto(address)
        frame = touch(page)
        assert frame.locator("html").evaluate("() => self.origin") == "null"
        assert [one["game"] for one in wait_for(page, "ready")] == ["trio"]
        expect(frame.locator(".error-box")).to_have_count(0)


@pytest.mark.parametrize("more", ["", f"; img-src data: {ORIGIN}"], ids=["two lines", "three"])
@pytest.mark.whole_elsewhere
def test_a_host_with_a_strict_policy_needs_these_lines(
    new_page: Opener, trouble: Trouble, more: str
) -> None:
    if not more:
        trouble.expect()  # there is no picture, and the browser says so
    page = new_page()
    with blog(page_with(BOARD), {"Content-Security-Policy": STRICT + more}) as address:
        page.goto(address)
        expect(page.locator("serao-board button")).to_be_visible()
        touch(page)
        assert wait_for(page, "ready")
    assert not [text for text in trouble.found if "data:" not in text and "pictures/" not in text]


@pytest.mark.once
def test_three_boards_share_one_python(new_page: Opener) -> None:
    page = new_page("phone")
    names = ("trio", "bullfrogs", "violet")
    body = "".join(
        f'<serao-board id="{name}" game="{name}" play=""></serao-board>' for name in names
    )
    with blog(page_with(body)) as address:
        page.goto(address)
        for count, name in enumerate(names, 1):
            assert len(page.frames) == count  # those that were not touched have none
            touch(page, f"#{name}")
        assert [one["game"] for one in wait_for(page, "ready", 3)] == list(names)
        assert page.workers == []  # of a frame's own: there is one for all
        # one that goes takes nothing along
        page.evaluate("document.getElementById('trio').remove()")
        page.evaluate("document.getElementById('violet').reset()")
        wait_for(page, "ready", 4)


@pytest.mark.whole_elsewhere
def test_where_nothing_can_be_shared_each_board_has_its_own(new_page: Opener) -> None:
    page = new_page(script="delete self.SharedWorker;")
    with blog(page_with(BOARD)) as address:
        page.goto(address)
        touch(page)
        assert len(wait_for(page, "ready")) == 1


@pytest.mark.once
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_a_lesson_of_ones_own_is_gone_through(new_page: Opener, screen: str) -> None:
    steps = [{"position": POSITION, "task": f"Win {n}.", "solution": SOLUTION} for n in (1, 2)]
    board = f"<serao-board game='trio' steps='{json.dumps(steps)}'></serao-board>"
    page = new_page(screen)
    with blog(page_with(board, "de")) as address:
        page.goto(address)
        asked = Words("de")("app.lesson.progress", at=1, steps=2) + ": Win 1."
        button = page.locator("serao-board button")
        expect(button.locator("strong")).to_have_text(asked)
        expect(button.locator("span")).to_have_text(Words("de")("site.solve"))
        frame = touch(page)
        for number, way in enumerate(("#onward", "#step-back"), 1):
            expect(frame.locator(".task")).to_have_text(f"Win {number}.")
            expect(frame.locator(".embed-steps")).to_contain_text(f"Schritt {number} von 2")
            for thing in SOLUTION.split()[1:]:
                press(frame.locator(f'#other-ways [data-do="tap circle {thing}"]').first)
            expect(frame.locator("#onward")).to_be_visible()
            assert len(heard(page, "solved")) < number
            following = Words("de")("app.lesson.next")
            expect(frame.get_by_role("button", name=following)).to_have_count(2 - number)
            for button in frame.locator(".embed-steps button").all():
                box = button.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 43.9
            frame.locator(way).click()
        expect(frame.locator(".task")).to_have_text("Win 1.")
        assert [len(wait_for(page, kind)) for kind in ("ready", "solved")] == [1, 1]
        assert frame.locator("html").evaluate("(root) => root.scrollWidth <= innerWidth")


@pytest.mark.once
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_a_lesson_of_ones_own_goes_on_after_a_reload_and_is_begun_again(
    new_page: Opener, screen: str
) -> None:
    steps = [{"position": POSITION, "task": f"Go {n}.", "solution": SOLUTION} for n in (1, 2, 3)]
    board = f"<serao-board game='trio' steps='{json.dumps(steps)}'></serao-board>"
    page = new_page(screen)
    with blog(page_with(board, "pt")) as address:
        page.goto(address)
        frame = touch(page)
        for thing in SOLUTION.split()[1:]:
            press(frame.locator(f'#other-ways [data-do="tap circle {thing}"]').first)
        expect(frame.locator("#onward")).to_be_visible()
        page.reload()
        frame = touch(page)
        expect(frame.locator(".task")).to_have_text("Go 2.")
        expect(frame.locator(".embed-steps")).to_contain_text("1 de 3 resolvidos")
        assert frame.locator("html").evaluate("(root) => root.scrollWidth <= innerWidth")
        press(frame.locator("#anew"))
        expect(frame.locator(".task")).to_have_text("Go 1.")
        expect(frame.locator("#twin :focus")).to_have_count(1)
        page.reload()
        frame = touch(page)
        expect(frame.locator(".task")).to_have_text("Go 1.")
        expect(frame.locator("#anew")).to_have_count(0)


@pytest.mark.once
@pytest.mark.parametrize("steps", ["", "[", "{}", "7", "[]", "[null]", '[{"position": ""}]'])
def test_steps_that_cannot_be_read_do_no_harm_before_the_touch(
    new_page: Opener, steps: str
) -> None:
    page = new_page()
    query = urlencode({"game": "trio", "steps": steps})
    bare = f'<iframe src="{ORIGIN}/embed.html?{query}" height="400"></iframe>'
    with blog(page_with(f"<serao-board game='trio' steps='{steps}'></serao-board>{bare}")) as at:
        page.goto(at)
        for cover in (page.locator("serao-board"), page.frame_locator("iframe")):
            expect(cover.get_by_role("button")).to_contain_text("Tap to")
            expect(cover.get_by_role("button")).not_to_contain_text("undefined")


@pytest.mark.whole_elsewhere
def test_a_task_is_solved_wrongly_and_rightly(new_page: Opener) -> None:
    wrong = next(
        move
        for move in map(str, load("trio").position(POSITION).moves())
        if move.startswith("step") and move != SOLUTION
    )
    task = urlencode({"game": "trio", "position": POSITION, "task": "Win.", "solution": SOLUTION})
    page = new_page()
    with blog(page_with('<serao-board game="trio"></serao-board>')) as address:
        page.goto(address)
        page.evaluate("(task) => document.querySelector('serao-board').load(task)", task)
        frame = touch(page)
        expect(frame.locator("#main")).to_contain_text("Win.")

        def play(move: str) -> None:
            for thing in move.split()[1:]:
                press(frame.locator(f'#other-ways [data-do="tap circle {thing}"]').first)

        play(wrong)
        expect(frame.locator("#onward")).to_be_visible()
        press(frame.locator("#onward"))
        play(SOLUTION)
        [solved] = wait_for(page, "solved")
        assert solved["tries"] == 2
        moves = heard(page, "move")
        assert [moves[0]["move"], moves[-1]["move"]] == [wrong, SOLUTION]
        expect(frame.locator(".error-box")).to_have_count(0)


@pytest.mark.whole_elsewhere
def test_attributes_and_methods_reach_the_board(new_page: Opener) -> None:
    page = new_page()
    with blog(page_with(BOARD)) as address:
        page.goto(address)
        board = page.locator("serao-board")
        board.evaluate("(board) => board.setAttribute('lang', 'pt')")
        expect(board.locator("button")).to_have_text(Words("pt")("site.play"))
        frame = touch(page)
        board.evaluate("(board) => { board.lang = 'de'; board.setAttribute('theme', 'dark'); }")
        expect(frame.locator("html")).to_have_attribute("lang", "de")
        expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
        board.evaluate("(board) => board.load({ game: 'violet', play: '' })")
        page.wait_for_function(
            "heard.some(({ kind, game }) => kind === 'ready' && game === 'violet')"
        )
        expect(frame.locator("html")).to_have_attribute("lang", "de")
        board.evaluate(
            "(board) => { board.removeAttribute('lesson'); board.setAttribute('game', 'x'); }"
        )
        [error] = wait_for(page, "error")
        assert error["sentence"]


@pytest.mark.once
def test_a_board_in_a_form_submits_nothing_and_begins_anew_when_it_is_put_elsewhere(
    new_page: Opener,
) -> None:
    page = new_page()
    with blog(page_with(f'<form action="/sent">{BOARD}</form>')) as address:
        page.goto(address)
        touch(page)
        assert page.url == address
        page.evaluate("board = document.querySelector('serao-board')")
        page.evaluate("board.remove()")
        page.evaluate("document.body.append(board)")
        expect(page.locator("serao-board button")).to_be_visible()
        assert len(page.frames) == 1
        touch(page)
        assert len(wait_for(page, "ready", 2)) == 2


@pytest.mark.once
def test_a_host_may_start_a_board_itself(new_page: Opener) -> None:
    page = new_page()
    with blog(page_with(BOARD)) as address:
        page.goto(address)
        page.locator("serao-board").evaluate("(board) => board.play()")
        assert wait_for(page, "ready")
        expect(inside(page).locator("#main")).to_be_visible()


@pytest.mark.once
def test_only_who_is_asked_is_believed(new_page: Opener) -> None:
    """The page hears its own frame alone, and the frame its page; and only what has a meaning."""
    page = new_page()
    liar = (
        "<script>setInterval(() => parent.postMessage({serao: 1, kind: 'solved', tries: 1}, '*'))"
    )
    body = f'{BOARD}<iframe id="liar" srcdoc="{liar}</script>"></iframe>'
    with blog(page_with(body)) as address:
        page.goto(address)
        frame = touch(page)
        height = heard(page, "height")
        # from the page itself, and from a frame inside the board's
        page.evaluate("""() => {
            const board = document.querySelector("serao-board");
            const frame = board.shadowRoot.querySelector("iframe").contentWindow;
            postMessage({ serao: 1, kind: "height", height: 9 }, "*");
            for (const wrong of [null, 1, {}, { serao: 2, kind: "reset" }, { serao: 1 },
                { serao: 1, kind: "constructor" }, { serao: 1, kind: "load", query: 7 },
                { serao: 1, kind: "theme", theme: "x".repeat(30000) },
                { kind: "theme", theme: "dark" }])
                frame.postMessage(wrong, "*");
            const { contentWindow } = document.getElementById("liar");
            contentWindow.target = frame;
            contentWindow.eval("target.postMessage({serao: 1, kind: 'theme', theme: 'dark'}, '*')");
        }""")
        page.wait_for_timeout(500)
        assert heard(page, "solved") == []
        assert heard(page, "height") == height
        assert frame.locator("html").get_attribute("data-theme") != "dark"
        assert len(heard(page, "ready")) == 1


def test_tab_goes_in_and_out(new_page: Opener, engine: str) -> None:
    page = new_page()
    with blog(page_with(BOARD)) as address:
        page.goto(address)
        page.locator("#before").focus()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.localName") == "serao-board"
        page.keyboard.press("Enter")
        frame = inside(page)
        expect(frame.locator("#cover")).to_have_count(0)
        expect(frame.locator("#prompt")).to_be_visible()
        page.wait_for_function("document.activeElement.localName === 'serao-board'")
        been = set()
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == "after":
                break
            been.add(frame.locator("html").evaluate("() => document.activeElement.outerHTML"))
        else:
            raise AssertionError("Tab does not come out")
        assert len(been) > 3
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.localName") == "serao-board"


@pytest.mark.once
def test_the_rest_of_the_site_stands_in_nobody_elses_page(
    new_page: Opener, trouble: Trouble
) -> None:
    trouble.expect()
    page = new_page()
    with blog(page_with(f'<iframe src="{ORIGIN}/"></iframe>')) as address:
        page.goto(address)
        page.wait_for_timeout(1000)
        assert not page.frames[1].url.startswith(ORIGIN)
    assert any("frame-ancestors" in text for text in trouble.found)


@pytest.mark.whole_elsewhere
def test_a_single_file_on_a_disk_is_a_board_too(
    browser: Browser, tmp_path: Path, trouble: Trouble
) -> None:
    for name in ("serao.html", "embed.js"):
        shutil.copy(DIST / name, tmp_path)
    own = page_with('<serao-board src="serao.html" game="trio" lesson="first"></serao-board>')
    mine = tmp_path / "my page.html"
    mine.write_text(own.replace(f"{ORIGIN}/embed.js", "embed.js"), encoding="utf-8")
    context = new_context(browser, locale="en")
    context.route(re.compile("^https?:"), lambda route: route.abort())
    page = context.new_page()
    trouble.watch(page)
    page.goto(mine.as_uri())
    frame = touch(page)
    assert [one["game"] for one in wait_for(page, "ready")] == ["trio"]
    expect(frame.locator(".error-box")).to_have_count(0)
    expect(frame.locator(".brand")).to_have_count(0)
    page.locator("serao-board").evaluate("(board) => board.reset()")
    wait_for(page, "ready", 2)
    context.close()
    assert trouble.found == []
