"""The end: points, ties, winners."""

import pytest

from engine.ratland import GAME
from engine.ratland.components import INITIAL_EVENTS


def over(*clans: str) -> str:
    """A finished game."""
    parts = ["over active 1", f"events {' '.join(INITIAL_EVENTS)} end", "food 1 2 3 4 5"]
    return "; ".join([*parts, *(f"clan {clan}" for clan in clans)])


@pytest.mark.rule("ratland.score")
def test_every_rat_is_a_point_and_every_grave_takes_one() -> None:
    state = GAME.position(over("pantry=9 cheese=4 poisoned=2 lost=3 graveyard=5", "pantry=8"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (9, 8)


@pytest.mark.rule("ratland.score")
@pytest.mark.parametrize(
    ("clans", "winners", "rule"),
    [
        (("pantry=9", "pantry=8 cheese=9"), (0,), "ratland.event.end"),
        (("pantry=9 cheese=1", "pantry=9 cheese=2", "pantry=3 cheese=9"), (1,), "ratland.score"),
        (("pantry=9 cheese=1", "pantry=9 cheese=1", "pantry=3 cheese=9"), (0, 1), "ratland.score"),
        (("pantry=9 graveyard=9", "graveyard=3", "lost=1 graveyard=1"), (0, 2), "ratland.score"),
    ],
)
def test_ties_go_to_the_cheese_and_then_to_all(
    clans: tuple[str, ...], winners: tuple[int, ...], rule: str
) -> None:
    outcome = GAME.position(over(*clans)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule.id) == (winners, rule)
