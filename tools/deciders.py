"""Matches that are played to their end."""

from collections.abc import Iterator

from engine.core.game import CHANCE, NOBODY, Seat
from engine.core.match import Match


def deciders(match: Match) -> Iterator[Seat]:
    """The seat of each decision until the match is over, chance's throws made before it.

    Whoever asks makes the decision before they ask for the next.
    """
    while (seat := match.state.to_act) != NOBODY:
        if seat == CHANCE:
            match.roll()
        else:
            yield seat
