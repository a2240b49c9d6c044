"""How long the masters think in a browser: python -m bench.minds [decisions [game-seats ...]].

A game of masters for each, such as trio-4, else of two for each game; so many decisions of it that
leave a choice. Each is made by this Python and at once by a worker of a page on the built site,
which has to find the same: what it takes natively, of what it takes there, is the share of the
speed. Then all by several workers, and some by one in a browser at a quarter of its speed (Linux
only). A browser's own throttle does not reach workers: see bench.throttle. A turn is what one seat
decides at a stretch.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright

from bench.boot import slowed
from e2e.site import NOWHERE, ORIGIN
from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from tools.browsers import launch
from web.app.consulting import chosen, delegated
from web.app.effects import Think

DECISIONS = 36
SLOW_STEP = 3
"""Slowed is each so many-th decision."""

WORKERS = 2
"""Several of them: as many as the machine has cores on which the figures were taken."""

CONSULT = """async (texts) => {
    window.minds ??= [];
    while (minds.length < texts.length) minds.push(new Worker(pool, { type: "module" }));
    const begun = performance.now();
    const found = texts.map((text, at) => new Promise((found, fail) => {
        minds[at].onmessage = ({ data: { pushed, failed } }) => {
            if (failed) fail(new Error(failed));
            for (const { op, answer, text } of JSON.parse(pushed ?? "[]"))
                op === "found" ? found(answer) : fail(new Error(text));
        };
        minds[at].postMessage(text);
    }));
    return { found: await Promise.all(found), ms: performance.now() - begun };
}"""
"""Milliseconds until so many workers have all found something."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One that a master has made, natively in so many milliseconds; `turn` counts the turns."""

    task: Think
    turn: int
    move: Any
    ms: float


def native(name: str, seats: int, count: int) -> Iterator[Decision]:
    """The first decisions of a game with a choice in them, each made when it is asked for."""
    match = Match(load(name), [Player("master", letter) for letter in "abcd"[:seats]], {}, "bench")
    bot, number, turn, before = levels(name)["master"], 0, 0, CHANCE
    while match.state.to_act != NOBODY and number < count:
        seat = match.state.to_act
        turn += seat != before
        before = seat
        if seat == CHANCE:
            match.roll()
            continue
        observation, choices = match.observe(seat), len(match.state.moves())
        number += choices > 1
        task = Think(number, name, "master", observation, str(match))
        begun = perf_counter()
        move = bot(match.game, observation, Random(task.seed))
        if choices > 1:
            yield Decision(task, turn, move, 1000 * (perf_counter() - begun))
        match.play(move)


def decided(page: Page, decision: Decision, workers: int) -> float:
    """Milliseconds that so many workers of a page take for it, at most."""
    task = decision.task
    texts = delegated(task, workers).texts
    answer: dict[str, Any] = page.evaluate(CONSULT, texts)
    move = chosen(load(task.game), answer["found"])
    assert len(texts) > 1 or str(move) == str(decision.move)
    return float(answer["ms"])


@contextmanager
def awake(playwright: Playwright, name: str, workers: int) -> Iterator[Page]:
    """An empty page of the site, whose workers have woken up and loaded the game."""
    browser = launch(playwright, "chromium", measured=True)
    page = browser.new_page()
    page.goto(f"{ORIGIN}/")
    pool = page.evaluate("new URL(document.documentElement.dataset.pool, document.baseURI).href")
    page.goto(NOWHERE)
    page.evaluate("(pool) => { window.pool = pool }", pool)
    decided(page, next(native(name, 2, 1)), workers)
    yield page
    browser.close()


def shown(times: Sequence[float]) -> str:
    """Median and longest."""
    return f"{median(times):8.0f}{max(times):8.0f}"


def whole(decisions: Sequence[Decision], times: Sequence[float]) -> list[float]:
    """What whole turns take."""
    pairs = groupby(zip(decisions, times, strict=True), lambda pair: pair[0].turn)
    return [sum(ms for _, ms in turn) for _, turn in pairs]


def line(name: str, decisions: Sequence[Decision], times: Mapping[str, Sequence[float]]) -> str:
    """The figures of a game."""
    alone = [decision.ms for decision in decisions]
    share = sum(alone) / sum(times["one"])
    turns = whole(decisions, times["one"])
    several, slow = shown(times["several"]), shown(times["slowed"]) if times["slowed"] else ""
    return (
        f"{name:12}{len(decisions):3}{shown(alone)}{shown(times['one'])}{share:7.2f}"
        f"{shown(turns)}{several}{slow}"
    )


def main() -> None:
    """Measure game after game, and print a line for each."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    tables = [table.split("-") for table in sys.argv[2:] or [f"{name}-2" for name in NAMES]]
    print("milliseconds, median and longest, of decisions and of whole turns")
    print(
        f"{'':15}{'native':>16}{'one worker':>16}{'speed':>7}{'its turns':>16}"
        f"{f'{WORKERS} workers':>16}{'one, slowed':>16}"
    )
    with sync_playwright() as playwright:
        for name, seats in tables:
            times: dict[str, list[float]] = {"one": [], "slowed": []}
            decisions = []
            with awake(playwright, name, 1) as page:
                for decision in native(name, int(seats), count):
                    decisions.append(decision)
                    times["one"].append(decided(page, decision, 1))
            with awake(playwright, name, WORKERS) as page:
                times["several"] = [decided(page, each, WORKERS) for each in decisions]
            if sys.platform == "linux":
                with awake(playwright, name, 1) as page, slowed():
                    times["slowed"] = [decided(page, each, 1) for each in decisions[::SLOW_STEP]]
            print(line(f"{name}-{seats}", decisions, times), flush=True)


if __name__ == "__main__":
    main()
