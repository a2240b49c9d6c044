"""People far away in two browsers: games by link, and one directly between the pages."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.native import app_of, origin
from e2e.playing import AT_ONCE, ENGLISH, QUICKLY, pick, preferring
from engine.core.game import CHANCE, NOBODY
from engine.games import NAMES
from tests.web.far import some
from tests.web.person import taps
from tests.whole import some as tried
from web.app.model import Model, Sitting
from web.app.playing import current
from web.app.sitting import deciding

PRESS = """what => {
    const button = document.createElement("button");
    button.dataset.do = what;
    document.body.append(button);
    button.click();
    button.remove();
}"""
COPIES = """
    globalThis.copied = [];
    navigator.clipboard ?? Object.defineProperty(navigator, "clipboard", { value: {} });
    navigator.clipboard.writeText = async (text) => void copied.push(text);
"""
TURNS = 3  # that a game goes round, but where it is whole: the last link meets a match it knows
LONG = 30  # seconds that nothing on the way may take


class Far:
    """Somebody at a page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name, self.seat = page, name, -1
        page.goto(f"{origin()}/#/far")
        expect(page.locator("#title")).to_have_text(ENGLISH("far.title"))
        self.app = app_of(page.evaluate("page"))

    @property
    def model(self) -> Model:
        """What the app knows."""
        return self.app.model

    @property
    def sitting(self) -> Sitting:
        """The match on the table."""
        assert self.model.sitting is not None
        return self.model.sitting

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait for something in the app. Raises AssertionError after a long time."""
        late = monotonic() + LONG
        while not holds():
            assert monotonic() < late, f"{self.name} waits for {what}: {self.page.url}"
            sleep(0.01)

    def press(self, what: str) -> None:
        """Press a button with these words for the app, wherever it is."""
        self.page.evaluate(PRESS, what)

    def copy(self) -> str:
        """The link, as the page's own button copies it."""
        before = self.page.evaluate("copied.length")
        self.page.locator("#far-copy").click()
        self.page.wait_for_function("before => copied.length > before", arg=before)
        return str(self.page.evaluate("copied.at(-1)"))

    def open(self, link: str) -> None:
        """Open a link, in this very page."""
        self.page.evaluate("link => (location.href = link)", link)

    def is_on(self) -> bool:
        """Whether it is this person's turn, on the page that is shown."""
        sitting = current(self.model)
        return sitting is not None and deciding(sitting)

    def watches(self) -> bool:
        """Whether the table is shown, and somebody else is to act, or nobody."""
        return current(self.model) is not None and self.acting() not in (self.seat, CHANCE)

    def acting(self) -> int:
        """Who is to act, as far as is known here."""
        return int(self.sitting.match.state.to_act)

    def move(self, random: Random) -> None:
        """Make any legal move by taps."""
        match = self.sitting.match
        move, length = some(match.state.moves(), random), len(match.log)
        seen, held = match.observe(self.seat), self.sitting.picked
        for what in taps(match.game.id, move, seen):
            if what not in held:
                self.press(f"tap {what}")
        made = lambda: len(self.sitting.match.log) > length  # noqa: E731
        self.until(lambda: made() or self.sitting.doubted is not None, f"{move}")
        if not made():
            self.press("confirm")
        self.until(made, f"{move} to be made")
        self.until(lambda: self.acting() != -1, "chance")

    def turn(self, random: Random) -> None:
        """Play until somebody else is to act."""
        self.until(lambda: self.is_on() or self.watches(), "the table")
        while self.is_on():
            self.move(random)


@pytest.fixture
def two(browser: Browser) -> Iterator[list[Far]]:
    """Two people, each in a browser of their own."""
    people, faults = [], list[str]()
    for name in ("Ana", "Bento"):
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, reduced_motion="reduce"
        )
        context.add_init_script(QUICKLY + preferring(AT_ONCE) + COPIES)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda m: faults.append(m.text) if m.type == "error" else None)
        people.append(Far(page, name))
    yield people
    for far in people:
        faults += far.page.locator(".error-box").all_inner_texts()
        far.page.context.close()
    assert faults == []


def gather(two: list[Far], game: str, live: bool = False) -> None:
    """Invite, answer and begin: with the offer of a direct connection, if `live`."""
    host, guest = two
    pick(host.page, f"game-{game}")
    host.page.locator("#called").fill("Ana")
    host.page.locator("#called").dispatch_event("change")  # Firefox tells none on a page behind
    host.press("far-invite")
    expect(host.page.locator("#far-copy")).to_be_visible()
    if live:
        host.page.locator("#far-call").click()
        expect(host.page.locator("#far-state")).to_have_text(ENGLISH("far.live.pending"))
    guest.open(host.copy())
    guest.page.locator("#called").fill("Bento")
    guest.page.locator("form[data-form=far-join] button").click()
    expect(guest.page.locator("#far-copy")).to_be_visible()
    if live:
        expect(guest.page.locator("#far-state")).to_have_text(ENGLISH("far.live.pending"))
    host.page.locator("#link").fill(f"Here I am: {guest.copy()}")
    host.page.locator("form[data-form=far-paste] button").click()
    host.seat, guest.seat = 0, 1
    host.until(lambda: host.model.sitting is not None and host.acting() >= 0, "the beginning")


def on_turn(two: list[Far]) -> Far:
    """Whose turn it is."""
    two[0].until(lambda: any(far.is_on() for far in two), "anybody's turn")
    return next(far for far in two if far.is_on())


@pytest.mark.parametrize("game", tried(NAMES, "bullfrogs", "violet"))
@pytest.mark.once
def test_a_game_goes_round_by_links(two: list[Far], game: str, pytestconfig: pytest.Config) -> None:
    gather(two, game)
    random, latest = Random(3), two[0]
    whole = pytestconfig.getoption("whole")
    for _ in count() if whole else range(TURNS):
        latest.turn(random)
        link = latest.copy()
        other = two[1 - latest.seat]
        other.open(link)
        state = str(latest.sitting.match.state)
        other.until(
            lambda o=other, s=state: o.model.sitting and str(o.sitting.match.state) == s,
            "the turn",
        )
        if latest.acting() == NOBODY:
            break
        latest = other
    for far in two if whole else ():
        expect(far.page.locator("#result")).to_be_visible()


@pytest.mark.once
def test_a_link_that_is_copied_by_hand_from_its_field_is_sent(two: list[Far]) -> None:
    gather(two, "trio")
    random = Random(3)
    host, guest = two
    host.until(lambda: host.is_on() or host.watches(), "the table")
    if not host.is_on():
        guest.open(host.copy())
        guest.until(guest.is_on, "the turn")
        guest.turn(random)
        host.open(guest.copy())
        host.until(host.is_on, "the turn")
    host.turn(random)
    expect(host.page.locator("#far-more")).to_be_visible()
    table = host.page.url
    host.page.locator("#far-more").click()
    host.page.locator("#far-address").click()
    host.page.keyboard.press("ControlOrMeta+A")
    host.page.keyboard.press("ControlOrMeta+C")
    host.open(table)
    expect(host.page.locator("#prompt")).to_have_text(ENGLISH("far.table.waiting", name="Bento"))


@pytest.mark.once
def test_what_was_prepared_stays_chosen_for_an_invitation(two: list[Far]) -> None:
    page = two[0].page
    two[0].open("#/new/ratland")
    expect(page.locator(".new-page")).to_be_visible()  # pages before it have rows of the same names
    for id in ("seats-4", "food-shuffled"):
        pick(page, id)
    two[0].open("#/far/new/ratland")
    for id in ("#game-ratland", "#seats-4", "#food-shuffled"):
        expect(page.locator(id)).to_be_checked()


@pytest.mark.once
def test_links_of_every_kind_are_told_and_change_nothing(two: list[Far]) -> None:
    gather(two, "trio")
    random = Random(3)
    host, guest = two
    host.turn(random)
    old = host.copy()
    guest.open(old)
    guest.until(guest.is_on, "the turn")
    guest.turn(random)
    kept = guest.model.shelf
    guest.open(old)
    expect(guest.page.locator("#problem")).to_have_text(ENGLISH("far.verdict.older"))
    for part in ("1AAAA", old.rpartition("/")[2][:-9], "<b>", "1" * 30_000):
        guest.open("#/far")
        expect(guest.page.locator("#problem")).to_have_count(0)
        guest.open(f"#/far/{part}")
        expect(guest.page.locator("#problem")).to_have_text(ENGLISH("far.problem.damaged"))
    assert guest.model.shelf == kept


def told_live(two: list[Far]) -> Far:
    """Whoever is on plays, and the other learns of it at once. Returns who has played."""
    far = on_turn(two)
    far.turn(Random(3))
    other, state = two[1 - far.seat], str(far.sitting.match.state)
    other.until(lambda: str(other.sitting.match.state) == state, "the turn, live")
    return far


@pytest.mark.once  # the next test begins live
def test_a_game_is_played_live(two: list[Far], pytestconfig: pytest.Config) -> None:
    """Four turns; with `--whole` to its end."""
    gather(two, "trio", live=True)
    for far in two:
        far.until(lambda f=far: f.model.sitting is not None, "the table")
    turns = 1
    while told_live(two).acting() != NOBODY:
        turns += 1
        if turns > 4 and not pytestconfig.getoption("whole"):
            return
    for far in two:
        expect(far.page.locator("#result")).to_be_visible()


@pytest.mark.whole_elsewhere
def test_a_game_whose_connection_is_lost_goes_on_by_link(two: list[Far]) -> None:
    host, guest = two
    gather(two, "bullfrogs", live=True)
    guest.until(lambda: guest.model.sitting is not None, "the table")
    told_live(two)
    guest.page.reload()
    guest.app = app_of(guest.page.evaluate("page"))
    guest.until(lambda: guest.model.sitting is not None, "the table again")
    far = on_turn(two)
    lost = ENGLISH("far.live.lost")
    if far is not host:
        lost = ENGLISH("far.table.lost.waiting", name="Bento")
    expect(host.page.locator("#controls")).to_contain_text(lost)
    far.turn(Random(3))
    other, state = two[1 - far.seat], str(far.sitting.match.state)
    other.open(far.copy())
    other.until(lambda: str(other.sitting.match.state) == state, "the turn, by link")
