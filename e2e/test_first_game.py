"""Noughts and crosses, the game of docs/first-game.md, built with the others and played."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.playing import ENGLISH
from tools.first_game import files, make
from tools.serve import server


@pytest.fixture
def origin(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[str]:
    """Where a site with this game stands; to build one takes long, so only with `--whole`."""
    if not pytestconfig.getoption("whole"):
        pytest.skip("built by make whole")
    house = make(tmp_path / "house", files())
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=house, check=True)
    site = server(house / "dist")
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{site.server_port}"
    site.shutdown()
    site.server_close()


@pytest.mark.once
def test_it_is_played_on_the_page(origin: str, new_page: Opener) -> None:
    page = new_page("phone")
    page.goto(f"{origin}/#/")
    page.locator("#game-noughts").get_by_role("link", name=ENGLISH("app.home.new")).click()
    page.locator("#kind-1").select_option("human")
    page.get_by_role("button", name=ENGLISH("app.new.start")).click()
    for square in ("b2", "a1", "a3", "b1", "c1"):
        page.locator(f'#stage g[data-do="tap mark {square}"]').click()
        expect(page.locator("#log")).to_contain_text(f"marks {square}")
    expect(page.locator("#result")).to_contain_text("Three in a line")
