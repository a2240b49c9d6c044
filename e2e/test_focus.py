"""Whoever plays by keys is never sent back to the beginning of the page."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Opener
from e2e.keyboard import check, decide
from e2e.playing import (
    AT_ONCE,
    ENGLISH,
    able_to_stop,
    dealt,
    open_at,
    played_out,
    press_key,
    settled,
)
from engine.core.game import CHANCE, NOBODY
from engine.core.match import HUMAN, Match, Player
from engine.games import NAMES, load
from tests.conformance.play import step
from tests.whole import some

ACTIONS = 14
"""What a person does in each game."""
CAN_BE_PRESSED = """
    (all) => all.filter((one) => one.getClientRects().length && !one.disabled
        && !one.closest("[inert]")).map((one) => one.dataset.do)
"""
PRESSABLE = ".sheet button, #curtain button, .actions button, .tools button, #stage button[data-do]"
LOST = "() => document.activeElement === document.body"
BOARD = "#twin button"
OUTLINED = "(node) => getComputedStyle(node).outlineStyle !== 'none'"
FRAME_AND_GROUND = """(node) => {
    const { outlineColor, backgroundImage } = getComputedStyle(node);
    return [outlineColor, backgroundImage];
}"""
OFFERED = "() => document.activeElement.closest('.actions') && document.activeElement.dataset.do"
"""What the button would do that has the focus, if it is one of a move."""


def press(page: Page, what: str) -> None:
    """Press a button by its key, and wait for the answer: another picture, or words to be heard."""
    button = page.locator(PRESSABLE).and_(page.locator(f'[data-do="{what}"]')).first
    button.focus()
    press_key(page, "Enter")
    assert not page.evaluate(LOST), f"after {what}"


def shortly_before_the_end(game: str) -> Match:
    """A game of one person and a bot that chance is about to end."""
    players = [Player(HUMAN, "Ana"), Player("random", "Rui")]
    match, random = Match(load(game), players, {}, "fog"), Random(1)
    while match.state.to_act != NOBODY:
        step(match, random)
    before = Match(load(game), players, {}, "fog")
    for move in match.log[:-1]:
        before.play(move)
    assert before.state.to_act == CHANCE
    return before


def kept(match: Match, preferences: str) -> dict[str, str]:
    """What a browser keeps that has this match, and these preferences."""
    return {"serao.match.one": str(match), "serao.preferences": preferences}


@pytest.mark.parametrize("game", some(NAMES, "ratland", "trio"))
@pytest.mark.once
def test_the_focus_is_never_lost(awake: Opener, game: str) -> None:
    """Two people play on by keys, and undo, ask for hints and are refused on the way."""
    random = Random(3)
    page = awake(kept=kept(dealt(f"serao/1 {game} deal=fog human:Ana human:Rui"), AT_ONCE))
    open_at(page, "#/table/one")
    page.locator(PRESSABLE).first.wait_for()
    for _ in range(ACTIONS):
        settled(page)  # what chance does may take away the button that is about to be pressed
        expect(page.locator("#hurry, #pause, #enough")).to_have_count(0)  # they go by themselves
        offered = page.locator(PRESSABLE).evaluate_all(CAN_BE_PRESSED)
        press(page, random.choice(["lift"] if "lift" in offered else offered))


@pytest.mark.once
def test_the_focus_never_comes_to_another_button(awake: Opener) -> None:
    """Whoever presses twice to move no more has not ended the turn."""
    page = awake(kept=kept(able_to_stop(), AT_ONCE))
    open_at(page, "#/table/one")
    press(page, "lift")
    press(page, "tap stop")
    settled(page)
    expect(page.locator(".actions button").first).to_be_visible()
    assert page.evaluate(OFFERED) is None


def at_the_board(page: Page) -> None:
    """That the keys go on where they are seen, and lead on from there."""
    expect(page.locator("#twin button:focus")).to_have_count(1)
    expect(page.locator("#ring")).to_be_visible()


def about_to(move: str, line: str) -> Match:
    """A match in which Ana may make this move next."""
    match, random = dealt(line), Random(1)
    while match.state.to_act or not any(str(one).startswith(move) for one in match.state.moves()):
        step(match, random)
    return match


@pytest.mark.once
@pytest.mark.parametrize("way", ["first violet", "first torech", "stop"])
def test_a_button_that_goes_leaves_the_keys_at_the_board(awake: Opener, way: str) -> None:
    of = "violet" if way.startswith("first") else "trio first=1"
    page = awake(kept=kept(about_to(way, f"serao/1 {of} deal=fog human:Ana greedy:Rui"), AT_ONCE))
    open_at(page, "#/table/one")
    press(page, f"tap {way}")
    at_the_board(page)


def asked(awake: Opener, stage: str, pace: str = "quick") -> Page:
    """Violet, where Ana has just come by keys to a decision of this stage; from the grid's hand."""
    match, random = dealt("serao/1 violet deal=fog human:Ana greedy:Rui"), Random(0)
    begun, at = Match(match.game, match.players, match.options, "fog"), -1
    while at < 0 or match.state.to_act or match.state.stage != stage:
        if match.state.to_act == 0:
            at = len(match.log)
        elif match.state.to_act != CHANCE and match.state.stage != "draft":
            at = -1  # what Rui would do, and what comes of it, is his
        step(match, random)
    for move in match.log[:at]:
        begun.play(move)
    page = awake(kept=kept(begun, f'{{"pace": "{pace}", "forced": false}}'))
    open_at(page, "#/table/one")
    page.locator("#twin").wait_for(state="attached")
    page.keyboard.press("t")
    decide(page, begun, (), match.log[at])
    if pace == "quick":
        page.locator(f"#twin[data-asks={stage}]").wait_for(state="attached")
    return page


@pytest.mark.once
@pytest.mark.parametrize("stage", ["take", "swap"])
def test_what_is_laid_out_to_choose_from_has_the_keys_first(awake: Opener, stage: str) -> None:
    page = asked(awake, stage)
    first = page.locator("#twin-0-0")
    expect(first).to_be_focused()
    expect(page.locator(f".in-spread#{first.get_attribute('data-at')}")).to_be_visible()
    check(page)
    page.keyboard.press("ArrowDown")
    expect(page.locator("#twin-row-1 button:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()


@pytest.mark.once
@pytest.mark.parametrize(("stage", "row"), [("draft", 1), ("lead", 5), ("pick", 1)])
def test_the_keys_go_on_where_what_is_asked_is_answered(
    awake: Opener, stage: str, row: int
) -> None:
    page = asked(awake, stage)
    expect(page.locator(f"#twin-row-{row} [data-answers]:focus")).to_have_count(1)
    check(page)


@pytest.mark.once
def test_whoever_goes_over_the_board_by_key_is_left_where_they_are(awake: Opener) -> None:
    page = asked(awake, "lead", "step")
    for key in ("t", "ArrowUp", "Home"):
        page.keyboard.press(key)
    place = page.evaluate(FOCUSED)
    while page.locator("#next").count():
        before = page.locator("#main").get_attribute("data-stand")
        page.locator("#next").dispatch_event("click")
        expect(page.locator(f"#main[data-stand='{before}']")).to_have_count(0)
    expect(page.locator("#twin[data-asks=lead]")).to_be_attached()
    expect(page.locator(f"#{place}")).to_be_focused()


@pytest.mark.once
def test_n_goes_to_the_buttons_of_which_none_stands_out(awake: Opener) -> None:
    line = "serao/1 violet deal=fog human:Ana greedy:Rui"
    page = awake(kept=kept(about_to("first violet", line), AT_ONCE))
    open_at(page, "#/table/one")
    page.locator("#offer-1").wait_for()
    page.keyboard.press("n")
    expect(page.locator("#offer-0")).to_be_focused()
    press_key(page, "Enter")
    expect(page.locator("#twin[data-asks=draft]")).to_be_attached()
    press_key(page, "n")  # there is no button: it tells what there is
    expect(page.locator("#prompt.notice")).to_contain_text(ENGLISH("app.tells.now"))


@pytest.mark.once
def test_whoever_opens_the_help_by_key_is_told_the_keys(awake: Opener) -> None:
    page = awake(kept=kept(dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Rui"), AT_ONCE))
    open_at(page, "#/table/one")
    page.locator("#help").click()
    expect(page.locator("#keys")).to_have_count(1)  # what is not there yet is hidden, too
    expect(page.locator("#keys dl")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#keys dl")).to_be_visible()


@pytest.mark.once
def test_a_game_begun_by_key_goes_on_at_its_board(awake: Opener) -> None:
    page = open_at(awake(quick=True), "#/")
    page.locator("[data-do='quick trio']").focus()
    press_key(page, "Enter")
    at_the_board(page)


@pytest.mark.once
def test_whoever_presses_no_key_is_not_sent_to_the_board(awake: Opener) -> None:
    """A browser takes the first focus that a script moves for one of the keys."""
    match = dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Rui")
    page = awake(kept={"serao.match.untouched": str(match), "serao.preferences": AT_ONCE})
    open_at(page, "#/")
    page.mouse.click(2, 300)
    page.evaluate("location.hash = '#/games'")
    expect(page.locator("#title")).to_be_focused()
    page.evaluate("location.hash = '#/table/untouched'")
    expect(page.locator("#twin")).to_be_attached()
    expect(page.locator("#title")).to_be_focused()


@pytest.mark.once
def test_a_question_that_comes_by_key_is_answered_by_key(awake: Opener) -> None:
    line = "serao/1 ratland food=first-game first=1 human:Ana greedy:Moth greedy:Bat"
    line = f"{line} | event abundance | food 1"
    page = awake(kept={"serao.match.one": line, "serao.preferences": AT_ONCE})
    open_at(page, "#/table/one")
    press(page, "tap done")
    expect(page.locator("#reconsider")).to_be_focused()
    press_key(page, "Enter")
    expect(page.locator("#confirm")).to_have_count(0)
    assert not page.evaluate(LOST)


@pytest.mark.once
def test_a_result_comes_into_sight(awake: Opener) -> None:
    """Also when the page was scrolled as the last thing happened."""
    page = awake("phone", kept=kept(shortly_before_the_end("ratland"), '{"pace": "step"}'))
    open_at(page, "#/table/one")
    page.locator("#next").focus()
    while page.locator("#next").count():
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate("scrollY") > 100
        press(page, "next")
    expect(page.locator("#result")).to_be_focused()
    expect(page.locator("#result")).to_be_in_viewport()
    expect(page.locator("#prompt")).to_be_in_viewport()
    expect(page.locator("#announcer")).to_contain_text(page.locator("#prompt").inner_text())


FOCUSED = "() => document.activeElement.id"


def at_a_place(awake: Opener) -> tuple[Page, str]:
    """Somebody who is by keys at a place of Trio's board, and its id."""
    page = awake(kept=kept(dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Rui"), AT_ONCE))
    open_at(page, "#/table/one")
    expect(page.locator("#twin button").first).to_be_attached()
    page.keyboard.press("t")
    page.keyboard.press("PageDown")
    place = page.evaluate(FOCUSED)
    assert place.startswith("twin-")
    return page, place


@pytest.mark.once
@pytest.mark.parametrize(
    "way", ["#/rules/trio/trio.turn", "#/replay/one", "sheet", "sheet #/learn/trio"]
)
def test_whoever_comes_back_to_the_table_by_key_goes_on_where_they_were(
    awake: Opener, way: str
) -> None:
    page, place = at_a_place(awake)
    if way.startswith("sheet"):
        page.keyboard.press("?")
        expect(page.locator("#dialog")).to_be_focused()
    if route := way.removeprefix("sheet").strip():
        page.evaluate("(route) => (location.hash = route)", route)
        # where an earlier test was on that page, the focus goes there and not to the title
        page.wait_for_function(
            """(kind) => document.documentElement.dataset.page.includes(`${kind}-page`)
                && document.activeElement !== document.body""",
            arg=route.split("/")[1],
        )
        page.keyboard.press("Tab")
        page.evaluate("history.back()")
    else:
        page.keyboard.press("Escape")
    expect(page.locator(f"#{place}")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("t")
    expect(page.locator(f"#{place}")).to_be_focused()


@pytest.mark.once
def test_the_log_is_one_stop_of_the_tab_key_and_arrows_go_over_it(awake: Opener) -> None:
    match = played_out("serao/1 trio deal=fog human:Ana human:Rui", "greedy")
    page = awake(kept={"serao.match.one": match, "serao.preferences": AT_ONCE})
    open_at(page, "#/replay/one")
    moments = page.locator("#story [data-do]")
    moments.nth(5).wait_for()
    expect(page.locator("#story [tabindex='0']")).to_have_count(1)
    moments.first.focus()
    page.keyboard.press("ArrowDown")
    expect(moments.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(moments.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("() => !document.activeElement.closest('#story')")
    page.keyboard.press("Tab")
    expect(moments.nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('#story')")
    moments.nth(6).focus()  # a line with a moment of its own
    page.keyboard.press("Enter")
    expect(page.locator("#moment")).to_be_focused()


@pytest.mark.once
@pytest.mark.parametrize("lesson", ["bullfrogs/first", "ratland/first", "violet/violet"])
def test_a_lesson_goes_on_by_key_where_its_task_is_done(awake: Opener, lesson: str) -> None:
    page = open_at(awake(quick=True), f"#/learn/{lesson}")
    page.locator("#onward").focus()
    press_key(page, "Enter")
    expect(page.locator("#onward")).to_have_count(0)
    expect(page.locator("#twin button:focus")).to_have_count(1)
    expect(page.locator("#ring")).to_be_visible()


@pytest.mark.once
def test_escape_leads_from_a_look_back_to_the_game(awake: Opener) -> None:
    page = awake(kept=kept(dealt("serao/1 trio first=1 deal=fog human:Ana greedy:Rui"), AT_ONCE))
    marked = {"#title": "#controls", "#prompt": "#prompt", "#film-at": "#film-at", BOARD: "#ring"}
    for at, mark in marked.items():
        open_at(page, "#/table/one")
        page.keyboard.press("Tab")
        page.evaluate("() => (location.hash = '#/replay/one')")
        expect(page.locator(".replay-page")).to_have_count(1)
        place = page.locator(at).first
        place.focus()
        expect(page.locator(mark)).to_be_visible()
        assert page.locator(mark).evaluate(OUTLINED), at
        page.keyboard.press("?")
        expect(page.locator("#dialog")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
        expect(place).to_be_focused()
        page.keyboard.press("Escape")
        expect(page).to_have_url(re.compile(r"#/table/one$"))
        expect(page.locator(".replay-page")).to_have_count(0)  # it follows its address


@pytest.mark.once
@pytest.mark.parametrize("by", ["twin", "help"])
def test_whoever_asks_about_a_thing_by_key_is_at_the_board(awake: Opener, by: str) -> None:
    page, place = at_a_place(awake)
    if by == "help":
        page.locator("#help").focus()
    page.keyboard.press("?")
    page.locator(".sheet [data-do=ask-about]").focus()
    press_key(page, "Enter")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(f"#{place}")).to_be_focused()
    expect(page.locator("#ring")).to_be_visible()


@pytest.mark.once
def test_the_ring_rises_with_a_card(awake: Opener) -> None:
    page = asked(awake, "lead")
    press_key(page, "Enter")
    card, ring = page.locator(".in-hand.is-picked .vt-lift"), page.locator("#ring")
    expect(card).to_be_visible()
    check(page)
    boxes = card.bounding_box(), ring.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[1]["y"] == pytest.approx(boxes[0]["y"], abs=1)
    assert boxes[1]["height"] == pytest.approx(boxes[0]["height"], abs=1)


CUT = """(node) => {
    let frame = node.parentElement;
    while (frame && getComputedStyle(frame).overflow === "visible") frame = frame.parentElement;
    if (!frame) return 0;
    const { outlineWidth, outlineOffset } = getComputedStyle(node);
    const wide = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const [own, room] = [node, frame].map((each) => each.getBoundingClientRect());
    return Math.max(room.left - own.left, own.right - room.right) + wide;
}"""
"""By how many pixels what lies around cuts off the frame of what has the focus."""


@pytest.mark.once
@pytest.mark.parametrize("place", [".zoom [data-zoom=in]", ".story-tools > :first-child"])
def test_no_frame_of_a_button_is_cut_off(awake: Opener, place: str) -> None:
    page, _ = at_a_place(awake)
    page.locator(place).focus()
    assert page.locator(place).evaluate(OUTLINED)
    assert page.locator(place).evaluate(CUT) <= 0


@pytest.mark.once
def test_no_frame_of_a_link_crosses_the_lines_around_it(awake: Opener) -> None:
    page = asked(awake, "pick")
    page.keyboard.press("t")
    page.keyboard.press("ArrowDown")
    press_key(page, "1")  # it is no time for a card of the hand
    for link in page.locator("#prompt a, #verdict a").all():
        link.focus()
        outline, ground = link.evaluate(FRAME_AND_GROUND)
        assert outline == "rgba(0, 0, 0, 0)"
        assert ground.startswith("linear-gradient")


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "move", "key"), [("trio first=1", "place", "w"), ("violet", "lead", "b")]
)
def test_what_is_told_of_a_table_is_read_whole_on_a_laptop(
    awake: Opener, game: str, move: str, key: str
) -> None:
    match = about_to(move, f"serao/1 {game} deal=fog human:Ana greedy:Rui")
    page = awake(kept=kept(match, AT_ONCE), locale="pt-BR")
    open_at(page, "#/table/one")
    page.locator("#twin[data-asks]").wait_for(state="attached")
    press_key(page, key)
    told = page.locator("#prompt .long")
    assert told.evaluate("(told) => told.scrollHeight - told.clientHeight") <= 0
    expect(page.locator("#controls .tools")).to_be_in_viewport(ratio=1)


@pytest.mark.once
def test_by_night_the_ring_is_no_frame_of_the_board(awake: Opener) -> None:
    line = "serao/1 bullfrogs first=1 deal=fog human:Ana greedy:Rui"
    page = awake(kept=kept(dealt(line), AT_ONCE), color_scheme="dark")
    open_at(page, "#/table/one")
    expect(page.locator("#stage [data-key='1']")).to_be_visible()
    press_key(page, "1")
    frame = page.locator(".bf-target").first
    frame.wait_for(state="attached")
    page.keyboard.press("t")
    ring = page.locator("#ring")
    expect(ring).to_be_visible()
    colours = (
        re.findall(r"\d+", one.evaluate(f"(node) => getComputedStyle(node).{of}"))
        for one, of in ((ring, "outlineColor"), (frame, "stroke"))
    )
    assert max(abs(int(a) - int(b)) for a, b in zip(*colours, strict=True)) > 80
