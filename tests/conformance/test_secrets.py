"""Secrets are kept: what a seat cannot tell apart as it happens, it is never shown apart.

None of this asks what is imagined: were `observe` and `determinize` wrong together, it would show.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from engine.core.game import NOBODY, State
from engine.games import load
from tests.conformance.play import Setting, accepted, every_setting, playthrough
from tests.conformance.twins import Fork, fork, twins, viewers

LOOKED_AT = 4
"""How many of the moves of each state are compared with each other."""


def kept_from(setting: Setting) -> set[int | None]:
    """From whom there must be something to hide: everybody but somebody who plays alone."""
    if not load(setting.game).secret:
        return set()
    return {viewer for viewer in viewers(setting) if setting.seats > 1 or viewer is None}


def forks(setting: Setting, random: Random) -> Iterator[tuple[State[Any], Fork, Fork]]:
    """Of each state of a playthrough, two of the moves that it accepts, and what comes of them."""
    for state in playthrough(setting).states:
        if state.to_act == NOBODY:
            continue
        moves = accepted(state)
        after = [fork(state, move) for move in random.sample(moves, min(LOOKED_AT, len(moves)))]
        for one, other in combinations(after, 2):
            yield state, one, other


@every_setting
def test_moves_that_look_the_same_leave_the_same_to_see(setting: Setting) -> None:
    """Of a seat's own choice, of a draw, of whatever else is hidden from somebody."""
    pairs = Counter[int | None]()
    for state, one, other in forks(setting, Random(15)):
        for viewer in viewers(setting):
            if viewer != state.to_act and one.seen_by(viewer) == other.seen_by(viewer):
                pairs[viewer] += 1
                left = [setting.observe(fork.state, viewer) for fork in (one, other)]
                assert left[0] == left[1], f"{one.move}, {other.move}: {state}"
    assert set(pairs) >= kept_from(setting), "nothing was hidden, so nothing was tested"


@every_setting
def test_events_tell_no_more_than_there_is_to_see(setting: Setting) -> None:
    """What only others can tell apart when it is over, nobody else was told apart."""
    pairs = Counter[int | None]()
    for state, one, other in forks(setting, Random(16)):
        alike = {
            viewer: setting.observe(one.state, viewer) == setting.observe(other.state, viewer)
            for viewer in viewers(setting)
        }
        if all(alike.values()):
            continue  # another way to the same position, for all to see
        for viewer in (viewer for viewer in alike if alike[viewer]):
            pairs[viewer] += 1
            told = one.seen_by(viewer)
            assert told == other.seen_by(viewer), f"{one.move}, {other.move}: {state}"
    assert set(pairs) >= kept_from(setting), "nothing was hidden, so nothing was tested"


@every_setting
def test_games_that_look_the_same_go_on_looking_the_same(setting: Setting) -> None:
    """However long a secret is kept, nothing of it comes to be seen before it is told."""
    found: set[int | None] = set()
    for viewer in viewers(setting):
        for stretch in twins(setting, viewer):
            for step in stretch:
                one, other = step.one.state, step.other.state
                seen = [setting.observe(state, viewer) for state in (one, other)]
                assert seen[0] == seen[1], f"{viewer}: {one}, {other}"
                if one.to_act == viewer:
                    assert set(accepted(one)) == set(accepted(other)), f"{one}, {other}"
                found.add(viewer)
    assert found >= kept_from(setting), "nothing was hidden, so nothing was tested"


@every_setting
def test_somebody_who_looks_on_is_shown_nothing_that_a_seat_is_not(setting: Setting) -> None:
    """What a seat cannot tell apart, an onlooker cannot either: a curtain shows what they see."""
    for stretch in (stretch for viewer in viewers(setting) for stretch in twins(setting, viewer)):
        for step in stretch:
            one, other = step.one, step.other
            assert one.seen_by(None) == other.seen_by(None)
            assert setting.observe(one.state, None) == setting.observe(other.state, None)
