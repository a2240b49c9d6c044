"""What a browser fetches before the first move: enough, nothing twice, and not too much."""

import re
import threading
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import brotli
import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Opener, Trouble
from e2e.library import MINUTES, play
from tools.archive import MODULES
from tools.paths import DIST
from tools.pyodide import PUBLISHED
from tools.serve import Handler, server

QUALITY = 5
"""Of brotli: the best packs ours to 1.01 of bare Pyodide (make bench), and takes a minute."""
BUDGET = 1.11
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
    page.close()
    names = [path.name for path in files]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    ours, bare = (
        sum(len(brotli.compress(path.read_bytes(), quality=QUALITY)) for path in sent)
        for sent in (filter(Path.is_file, files), PUBLISHED)
    )
    assert ours <= BUDGET * bare


@pytest.mark.whole
@pytest.mark.once
def test_the_published_library_lacks_nothing_an_evening_imports(
    new_page: Opener, trouble: Trouble
) -> None:
    page = new_page()
    page.set_default_timeout(MINUTES)
    trouble.expect()  # there is no memory, so that Python starts
    played = play(page)
    assert played["errors"] == []
    imported = set(played["imported"])
    published = set(MODULES.read_text(encoding="utf-8").split())
    assert imported - published == set(), "run: make library"
