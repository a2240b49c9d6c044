"""What a finger reaches: things too small for it, many rats, and a board that was brought nearer.

On pages whose app is the Python of this machine, so that positions of whole games can be tried.
"""

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.native import app_of, origin
from e2e.test_fingers import POND, Hand, middle
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from tests.web.test_fingers import SABOTAGE
from tests.web.test_following import PLACING
from tools.prerendered import PAGES
from web.app import picks
from web.app.messages import Do
from web.app.model import Model
from web.app.sitting import table_of, view
from web.app.update import update
from web.boards.table import Tap

APART = {"bullfrogs": 17, "ratland": 4, "trio": 8, "violet": 17}
"""Every so many decisions of a person are tried."""
DEALS = 2

DISTINCT = ("ratland", "violet")
"""There all that a finger may mean is large enough, or a tap that can be taken back."""

OPEN = """async ([id, line]) => {
    localStorage[`serao.match.${id}`] = line;
    localStorage["serao.preferences"] ??= '{"forced": false, "explain": false, "pace": "step"}';
    dispatchEvent(new StorageEvent("storage", { key: "serao." }));
    location.hash = `#/table/${id}`;
}"""
REACH = """() => {
    const shown = (thing) => !thing.closest(".twin, details:not([open])") &&
        getComputedStyle(thing).pointerEvents !== "none";
    const things = [...document.querySelectorAll("#stage [data-do^='tap ']")].filter(shown);
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const small = boxes.map(({ width, height }) => Math.min(width, height) < 44);
    const found = [];
    dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    boxes.forEach(({ left, top, width, height }, at) => {
        if (!small[at]) return;
        const [x, y] = [left + width / 2, top + height / 2];
        for (const [right, down] of [[0, 0], [9, 0], [0, 9], [-9, 0], [0, -9]]) {
            const [clientX, clientY] = [x + right, y + down];
            const hit = document.elementFromPoint(clientX, clientY)?.closest("[data-do^='tap ']");
            if (!hit || !things.includes(hit)) continue; // beyond the window, or nothing happens
            const below = document.elementsFromPoint(clientX, clientY);
            const within = things.filter((_, other) => {
                const box = boxes[other];
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                if (small[other] && Math.hypot(x - clientX, y - clientY) < 22) return true;
                return below.some((each) => things[other].contains(each));
            });
            const near = globalThis.near(hit, { detail: 1, clientX, clientY }) ?? [];
            const whats = [...new Set(within.map((thing) => thing.dataset.do))].sort();
            if (whats.length > 1) found.push([hit.dataset.do, near.sort(), whats]);
        }
    });
    return found;
}"""
"""What each tap at or beside a small thing hits, what the shell tells with it, and, counted by
itself, all that is within a finger's reach there."""
SMALL = """() => {
    const among = (link) => [...link.parentNode.childNodes].some((each) =>
        each !== link && !each.matches?.("a, .visually-hidden") && each.textContent.trim());
    const named = "a, button, select, summary, .pill, .file, .check";
    return [...document.querySelectorAll(named)]
        .filter((each) => each.getClientRects().length && !each.closest(".twin, .skip, [inert]"))
        .filter((each) => getComputedStyle(each).visibility === "visible")
        .filter((each) => !each.matches("a") || !among(each)) // a link in a sentence may be a line
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, { width, height }]) => Math.min(width, height) < 43.9)
        .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 80)} ${width} x ${height}`);
}"""
"""What can be tapped on a page and has less than 44 pixels."""


class Tried(NamedTuple):
    """A tap, and the things that the finger may have meant."""

    hit: str
    near: tuple[str, ...]
    within: tuple[str, ...]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A phone."""
    context = browser.new_context(
        viewport={"width": 375, "height": 667},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(origin())
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    yield page
    context.close()


def positions(name: str) -> Iterator[str]:
    """Matches as text, before decisions of a person through whole games of two and of many."""
    if name == "bullfrogs":
        yield SABOTAGE  # pads that are large enough, and frogs on them that are not
    game, kinds = load(name), levels(name)
    for deal in range(DEALS):
        seats = max(game.seats) if deal % 2 else 2
        players = [
            Player("greedy" if seat else HUMAN, f"Bot{seat}" if seat else "Ana")
            for seat in range(seats)
        ]
        match, random, decided = Match(game, players, {}, deal=f"reach-{deal}"), Random(deal), 0
        while match.state.to_act != NOBODY:
            seat = match.state.to_act
            if seat == CHANCE:
                match.roll()
                continue
            decided += seat == 0
            if seat == 0 and decided % APART[name] == 0:
                yield str(match)
            match.play(kinds["greedy"](game, match.observe(seat), random))


def show(page: Page, name: str, number: int, line: str) -> Model:
    """Put a match on the table, and wait for its picture."""
    line = re.sub(r"human:\w+", f"human:Ana{number}", line)
    page.evaluate(OPEN, [f"{name}{number}", line])
    expect(page.locator("#player-0 strong")).to_have_text(f"Ana{number}")
    model = app_of(page.evaluate("page")).model
    assert model.sitting is not None
    assert str(model.sitting.match) == line
    return model


def meant(model: Model, whats: Iterable[str]) -> set[Tap]:
    """What taps on these would come to, as far as that is not the same and can do harm."""
    assert model.sitting is not None
    table, seen = table_of(model.sitting), view(model.sitting, model.words)
    taps = [what.removeprefix("tap ") for what in whats]
    return {table.tap(seen, what) for what in taps if table.meaning(seen, what)}


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
def test_a_finger_that_may_mean_two_things_is_asked(page: Page, name: str) -> None:
    wrong, asked = [], 0
    for number, line in enumerate(positions(name)):
        model = show(page, name, number, line)
        taps = {
            Tried(hit, tuple(near), tuple(within)) for hit, near, within in page.evaluate(REACH)
        }
        for tried in taps:
            ends = meant(model, tried.within)
            if len(ends) < 2 or not meant(model, [tried.hit]) or picks.by_hand(model):
                continue
            asked += 1
            after, _ = update(model, Do(model.now, tried.hit, tried.near))
            assert after.sitting is not None
            if len(after.sitting.meanings) < len(ends):
                wrong.append((line, tried))
    assert wrong == []
    assert asked or name in DISTINCT


@pytest.mark.once
def test_a_control_has_the_room_of_a_finger(page: Page) -> None:
    found = {}
    for name in PAGES:
        route = "" if name == "home" else name.replace("-", "/")
        page.evaluate("(route) => { location.hash = route }", f"#/{route}")
        expect(page.locator(f".{name.partition('-')[0]}-page")).to_be_visible()
        found[name] = page.evaluate(SMALL)
    for number, name in enumerate(NAMES):
        show(page, name, number, next(positions(name)))
        found[f"table of {name}"] = page.evaluate(SMALL)
        page.locator("#help").tap()
        expect(page.locator(".sheet")).to_be_visible()
        found[f"sheet of {name}"] = page.evaluate(SMALL)
    assert {name: those for name, those in found.items() if those} == {}


@pytest.mark.once
def test_many_rats_go_by_holding_and_by_their_number(page: Page) -> None:
    model = show(page, "ratland", 0, PLACING)
    assert model.sitting is not None
    rats = model.sitting.match.state.clans[0].healthy
    hand, dump = Hand(page), page.locator("#own-count-dump")
    hand.hold(middle(page, "#own-more-dump"), 1400)
    sent = int(dump.text_content() or 0)
    assert 2 <= sent <= rats
    page.wait_for_timeout(400)  # nothing comes after the finger
    expect(dump).to_have_text(str(sent))
    expect(page.locator("#prompt.notice")).to_have_count(0)
    page.locator("#undo").tap()
    expect(dump).to_have_text(str(sent - 1))
    page.locator("#sewer-own").evaluate("(sewer) => sewer.scrollIntoView({ block: 'center' })")
    hand.swipe((middle(page, "#own-count-pantry"), middle(page, "#own-city .rl-label")))
    expect(page.locator("#own-count-city")).to_have_text(str(rats - sent + 1))
    hand.hold(middle(page, "#own-fewer-dump"), 4000)
    expect(dump).to_have_text("0")
    expect(page.locator("#prompt.notice")).to_have_count(0)


OUT_OF_SIGHT = """(things) => {
    const frame = document.querySelector("[data-panzoom]").getBoundingClientRect();
    const middles = [...document.querySelectorAll(things)].map((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    });
    const out = ([x, y]) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    return [middles.filter(out).length, middles.length];
}"""


@pytest.mark.once
def test_a_board_that_is_nearer_shows_where_something_can_be_done(page: Page) -> None:
    show(page, "bullfrogs", 0, POND)
    hand, zoomed = Hand(page), page.locator("[data-zoomed]")
    x, y = middle(page, "[data-panzoom]")
    for _ in range(5):
        page.locator("[data-zoom=in]").tap()
    for _ in range(4):
        hand.swipe(((x - 60, y - 40), (x + 60, y + 60)))
    page.locator(".bf-tray [data-do='tap card 2']").dispatch_event("click")
    expect(page.locator(".bf-target").first).to_be_attached()
    out, places = page.evaluate(OUT_OF_SIGHT, ".bf-target")
    assert out < places
    expect(zoomed).to_have_count(1)
    for _ in range(4):
        hand.swipe(((x - 60, y - 40), (x + 60, y + 60)))
    page.locator("#twin [data-do='tap cell s2e3']").dispatch_event("click")
    expect(page.locator("[data-do='tap stop']").first).to_be_attached()
    out, places = page.evaluate(OUT_OF_SIGHT, ".bf-target")
    assert (out, places > 0) == (0, True)


@pytest.mark.once
def test_a_zoom_that_was_not_meant_is_gone(page: Page) -> None:
    show(page, "bullfrogs", 0, SABOTAGE)
    hand, zoomed = Hand(page), page.locator("[data-zoomed]")
    x, y = middle(page, "[data-panzoom]")
    hand.swipe(((x - 40, y), (x - 43, y)), ((x + 40, y), (x + 43, y)))
    expect(zoomed).to_have_count(0)
    hand.swipe(((x - 40, y), (x - 90, y)), ((x + 40, y), (x + 90, y)))
    expect(zoomed).to_have_count(1)
    page.locator("[data-panzoom] > svg").dispatch_event("dblclick")
    expect(zoomed).to_have_count(0)
