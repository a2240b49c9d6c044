"""What a browser fetches before the first move: enough, nothing twice, and not too much."""

import re
import threading
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import BinaryIO

import brotli
import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Opener, Trouble
from e2e.library import MINUTES, extend, forget, play
from e2e.playing import move, open_at, reloaded
from tools.archive import MODULES
from tools.paths import DIST
from tools.pyodide import CODE, PUBLISHED, SELDOM
from tools.serve import Handler, server

TABLE = "serao/1 trio trio_line=axis place=strict first=1 deal=seldom human:Ana random:Bo"
QUALITY = 5
"""Of brotli: the best packs ours to 0.84 of bare Pyodide (make bench), and takes a minute."""
BUDGET = 0.95
"""The most we may send, as a share of what bare Pyodide sends, both packed as quickly."""


@pytest.fixture
def sent() -> Iterator[tuple[str, list[Path]]]:
    """The address of a server of the site, and the files that it has sent."""
    files: list[Path] = []

    class Counting(Handler):
        def send_head(self) -> BytesIO | BinaryIO | None:
            files.append(Path(self.translate_path(self.path)))
            return super().send_head()

    site = server(DIST, handler=Counting)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}/", files
    site.shutdown()
    site.server_close()


def test_the_way_to_the_first_move_is_short(
    browser: Browser, engine: str, sent: tuple[str, list[Path]]
) -> None:
    if engine != "chromium":
        pytest.skip("a driven Firefox keeps files in memory only, and forgets the large ones")
    address, files = sent
    page = browser.new_page(service_workers="block")
    page.goto(address)
    page.locator("[data-do^=quick]").first.click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    visited = len(files)
    reloaded(page)
    page.close()
    names = [path.name for path in files[:visited]]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    assert CODE.name in names
    assert SELDOM not in [path.name for path in files]
    ours, bare = (
        sum(len(brotli.compress(path.read_bytes(), quality=QUALITY)) for path in sent)
        for sent in (filter(Path.is_file, files[:visited]), PUBLISHED)
    )
    assert ours <= BUDGET * bare


CALLING = b"""

async def call() -> str:
    return "Tea".swapcase()


xworker.sync.call = call
"""
"""What no game does, for web/host.py to do."""
CALL = "() => document.getElementById('python').xworker.sync.call()"


def calling(page: Page) -> Page:
    """The site on a page, with a Python that can be asked to call what is seldom called."""
    extend(page, "host-*.py", CALLING)
    return open_at(page)


def test_what_is_seldom_called_is_brought_when_it_is_called(new_page: Opener) -> None:
    page = calling(new_page(once=True))
    with page.expect_response(f"**/{SELDOM}") as brought:
        assert page.evaluate(CALL) == "tEA"
    assert brought.value.ok
    page.context.route(f"**/{SELDOM}", lambda route: route.abort())  # it is not brought twice
    assert page.evaluate(CALL) == "tEA"


@pytest.mark.once
def test_python_begins_again_where_what_is_seldom_called_cannot_be_had(
    new_page: Opener, trouble: Trouble
) -> None:
    trouble.expect()
    page = new_page(once=True, kept={"serao.match.kept": TABLE})
    calling(page)
    page.context.route(f"**/{SELDOM}", lambda route: route.fulfill(status=404))
    page.evaluate("location.hash = '#/table/kept'")
    expect(page.locator("#board")).to_be_visible()
    with page.expect_navigation():
        page.evaluate(f"() => void ({CALL})()")
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    move(page, Random(1))


@pytest.mark.whole
@pytest.mark.once
def test_the_published_library_lacks_nothing_an_evening_imports(
    new_page: Opener, trouble: Trouble
) -> None:
    page = new_page()
    page.set_default_timeout(MINUTES)
    trouble.expect()  # there is no memory, so that Python starts
    forget(page)
    played = play(page)
    assert played["errors"] == []
    imported = set(played["imported"])
    published = set(MODULES.read_text(encoding="utf-8").split())
    assert imported - published == set(), "run: make library"
