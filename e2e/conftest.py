"""Browsers and pages for the tests. A page that logs an error, or shows one, fails its test."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    Response,
    expect,
    sync_playwright,
)

from e2e.native import EAR, KEEP, origin
from e2e.playing import QUICK, QUICKLY
from e2e.scripted import Scripted
from e2e.site import NOWHERE, ORIGIN
from tests.whole import leave_out, pytest_addoption, whole
from tools.browsers import Engine, launch

__all__ = ["pytest_addoption", "whole"]

SCREENS = {"phone": (390, 844), "laptop": (1366, 768)}
ENGINES: tuple[Engine, ...] = ("chromium", "firefox")
ENGINES_SCREEN: dict[Engine, str] = {"chromium": "phone", "firefox": "laptop"}
HERE = "http://127.0.0.1:"  # where the sites of the tests stand
SAME_DEALS = """
    crypto.getRandomValues = (numbers) => numbers.fill(7);
    Date.now = () => 1_790_000_000_000;
"""
BOOT = 90_000  # milliseconds: the longest a slow machine may take before the app answers

expect.set_options(timeout=BOOT)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a browser often waits."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is the same in every browser is tried in the first one, and what takes long if asked."""
    reasons = {"once": "the same in every browser"}
    if not config.getoption("whole"):
        reasons["whole_elsewhere"] = "tried in every browser by make whole"
    leave_out(config, items)
    elsewhere = tuple(f"[{engine}" for engine in ENGINES[1:])
    for item in items:
        for marker, reason in reasons.items():
            if item.get_closest_marker(marker) and any(name in item.name for name in elsewhere):
                item.add_marker(pytest.mark.skip(reason))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright, once."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Engine:
    """The browser's name; tests that use it run in each."""
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(scope="session")
def browser(playwright: Playwright, engine: Engine) -> Iterator[Browser]:
    """One browser for all tests of an engine."""
    running = launch(playwright, engine)
    yield running
    running.close()


@dataclass
class Trouble:
    """What went wrong on a page, in the browser's own words."""

    found: list[str] = field(default_factory=list)
    expected: bool = False

    def expect(self) -> None:
        """Say that this test causes trouble on purpose, and looks at it itself."""
        self.expected = True

    def watch(self, page: Page) -> None:
        """Listen to a page from now on."""
        for event, heard in self._listeners().items():
            page.on(event, heard)  # type: ignore[call-overload]

    def leave(self, page: Page) -> None:
        """Listen to it no longer."""
        for event, heard in self._listeners().items():
            page.remove_listener(event, heard)

    def _listeners(self) -> dict[str, Callable[..., None]]:
        return {
            "console": self._console,
            "pageerror": self._error,
            "request": self._asked,
            "requestfailed": self._request,
            "response": self._answered,
        }

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location['url']})")

    def _error(self, error: Error) -> None:
        self.found.append(f"page: {error}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((HERE, "blob:", "data:", "file:")):
            self.found.append(f"elsewhere: {request.url}")

    def _request(self, request: Request) -> None:
        if request.url.startswith((f"{origin()}{EAR}", f"{origin()}/send/")):
            return  # it is cut off when the page goes
        self.found.append(f"request: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"request: {response.url} {response.status}")


CLEAN = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) {
        await new Promise((done) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = request.onerror = request.onblocked = done;
        });
    }
}"""
BRING = f"""(kept) => {{
    ({KEEP})(kept);
    dispatchEvent(new StorageEvent("storage", {{ key: "serao." }}));
}}"""

EMPTY = """() => new Promise((done) => {
    (indexedDB.own ?? indexedDB).open("serao").onsuccess = ({ target }) => {
        const names = [...target.result.objectStoreNames];
        const clearing = target.result.transaction(names, "readwrite");
        for (const name of names) clearing.objectStore(name).clear();
        clearing.oncomplete = () => done(target.result.close());
    };
})"""
"""Empties the second copy of what is kept."""

GONE = """() => new Promise((done) => {
    localStorage.clear();
    (indexedDB.own ?? indexedDB).deleteDatabase("serao").onsuccess = done;
})"""
"""Deletes both copies of what is kept, as a browser does that runs out of room."""

FORGET = f"""async (preferences) => {{
    const shown = (page) => new Promise((done) => {{
        const look = () => (document.querySelector(page) ? done() : setTimeout(look));
        look();
    }});
    const turn = async (route, page) => {{
        location.hash = route;
        await shown(page); // or the next address would hide this one from the app
    }};
    for (const route of ["#/table/none", "#/new/none"]) {{
        await turn("#/settings", ".settings-page");
        await turn(route, ".note-page");
    }}
    localStorage.clear();
    if (preferences) localStorage["serao.preferences"] = preferences;
    dispatchEvent(new StorageEvent("storage", {{ key: "serao." }}));
    await turn("#/settings", ".settings-page");
    await ({EMPTY})();
}}"""
"""Leave the table and the draft; then as another window would that deletes everything. What the
second copy holds would come back when the page is loaded again."""


class Awake:
    """A page that many tests share, one after another; it has begun when Python has woken up."""

    def __init__(self, page: Page, site: str, preferences: str) -> None:
        self.page = page
        self.trouble = Trouble()
        self._preferences = preferences
        self.trouble.watch(page)
        page.goto(f"{site}/#/none")
        expect(page.locator("html[data-waiting]")).to_have_count(0)

    def complaints(self) -> list[str]:
        """What went wrong since the last time."""
        found = self.trouble.found + self.page.locator(".error-box").all_inner_texts()
        self.trouble.found = []
        return found

    def forget(self) -> bool:
        """Forget every match, draft and choice; whether that was possible."""
        expect(self.page.locator("html[data-waiting]")).to_have_count(0)
        self.page.evaluate(FORGET, self._preferences)
        return len(self.page.context.pages) == 1


@pytest.fixture
def trouble() -> Trouble:
    """What the test's pages complain about."""
    return Trouble()


Opener = Callable[..., Page]


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """A browser that has never seen the site, and deals the same on every page."""
    context = browser.new_context(
        service_workers="block",  # or each page would fetch the whole site once more
        **{"reduced_motion": "reduce", **options},  # type: ignore[arg-type]
    )
    context.set_default_timeout(BOOT)
    context.add_init_script(SAME_DEALS)  # what fails once fails again
    return context


def show(page: Page, screen: str) -> None:
    """Give it that screen, and the keys: Firefox sends them to the page in front only."""
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.bring_to_front()


class Rooms:
    """Empty pages that await their next guest: a browser that was here before wakes Python in half
    the time, though nothing of what was kept is left."""

    MOST = 6
    """So many are held at once: each takes memory."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: list[tuple[str, Page]] = []

    def take(self, options: Mapping[str, object]) -> Page:
        """An empty page of a browser like this."""
        key = str(sorted(options.items()))
        found = next((room for room in self.free if room[0] == key), None)
        if found is not None:
            self.free.remove(found)
            return found[1]
        page = new_context(self.browser, **options).new_page()
        page.goto(NOWHERE)
        return page

    def give(self, options: Mapping[str, object], page: Page) -> None:
        """Clean a page for the next guest."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        try:
            page.context.unroute_all()
            page.goto(NOWHERE)
            page.evaluate(CLEAN)
        except Error:  # where the browser is broken
            page.context.close()
            return
        self.free.append((str(sorted(options.items())), page))
        if len(self.free) > self.MOST:
            self.free.pop(0)[1].context.close()


@pytest.fixture(scope="session")
def rooms(browser: Browser) -> Rooms:
    """The pages that `new_page` opens, from one test to the next; they end with the browser."""
    return Rooms(browser)


@pytest.fixture
def new_page(rooms: Rooms, trouble: Trouble) -> Iterator[Opener]:
    """Open a page on which nothing may go wrong: new_page("phone", **context options).

    The browser runs `script` first on this page, and keeps the texts `kept`. A test that puts a
    clock into it says `once=True`: a clock cannot be taken out again.
    """
    opened: list[tuple[Page, Page, Mapping[str, object], bool]] = []

    def open_page(
        screen: str = "laptop",
        *,
        script: str = "",
        kept: Mapping[str, str] | None = None,
        once: bool = False,
        **options: object,
    ) -> Page:
        room = rooms.take(options)
        if kept:
            room.evaluate(KEEP, kept)
        page = room
        if script:  # it cannot be taken out again, but the page can
            page = room.context.new_page()
            page.add_init_script(script)
        opened.append((page, room, options, once))
        show(page, screen)
        trouble.watch(page)
        return page

    yield open_page
    if not trouble.expected:
        for page, *_ in opened:
            for each in page.context.pages:
                trouble.found += each.locator(".error-box").all_inner_texts()
    for page, room, options, once in opened:
        trouble.leave(page)
        if once or (trouble.found and not trouble.expected):
            room.context.close()
        else:
            rooms.give(options, room)
    if not trouble.expected:
        assert trouble.found == []


@pytest.fixture(scope="session")
def sleepers(browser: Browser) -> Iterator[dict[str, Awake]]:
    """The pages that `awake` opens, by what they were asked to be."""
    pages: dict[str, Awake] = {}
    yield pages
    for one in pages.values():
        one.page.context.close()


@pytest.fixture
def awake(browser: Browser, sleepers: dict[str, Awake]) -> Iterator[Opener]:
    """A page on which Python is awake and that knows nothing: awake("phone", **context options).

    For tests that start from no address of their own and do not change the browser under the page.
    With `quick=True` nothing waits for the eye. What shall be `kept` comes there as from another
    window. Its app runs in the Python of this machine (see native.py), but on the `built` site in
    that of the browser, for tests to which that matters.
    """
    used: dict[str, Awake] = {}

    def open_page(
        screen: str = "laptop",
        *,
        quick: bool = False,
        built: bool = False,
        kept: Mapping[str, str] | None = None,
        **options: object,
    ) -> Page:
        key = f"{quick} {built} {sorted(options.items())}"
        if key not in sleepers:
            context = new_context(browser, **options)
            context.add_init_script(QUICKLY if quick else "")
            site = ORIGIN if built else origin()
            sleepers[key] = Awake(context.new_page(), site, QUICK if quick else "")
        used[key] = sleepers[key]
        page = sleepers[key].page
        show(page, screen)
        if kept:
            page.evaluate(BRING, kept)
        return page

    yield open_page
    found = [each for one in used.values() for each in one.complaints()]
    for key, one in used.items():
        if found or not one.forget():
            sleepers.pop(key).page.context.close()
    assert found == []


@pytest.fixture
def page(new_page: Opener) -> Page:
    """A laptop's page."""
    return new_page()


@pytest.fixture(scope="session")
def scripted_page(browser: Browser) -> Iterator[tuple[Scripted, Trouble]]:
    """One page with the scripted app, for all tests of the shell."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, service_workers="block")
    trouble = Trouble()
    scripted = Scripted(context.new_page())
    trouble.watch(scripted.page)
    scripted.open()
    yield scripted, trouble
    context.close()


@pytest.fixture
def scripted(scripted_page: tuple[Scripted, Trouble]) -> Iterator[Scripted]:
    """The scripted app, having forgotten every test before this one."""
    page, trouble = scripted_page
    page.page.bring_to_front()
    page.stage("")
    trouble.found.clear()
    yield page
    assert trouble.found + page.page.locator(".error-box").all_inner_texts() == []
