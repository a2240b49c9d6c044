"""The site can be installed: what browsers ask for before they offer it."""

import json
import struct
from random import Random
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page

from e2e.conftest import Opener
from e2e.playing import AT_ONCE, move, open_at, settled, shortly_before_the_end
from e2e.site import ORIGIN
from engine.core.game import NOBODY
from engine.games import NAMES
from tools.paths import DIST

ASKED = """
    window.asked = 0;
    if (navigator.storage) {
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => { window.asked++; return true };
    }
"""


def size(png: bytes) -> str:
    """Width and height of a picture, as a manifest writes them."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return "{}x{}".format(*struct.unpack(">II", png[16:24]))


def test_the_manifest_is_complete_and_works_below_any_path() -> None:
    manifest = json.loads((DIST / "manifest.webmanifest").read_text(encoding="utf-8"))
    for field in ("id", "start_url", "scope"):
        address = urljoin("https://host.test/games/serao/manifest.webmanifest", manifest[field])
        assert address.partition("#")[0] == "https://host.test/games/serao/"
    assert manifest["display"] == "standalone"
    assert [icon["purpose"] for icon in manifest["icons"]].count("maskable") == 1
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert len(manifest["screenshots"]) == 2 * len(NAMES)
    for icon in manifest["icons"] + manifest["screenshots"]:
        assert size((DIST / icon["src"]).read_bytes()) == icon["sizes"]
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
        f"./#/new/{name}" for name in NAMES
    ]


@pytest.mark.once
def test_the_page_names_its_manifest_and_touch_icon(page: Page) -> None:
    page.goto(f"{ORIGIN}/")
    for relation in ("manifest", "apple-touch-icon"):
        address = page.locator(f"link[rel={relation}]").evaluate("(link) => link.href")
        assert page.request.get(address).ok


@pytest.mark.once
def test_the_browser_is_asked_to_spare_us_once_a_game_is_over(new_page: Opener) -> None:
    nearly = shortly_before_the_end("serao/1 trio deal=fog human:Ana greedy:Moth", 6)
    kept = {"serao.match.one": nearly, "serao.preferences": AT_ONCE}
    page, random = open_at(new_page(script=ASKED, kept=kept), "#/table/one"), Random(1)
    while (match := settled(page)).state.to_act != NOBODY:
        assert page.evaluate("window.asked") == 0
        move(page, random, match)
    page.wait_for_function("window.asked === 1")
