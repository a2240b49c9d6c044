"""Trio: points and steps, what was left unused, and how the largest clusters grew."""

from collections import Counter
from collections.abc import Sequence

from engine.trio.components import team_of
from engine.trio.events import Entered, Stepped, TilePlaced
from engine.trio.score import clusters
from web.boards.counted import Counted, Course, Moment, Tally, sums

_TALLIES = ("tiles", "points", "steps", "entered", "unused")


def _count(moments: Sequence[Moment], seats: int) -> Sequence[Tally | Course]:
    found = {name: Counter[int]() for name in _TALLIES}
    grown: list[tuple[int, ...]] = []
    for moment in moments:
        for event in moment.events:
            match event:
                case TilePlaced(seat=seat, points=points):
                    found["tiles"][seat] += 1
                    found["points"][seat] += points
                    largest = [len(each.largest) for each in clusters(moment.seen.circles)]
                    grown.append(tuple(largest[team_of(each)] for each in range(seats)))
                case Stepped(seat=seat):
                    found["steps"][seat] += 1
                case Entered(seat=seat):
                    found["entered"][seat] += 1
    for seat, points in found["points"].items():
        # a step and an entry cost one each; who makes a trio may have some left, too
        found["unused"][seat] = points - found["steps"][seat] - found["entered"][seat]
    lines = tuple(zip(*grown, strict=True))[:2]  # a pair has one cluster
    return (
        *((Course("cluster", lines),) if lines else ()),
        *(Tally(name, (sums(seats, found[name]),)) for name in _TALLIES),
    )


COUNTED = Counted(_count, lambda seat: "var(--tr-team)", "tile", TilePlaced)
