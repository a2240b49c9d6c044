"""Whole games by ear: who plays knows roles, names and what is said.

They ask what can be done now, and press a button of a name that they are told. So all that can be
done is told, is called there what it is called on the table, and whatever is pressed answers.
"""

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from e2e.conftest import Opener
from e2e.playing import ENGLISH, bring, open_at, shortly_before_the_end
from engine.games import NAMES, load

SEATS = 2
ACTIONS = 1500
"""More than any of these games takes."""

MOMENTS = 150
"""How often one listens again for an answer, and how often one asks again while others act."""

MOMENT = 20
"""Milliseconds between."""

LATE = {
    "bullfrogs": ("serao/1 bullfrogs colours=GB first=1 human:Ana random:Moth", 30),
    "ratland": ("serao/1 ratland first=1 human:Ana random:Moth", 25),
    "violet": ("serao/1 violet human:Ana random:Moth", 60),
}
"""The longest, of which only so many last moves are played unless `--whole` is asked for; of
Ratland even then, since rats are sent to and fro at random for half an hour."""

SILENCES = 3
"""So often in vain, and it is a fault."""

PATIENCE = 5000
"""Milliseconds in which a button that was named has to be there."""

NOW = f"{ENGLISH('app.tells.now')}: "
BUTTONS = ENGLISH("app.tells.now.buttons", list="").removesuffix(".")
BUTTON = re.compile(r"""\s*- ('?)button "((?:[^"\\]|\\.)*)"(.*)""")


class Ears:
    """Somebody who hears a table."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game, self.random = page, game, Random(7)
        self.buttons = ""
        """Those that the latest answer names."""
        self.silent: list[str] = []
        """What was pressed in vain."""
        self.pressed = ""
        """What was pressed last: not at once again, since it may have been refused."""

    def begin(self) -> None:
        """Begin a game against bots."""
        page, seats = self.page, SEATS
        if len(load(self.game).seats) > 1:
            many = page.get_by_role("group", name=ENGLISH("app.new.seats"))
            many.get_by_role("radio", name=str(seats)).press(" ")
        for seat in range(2, seats + 1):
            chair = page.get_by_role("group", name=re.compile(rf"^Seat {seat}\b"))
            who = chair.get_by_role("combobox", name=ENGLISH("app.new.kind"))
            who.select_option(label=ENGLISH("app.kind.novice"))
        page.get_by_role("button", name=ENGLISH("app.new.start")).press("Enter")
        expect(page.get_by_role("region", name=ENGLISH("app.table.stage"))).to_be_visible()

    def is_over(self) -> bool:
        """Whether the result is there."""
        return self.page.get_by_role("group", name=ENGLISH("app.result.title")).count() > 0

    def act(self) -> None:
        """Press something that can be done now."""
        for _ in range(MOMENTS):
            if offered := self._offered():
                name = self._choice(offered)
                with suppress(TimeoutError):  # a bot has acted since, and names are others now
                    if not self._press(name):  # it was a bot's turn by then
                        self.silent.append(name)
                        assert self.silent.count(name) < SILENCES, f"silence after {name}"
                return
            if self.is_over():
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"nothing to do: {self._heard()}")

    def _choice(self, offered: dict[str, str]) -> str:
        """Mostly what is picked up already, or what leads on: a game shall not take for ever."""
        if self.pressed not in offered or len(offered) == 1:
            self.pressed = ""
        offered = {name: state for name, state in offered.items() if name != self.pressed}
        held = [name for name, state in offered.items() if "[pressed]" in state]
        on = [name for name in offered if name in self.buttons]
        luck = self.random.random()
        chosen = held if held and luck < 0.7 else on if on and luck < 0.85 else list(offered)
        self.pressed = self.random.choice(chosen)
        return self.pressed

    def _heard(self) -> list[str]:
        return self.page.get_by_role("log").get_by_role("paragraph").all_text_contents()

    def _press(self, name: str) -> list[str]:
        """What is said when the button of this name is pressed; empty if nothing is."""
        self.page.get_by_role("log").evaluate("(log) => log.replaceChildren()")
        button = self.page.get_by_role("button", name=name, exact=True)
        button.first.press("Enter", timeout=PATIENCE)
        for _ in range(MOMENTS):
            if heard := self._heard():
                return heard
            self.page.wait_for_timeout(MOMENT)
        return []

    def _offered(self) -> dict[str, str]:
        """The buttons that the answer names: by how they begin, as it does."""
        heard = self._press(ENGLISH("app.tells.now.ask"))
        for _ in range(MOMENTS):  # a bot was heard first
            if any(line.startswith(NOW) for line in heard):
                break
            self.page.wait_for_timeout(MOMENT)
            heard = self._heard()
        else:  # and has talked on: only the last lines are kept
            return {}
        told = [line.removeprefix(NOW) for line in heard if line.startswith(NOW)][-1]
        self.buttons = told.rpartition(BUTTONS)[2] if BUTTONS in told else ""
        names = {name.strip() for name in re.split(r"[:;]|\.(?: |$)", told)}
        tree = self.page.get_by_role("main").aria_snapshot()
        lines = [line.groups() for line in map(BUTTON.match, tree.splitlines()) if line]
        found = [
            (name.replace("''", "'") if quote else name, state) for quote, name, state in lines
        ]
        return {
            name: state
            for name, state in found
            if "[disabled]" not in state
            and re.split(r"[:;]", name)[0] in names
            and name != ENGLISH("violet.button.know")
        }


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.whole_elsewhere
def test_a_whole_game_by_what_is_said(
    awake: Opener, game: str, pytestconfig: pytest.Config
) -> None:
    whole = pytestconfig.getoption("whole")
    page = awake(quick=True)
    ears = Ears(page, game)
    if game in LATE and not (whole and game != "ratland"):
        bring(page, shortly_before_the_end(*LATE[game]))
    else:
        open_at(page, f"#/new/{game}")
        ears.begin()
    for _ in range(ACTIONS):
        if ears.is_over():
            break
        ears.act()
    expect(page.get_by_role("group", name=ENGLISH("app.result.title"))).to_be_visible()
