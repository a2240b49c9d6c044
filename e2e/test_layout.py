"""What one acts with lies free and what one reads can be read, on every screen: see `layout.py`."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby, product
from json import dumps
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Playwright, expect

from e2e.conftest import Opener
from e2e.elsewhere import elsewhere
from e2e.layout import SIZES, SMALL, Look, Looker, all_steps, looking
from e2e.playing import LAYING, ahead, bring, open_at, saved, thing
from e2e.states import TABLE, drawn, kept
from e2e.steps import PREFERENCES, Moment, Step, lately, moments, steps
from engine.core.match import read_match
from engine.games import NAMES, load
from engine.violet.state import Stage
from tests import golden
from tests.conformance.play import Setting, playthrough
from tests.web.far import hand_over, invited, to_act
from tests.web.person import Person, first, taps
from tests.web.test_curtain import at_the_table, curtains, told_at
from tools.paths import ROOT
from web.app.sitting import table_of, view
from web.rooms.teach import address, made
from web.words import LANGUAGES

pytestmark = pytest.mark.once

PHONES = [(375, 667), (390, 664)]
GOING_ON = "#save-one a"
"""What whoever returns goes on with."""


@pytest.fixture(scope="module")
def looker(playwright: Playwright, browser: Browser) -> Iterator[Looker]:
    """One for all."""
    with looking(playwright, browser) as found:
        yield found


@pytest.fixture(scope="module")
def framed(browser: Browser) -> Iterator[Looker]:
    """What is in a frame of somebody's page."""
    looker = Looker(browser, browser, (ROOT / "web/static/embed.css").read_text(encoding="utf-8"))
    yield looker
    looker.close()


def spread(found: list[Step], looks: int) -> Iterator[Look]:
    """So many steps of every decision, on one screen after the other, each in its one language.

    And one with large letters. `make layout` looks at all of them on every screen.
    """

    def decision(step: Step) -> str:
        return step.kind.split(",")[0].split(" ")[2]

    groups = groupby(sorted(found, key=decision), key=decision)
    for turn, (_, group) in enumerate(groups):
        same = list(group)
        for at in range(looks):
            step = same[(at * len(same) // looks + turn) % len(same)]
            yield Look(SIZES[(turn * looks + at) % len(SIZES)], False, *step.pages, step)
        yield Look(SIZES[(turn * 3 + 2) % len(SIZES)], True, *same[0].pages, same[0])


@pytest.mark.parametrize("name", NAMES)
def test_all_one_acts_with_lies_free_and_can_be_read(
    looker: Looker, whole: bool, name: str
) -> None:
    """A step of every decision, and one with large letters; with `--whole` two and one."""
    found = elsewhere(all_steps, name, in_turn=True)
    assert looker.faults(spread(found, 2 if whole else 1)) == {}


@pytest.mark.parametrize(
    ("size", "large", "names"),
    [
        ((280, 653), False, ("new ratland", "rules trio", "statistics", "table bullfrogs")),
        ((280, 653), False, ("first ratland", "over violet", "review")),
        ((280, 653), True, ("full", "link", "over bullfrogs", "lesson", "sheet trio")),
        ((667, 375), True, ("curtain", "deleting", "new trio", "sheet trio")),
    ],
)
def test_pages_and_questions_fit_on_any_screen(
    looker: Looker, size: tuple[int, int], large: bool, names: tuple[str, ...]
) -> None:
    found = [
        Step(f"page 0 {name.replace(' ', '-')}", {"de": drawn(name, "de")[0]}) for name in names
    ]
    assert looker.faults(Look(size, large, "de", step) for step in found) == {}


_LIFTING_ENDS = """() => document.getElementById("lift").getBoundingClientRect().bottom"""


@cache
def _told_most(name: str) -> list[str]:
    """In each language the curtain that tells most in a game of as many as can play it."""
    most = max(curtains(Setting(name, max(load(name).seats))), key=lambda one: len(told_at(one)))
    assert len(told_at(most)) > 100
    texts = {"serao.match.one": most.storage["serao.match.one"]}
    return [Person(texts, route=TABLE, language=language).html for language in LANGUAGES]


@pytest.mark.parametrize("size", [(375, 667), (320, 568), (667, 375)], ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_whoever_takes_the_device_has_the_button_in_sight(
    looker: Looker, name: str, size: tuple[int, int]
) -> None:
    """However much the curtain tells of what has happened, with nothing cut off."""
    ends = looker.told(elsewhere(_told_most, name), size, _LIFTING_ENDS)
    assert max(ends) <= size[1] + 1


def test_no_badge_of_a_seat_looks_out_above_the_curtain(looker: Looker) -> None:
    page = looker.show(drawn("curtain")[0], (375, 667))
    assert page.locator(".curtain").is_visible()
    assert not page.locator(".players").is_visible()


_COVERED = """() => {
    const aid = document.getElementById("aid").getBoundingClientRect();
    return JSON.parse(document.getElementById("next").textContent).filter((id) => {
        const card = document.getElementById(id).getBoundingClientRect();
        const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
        const inside = card.bottom > aid.top + 1 && card.top < aid.bottom - 1;
        const hit = document.elementFromPoint(x, y);
        return inside && card.right > aid.left && card.left < aid.right || !hit?.closest(`#${id}`);
    });
}"""


@cache
def _asked_what_is_known() -> list[str]:
    """Violet's table while what one knows is shown, with the cards to be tapped next."""
    setting, found = Setting("violet", 2), dict[Stage, str]()
    for number, state in enumerate(playthrough(setting).states):
        if state.stage in found or state.to_act < 0:
            continue
        person = at_the_table(setting, playthrough(setting).match.log[:number]).do("lift")
        seen = setting.observe(state, state.to_act)
        things = {tap for move in state.moves() for tap in taps("violet", move, seen)}
        cards = [f"card-{tap.split()[1]}" for tap in sorted(things) if tap.startswith("card ")]
        html = person.tap("know").html if 'data-do="tap know"' in person.html else ""
        if cards and 'id="aid"' in html:
            found[state.stage] = f'{html}<i id="next" hidden>{dumps(cards)}</i>'
    assert {Stage.DRAFT, Stage.LEAD, Stage.PICK, Stage.SWAP, Stage.TAKE} <= found.keys()
    return [*found.values()]


@pytest.mark.parametrize("size", [*PHONES, (320, 568), (820, 1180), (1366, 768)], ids=str)
def test_what_one_knows_lies_over_no_card_to_be_tapped_next(
    looker: Looker, size: tuple[int, int]
) -> None:
    covered = looker.told(elsewhere(_asked_what_is_known), size, _COVERED)
    assert covered == [[] for _ in covered]


@pytest.mark.parametrize("name", NAMES)
def test_in_a_low_frame_the_question_stands_beside_the_board(framed: Looker, name: str) -> None:
    asked = {"game": name, "position": str(read_match(kept(name), load).state), "seat": "0"}
    page = framed.show(elsewhere(Person, embed=urlencode(asked)).html, (600, 400))
    board, *rest = (
        page.locator(part).first.bounding_box()
        for part in (":is(.board, .rl-sewer)", "#players", "#prompt")
    )
    assert board is not None
    for box in rest:
        assert box is not None
        assert box["x"] >= board["x"] + board["width"]
        assert box["y"] + box["height"] <= 200


def _task(name: str) -> list[str]:
    """A task before anything is done, and after it: frames in somebody's page."""
    moment = next(one for one in moments(name, 2) if one.stage in ("place", "act", "follow"))
    state = read_match(moment.line, load).state
    asked = {"game": name, "position": str(state), "seat": str(state.to_act), "lang": "pt"}
    person = Person(embed=urlencode({**asked, "task": "Win.", "solution": str(moment.move)}))
    return [person.html, person.tap(person.still_to_tap(name, moment.move)[0]).html]


IN_FRAME = """() => {
    const seen = (one) => one.getClientRects().length > 0;
    const lines = (button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    return {
        board: box(":is(.board, .rl-home > .rl-sewer)"),
        parts: [".task", ".actions"].map((part) => [part, box(part).bottom]),
        torn: [...document.querySelectorAll(".actions button, .rl-phases em")].filter(seen)
            .filter((one) => lines(one) > one.innerText.trim().split(/\\s+/).length)
            .map((one) => one.innerText),
    };
}"""
"""Where the board and what stands below it lie, and the buttons whose words are torn into lines."""


@pytest.mark.parametrize("name", NAMES)
def test_in_a_frame_board_task_and_buttons_are_in_sight_and_whole(
    framed: Looker, name: str
) -> None:
    for width, html in product((360, 500, 700, 850, 985, 1200), elsewhere(_task, name)):
        page = framed.show(html, (width, 864))
        lies = page.evaluate(IN_FRAME)
        board = lies["board"]
        assert board["width"] * board["height"] >= width * 864 * 0.1
        assert board["width"] >= width / 2
        for part, bottom in lies["parts"]:
            assert bottom <= 864, (width, part)
        assert lies["torn"] == [], width


def _question(name: str) -> list[str]:
    """Which of two things a tap meant, asked below a task: frames in somebody's page."""
    for moment in moments(name, 2):
        state = read_match(moment.line, load).state
        asked = {"game": name, "position": str(state), "seat": str(state.to_act)}
        asked |= {"task": "What would you do? " * 5, "solution": str(moment.move)}
        people = [Person(embed=urlencode({**asked, "lang": language})) for language in LANGUAGES]
        model = people[0].app.model
        assert model.sitting is not None
        table, seen = table_of(model.sitting), view(model.sitting, model.words)
        things = dict.fromkeys(re.findall(r'data-do="tap ([^"]*)"', people[0].html))
        ends = {table.tap(seen, one): one for one in things if table.meaning(seen, one)}
        pages = [person.touch(*ends.values()).html for person in people] if len(ends) > 1 else []
        if pages and 'id="neither"' in pages[0]:
            return pages
    raise AssertionError(name)


ASKED = """() => {
    const panel = document.getElementById("controls");
    const { paddingLeft, paddingRight } = getComputedStyle(panel);
    const room =
        panel.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const parts = [...panel.querySelectorAll(":is(.task, #prompt, .actions, .actions > *)")]
        .map((part) => part.getBoundingClientRect());
    const tops = [".task", "#prompt", ".actions"].map(
        (part) => panel.querySelector(part).getBoundingClientRect().top);
    return { lacking: parts.map(({ width }) => Math.round(room - width)), tops };
}"""
"""How much narrower than the panel each part of a question is, and where they begin."""


@pytest.mark.parametrize("name", ["bullfrogs", "trio"])
def test_what_a_tap_meant_is_asked_over_the_whole_width_below_the_task(
    framed: Looker, name: str
) -> None:
    for width, html in product((280, 358, 704, 1200), elsewhere(_question, name)):
        asked = framed.show(html, (width, 864)).evaluate(ASKED)
        assert asked["lacking"] == [0] * len(asked["lacking"]), width
        assert asked["tops"] == sorted(asked["tops"]), width


def _boards(name: str) -> list[tuple[int, str]]:
    """Frames of every kind in somebody's page, and how high each is where nobody follows it."""
    found = []
    for moment in lately(moments(name, max(load(name).seats))[:-1]):
        state = read_match(moment.line, load).state
        seen = made.Made(name, position=str(state), seat=state.to_act, language="pt")
        asked = made.Step(position=seen.position, task="What would you do here? " * 4)
        asked = replace(asked, solution=(str(moment.move),))
        one = made.at_step(replace(seen, mode="task"), (asked,), 0)
        boards = [seen, replace(seen, mode="play", level="player"), one]
        boards += [replace(one, after=(asked,)), replace(seen, mode="step", match=moment.line)]
        for board in boards:
            person = Person(embed=address.query(board))
            found.append((address.height(board), person.html))
            if board.mode == "task":
                person.tap(*person.still_to_tap(name, moment.move)).do("confirm")
                found.append((address.height(board), person.html))
    return found


@pytest.mark.parametrize("name", ["bullfrogs", "trio"])
def test_a_frame_that_is_not_followed_is_as_high_as_what_is_in_it(
    framed: Looker, name: str
) -> None:
    high = "() => document.documentElement.scrollHeight"
    boards = sorted(elsewhere(_boards, name))
    for height, group in groupby(boards, key=lambda board: board[0]):
        pages = [html for _, html in group]
        for width in (358, 704):
            found = framed.told(pages, (width, height), high)
            assert max(found) <= height, width


def test_nothing_lies_under_the_notch_of_a_phone_on_its_side(looker: Looker) -> None:
    page = looker.show(drawn("table trio")[0], (844, 390))
    session = page.context.new_cdp_session(page)
    override = "Emulation.setSafeAreaInsetsOverride"
    session.send(override, {"insets": {"left": 47, "right": 47}})
    boxes = [page.locator(part).bounding_box() for part in ("#board", "#controls", "#top")]
    session.send(override, {"insets": {}})
    session.detach()
    for box in boxes:
        assert box is not None
        assert box["x"] >= 47
        assert box["x"] + box["width"] <= 844 - 47


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (".controls { position: sticky; bottom: 0 }", "the panel lies over"),
        (".guide { font-size: 11px }", "guide has letters of 11.0 px"),
        (".prompt { width: 200vw }", "the page is"),
        (".tongue select { width: 3rem }", "is cut in its box"),
        (".prompt { width: 4rem }", "the prompt has more than"),
        (".players { position: fixed; inset: 0; z-index: 9 }", "lies over help"),
        (".style { inset: 0 auto auto 1rem }", "style reaches over strong"),
        (".controls .tools { position: relative; right: 9rem }", "reaches over tap stop"),
        (".player .player-name { padding-inline-start: 100% }", "nothing is left of the name"),
    ],
)
def test_what_is_broken_is_found(browser: Browser, rules: str, said: str) -> None:
    looker = Looker(browser, browser, rules)
    step = elsewhere(_one_step)
    sizes = SIZES[0], SIZES[2]
    (faults,) = [looker.faults(Look(size, False, "de", step) for size in sizes)]
    looker.close()
    assert said in str(faults)


@cache
def _one_step() -> Step:
    """Of a decision that is made on the board, from one side to the other."""
    act = next(moment for moment in moments("bullfrogs", 2) if moment.stage == "act")
    return next(steps("bullfrogs", 2, [act]))


@pytest.mark.parametrize(
    ("name", "seats", "stage"), [("violet", 2, "first"), ("bullfrogs", 3, "slide")]
)
def test_with_large_letters_on_a_low_screen_no_style_lies_over_a_name_or_the_board(
    looker: Looker, name: str, seats: int, stage: str
) -> None:
    step = elsewhere(_last_of, name, seats, stage)
    assert looker.faults([Look((667, 375), True, "de", step)]) == {}


def _last_of(name: str, seats: int, stage: str) -> Step:
    """Before anything is done in a decision, as it came last."""
    met = [moment for moment in lately(moments(name, seats)) if moment.stage == stage]
    return next(step for step in steps(name, seats, met) if step.kind.endswith(stage))


def test_beside_a_board_what_is_told_once_lies_over_no_button(looker: Looker) -> None:
    assert looker.faults([Look((1366, 768), False, "de", elsewhere(_told_with_much))]) == {}


def _told_with_much() -> Step:
    """A rule is told between what has happened and two ways to go on."""
    helmet = next(moment for moment in lately(moments("ratland", 2)) if moment.stage == "helmet")
    return list(steps("ratland", 2, [helmet]))[-1]


@pytest.mark.parametrize("size", [(390, 664), (844, 390)])
def test_what_is_asked_of_what_happens_stands_right_below_it(
    looker: Looker, size: tuple[int, int]
) -> None:
    page = looker.show(elsewhere(_piece_by_piece), size)
    happens, asked = (page.locator(each).bounding_box() for each in (".rl-happening", "#controls"))
    assert happens is not None
    assert asked is not None
    assert 0 <= asked["y"] - happens["y"] - happens["height"] < 20


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (375, 370)])
@pytest.mark.parametrize(("name", "field"), [("far", "#called"), ("new bullfrogs", "#name-1")])
def test_nothing_lies_over_the_field_that_one_writes_in(
    looker: Looker, size: tuple[int, int], name: str, field: str
) -> None:
    page = looker.show(drawn(name)[0], size)
    page.locator(field).focus()
    page.locator(field).evaluate("(field) => field.scrollIntoView({ block: 'end' })")
    assert page.locator(field).evaluate(
        """(field) => {
            const { left, width, bottom } = field.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, bottom - 4) === field;
        }"""
    )


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (1366, 768)])
def test_a_code_is_as_large_as_the_screen_and_whole(looker: Looker, size: tuple[int, int]) -> None:
    page = looker.show(elsewhere(_with_code), size)
    box = page.locator(".qr").bounding_box()
    assert box is not None
    assert box["height"] <= size[1]
    assert box["width"] >= min(size[0], size[1] * 0.95, 480)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def _code_of_a_turn() -> str:
    """Somebody at a table far away who shows the link of their turn as a code."""
    player, other = invited("trio", 2)
    if to_act(player) != 0:
        player = other
    seat = to_act(player)
    while to_act(player) == seat:
        hand_over(player, lambda person: first(person.state))
    return player.do("far code").html


def test_the_code_of_a_turn_is_as_wide_as_a_phone(looker: Looker) -> None:
    page = looker.show(elsewhere(_code_of_a_turn), (375, 667))
    box = page.locator(".qr").bounding_box()
    assert box is not None
    assert box["width"] >= 340
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


WORDS_TORN = """(among) => [...document.querySelectorAll(among)].flatMap((part) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const torn = [];
    while (texts.nextNode())
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            if (lines.size > word.split("\\xad").length) torn.push(word);
        }
    return torn;
})"""
"""The words that stand in more lines than they have parts."""


UNVEILED = 27
"""After how many moves of that game the screens have gone away."""


def _looked_back(at: int) -> str:
    """A moment of a game of Ratland."""
    person = Person({"serao.match.one": kept("ratland", over=True)}, language="pt")
    return person.visit(f"#/replay/one/{at}").html


ON_TOP = """(part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""
"""Whether a finger in the middle of it meets it."""


def _ended(game: str, seats: int, language: str) -> str:
    """The table at the end of a game."""
    match = golden.replayed(golden.path(game, seats).read_text())
    return Person({"serao.match.one": str(match)}, language=language).visit("#/table/one").html


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in NAMES for seats in load(game).seats]
)
def test_at_the_end_of_a_game_all_that_can_be_done_next_is_in_sight_on_a_laptop(
    looker: Looker, game: str, seats: int
) -> None:
    page = looker.show(elsewhere(_ended, game, seats, "de"), (1366, 768))
    ways = page.locator(".controls .actions > *").all()
    assert len(ways) > 4
    assert [way.inner_text() for way in ways if not way.evaluate(ON_TOP)] == []


def test_on_a_tablet_the_buttons_of_a_look_back_stay_where_they_are(looker: Looker) -> None:
    def places(at: int) -> list[object]:
        html = elsewhere(_looked_back, at)
        page = looker.show(html, (820, 1180))
        return [page.locator(part).bounding_box() for part in (".past a", ".film-keys")]

    assert len({str(places(at)) for at in range(20, 60, 4)}) == 1


def test_no_word_of_ratlands_results_and_no_name_of_its_log_is_torn(looker: Looker) -> None:
    of_three = elsewhere(_ended, "ratland", 3, "de")
    for html in (drawn("over ratland", "pt")[0], of_three, elsewhere(_looked_back, UNVEILED)):
        for size in ((360, 640), (375, 667), (1366, 768)):
            page = looker.show(html, size)
            assert page.locator(".rl-unveiled strong").count() > 1
            assert page.evaluate(WORDS_TORN, ".scores [scope=row], .rl-unveiled strong") == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_head_of_the_statistics_is_torn_on_a_phone(looker: Looker, language: str) -> None:
    page = looker.show(drawn("statistics", language)[0], (360, 640))
    assert page.evaluate(WORDS_TORN, "thead th") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def _with_code() -> str:
    """Somebody who shows their invitation as a code."""
    host = Person(route="#/far").fill_in("far-new", called="Ana").do("far-invite")
    return host.do(f"far-code {host.route.rpartition('/')[2]}").html


def _sewers(looker: Looker, pages: list[str], size: tuple[int, int]) -> list[object]:
    """Where the own sewer lies on each of these pages."""
    return [looker.show(html, size).locator("#sewer-own").bounding_box() for html in pages]


@pytest.mark.parametrize("size", [(360, 640), (1024, 768), (1366, 768)])
def test_the_sewer_stays_where_it_is_in_the_first_night(
    looker: Looker, size: tuple[int, int]
) -> None:
    sewers = _sewers(looker, elsewhere(_first_night), size)
    assert sewers[-1] == sewers[-2]
    if size[0] > size[1]:  # on a phone the words of an event stand above it
        assert sewers[0] == sewers[-2]


@pytest.mark.parametrize("size", [SMALL, (390, 844)])
def test_on_a_phone_the_sewer_stays_where_it_is_as_the_screens_go_away(
    looker: Looker, size: tuple[int, int]
) -> None:
    sewers = _sewers(looker, elsewhere(_screens_away), size)
    for sewer in sewers[1:]:
        assert sewer == sewers[0]


def _screens_away() -> list[str]:
    """As rats are placed, while all are ready, as attacks are told, and as a bag is searched."""
    person = Person(seed=3, language="de").do("quick ratland")
    person.wait_for_bots()
    pages = [person.tap("some dump 5").html]
    person.tap("done").wait("bot")
    for part in ("", 'id="now"', 'id="forage"'):
        while part not in person.html:
            person.ring("chance", person.timers[-1]["number"])
        pages.append(person.html)
    return pages


OVER_NAMES = """() => {
    const told = document.getElementById("first");
    const names = [...document.querySelectorAll("#players .player")];
    const found = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 20) {
        scrollTo(0, y);
        const { top, bottom } = told.getBoundingClientRect();
        if (names.map((name) => name.getBoundingClientRect()).some((name) =>
            name.top < bottom && top < name.bottom && name.bottom > 0)) found.push(y);
    }
    scrollTo(0, 0);
    return found;
}"""
"""How far the page is scrolled where what is told once lies over somebody's name and points."""


@pytest.mark.parametrize("size", [SMALL, (390, 844), (667, 375)])
def test_what_is_told_once_at_a_sewer_lies_over_no_name_however_far_it_is_scrolled(
    looker: Looker, size: tuple[int, int]
) -> None:
    page = looker.show(elsewhere(_screens_away)[2], size)
    assert page.evaluate("document.documentElement.scrollHeight") > size[1]
    assert page.evaluate(OVER_NAMES) == []


def _first_night() -> list[str]:
    """Before the first event, as rats are to be placed, and once one goes to the nursery."""
    person = Person(seed=3, language="de").do("quick ratland")
    pages = [person.html]
    person.wait_for_bots()
    pages.append(person.html)
    return [*pages, person.tap("more nursery").html]


def _piece_by_piece() -> str:
    """Somebody may throw back a piece that lies on the table."""
    met = (moment for deal in range(9) for moment in moments("ratland", 2, deal))
    helmet = next(moment for moment in met if moment.stage == "helmet")
    return next(steps("ratland", 2, [helmet])).pages["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_of_a_phone_has_all_games_to_choose_from(
    looker: Looker, language: str
) -> None:
    html = elsewhere(Person, language=language).html
    for size in PHONES:
        page = looker.show(html, size)
        for name in NAMES:
            box = page.locator(f'.choice [data-do="see {name}"]').bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1], f"{size}: {name}, {box}"
            assert page.locator(f"#poster-{name}").count() == 1


def test_the_first_screen_of_a_phone_on_its_side_has_games_on_it(looker: Looker) -> None:
    page = looker.show(drawn("home", "de")[0], (667, 375))
    game = page.locator("#shelf ~ * :is(.choice li, .game)").locator("visible=true").first
    box = game.bounding_box()
    assert box is not None
    assert box["y"] + 100 <= 375


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_of_a_phone_begins_with_what_is_on_the_table(
    looker: Looker, language: str
) -> None:
    storage = {"serao.match.one": _last_decision("trio").line}
    html = elsewhere(Person, storage, language=language).html
    for size in PHONES:
        page = looker.show(html, size)
        boxes = [page.locator(each).first.bounding_box() for each in (GOING_ON, ".choice")]
        way, choice = boxes
        assert way is not None
        assert choice is not None
        assert way["y"] + way["height"] <= min(size[1], choice["y"])


PROMPT = """() => {
    const { height, bottom } = document.getElementById("prompt").getBoundingClientRect();
    return [height, bottom];
}"""


def test_whatever_violet_asks_is_on_the_first_screen(looker: Looker) -> None:
    found = elsewhere(all_steps, "violet", in_turn=True)
    met = [step for step in found if not step.kind.startswith("violet 2 over")]
    assert {"swap", "take", "place"} <= {step.kind.split(",")[0].split()[2] for step in met}
    for size in (SMALL, (390, 844)):
        prompts = looker.told([page for step in met for page in step.pages.values()], size, PROMPT)
        for step, (height, bottom) in zip(met, prompts, strict=True):
            assert height > 0, step.kind
            assert bottom <= size[1], f"{step.kind}, {[*step.pages]}"


ARRANGING = """serao/1 violet deal=layout greedy:Violet human:Torech
    | offer howl | offer improvisation
    | choose improvisation | offer fear-in-the-air | offer off-track | choose fear-in-the-air
    | offer faery-ring | offer gust | choose faery-ring"""
"""Torech is to lay three events of many words before the fear."""
FOUR_HELPERS = (ROOT / "e2e/violet-four-helpers.txt").read_text(encoding="utf-8")
"""Violet may use any of her four helper cards."""


def _with_many_buttons(line: str, *taps: str) -> dict[str, str]:
    """A match of Violet as a newcomer has it, after these taps, in each language."""
    kept = {"serao.match.one": " ".join(line.split()), "serao.preferences": PREFERENCES}
    pages = {}
    for language in LANGUAGES:
        person = Person(kept, route="#/table/one", language=language)
        pages[language] = person.tap(*taps).html
    return pages


@pytest.mark.parametrize("size", [(360, 640), SMALL, (390, 844)])
@pytest.mark.parametrize(
    ("line", "taps", "buttons"),
    [
        (ARRANGING, ("event improvisation", "event fear-in-the-air"), 1),
        (FOUR_HELPERS, (), 5),
    ],
    ids=["events", "helpers"],
)
def test_all_buttons_of_violet_are_on_the_first_screen_of_a_phone(
    looker: Looker, size: tuple[int, int], line: str, taps: tuple[str, ...], buttons: int
) -> None:
    for language, html in elsewhere(_with_many_buttons, line, *taps).items():
        page = looker.show(html, size)
        assert page.locator(".actions > button").count() == buttons
        for button in page.locator(":is(.actions, .tools) > button").all():
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= size[1], f"{button.inner_text()}, {language}"


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (960, 700), (1024, 768), (1312, 800)])
def test_no_phase_of_a_turn_in_ratland_is_cut(looker: Looker, size: tuple[int, int]) -> None:
    pages = elsewhere(_placing_in_each_language)
    for language, html in pages.items():
        phases = looker.show(html, size).locator("#phases")
        assert phases.evaluate("(list) => list.scrollWidth - list.clientWidth") <= 1, language


def _placing_in_each_language(seats: int = 2) -> dict[str, str]:
    place = next(moment for moment in moments("ratland", seats) if moment.stage == "place")
    return next(steps("ratland", seats, [place])).pages


def _placing() -> str:
    return _placing_in_each_language()["en"]


TURN = """(told) => {
    document.querySelector(".table-page").classList.toggle("has-first", told);
    scrollTo(0, document.body.scrollHeight);
    for (const id of ["controls", "event"])
        document.getElementById(id).scrollIntoView({ block: "nearest" });
    const box = (place) => document.querySelector(place).getBoundingClientRect();
    return {
        event: box("#event").top,
        below: box("#event").top - box("#top").height,
        actions: box(".actions").bottom,
    };
}"""
"""Where the event, as it comes to the eye, and the buttons lie; how far below what is told once."""


@pytest.mark.parametrize("size", [SMALL, (390, 844)])
def test_an_event_that_comes_to_the_eye_lies_below_what_is_told_once(
    looker: Looker, size: tuple[int, int]
) -> None:
    page = looker.show(elsewhere(_placing), size)
    assert page.evaluate(TURN, True)["below"] >= 0


def test_on_a_small_phone_a_turn_of_four_begins_with_its_event_and_what_can_be_done(
    looker: Looker,
) -> None:
    pages = elsewhere(_placing_in_each_language, 4)
    for language, html in pages.items():
        turn = looker.show(html, SMALL).evaluate(TURN, False)
        assert turn["event"] >= 0, language
        assert turn["actions"] <= SMALL[1], language


def test_on_a_small_phone_the_event_is_told_at_its_name_and_the_end_is_announced(
    looker: Looker,
) -> None:
    page = looker.show(elsewhere(_placing), SMALL)
    expect(page.locator("#event .rl-small")).to_be_visible()
    again = page.locator("#supper-event")
    before = again.inner_text()
    again.locator("summary").click()
    assert len(again.inner_text()) > len(before)


def test_the_built_site_shows_what_is_looked_at(awake: Opener, looker: Looker) -> None:
    lines = {name: _last_decision(name).line for name in NAMES}
    storage = {f"serao.match.{name}": line for name, line in lines.items()}
    storage["serao.preferences"] = PREFERENCES
    page = open_at(awake("phone", built=True, kept=storage), "#/")
    for name in NAMES:
        route = f"#/table/{name}"
        html = elsewhere(Person, storage, route=route).html
        page.evaluate("(route) => { location.hash = route }", route)
        expect(page.locator(f"main[data-game={name}]")).to_be_visible()
        drawn = [
            each.locator("#main").evaluate(PLAIN) for each in (page, looker.show(html, SIZES[4]))
        ]
        assert drawn[0] == drawn[1]
        page.evaluate("location.hash = '#/'")


def _last_decision(name: str) -> Moment:
    return lately(moments(name, 2))[0]


PLAIN = """(main) => {
    const copy = main.cloneNode(true);
    for (const styled of copy.querySelectorAll("[data-panzoom], [data-panzoom] > svg, #controls"))
        styled.removeAttribute("style");
    for (const element of copy.querySelectorAll("*")) {
        const named = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of named) element.removeAttribute(name);
        for (const { name, value } of named) element.setAttribute(name, value);
    }
    return copy.innerHTML;
}"""
"""What is drawn, in whatever order it came, without what a board and its panel get here."""


BOX = """(name) => {
    const { width, height } = document.querySelector(name).getBoundingClientRect();
    return [width, height];
}"""
UNSETTLED = """() => {
    document.querySelector("#controls").style.removeProperty("--settled");
    const { height } = document.querySelector(".play").getBoundingClientRect();
    dispatchEvent(new Event("resize"));
    return height;
}"""


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (320, 440)])
def test_no_board_moves_once_the_panel_has_had_the_room_it_needs(
    awake: Opener, size: tuple[int, int]
) -> None:
    """Where the board has no room to give, the page is as long as it must be, and no longer."""
    page = bring(awake(quick=True), LAYING)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    boards = []

    def look() -> None:
        boards.append(page.evaluate(BOX, "#board"))
        assert page.evaluate(BOX, ".play")[1] == pytest.approx(page.evaluate(UNSETTLED))

    match = saved(page)
    *before, last = ahead(match, (), match.game.move("place RRRY e1"))
    for what in before:
        thing(page, what).dispatch_event("click")
    expect(page.locator("#offer-1")).to_be_visible()
    look()
    thing(page, last).dispatch_event("click")
    expect(page.locator("#points-left")).to_be_visible()
    look()
    thing(page, "stop").dispatch_event("click")
    expect(page.locator("#points-left")).to_have_count(0)
    look()
    for board in boards:
        assert board == pytest.approx(boards[0])


SAYING = """(words) => {
    document.getElementById("prompt").innerHTML = words;
    dispatchEvent(new Event("resize"));
    return document.getElementById("board").getBoundingClientRect().height;
}"""


PASSED = """() => {
    const now = document.querySelector(".player[aria-current]");
    now.removeAttribute("aria-current");
    (now.nextElementSibling ?? now.previousElementSibling).setAttribute("aria-current", "true");
}"""


def test_after_a_long_text_a_board_grows_again(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    before = page.evaluate(SAYING, "a word")
    assert page.evaluate(SAYING, "a long text " * 30) < before - 120
    assert before - 80 <= page.evaluate(SAYING, "a word") < before - 24
    page.evaluate(PASSED)
    assert before - 24 <= page.evaluate(SAYING, "a word") < before


def test_the_next_turn_begins_with_the_room_that_the_last_one_needed(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    before = page.evaluate(SAYING, "a word")
    needed = page.evaluate(SAYING, "a word<br>" * 5)
    page.evaluate(SAYING, "a word")
    page.evaluate(PASSED)
    page.evaluate(SAYING, "a word")
    page.evaluate(PASSED)
    assert needed == page.evaluate(SAYING, "a word") < before


def test_what_one_turn_needed_is_not_kept_for_all_that_follow(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    before = page.evaluate(SAYING, "a word")
    page.evaluate(SAYING, "a word<br>" * 5)
    for _ in range(5):
        last = page.evaluate(SAYING, "a word")
        page.evaluate(PASSED)
    assert last == before


ASKING = """(asks) => {
    const actions = document.querySelector("#controls .actions");
    actions.toggleAttribute("role", asks);
    if (asks) actions.setAttribute("role", "group");
    actions.innerHTML = asks ? "<button>an answer</button>".repeat(4) : "";
    dispatchEvent(new Event("resize"));
    return document.getElementById("board").getBoundingClientRect().height;
}"""


def test_what_a_question_took_comes_back_as_it_goes(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    before = page.evaluate(ASKING, False)
    assert page.evaluate(ASKING, True) < before - 24
    assert page.evaluate(ASKING, False) == before


def test_the_buttons_below_a_board_stay_where_they_are_however_much_is_said(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)

    def lies(words: str) -> object:
        page.evaluate(SAYING, words)
        return page.locator("#help").bounding_box()

    before = lies("a word")
    for words in ("a long text " * 9, "a long text " * 20, "a word"):
        assert lies(words) == before
    page.evaluate(PASSED)
    assert lies("a long text " * 9) == before


HAPPENING = """(words) => {
    document.getElementById("prompt").className = "prompt happening";
    document.getElementById("prompt").textContent = words;
    return document.getElementById("help").getBoundingClientRect().top;
}"""


def test_beside_a_board_the_buttons_stay_where_they_are_as_others_move(looker: Looker) -> None:
    page = looker.show(drawn("table trio")[0], (1366, 768))
    told = ("Moth lays a tile.", "Moth lays a tile and then moves. " * 3)
    short, long = (page.evaluate(HAPPENING, words) for words in told)
    assert short == long


def test_whoever_comes_back_from_far_down_a_page_finds_the_board_as_it_was(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    page.add_style_tag(content="#more { min-height: 200vh }")  # as long as the log of a long game
    before, table = page.evaluate(BOX, "#board"), page.evaluate("location.hash")
    page.evaluate("location.hash = '#/rules/trio'")
    expect(page.locator("#controls")).to_have_count(0)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate("(table) => (location.hash = table)", table)
    expect(page.locator("#prompt")).to_be_visible()
    assert page.evaluate(BOX, "#board") == before


ADVISING = """(words) => {
    const prompt = document.getElementById("prompt");
    prompt.classList.toggle("advised", words !== "");
    prompt.style.maxHeight = "none";
    prompt.textContent = words;
    dispatchEvent(new Event("resize"));
    return document.getElementById("board").getBoundingClientRect().height;
}"""


@pytest.mark.parametrize("size", PHONES)
def test_no_board_gives_way_to_a_hint(awake: Opener, size: tuple[int, int]) -> None:
    page = bring(awake(quick=True), LAYING)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    match = saved(page)
    for what in ahead(match, (), match.game.move("place RRRY e1"))[:-1]:
        thing(page, what).dispatch_event("click")
    expect(page.locator("#offer-1")).to_be_visible()
    before = page.evaluate(BOX, "#board")
    page.locator("#hint").click()
    expect(page.locator(".prompt.advised")).to_be_visible(timeout=30_000)
    assert page.evaluate(BOX, "#board") == pytest.approx(before)
    page.evaluate(SAYING, "a long hint " * 30)
    assert page.evaluate(BOX, "#board") == pytest.approx(before)


HINTED = """(words) => {
    const prompt = document.getElementById("prompt");
    prompt.classList.add("advised");
    prompt.innerHTML = words;
    dispatchEvent(new Event("resize"));
    const panel = prompt.closest(".controls");
    const [place, inside, board] = [panel, prompt, document.getElementById("board")].map((each) =>
        each.getBoundingClientRect());
    const around = Number.parseFloat(getComputedStyle(panel).paddingTop);
    return {
        empty: inside.top - place.top - around,
        rest: prompt.scrollHeight - prompt.clientHeight,
        board: board.height,
    };
}"""
"""Pixels that are empty above a hint, and pixels of it that are not in sight."""


def test_a_hint_is_cut_by_no_empty_room(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    page.evaluate(SAYING, "a word<br>" * 5)
    before = page.evaluate(SAYING, "a word")
    for lines in (4, 12):
        seen = page.evaluate(HINTED, "a hint<br>" * lines + "ends")
        assert min(seen["empty"], seen["rest"]) <= 2
        assert seen["board"] == before


def test_what_a_hint_took_comes_back_as_it_goes(awake: Opener) -> None:
    page = bring(awake("phone", quick=True), LAYING)
    before = page.evaluate(ADVISING, "")
    assert page.evaluate(ADVISING, "a long hint " * 30) < before - 24
    assert page.evaluate(ADVISING, "") == before


NOTICE = """(lines) => {
    const told = document.querySelector("#first p");
    told.innerHTML = Array(lines).fill("a rule").join("<br>");
    return [told.closest("#first"), document.querySelector("#players strong")].map(
        (each) => each.getBoundingClientRect()).reduce((notice, name) => name.top - notice.bottom);
}"""


@pytest.mark.parametrize(("size", "lines"), [*((size, 9) for size in PHONES), ((667, 375), 4)])
def test_however_much_is_told_once_all_names_stay_in_sight(
    awake: Opener, size: tuple[int, int], lines: int
) -> None:
    """What is too much for that is scrolled; on a phone's side four lines have to do."""
    page = bring(awake(quick=True), LAYING)
    match = saved(page)
    for what in ahead(match, (), match.game.move("place RRRY e1")):
        thing(page, what).dispatch_event("click")
    expect(page.locator("#first")).to_be_visible()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert page.evaluate(NOTICE, lines) >= 0


@cache
def _days_deal() -> list[str]:
    """Moments of the deal of the day, alone, as somebody new has it."""
    person, pages = Person(seed=1, language="de").do("daily bullfrogs").wait_for_bots(), list[str]()
    for _ in range(24):
        pages.append(person.html)
        person.tap(*person.still_to_tap("bullfrogs", first(person.state)))
        if 'id="confirm"' in person.html:
            person.do("confirm")
        person.wait_for_bots()
    return pages


OVER = """() => {
    const boxes = (all) => [...document.querySelectorAll(all)].map((each) => [
        each.textContent, each.getBoundingClientRect()]);
    const meet = (one, other) => one.left < other.right && other.left < one.right &&
        one.top < other.bottom - 3 && other.top < one.bottom - 3;
    const labels = boxes(".player :is(.own, .style, .gain)");
    const taken = boxes("#first, .player .flag, .player strong, .item, .board [data-zoom]");
    return labels.filter(([, label]) => taken.some(([, other]) => meet(label, other)))
        .map(([text]) => text);
}"""
"""What stands on the edge of a card and lies over its sign, name or numbers, or below a text."""
CUT_OFF = """() => {
    const [low, armies] = [".board", "#armies"].map((each) => document.querySelector(each));
    low.style.flex = "0 0 11rem"; // as much as a long panel leaves it
    armies?.append(armies.lastChild.cloneNode(true));
    const board = low.getBoundingClientRect();
    const buttons = [...document.querySelectorAll(".board .zoom button")];
    return buttons.map((one) => one.getBoundingClientRect())
        .filter(({ height, bottom }) => height && bottom > board.bottom + 1).length;
}"""


def test_at_the_deal_of_the_day_nothing_lies_over_names_and_no_button_is_cut(
    looker: Looker,
) -> None:
    pages = elsewhere(_days_deal)
    assert any('class="gain' in html for html in pages)
    assert looker.told(pages, SMALL, OVER) == [[] for _ in pages]
    assert looker.told(pages, SMALL, CUT_OFF) == [0 for _ in pages]


def test_the_way_to_be_shown_is_never_torn(looker: Looker) -> None:
    lines = "() => document.querySelector('#first p > a')?.getClientRects().length ?? 1"
    pages = elsewhere(_days_deal)
    assert looker.told(pages, SMALL, lines) == [1 for _ in pages]


@cache
def acting_and_hopping() -> list[str]:
    """Pages of Bullfrogs while actions are left, and while one kind of piece or several hop."""
    found = [moment for moment in moments("bullfrogs", 2) if moment.stage in ("act", "hop")]
    kept = {f"serao.match.{at}": moment.line for at, moment in enumerate(found)}
    person = Person({**kept, "serao.preferences": PREFERENCES})
    return [person.visit(f"#/table/{at}").html for at in range(len(found))]


RESERVE = """() => {
    const chips = document.querySelectorAll(".bf-chip").length;
    return [document.querySelector(".bf-reserve").offsetHeight, chips];
}"""


@pytest.mark.parametrize("size", [(390, 844), (375, 667)])
def test_pieces_that_hop_take_the_room_of_the_reserve(
    looker: Looker, size: tuple[int, int]
) -> None:
    found = looker.told(elsewhere(acting_and_hopping), size, RESERVE)
    assert {1, 2} <= {chips for _, chips in found}
    assert len({height for height, _ in found}) == 1


CUT = """(box) => {
    box.scrollTop = 0;
    const rest = box.scrollHeight - box.clientHeight;
    box.scrollTop = rest;
    const [inside, last] = [box, [...box.querySelectorAll("a")].at(-1)].map((each) =>
        each.getBoundingClientRect());
    const fade = Number.parseFloat(getComputedStyle(box, "::after").height);
    return [rest, inside.bottom - last.bottom - fade];
}"""


@pytest.mark.parametrize("size", PHONES)
def test_what_is_cut_off_of_the_contents_fades_and_its_last_line_does_not(
    looker: Looker, size: tuple[int, int]
) -> None:
    page = looker.show(elsewhere(Person, route="#/rules/trio").html, size)
    rest, above = page.locator(".contents").evaluate(CUT)
    assert rest > 0
    assert -2 <= above < 9
