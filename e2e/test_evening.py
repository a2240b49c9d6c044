"""An evening in a real browser: what holds for every game."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import ENGINES_SCREEN, SCREENS, Opener
from e2e.playing import ENGLISH, dealt, open_at, pick, site_of
from e2e.site import NOWHERE_PATH, ORIGIN
from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.conformance.play import step
from tools.browsers import Engine
from web.app.model import NAME_LENGTH
from web.words import Words

PAGES = (
    "#/",
    "#/games",
    "#/settings",
    "#/about",
    "#/results",
    "#/new/bullfrogs",
    "#/rules/bullfrogs/bullfrogs.hop",
    "#/nowhere",
)
UNWATCHED = "downloads cannot be watched in a Firefox that is not Playwright's own"
TOO_LOW = """
    (all) => all.filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.innerText)
"""
HUMAN_CHOSEN = """(kind) => {
    addEventListener("mousedown", () => {
        kind.value = "human";
        kind.dispatchEvent(new Event("change", { bubbles: true }));
    }, { once: true });
}"""
PRESSED = """(thing) => {
    const look = () => (globalThis.stayed = thing.isConnected);
    addEventListener("pointerup", look, { capture: true, once: true });
}"""
NO_ROOM = """
    Storage.prototype.setItem = () => { throw new DOMException("no", "QuotaExceededError") };
"""


def start_together(page: Page) -> None:
    """A game of two people, begun by the first, with the curtain up."""
    open_at(page, "#/new/bullfrogs")
    page.locator("#kind-1").select_option("human")
    page.locator("#name-0").fill("Ana")
    page.locator("#name-1").fill("Bento")
    pick(page, "first-1")
    expect(page.locator("#first-1")).to_be_checked()
    page.get_by_role("button", name=ENGLISH("app.new.start")).click()
    page.get_by_role("button", name=ENGLISH("app.curtain.lift", name="Ana")).click()
    expect(page.locator("#controls")).to_be_focused()


@pytest.mark.whole_elsewhere
def test_one_tap_is_enough_even_before_python_has_started(page: Page) -> None:
    page.goto(f"{ORIGIN}/")
    page.get_by_role("button", name=ENGLISH("app.home.quick")).first.click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#players .player")).to_have_count(2)


@pytest.mark.once
def test_a_result_fits_on_a_phone_whatever_the_names(awake: Opener) -> None:
    kept = {}
    for game in NAMES:
        players = [Player(HUMAN, letter * NAME_LENGTH) for letter in "WMQG"]
        match, random = Match(load(game), players[: max(load(game).seats)], {}), Random(1)
        while match.state.to_act != NOBODY:
            step(match, random)
        kept[f"serao.match.{game}"] = str(match)
    page = open_at(awake("phone", kept=kept, locale="de"))
    for game in NAMES:
        page.evaluate("(route) => { location.hash = route }", f"#/table/{game}")
        expect(page.locator(f"main[data-game={game}] #result")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, game


def test_two_windows_of_one_game_agree(awake: Opener) -> None:
    match = dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Moth")
    before = str(match)
    match.play(next(iter(match.state.moves())))
    page = awake()
    other = page.context.new_page()
    other.goto(f"{site_of(page)}{NOWHERE_PATH}")
    keep = "(line) => localStorage.setItem('serao.match.one', line)"
    other.evaluate(keep, before)
    open_at(page, "#/table/one")
    tiles = page.locator("#board-tiles > *")
    expect(tiles).to_have_count(1)
    other.evaluate(keep, str(match))
    expect(tiles).to_have_count(2)
    expect(page.locator("#prompt")).to_contain_text(ENGLISH("app.elsewhere.title"))
    other.close()


@pytest.mark.whole_elsewhere
def test_a_reload_comes_back_to_the_same_table_in_the_language_chosen_there(
    awake: Opener, engine: Engine
) -> None:
    page = awake(ENGINES_SCREEN[engine])
    start_together(page)
    page.locator("#language").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(page.locator("#log summary")).to_have_text(Words("pt")("app.table.story"))
    page.reload()
    lift = page.get_by_role("button", name="Eu sou Ana")
    expect(lift).to_be_focused()
    page.evaluate("scrollTo(0, 500)")
    assert page.evaluate("scrollY") == 0  # or a strip of the table would show above the curtain
    lift.click()
    expect(page.locator(".player[aria-current]")).to_contain_text("Ana")


@pytest.mark.once
def test_the_new_game_form_keeps_what_is_filled_in(awake: Opener, engine: Engine) -> None:
    page = open_at(awake(ENGINES_SCREEN[engine]), "#/new/bullfrogs")
    page.locator("#name-0").fill("Ana")
    page.locator(".pill:has(#seats-3)").click()
    expect(page.locator(".chair")).to_have_count(3)
    expect(page.locator("#name-0")).to_have_value("Ana")
    page.locator("#colour-0").select_option("B")
    expect(page.locator("#colour-1")).to_have_value("G")
    page.locator("#kind-2").select_option("expert")
    expect(page.locator("#kind-2")).to_have_value("expert")
    expect(page.locator("#seats-3")).to_be_checked()
    page.get_by_role("button", name=ENGLISH("app.new.start")).click()
    expect(page.locator("#players .player")).to_have_count(3)
    expect(page.locator("#player-0")).to_contain_text("Ana")


@pytest.mark.once
def test_the_theme_is_chosen_and_stays(awake: Opener) -> None:
    page = open_at(awake(), "#/settings")
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    day = page.evaluate(colour)
    page.locator(".pill:has(#theme-dark)").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    night = page.evaluate(colour)
    assert day != night
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#theme-dark")).to_be_checked()
    assert page.evaluate(colour) == night


def test_a_game_is_downloaded_deleted_and_brought_back(awake: Opener, engine: str) -> None:
    if engine == "firefox":
        pytest.skip(UNWATCHED)
    page = awake()
    start_together(page)
    open_at(page, "#/games")
    with page.expect_download() as waiting:
        page.get_by_role("button", name=ENGLISH("app.games.download")).click()
    text = waiting.value.path().read_text(encoding="utf-8")
    assert text.startswith("serao/1 bullfrogs ")
    page.get_by_role("button", name=ENGLISH("app.games.delete")).click()
    expect(page.locator("#dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_have_count(0)
    page.get_by_role("button", name=ENGLISH("app.games.delete")).click()
    page.locator("#dialog").get_by_role("button", name=ENGLISH("app.games.delete")).click()
    expect(page.get_by_text(ENGLISH("app.games.none"))).to_be_visible()
    page.locator("#file").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(page.get_by_role("button", name=ENGLISH("app.curtain.lift", name="Ana"))).to_be_visible()


def test_a_full_browser_is_told_and_play_goes_on(new_page: Opener, engine: str) -> None:
    page = new_page(script=NO_ROOM)
    start_together(page)
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("app.storage.full"))
    expect(page.locator(".player[aria-current]")).to_contain_text("Ana")
    if engine == "firefox":
        pytest.skip(UNWATCHED)
    with page.expect_download() as waiting:
        page.get_by_role("alert").get_by_role("button").first.click()
    assert "human:Ana" in waiting.value.path().read_text(encoding="utf-8")


def test_the_keyboard_finds_its_way(page: Page) -> None:
    open_at(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=ENGLISH("app.nav.skip"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.get_by_role("link", name=ENGLISH("app.nav.settings")).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_be_focused()
    expect(page.locator("#title")).to_have_text(ENGLISH("app.settings.title"))
    page.go_back()
    expect(page.locator("#title")).to_have_text("Serão")


@pytest.mark.once
@pytest.mark.parametrize("screen", SCREENS)
def test_no_page_is_wider_than_its_screen_nor_its_buttons_too_small(
    awake: Opener, screen: str
) -> None:
    page = awake(screen, locale="de")
    open_at(page)
    for route in PAGES:
        open_at(page, route)
        name = route.split("/")[1] or "home"
        expect(page.locator(f".{'note' if name == 'nowhere' else name}-page")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SCREENS[screen][0], route
        buttons = page.locator("button:visible, .row > a:visible, .top a:visible")
        assert buttons.evaluate_all(TOO_LOW) == [], route


IN_HASTE = """([first, ...others]) => {
    const choose = (id) => {
        const list = document.getElementById(id);
        list.value = "expert";
        list.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const last = others.pop();
    new MutationObserver((_, watch) => {
        watch.disconnect();
        choose(last); // when the answer to the first comes, and not yet that to the second
    }).observe(document.getElementById("app"), { subtree: true, attributes: true });
    [first, ...others].forEach(choose);
}"""


def test_what_is_chosen_before_the_app_has_answered_stays_chosen(awake: Opener) -> None:
    page = open_at(awake("laptop"), "#/new/bullfrogs")
    page.locator(".pill:has(#seats-4)").click()
    expect(page.locator(".chair")).to_have_count(4)
    bots = [page.locator(f"#kind-{seat}") for seat in (1, 2, 3)]
    page.evaluate(IN_HASTE, [bot.get_attribute("id") for bot in bots])
    for bot in bots:
        expect(bot.locator("[selected]")).to_have_attribute("value", "expert")
        expect(bot).to_have_value("expert")


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_pressed_in_a_form_stays_until_it_is_released(screen: str, awake: Opener) -> None:
    page = open_at(awake(screen), "#/new/trio")
    stays = page.locator("#style-1")
    expect(stays).to_have_count(1)
    page.locator("#name-1").fill("Ana")
    pill = page.locator(".pill:has(#first-1)")
    pill.evaluate("(pill) => pill.scrollIntoView({ block: 'end' })")
    page.locator("#kind-1").evaluate(HUMAN_CHOSEN)
    stays.evaluate(PRESSED)
    pill.click(position={"x": 9, "y": 9}, delay=600)  # one of a second holds nothing up
    expect(page.locator("#first-1")).to_be_checked()
    assert page.evaluate("stayed"), "until the release"
    expect(stays).to_have_count(0)
