"""Playing through the page: what the tests of all tables do alike.

They read the save that the page keeps, so what is on the page and what is kept must agree.
"""

import re
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.native import origin
from e2e.site import ORIGIN
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, read_match
from engine.games import load
from engine.search.levels import levels
from tests.conformance.play import step
from tests.web.person import laid, taps
from tools.deciders import deciders
from web.words import Words

ENGLISH = Words("en")
SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifted += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
"""
"""As a page's script: how far things on it have moved by themselves."""
QUICK = '{"pace": "quick"}'
AT_ONCE = '{"pace": "quick", "forced": false}'
"""Preferences with which nothing plays itself between two taps."""


def preferring(preferences: str) -> str:
    """A script for every page: what was chosen before; the empty page may not keep anything."""
    return f"""
        if (location.protocol === "http:")
            localStorage.setItem("serao.preferences", '{preferences}');
    """


QUICKLY = f"""
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) =>
        // not the patience with a slow app, nor the half second after which a finger asks,
        // nor the time in which a browser finds out where it can be reached
        later(act, ms < 9000 && ms !== 500 && ms !== 3000 ? Math.min(ms, 30) : ms, ...rest);
    {preferring(QUICK)}
"""
LAYING = (
    "serao/1 trio trio_line=axis place=strict first=1 human:Ana human:Bento | show RYRY "
    "| draw RRRY | draw RRYY | draw RRRY | draw RRRR | place RYRR n1 | stop | end | draw RYYY"
)
"""Bento is to lay a tile, and then to walk: words and buttons come and go below the board."""
PLAIN = """((text) => text?.[0] !== "~" ? text : text.slice(1).replace(
    /[!-~]/g, (sign) => String.fromCharCode(33 + (sign.charCodeAt() + 14) % 94)
))"""
"""Reads a text of the storage, which need not be readable at a glance."""
SAVE = f"""() => {PLAIN}(
    Object.entries(localStorage).find(([key]) => key.startsWith("serao.match."))?.[1]
)"""
CHANGED = f"(old) => ({SAVE})() !== old"
GROWN = f"(line) => ({SAVE})()?.startsWith(line)"
RAW = """(store) => new Promise((resolve) => {
    const request = (indexedDB.own ?? indexedDB).open("serao");
    request.onupgradeneeded = () => request.transaction.abort(); // there is none
    request.onerror = () => resolve([]);
    request.onsuccess = () => {
        const all = request.result.transaction(store).objectStore(store).getAll();
        all.onsuccess = () => resolve(all.result, request.result.close());
    };
})"""
"""What the second copy of what is kept holds."""
RECORDS = f"""async (store) => (await ({RAW})(store)).map(
    (record) => ({{ ...record, text: {PLAIN}(record.text) }})
)"""
"""The same, to be read."""
PATIENCE = 600  # times that a page is asked
SHOWS = "(moves) => document.querySelector('#main')?.dataset.stand?.startsWith(`${moves},`)"
SHOWS_OR_CHANGED = f"([moves, line]) => ({SHOWS})(moves) || ({CHANGED})(line)"
_HEARD = """() => {
    document.querySelector("#announcer").replaceChildren();
    return document.querySelector("#app").innerHTML;
}"""
_ANSWERED = """(seen) =>
    document.querySelector("#announcer").hasChildNodes()
    || document.querySelector("#app").innerHTML !== seen
"""


def press_key(page: Page, key: str) -> None:
    """Press a key that is answered by another picture, or by words to be heard."""
    seen = page.evaluate(_HEARD)
    page.keyboard.press(key)
    page.wait_for_function(_ANSWERED, arg=seen)


def saved(page: Page) -> Match:
    """The match as the page keeps it; every move in it is played by the rules again."""
    return read_match(page.evaluate(SAVE), load)


def mirrored(page: Page) -> list[str]:
    """The matches that the second copy holds."""
    texts = [record["text"] for record in page.evaluate(RECORDS, "kept")]
    return [text for text in texts if text and text.startswith("serao/")]


def wait_for_both(page: Page) -> str:
    """Wait until both copies hold the same match; its text."""
    for _ in range(PATIENCE):
        if mirrored(page) == [page.evaluate(SAVE)]:
            return str(page.evaluate(SAVE))
        page.wait_for_timeout(50)
    raise AssertionError(f"{mirrored(page)} is not {page.evaluate(SAVE)}")


def to_move(page: Page) -> Match:
    """The match as the page keeps it, as soon as it waits for a person, or is over."""
    while True:
        match = saved(page)
        seat = match.state.to_act
        if seat == NOBODY or (seat != CHANCE and match.players[seat].kind == HUMAN):
            return match
        page.wait_for_function(CHANGED, arg=str(match))


def settled(page: Page, match: Match | None = None) -> Match:
    """A match, or the kept one that waits for a person or is over, as soon as the page shows it."""
    if match is not None:
        page.wait_for_function(SHOWS, arg=len(match.log))
        return match
    while True:  # what has to be done anyway is done by the page, maybe before it was seen
        match = to_move(page)
        page.wait_for_function(SHOWS_OR_CHANGED, arg=[len(match.log), str(match)])
        if page.evaluate(SAVE) == str(match):
            return match


def ahead(match: Match, picked: Sequence[str], move: Any) -> list[str]:
    """What has still to be tapped to make a move."""
    seen = match.observe(match.state.to_act)
    return [what for what in taps(match.game.id, move, seen) if what not in picked]


def dealt(line: str) -> Match:
    """The match of a text once chance has done all that it has to do first."""
    match = read_match(line, load)
    while match.state.to_act == CHANCE:
        match.roll()
    return match


def able_to_stop() -> Match:
    """A match of Trio in which a pair of people plays, and whoever decides may move no more."""
    match, random = dealt("serao/1 trio deal=fog human:Ana human:Rui"), Random(1)
    while match.state.to_act == CHANCE or "stop" not in [*map(str, match.state.moves())][:-1]:
        step(match, random)
    return match


def move(page: Page, random: Random, match: Match | None = None) -> str:
    """Any move by clicks, in the match that the page shows, else in what is kept; its text then."""
    moved = tapped(page, random, settled(page, match))
    page.wait_for_function(GROWN, arg=moved)
    return moved


def tapped(page: Page, random: Random, match: Match) -> str:
    """Any move by clicks in the match that the page shows; its text as it should then be."""
    table, view = laid(match)
    chosen = random.choice(list(view.moves))
    for what in ahead(match, table.ready(view), chosen):
        page.locator(f'[data-do="tap {what}"]').first.dispatch_event("click")
    return f"{match} | {chosen}"


def called(match: Match, seats: Iterable[int]) -> list[str]:
    """How the page calls these players: the only person at it is spoken to."""
    people = [seat for seat, player in enumerate(match.players) if player.kind == HUMAN]
    return ["You" if people == [seat] else match.players[seat].name for seat in seats]


def site_of(page: Page) -> str:
    """The address of the site that a page is on: the built one, unless its app is native."""
    return origin() if page.url.startswith(f"{origin()}/") else ORIGIN


def open_at(page: Page, route: str = "#/") -> Page:
    """Open the site there and wait until the app has answered."""
    page.goto(f"{site_of(page)}/{route}")
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    return page


def reloaded(page: Page) -> Page:
    """Load the page anew and wait until the app has answered."""
    page.reload()
    expect(page.locator("html[data-waiting]")).to_have_count(0)
    return page


def pick(page: Page, id: str) -> None:
    """Choose one of a row of buttons, and wait until the app has heard of it."""
    page.locator(f".pill:has(#{id})").click()
    expect(page.locator(f"#{id}[checked]")).to_have_count(1)


def begin(page: Page, game: str, kinds: Sequence[str], *choices: str) -> None:
    """A new game of these players, named for their seats, with these choices; the first begins."""
    open_at(page, f"#/new/{game}")
    pick(page, f"seats-{len(kinds)}")
    expect(page.locator(".chair")).to_have_count(len(kinds))
    for seat, kind in enumerate(kinds):
        page.locator(f"#kind-{seat}").select_option(kind)
        page.locator(f"#name-{seat}").fill(f"Player {seat + 1}")
    for choice in (*choices, "first-1"):
        pick(page, choice)
    page.get_by_role("button", name=ENGLISH("app.new.start")).click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))


def played_out(line: str, level: str = "") -> str:
    """A match that bots have played on to its end: of this level, else as its players are."""
    match = read_match(line, load)
    bots = levels(match.game.id)
    for seat in deciders(match):
        choose = bots[level or match.players[seat].kind]
        match.play(choose(match.game, match.observe(seat), Random(str(match))))
    return str(match)


def shortly_before_the_end(head: str, moves: int) -> str:
    """The match of this head with its last so many moves missing, played by greedy bots."""
    return " | ".join(played_out(head, "greedy").split(" | ")[:-moves])


def bring(page: Page, line: str) -> Page:
    """Put a match on the table from its text; of several people the first takes the device."""
    open_at(page, "#/games").locator("#text").fill(line)
    page.get_by_role("button", name=ENGLISH("app.bring.open")).click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    if line.count(" human:") > 1:
        page.locator("#lift").click()
        expect(page.locator("#lift")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_visible()
    return page


def things(page: Page, what: str) -> Locator:
    """All that is drawn for a tap, on the board and beside it: not what stands in the grid."""
    do = f'[data-do="tap {what}"]'
    return page.locator(f"#stage {do}:not(#other-ways *), #controls {do}")


def thing(page: Page, what: str) -> Locator:
    """What is drawn for a tap: of several things in one place, the uppermost."""
    return things(page, what).last


def expect_refusal(page: Page, rule: str) -> None:
    """The prompt says that this rule forbids it; it leads to the rule, and then to its lesson."""
    place = f"{rule.partition('.')[0]}/{rule}"
    shown = page.locator("#prompt a")
    expect(shown.first).to_have_attribute("href", f"#/rules/{place}")
    expect(shown.last).to_have_attribute("href", f"#/learn/{place}")


def lift_curtain(page: Page) -> None:
    """Take the device, when it has to be handed over."""
    lift = page.locator("#lift")
    if lift.count():
        lift.click()
        expect(lift).to_have_count(0)


def click(page: Page, target: Locator) -> None:
    """Click, and wait until the picture is another one."""
    seen = page.locator("#main").inner_html()
    target.click()
    page.wait_for_function("(seen) => document.querySelector('#main').innerHTML !== seen", arg=seen)
