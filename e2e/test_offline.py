"""After one visit the site needs no network, and a new version comes when the person says so."""

import os
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.conftest import BOOT, BRING, KEEP, SCREENS, Opener
from e2e.kills import kill, started
from e2e.playing import ENGLISH, GROWN, move, settled, to_move, wait_for_both
from e2e.site import ORIGIN
from tools import build
from tools.paths import DIST
from tools.serve import Handler, server
from web.words.rules import book_address

PAGES = ("games", "about", "new/ratland", "rules/violet", "")
BLOG = "blog.html"
ANOTHER = '"revision":"another","url":"index.html"'
HASH = re.compile(r"-([0-9a-f]{12})\b")
TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".py"}
TABLE = "serao/1 trio first=1 deal=fog human:Ana random:Moth"
PATIENCE = 300  # times that a page is asked
KEPT = """
    async () => (await navigator.serviceWorker.ready).active.state === "activated"
"""

HOW_MANY = """
    async () => {
        const name = (await caches.keys()).find((name) => name.includes("precache"));
        return name ? (await (await caches.open(name)).keys()).length : 0;
    }
"""
THROWN_AWAY = "async () => { for (const name of await caches.keys()) await caches.delete(name) }"

WORKBENCH_KEPT = """
    async () => {
        const kept = await (await caches.open("workbench")).keys();
        return kept.some(({ url }) => url.endsWith(".wasm"));
    }
"""

LATE = """
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...how) {
        const registration = await register.apply(this, how);
        await registration.update();
        await new Promise((resolve) => setTimeout(resolve));
        return registration;
    };
"""

UNANSWERED = """async (addresses) => {
    const ask = (address) => fetch(address).then(({ ok }) => ok, () => false);
    const answered = await Promise.all(addresses.map(ask));
    return addresses.filter((_, at) => !answered[at]);
}"""
"""Which of these files cannot be had."""

ANOTHER_BEGUN = """
    async () => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        active.postMessage("version", [port2]);
        const answer = await new Promise((tell) => (port1.onmessage = tell));
        return active.state === "activated" && answer.data === "another";
    }
"""

CHANGED = """
    // a service worker that is asked again and again is busy, and does not make way
    navigator.serviceWorker.addEventListener("controllerchange", () => (window.changed = true));
"""


class Brief(Handler):
    """Ends each connection with its answer, so that a server that is stopped is gone."""

    protocol_version = "HTTP/1.0"

    def end_headers(self) -> None:
        """Somebody else's page has none of our headers."""
        if self.path == f"/{BLOG}":
            SimpleHTTPRequestHandler.end_headers(self)
        else:
            super().end_headers()


@dataclass
class Host:
    """A server of a folder that can be cut off and come back at the same address."""

    folder: Path
    below: str = ""
    port: int = 0
    running: list[ThreadingHTTPServer] = field(default_factory=list)

    def start(self) -> None:
        """Begin to answer."""
        site = server(self.folder, self.port, Brief)
        self.port = site.server_port
        threading.Thread(target=site.serve_forever, daemon=True).start()
        self.running.append(site)

    def stop(self) -> None:
        """From now on nobody answers."""
        while self.running:
            site = self.running.pop()
            site.shutdown()
            site.server_close()

    @property
    def address(self) -> str:
        """Where the site stands."""
        return f"http://127.0.0.1:{self.port}/{self.below}"


@pytest.fixture
def below() -> str:
    """Where on its host the site stands; tests say so when it is not at the root."""
    return ""


@pytest.fixture
def host(below: str, tmp_path: Path) -> Iterator[Host]:
    """A copy of the site."""
    shutil.copytree(DIST, tmp_path / below, dirs_exist_ok=True)
    place = Host(tmp_path, below)
    place.start()
    yield place
    place.stop()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    width, height = SCREENS["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    yield context
    context.close()


def until(page: Page, predicate: str) -> None:
    """Wait for an asynchronous function: Playwright's own waiting does not await it.

    What it asks may never be answered, since a service worker may go away: then it is asked again.
    """
    soon = "new Promise((resolve) => setTimeout(resolve, 1000))"
    for _ in range(PATIENCE):
        if page.evaluate(f"Promise.race([({predicate})(), {soon}])"):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never came true: {predicate}")


def visit(page: Page, address: str) -> None:
    """Open a page anew and wait for the app."""
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("html[data-waiting]")).to_have_count(0)


def at_home(page: Page, host: Host) -> Page:
    """The page of a browser that has been here once, and has the whole site by now."""
    visit(page, host.address)
    until(page, KEPT)
    return page


@pytest.mark.parametrize("below", ["", "serao/"], ids=["root", "below"])
@pytest.mark.whole_elsewhere
def test_every_page_a_game_and_a_board_that_was_never_seen_work_without_a_network(
    host: Host, visitor: BrowserContext, engine: str
) -> None:
    if bool(host.below) != (engine == "chromium"):
        pytest.skip("one browser keeps it at the root, the other below it")
    page = at_home(visitor.new_page(), host)
    host.stop()
    visit(page, f"{host.address}#/settings")
    for name in PAGES:
        page.evaluate("(route) => { location.hash = route }", f"#/{name}")
        expect(page.locator(f".{name.partition('/')[0] or 'home'}-page")).to_be_visible()
        expect(page.locator(".error-box")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH("app.home.quick")).first.click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.locator("#stage")).to_be_visible()
    table = page.url
    visit(page, f"{host.address}{book_address('trio', 'en')}")
    expect(page).to_have_url(f"{host.address}#/rules/trio")  # the app has the same book
    visit(page, table)
    expect(page.locator("#players .player")).to_have_count(2)
    expect(page.locator(".error-box")).to_have_count(0)
    page.goto(f"{host.address}embed.html?game=violet&lesson=first&lang=de")
    page.locator("#cover").click()
    expect(page.locator("#cover")).to_have_count(0)
    expect(page.locator("#main")).to_be_visible()
    expect(page.locator(".error-box")).to_have_count(0)


def rename(site: Path) -> None:
    """Give every file that has a hash in its name another one, wherever it is named."""
    files = list((site / "assets").iterdir())
    hashes = {found[1] for path in files for found in HASH.finditer(path.name)}

    def turned(found: re.Match[str]) -> str:
        return f"-{found[1][::-1]}" if found[1] in hashes else found[0]

    for path in site.rglob("*"):
        if path.suffix in TEXTS and "workbench" not in path.as_posix():
            path.write_text(HASH.sub(turned, path.read_text("utf-8")), encoding="utf-8")
    for path in files:
        path.rename(path.with_name(HASH.sub(turned, path.name)))


def renew(host: Host, renamed: bool = False) -> None:
    """Publish another version: nothing but its name is new, or no file has the name it had."""
    site = host.folder / host.below
    if renamed:
        rename(site)
    [version] = re.findall(r'data-version="(\w+)"', (site / "index.html").read_text("utf-8"))
    for name in ("index.html", "sw.js"):
        text = (site / name).read_text(encoding="utf-8")
        assert version in text
        text = re.sub(r'"revision":"\w+","url":"index.html"', ANOTHER, text)
        (site / name).write_text(text.replace(version, "another"), encoding="utf-8")


@pytest.mark.whole_elsewhere
def test_a_new_version_waits_for_a_click(host: Host, visitor: BrowserContext) -> None:
    page = at_home(visitor.new_page(), host)
    visit(page, f"{host.address}#/settings")
    renew(host)
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
    expect(page.locator("#version p")).to_have_text(ENGLISH("site.ready"))
    expect(page.locator("html[data-version=another]")).to_have_count(0)
    page.locator("#version").get_by_role("button", name=ENGLISH("site.reload")).click()
    expect(page.locator("html[data-version=another]")).to_have_count(1)
    expect(page.locator("#title")).to_have_text(ENGLISH("app.settings.title"))
    expect(page.locator("#version")).to_have_count(0)


@pytest.mark.once
def test_a_new_version_that_is_put_off_comes_with_the_next_visit(
    host: Host, visitor: BrowserContext
) -> None:
    page = at_home(visitor.new_page(), host)
    visit(page, host.address)
    renew(host)
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
    page.locator("#version").get_by_role("button", name=ENGLISH("site.later")).click()
    expect(page.locator("#version")).to_have_count(0)
    expect(page.locator("html[data-version=another]")).to_have_count(0)
    page.reload()
    expect(page.locator("html[data-version=another]")).to_have_count(1)


@pytest.mark.once
def test_two_versions_of_the_site_play_one_game(host: Host, visitor: BrowserContext) -> None:
    """One window stays as it was while another comes from the network with the next version."""
    random, old, new = Random(1), at_home(visitor.new_page(), host), visitor.new_page()
    old.evaluate(KEEP, {"serao.match.one": TABLE})
    visit(old, f"{host.address}#/table/one")
    move(old, random)
    line = move(old, random)
    old.evaluate("async () => (await navigator.serviceWorker.getRegistration()).unregister()")
    renew(host)
    visit(new, f"{host.address}#/table/one")
    expect(new.locator("html[data-version=another]")).to_have_count(1)
    expect(new.locator("#stage")).to_be_visible()
    for page in (new, old, new, old):
        page.bring_to_front()
        page.wait_for_function(GROWN, arg=line)  # it hears a moment later of what another kept
        before, line = line, move(page, random)
        assert line.startswith(f"{before} | ")
    assert old.locator("html[data-version=another]").count() == 0
    for page in (new, old):
        settled(page)
        expect(page.locator(".error-box")).to_have_count(0)


@pytest.mark.parametrize("script", ["", LATE], ids=["soon", "late"])
@pytest.mark.whole_elsewhere
def test_a_page_that_is_new_already_is_offered_nothing(
    host: Host, visitor: BrowserContext, engine: str, script: str
) -> None:
    """Also when the browser has found the new version by itself, before the page asked for it."""
    if script and engine != "chromium":
        pytest.skip("what comes late is played by our script alike in every browser")
    page = at_home(visitor.new_page(), host)
    renew(host)
    page.add_init_script(script)
    page.add_init_script(CHANGED)
    visit(page, host.address)
    expect(page.locator("html[data-version=another]")).to_have_count(1)
    page.wait_for_function("() => window.changed", timeout=60_000)
    until(page, ANOTHER_BEGUN)
    expect(page.locator("#version")).to_have_count(0)
    host.stop()
    visit(page, host.address)
    expect(page.locator("html[data-version=another]")).to_have_count(1)


@pytest.mark.parametrize("answer", ["undefined", "Promise.reject(new DOMException('no'))"])
@pytest.mark.once
def test_where_it_may_not_be_kept_it_quietly_says_so(new_page: Opener, answer: str) -> None:
    script = f"ServiceWorkerContainer.prototype.register = async () => {answer};"
    page = new_page(script=script)
    said: list[str] = []
    page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    with page.expect_console_message(lambda message: "offline" in message.text, timeout=BOOT):
        page.goto(ORIGIN)
    [line] = said
    assert line.startswith("info: This visit is not kept for offline.")
    assert "TypeError" not in line


@pytest.mark.whole_elsewhere
def test_a_page_inside_another_keeps_nothing(host: Host, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    frame = f"{host.address}embed.html?game=trio&lesson=first#start"
    blog = f'<!doctype html><meta charset="utf-8"><iframe src="{frame}"></iframe>'
    (host.folder / BLOG).write_text(blog, encoding="utf-8")
    page.goto(f"http://127.0.0.1:{host.port}/{BLOG}")
    inside = page.frame_locator("iframe")
    expect(inside.locator("#main")).to_be_attached()
    assert (
        page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    )


@pytest.mark.once
@pytest.mark.whole
def test_the_workbench_needs_no_network_after_one_visit_of_it(
    host: Host, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    visit(page, f"{host.address}#/python")
    expect(page.locator("#editor .cm-content")).to_be_visible()
    until(page, KEPT)
    until(page, WORKBENCH_KEPT)
    host.stop()
    visit(page, f"{host.address}#/python")
    page.locator("#editor .cm-content").fill("print(6 * 7)")
    page.locator("#run").click()
    expect(page.locator("#output")).to_have_text("42\n")


@pytest.mark.once
def test_what_a_browser_has_thrown_away_is_fetched_again(
    host: Host, visitor: BrowserContext
) -> None:
    page = at_home(visitor.new_page(), host)
    files = page.evaluate(HOW_MANY)
    page.evaluate(THROWN_AWAY)
    visit(page, host.address)
    until(page, f"async () => (await ({HOW_MANY})()) === {files}")
    host.stop()
    visit(page, f"{host.address}#/learn/trio/first")
    expect(page.locator(".course")).to_be_visible()


def read_by_somebody(pipe: Path, page: Page) -> int:
    """The end of a pipe that is written to, as soon as somebody reads the other."""
    for _ in range(PATIENCE):
        with suppress(OSError):  # nobody does
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody reads {pipe.name}")


@pytest.mark.skipif(sys.platform != "linux", reason="files that wait, and processes, are Linux's")
@pytest.mark.whole
def test_a_browser_killed_while_a_new_version_is_fetched_has_one_of_them_whole(
    host: Host, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> None:
    profile, random = str(tmp_path_factory.mktemp("profile")), Random(1)
    table = f"{host.address}#/table/one"
    with started(playwright, profile) as browser:
        page = at_home(browser.pages[0], host)
        page.evaluate(KEEP, {"serao.match.one": TABLE})
        visit(page, table)
        move(page, random)
        to_move(page)
        line = wait_for_both(page)
        host.stop()  # or a browser that looks for a new version by itself finds one that is whole
        renew(host, renamed=True)
        [memory] = (host.folder / "assets").glob("memory-*.wasm")
        whole = memory.rename(host.folder / "whole")
        os.mkfifo(memory)
        host.start()
        page.evaluate("() => { navigator.serviceWorker.ready.then((kept) => kept.update()) }")
        writer = read_by_somebody(memory, page)
        kill(profile)
        os.close(writer)
    host.stop()
    whole.replace(memory)
    with started(playwright, profile) as browser:
        page = browser.pages[0]
        visit(page, table)
        expect(page.locator("html[data-version=another]")).to_have_count(0)
        page.wait_for_function(GROWN, arg=line)
        line = move(page, random)
        host.start()
        visit(page, table)
        expect(page.locator("html[data-version=another]")).to_have_count(1)
        assert move(page, random).startswith(line)


@pytest.mark.once
def test_a_site_that_starts_plainly_is_played_and_needs_no_network(
    tmp_path: Path, visitor: BrowserContext, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    """All that it asked for is there without one; with `--whole` it then starts once more."""
    for name in ("pyodide_files", "memory", "single"):
        monkeypatch.delattr(build, name)
    for name in ("write_books", "write_pictures"):  # which are the same on every site
        monkeypatch.setattr(build, name, lambda *_: None)
    build.build(tmp_path, plain=True)
    host = Host(tmp_path)
    host.start()
    page, asked = visitor.new_page(), set[str]()
    page.on("request", lambda request: asked.add(request.url))
    visit(page, host.address)
    for link in page.locator("a[href]:not([href^='#'])").all():
        href = link.get_attribute("href")
        assert href is not None
        assert (tmp_path / href).exists() or link.is_hidden(), href
    until(page, KEPT)
    page.evaluate(BRING, {"serao.match.one": TABLE})
    page.evaluate("location.hash = '#/table/one'")
    expect(page.locator("#board")).to_be_visible()
    line = move(page, Random(1))
    expect(page.locator(".error-box")).to_have_count(0)
    host.stop()
    page.goto(f"{host.address}licences.txt")
    files = [url for url in asked if url.startswith(host.address) and not url.endswith("/sw.js")]
    assert any(url.endswith(".wasm") for url in files)
    assert page.evaluate(UNANSWERED, files) == []
    if whole:
        visit(page, f"{host.address}#/table/one")
        assert move(page, Random(1)).startswith(line)
        expect(page.locator(".error-box")).to_have_count(0)
