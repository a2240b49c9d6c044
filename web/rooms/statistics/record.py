"""What follows from the record: how often somebody won, how often in a row, and on which days."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from web.app.model import Played
from web.app.preparing import IS_DAY


@dataclass(frozen=True, slots=True)
class Standing:
    """How games of one kind ended."""

    played: int
    won: int
    lost: int
    shared: int
    longest: int
    """The most that were won in a row."""
    row: int
    """How many were won in a row just now; lost, if it is negative."""


def standing(record: Iterable[Played]) -> Standing:
    """Of games against one level, the oldest first."""
    outcomes = [played.outcome for played in record]
    longest = row = 0
    for outcome in outcomes:
        row = row + 1 if outcome == "won" else 0
        longest = max(longest, row)
    won, lost, shared = (outcomes.count(name) for name in ("won", "lost", "shared"))
    latest = next((len(list(same)) for _, same in groupby(reversed(outcomes))), 0)
    way = {"won": 1, "lost": -1}.get(outcomes[-1], 0) if outcomes else 0
    return Standing(len(outcomes), won, lost, shared, longest, latest * way)


def days(record: Iterable[Played]) -> dict[str, Played]:
    """The deals of the day that were played, the latest day first; of a day the first game."""
    found: dict[str, Played] = {}
    for played in record:
        if IS_DAY.fullmatch(played.deal):
            found.setdefault(f"{played.deal} {played.game}", played)
    return dict(sorted(found.items(), key=lambda item: item[0].partition(" ")[0], reverse=True))
