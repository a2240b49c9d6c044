"""Masters think in workers of the page: together, hastened, and when workers are lost."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from e2e.playing import CHANGED, ENGLISH, open_at, saved
from engine.core.match import Match, read_match
from engine.games import load
from engine.search.levels import levels
from tests.search.shared import shared
from web.app.playing import ENOUGH, THOUGHTFUL

pytestmark = pytest.mark.once

CORES = 4
LINE = "serao/1 violet deal=minds human:Ana master:Moth"
MASTER = 1

STEP = '{"pace": "step", "explain": false}'
SPARE = f"""
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", {{ get: () => {CORES} }});
    Object.defineProperty(Navigator.prototype, "deviceMemory", {{ get: () => 8 }});
"""
TIMERS = """
    const later = window.setTimeout;
    const timers = %s;
    window.setTimeout = (act, ms, ...rest) => later(act, timers[ms] ?? ms, ...rest);
"""
SLOW = """
    window.slow = false;
    const held = [];
    window.Worker = class extends Worker {
        constructor(address, ...rest) {
            super(address, ...rest);
            this.isMind = String(address).includes("/pool-");
        }
        set onmessage(hear) {
            super.onmessage = (event) =>
                slow && this.isMind ? held.push(() => hear(event)) : hear(event);
        }
        postMessage(text, ...rest) {
            super.postMessage(text, ...rest);
            if (String(text).includes('"enough"')) while (held.length) held.shift()();
        }
    };
"""
"""While the page is `slow`, nothing that a mind has found is heard until it was enough."""
PATIENT = SPARE + SLOW + TIMERS % {THOUGHTFUL: 0, ENOUGH: 600_000}
"""Whoever thinks can be told to move at once, and nobody has to."""

MINDS = """
    window.minds = [];
    const Usual = Worker;
    const instead = [null, "throw new Error('lost')", "onmessage = () => {}"]; // the last is silent
    window.Worker = class extends Usual {
        constructor(address, ...rest) {
            const isMind = String(address).includes("/pool-");
            const text = isMind ? instead[minds.length] : null;
            const blob = new Blob([text], { type: "text/javascript" });
            super(text ? URL.createObjectURL(blob) : address, ...rest);
            if (isMind) minds.push(this);
        }
    };
"""
IMPATIENT = SPARE + MINDS + TIMERS % {THOUGHTFUL: 0, ENOUGH: 1_000, 5_000: 1_000}


def table(new_page: Opener, script: str) -> tuple[Page, Match]:
    """A page on which a master is to move when the person says so; and the match as it is kept."""
    match = read_match(LINE, load)
    while match.state.to_act != MASTER:
        match.roll()
    kept = {"serao.match.m": str(match), "serao.preferences": STEP}
    return open_at(new_page(script=script, kept=kept), "#/table/m"), match


def go_on(page: Page, before: Match) -> Match:
    """The match after the next move, for which the person has to wait."""
    page.locator("#next").click()
    page.wait_for_function(CHANGED, arg=str(before))
    return saved(page)


def test_minds_decide_in_a_browser_as_elsewhere_and_move_when_told(new_page: Opener) -> None:
    page, match = table(new_page, PATIENT)
    master, observation = levels("violet")["master"], match.observe(MASTER)
    decided = go_on(page, match)
    together = shared(master, match.game, observation, str(match), CORES - 1)
    assert str(decided.log[len(match.log)]) == str(together)
    while decided.state.to_act != MASTER:
        decided = go_on(page, decided)
    page.evaluate("slow = true")
    page.locator("#next").click()
    page.locator("#enough").click()
    page.wait_for_function(CHANGED, arg=str(decided))
    expect(page.locator("#log")).to_contain_text(ENGLISH("app.table.hastened", name="Torech"))


def test_a_game_goes_on_without_the_workers_that_are_lost(new_page: Opener) -> None:
    """Meanwhile the person is answered; and who is lost is not asked again."""
    page, match = table(new_page, IMPATIENT)
    page.locator("#next").click()
    page.locator("#help").click()
    expect(page.locator("#dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_function(CHANGED, arg=str(match))
    decided = saved(page)
    while decided.state.to_act != MASTER:
        decided = go_on(page, decided)
    go_on(page, decided)
    assert page.evaluate("minds.length") == CORES - 1
