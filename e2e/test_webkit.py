"""The engine of Safari: the site and the single file open, and a game begins.

Selenium drives WebKitGTK's own browser on a screen of its own. Without its driver these tests are
skipped, and say so: `tools/setup.sh browsers` installs it where root may.
"""

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from urllib3.exceptions import HTTPError

from e2e.foreign import blog, page_with
from e2e.pictures import DIFFERENCE, LARGEST, addresses
from e2e.playing import ENGLISH
from e2e.site import ORIGIN
from tests.whole import some
from tools.paths import DIST
from tools.serve import server

webdriver = pytest.importorskip("selenium.webdriver")
options = pytest.importorskip("selenium.webdriver.webkitgtk.options")
service = pytest.importorskip("selenium.webdriver.webkitgtk.service")

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
PATIENCE = 90  # seconds that a slow machine may take
STARTING = 20  # seconds for the first try of a browser, of which sometimes nothing comes
READY = "return document.documentElement.dataset.waiting === undefined && !!window.early"
ERRORS = "return [...document.querySelectorAll('.error-box')].map((box) => box.innerText)"

pytestmark = [
    pytest.mark.skipif(
        not (DRIVER and SCREEN and BROWSERS),
        reason="WEBKIT IS NOT TESTED: its driver or xvfb is missing (tools/setup.sh browsers)",
    ),
    # Selenium's own code for WebKitGTK uses what Selenium has given up
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A display that nobody sees."""
    reading, writing = os.pipe()
    command = [str(SCREEN), "-displayfd", str(writing), "-screen", "0", "1366x768x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as running:
        os.close(writing)
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
        running.terminate()


@pytest.fixture
def webkit(screen: str) -> Iterator[webdriver.WebKitGTK]:
    """A browser that has never been anywhere."""
    chosen = options.Options()
    chosen.binary_location = str(BROWSERS[-1])
    chosen.add_argument("--automation")
    environment = {**os.environ, "DISPLAY": screen, "LANG": "en_GB.UTF-8", "LANGUAGE": "en"}
    try:
        driver = _started(chosen, environment, STARTING)
    except (TimeoutError, HTTPError):
        driver = _started(chosen, environment, PATIENCE)
    yield driver
    driver.quit()


def _started(
    chosen: options.Options, environment: dict[str, str], seconds: int
) -> webdriver.WebKitGTK:
    started = service.Service(executable_path=DRIVER, env=environment)
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)  # or one waits for ever where no browser came of it
    try:
        return webdriver.WebKitGTK(options=chosen, service=started)
    finally:
        socket.setdefaulttimeout(before)


def wait(condition: Callable[[], object]) -> None:
    """Until it is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "WebKit waits for nothing"
        time.sleep(0.1)


def begin_a_game(driver: webdriver.WebKitGTK, address: str) -> None:
    """Open the site, go to a page and back, and sit down at a table."""
    driver.get(address)
    wait(lambda: driver.execute_script(READY))
    driver.execute_script("location.hash = '#/settings'")
    settings = ENGLISH("app.settings.title")
    wait(lambda: driver.find_element("id", "title").text == settings)
    driver.execute_script("location.hash = '#/'")
    wait(lambda: driver.find_elements("css selector", "[data-do^=quick]"))
    driver.find_element("css selector", "[data-do^=quick]").click()
    wait(lambda: len(driver.find_elements("css selector", "#players .player")) == 2)
    driver.refresh()
    wait(lambda: len(driver.find_elements("css selector", "#players .player")) == 2)
    assert driver.execute_script(ERRORS) == []


def test_a_game_begins_on_the_site(webkit: webdriver.WebKitGTK) -> None:
    site = server(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    begin_a_game(webkit, f"http://127.0.0.1:{site.server_port}/")
    site.shutdown()
    site.server_close()


def test_a_picture_is_the_same_as_svg_and_as_png(webkit: webdriver.WebKitGTK) -> None:
    site = server(DIST)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{site.server_port}/"
    webkit.get(f"{address}licences.txt")
    webkit.set_script_timeout(PATIENCE)
    for picture in addresses():
        different = webkit.execute_async_script(
            f"({DIFFERENCE})(arguments[0]).then(arguments[1], arguments[1])",
            [f"{address}{picture}", "svg", "png"],
        )
        assert different < LARGEST, picture
    site.shutdown()
    site.server_close()


@pytest.mark.whole
def test_a_game_begins_in_the_single_file(webkit: webdriver.WebKitGTK) -> None:
    begin_a_game(webkit, (DIST / "serao.html").as_uri())


def start_a_board(driver: webdriver.WebKitGTK, address: str) -> None:
    """Press the button of a page's board and wait until it is there."""
    driver.get(address)
    button = "document.querySelector('serao-board')?.shadowRoot.querySelector('button')"
    wait(lambda: driver.execute_script(f"return !!{button}"))
    driver.execute_script(f"{button}.click()")
    wait(lambda: driver.execute_script("return heard.some(({ kind }) => kind === 'ready')"))
    assert driver.execute_script("return heard.filter(({ kind }) => kind === 'error')") == []


@pytest.mark.parametrize("more", some(["", 'sandbox="allow-scripts allow-same-origin"'], ""))
def test_a_board_begins_in_another_page(webkit: webdriver.WebKitGTK, more: str) -> None:
    with blog(page_with(f'<serao-board game="trio" lesson="first" {more}></serao-board>')) as url:
        start_a_board(webkit, url)


@pytest.mark.whole
def test_a_board_of_the_single_file_begins_on_a_disk(
    webkit: webdriver.WebKitGTK, tmp_path: Path
) -> None:
    for name in ("serao.html", "embed.js"):
        shutil.copy(DIST / name, tmp_path)
    board = '<serao-board src="serao.html" game="trio" lesson="first"></serao-board>'
    mine = tmp_path / "mine.html"
    text = page_with(board).replace(f"{ORIGIN}/embed.js", "embed.js")
    mine.write_text(text, encoding="utf-8")
    start_a_board(webkit, mine.as_uri())
