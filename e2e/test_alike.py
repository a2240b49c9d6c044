"""What Python makes of the same things is the same in every browser as on this machine."""

import json
from collections.abc import Sequence
from functools import partial

import pytest

from e2e.conftest import Opener
from e2e.elsewhere import elsewhere
from e2e.playing import SAVE, open_at, played_out
from e2e.states import kept
from engine.games import NAMES
from tests.web.person import Person
from web.words import LANGUAGES

PLACES = ("table/{}", "replay/{}/20", "rules/{}", "learn/{}", "new/{}")
"""Pages of each game."""

SAME = """(html) => {
    const there = document.querySelector("#app").cloneNode(true), here = there.cloneNode();
    here.innerHTML = html;
    for (const page of [here, there])
        for (const board of page.querySelectorAll("[data-panzoom], [data-panzoom] > svg"))
            board.removeAttribute("style");
    return there.isEqualNode(here);
}"""
"""Whether the page is this one; how near the board is brought is the browser's own."""

BEGUN = "serao/1 trio deal=alike expert:A player:B"
"""A game that bots are going to play; they decide at once."""

LAST = 12
"""Moves of it, and what chance does between them."""

ROUTES = [f"#/{place.format(game)}" for place in PLACES for game in NAMES]


def pages(things: dict[str, str], routes: Sequence[str]) -> dict[str, str]:
    """By address, what this Python makes of these pages, one after the other."""
    person = Person(things)
    return {route: person.visit(route).html for route in routes}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.whole_elsewhere
def test_pages_are_the_same_to_the_letter(awake: Opener, whole: bool, language: str) -> None:
    """The languages share out the pages; with `--whole` each has them all."""
    routes = ROUTES if whole else ROUTES[LANGUAGES.index(language) :: len(LANGUAGES)]
    things = {f"serao.match.{game}": kept(game) for game in NAMES}
    chosen = {"language": language, "pace": "step", "forced": False}
    things["serao.preferences"] = json.dumps(chosen)
    expected = elsewhere(partial(pages, things, routes))
    page = awake(built=True, kept=things)
    for route in routes:
        open_at(page, route)
        page.wait_for_function(SAME, arg=expected[route])


@pytest.mark.whole_elsewhere
def test_bots_play_the_same_game(awake: Opener, whole: bool) -> None:
    """To its end, from shortly before it; with `--whole` from its beginning."""
    over = played_out(BEGUN)
    moves = over.split(" | ")
    begun = BEGUN if whole else " | ".join(moves[:-LAST])
    page = awake(built=True, quick=True, kept={"serao.match.one": begun})
    open_at(page, "#/table/one")
    page.wait_for_function(f"(whole) => ({SAVE})() === whole", arg=over)
