"""Violet in a real browser: games begun as each of the two, three endings, reloads, a phone."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import ENGINES_SCREEN, Opener
from e2e.elsewhere import elsewhere
from e2e.layout import Looker
from e2e.playing import (
    CHANGED,
    ENGLISH,
    SAVE,
    bring,
    click,
    lift_curtain,
    open_at,
    reloaded,
    saved,
    thing,
)
from engine.core.game import NOBODY
from engine.core.match import Match
from engine.search.levels import levels, offered
from engine.violet import GAME
from engine.violet.components import VIOLET, card_name
from engine.violet.play import State
from engine.violet.state import Stage
from tests.violet.games import Moment, game
from tests.web.person import Person
from tools.browsers import Engine
from web.boards.table import View
from web.boards.violet import TABLE
from web.boards.violet.things import taps

HEAD = "serao/1 violet human:Ana human:Bento"
KINDS = {"chromium": ("human", "player"), "firefox": ("player", "human")}
"""Who sits at the table in each browser: Violet first."""
LOW = (360, 640)
"""A phone on which little is left of the forest."""
LONG = ("de", "pt")
"""Languages with the longest words."""
GAMES = 6
MOST = 30
"""How many moves of a game that is begun are played."""


def line_before(seed: int, moments: int) -> str:
    """The text of a match after so many moves of one of the engine's games."""
    return " | ".join([HEAD, *(str(move) for _, move, *_ in game(seed)[:moments])])


def decisions(seed: int) -> list[tuple[int, Moment]]:
    """The moments of a game in which a person decides, with their places in the log."""
    return [(at, moment) for at, moment in enumerate(game(seed)) if moment[0].to_act >= 0]


def reload(page: Page) -> None:
    """Load the page anew; the save must not change by it."""
    line = page.evaluate(SAVE)
    reloaded(page)
    assert page.evaluate(SAVE) == line


def take_turns(page: Page, reload_every: int, most: int = 0) -> Match:
    """Play for every person at the table until the game is over, or the log has `most` moves."""
    choose = levels("violet")["greedy"]
    for number in count(1):
        match = saved(page)
        seat, line = match.state.to_act, str(match)
        if seat == NOBODY or 0 < most <= len(match.log):
            return match
        if seat >= 0 and match.players[seat].kind == "human":
            seen = match.observe(seat)
            view = View(seen, match.state.moves(), (), None, (), ENGLISH)
            by_itself = TABLE.obvious(view) is not None
            if number % reload_every == 0 and not by_itself:
                reload(page)
            lift_curtain(page)
            if not by_itself:
                for what in taps(choose(match.game, seen, Random(line)), seen):
                    thing(page, str(what)).dispatch_event("click")
        page.wait_for_function(CHANGED, arg=line)
    raise AssertionError("endless turns")


@pytest.mark.whole_elsewhere
def test_a_game_against_a_bot_begins(awake: Opener, engine: Engine) -> None:
    """As Violet on a phone in one browser, as Torech on a laptop in the other."""
    page = awake(ENGINES_SCREEN[engine], quick=True)
    open_at(page, "#/new/violet")
    expect(page.locator("#chair-0 legend")).to_contain_text("Violet")
    expect(page.locator("#chair-1 legend")).to_contain_text("Torech")
    for seat, kind in enumerate(KINDS[engine]):
        page.locator(f"#kind-{seat}").select_option(kind)
    page.get_by_role("button", name=ENGLISH("app.new.start")).click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    page.wait_for_function(f"() => ({SAVE})()")
    take_turns(page, reload_every=12, most=MOST)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.once
def test_each_ending_is_reached_and_explained(awake: Opener) -> None:
    page = awake()
    left = {"violet.win.violet", "violet.win.torech-dark", "violet.win.torech-fear"}
    for seed in count():
        last = game(seed)[-1][3].outcome()
        assert last is not None
        at, (before, move, *_) = decisions(seed)[-1]
        if last.rule.id not in left:
            continue
        left.remove(last.rule.id)
        bring(page, line_before(seed, at))
        for what in taps(move, GAME.observe(before, before.to_act)):
            click(page, thing(page, str(what)))
        link = page.locator("#result a")
        expect(link).to_have_attribute("href", f"#/rules/violet/{last.rule.id}")
        ending = last.rule.id.rpartition(".")[2]
        expect(page.locator(f"#forest-picture.is-{ending}")).to_be_visible()
        if not left:
            break


@pytest.mark.once
def test_a_phone_tries_a_card_and_plays_another(awake: Opener) -> None:
    at, (before, *_) = next(
        each for each in decisions(1) if each[1][0].stage == "lead" and each[1][0].to_act == 0
    )
    page = bring(awake("phone", has_touch=True), line_before(1, at))
    first, second, *_ = (f"#card-{card_name(card)}" for card in before.hands[0])
    page.locator(first).tap()
    expect(page.locator(f"{first}.is-picked")).to_be_visible()
    expect(page.locator("#aid td")).to_have_count(36)
    expect(page.locator("#aid a").first).to_be_visible()
    for one in page.locator(".in-hand, .in-market, .actions button").all():
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(second).tap()
    page.locator(".actions .strong").tap()
    expect(page.locator("#lift")).to_be_visible()
    expect(page.locator(f"{second}.in-trick")).to_be_attached()
    expect(page.locator("#aid")).to_have_count(0)


@pytest.mark.whole_elsewhere
def test_the_keyboard_plays_from_the_grid(awake: Opener) -> None:
    at, (before, *_) = next(each for each in decisions(1) if each[1][0].stage == "follow")
    page = bring(awake(), line_before(1, at))
    page.locator("#twin-5-0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#twin-5-1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#twin-5-1")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#prompt")).to_contain_text(re.compile("would (win|lose)"))
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=line_before(1, at))
    assert str(saved(page).log[at]) == f"follow {card_name(before.hands[before.to_act][1])}"


@pytest.mark.once
def test_a_card_that_moves_stays_the_same_element(awake: Opener) -> None:
    at, (before, move, *_) = next(each for each in decisions(1) if each[1][0].stage == "draft")
    page = bring(awake(), line_before(1, at))
    _, _, name = str(move).rpartition(" ")
    card = page.locator(f"#card-{name}")
    expect(card).to_have_class(re.compile("in-market"))
    card.evaluate("(node) => { window.kept = node }")
    for what in taps(move, GAME.observe(before, before.to_act)):
        thing(page, str(what)).dispatch_event("click")
    expect(card).to_have_class(re.compile("in-hand|in-far"))
    assert card.evaluate("(node) => window.kept === node")


@pytest.fixture
def looker(browser: Browser) -> Iterator[Looker]:
    """A page with the site's style sheet."""
    found = Looker(browser, browser)
    yield found
    found.close()


def _at(seed: int, number: int, language: str) -> Person:
    """Violet before that moment of a game against a bot."""
    line = " | ".join(
        [f"serao/1 violet human:Ana {offered('violet')[0]}:Torech"]
        + [str(move) for _, move, *_ in game(seed)[:number]]
    )
    kept = {"serao.match.one": line, "serao.preferences": '{"explain": false, "forced": false}'}
    return Person(kept, route="#/table/one", language=language)


def _before(stages: set[Stage]) -> Iterator[tuple[int, int, State]]:
    """The decisions of Violet in some games: the game, the place in its log, and the state."""
    for seed in range(GAMES):
        for at, (before, *_) in decisions(seed):
            if before.to_act == VIOLET and before.stage in stages:
                yield seed, at, before


@cache
def _tricks(language: str) -> list[str]:
    """Tables with a trick, by what is said of it."""
    found = dict[str, str]()
    for seed, at, _ in _before({Stage.PICK, Stage.RESULT, Stage.SWAP}):
        html = _at(seed, at, language).html
        said = html.partition('id="verdict"')[2].partition("</p>")[0]
        if said:
            found.setdefault(re.sub(r"\d", "", said), html)
    return list(found.values())


@cache
def _led(language: str) -> list[str]:
    """Tables on which a card is picked up, to be led."""
    leads = list(_before({Stage.LEAD}))[::5]
    return [
        _at(seed, at, language).tap(f"card {card_name(before.hands[VIOLET][0])}").html
        for seed, at, before in leads
    ]


@cache
def _won(language: str) -> list[str]:
    """Tables on which Violet goes on, or rests."""
    return [_at(seed, at, language).html for seed, at, _ in list(_before({Stage.RESULT}))[::3]]


_SAID_OVER = """() => {
    const said = document.getElementById("verdict");
    const range = document.createRange();
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    const clipping = [];
    for (let each = said; each.id !== "app"; each = each.parentElement)
        if (getComputedStyle(each).overflowY !== "visible") clipping.push(each);
    clipping.push(...[...said.querySelectorAll("*")].filter((each) =>
        getComputedStyle(each).overflowY !== "visible"));
    const cut = clipping.filter((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return lines.some((line) => line.top < top - 1 || line.bottom > bottom + 1);
    });
    const cards = [...document.querySelectorAll(".vt-card")].filter((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return lines.some((line) => line.top < bottom - 1 && line.bottom > top + 1 &&
            line.left < right && line.right > left);
    });
    return [...cut, ...cards].map((each) => `${said.textContent}: ${each.id || each.className}`);
}"""
"""What lies over or under what is said of a trick, or cuts it off."""
_UNREAD = """() => {
    const aid = document.getElementById("aid");
    const whole = (each) =>
        each.getBoundingClientRect().bottom <= aid.getBoundingClientRect().bottom + 1;
    const lines = [...aid.querySelectorAll("li")], last = lines.pop();
    const unread = lines.filter((each) => !whole(each));
    aid.scrollTop = aid.scrollHeight;
    return [...unread, ...[last].filter((each) => !whole(each))].map((each) => each.textContent);
}"""
"""What is not read at once of what one knows before one leads, and of its end with a finger."""
_WIDE = """() => [
    document.documentElement.scrollWidth, document.querySelectorAll(".vt-penalty").length
]"""
_TOOLS_END = """() => document.querySelector("#controls .tools").getBoundingClientRect().bottom"""


@pytest.mark.once
@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize(
    ("tables", "faults", "least"),
    [(_tricks, _SAID_OVER, 20), (_led, _UNREAD, 5)],
    ids=["said of a trick", "known of the other hand"],
)
def test_all_is_read_on_a_low_screen_and_lies_over_no_card(
    looker: Looker, language: str, tables: Callable[[str], list[str]], faults: str, least: int
) -> None:
    pages = elsewhere(tables, language)
    assert len(pages) > least
    assert [one for found in looker.told(pages, LOW, faults) for one in found] == []


@pytest.mark.once
def test_no_penalty_makes_the_page_wider_than_a_narrow_screen(looker: Looker) -> None:
    told = looker.told(elsewhere(_tricks, "de"), LOW, _WIDE)
    assert max(penalties for _, penalties in told) == 1
    assert max(wide for wide, _ in told) <= LOW[0]


@pytest.mark.once
@pytest.mark.parametrize("language", LONG)
def test_whoever_has_won_a_trick_has_all_buttons_in_sight_on_a_low_screen(
    looker: Looker, language: str
) -> None:
    pages = elsewhere(_won, language)
    assert len(pages) > 5
    assert max(looker.told(pages, LOW, _TOOLS_END)) <= LOW[1]
