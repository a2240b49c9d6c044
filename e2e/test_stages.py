"""What one move brings about is seen one thing after another, and at once by whoever wants that."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import native
from e2e.conftest import Opener
from e2e.playing import PLAIN
from engine.core.game import CHANCE, Seat
from engine.core.match import HUMAN, Match, Player
from engine.games import load
from engine.ratland import events as ratland
from engine.search.levels import levels
from engine.violet import events as violet
from tests.web.person import taps

WATCH = """
    globalThis.seen = [];
    for (const type of ["transitionstart", "animationstart"])
        addEventListener(type, ({ target, animationName }) => {
            const near = target.closest("[id]") ?? document.body;
            seen.push(`${near.id} ${animationName ?? ""}`.trim());
        });
"""
"""What begins to move, in order: whatever has a delay begins when that has passed."""
WAITING = """() => document.getAnimations().filter(
    (one) => one.effect.getTiming().delay > 0 && one.playState === "running").length"""
"""How much has yet to come, or is on the way."""
CLICK = "(what) => document.querySelector(`[data-do='tap ${what}']`).click()"


def is_fear(event: object) -> bool:
    """Whether the fear came nearer."""
    return isinstance(event, violet.FearMoved)


def is_own_attack(event: object) -> bool:
    """Whether the first clan attacked."""
    return isinstance(event, ratland.Attacked) and event.seat == 0


def shortly_before(
    game: str, kinds: tuple[str, ...], wanted: Callable[[Any], bool], by: Seat
) -> tuple[Match, Any]:
    """A match in which this seat, or chance, brings such an event about next, and with what."""
    greedy = levels(game)["greedy"]
    players = [Player(kind, f"Player {seat}") for seat, kind in enumerate(kinds)]
    for deal in count():
        match = Match(load(game), players, {}, deal=f"stages-{deal}")
        while match.state.to_act >= CHANCE:
            before, found, move = match.branch(), list[Any](), None
            if match.state.to_act == CHANCE:
                match.roll(found.append)
            else:
                move = greedy(match.game, match.observe(match.state.to_act), Random(1))
                match.play(move, found.append)
            if any(map(wanted, found)) and before.state.to_act == by:
                return before, move
    raise AssertionError


ANSWERED = f"""(line) => seen.length || document.querySelector(".is-picked")
    || {PLAIN}(localStorage["serao.match.one"]) !== line"""
"""Whether a tap has come to something: seen, held, or kept."""


def at_the_table(new_page: Opener, match: Match, pace: str, **options: str) -> Page:
    page = new_page("phone", script=WATCH, **options)
    kept = {"serao.match.one": str(match), "serao.preferences": f'{{"pace": "{pace}"}}'}
    native.at_the_table(page, kept)
    expect(page.locator("#prompt")).to_be_visible()
    return page


def lose_a_trick(new_page: Opener, pace: str, **options: str) -> Page:
    """Violet's player plays the card with which she is driven on, and the fear after her."""
    match, move = shortly_before("violet", (HUMAN, "greedy"), is_fear, 0)
    page = at_the_table(new_page, match, pace, **options)
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    for what in taps("violet", move, match.observe(0)):
        page.evaluate("() => seen.splice(0)")
        page.evaluate(CLICK, what)
        page.wait_for_function(ANSWERED, arg=str(match))
    return page


def last(seen: list[str], *names: str) -> int:
    """When the last of these began to move."""
    return max(at for at, one in enumerate(seen) if one.startswith(names))


@pytest.mark.once
def test_a_lost_trick_is_seen_step_by_step(new_page: Opener) -> None:
    page = lose_a_trick(new_page, "quick", reduced_motion="no-preference")
    until = "() => seen.includes('fear') && seen.slice(0, seen.indexOf('fear') + 1)"
    seen = page.wait_for_function(until).json_value()
    moments = [last(seen, name) for name in ("violet", "lantern", "card-", "fear")]
    assert moments == sorted(moments), "; ".join(seen)


@pytest.mark.once
def test_a_tap_on_the_board_shows_at_once_what_is_still_to_come(new_page: Opener) -> None:
    page = lose_a_trick(new_page, "slow", reduced_motion="no-preference")
    page.wait_for_function(f"() => ({WAITING})() > 0")
    page.locator("#stage").dispatch_event("pointerdown")
    assert page.evaluate(WAITING) == 0


@pytest.mark.once
def test_who_asks_for_less_motion_waits_for_nothing(new_page: Opener) -> None:
    page = lose_a_trick(new_page, "slow")
    assert page.evaluate(WAITING) == 0


@pytest.mark.once
def test_attacks_are_drawn_before_the_young_come(new_page: Opener) -> None:
    kinds = (HUMAN, "greedy", "greedy")
    match, _ = shortly_before("ratland", kinds, is_own_attack, CHANCE)
    page = at_the_table(new_page, match, "quick", reduced_motion="no-preference")
    page.wait_for_function("() => seen.some((one) => one.startsWith('now-4-'))")
    seen = page.evaluate("seen")
    drawn, told = (
        next(at for at, one in enumerate(seen) if one.startswith(name))
        for name in ("own-fight-", "now-4-")
    )
    assert drawn < told, "; ".join(seen)
