"""Whole games in the app, from the first tap to the result, by taps on what is drawn."""

import re
from itertools import count, product
from random import Random

import pytest

from engine.core.match import read_match
from engine.games import NAMES, load
from engine.search.levels import levels
from tests.web.person import Person, laid, taps
from tests.web.test_pages import check
from tests.whole import some
from web.app.names import at_home
from web.words import Words

ENGLISH = Words("en")
RELOAD_EVERY = 9
"""After so many decisions the page is loaded again, and nothing may have changed by it."""


def take_turn(person: Person, name: str) -> None:
    """Take the device and make a greedy move, tap by tap on what can be tapped."""
    if 'id="lift"' in person.html:
        assert "data-do" not in person.html.partition('id="stage"')[2].partition("</section>")[0]
        person.do("lift")
    line, sitting = person.line, person.app.model.sitting
    assert sitting is not None
    table, view = laid(sitting.match)
    move = levels(name)["greedy"](load(name), view.seen, Random(line))
    for what in taps(name, move, view.seen):
        if what not in table.ready(view):
            assert f'data-do="tap {what}"' in person.html, f"{what} for {move} after {line}"
            person.tap(what)
    if 'id="confirm"' in person.html:
        person.do("confirm")
    assert person.line.startswith(f"{line} | {move}")


TABLES = some(product((1, 2), NAMES), *product((1,), NAMES), (2, "ratland"), (2, "trio"))


@pytest.mark.parametrize(("people", "name"), TABLES)
def test_a_whole_game_by_taps(name: str, people: int) -> None:
    """A person against as many bots as there is room for, or two people at one device."""
    seats = max(load(name).seats) if people == 1 else 2
    kinds = ("human", "human" if people == 2 else "greedy", "random", "greedy")[:seats]
    person = Person().visit(f"#/new/{name}").fill_in("new", seats=str(seats))
    person.fill_in("new", **{f"kind_{seat}": kind for seat, kind in enumerate(kinds)}).do("start")
    for number in count(1):
        person.read_together()
        if person.state.to_act < 0:
            break
        take_turn(person, name)
        if number % RELOAD_EVERY == 0:
            before = person.line
            person = person.reload()
            assert person.line == before
    check(person.html)
    outcome = person.state.outcome()
    assert outcome is not None
    names = at_home(read_match(person.line, load), ENGLISH)
    assert people == 2 or names[0] == "You"
    assert all(names[seat] in person.prompt for seat in outcome.winners)
    assert 'class="result"' in person.html or 'id="result"' in person.html
    assert re.search(r'data-do="again"', person.html)
