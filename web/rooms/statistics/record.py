"""What follows from the record: how often somebody won, how often in a row, and on which days."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from web.app.model import Played
from web.app.preparing import IS_DAY, daily

DAY = 86_400_000
"""Milliseconds."""


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


def days_in_a_row(record: Sequence[Played], now: int) -> int:
    """On how many days in a row a deal of the day was played, up to today or else yesterday."""
    known = {played.deal for played in record}
    at = now if daily(now) in known else now - DAY
    row = 0
    while daily(at) in known:
        row, at = row + 1, at - DAY
    return row
