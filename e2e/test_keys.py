"""Whole games by keyboard, and the ways of the arrows over every board."""

from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Opener
from e2e.elsewhere import elsewhere
from e2e.keyboard import check, play
from e2e.playing import bring, shortly_before_the_end
from e2e.scripted import Scripted
from engine.core.game import CHANCE, NOBODY
from engine.core.match import Match, read_match
from engine.games import NAMES, load
from engine.search.levels import levels
from tests.web.person import Person
from tests.whole import some

HEADS = {
    "bullfrogs": "serao/1 bullfrogs first=1 deal=fog human:Ana greedy:Moth random:Owl greedy:Bat",
    "ratland": "serao/1 ratland food=first-game first=1 deal=fog human:Ana random:Bento",
    "trio": "serao/1 trio trio_line=axis place=lenient first=1 deal=fog human:Ana human:Bento",
    "violet": "serao/1 violet deal=fog human:Ana human:Bento",
}
LAST = {"bullfrogs": 30, "ratland": 24, "violet": 24}
"""How many moves before its end a game is begun with `--whole`, else half as many; the one that is
not named is short."""

POSITIONS = 4
"""Of each game whose arrows are followed."""

PLACES = "[role=gridcell] > button:first-child"
LEAD = """const lead = (place, key) => {
        place.focus();
        place.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        return document.activeElement;
    };"""

# from each place of the board where each arrow leads, as [place, place]; and what cannot be reached
WAYS = f"""() => {{
    const places = [...document.querySelectorAll("#twin {PLACES}")];
    {LEAD}
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    const found = new Set([places[0]]);
    for (const place of found)
        for (const key of keys) {{
            const next = lead(place, key);
            if (places.includes(next)) found.add(next);
        }}
    const order = [...document.querySelectorAll("#twin button")];
    let at = order[0], passed = 1;
    for (let next; (next = lead(at, "PageDown")) !== at; at = next) passed += 1;
    return [places.length - found.size, order.length - passed,
            places.filter((place) => !found.has(place)).map((place) => place.id)];
}}"""


# the places from which an arrow does not lead to the next one of their row, as it is read
ASTRAY = f"""() => {{
    {LEAD}
    const rows = [...document.querySelectorAll("#twin [role=row]")];
    return rows.flatMap((row) => {{
        const places = [...row.querySelectorAll("{PLACES}")];
        return places.slice(1).filter((place, at) =>
            lead(places[at], "ArrowRight") !== place || lead(place, "ArrowLeft") !== places[at]);
    }}).map((place) => place.id);
}}"""


def positions(game: str) -> list[str]:
    """The page of somebody who is to decide, here and there in a game."""
    match, random = read_match(HEADS[game], load), Random(5)
    bot, decisions, found = levels(game)["random"], 0, list[str]()
    while match.state.to_act != NOBODY and len(found) < POSITIONS:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
            continue
        decisions += not seat
        if seat == 0 and decisions % 11 == 1:
            person = Person({"serao.match.one": str(match)}, route="#/table/one")
            if 'id="lift"' in person.html:
                person.do("lift")
            found.append(person.html)
        match.play(bot(match.game, match.observe(seat), random))
    return found


def closed(match: Match) -> object:
    """A move that brings no piece to the board, so that soon no tile can be laid."""
    legal = list(match.state.moves())
    return next((move for move in legal if str(move) in ("stop", "end")), legal[-1])


@pytest.mark.once
@pytest.mark.parametrize("game", NAMES)
def test_arrows_lead_to_every_place_of_a_board(scripted: Scripted, game: str, whole: bool) -> None:
    pages = elsewhere(positions, game)
    assert len(pages) > 1
    scripted.page.emulate_media(reduced_motion="reduce")  # cards that fly lie nowhere yet
    app = scripted.page.locator("#app")
    for html in (*pages, '<main id="stage"></main>'):
        app.evaluate("(app, html) => { app.innerHTML = html }", html)
        places = scripted.page.locator("#twin button").all()
        assert not places or scripted.page.evaluate(WAYS) == [0, 0, []]
        assert scripted.page.evaluate(ASTRAY) == []
        for place in places[:: 6 if whole else 12]:
            place.focus()
            check(scripted.page)
    scripted.page.emulate_media(reduced_motion="no-preference")


@pytest.mark.once
@pytest.mark.parametrize("game", some(NAMES, "bullfrogs", "ratland"))
def test_a_game_is_played_to_its_end_by_keys(awake: Opener, game: str, whole: bool) -> None:
    line = HEADS[game]
    if game in LAST:
        line = shortly_before_the_end(line, LAST[game] if whole else LAST[game] // 2)
    page = bring(awake(quick=True), line)
    match = play(page, closed) if game == "trio" else play(page)
    assert match.state.outcome() is not None
    expect(page.locator("#result")).to_be_focused()
    if game == "trio":  # without a piece on the board only the start tile's neighbours are open
        expect(page.locator("#result a")).to_have_attribute("href", "#/rules/trio/trio.lose.stuck")
