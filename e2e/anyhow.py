"""Any move, made by clicks that take no account of where things are."""

from random import Random

from playwright.sync_api import Page

from e2e.keyboard import ahead
from e2e.playing import CHANGED, ENGLISH, SAVE, saved
from engine.core.game import NOBODY
from engine.core.match import HUMAN, Match
from web.boards import tables
from web.boards.table import View

GROWN = f"(line) => ({SAVE})()?.startsWith(line)"
SHOWS = "(moves) => document.querySelector('#main').dataset.stand.startsWith(`${moves},`)"


def to_move(page: Page) -> Match:
    """The match, as soon as it waits for a person, or is over."""
    while True:
        match = saved(page)
        seat = match.state.to_act
        if seat == NOBODY or (seat >= 0 and match.players[seat].kind == HUMAN):
            return match
        page.wait_for_function(CHANGED, arg=str(match))


def move(page: Page, random: Random, match: Match | None = None) -> str:
    """Make any move in the match that the page shows, and else in what is kept; the text then."""
    match = match or to_move(page)
    page.wait_for_function(SHOWS, arg=len(match.log))
    table, seen = tables.load(match.game.id), match.observe(match.state.to_act)
    view = View(seen, match.state.moves(), (), table.follow(None, (), seen), (), ENGLISH)
    chosen = random.choice(list(match.state.moves()))
    for what in ahead(match, table.ready(view), chosen):
        page.locator(f'[data-do="tap {what}"]').first.dispatch_event("click")
    moved = f"{match} | {chosen}"
    page.wait_for_function(GROWN, arg=moved)
    return moved
