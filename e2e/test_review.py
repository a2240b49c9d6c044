"""A game is looked back at in a browser: by workers of the page, which are given the room."""

import json

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.playing import open_at
from e2e.test_minds import SPARE
from engine.core.match import HUMAN, Match, Player
from tests.golden import path, replayed
from tests.web.test_review import verdict_of
from web.rooms.review.judging import written
from web.rooms.review.looked import Looked

pytestmark = pytest.mark.once


def test_workers_judge_a_game_as_python_does_elsewhere(new_page: Opener) -> None:
    golden = replayed(path("ratland", 2).read_text(encoding="utf-8"))
    players = [golden.players[0], Player(HUMAN, "Ana")]  # in the seat of moves made at random
    match = Match(golden.game, players, golden.options, golden.deal)
    for move in golden.log:
        match.play(move)
    kept = {"serao.match.one": str(match)}
    page = open_at(new_page(script=SPARE, kept=kept), "#/review/one")
    expect(page.locator("#costly")).to_be_visible()
    expect(page.locator("#progress")).to_have_count(0)
    text = page.evaluate("localStorage['serao.room.review.one']")
    looked = Looked(match)
    judged = [verdict_of(looked, at) for at in looked.decisions]
    expected = [written(verdict) for verdict in judged if verdict.cost]
    assert json.loads(text)["found"] == expected
    assert page.locator('[data-do^="review-try"]').count() > 0
    page.locator('[data-do^="review-try"]').first.click()
    expect(page.locator("#stage")).to_be_visible()
