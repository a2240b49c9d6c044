"""What befalls a page in the middle of a game: nothing that was shown is lost, and play goes on."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, Playwright, Route, expect

from e2e.conftest import EMPTY, GONE, KEEP, Opener, Trouble, new_context
from e2e.playing import (
    ENGLISH,
    PLAIN,
    SAVE,
    SHOWS,
    bring,
    dealt,
    move,
    open_at,
    reloaded,
    saved,
    settled,
    site_of,
    tapped,
    to_move,
    wait_for_both,
)
from e2e.scripted import Scripted
from e2e.site import NOWHERE, NOWHERE_PATH, ORIGIN
from engine.core.game import NOBODY
from tools.browsers import Engine, launch
from tools.headers import CONTENT_TYPES
from tools.paths import ROOT
from web.app.when import DAY

LINE = "serao/1 bullfrogs colours=GB first=1 deal=fog human:Ana random:Moth"
TOO_DEEP = "[" * 50_000
EXHAUSTING = """
import web.loop

def update(model, message, update=web.loop.update):
    if getattr(message, "what", "") == "exhaust":
        [bytes(2**31 - 100) for each in range(2)]
    return update(model, message)

web.loop.update = update
"""
"""An app that asks for more memory than there is, when it is told to."""
ROUNDS = 12
"""Moves that three windows make with `--whole`, else half as many."""
CLEARED = f"async () => {{ localStorage.clear(); await ({EMPTY})(); }}"
TWO = "serao/1 trio first=1 deal=fog human:Ana human:Rui"
LISTEN = f"""() => {{
    window.told = [];
    addEventListener("storage", ({{ key, newValue }}) => {{
        if (key?.startsWith("serao.match.")) told.push({PLAIN}(newValue));
    }});
}}"""
DEAF = """
const { getItem, setItem } = Storage.prototype;
Storage.prototype.getItem = function (key) {
    return window.deaf?.[key] ?? getItem.call(this, key);
};
Storage.prototype.setItem = function (key, text) {
    if (window.deaf) window.deaf[key] = text;
    setItem.call(this, key, text);
};
addEventListener("storage", (event) => window.deaf && event.stopImmediatePropagation(), true);
"""
"""A window that goes on with what was kept when it was told to hear no more."""
SETTLED = 3000  # milliseconds
ATTEMPTS = ("one", "two", "three")  # a match each: of the last one the second copy knows more


def playing(page: Page, moves: int = 3) -> Random:
    """Bring a game to the table and begin it."""
    random = Random(1)
    bring(page, LINE)
    for _ in range(moves):
        move(page, random)
    to_move(page)
    return random


def exhausting(route: Route) -> None:
    """The app's first script, and before it `EXHAUSTING`."""
    body = EXHAUSTING.encode() + (ROOT / "web/host.py").read_bytes()
    route.fulfill(status=200, headers={"Content-Type": CONTENT_TYPES[".py"]}, body=body)


@pytest.mark.once
def test_python_that_ends_begins_again_once(new_page: Opener, trouble: Trouble) -> None:
    trouble.expect()
    scripted = Scripted(new_page(kept={"serao.match.m": LINE}, once=True))
    scripted.open()
    page = scripted.page
    end = f'<button data-do="{TOO_DEEP}">end</button>'
    scripted.stage(end)
    page.get_by_text("end").click()
    page.wait_for_function("() => document.title.includes('\"fell\": true')")
    scripted.stage(end)
    page.get_by_text("end").click()
    expect(page.locator("[data-name=without]")).to_be_visible()  # it may be what is kept


@pytest.mark.once
def test_python_without_memory_begins_again(new_page: Opener, trouble: Trouble) -> None:
    trouble.expect()
    page = new_page(once=True)
    page.context.route(f"{ORIGIN}/**/host-*.py", exhausting)
    playing(page)
    before = page.evaluate(SAVE)
    page.evaluate("""() => {
        document.querySelector("#main").innerHTML += '<button data-do="exhaust">end</button>';
        document.querySelector("[data-do=exhaust]").click();
    }""")
    expect(page.locator("#prompt")).to_contain_text(ENGLISH("app.fell.text"))
    assert page.evaluate(SAVE) == before


@pytest.mark.once
def test_faults_that_come_together_are_no_more_than_they_are(
    new_page: Opener, trouble: Trouble
) -> None:
    trouble.expect()
    scripted = Scripted(new_page(once=True))
    scripted.page.clock.install()
    scripted.open()
    scripted.stage('<button data-do="task">fail</button>')
    scripted.page.evaluate("""() => {
        for (let time = 0; time < 2; time += 1) document.querySelector("[data-do=task]").click();
    }""")
    scripted.expect_messages("host", {"what": ""})
    thrown: list[Exception] = []
    scripted.page.on("pageerror", lambda error: thrown.append(error))
    scripted.page.clock.run_for(6_000)
    scripted.page.evaluate("0")
    assert thrown == []  # nobody waits any longer for what has been answered
    scripted.expect_messages("start")  # it was not loaded anew


@pytest.mark.once
def test_a_worker_that_is_gone_is_missed(new_page: Opener) -> None:
    page = new_page(once=True)
    page.clock.install()
    random = playing(page)
    line = page.evaluate(SAVE)
    page.evaluate("document.getElementById('python').xworker.terminate()")
    page.locator("[data-do^='tap ']").first.dispatch_event("click")
    page.clock.run_for(31_000)
    page.clock.run_for(6_000)
    expect(page.locator("#prompt")).to_contain_text(ENGLISH("app.fell.text"))
    assert page.evaluate(SAVE) == line
    move(page, random)
    reloaded(page)
    assert ENGLISH("app.fell.text") not in page.locator("#prompt").inner_text()


@pytest.mark.whole_elsewhere
def test_what_is_cleared_away_during_a_game_is_kept_with_the_next_move(awake: Opener) -> None:
    page = awake(quick=True)
    random = playing(page)
    match = saved(page)
    page.evaluate(CLEARED)
    move(page, random, match)
    expect(page.locator("#prompt")).to_have_text(ENGLISH("app.storage.cleared"))
    line = str(to_move(page))
    assert line.startswith(str(match))
    page.reload()
    expect(page.locator("#players .player")).to_have_count(2)
    assert page.evaluate(SAVE) == line


@pytest.mark.once
def test_both_copies_that_a_browser_has_deleted_are_there_after_one_move(awake: Opener) -> None:
    page = awake(quick=True)
    bring(page, TWO)
    match = saved(page)
    page.evaluate(GONE)
    line = move(page, Random(1), match)  # nobody else moves, and writes for it
    assert wait_for_both(page).startswith(line)


@pytest.mark.once
@pytest.mark.parametrize("days", [-20_000, 40_000], ids=["back", "ahead"])
def test_a_clock_that_jumps_takes_nothing_away(awake: Opener, days: int) -> None:
    page = awake(quick=True)
    random = playing(page)
    page.evaluate(f"Date.now = () => 1_790_000_000_000 + {days * DAY}")
    move(page, random)
    line = str(to_move(page))
    for route, place in (("games", ".save"), ("results", ".results-page"), ("", ".home-page")):
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        expect(page.locator(place).first).to_be_visible()
    open_at(page, "#/games")
    expect(page.locator(".save")).to_have_count(1)
    assert page.evaluate(SAVE) == line


@pytest.mark.once  # a page that Firefox has held is out of reach of what drives it
def test_who_goes_away_and_comes_back_plays_on(new_page: Opener) -> None:
    page = new_page()
    random = playing(page)
    line = page.evaluate(SAVE)
    page.goto(NOWHERE)
    # what asks for it at once goes with the page, and is never answered
    page.evaluate("() => { setTimeout(() => history.back()) }")
    page.wait_for_url("**/#/table/*")
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    assert page.evaluate(SAVE) == line
    move(page, random)
    for way in ("back", "forward"):
        page.evaluate(f"history.{way}()")
    page.wait_for_url("**/#/table/*")
    move(page, random)


def held(page: Page, id: str, before: str, since: str) -> bool:
    """Leave a table, keep something meanwhile, and go back; whether the browser had kept the page.

    It need not: one that has little memory loads it again.
    """
    page.goto(NOWHERE)
    page.evaluate(KEEP, {f"serao.match.{id}": before})
    page.goto(f"{ORIGIN}/#/table/{id}")
    expect(page.locator("#prompt")).to_be_visible()
    page.evaluate("window.left = true")
    page.goto(NOWHERE)
    page.evaluate(KEEP, {f"serao.match.{id}": since})
    page.evaluate("setTimeout(() => history.back())")
    page.wait_for_timeout(SETTLED)  # Playwright would wait for a page to be loaded, in Firefox
    return bool(page.evaluate("window.left"))


def test_a_page_that_comes_back_as_it_was_left_shows_what_was_kept_since(
    playwright: Playwright, engine: Engine, trouble: Trouble
) -> None:
    """Who goes back finds the page that a browser has kept, which heard of nothing meanwhile."""
    match = dealt(LINE)
    before = str(match)
    match.play(next(iter(match.state.moves())))
    browser = launch(playwright, engine, cached=True)
    page = new_context(browser).new_page()
    trouble.watch(page)
    assert any(held(page, id, before, str(match)) for id in ATTEMPTS), "always loaded again"
    assert page.evaluate(SHOWS, len(match.log))
    prompt = page.evaluate("document.querySelector('#prompt').innerText")
    assert ENGLISH("app.elsewhere.title") in prompt
    browser.close()
    assert trouble.found == []


def windows(page: Page) -> Iterator[Page]:
    """Three windows at one table."""
    yield page
    for _ in range(2):
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.locator("html[data-waiting]")).to_have_count(0)
        yield other


@pytest.mark.once
def test_three_windows_of_one_game_play_one_game(awake: Opener, whole: bool) -> None:
    page = awake(quick=True)
    random = playing(page)
    ear = page.context.new_page()
    ear.goto(f"{site_of(page)}{NOWHERE_PATH}")
    ear.evaluate(LISTEN)
    tables = list(windows(page))
    moved = []
    latest = page  # of what one window keeps the others hear a moment later
    rounds = ROUNDS if whole else ROUNDS // 2
    for _ in range(rounds):
        match = to_move(latest)
        if match.state.to_act == NOBODY:
            break
        for each in tables:  # who lags behind would forget what is picked up here
            each.wait_for_function(SHOWS, arg=len(match.log))
        latest = random.choice(tables)
        moved.append(move(latest, random))
    told, line = ear.evaluate("told"), latest.evaluate(SAVE)
    assert len(told) > rounds
    assert [text for text in (*told, *moved) if not line.startswith(text)] == []
    ear.close()
    for other in tables[1:]:
        other.close()


@pytest.mark.once
def test_a_window_that_hears_too_late_takes_no_move_from_another(awake: Opener) -> None:
    """Of what one process of a browser has kept the others hear some moments later."""
    page = awake(quick=True)
    playing(page, moves=0)
    match = to_move(page)
    late = page.context.new_page()
    late.add_init_script(DEAF)
    late.goto(page.url)
    for each in (page, late):
        settled(each, match)
    late.evaluate("window.deaf = { ...localStorage }")
    line = move(page, Random(1))
    wait_for_both(page)
    assert tapped(late, Random(2), match) != line
    expect(late.locator("#prompt")).to_contain_text(ENGLISH("app.elsewhere.title"))
    for each in (page, late):
        assert wait_for_both(each).startswith(line)
    late.close()
