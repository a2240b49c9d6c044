"""The deal of the day in a browser: it is begun, played to its end, and told of."""

from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.playing import AT_ONCE, ENGLISH, move, open_at, saved, settled, shortly_before_the_end
from engine.core.game import NOBODY
from web.app.preparing import daily
from web.boards.tables import load

pytestmark = pytest.mark.once

LEFT = 6
"""Moves of the log that are left to the person at the screen."""


def test_the_deal_of_the_day_is_begun_from_the_home_page(awake: Opener) -> None:
    page = awake("phone")
    open_at(page, "#/").locator('[data-do="daily bullfrogs"]').click()
    page.wait_for_url("**/#/table/*")
    assert saved(page).deal == daily(page.evaluate("Date.now()"))


def test_a_deal_of_the_day_is_played_and_told_of(awake: Opener) -> None:
    today = daily(awake("phone").evaluate("Date.now()"))
    kept = shortly_before_the_end(f"serao/1 bullfrogs deal={today} human:Ana", LEFT)
    page = awake("phone", kept={"serao.match.one": kept, "serao.preferences": AT_ONCE})
    open_at(page, "#/table/one")
    random = Random(1)
    while (match := settled(page)).state.to_act != NOBODY:
        move(page, random, match)
    outcome = match.state.outcome()
    assert outcome is not None
    (score,) = outcome.scores
    rank = load("bullfrogs").rank(ENGLISH, score)
    done = ENGLISH.many("days.deal.done", score, rank=rank)
    open_at(page, "#/")
    expect(page.locator("#game-bullfrogs .day")).to_contain_text(
        ENGLISH.many("app.day.deal.done", score)
    )
    page.locator("#game-bullfrogs .day a").click()
    expect(page.locator('[aria-labelledby="day-bullfrogs"]')).to_contain_text(done)
    told = page.locator("pre.raw").inner_text()
    assert rank in told
    assert str(match.log[-1]) not in told
