"""Bullfrogs: pads won and lost, frogs on the Log, points turn by turn."""

from collections import Counter
from collections.abc import Sequence

from engine.bullfrogs.events import (
    Battled,
    Claimed,
    Deployed,
    Expelled,
    Hopped,
    Passed,
    Recruited,
    Sabotaged,
)
from engine.bullfrogs.grid import LOG
from engine.bullfrogs.score import final_scores
from web.boards.counted import Counted, Course, Moment, Tally, sums

_TALLIES = ("won", "lost", "landed", "deployed", "sabotaged")


def _count(moments: Sequence[Moment], seats: int) -> Sequence[Tally | Course]:
    colours = moments[-1].seen.colours
    armies = len(colours)  # Isaac's among them, who has no seat
    seat_of = {colour: seat for seat, colour in enumerate(colours)}
    found = {name: Counter[int]() for name in _TALLIES}
    points: list[list[int]] = []
    for moment in moments:
        for event in moment.events:
            match event:
                case Claimed(colour):
                    found["won"][seat_of[colour]] += 1
                case Battled(strengths=strengths, winner=winner):
                    for colour, seat in seat_of.items():
                        found["lost"][seat] += strengths[colour] > 0 and colour != winner
                case Hopped(colour, target=target) if target == LOG:
                    found["landed"][seat_of[colour]] += 1
                case Deployed(colour) | Recruited(colour):
                    found["deployed"][seat_of[colour]] += 1
                case Expelled():  # only Isaac does
                    found["sabotaged"][1] += 1
                case Sabotaged(colour):
                    found["sabotaged"][seat_of[colour]] += 1
                case Passed():
                    points.append([score.total for score in final_scores(moment.seen)])
    points.append([score.total for score in final_scores(moments[-1].seen)])
    lines = tuple(zip(*points, strict=True))
    called = {"sabotaged": "sabotaged.alone"} if seats == 1 else {}
    return (
        Course("points", lines),
        *(Tally(called.get(name, name), (sums(armies, found[name]),)) for name in _TALLIES),
    )


COUNTED = Counted(_count, lambda seat: "var(--bf-army)", "turn", Passed, ends=True)
