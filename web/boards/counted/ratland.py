"""Ratland: rats born and starved, cheese found, stolen and kept, turn by turn."""

from collections.abc import Sequence
from itertools import chain

from engine.ratland.events import Event, Revealed
from engine.ratland.observe import Observation
from web.boards.counted import Counted, Course, Moment, Tally, sums
from web.boards.ratland.chronicle import tallied

_TALLIES = ("born", "starved", "found", "stolen", "robbed", "away")


def _count(moments: Sequence[Moment], seats: int) -> Sequence[Tally | Course]:
    happened, ends = [list[Event]()], list[Observation]()
    before: Moment | None = None
    for moment in moments:
        for event in moment.events:
            if isinstance(event, Revealed) and before is not None and event.turn > 1:
                ends.append(before.seen)
                happened.append([])
            happened[-1].append(event)
        before = moment
    turns = [tallied(events) for events in happened[: len(ends)]]
    courses = {
        "rats": [tuple(clan.rats for clan in seen.clans) for seen in ends],
        "cheese": [tuple(clan.cheese for clan in seen.clans) for seen in ends],
        "births": [sums(seats, turn["born"]) for turn in turns],
        "deaths": [sums(seats, turn["starved"]) for turn in turns],
    }
    found = tallied(chain.from_iterable(happened))
    found["away"] = found["poisoned"] + found["lost"]
    return (
        *(
            Course(name, tuple(zip(*by_turn, strict=True)))
            for name, by_turn in courses.items()
            if ends
        ),
        *(Tally(name, (sums(seats, found[name]),)) for name in _TALLIES),
    )


COUNTED = Counted(_count, lambda seat: "var(--rl-clan)", "turn", Revealed)
