"""The engine and its pictures in pages that are not the app."""

import json
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.conftest import HERE
from e2e.pictures import DIFFERENCE, LARGEST, addresses
from e2e.site import NOWHERE, ORIGIN
from engine.games import NAMES, puzzles
from extras.pictures import draw
from tools.paths import BUILD, DIST, NODE_MODULES

LOADED = """async ([pyodide, micropip, wheel]) => {
    const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: pyodide });
    await python.loadPackage(micropip);
    python.globals.set("wheel", wheel);
    return await python.runPythonAsync(`%s`);
}"""

INSTALLED = """
import json, sys
import micropip
await micropip.install(wheel)
from serao_engine.games import NAMES, puzzles
from serao_engine.pictures import draw
from serao_engine.search.levels import levels
shown = {game: draw(game, puzzles(game)[0].position)._repr_svg_() for game in NAMES}
json.dumps({"shown": shown, "bots": list(levels("trio")), "engine": "engine" in sys.modules})
"""


class _Quiet(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site with Pyodide as it comes, micropip and the wheel, and nothing of ours."""
    folder = tmp_path_factory.mktemp("plain")
    (folder / "pyodide").symlink_to(NODE_MODULES / "pyodide")
    for wheel in (*(BUILD / "wheels").glob("micropip-*.whl"), *DIST.glob("serao_engine-*.whl")):
        shutil.copy(wheel, folder)
    (folder / "index.html").write_text("<!doctype html><link rel=icon href=data:,><title>x</title>")

    def answer(*request: object) -> _Quiet:
        return _Quiet(*request, directory=str(folder))  # type: ignore[arg-type]

    with ThreadingHTTPServer(("127.0.0.1", 0), answer) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"{HERE}{site.server_port}/"
        site.shutdown()


@pytest.mark.once
@pytest.mark.whole
def test_micropip_installs_it_in_a_page_of_somebody_else(browser: Browser, plain_site: str) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(plain_site)
    micropip, wheel = (
        f"{plain_site}{path.name}"
        for path in (
            *(BUILD / "wheels").glob("micropip-*.whl"),
            *DIST.glob("serao_engine-*.whl"),
        )
    )
    found = json.loads(
        page.evaluate(LOADED % INSTALLED, [f"{plain_site}pyodide/", micropip, wheel])
    )
    page.close()
    assert found["bots"] == ["random", "greedy", "planner", "novice", "player", "expert", "master"]
    assert not found["engine"]
    assert found["shown"] == {game: draw(game, puzzles(game)[0].position).svg for game in NAMES}
    assert wheel in asked
    assert [url for url in asked if not url.startswith((plain_site, "data:", "blob:"))] == []


def test_a_picture_is_the_same_as_svg_and_as_png(browser: Browser) -> None:
    page = browser.new_page(color_scheme="light")
    page.goto(NOWHERE)
    for address in addresses():
        different = page.evaluate(DIFFERENCE, [f"{ORIGIN}/{address}", "svg", "png"])
        assert different < LARGEST, address
    page.close()


@pytest.mark.once
def test_a_picture_is_dark_for_whoever_likes_it_dark(browser: Browser) -> None:
    shades = {}
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme)  # type: ignore[arg-type]
        page.goto(NOWHERE)
        shades[scheme] = page.evaluate(DIFFERENCE, [f"{ORIGIN}/pictures/trio/p01", "svg", "png"])
        page.close()
    assert shades["light"] < LARGEST < shades["dark"]


def test_everything_that_is_named_has_its_pictures() -> None:
    for address in addresses():
        for kind in ("svg", "pt.svg", "de.svg", "png"):
            assert Path(DIST, f"{address}.{kind}").stat().st_size > 1000
    assert all(
        Path(DIST, f"pictures/{game}/{puzzle.name}.svg").exists()
        for game in NAMES
        for puzzle in puzzles(game)
    )
    assert Path(DIST, "pictures/ratland/start.de.png").exists()
