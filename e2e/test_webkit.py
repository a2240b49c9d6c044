"""The engine of Safari: the site and the single file open, and a game begins.

Selenium drives WebKitGTK's own browser on a screen of its own. Without its driver these tests are
skipped, and say so: `tools/setup.sh browsers` installs it where root may.
"""

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.paths import DIST
from tools.serve import server
from web.words import Words

webdriver = pytest.importorskip("selenium.webdriver")
options = pytest.importorskip("selenium.webdriver.webkitgtk.options")
service = pytest.importorskip("selenium.webdriver.webkitgtk.service")

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
PATIENCE = 90  # seconds that a slow machine may take
READY = "return document.documentElement.dataset.waiting === undefined && !!window.early"
ERRORS = "return [...document.querySelectorAll('.error-box')].map((box) => box.innerText)"
ENGLISH = Words("en")

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
    started = service.Service(executable_path=DRIVER, env=environment)
    driver = webdriver.WebKitGTK(options=chosen, service=started)
    yield driver
    driver.quit()


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


def test_a_game_begins_in_the_single_file(webkit: webdriver.WebKitGTK) -> None:
    begin_a_game(webkit, (DIST / "serao.html").as_uri())
