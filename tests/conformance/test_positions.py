"""Positions that somebody wrote: what is read can be played, what is not is told what is wrong."""

from importlib import import_module
from random import Random
from typing import Any, Protocol

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.game import NOBODY, BadTextError, Event, Game
from engine.games import NAMES, load
from tests.conformance.play import LONGEST, any_move
from tests.conformance.texts import changed_texts


class Ledger(Protocol):
    """A game's invariants: `tests/<game>/invariants.py` offers them for the states after one."""

    def hear(self, event: Event) -> None: ...

    def look_at(self, state: Any) -> None: ...


def ledger(name: str, state: Any) -> Ledger:
    """The books of a game that begins here."""
    opened: Ledger = import_module(f"tests.{name}.invariants").Ledger(state)
    return opened


def read(game: Game, text: str) -> Any:
    """The state of a text, or None when it is refused, which must name the part that is wrong."""
    try:
        return game.position(text)
    except BadTextError as error:
        refused = error
    assert refused.text in text
    assert repr(refused.text) in str(refused)
    assert "; " not in refused.text, "a part, not the whole"
    return None


def play_on(name: str, state: Any, random: Random) -> None:
    """To the end by any moves, with every invariant of the game looked at on the way."""
    game, books = load(name), ledger(name, state)
    books.look_at(state)
    for ply in range(LONGEST):
        if ply % 16 == 0:
            assert str(game.position(str(state))) == str(state)
        if state.to_act == NOBODY:
            break
        state.play(any_move(state, random), books.hear)
        books.look_at(state)
    assert state.outcome() is not None


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=120, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_position_is_refused_by_its_part_or_can_be_played_to_the_end(
    name: str, data: st.DataObject
) -> None:
    state = read(load(name), data.draw(changed_texts(name)))
    if state is not None:
        play_on(name, state, Random(1))
