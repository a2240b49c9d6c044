"""What one acts with lies free: nothing over it and nothing beside the page, on every screen."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from e2e.playing import open_at
from e2e.site import ORIGIN
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from engine.search.levels import levels
from web.words import LANGUAGES

SIZES = [
    (320, 568), (360, 640), (375, 667), (390, 664), (390, 844), (844, 390), (1366, 768),
]  # fmt: skip
ON_ONE_SCREEN = {
    "bullfrogs": {"play", "act", "hop", "slide", "score", "end"},
    "trio": {"place", "move", "end"},
    "violet": {"draft", "lead", "follow", "pick"},
}
"""In which steps board, hand and panel are seen at once, on every screen but the smallest.

What newcomers are told stands below the buttons, and its last line may be lower on a small phone.
"""
LONGEST = "de"
"""The language whose words take most room: it is tried at every size, the others at one."""
USUAL = SIZES[3]

PATIENCE = 20
"""How often a fault is looked at again before it counts."""
DEALS = 4
"""So many games of each kind hold nearly every decision there is."""

LOOK = """
(width) => {
  const free = (thing) =>
    !thing.disabled && !thing.closest("#other-ways, details:not([open]), [inert]") &&
    getComputedStyle(thing).pointerEvents !== "none";
  const things = [...document.querySelectorAll("#main [data-do]")].filter(free);
  const named = (thing) => thing.dataset?.do ?? (thing.id || thing.getAttribute("class"));
  const middle = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const scroll = (thing) => {
    scrollBy(0, middle(thing)[1] - innerHeight / 2);
    for (let box = thing.parentElement; box; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      if (!["auto", "scroll"].includes(overflowY) || box === document.documentElement) continue;
      const { top, height } = box.getBoundingClientRect();
      box.scrollTop += middle(thing)[1] - top - height / 2;
    }
  };
  const found = [];
  scrollTo(0, 0);
  const panel = document.querySelector("#controls").getBoundingClientRect();
  for (const thing of things) {
    if (thing.closest("#controls, #more")) continue;
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const apart = bottom <= panel.top + 1 || top >= panel.bottom - 1 || right <= panel.left + 1;
    if (!apart) found.push(`the panel lies over ${named(thing)}`);
  }
  const acted = [...document.querySelectorAll("#prompt, #controls .tools, #controls .actions")];
  const end = Math.max(...acted.map((thing) => thing.getBoundingClientRect().bottom));
  const told = document.querySelector("#guide")?.getBoundingClientRect() ?? panel;
  const fits = end <= innerHeight + 1 && told.bottom <= innerHeight + 30;
  for (const thing of things) {
    scroll(thing);
    const hit = document.elementFromPoint(...middle(thing));
    // a picture's own pieces and a hand's own cards may lie one over the other
    const place = thing.closest("svg, .vt-cards") ?? thing;
    if (!hit) found.push(`${named(thing)} is out of reach`);
    else if (!place.contains(hit))
      found.push(`${named(hit)} lies over ${named(thing)}`);
  }
  scrollTo(0, 0);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) {
    const beyond = (each) => each.getBoundingClientRect().right > width + 1;
    const outer = [...document.querySelectorAll("#app *")].filter(beyond);
    found.push(`the page is ${scrollWidth} wide: ${outer.slice(0, 5).map(named)}`);
  }
  return [things.length ? found : ["there is nothing to tap"], fits];
}
"""


def matches(name: str) -> Iterator[tuple[str, str]]:
    """A match before each kind of a person's decision, as text, by the decision's name."""
    game, kinds = load(name), levels(name)
    seats = max(game.seats)
    weakest = next(iter(kinds))
    seen: set[str] = set()
    for deal in range(DEALS):
        person = deal % 2
        players = [
            Player(HUMAN, "Ana") if seat == person else Player(weakest, f"Bot {seat}")
            for seat in range(seats)
        ]
        match, random = Match(game, players, {}, deal=f"layout-{deal}"), Random(deal)
        while match.state.to_act != NOBODY:
            seat = match.state.to_act
            if seat == CHANCE:
                match.roll()
                continue
            observation = match.observe(seat)
            stage = str(observation.stage)
            if seat == person and len(match.log) > 20 and stage not in seen:
                seen.add(stage)
                yield stage, str(match)
            match.play(kinds["greedy"](game, observation, random))


def look(page: Page, width: int, height: int, fits: bool) -> list[str]:
    """What is wrong at this size, once it has been laid out; `fits` if one need not scroll."""
    page.set_viewport_size({"width": width, "height": height})
    found: list[str] = []
    for _ in range(PATIENCE):
        found, on_one_screen = page.evaluate(LOOK, width)
        if fits and not on_one_screen:
            found.append("one has to scroll")
        if not found:
            break
        page.wait_for_timeout(50)  # the browser may still be at the size before
    return found


@pytest.mark.parametrize("name", NAMES)
def test_nothing_lies_over_what_one_acts_with(awake: Opener, engine: str, name: str) -> None:
    if engine != "chromium":
        pytest.skip("both engines lay out alike")
    lines = dict(matches(name))
    kept = {f"serao.match.{stage}": line for stage, line in lines.items()}
    page = awake("phone", kept={**kept, "serao.preferences": '{"forced": false}'})
    found: dict[str, list[str]] = {}
    open_at(page, "#/")
    for stage in lines:
        page.evaluate("(route) => { location.hash = route }", f"#/table/{stage}")
        expect(page.locator(f"main[data-game={name}]")).to_be_visible()
        expect(page).to_have_url(f"{ORIGIN}/#/table/{stage}")
        for language in LANGUAGES:
            page.locator("#language").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for width, height in SIZES if language == LONGEST else [USUAL]:
                fits = stage in ON_ONE_SCREEN.get(name, ()) and height != SIZES[0][1]
                found[f"{stage} {language} {width}x{height}"] = look(page, width, height, fits)
        page.evaluate("location.hash = '#/'")
    assert {where: faults for where, faults in found.items() if faults} == {}
