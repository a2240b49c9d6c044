"""Matches given away and links opened, in browsers: code, picture, share sheet, hostile text."""

import base64
import re
import struct
from collections.abc import Iterator
from importlib import import_module

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Opener, Trouble
from e2e.native import KEEP, origin
from e2e.playing import ENGLISH, PLAIN
from e2e.site import ORIGIN
from e2e.states import kept
from engine.core.match import Match
from engine.games import NAMES
from tests.web.test_links import a_game, packed_line
from tests.web.test_qr import read as drawn
from tests.whole import some
from web.app.links import open_packed, pack_match, packed_in

ID = "one"
KEPT = f"""() => Object.fromEntries(
    Object.entries(localStorage)
        .filter(([key]) => key.startsWith("serao.match."))
        .map(([key, text]) => [key, {PLAIN}(text)])
)"""

GRAY = """async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    let gray = "";
    for (let at = 0; at < data.length; at += 4) gray += String.fromCharCode(data[at]);
    return [width, height, btoa(gray)];
}"""
"""How bright the points of a picture are: width, height, and a byte for each in base64."""

SHEET = """
    globalThis.given = [];
    navigator.canShare = () => true;
    navigator.share = async ({ files, ...data }) => {
        const shown = files?.map(({ name, type, size }) => [name, type, size > 1000]);
        given.push({ ...data, files: shown });
        if (globalThis.refuses) throw new DOMException("closed", "AbortError");
    };
"""
"""A device with a share sheet."""


MADE = """
    const make = URL.createObjectURL;
    URL.createObjectURL = (file) => make((globalThis.made = file));
"""
TAKEN = """() => new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1]);
    reader.readAsDataURL(made);
})"""
"""The file that the page has made last."""


@pytest.fixture
def phone(browser: Browser, trouble: Trouble) -> Iterator[Page]:
    """A phone that has never been here; the app answers at once."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(origin())
    trouble.watch(page)
    yield page
    trouble.found += page.locator(".error-box").all_inner_texts()
    context.close()
    # what the app pushes is awaited, and given up when the page is left
    trouble.found = [
        one
        for one in trouble.found
        if "/pushed/" not in one and "/send/" not in one and "NetworkError" not in one
    ]
    if not trouble.expected:
        assert trouble.found == []


def turn(page: Page, route: str, **matches: str) -> None:
    """Open an address, with these matches kept."""
    page.evaluate(KEEP, {f"serao.match.{id}": text for id, text in matches.items()})
    page.goto("about:blank")
    page.goto(f"{origin()}/{route}")
    expect(page.locator("html[data-waiting]")).to_have_count(0)


def read(page: Page, code: str) -> str:
    """What a reader of codes finds on the screen."""
    shot = base64.b64encode(page.locator(code).screenshot()).decode()
    width, height, gray = page.evaluate(GRAY, f"data:image/png;base64,{shot}")
    view = memoryview(base64.b64decode(gray)).cast("B", (height, width))
    (found,) = import_module("zxingcpp").read_barcodes(view)
    text: str = found.text
    return text


@pytest.mark.once
def test_the_link_of_each_game_is_opened_looked_through_and_kept(phone: Page) -> None:
    for game in NAMES:
        before = phone.evaluate(KEPT)
        turn(phone, f"#/open/{pack_match(_match(game))}")
        expect(phone.locator(f"main[data-game={game}]")).to_be_visible()
        phone.locator("#film-first").click()
        expect(phone.locator("#film-at")).to_have_value("0")
        phone.locator("#film-at").press("ArrowRight")
        expect(phone.locator("#film-at")).to_have_value("1")
        assert phone.evaluate(KEPT) == before
        phone.locator("#keep").click()
        expect(phone).to_have_url(re.compile(r"#/table/\w+$"))
        [new] = phone.evaluate(KEPT).items() - before.items()
        assert new[1] == kept(game, over=True)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.once
def test_hostile_links_say_so_and_touch_nothing(phone: Page) -> None:
    name = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E" * 50
    seated = kept("trio", over=True).replace("greedy:Seat%201", f"human:{name}")
    for part, seen in (
        ("1AAAA", "#title"),
        ("9AAAA", "#title"),
        ("1" + "A" * 60_000, "#title"),
        ("%00%E0%A4%A/%2e%2e/%3Cscript%3E", "#title"),
        (packed_line("0" * 5_000_000)[:15_000], "#title"),
        (packed_line(kept("trio", over=True).replace("trio", "chess", 1)), "#title"),
        (packed_line(f"{kept('trio', over=True)} | end"), "#title"),
        (packed_line(seated), "#film-first"),
    ):
        turn(phone, f"#/open/{part}", mine=kept("trio"))
        expect(phone.locator(seen)).to_be_visible()
        assert phone.evaluate(KEPT) == {"serao.match.mine": kept("trio")}
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert phone.locator("img").count() == 0


@pytest.mark.whole_elsewhere
def test_the_code_of_the_longest_game_is_read_from_a_phone(phone: Page) -> None:
    match = max((a_game("bullfrogs", 4, seed) for seed in range(3)), key=lambda one: len(one.log))
    turn(phone, f"#/share/{ID}", **{ID: str(match)})
    phone.locator("[data-do=share-code]").click()
    assert read(phone, ".qr") == phone.locator("#address").input_value()


@pytest.mark.parametrize("game", some(NAMES, "trio"))
@pytest.mark.whole_elsewhere
def test_the_picture_becomes_a_file(phone: Page, game: str) -> None:
    phone.add_init_script(MADE)  # downloads cannot be watched in every Firefox
    turn(phone, f"#/share/{ID}", **{ID: kept(game, over=True)})
    phone.locator("[data-do=share-paint]").click()
    expect(phone.locator("#picture .copied")).to_have_text(ENGLISH("share.saved"))
    file = base64.b64decode(phone.evaluate(TAKEN))
    assert file[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", file[16:24])
    assert 1500 <= max(width, height) <= 1700
    shown = f"data:image/png;base64,{base64.b64encode(file).decode()}"
    assert len(set(base64.b64decode(phone.evaluate(GRAY, shown)[2]))) > 20


@pytest.mark.whole_elsewhere
def test_the_devices_own_sheet_is_used_where_there_is_one(phone: Page) -> None:
    turn(phone, f"#/share/{ID}", **{ID: kept("trio", over=True)})
    link = phone.locator("#address").input_value()
    if not phone.evaluate("'share' in navigator"):
        expect(phone.locator(".sends").first).to_be_hidden()
    phone.add_init_script(SHEET)
    turn(phone, f"#/share/{ID}")
    phone.locator("#link .sends").click()
    expect(phone.locator("#link .copied")).to_have_text(ENGLISH("share.sheet"))
    phone.locator("#picture .sends").click()
    expect(phone.locator("#picture .copied")).to_have_text(ENGLISH("share.sheet"))
    phone.evaluate("refuses = true")
    phone.locator("#text .sends").click()
    phone.wait_for_function("given.length === 3")
    expect(phone.locator(".copied")).to_have_count(0)
    first, picture, _ = phone.evaluate("given")
    assert first["url"] == picture["url"] == link
    [[name, kind, drawn]] = picture["files"]
    assert (name.endswith(".png"), kind, drawn) == (True, "image/png", True)


@pytest.mark.whole_elsewhere
def test_before_the_end_one_is_asked(phone: Page) -> None:
    turn(phone, f"#/share/{ID}", **{ID: kept("violet")})
    expect(phone.locator("#address")).to_have_count(0)
    phone.locator("[data-do=share-anyway]").press("Enter")
    expect(phone.locator("#address")).to_be_visible()
    expect(phone.locator("#link")).to_be_focused()


@pytest.mark.whole_elsewhere
def test_in_pyodide_a_link_is_opened_kept_and_given_on(new_page: Opener) -> None:
    part = pack_match(_match("ratland"))
    page = new_page("phone")
    page.goto(f"{ORIGIN}/#/open/{part}/20")
    expect(page.locator("main[data-game=ratland]")).to_be_visible()
    expect(page.locator("#film-at")).to_have_value("20")
    page.locator("#keep").click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    page.evaluate("location.hash = location.hash.replace('table', 'share')")
    page.locator("[data-do=share-code]").click()
    link = page.locator("#address").input_value()
    assert link.startswith(f"{ORIGIN}/#/open/")
    assert drawn(page.locator(".qr").evaluate("(code) => code.outerHTML")) == link
    opened = open_packed(packed_in(link).removeprefix("#/open/"))
    assert isinstance(opened, Match)
    assert str(opened) == kept("ratland", over=True)
    page.evaluate("location.hash = '#/days'")
    expect(page.locator(".days-page #title")).to_have_text(ENGLISH("days.title"))


def _match(game: str) -> Match:
    match = open_packed(packed_line(kept(game, over=True)))
    assert isinstance(match, Match)
    return match
