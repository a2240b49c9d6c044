"""Take the pictures that a phone shows before it installs the site: python -m e2e.screenshots.

One of each game in the middle, from dist/, into web/static/screenshots/; they are committed, since
a host that builds the site has no browser.
"""

from random import Random

from playwright.sync_api import Browser, sync_playwright

from e2e.site import ORIGIN
from engine.core.game import CHANCE
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from tools.browsers import launch
from tools.manifest import SCREENS, SCREENSHOTS

MOVES = {"bullfrogs": 60, "ratland": 60, "trio": 30, "violet": 60}
"""At least so many moves have been made; then it is the person's turn."""


def line(name: str) -> str:
    """A match between bots of which the first seat now belongs to a person."""
    game, kinds = load(name), levels(name)
    best = list(kinds)[-1]
    seats = 2 if 2 in game.seats else game.seats[0]
    people = [Player(HUMAN, "Ana"), *(Player(best, bot) for bot in ["Moth", "Owl"][: seats - 1])]
    match = Match(game, people, {}, deal="screenshot")
    while len(match.log) < MOVES.get(name, 4) or match.state.to_act != 0:
        seat = match.state.to_act
        if seat == CHANCE:
            match.roll()
        else:
            match.play(kinds["greedy"](game, match.observe(seat), Random(len(match.log))))
    return str(match)


def take(browser: Browser, name: str, form: str) -> None:
    """One picture of one game."""
    width, height = SCREENS[form]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.add_init_script(
        f"if (location.protocol === 'http:') localStorage['serao.match.one'] = {line(name)!r}"
    )
    page.goto(f"{ORIGIN}/#/table/one")
    page.locator("html:not([data-waiting]) #stage").wait_for()
    page.wait_for_timeout(1000)  # pictures that are still on their way
    page.screenshot(path=SCREENSHOTS / f"{name}-{form}.png")
    context.close()


def main() -> None:
    """Take them all anew."""
    SCREENSHOTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright, "chromium")
        for name in NAMES:
            for form in SCREENS:
                take(browser, name, form)
        browser.close()


if __name__ == "__main__":
    main()
