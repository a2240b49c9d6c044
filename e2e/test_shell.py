"""The shell keeps its contract: what a person does becomes messages, effects reach the page."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Opener
from e2e.scripted import Scripted, button, patch, pushed

BOARD = """
    <div id="frame" data-panzoom style="width: 300px; height: 300px">
        <svg id="board" viewBox="0 0 300 300" width="300" height="300" style="opacity: 1">
            <rect id="cell" data-do="cell" width="300" height="300" fill="green"/>
        </svg>
    </div>
    <button data-zoom="in">closer</button>
    <button data-zoom="fit">fit</button>
"""


def test_a_form_says_what_is_in_it(scripted: Scripted) -> None:
    scripted.stage(
        """<form data-form="names"><input name="first" aria-label="first">
        <input type="checkbox" name="bot" aria-label="bot"><button>send</button></form>""",
    )
    scripted.page.get_by_label("first").fill("Ada & Bo")
    scripted.page.get_by_text("send").click()
    scripted.page.get_by_label("bot").check()
    scripted.page.get_by_label("first").press("Enter")
    scripted.expect_messages(
        "form",
        {"name": "names", "values": {"first": "Ada & Bo"}},
        {"name": "names", "values": {"first": "Ada & Bo", "bot": "on"}},
    )


def test_a_live_form_says_every_change(scripted: Scripted) -> None:
    scripted.stage(
        """<form data-form="seats" data-live><select name="seats" aria-label="seats">
        <option>2<option>3</select></form>""",
    )
    scripted.page.get_by_label("seats").select_option("3")
    scripted.expect_messages("form", {"name": "seats", "values": {"seats": "3"}})


def test_keys_are_told_inside_their_place_only(scripted: Scripted) -> None:
    scripted.stage(
        """<button id="outside">outside</button>
        <div data-keys="ArrowLeft Escape"><button id="inside">inside</button>
        <input aria-label="typed"></div>""",
    )
    scripted.page.get_by_text("outside").press("ArrowLeft")
    scripted.page.get_by_label("typed").press("ArrowLeft")
    scripted.page.get_by_text("inside").press("Alt+ArrowUp")
    scripted.page.get_by_text("inside").press("x")
    scripted.page.get_by_text("inside").press("ArrowLeft")
    scripted.page.get_by_text("inside").press("Escape")
    scripted.expect_messages("key", {"key": "ArrowLeft"}, {"key": "Escape"})


LETTERS = """<div id="field" data-letters><button data-key="n Enter" data-do="n">next</button>
    <button data-key="u" data-do="u" disabled>undo</button>
    <div inert><button data-key="h" data-do="h">hint</button></div>
    <p id="plain" tabindex="-1">plain</p><input aria-label="typed"></div>
    <button data-key="x" data-do="x">outside</button>"""


def test_a_letter_presses_what_is_marked_with_it(scripted: Scripted) -> None:
    scripted.stage(LETTERS)
    page = scripted.page
    page.locator("#plain").focus()
    for key in ("n", "Shift+N", "Enter", "u", "h", "x", "Control+n", "Alt+n", "Meta+n"):
        page.keyboard.press(key)
    page.get_by_label("typed").press("n")
    page.get_by_text("outside").press("Enter")  # what it is by itself
    scripted.expect_messages("do", *[{"what": what} for what in ("n", "n", "n", "x")])
    expect(page.get_by_label("typed")).to_have_value("n")


def test_letters_are_no_keys_where_they_are_not_wanted(scripted: Scripted) -> None:
    scripted.stage(LETTERS.replace(" data-letters", ""))
    scripted.page.locator("#plain").focus()
    scripted.page.keyboard.press("n")
    scripted.page.get_by_text("outside").click()
    scripted.expect_messages("do", {"what": "x"})


def test_a_file_is_read(scripted: Scripted, tmp_path: Path) -> None:
    scripted.stage('<input type="file" data-file aria-label="open">')
    saved = tmp_path / "match.txt"
    saved.write_text("sapo é frog", encoding="utf-8")
    scripted.page.get_by_label("open").set_input_files(saved)
    scripted.expect_messages("file", {"text": "sapo é frog"})


def test_of_a_file_that_is_no_match_only_the_beginning_is_read(
    scripted: Scripted, tmp_path: Path
) -> None:
    scripted.stage('<input type="file" data-file aria-label="open">')
    film = tmp_path / "film.txt"
    film.write_bytes(b"x" * 7_000_000)
    scripted.page.get_by_label("open").set_input_files(film)
    scripted.expect_messages("file", {"text": "x" * 6_000_000})


def test_the_address_is_told_and_set(scripted: Scripted) -> None:
    scripted.stage(
        '<a href="#/about">about</a>' + button("rules", {"op": "route", "route": "#/rules/trio"}),
    )
    scripted.page.get_by_text("about").click()
    scripted.page.get_by_text("rules").click()
    scripted.expect_messages("route", {"route": "#/about"}, {"route": "#/rules/trio"})
    scripted.page.go_back()
    scripted.expect_messages(
        "route", {"route": "#/about"}, {"route": "#/rules/trio"}, {"route": "#/about"}
    )


def test_two_addresses_that_come_at_once_are_both_told(scripted: Scripted) -> None:
    scripted.stage("")
    scripted.page.evaluate('location.hash = "#/learn"; location.hash = "#/games"')
    scripted.expect_messages("route", {"route": "#/learn"}, {"route": "#/games"})


def test_a_timer_comes_back(scripted: Scripted) -> None:
    scripted.stage(button("wait", {"op": "after", "ms": 10, "what": "bot", "number": 7}))
    scripted.page.get_by_text("wait").click()
    scripted.expect_messages("after", {"what": "bot", "number": 7})


def test_saves_and_removes(scripted: Scripted) -> None:
    save = {"op": "save", "key": "serao.match"}
    scripted.stage(button("save", {**save, "text": "é"}) + button("remove", {**save, "text": None}))
    scripted.page.get_by_text("save").click()
    scripted.page.wait_for_function("() => localStorage.getItem('serao.match') === 'é'")
    scripted.page.get_by_text("remove").click()
    scripted.page.wait_for_function("() => localStorage.getItem('serao.match') === null")


def test_full_storage_is_told(scripted: Scripted) -> None:
    scripted.stage(button("save", {"op": "save", "key": "serao.big", "text": "x" * 200_000}))
    scripted.page.evaluate(
        """() => {
            try { for (let n = 0; ; n++) localStorage[n] = "x".repeat(100_000); } catch {}
        }"""
    )
    scripted.page.get_by_text("save").click()
    scripted.expect_messages("storage", {"state": "full"})
    # and the app is told of it with all that is kept, or it would be taken back
    scripted.page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'serao.other' }))")
    scripted.page.wait_for_function("() => document.title.includes('elsewhere')")
    (told,) = scripted.messages("elsewhere")
    assert told["storage"]["serao.big"] == "x" * 200_000  # type: ignore[index]
    scripted.page.evaluate("localStorage.clear()")


def test_announces_the_same_words_twice(scripted: Scripted) -> None:
    scripted.stage(button("say", {"op": "announce", "text": "A frog hops."}))
    scripted.page.get_by_text("say").click()
    scripted.page.get_by_text("say").click()
    expect(scripted.page.locator("#announcer p")).to_have_text(["A frog hops.", "A frog hops."])


def test_effects_come_unasked(scripted: Scripted) -> None:
    scripted.stage(pushed("go", {"op": "announce", "text": "pushed"}))
    scripted.page.get_by_text("go").click()
    expect(scripted.page.locator("#announcer")).to_have_text("pushed")


def test_offers_a_file(scripted: Scripted, engine: str) -> None:
    if engine == "firefox":
        pytest.skip("downloads cannot be watched in a Firefox that is not Playwright's own")
    scripted.stage(
        button("save", {"op": "download", "name": "a.txt", "text": "é"}),
    )
    with scripted.page.expect_download() as waiting:
        scripted.page.get_by_text("save").click()
    assert waiting.value.suggested_filename == "a.txt"
    assert waiting.value.path().read_text(encoding="utf-8") == "é"


def test_copies_or_lets_the_person_copy(scripted: Scripted) -> None:
    scripted.stage(button("copy", {"op": "copy", "text": "a link"}))
    scripted.page.evaluate(
        """() => {
            window.copied = [];
            navigator.clipboard.writeText = async (text) => copied.push(text);
            window.prompt = (_, text) => copied.push(`prompt ${text}`);
        }"""
    )
    scripted.page.get_by_text("copy").click()
    scripted.page.wait_for_function("() => copied.length === 1")
    scripted.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject() }")
    scripted.page.get_by_text("copy").click()
    scripted.page.wait_for_function("() => copied.length === 2")
    assert scripted.page.evaluate("copied") == ["a link", "prompt a link"]


def test_an_older_picture_is_dropped(scripted: Scripted) -> None:
    drawn = {"op": "patch", "id": "board", "html": "older", "number": 1}
    older = button("first", drawn, {"op": "announce", "text": "drawn"})
    newer = patch("second", "newer", "board")
    scripted.stage(f'<div id="board"></div>{older}{newer}')
    scripted.page.get_by_text("second").click()
    expect(scripted.page.locator("#board")).to_have_text("newer")
    scripted.page.get_by_text("first").click()
    expect(scripted.page.locator("#announcer")).to_have_text("drawn")
    expect(scripted.page.locator("#board")).to_have_text("newer")


def test_a_patch_keeps_what_is_the_persons(scripted: Scripted) -> None:
    """Focus, what is being typed, opened details and the element itself, which moves smoothly."""
    still = """<input id="name" aria-label="name" value="x"><details id="log"><summary>log</summary>
        </details><svg><g id="piece" style="transform: translate({}px, 0)"></g></svg>"""
    scripted.stage(still.format(0))
    scripted.page.get_by_text("log").click()
    scripted.page.get_by_label("name").fill("half a na")
    scripted.page.locator("#piece").evaluate("(piece) => { window.piece = piece }")
    scripted.page.evaluate(
        """(far) => {
            document.body.insertAdjacentHTML("beforeend", far);
            document.body.lastElementChild.click();
            document.body.lastElementChild.remove();
        }""",
        patch("far", still.format(50)),
    )
    scripted.page.wait_for_function("() => window.piece.style.transform.includes('50px')")
    assert scripted.page.evaluate("window.piece.isConnected")
    expect(scripted.page.get_by_label("name")).to_be_focused()
    expect(scripted.page.get_by_label("name")).to_have_value("half a na")
    expect(scripted.page.locator("#log")).to_have_attribute("open", "")


def test_details_of_another_page_are_as_that_page_has_them(scripted: Scripted) -> None:
    of_one = "<details><summary>numbers</summary></details>"
    of_another = '<details id="log" open><summary>log</summary></details>'
    scripted.stage(of_one + patch("go", of_another))
    scripted.page.get_by_text("go").click()
    expect(scripted.page.locator("#log")).to_have_attribute("open", "")


def test_focus_goes_where_the_app_says(scripted: Scripted) -> None:
    scripted.stage(
        button("go", {"op": "focus", "id": "title"}) + '<h1 id="title" tabindex="-1">T</h1>'
    )
    scripted.page.get_by_text("go").click()
    expect(scripted.page.locator("#title")).to_be_focused()


NEXT = '<p id="next" tabindex="-1" data-next>next</p>'
"""Where the app would have a lost focus go."""


@pytest.mark.parametrize(
    "left",
    ["", "<button disabled>go</button>", "<div inert><button>go</button></div>"],
    ids=["gone", "disabled", "inert"],
)
def test_a_lost_focus_goes_to_what_is_next(scripted: Scripted, left: str) -> None:
    """A button that vanishes, or can no longer be pressed, sends nobody back to the beginning."""
    elsewhere = '<div inert><p tabindex="-1" data-next>behind</p></div>'
    scripted.stage("<div id=place></div>")
    scripted.page.locator("#place").evaluate(
        "(place, html) => { place.innerHTML = html }",
        patch("go", left + elsewhere + NEXT, "place") + NEXT,
    )
    scripted.page.get_by_text("go").focus()
    scripted.page.keyboard.press("Enter")
    expect(scripted.page.locator("#next")).to_be_focused()


def test_a_focus_that_is_not_lost_stays(scripted: Scripted) -> None:
    scripted.stage(f'<div id="place"></div>{NEXT}<button id="own">own</button>')
    scripted.page.locator("#own").focus()
    draw = patch("draw", "drawn", "place")
    scripted.page.evaluate(
        """(draw) => {
            document.body.insertAdjacentHTML("beforeend", draw);
            document.body.lastElementChild.click();
            document.body.lastElementChild.remove();
        }""",
        draw,
    )
    expect(scripted.page.locator("#place")).to_have_text("drawn")
    expect(scripted.page.locator("#own")).to_be_focused()


def test_what_was_said_is_forgotten(scripted: Scripted) -> None:
    scripted.stage(
        button("say", {"op": "announce", "text": "City 2"})
        + button("hush", {"op": "hush"}, {"op": "announce", "text": "Over to Rui."})
    )
    scripted.page.get_by_text("say").click()
    expect(scripted.page.locator("#announcer")).to_have_text("City 2")
    scripted.page.get_by_text("hush").click()
    expect(scripted.page.locator("#announcer")).to_have_text("Over to Rui.")


def test_the_page_takes_language_and_theme(scripted: Scripted) -> None:
    scripted.stage(button("go"))
    scripted.page.get_by_text("go").click()
    scripted.expect_messages("do", {"what": "[]"})
    expect(scripted.page.locator("html")).to_have_attribute("lang", "en")
    expect(scripted.page.locator("html")).to_have_attribute("data-theme", "dark")


def scale(board: Locator) -> float:
    """How large the board is drawn."""
    return float(board.evaluate("(board) => board.getBoundingClientRect().width / 300"))


def left(element: Locator) -> float:
    """Where its left side is, in pixels."""
    return float(element.evaluate("(element) => element.getBoundingClientRect().left"))


def zoomed(scripted: Scripted) -> Locator:
    """A board on the page, seen closer."""
    again = BOARD.replace("green", "blue")
    scripted.stage(
        '<div id="place"></div>' + patch("draw", BOARD, "place") + patch("again", again, "place")
    )
    scripted.page.get_by_text("draw").click()
    board = scripted.page.locator("#board")
    assert scale(board) == pytest.approx(1)
    scripted.page.get_by_text("closer").click()
    scripted.page.wait_for_function(
        "() => document.getElementById('board').getBoundingClientRect().width > 330"
    )
    scripted.page.wait_for_timeout(300)  # the zoom's own motion
    return board


def test_a_patch_leaves_the_zoom_alone(scripted: Scripted) -> None:
    board = zoomed(scripted)
    before = scale(board)
    scripted.page.get_by_text("again").click()
    expect(scripted.page.locator("#cell")).to_have_attribute("fill", "blue")
    assert scale(board) == pytest.approx(before)
    scripted.page.get_by_text("fit").click()
    scripted.page.wait_for_function(
        "() => document.getElementById('board').getBoundingClientRect().width < 301"
    )


def test_a_drag_pans_and_is_no_click(scripted: Scripted) -> None:
    board = zoomed(scripted)
    told = scripted.messages("do")
    before = left(board)
    x, y = left(scripted.page.locator("#frame")) + 100, 100
    scripted.page.mouse.move(x, y)
    scripted.page.mouse.down()
    scripted.page.mouse.move(x + 40, y + 20, steps=4)
    scripted.page.mouse.up()
    scripted.page.wait_for_timeout(100)
    assert left(board) - before == pytest.approx(40, abs=2)
    scripted.page.locator("#frame").click()
    scripted.expect_messages("do", *told, {"what": "cell"})


def test_the_wheel_zooms(scripted: Scripted) -> None:
    board = zoomed(scripted)
    before = scale(board)
    scripted.page.locator("#frame").hover()
    scripted.page.keyboard.down("Control")
    scripted.page.mouse.wheel(0, -100)
    scripted.page.keyboard.up("Control")
    scripted.page.wait_for_timeout(100)
    assert scale(board) > before


def test_a_touch_tells_what_else_it_may_have_meant(new_page: Opener, engine: str) -> None:
    """Things smaller than a finger, and not by mouse, which hits what it hits."""
    if engine == "firefox":
        pytest.skip("Firefox is driven without touch")
    scripted = Scripted(new_page("phone", has_touch=True))
    scripted.open()
    scripted.stage(
        """<div class="stage"><svg width="300" height="300">
        <rect data-do="tap pad" width="100" height="100"/>
        <circle data-do="tap frog" cx="50" cy="50" r="9"/>
        <circle data-do="tap far" cx="20" cy="90" r="9"/>
        <rect data-do="tap next" x="100" width="100" height="100"/></svg></div>"""
    )
    pad = scripted.page.locator("[data-do='tap pad']")
    for position in ((62, 50), (97, 5)):
        pad.tap(position={"x": position[0], "y": position[1]})
    scripted.page.locator("[data-do='tap frog']").tap()
    pad.click(position={"x": 62, "y": 50})
    beside, on = (
        {"what": "tap pad", "near": ["tap frog"]},
        {"what": "tap frog", "near": ["tap pad"]},
    )
    alone = {"what": "tap pad"}
    scripted.expect_messages("do", beside, alone, on, alone)


def test_the_second_of_two_quick_taps_of_a_finger_on_one_thing_is_told_as_such(
    new_page: Opener, engine: str
) -> None:
    """And not by mouse, nor on another thing, nor a moment later."""
    if engine == "firefox":
        pytest.skip("Firefox is driven without touch")
    scripted = Scripted(new_page("phone", has_touch=True))
    scripted.open()
    scripted.stage(
        """<div class="stage"><button data-do="tap pad">pad</button>
        <button data-do="tap log">log</button></div>"""
    )
    pad, log = (scripted.page.locator(f"[data-do='tap {what}']") for what in ("pad", "log"))
    for thing in (pad, pad, log):
        thing.tap()
    scripted.page.wait_for_timeout(400)
    log.tap()
    pad.dblclick()
    one, other = {"what": "tap pad"}, {"what": "tap log"}
    again = {"what": "tap pad", "again": True}
    scripted.expect_messages("do", one, again, other, other, one, one)


def test_a_tap_is_a_click_on_a_phone(new_page: Opener, engine: str) -> None:
    if engine == "firefox":
        pytest.skip("Firefox is driven without touch")
    scripted = Scripted(new_page("phone", has_touch=True))
    scripted.open()
    scripted.stage(patch("draw", BOARD))
    scripted.page.get_by_text("draw").tap()
    scripted.page.locator("#cell").tap()
    scripted.page.wait_for_function("() => JSON.parse(document.title).length === 2")
    assert scripted.messages("do")[1] == {"what": "cell"}


def test_what_another_window_did_is_told_after_what_was_done_here(scripted: Scripted) -> None:
    """Or a move that is still being answered would be taken for one that nobody has made."""
    scripted.stage(button("move", {"op": "save", "key": "serao.one", "text": "moved"}))
    scripted.page.evaluate(
        """() => {
            document.querySelector("#stage button").click();
            dispatchEvent(new StorageEvent("storage", { key: "serao.two" }));
        }"""
    )
    scripted.page.wait_for_function("() => document.title.includes('elsewhere')")
    (told,) = scripted.messages("elsewhere")
    assert told["storage"]["serao.one"] == "moved"  # type: ignore[index]
    scripted.page.evaluate("() => localStorage.removeItem('serao.one')")
