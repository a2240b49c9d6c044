"""What is kept: a second copy survives a killed browser; a start that fails is survived, too."""

import json
import sys
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

from e2e import native
from e2e.conftest import GONE, KEEP, Opener, Trouble
from e2e.kills import WATCH, player
from e2e.playing import (
    ENGLISH,
    PLAIN,
    QUICK,
    RAW,
    RECORDS,
    SAVE,
    mirrored,
    open_at,
    reloaded,
    wait_for_both,
)
from e2e.scripted import SCRIPTED, Scripted, button, pushed
from e2e.site import ORIGIN
from e2e.test_minds import SPARE
from engine.core.game import NOBODY
from engine.core.match import read_match
from engine.games import load

KILLS = 3
MOVES = 12
AT = "Number.parseInt(document.querySelector('[data-stand]')?.dataset.stand, 10)"
LINE = "serao/1 bullfrogs colours=GB first=1 deal=fog human:Ana greedy:Moth"
BOTS = "serao/1 bullfrogs colours=GB first=1 deal=fog greedy:Ana greedy:Moth"
MASTERS = "serao/1 trio first=1 deal=fog master:Ana master:Moth"
NESTED = "[" * 50_000
READ = "message = json.loads(text)\n"
FATAL = "json.loads(kept)"
RAISED = "raise ValueError(kept)"
NO_ANSWER = "IDBFactory.prototype.open = () => ({});"
SLOW = """
if (sessionStorage.slow) {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function () {
        const slow = {};
        const request = getAll.call(this);
        const answer = () => {
            if (request.readyState !== "done" || !window.released) return setTimeout(answer, 20);
            slow.result = request.result;
            slow.onsuccess();
        };
        answer();
        return slow;
    };
}
"""
HELD = """
window.hold = HOLD;
window.patience = PATIENCE;
const later = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => later(act, ms === 1000 ? window.patience : ms, ...rest);
window.onDisk = 0;
window.tooEarly = [];
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (record, key) {
    const text = PLAIN(record.text);
    if (text?.startsWith("serao/")) this.transaction.moves = text.split(" | ").length - 1;
    return put.call(this, record, key);
};
Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
    set(done) {
        this.addEventListener("complete", () => later(() => {
            window.onDisk = Math.max(window.onDisk, this.moves ?? 0);
            done();
        }, window.hold));
    },
});
const look = () => {
    window.at = Number.parseInt(document.querySelector("[data-stand]")?.dataset.stand, 10) || 0;
    if (window.at > window.onDisk) window.tooEarly.push(`${window.at} before ${window.onDisk}`);
    requestAnimationFrame(look);
};
look();
"""
"""A disk that takes its time, and what the page shows before it has written it down.

The page's own second of patience is as long as the test says: on a machine that has much to do,
a second is soon over.
"""
PATIENT, IMPATIENT = 1_000_000, 300


def begun(page: Page) -> str:
    """A game that is kept in both copies; its text."""
    open_at(page).locator("[data-do^=quick]").first.click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_function(SAVE)
    return wait_for_both(page)


def test_a_killed_browser_has_lost_nothing_that_it_showed(playwright: Playwright) -> None:
    if sys.platform != "linux":
        pytest.skip("finds the browser's processes as Linux tells them")
    with player(playwright) as one:
        found = list(one.losses(KILLS, Random(KILLS)))
    assert not any(lost for lost, _ in found)
    assert sum(shown for _, shown in found) > KILLS, "hardly anything was played"


@pytest.mark.once
def test_a_tab_that_crashes_while_bots_play_has_lost_nothing_that_it_showed(
    new_page: Opener, trouble: Trouble
) -> None:
    trouble.expect()
    page = new_page(script=WATCH, kept={"serao.match.one": BOTS}, once=True)
    shown: list[str] = []
    page.context.expose_binding("shown", lambda _, text: shown.append(text))
    open_at(page, "#/table/one")
    page.wait_for_function(f"() => {AT} > {MOVES}")
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    before = [*shown]
    shown.clear()
    again = page.context.new_page()
    again.add_init_script(WATCH)
    open_at(again, "#/table/one").wait_for_function("() => window.drawn")
    assert read_match(before[-1], load).state.to_act != NOBODY, "they were at it no more"
    assert [text for text in before if not shown[0].startswith(text)] == []


def slow_disk(hold: int, patience: int) -> str:
    """The script of a page whose disk takes so many milliseconds longer."""
    held = HELD.replace("HOLD", str(hold)).replace("PATIENCE", str(patience))
    return held.replace("PLAIN", PLAIN)


def watched(new_page: Opener, hold: int, patience: int) -> Page:
    """Bots that play on such a page."""
    page = new_page("phone", script=slow_disk(hold, patience))
    native.at_the_table(page, {"serao.match.one": BOTS, "serao.preferences": QUICK})
    return page


@pytest.mark.once
def test_what_bots_and_dice_do_is_shown_once_it_is_on_the_disk(new_page: Opener) -> None:
    page = watched(new_page, 150, PATIENT)
    page.wait_for_function("() => window.at > 25")
    assert page.evaluate("window.tooEarly") == []


@pytest.mark.once
@pytest.mark.whole
def test_so_is_what_bots_have_thought_of_in_workers(new_page: Opener) -> None:
    kept = {"serao.match.one": MASTERS, "serao.preferences": QUICK}
    page = new_page(script=SPARE + slow_disk(150, PATIENT), kept=kept)
    open_at(page, "#/table/one")
    page.wait_for_function("() => window.at > 25")
    assert page.evaluate("window.tooEarly") == []


@pytest.mark.once
def test_a_disk_that_never_answers_stops_nobody(new_page: Opener) -> None:
    page = watched(new_page, 10_000_000, IMPATIENT)
    page.wait_for_function("() => window.at > 12")
    assert page.evaluate("window.onDisk") == 0


@pytest.mark.once
def test_a_disk_that_was_once_too_slow_is_waited_for_again(new_page: Opener) -> None:
    page = watched(new_page, 1500, IMPATIENT)
    page.wait_for_function("() => window.tooEarly.length")
    page.evaluate(f"window.hold = 150, window.patience = {PATIENT}")
    page.wait_for_function("() => window.at && window.at <= window.onDisk")
    page.evaluate("window.tooEarly = []")
    page.wait_for_function("(before) => window.at > before + 8", arg=page.evaluate("window.at"))
    assert page.evaluate("window.tooEarly") == []


@pytest.mark.once
def test_what_is_shown_late_speaks_to_nobody_who_has_the_device_by_then(new_page: Opener) -> None:
    scripted = Scripted(new_page(script=slow_disk(500, PATIENT)))
    scripted.open()
    late = [
        {"op": "save", "key": "serao.match.one", "text": "late"},
        {"op": "patch", "id": "board", "html": "late", "number": 1_000_000},
        {"op": "announce", "text": "late"},
        {"op": "focus", "id": "board"},
        {"op": "page", "language": "en", "theme": "dark", "title": "late"},
        {"op": "after", "ms": 0, "what": "shown", "number": 1},
    ]
    now = [
        {"op": "patch", "id": "board", "html": "now", "number": 1_000_001},
        {"op": "hush"},
        {"op": "announce", "text": "now"},
    ]
    scripted.stage(
        f'<div id="board" tabindex="-1"></div>{pushed("first", *late)}{button("second", *now)}'
    )
    scripted.page.get_by_text("first").click()
    scripted.page.get_by_text("second").click()
    expect(scripted.page.locator("#board")).to_have_text("now")
    scripted.expect_messages("after", {"what": "shown", "number": 1})
    expect(scripted.page.locator("#announcer")).to_have_text("now")
    expect(scripted.page.get_by_text("second")).to_be_focused()


def test_a_game_comes_back_from_the_second_copy(page: Page) -> None:
    line = begun(page)
    page.evaluate("localStorage.clear()")
    reloaded(page)
    expect(page.locator("#players .player")).to_have_count(2)
    assert page.evaluate(SAVE).startswith(line)


@pytest.mark.once
def test_a_hand_that_is_kept_is_not_read_at_a_glance(page: Page) -> None:
    line = begun(page)
    kept = page.evaluate("Object.entries(localStorage)")
    texts = [text for key, text in kept if key.startswith("serao.match.")]
    texts += [record["text"] for record in page.evaluate(RAW, "kept")]
    assert len(texts) > 1
    assert [word for word in line.split() if len(word) > 2 and word in str(texts)] == []


@pytest.mark.whole_elsewhere
def test_a_deleted_game_does_not_come_back(page: Page) -> None:
    begun(page)
    before = page.evaluate("({ ...localStorage })")
    open_at(page, "#/games").locator("[data-do^=ask-delete]").click()
    page.locator("[data-do=delete]").click()
    expect(page.locator(".save")).to_have_count(0)
    while mirrored(page):
        page.wait_for_timeout(50)
    page.evaluate(KEEP, before)  # as after a kill
    reloaded(page)
    expect(page.locator(".save")).to_have_count(0)
    assert not page.evaluate(SAVE)


@pytest.mark.once
def test_a_second_copy_that_never_answers_keeps_nobody_waiting(new_page: Opener) -> None:
    page = new_page(script=NO_ANSWER)
    open_at(page).locator("[data-do^=quick]").first.click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_function(SAVE)
    page.reload()
    expect(page.locator("#players .player")).to_have_count(2)


@pytest.mark.once
def test_a_second_copy_that_was_deleted_is_there_with_the_next_text(scripted: Scripted) -> None:
    page = scripted.page
    for text in ("serao/1 first", "serao/1 second"):
        scripted.stage(button("keep", {"op": "save", "key": "serao.match.a", "text": text}))
        page.get_by_text("keep").click()
        assert wait_for_both(page) == text
        page.evaluate(GONE)


@pytest.mark.once
def test_a_second_copy_that_answers_late_is_heard(new_page: Opener) -> None:
    page = new_page(script=SLOW)
    line = begun(page)
    page.evaluate("localStorage.clear()")
    page.evaluate("sessionStorage.slow = 'yes'")
    reloaded(page)
    expect(page.locator("#players .player")).to_have_count(0)
    page.evaluate("window.released = true")
    expect(page.locator("#players .player")).to_have_count(2)
    assert page.evaluate(SAVE).startswith(line)


@pytest.mark.once
def test_texts_too_deep_for_python_keep_nobody_from_starting(new_page: Opener) -> None:
    kept = dict.fromkeys(("serao.preferences", "serao.matches", "serao.results"), NESTED)
    page = open_at(new_page(kept={**kept, "serao.match.m": LINE}), "#/table/m")
    expect(page.locator("#players .player")).to_have_count(2)


@pytest.mark.once
@pytest.mark.parametrize("fault", [FATAL, RAISED], ids=["fatal", "raised"])
def test_a_site_that_cannot_start_offers_to_start_without_what_is_kept(
    new_page: Opener, trouble: Trouble, engine: str, fault: str
) -> None:
    trouble.expect()
    kept = {"serao.match.bad": NESTED, "serao.match.good": LINE}
    page = new_page("phone", kept=kept, locale="en")
    app = SCRIPTED.replace(
        READ,
        f"{READ}        kept = (message.get('storage') or {{}}).get('serao.match.bad')\n"
        f"        if kept:\n            {fault}\n",
        1,
    )
    Scripted(page, app)
    page.goto(f"{ORIGIN}/")
    box = page.locator("[data-name=without]")
    expect(box.locator("p")).to_have_text(ENGLISH("site.without"))
    take = box.get_by_role("button", name=ENGLISH("site.take"))
    leave = box.get_by_role("button", name=ENGLISH("site.leave"))
    expect(leave).to_be_disabled()
    if engine == "chromium":
        with page.expect_download() as waiting:
            take.click()
        taken = json.loads(waiting.value.path().read_text(encoding="utf-8"))
        assert taken["kept"] == kept
    else:
        take.click()  # downloads cannot be watched in a Firefox that is not Playwright's own
    leave.click()
    expect(page.locator("#stage")).to_be_attached()
    expect(page.locator(".error-box")).to_have_count(0)
    assert "serao.match.good" not in page.evaluate("({ ...localStorage })")
    [aside] = page.evaluate(RECORDS, "aside")
    assert aside["kept"] == kept


@pytest.mark.once
def test_a_late_start_takes_its_offer_back(new_page: Opener) -> None:
    page = new_page(kept={"serao.match.good": LINE}, once=True)
    Scripted(page, SCRIPTED.replace(READ, f"{READ}        await asyncio.sleep(8)\n", 1))
    page.clock.install()
    page.goto(f"{ORIGIN}/")
    box = page.locator("[data-name=without]")
    for _ in range(100):
        page.clock.run_for(10_000)
        if box.count():
            break
    expect(box).to_be_visible()
    page.clock.resume()
    expect(page.locator("#stage")).to_be_attached()
    expect(page.locator(".error-box")).to_have_count(0)
