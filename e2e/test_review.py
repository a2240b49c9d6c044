"""A game is looked back at in a browser: by workers of the page, which are given the room."""

import json
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.playing import ENGLISH, open_at
from e2e.test_minds import SPARE
from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import load
from engine.search.levels import bot
from tests.golden import path, replayed
from tests.web.test_review import verdict_of
from tools.deciders import deciders
from web.boards import tables
from web.rooms.review.looked import Looked
from web.rooms.review.questions import written

pytestmark = pytest.mark.once


@pytest.mark.whole
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


def winning(match: Match) -> Any:
    """A move with which whoever decides wins at once; None where there is none."""
    for move in match.state.moves():
        after = match.state.copy()
        after.play(move)
        if after.to_act == NOBODY:
            return move
    return None


def thrown_away(deal: str) -> tuple[Match, int, Any] | None:
    """A game of Trio in which a person could have won and stopped, and lost; when, and by what.

    None where none comes of this deal.
    """
    game, greedy, random = load("trio"), bot("trio", "greedy"), Random(deal)
    match = Match(game, [Player(HUMAN, "Ana"), Player("greedy", "Moth")], {}, deal)
    at, best = -1, None
    for seat in deciders(match):
        move = greedy(game, match.observe(seat), random)
        if seat == 0 and best is None and (best := winning(match)) is not None:
            move, at = game.move("stop"), len(match.log)
            if move not in match.state.moves():
                return None
        match.play(move)
    outcome = match.state.outcome()
    assert outcome is not None
    return (match, at, best) if best is not None and 0 not in outcome.winners else None


def test_a_game_that_was_thrown_away_is_found(awake: Opener) -> None:
    match, at, best = next(found for deal in count() if (found := thrown_away(f"evening-{deal}")))
    page = open_at(awake(kept={"serao.match.one": str(match)}), "#/review/one")
    expect(page.locator("#progress")).to_have_count(0)
    costliest = page.locator(".save").first
    expect(costliest.locator(f'[data-do="review-try {at}"]')).to_be_visible()
    table = tables.load("trio")
    said = table.advise(Looked(match).view(at, 0, ENGLISH), best).text
    expect(costliest.locator("p").nth(-1)).to_contain_text(said)
