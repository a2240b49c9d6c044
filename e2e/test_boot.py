"""The way from a link to a page that answers, and what is said when it does not."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import SCREENS, Opener, Trouble
from e2e.playing import (
    CHANGED,
    ENGLISH,
    SAVE,
    SHIFTS,
    SHOWS,
    ahead,
    dealt,
    lift_curtain,
    move,
    reloaded,
    saved,
    settled,
    tapped,
    thing,
)
from e2e.scripted import Scripted, button
from e2e.site import ORIGIN, Held, half
from engine.core.match import read_match
from engine.games import load
from tests.whole import some
from tools.paths import ROOT
from web.words import Words

BROKEN_IMPORT = "import nothing_of_that_name\n"
MOVING = """() => {
    const animations = document.getElementById("app").getAnimations({ subtree: true });
    return animations.filter(({ playState }) => playState !== "finished").length;
}"""
TWO_BUTTONS = (
    "<main data-stand='8, 3'><button data-do=a>a</button></main><button data-do=b>b</button>"
)
ON_ERRORS = ".error-box"
FAILED = "[data-name=failed]"
TWENTY_ONE_RATS = (ROOT / "e2e/ratland-21-rats.txt").read_text().strip()
"""A match in which the first of four clans is about to place 21 rats."""
FORBID_STORAGE = """
    Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("no", "SecurityError") },
    });
"""
FORBID_DATABASES = """
    IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError") };
"""
FORBID_KEEPING = """
    const forbidden = { get() { throw new DOMException("no", "SecurityError") } };
    for (const name of ["sessionStorage", "caches"]) Object.defineProperty(window, name, forbidden);
    for (const name of ["serviceWorker", "storage"])
        Object.defineProperty(Navigator.prototype, name, forbidden);
"""
TWO = "serao/1 trio first=1 deal=fog human:Ana human:Rui"
KEPT = {"serao.match.kept": "serao/1 trio first=1 deal=fog human:Ana greedy:Moth"}


def boot(page: Page, address: str = f"{ORIGIN}/") -> None:
    """Open the site and wait until the app has answered."""
    page.goto(address)
    expect(page.locator("html[data-waiting]")).to_have_count(0)


def test_nothing_moves_when_the_app_takes_over(new_page: Opener, engine: str, whole: bool) -> None:
    """On the first page and among the rules; with `--whole` on two more."""
    if engine != "chromium":
        pytest.skip("only Chromium measures layout shift")
    visits = (("pt", ""), ("de", "rules/bullfrogs"), ("en", "new/trio"), ("en", ""))
    screens = [*SCREENS, *SCREENS] if whole else SCREENS
    for screen, (language, route) in zip(screens, visits, strict=False):
        page = new_page(screen, script=SHIFTS, locale=language, reduced_motion="no-preference")
        boot(page, f"{ORIGIN}/#/{route}")
        assert page.evaluate("window.shifted") == 0, route


@pytest.mark.once
def test_a_page_is_seen_in_its_language_before_python_starts(new_page: Opener, whole: bool) -> None:
    pages = (("settings", "app.settings.title"), ("", "app.home.games"))
    for route, key in pages if whole else pages[:1]:
        page = new_page(locale="pt-BR")
        host = Held(page, "**/host-*.py")
        page.goto(f"{ORIGIN}/#/{route}")
        expect(page.get_by_role("heading", name=Words("pt")(key), exact=True)).to_be_visible()
        host.release()
        expect(page.locator("html[data-waiting]")).to_have_count(0)


def test_early_clicks_are_answered_once_and_in_order(page: Page) -> None:
    shell = Held(page, "**/main-*.js")
    scripted = Scripted(page)
    page.goto(f"{ORIGIN}/", wait_until="commit")
    page.locator("#app").evaluate("(app, html) => { app.innerHTML = html }", TWO_BUTTONS)
    page.locator("[data-do=a]").click()
    page.locator("[data-do=b]").click()
    shell.release()
    scripted.expect_messages(
        "early", {"what": "a", "stand": "8, 3"}, {"what": "b", "stand": "8, 3"}
    )


@pytest.mark.whole_elsewhere
def test_clicks_while_python_starts_are_answered_in_order(page: Page) -> None:
    memory = Held(page, "**/memory-*.wasm")
    scripted = Scripted(page)
    page.goto(f"{ORIGIN}/")
    page.locator("#app").evaluate("(app, html) => { app.innerHTML = html }", TWO_BUTTONS)
    page.locator("[data-do=b]").click()
    expect(page.locator("[data-do=b]")).to_have_css("opacity", "0.55")
    expect(page.locator("[data-do=a]")).to_have_css("opacity", "1")
    page.locator("[data-do=a]").click()
    memory.release()
    scripted.expect_messages(
        "early", {"what": "b", "stand": "8, 3"}, {"what": "a", "stand": "8, 3"}
    )


PLAYED = "serao/1 bullfrogs colours=GB first=1 deal=frogs human:Ana greedy:Moth"
NUMBERS = """() => [...document.querySelectorAll(".bf-card")].map(
    ({ id, style }) => `${id} ${style.transform}`
).sort()"""
SLOWLY = ".bf-card, .bf-piece { transition-duration: 60s !important }"
DRIFTING = """() => {
    const moving = document.getElementById("pond").getAnimations({ subtree: true });
    const drifts = ({ transitionProperty }) => transitionProperty === "transform";
    return moving.filter((each) => each.playState !== "finished" && drifts(each)).length;
}"""


@pytest.mark.once
def test_nothing_drifts_when_the_app_takes_over_a_game_that_is_seen_again(
    new_page: Opener,
) -> None:
    """The app gives the cards other numbers than they had, and none moves to another's place."""
    page = new_page(kept={"serao.match.kept": PLAYED}, reduced_motion="no-preference")
    boot(page, f"{ORIGIN}/#/table/kept")
    match = settled(page)
    for what in ahead(match, (), match.game.move("play 2 n2")):
        thing(page, what).dispatch_event("click")
    page.wait_for_function(CHANGED, arg=str(match))
    settled(page)
    numbers = page.evaluate(NUMBERS)
    host = Held(page, "**/host-*.py")
    page.reload()
    page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", SLOWLY)
    page.locator("#hint").dispatch_event("click")
    host.release()
    expect(page.locator(".prompt.advised, #enough")).to_be_visible()
    assert page.evaluate(NUMBERS) != numbers
    assert page.evaluate(DRIFTING) == 0


@pytest.mark.once
def test_a_game_is_seen_again_at_once_and_clicks_on_it_are_kept(new_page: Opener) -> None:
    page = new_page(kept=KEPT, reduced_motion="no-preference")
    boot(page, f"{ORIGIN}/#/table/kept")
    tile = page.locator(".tr-hand-tile").last
    expect(tile).not_to_have_class(re.compile("is-picked"))
    host = Held(page, "**/host-*.py")
    page.reload()
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("html[data-waiting]")).to_have_count(1)
    assert page.evaluate(MOVING) == 0, "what has arrived before arrives a second time"
    tile.click()
    expect(tile).to_have_css("opacity", "0.55")
    host.release()
    expect(tile).to_have_class(re.compile("is-picked"))
    expect(tile).not_to_have_class(re.compile("heard"))
    expect(tile).to_have_css("opacity", "1")


@pytest.mark.once
def test_a_plan_is_still_there_for_a_tap_on_the_page_seen_before(page: Page) -> None:
    """Ten of 21 rats are placed, the page is loaded anew, and Ready is tapped at once."""
    boot(page, f"{ORIGIN}/#/games")
    page.locator("#text").fill(TWENTY_ONE_RATS)
    page.get_by_role("button", name=Words("en")("app.bring.open")).click()
    more = page.locator('#ratland [data-do="tap more city"]').last
    for count in range(1, 11):
        more.dispatch_event("click")
        expect(page.locator("#own-count-city")).to_have_text(str(count))
    line = page.evaluate(SAVE)
    host = Held(page, "**/host-*.py")
    page.reload()
    expect(page.locator("#own-count-city")).to_have_text("10")
    expect(page.locator("html[data-waiting]")).to_have_count(1)
    page.locator("#offer-0").click()
    host.release()
    expect(page.locator("#prompt")).to_have_text(Words("en").many("ratland.doubt.some", 11))
    expect(page.locator("#own-count-city")).to_have_text("10")
    assert page.evaluate(SAVE) == line
    page.keyboard.press("Tab")
    page.locator("#confirm").press("Enter")
    page.wait_for_function(CHANGED, arg=line)
    assert saved(page).log[len(read_match(line, load).log)].city == 10
    expect(page.locator("#undo")).to_be_enabled()
    page.locator("#undo").click()
    expect(page.locator("#own-count-city")).to_have_text("10")
    assert page.evaluate(SAVE).startswith(line)


@pytest.mark.once
def test_a_tap_on_a_page_that_another_window_has_changed_is_dropped(page: Page) -> None:
    boot(page, f"{ORIGIN}/#/games")
    page.locator("#text").fill(TWENTY_ONE_RATS)
    page.get_by_role("button", name=Words("en")("app.bring.open")).click()
    page.locator("#offer-0").wait_for()
    line = page.evaluate(SAVE)
    page.evaluate(
        """(at) => {
            const [key] = Object.keys(localStorage).filter((key) => key.startsWith("serao.match."));
            const picks = JSON.stringify({ 0: { at, things: ["city=3"] } });
            localStorage.setItem(key.replace("match", "picked"), picks);
        }""",
        len(read_match(line, load).log),
    )
    host = Held(page, "**/host-*.py")
    page.reload()
    expect(page.locator("#own-count-city")).to_have_text("0")
    page.locator("#offer-0").click()
    host.release()
    expect(page.locator("#own-count-city")).to_have_text("3")
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    assert page.locator("#confirm").count() == 0
    assert page.evaluate(SAVE) == line


@pytest.mark.once
def test_a_page_that_cannot_be_shown_again_is_not(new_page: Opener) -> None:
    page = new_page(kept=KEPT)
    boot(page, f"{ORIGIN}/#/table/kept")
    page.locator(".tr-hand-tile").first.wait_for()
    page.locator("main").evaluate("(main) => delete main.dataset.again")
    page.evaluate("localStorage.setItem('seen.serao.page', 'no page')")
    host = Held(page, "**/host-*.py")
    page.reload()
    host.wait()
    expect(page.locator("#board")).to_have_count(0)
    page.goto(f"{ORIGIN}/#/")
    expect(page.locator("#app")).not_to_be_empty()
    host.release()
    expect(page.locator("html[data-waiting]")).to_have_count(0)


def test_starts_with_what_the_browser_knows(new_page: Opener) -> None:
    page = new_page("phone", kept={"serao.a": "1", "other": "2"}, locale="pt-BR")
    scripted = Scripted(page)
    page.goto(f"{ORIGIN}/#/rules/ratland")
    expect(page).to_have_title(re.compile(r"^\["))
    [start] = scripted.messages("start")
    assert isinstance(start.pop("seed"), int)
    assert start.pop("minds") in range(5)
    assert len(start.pop("entropy")) == 64
    assert start == {
        "embed": "",
        "fell": False,
        "place": f"{ORIGIN}/",
        "language": "pt-BR",
        "storage": {"serao.a": "1"},
        "mirror": [],
        "route": "#/rules/ratland",
    }


def _forbid(route: Route) -> None:
    """In the worker too."""
    published = route.fetch()
    route.fulfill(response=published, body=FORBID_DATABASES.encode() + published.body())


@pytest.mark.whole_elsewhere
def test_boots_without_storage(new_page: Opener) -> None:
    page = new_page(script=FORBID_STORAGE + FORBID_DATABASES)
    page.context.route("**/interpreter-*.mjs", _forbid)
    scripted = Scripted(page)
    scripted.open()
    assert scripted.messages("start")[0]["storage"] is None
    scripted.stage(button("save", {"op": "save", "key": "serao.a", "text": "1"}))
    page.get_by_text("save").click()
    scripted.expect_messages("storage", {"state": "forbidden"})


@pytest.mark.once
def test_plays_where_everything_is_forbidden(new_page: Opener) -> None:
    page = new_page(script=FORBID_STORAGE + FORBID_DATABASES + FORBID_KEEPING)
    page.context.route("**/interpreter-*.mjs", _forbid)
    boot(page, f"{ORIGIN}/#/games")
    expect(page.locator("#app")).to_contain_text(ENGLISH("app.storage.forbidden"))
    page.locator("#text").fill(TWO)
    page.get_by_role("button", name=ENGLISH("app.bring.open")).click()
    random, match = Random(1), dealt(TWO)
    for _ in range(3):
        page.wait_for_function(SHOWS, arg=len(match.log))
        lift_curtain(page)
        match = dealt(tapped(page, random, match))
    page.wait_for_function(SHOWS, arg=len(match.log))


@pytest.mark.once
def test_an_app_that_cannot_be_imported_is_shown(page: Page, trouble: Trouble) -> None:
    trouble.expect()
    Scripted(page, BROKEN_IMPORT)
    page.goto(f"{ORIGIN}/")
    expect(page.locator(FAILED)).to_contain_text(Words("en")("site.failed"))
    expect(page.locator(FAILED)).to_contain_text("No module named 'nothing_of_that_name'")
    expect(page.get_by_role("alert")).to_have_count(1)
    assert any("nothing_of_that_name" in words for words in trouble.found)


@pytest.mark.once
def test_an_exception_nobody_caught_is_shown(page: Page, trouble: Trouble) -> None:
    trouble.expect()
    scripted = Scripted(page)
    scripted.open()
    for what, where in (("task", "a task"), ("raise", "send")):
        scripted.stage(f'<button data-do="{what}">go</button>')
        page.get_by_text("go").click()
        expect(page.locator(FAILED)).to_contain_text(f"raised by {where}")


@pytest.mark.once
@pytest.mark.parametrize(
    ("late", "language", "browser_language"),
    [("host-*.py", "en", "en"), ("main-*.js", "pt", "pt"), ("memory-*.wasm", "de", "en")],
)
def test_a_file_that_is_late_is_spoken_of(
    new_page: Opener, trouble: Trouble, late: str, language: str, browser_language: str
) -> None:
    trouble.expect()
    chosen = {} if language == browser_language else {"language": language}
    kept = {"serao.preferences": json.dumps(chosen)}
    page = new_page(locale=browser_language, kept=kept, once=True)
    held = Held(page, f"**/{late}")
    page.clock.install()
    page.goto(f"{ORIGIN}/", wait_until="commit" if late == "main-*.js" else "load")
    expect(page.locator("#errors")).to_be_attached()
    held.wait()
    page.clock.run_for(1_100)
    expect(page.locator("#patience")).to_have_text(Words(language)("site.soon"))
    expect(page.locator(ON_ERRORS)).to_have_count(0)
    page.clock.run_for(30_000)
    expect(page.locator(ON_ERRORS)).to_have_text(Words(language)("site.late"))
    held.release()
    page.clock.resume()
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    expect(page.locator("#patience")).to_be_empty()
    expect(page.locator(ON_ERRORS)).to_have_count(0)


@pytest.mark.once
@pytest.mark.parametrize("lost", ["core.js", "pyodide.mjs", "pyodide.asm.wasm"])
def test_a_file_that_does_not_come_is_shown(new_page: Opener, trouble: Trouble, lost: str) -> None:
    trouble.expect()
    page = new_page(once=True)
    page.context.route(f"**/{lost}", lambda route: route.fulfill(status=404))
    page.clock.install()
    page.goto(f"{ORIGIN}/")
    page.clock.run_for(31_000)
    expect(page.locator(ON_ERRORS).first).to_be_visible()


@pytest.mark.once
@pytest.mark.parametrize(
    "broken",
    some(["memory-*.wasm", "assets/pyodide-*/pyodide.asm.wasm"], "memory-*.wasm"),
    ids=["half a memory", "half the code"],
)
def test_python_that_cannot_wake_up_starts(new_page: Opener, trouble: Trouble, broken: str) -> None:
    trouble.expect()
    page = new_page(kept=KEPT)
    page.context.route(f"**/{broken}", half)
    boot(page, f"{ORIGIN}/#/table/kept")
    line = move(page, Random(1))
    expect(page.locator(ON_ERRORS)).to_have_count(0)
    page.context.unroute_all()
    reloaded(page)
    assert str(settled(page)).startswith(line)


def _of_another_build(route: Route) -> None:
    """The script that wakes Python up, expecting a memory with another label."""
    published = route.fetch()
    body, labels = re.subn(r'"[0-9a-f]{12}"', '"another"', published.text())
    assert labels == 1
    route.fulfill(response=published, body=body)


@pytest.mark.once
def test_python_does_not_wake_up_with_the_memory_of_another_build(
    new_page: Opener, trouble: Trouble
) -> None:
    """It starts, as with half of one, above."""
    trouble.expect()
    page = new_page(once=True)
    page.context.route("**/interpreter-*.mjs", _of_another_build)
    with page.expect_request("**/assets/plain-*.mjs"):
        page.goto(f"{ORIGIN}/")


@pytest.mark.once
@pytest.mark.parametrize("cut", ["main-*.js", "interpreter-*.mjs", "host-*.py"])
def test_half_a_file_is_spoken_of_and_takes_nothing_away(
    new_page: Opener, trouble: Trouble, cut: str
) -> None:
    trouble.expect()
    page = new_page(kept=KEPT)
    page.context.route(f"**/{cut}", half)
    page.goto(f"{ORIGIN}/#/table/kept")
    expect(page.locator(FAILED)).to_contain_text(ENGLISH("site.failed"))
    page.context.unroute_all()
    reloaded(page)
    move(page, Random(1))


@pytest.mark.once
def test_half_a_style_sheet_stops_nobody(new_page: Opener, trouble: Trouble) -> None:
    """Nor half the script that shows a page as it was last seen."""
    trouble.expect()
    page = new_page(kept=KEPT)
    for name in ("serao-*.css", "seen-*.js"):
        page.context.route(f"**/{name}", half)
    boot(page, f"{ORIGIN}/#/table/kept")
    move(page, Random(1))
    expect(page.locator(ON_ERRORS)).to_have_count(0)


@pytest.mark.once
def test_what_is_fetched_later_may_come_cut_short_or_late(page: Page) -> None:
    boot(page)
    for name, route, place in (
        ("trio.en.json", "learn/trio/first", ".course"),
        ("room-statistics.json", "statistics", ".results-page"),
    ):
        page.context.route(f"**/{name}", half)
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        expect(page.locator("#main")).to_contain_text(ENGLISH("app.fetch.unreached"))
        page.context.unroute_all()
        held = Held(page, f"**/{name}")
        page.get_by_role("button", name=ENGLISH("app.fetch.again")).click()
        expect(page.locator("#main")).to_contain_text(ENGLISH("app.fetch.awaited"))
        held.release()
        expect(page.locator(place)).to_be_visible()


@pytest.mark.once
def test_what_a_renewed_site_no_longer_has_comes_with_a_reload(
    page: Page, trouble: Trouble
) -> None:
    trouble.expect()
    boot(page)
    page.context.route("**/assets/fetched-*/*", lambda route: route.fulfill(status=404))
    for route, place in (("learn/trio/first", ".course"), ("statistics", ".results-page")):
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        expect(page.locator("#main")).to_contain_text(ENGLISH("app.fetch.outdated"))
        page.context.unroute_all()
        page.get_by_role("button", name=ENGLISH("app.fetch.reload")).click()
        expect(page.locator(place)).to_be_visible()
        page.context.route("**/assets/fetched-*/*", lambda route: route.fulfill(status=404))
