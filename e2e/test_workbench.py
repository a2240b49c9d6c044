"""The workbench in a real browser: code is written, run, played against, stopped and shared."""

import re
import zipfile
from io import BytesIO

import pytest
from playwright.sync_api import Page, expect

from e2e.accessible import AXE, faults
from e2e.conftest import Opener
from e2e.playing import CHANGED, ENGLISH, QUICKLY, SAVE, bring, open_at, reloaded, saved, thing
from web.app.packed import pack
from web.boards.trio.things import taps
from web.rooms.workbench.examples import EXAMPLES
from web.words.rules import rule_text

TABLE = "serao/1 trio trio_line=axis place=strict first=2 deal=bench human:Ana code:mine"
SCRIPT = "serao.room.workbench.mine"
FIRST = "def choose(observation, moves):\n    return moves[0]\n"
HASTE = """
() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message?.seconds && window.haste) message.seconds = 1;
        return post.call(this, message, ...rest);
    };
}
"""
"""Code has a second to choose, and not ten, once the test is in a hurry."""


RUN = """
() => new Promise((done) => {
    const stop = document.getElementById("stop");
    let began = false;
    const watch = new MutationObserver(() => {
        began ||= !stop.disabled;
        if (!began || !stop.disabled) return;
        watch.disconnect();
        done();
    });
    watch.observe(stop, { attributes: true });
    document.getElementById("run").click();
})
"""
"""Run what is written, and see it end, however soon."""


def write(page: Page, code: str) -> None:
    """Put this code in place of what the editor holds, and see it kept."""
    editor = page.locator("#editor .cm-content")
    editor.click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Backspace")
    page.keyboard.insert_text(code)
    expect(editor).to_have_text(code.replace("\n", ""))
    page.locator("#title").click()


def run(page: Page, code: str) -> None:
    """Write and run it, and wait for its end."""
    write(page, code)
    page.evaluate(RUN)


def rewrite(page: Page, code: str) -> None:
    """From the table to the code and back; it runs when it is told to."""
    page.get_by_role("button", name=ENGLISH("workbench.table.open")).click()
    expect(page.locator("#editor .cm-content")).to_be_visible()
    write(page, code)
    page.wait_for_function(f"(code) => localStorage['{SCRIPT}'] === code", arg=code)
    page.go_back()
    page.get_by_role("button", name=ENGLISH("workbench.table.run")).click()


def moves(page: Page) -> int:
    return sum(by >= 0 for by, _ in saved(page).decided)


def line(number: int, text: str) -> str:
    return ENGLISH("workbench.line", line=number, text=text)


@pytest.mark.once
@pytest.mark.whole
def test_a_bot_is_written_and_played_against(awake: Opener) -> None:
    page = open_at(awake(quick=True, built=True), "#/python")
    write(page, FIRST)
    page.locator("#game").select_option("trio")
    page.locator("#play").click()
    expect(page.locator("main[data-game=trio]")).to_be_visible()
    for _ in range(6):
        expect(page.locator("#player-0[aria-current]")).to_be_visible()
        match = saved(page)
        move = next(iter(match.state.moves()))
        for what in taps(move, match.observe(0)):
            thing(page, what).click()
        page.wait_for_function(CHANGED, arg=str(match))
        if any(by == 1 for by, _ in saved(page).decided):
            break
    expect(page.locator("#player-0[aria-current]")).to_be_visible()
    assert any(by == 1 for by, _ in saved(page).decided)


@pytest.mark.once
def test_what_goes_wrong_is_told_with_its_line_and_the_game_goes_on(awake: Opener) -> None:
    page = awake(quick=True, built=True, kept={SCRIPT: FIRST.replace("moves[0]", "1 / 0")})
    page.evaluate(HASTE)
    bring(page, TABLE)
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text(ENGLISH("workbench.table.ask", name="mine"))
    page.get_by_role("button", name=ENGLISH("workbench.table.run")).click()
    expect(prompt).to_contain_text(line(2, "ZeroDivisionError: division by zero"))
    expect(prompt).to_contain_text(ENGLISH("workbench.table.turn", name="mine"))
    assert moves(page) == 0
    rewrite(page, "x = 1\n")
    expect(prompt).to_contain_text(ENGLISH("workbench.fault.absent"))
    rewrite(page, FIRST.replace("moves[0]", "None"))
    expect(prompt).to_contain_text(line(2, ENGLISH("workbench.fault.nothing", text="None")))
    rewrite(page, FIRST.replace("moves[0]", '"stop"'))
    title = rule_text("trio.turn", "en").title
    illegal = ENGLISH("workbench.fault.illegal", move="stop", rule=title)
    expect(prompt).to_contain_text(line(2, illegal))
    slow = ENGLISH("workbench.fault.slow", seconds=10)
    page.evaluate("window.haste = true")
    rewrite(page, "def choose(observation, moves):\n    while True:\n        pass\n")
    expect(prompt).to_contain_text(slow)
    expect(prompt).to_contain_text(
        re.compile("Line [1-3]:")
    )  # a loop is stopped at one of its lines, or on its way in
    before = page.evaluate(SAVE)
    page.get_by_role("button", name=ENGLISH("workbench.table.instead")).click()
    page.wait_for_function(CHANGED, arg=before)
    expect(prompt).to_contain_text(slow)  # it is asked for the next move again
    assert moves(page) >= 1
    page.evaluate("window.haste = false")
    rewrite(page, FIRST)
    expect(page.locator("#player-0[aria-current]")).to_be_visible()


@pytest.mark.once
@pytest.mark.whole
def test_a_call_that_does_not_return_is_ended_with_its_worker(awake: Opener) -> None:
    code = "def choose(observation, moves):\n    return sum(range(10**12))\n"
    page = awake(quick=True, built=True, kept={SCRIPT: code})
    page.evaluate(HASTE)
    page.evaluate("window.haste = true")
    bring(page, TABLE)
    page.get_by_role("button", name=ENGLISH("workbench.table.run")).click()
    slow = ENGLISH("workbench.fault.slow", seconds=10)
    expect(page.locator("#prompt")).to_contain_text(line(2, slow))


@pytest.mark.once
def test_a_match_that_is_opened_again_runs_no_code_by_itself(new_page: Opener, whole: bool) -> None:
    """With `--whole` it is then told to: that starts Python a second time."""
    page = new_page(script=QUICKLY, kept={SCRIPT: FIRST})
    bring(page, TABLE)
    reloaded(page)
    ask = page.get_by_role("button", name=ENGLISH("workbench.table.run"))
    expect(ask).to_be_visible()
    page.wait_for_timeout(500)
    assert moves(page) == 0
    if whole:
        ask.click()
        expect(page.locator("#player-0[aria-current]")).to_be_visible()
        assert moves(page) > 0


@pytest.mark.once
def test_a_script_can_be_stopped_and_the_site_is_out_of_its_reach(awake: Opener) -> None:
    page = open_at(awake(quick=True, built=True), "#/python")
    write(page, "print('begun')\nwhile True:\n    pass\n")
    page.locator("#run").click()
    expect(page.locator("#output")).to_contain_text("begun")
    page.locator("#stop").click()
    expect(page.locator("#fault")).to_have_text(ENGLISH("workbench.fault.stopped"))
    run(
        page, "import js\nprint([hasattr(js, name) for name in ('indexedDB', 'caches', 'fetch')])\n"
    )
    expect(page.locator("#output")).to_contain_text("[False, False, True]")
    run(page, "print('one')\nundefined\n")
    expect(page.locator("#fault")).to_contain_text("2: NameError")
    expect(page.locator("#editor .fault")).to_have_text("undefined")


@pytest.mark.once
def test_every_example_runs(awake: Opener) -> None:
    page = open_at(awake(quick=True, built=True), "#/python")
    for name, code in EXAMPLES.items():
        page.locator("#example").select_option(name)
        expect(page.locator("#editor .cm-content")).to_contain_text(code.split("\n")[-2].strip())
        page.evaluate(RUN)
        ended = ENGLISH("workbench.ended")
        if "def choose(" in code:
            ended = ENGLISH("workbench.ended.bot", play=ENGLISH("workbench.play"))
        expect(page.locator("#bench-state")).to_have_text(ended)
        expect(page.locator("#fault")).to_have_count(0)
        if "print(" in code:
            expect(page.locator("#output")).not_to_have_text("")
    expect(page.locator(".bench-picture")).to_be_visible()
    assert page.locator(".bench-picture").evaluate("(img) => img.naturalWidth") > 100


def wheel(tag: str = "py3-none-any") -> tuple[str, bytes]:
    """A package as small as they get, and its file name."""
    info = "pebble-1.0.dist-info"
    files = {
        "pebble.py": "WEIGHT = 41\n",
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n",
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n",
        f"{info}/RECORD": "",
    }
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return f"pebble-1.0-{tag}.whl", whole.getvalue()


def install(page: Page, name: str, data: bytes) -> None:
    page.locator("#wheel").set_input_files(
        {"name": name, "mimeType": "application/zip", "buffer": data}
    )


@pytest.mark.once
@pytest.mark.whole
def test_a_wheel_is_installed_from_a_file(awake: Opener) -> None:
    page = open_at(awake(quick=True, built=True), "#/python")
    expect(page.locator("#editor .cm-content")).to_be_visible()
    name, data = wheel("cp314-cp314-win32")
    install(page, name, data)
    expect(page.locator("#bench-notes .problem")).to_contain_text(name)
    name, data = wheel()
    install(page, name, data)
    expect(page.locator("#bench-notes")).to_contain_text(ENGLISH("workbench.wheel.done", name=name))
    run(page, "import pebble\nprint(pebble.WEIGHT + 1)\n")
    expect(page.locator("#output")).to_have_text("42\n")
    write(page, "while True:\n    pass\n")
    page.locator("#run").click()
    page.locator("#stop").click()
    run(page, "import pebble\nprint(pebble.WEIGHT + 2)\n")
    expect(page.locator("#output")).to_have_text("43\n")


@pytest.mark.once
def test_a_link_is_shown_and_not_run(new_page: Opener, whole: bool) -> None:
    """With `--whole` it is then told to."""
    code = "print('it ran')\n"
    page = open_at(new_page("phone"), f"#/python/{pack(code)}")
    expect(page.locator("#editor .cm-content")).to_have_text(code.strip())
    expect(page.locator("#bench-notes")).to_contain_text(ENGLISH("workbench.link.shown"))
    page.wait_for_timeout(500)
    assert len(page.workers) == 1  # the app's own
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('.room.'))") == []
    expect(page.locator("#run")).to_be_enabled()
    if whole:
        page.locator("#run").click()
        expect(page.locator("#output")).to_have_text("it ran\n")


@pytest.mark.once
def test_the_editor_is_left_by_keys_and_everybody_can_use_the_page(new_page: Opener) -> None:
    page = open_at(new_page("phone"), "#/python")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    editor = page.locator("#editor .cm-content")
    editor.focus()
    page.keyboard.press("Tab")
    expect(editor).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(editor).not_to_be_focused()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
